import type { Budget } from './budget.js';
import type { ByteReader } from './byte-reader.js';
import { LIMITS } from '../limits.js';

/** A list of inputs: what the player pressed in each tick of 10 ms. */
export type InputFacts = {
  version: number;
  /** When the first tick is, in ms of race time. */
  offsetMs: number;
  ticks: number;
  bytes: number;
  /** What decoding came to: `unsupported` for an unknown format, `malformed` where bits of more than the last ticks lack, or are left over. */
  decoded: 'clean' | 'malformed' | 'unsupported';
  /** The steering of each tick, -128 to 127; empty unless `decoded` is clean. */
  steer: Int8Array;
  /** The pedals of each tick, as bits of `PEDALS`; empty unless `decoded` is clean. */
  pedals: Uint8Array;
  /** When a respawn was pressed first after none was, in ms of race time. */
  respawnsMs: number[];
};

/** The car was driven in that tick; its gas and its brake. */
export const PEDALS = { driven: 1, gas: 2, brake: 4 };

const TICK_MS = 10;
/** Five and a half hours: decoding takes time for each tick, however few bytes they are packed into. */
const MAX_TICKS = 2_000_000;
const MAX_RESPAWNS = 100_000;

/** Reads one list of chunk 01D. Content that cannot be decoded is a fact; a list that is cut off or over the budget throws. */
export function readInputs(reader: ByteReader, budget: Budget): InputFacts {
  const version = reader.u32();
  reader.skip(4);
  const offsetMs = reader.i32();
  const ticks = reader.u32();
  const data = reader.data();
  return {
    version,
    offsetMs,
    ticks,
    bytes: data.length,
    ...decode(data, { ticks, version, offsetMs }, budget),
  };
}

/** The steering at a time of the race, in ms; null outside the list. */
export function steerAt({ offsetMs, steer }: InputFacts, timeMs: number): number | null {
  return steer[Math.floor((timeMs - offsetMs) / TICK_MS)] ?? null;
}

/** The pedals at a time of the race, in ms, as bits of `PEDALS`; 0 outside the list. */
export function pedalsAt({ offsetMs, pedals }: InputFacts, timeMs: number): number {
  return pedals[Math.floor((timeMs - offsetMs) / TICK_MS)] ?? 0;
}

/** When the last tick is, in ms of race time. */
export function inputsEndMs({ offsetMs, ticks }: InputFacts): number {
  return offsetMs + TICK_MS * ticks;
}

type Decoded = Pick<InputFacts, 'decoded' | 'steer' | 'pedals' | 'respawnsMs'>;

function undecoded(decoded: 'malformed' | 'unsupported'): Decoded {
  return { decoded, steer: new Int8Array(0), pedals: new Uint8Array(0), respawnsMs: [] };
}

/** Bits of a full state, by the version of the list; bits 31 and 33 of it say that a respawn is pressed. */
const STATE_BITS: Readonly<Record<number, number>> = { 11: 33, 12: 34 };
const RESPAWN_BITS = [31, 33];
const NOT_STARTED = 0;
const CAR_MODES = new Set([2, 3, 4]);
/** These steer by floating-point numbers, in a layout that is not known. */
const FLOAT_MODES = new Set([12, 13]);

/**
 * Walks through the bits, from the low end of each byte. Each tick of 10 ms has
 *
 *     1 bit: same state as before. If 0, 1 bit: short. Short 1: 2 bits. Short 0: the full state, whose first 4 bits are the mode.
 *     1 bit: the mouse did not move. If 0: 32 bits.
 *     Mode 0 (not started): nothing. Mode 2, 3, 4 (a car): 1 bit: same. If 0: 8 bits steering with a sign, 1 bit gas, 1 bit brake.
 *     Other modes (on foot): 1 bit: same. If 0: 8 bits.
 */
function decode(
  data: Buffer,
  { ticks, version, offsetMs }: Pick<InputFacts, 'ticks' | 'version' | 'offsetMs'>,
  budget: Budget,
): Decoded {
  const stateBits = STATE_BITS[version];
  if (stateBits === undefined) return undecoded('unsupported');
  const bitCount = data.length * 8;
  const { most: lostTicks } = LIMITS.lostTicks;
  // A tick takes at least two bits.
  if ((ticks - lostTicks) * 2 > bitCount) return undecoded('malformed');
  if (ticks > MAX_TICKS) return undecoded('unsupported');

  budget.take(2 * ticks);
  const steer = new Int8Array(ticks);
  const pedals = new Uint8Array(ticks);
  const respawnsMs: number[] = [];
  let [position, mode, lastSteer, lastPedals] = [0, NOT_STARTED, 0, 0];
  let wasRespawn = false;
  const bitAt = (at: number): number => ((data[at >> 3] ?? 0) >> (at & 7)) & 1;
  const bit = (): number => bitAt(position++);
  const byte = (): number => {
    const at = position >> 3;
    const value = ((data[at] ?? 0) | ((data[at + 1] ?? 0) << 8)) >> (position & 7);
    position += 8;
    return value & 0xff;
  };

  for (let tick = 0; tick < ticks; tick++) {
    if (bit() === 0) {
      const isFull = bit() === 0;
      const state = position;
      position += isFull ? stateBits : 2;
      const isRespawn = isFull && RESPAWN_BITS.some((at) => at < stateBits && bitAt(state + at) === 1);
      if (isFull)
        mode = bitAt(state) | (bitAt(state + 1) << 1) | (bitAt(state + 2) << 2) | (bitAt(state + 3) << 3);
      if (isRespawn && !wasRespawn && respawnsMs.length < MAX_RESPAWNS)
        respawnsMs.push(offsetMs + tick * TICK_MS);
      wasRespawn = isRespawn;
    }
    if (bit() === 0) position += 32;
    if (FLOAT_MODES.has(mode)) return undecoded('unsupported');
    const isCar = CAR_MODES.has(mode);
    if (mode !== NOT_STARTED && bit() === 0) {
      const value = byte();
      if (isCar) {
        lastSteer = (value << 24) >> 24;
        lastPedals = (bit() === 1 ? PEDALS.gas : 0) | (bit() === 1 ? PEDALS.brake : 0);
      }
    }
    if (position > bitCount) {
      if (tick < ticks - lostTicks) return undecoded('malformed');
      steer.fill(steer[tick - 1] ?? 0, tick);
      pedals.fill(pedals[tick - 1] ?? 0, tick);
      return { decoded: 'clean', steer, pedals, respawnsMs };
    }
    steer[tick] = lastSteer;
    pedals[tick] = isCar ? lastPedals | PEDALS.driven : 0;
  }
  // What fills the last byte is zero.
  if (bitCount - position >= 8) return undecoded('malformed');
  while (position < bitCount) if (bit() === 1) return undecoded('malformed');
  return { decoded: 'clean', steer, pedals, respawnsMs };
}
