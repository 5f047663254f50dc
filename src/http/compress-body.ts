import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

/** Below about one network packet there is nothing to win. */
const MIN_SIZE = 1400;
const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Returns the body in the best coding that the client accepts and the coding's name, or null to send it as it is. */
export async function compressBody(
  ctx: Context,
  body: string | Buffer,
): Promise<{ coding: 'br' | 'gzip'; bytes: Buffer } | null> {
  const accepted = ctx.req.headers['accept-encoding'];
  if (body.length < MIN_SIZE || !accepted) return null;
  const coding = chooseCoding(accepted);
  if (coding === 'br') {
    // Quality 4 is about as quick as gzip and smaller; the default of 11 is meant for files compressed once.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { coding, bytes: await brotliAsync(body, { params }) };
  }
  return coding === 'gzip' ? { coding, bytes: await gzipAsync(body) } : null;
}

/**
 * Returns the coding that an Accept-Encoding header prefers, or null for none. Of equals it is brotli: browsers name it
 * last, and say nothing by that order.
 */
export function chooseCoding(accepted: string): 'br' | 'gzip' | null {
  const weights = readWeights(accepted);
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const br = weightOf('br');
  const zip = weightOf('gzip');
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
