import type { ByteReader } from './byte-reader.js';
import { damaged, unsupported } from './fault.js';

/** The texts that Ids of one body (or of one header chunk) have introduced so far, for later Ids to refer to. */
export type Lookback = { hasBegun: boolean; texts: string[] };

const LOOKBACK_VERSION = 3;
/** Longest identifier that is read, in bytes. */
const MAX_ID_BYTES = 256;
const MAX_TEXTS = 10_000;
export const NO_ID = 0xffffffff;
const INDEX_BITS = 0x3fffffff;

/** The state before the first Id. */
export function createLookback(): Lookback {
  return { hasBegun: false, texts: [] };
}

/**
 * Reads one Id: a number (of a known collection), a new text, or a reference to an earlier text. The version of the scheme precedes
 * the very first one. A number is returned as its digits, "no id" as ''. Throws a `GbxFault`.
 */
export function readId(reader: ByteReader, lookback: Lookback): string {
  if (!lookback.hasBegun) {
    const version = reader.u32();
    if (version !== LOOKBACK_VERSION)
      throw unsupported(`lookback version ${version}, only ${LOOKBACK_VERSION} is read`);
    lookback.hasBegun = true;
  }
  const head = reader.u32();
  if (head === NO_ID) return '';
  const kind = head >>> 30;
  const index = head & INDEX_BITS;
  if (kind === 0) return String(index);
  if (kind === 3) throw damaged(`an Id cannot begin with ${head}`);
  if (index === 0) {
    const text = reader.text(MAX_ID_BYTES);
    if (lookback.texts.length >= MAX_TEXTS) throw damaged('too many Ids');
    lookback.texts.push(text);
    return text;
  }
  const known = lookback.texts[index - 1];
  if (known === undefined) throw damaged(`an Id refers to text ${index} of ${lookback.texts.length}`);
  return known;
}
