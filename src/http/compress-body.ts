import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

/** Below about one network packet there is nothing to win. */
const SMALLEST = 1400;
const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Returns the body in the best coding that the client accepts and the coding's name, or null to send it as it is. */
export async function compressBody(
  context: Context,
  body: string | Buffer,
): Promise<{ coding: 'br' | 'gzip'; bytes: Buffer } | null> {
  if (body.length < SMALLEST || !context.req.headers['accept-encoding']) return null;
  const coding = context.acceptsEncodings('br', 'gzip', 'identity');
  if (coding === 'br') {
    // Quality 4 is about as quick as gzip and smaller; the default of 11 is meant for files compressed once.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { coding, bytes: await brotliAsync(body, { params }) };
  }
  return coding === 'gzip' ? { coding, bytes: await gzipAsync(body) } : null;
}
