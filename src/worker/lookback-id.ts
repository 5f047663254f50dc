import type { ByteReader } from './byte-reader.js';

/** Longest identifier that is read, in bytes. */
const MAX_ID_BYTES = 256;
const NO_ID = 0xffffffff;
const KIND_BITS = 0xc0000000;
const INDEX_BITS = 0x3fffffff;

/**
 * Reads one Id: a number (of a known collection), a new text, or a reference to a text that came before it and is in
 * `seen`, to which new texts are added. A number is returned as its digits, "no id" as ''.
 */
export function readLookbackId(reader: ByteReader, seen: string[]): string {
  const head = reader.u32();
  if (head === NO_ID) return '';
  const kind = (head & KIND_BITS) >>> 30;
  const index = head & INDEX_BITS;
  if (kind === 0) return String(index);
  if (kind === 3) reader.fail(`an Id can't begin with ${head}`);
  if (index === 0) {
    const text = reader.text(MAX_ID_BYTES);
    seen.push(text);
    return text;
  }
  const known = seen[index - 1];
  if (known === undefined) reader.fail(`an Id refers to text ${index} of ${seen.length}`);
  return known ?? '';
}
