import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip';

/** A body below about one network packet gains nothing from compression. */
export const MIN_COMPRESSED_BYTES = 1400;
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
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: EFFORTS[effort].br,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
  };
  return brotliAsync(body, { params });
}

/** A longer header, which would take long to read, is taken for one that accepts none. */
const MAX_ACCEPTED = 1000;

/**
 * Returns the coding that an Accept-Encoding header prefers, or null for none. Brotli wins a tie, since browsers
 * list it last without preference.
 */
export function chooseCoding(accepted: string): Coding | null {
  if (accepted.length > MAX_ACCEPTED) return null;
  const weights = readWeights(accepted);
  const findWeight = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const br = findWeight('br');
  const zip = findWeight('gzip');
  if (Math.max(br, zip) === 0 || (weights.get('identity') ?? 0) > Math.max(br, zip)) return null;
  return br >= zip ? 'br' : 'gzip';
}

function readWeights(accepted: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of accepted.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(coding, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  return weights;
}
