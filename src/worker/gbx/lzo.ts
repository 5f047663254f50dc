import { damaged } from './fault.js';

/** No instruction makes more than 255 bytes of one, but for the few bytes that one begins with. */
const MAX_EXPANSION = 255;
const MAX_HEAD_BYTES = 1024;
/** `state` after a run of four literals or more; below it is the number of literals that the last instruction copied. */
const LONG_RUN = 4;
/** From this length on a native copy beats a loop. */
const NATIVE_COPY_BYTES = 16;
/** The same for copies that overlap themselves, which take several native ones. */
const NATIVE_REPEAT_BYTES = 256;

/** Whether no LZO1X stream of `packed` bytes can make `plain` bytes, so that nothing need be allocated to refuse it. */
export function isImpossibleExpansion(packed: number, plain: number): boolean {
  return plain > packed * MAX_EXPANSION + MAX_HEAD_BYTES;
}

/**
 * Unpacks an LZO1X stream to its `plainSize` bytes. Throws a damaged `GbxFault` when the stream reads past its end,
 * writes past `plainSize`, copies from before the start, makes fewer bytes, or has bytes after its end mark. The stream
 * has no checksum: a changed literal is not noticed here. Format: the Linux kernel's note on the LZO stream.
 */
export function decompressLzo1x(packed: Buffer, plainSize: number): Buffer {
  const plain = Buffer.allocUnsafe(plainSize);
  let from = 0;
  let to = 0;
  let state = 0;

  const fail = (reason: string): never => {
    throw damaged(`LZO: ${reason} at byte ${from} of ${packed.length}`);
  };
  const next = (): number => {
    const byte = packed[from];
    if (byte === undefined) return fail('the stream is cut off');
    from += 1;
    return byte;
  };
  /** The rest of a length that did not fit into its instruction: 255 for each zero byte, then the first other one. */
  const extension = (): number => {
    let length = 0;
    let byte = next();
    while (byte === 0) {
      length += 255;
      if (length > plainSize) fail('a length over the declared size');
      byte = next();
    }
    return length + byte;
  };
  const copyLiterals = (length: number): void => {
    if (length > packed.length - from) fail('literals past the end');
    if (length > plainSize - to) fail('more than the declared size');
    if (length >= NATIVE_COPY_BYTES) packed.copy(plain, to, from, from + length);
    else for (let index = 0; index < length; index++) plain[to + index] = packed[from + index] ?? 0;
    from += length;
    to += length;
  };
  const copyMatch = (distance: number, length: number): void => {
    if (distance > to) fail('a copy from before the start');
    if (length > plainSize - to) fail('more than the declared size');
    const start = to - distance;
    const isShort = length < (distance < length ? NATIVE_REPEAT_BYTES : NATIVE_COPY_BYTES);
    // A copy that overlaps itself repeats what it has just written, so that a native one can be twice as long each time.
    if (isShort) for (let index = 0; index < length; index++) plain[to + index] = plain[start + index] ?? 0;
    else
      for (let done = 0; done < length;) {
        const part = Math.min(distance + done, length - done);
        plain.copyWithin(to + done, start, start + part);
        done += part;
      }
    to += length;
  };
  const copyTrailing = (literals: number): void => {
    copyLiterals(literals);
    state = literals;
  };

  const first = packed[0] ?? 0;
  if (first > 17) {
    from = 1;
    copyLiterals(first - 17);
    state = Math.min(first - 17, LONG_RUN);
  }
  for (;;) {
    const code = next();
    if (code >= 64) {
      const distance = (next() << 3) + ((code >> 2) & 7) + 1;
      copyMatch(distance, (code >> 5) + 1);
      copyTrailing(code & 3);
    } else if (code >= 16) {
      const isFar = code < 32;
      const mask = isFar ? 7 : 31;
      const length = 2 + ((code & mask) === 0 ? mask + extension() : code & mask);
      const low = next();
      const word = low | (next() << 8);
      const distance = (word >> 2) + (isFar ? 16384 + ((code & 8) << 11) : 1);
      if (isFar && distance === 16384) {
        if (length !== 3 || (word & 3) !== 0) fail('a malformed end mark');
        break;
      }
      copyMatch(distance, length);
      copyTrailing(word & 3);
    } else if (state === 0) {
      copyLiterals(code === 0 ? 18 + extension() : code + 3);
      state = LONG_RUN;
    } else {
      const distance = (next() << 2) + (code >> 2) + 1;
      if (state === LONG_RUN) copyMatch(distance + 2048, 3);
      else copyMatch(distance, 2);
      copyTrailing(code & 3);
    }
  }
  if (to !== plainSize) fail(`${to} bytes instead of ${plainSize}`);
  if (from !== packed.length) fail('bytes after the end mark');
  return plain;
}
