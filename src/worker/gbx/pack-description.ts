import type { ByteReader } from './byte-reader.js';

/** Passes over the description of a file that belongs to something, such as a skin: its digest, path and address. */
export function passPackDescription(reader: ByteReader): void {
  const version = reader.u8();
  if (version >= 3) reader.skip(32);
  const length = reader.u32();
  reader.skip(length);
  if (version >= 3 || (length > 0 && version >= 1)) reader.skipText();
}
