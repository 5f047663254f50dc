import { inflateSync } from 'node:zlib';

/** What inflateSync returns for the option `info`, which its types do not say. */
type Inflated = { buffer: Buffer; engine: { bytesWritten: number } };

/**
 * The bytes that zlib data unpacks to, at most `limit`; null where it does not unpack, makes more than that, has a wrong
 * checksum, or is followed by other bytes, which zlib alone would let pass.
 */
export function inflateAll(packed: Buffer, limit: number): Buffer | null {
  try {
    const result = inflateSync(packed, { maxOutputLength: Math.max(limit, 1), info: true });
    const { buffer, engine } = result as unknown as Inflated;
    return engine.bytesWritten === packed.length ? buffer : null;
  } catch {
    return null;
  }
}
