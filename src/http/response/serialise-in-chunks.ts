import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** A list of more rows may have megabytes of them. */
const LONG_LIST = 100;
/** Rows that are serialised at once: as many as have about this text, by those before, since each call has its cost. */
const CHARACTERS_AT_ONCE = 32_768;
const FIRST_ROWS = 10;
const MAX_ROWS_AT_ONCE = 200;
/** What is serialised, encoded and hashed in one turn of the event loop: about a millisecond. */
const CHARACTERS_PER_TURN = 262_144;
/** Lists are fields of a body, or of an object in it. */
const MAX_DEPTH = 2;

/** Returns whether a body has a list that is worth serialising in several turns. */
export function hasLongList(value: unknown, depth = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.length > LONG_LIST;
  // A request worker sends its JSON as a Buffer, of which the loop below would visit each byte.
  if (depth === 0 || Buffer.isBuffer(value)) return false;
  // Every response comes here: a list of the values would cost more than looking at them.
  for (const name in value) {
    const inner = (value as Record<string, unknown>)[name];
    if (typeof inner === 'object' && inner !== null && hasLongList(inner, depth - 1)) return true;
  }
  return false;
}

/** Returns the same JSON as JSON.stringify, in UTF-8, and its SHA-1 in base64url where it is tagged; other requests run in between. */
export async function serialiseInChunks(
  body: unknown,
  isTagged: boolean,
): Promise<{ bytes: Buffer; digest: string | undefined }> {
  const hash = isTagged ? createHash('sha1') : undefined;
  const encoded: Buffer[] = [];
  let parts: string[] = [];
  let characters = 0;
  const encode = (): void => {
    const bytes = encodeParts(parts);
    hash?.update(bytes);
    encoded.push(bytes);
    parts = [];
    characters = 0;
  };
  for (const part of splitJson(body)) {
    if (characters >= CHARACTERS_PER_TURN) {
      encode();
      await setImmediate();
    }
    parts.push(part);
    characters += part.length;
  }
  encode();
  const [first] = encoded;
  const bytes = first && encoded.length === 1 ? first : Buffer.concat(encoded);
  return { bytes, digest: hash?.digest('base64url') };
}

/** Joining the texts first would copy each once more, into memory that is then collected. */
function encodeParts(parts: readonly string[]): Buffer {
  const sizes = parts.map((part) => Buffer.byteLength(part));
  const bytes = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + size, 0));
  let at = 0;
  for (const [index, part] of parts.entries())
    at += bytes.write(part, at, sizes[index] === part.length ? 'latin1' : 'utf8');
  return bytes;
}

function* splitJson(value: unknown, depth = MAX_DEPTH): Generator<string> {
  if (!hasLongList(value, depth)) {
    yield JSON.stringify(value);
  } else if (Array.isArray(value)) {
    let count = FIRST_ROWS;
    for (let first = 0; first < value.length;) {
      const rows = JSON.stringify(value.slice(first, first + count)).slice(1, -1);
      yield first === 0 ? '[' : ',';
      yield rows;
      first += count;
      const perRow = Math.max(1, rows.length / count);
      count = Math.min(MAX_ROWS_AT_ONCE, Math.max(1, Math.floor(CHARACTERS_AT_ONCE / perRow)));
    }
    yield ']';
  } else {
    let separator = '{';
    for (const [name, inner] of Object.entries(value as object)) {
      if (inner === undefined) continue;
      yield `${separator}${JSON.stringify(name)}:`;
      yield* splitJson(inner, depth - 1);
      separator = ',';
    }
    yield '}';
  }
}
