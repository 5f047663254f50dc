import type { ByteReader } from './byte-reader.js';

/** A list of inputs: what the player pressed in each tick of 10 ms. */
export type InputFacts = {
  version: number;
  /** When the first tick is, in ms of race time. */
  offsetMs: number;
  ticks: number;
  bytes: number;
  /** What decoding came to: `unsupported` for an unknown format, `malformed` where bits lack or are left over. */
  decoded: 'clean' | 'malformed' | 'unsupported';
  /** The steering of each tick, -128 to 127; empty unless `decoded` is clean. */
  steer: Int8Array;
};

const TICK_MS = 10;
const MAX_TICKS = 10_000_000;
/** Bits of a tick's state where it is written in full, by the version of the list. */
const STATE_BITS: Readonly<Record<number, number>> = { 11: 33, 12: 34 };
/** A tick takes at least two bits: same state, no mouse. */
const MIN_TICK_BITS = 2;
const MODE_BITS = 4;
const NOT_STARTED = 0;
const CAR_MODES = new Set([2, 3, 4]);
/** These steer by floating-point numbers, in a layout that is not known. */
const FLOAT_MODES = new Set([12, 13]);

/** Reads one list of chunk 01D. Content that cannot be decoded is a fact; only a list that is cut off throws. */
export function readInputs(reader: ByteReader): InputFacts {
  const version = reader.u32();
  reader.skip(4);
  const offsetMs = reader.i32();
  const ticks = reader.u32();
  const data = reader.data();
  return { version, offsetMs, ticks, bytes: data.length, ...decode(data, ticks, version) };
}

/** The steering at a time of the race, in ms; null outside the list. */
export function steerAt({ offsetMs, steer }: InputFacts, timeMs: number): number | null {
  return steer[Math.floor((timeMs - offsetMs) / TICK_MS)] ?? null;
}

/** When the last tick is, in ms of race time. */
export function inputsEndMs({ offsetMs, ticks }: InputFacts): number {
  return offsetMs + TICK_MS * ticks;
}

const NO_STEER = new Int8Array(0);

/** Walks through the bits, from the low end of each byte: state, mouse and steering of each tick, where they change. */
function decode(data: Buffer, ticks: number, version: number): Pick<InputFacts, 'decoded' | 'steer'> {
  const stateBits = STATE_BITS[version];
  if (stateBits === undefined) return { decoded: 'unsupported', steer: NO_STEER };
  const bitCount = data.length * 8;
  const malformed = { decoded: 'malformed', steer: NO_STEER } as const;
  if (ticks > MAX_TICKS || ticks * MIN_TICK_BITS > bitCount) return malformed;

  const steer = new Int8Array(ticks);
  let position = 0;
  let mode = NOT_STARTED;
  let lastSteer = 0;
  const bits = (count: number): number => {
    let value = 0;
    for (let index = 0; index < count; index++, position++) {
      const byte = data[position >> 3] ?? 0;
      value += ((byte >> (position & 7)) & 1) * 2 ** index;
    }
    return value;
  };

  for (let tick = 0; tick < ticks; tick++) {
    if (bits(1) === 0) {
      if (bits(1) === 1) position += 2;
      else {
        mode = bits(MODE_BITS);
        position += stateBits - MODE_BITS;
      }
    }
    if (bits(1) === 0) position += 32; // mouse
    if (FLOAT_MODES.has(mode)) return { decoded: 'unsupported', steer: NO_STEER };
    if (mode !== NOT_STARTED && bits(1) === 0) {
      const value = bits(8);
      if (CAR_MODES.has(mode)) {
        lastSteer = value > 127 ? value - 256 : value;
        position += 2; // gas and brake
      }
    }
    if (position > bitCount) return malformed;
    steer[tick] = lastSteer;
  }
  const isPadding = bitCount - position < 8 && bits(bitCount - position) === 0;
  return isPadding ? { decoded: 'clean', steer } : malformed;
}
