import { createHash } from 'node:crypto';
import { nextTurn } from '../../event-loop.js';
import { etagOfDigest } from './etag.js';

/** A list of more rows may have megabytes of them. */
const LONG_LIST = 100;
const ROWS_AT_ONCE = 20;
/** What is serialised, encoded and hashed in one turn of the event loop: about a millisecond. */
const CHARACTERS_PER_TURN = 131_072;
/** Lists are fields of a body, or of an object in it. */
const MAX_DEPTH = 2;

/** Returns whether a body has a list that is worth serialising in several turns. */
export function hasLongList(value: unknown, depth = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.length > LONG_LIST;
  if (depth === 0) return false;
  // Every response comes here: a list of the values would cost more than looking at them.
  for (const name in value) {
    const inner = (value as Record<string, unknown>)[name];
    if (typeof inner === 'object' && inner !== null && hasLongList(inner, depth - 1)) return true;
  }
  return false;
}

/** Returns the same JSON as JSON.stringify, in UTF-8, and its entity tag; other requests run in between. */
export async function serialiseInTurns(body: unknown): Promise<{ bytes: Buffer; etag: string }> {
  const hash = createHash('sha1');
  const encoded: Buffer[] = [];
  let text = '';
  const encode = (): void => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    encoded.push(bytes);
    text = '';
  };
  for (const part of jsonPartsOf(body)) {
    text += part;
    if (text.length < CHARACTERS_PER_TURN) continue;
    encode();
    await nextTurn();
  }
  encode();
  return { bytes: Buffer.concat(encoded), etag: etagOfDigest(hash.digest('base64url')) };
}

function* jsonPartsOf(value: unknown, depth = MAX_DEPTH): Generator<string> {
  if (!hasLongList(value, depth)) {
    yield JSON.stringify(value);
  } else if (Array.isArray(value)) {
    for (let first = 0; first < value.length; first += ROWS_AT_ONCE) {
      const rows = JSON.stringify(value.slice(first, first + ROWS_AT_ONCE)).slice(1, -1);
      yield first === 0 ? `[${rows}` : `,${rows}`;
    }
    yield ']';
  } else {
    let separator = '{';
    for (const [name, inner] of Object.entries(value as object)) {
      if (inner === undefined) continue;
      yield `${separator}${JSON.stringify(name)}:`;
      yield* jsonPartsOf(inner, depth - 1);
      separator = ',';
    }
    yield '}';
  }
}
