import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Next } from 'koa';
import type { Coding, ServiceContext } from '../request-state.js';
import { COMMON_HEADERS } from './respond.js';

/** A body below about one network packet gains nothing from compression. */
const MIN_COMPRESSED_BYTES = 1400;
/** A longer Accept-Encoding, which would take long to read, is taken for one that accepts none. */
const MAX_ACCEPTED = 1000;
const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/**
 * How much effort to spend: a response is compressed for one request, a file once for all. Brotli's quality 4 is about as
 * quick as gzip and smaller; quality 11 saves a tenth more than 9 but takes seconds.
 */
const EFFORTS = { response: { br: 4, gzip: 6 }, file: { br: 9, gzip: 9 } } as const;

/** Returns the body in a content coding. */
export function compress(
  coding: Coding,
  body: string | Buffer,
  effort: keyof typeof EFFORTS,
): Promise<Buffer> {
  if (coding === 'gzip') return gzipAsync(body, { level: EFFORTS[effort].gzip });
  const params = { [constants.BROTLI_PARAM_QUALITY]: EFFORTS[effort].br };
  return brotliAsync(body, { params });
}

/** Compresses the body of a response where the client accepts it. The response to HEAD says so, but has no length. */
export async function compressResponse(ctx: ServiceContext, next: Next): Promise<void> {
  ctx.res.setHeaders(COMMON_HEADERS);
  await next();
  const { body, state } = ctx;
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return;
  if (body.length < MIN_COMPRESSED_BYTES || ctx.res.hasHeader('Content-Encoding')) return;
  const coding = chooseCoding(ctx);
  if (coding === null) return;
  ctx.set('Content-Encoding', coding);
  if (ctx.method === 'HEAD') ctx.body = Readable.from([]);
  else if (state.file?.body === body) ctx.body = await state.file.encoded(coding);
  else ctx.body = await compress(coding, body, 'response');
}

function chooseCoding(ctx: ServiceContext): Coding | null {
  if (ctx.get('Accept-Encoding').length > MAX_ACCEPTED) return null;
  const coding = ctx.acceptsEncodings('br', 'gzip', 'identity');
  return coding === 'br' || coding === 'gzip' ? coding : null;
}
