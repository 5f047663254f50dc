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
  /** The pedals of each tick, as bits of `PEDALS`; likewise. */
  pedals: Uint8Array;
  /** When a respawn was pressed first after none was, in ms of race time. */
  respawnsMs: number[];
};

/** The car was driven in that tick; its gas and its brake. */
export const PEDALS = { driven: 1, gas: 2, brake: 4 };

const TICK_MS = 10;
/** Five and a half hours: decoding takes time for each tick, however few bytes they are packed into. */
const MAX_TICKS = 2_000_000;
/** Bits of a tick's state where it is written in full, by the version of the list. */
const STATE_BITS: Readonly<Record<number, number>> = { 11: 33, 12: 34 };
/** A tick takes at least two bits: same state, no mouse. */
const MIN_TICK_BITS = 2;
const MODE_BITS = 4;
const RESPAWN_BITS = [31, 33];
const MAX_RESPAWNS = 100_000;
const NOT_STARTED = 0;
const CAR_MODES = new Set([2, 3, 4]);
/** These steer by floating-point numbers, in a layout that is not known. */
const FLOAT_MODES = new Set([12, 13]);

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

/** Walks through the bits, from the low end of each byte: state, mouse and steering of each tick, where they change. */
function decode(
  data: Buffer,
  { ticks, version, offsetMs }: Pick<InputFacts, 'ticks' | 'version' | 'offsetMs'>,
  budget: Budget,
): Decoded {
  const stateBits = STATE_BITS[version];
  if (stateBits === undefined) return undecoded('unsupported');
  const bitCount = data.length * 8;
  if ((ticks - LIMITS.lostTicks.most) * MIN_TICK_BITS > bitCount) return undecoded('malformed');
  if (ticks > MAX_TICKS) return undecoded('unsupported');

  budget.take(2 * ticks);
  const steer = new Int8Array(ticks);
  const pedals = new Uint8Array(ticks);
  const respawnsMs: number[] = [];
  let position = 0;
  let mode = NOT_STARTED;
  let isRespawn = false;
  let lastSteer = 0;
  let lastPedals = 0;
  const bit = (at: number): number => ((data[at >> 3] ?? 0) >> (at & 7)) & 1;
  /** At most 8. */
  const bits = (count: number): number => {
    const at = position >> 3;
    const value = ((data[at] ?? 0) | ((data[at + 1] ?? 0) << 8)) >> (position & 7);
    position += count;
    return value & ((1 << count) - 1);
  };

  for (let tick = 0; tick < ticks; tick++) {
    if (bits(1) === 0) {
      let isPressed = false;
      if (bits(1) === 1) position += 2;
      else {
        const start = position;
        isPressed = RESPAWN_BITS.some((at) => at < stateBits && bit(start + at) === 1);
        mode = bits(MODE_BITS);
        position = start + stateBits;
      }
      if (isPressed && !isRespawn && respawnsMs.length < MAX_RESPAWNS)
        respawnsMs.push(offsetMs + tick * TICK_MS);
      isRespawn = isPressed;
    }
    if (bits(1) === 0) position += 32; // mouse
    if (FLOAT_MODES.has(mode)) return undecoded('unsupported');
    const isCar = CAR_MODES.has(mode);
    if (mode !== NOT_STARTED && bits(1) === 0) {
      const value = bits(8);
      if (isCar) {
        lastSteer = value > 127 ? value - 256 : value;
        lastPedals = (bits(1) === 1 ? PEDALS.gas : 0) | (bits(1) === 1 ? PEDALS.brake : 0);
      }
    }
    if (position > bitCount) {
      if (tick < ticks - LIMITS.lostTicks.most) return undecoded('malformed');
      steer.fill(steer[tick - 1] ?? 0, tick);
      pedals.fill(pedals[tick - 1] ?? 0, tick);
      return { decoded: 'clean', steer, pedals, respawnsMs };
    }
    steer[tick] = lastSteer;
    pedals[tick] = isCar ? lastPedals | PEDALS.driven : 0;
  }
  const isPadding = bitCount - position < 8 && bits(bitCount - position) === 0;
  return isPadding ? { decoded: 'clean', steer, pedals, respawnsMs } : undecoded('malformed');
}
