/**
 * Reads little-endian fields one after another. The first thing that goes wrong is kept in `problem()`, and every
 * read after it gives 0 or '', so that a caller reads all fields of a structure and asks once.
 */
export type ByteReader = {
  u8(): number;
  u32(): number;
  /** A u32 length and as many bytes of UTF-8, of at most `limit` bytes. */
  text(limit: number): string;
  /** Notes a problem that the caller found. */
  fail(reason: string): void;
  /** Notes a problem when bytes are left. */
  end(): void;
  problem(): string | null;
};

/** A reader at the beginning of `bytes`; `name` is what its problems call them. */
export function createByteReader(bytes: Buffer, name: string): ByteReader {
  let position = 0;
  let problem: string | null = null;

  const fail = (reason: string): void => {
    problem ??= `${name}: ${reason}`;
  };
  const take = (length: number, what: string): number | null => {
    const left = bytes.length - position;
    if (length > left) fail(`${what} at byte ${position} needs ${length} bytes, ${left} are left`);
    if (problem !== null) return null;
    position += length;
    return position - length;
  };
  const u32 = (): number => {
    const at = take(4, 'a number');
    return at === null ? 0 : bytes.readUInt32LE(at);
  };

  return {
    u8: () => {
      const at = take(1, 'a byte');
      return at === null ? 0 : bytes.readUInt8(at);
    },
    u32,
    text: (limit) => {
      const length = u32();
      if (length > limit) fail(`a text of ${length} bytes, at most ${limit} are expected`);
      const at = take(length, 'a text');
      if (at === null) return '';
      const text = decodeUtf8(bytes.subarray(at, at + length));
      if (text === null) fail(`the text at byte ${at} is not UTF-8`);
      return text ?? '';
    },
    fail,
    end: () => {
      if (position < bytes.length) fail(`${bytes.length - position} bytes are left over`);
    },
    problem: () => problem,
  };
}

/** The text, or null when the bytes are not strictly UTF-8. A byte order mark is kept. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
