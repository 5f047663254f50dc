import { damaged, unsupported } from './fault.js';

export type ByteReader = ReturnType<typeof createByteReader>;

/**
 * A reader at the beginning of `bytes`, for little-endian fields one after another; `name` is what its faults call them. Every read checks
 * the bounds first and throws a damaged `GbxFault` that names the field's place when the bytes do not reach.
 */
export function createByteReader(bytes: Buffer, name: string) {
  let position = 0;

  const take = (length: number): number => {
    const left = bytes.length - position;
    if (length > left) throw damaged(`${name}: byte ${position} needs ${length} bytes, ${left} are left`);
    position += length;
    return position - length;
  };
  const u32 = (): number => bytes.readUInt32LE(take(4));
  /** A view of the next bytes, not a copy. */
  const view = (length: number): Buffer => {
    const at = take(length);
    return bytes.subarray(at, at + length);
  };

  return {
    u8: (): number => bytes.readUInt8(take(1)),
    u16: (): number => bytes.readUInt16LE(take(2)),
    u32,
    i32: (): number => bytes.readInt32LE(take(4)),
    f32: (): number => bytes.readFloatLE(take(4)),
    /** A u32 that has to be 0 or 1. */
    bool: (): boolean => {
      const value = u32();
      if (value > 1) throw damaged(`${name}: ${value} at byte ${position - 4} is neither 0 nor 1`);
      return value === 1;
    },
    /** A time in ms, a number of respawns or a landmark: a signed u32; null for the game's -1, "none". */
    time: (): number | null => {
      const ms = bytes.readInt32LE(take(4));
      return ms === -1 ? null : ms;
    },
    /** A u32 of Unix seconds; null for the game's 0xFFFFFFFF, "none". */
    unixTime: (): number | null => {
      const seconds = u32();
      return seconds === 0xffffffff ? null : seconds;
    },
    /**
     * A u32 count of entries of at least `entryBytes` bytes each. More than fit into what is left are damage; more than `limit`
     * are unsupported.
     */
    count: (entryBytes: number, limit: number): number => {
      const count = u32();
      const fits = Math.floor((bytes.length - position) / entryBytes);
      if (count > fits)
        throw damaged(`${name}: ${count} entries at byte ${position - 4}, at most ${fits} fit`);
      if (count > limit)
        throw unsupported(`${name}: ${count} entries at byte ${position - 4}, at most ${limit} are read`);
      return count;
    },
    bytes: view,
    /** A u32 length, then a view of this number of bytes. */
    data: (): Buffer => view(u32()),
    /** A u32 length, then this number of bytes of UTF-8; other text, and more than `limit` bytes, are unsupported. */
    text: (limit: number): string => {
      const length = u32();
      const content = view(length);
      if (length > limit) throw unsupported(`${name}: a text of ${length} bytes, at most ${limit} are read`);
      const text = decodeUtf8(content);
      if (text === null) throw unsupported(`${name}: the text at byte ${position - length} is not UTF-8`);
      return text;
    },
    /** Passes over a u32 length and the bytes behind it. */
    skipText: (): void => void take(u32()),
    skip: (length: number): void => void take(length),
    /** The next u32, without passing it; null when fewer than 4 bytes are left. */
    peekU32: (): number | null => (bytes.length - position < 4 ? null : bytes.readUInt32LE(position)),
    position: (): number => position,
    left: (): number => bytes.length - position,
    /** Throws when bytes are left. */
    end: (): void => {
      const left = bytes.length - position;
      if (left > 0) throw damaged(`${name}: ${left} bytes are left over`);
    },
  };
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text, or null when the bytes are not strictly UTF-8. A byte order mark is kept. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
}
