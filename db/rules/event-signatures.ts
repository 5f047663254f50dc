/*
 * A signature is a Bloom filter of the sequences of two and three characters (UTF-16 code units) in some texts, as a text: six bits in
 * each character, so that copies, moves and dumps of a database need not know of it. Stored ones stay: neither
 * their size nor the hash may change without a migration that empties their table, so that they are made again.
 */

/** A block of 4096 events has 5,000 to 25,000 sequences: 10 to 45 % of the bits. A row fits into a page of PostgreSQL. */
const CHARACTERS = 7500;
const BITS_EACH = 6;
const BITS = CHARACTERS * BITS_EACH;
/** The characters from `0` on: none of them is special in SQL. */
const FIRST_CODE = 48;
/** So many sequences let few blocks pass that lack the text. */
const MAX_SOUGHT = 4;

/** The newest time of a block without visible events. */
export const NEVER = '';

/** A bit of a signature: in the character at `place`, counted from 0. */
export interface SignatureBit {
  place: number;
  mask: number;
}

/** Returns a signature of nothing, or a stored one, to which texts can be added. */
export function openSignature(stored = ''): Uint8Array {
  const filled = stored.padEnd(CHARACTERS, String.fromCharCode(FIRST_CODE));
  return Uint8Array.from(Buffer.from(filled, 'latin1'), (code) => code - FIRST_CODE);
}

/** Returns a signature as it is stored. */
export function closeSignature(signature: Uint8Array): string {
  return Buffer.from(signature.map((value) => value + FIRST_CODE)).toString('latin1');
}

/** Adds the sequences of a text to a signature. */
export function addToSignature(signature: Uint8Array, text: string): void {
  for (let place = 0; place + 1 < text.length; place += 1) {
    set(signature, hashAt(text, place, 2));
    if (place + 2 < text.length) set(signature, hashAt(text, place, 3));
  }
}

/** Returns bits that the signature of every text with a part has; none of a part of a single character, which nearly all texts have. */
export function bitsOfPart(part: string): SignatureBit[] {
  const length = Math.min(part.length, 3);
  if (length < 2) return [];
  const last = part.length - length;
  const places = Array.from({ length: Math.min(MAX_SOUGHT, last + 1) }, (_, number) =>
    Math.floor((number * last) / Math.max(1, Math.min(MAX_SOUGHT, last + 1) - 1)),
  );
  return places.map((place) => bitOf(hashAt(part, place, length)));
}

/** Returns whether a character of a stored signature has a bit. */
export function hasBit(code: number, mask: number): boolean {
  return ((code - FIRST_CODE) & mask) !== 0;
}

function bitOf(bit: number): SignatureBit {
  return { place: Math.floor(bit / BITS_EACH), mask: 1 << (bit % BITS_EACH) };
}

function set(signature: Uint8Array, bit: number): void {
  const place = Math.floor(bit / BITS_EACH);
  signature[place] = (signature[place] ?? 0) | (1 << (bit % BITS_EACH));
}

/** Returns the bit of the two or three characters from a place on. */
function hashAt(text: string, place: number, length: number): number {
  const first = Math.imul(text.charCodeAt(place), 0x9e3779b1);
  const second = Math.imul(text.charCodeAt(place + 1), 0x85ebca6b);
  const third = length > 2 ? Math.imul(text.charCodeAt(place + 2) + 1, 0xc2b2ae35) : 0;
  const mixed = first ^ ((second << 13) | (second >>> 19)) ^ ((third << 7) | (third >>> 25));
  return (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 0) % BITS;
}
