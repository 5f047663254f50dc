import { createHash } from 'node:crypto';
import type { Facts } from './gbx/facts.js';
import type { GhostFacts } from './gbx/ghost.js';
import type { Landmark, Place } from './gbx/landmarks.js';
import type { CarSamples, RaceEvents } from './gbx/record-data.js';
import { LIMITS } from './limits.js';

/** The own car of a run: where it was, every 50 ms, up to shortly after the finish. Metres, seconds and ms. */
export type OwnCar = {
  samples: CarSamples;
  timesMs: readonly number[];
  /** Samples up to the finish. */
  raced: number;
  x: Float64Array;
  y: Float64Array;
  z: Float64Array;
  speed: Float64Array;
  /** The parts of the velocity. */
  vx: Float64Array;
  vy: Float64Array;
  vz: Float64Array;
};

/** A run's path as its record data has it, and the landmarks of its map as far as they can be compared with it. */
export type Path = {
  /** How many cars in the record data can be the run's own. */
  ownCars: number;
  /** Null unless there is exactly one. */
  car: OwnCar | null;
  /** The race whose checkpoints are the run's; null when there is none. */
  race: RaceEvents | null;
  /** Null where the map's landmarks are not compared. */
  landmarks: readonly Landmark[] | null;
  /** The starts that are blocks on the grid. */
  spawns: readonly { number: number; place: Place }[];
  /** The landmark of each checkpoint: of 02B, else of the events if all are there; null where neither is. */
  passed: readonly number[] | null;
  /** What was ignored or not compared, and why. */
  notes: string[];
};

/** The decorations in which a cell's number gives the height of its block begin with this. */
export const LEVEL_DECORATION = '48x48';
const STEP_MS = 50;
const SAMPLE = { steer: 14, gas: 15, brake: 18, place: 47, speed: 65, heading: 67, pitch: 68 };
const MIN_SAMPLE_BYTES = 69;
const PLACE_BYTES = 12;
/** Builds from 2024-02 on repeat the inputs of the same 10 ms in samples of this size, all others those 10 ms earlier. */
const UNDELAYED_SAMPLE_BYTES = 116;
const TICK_MS = 10;

/** Reads the path of a run, and what of its map can be compared with it. */
export function readPath({ ghost, map, notes: read }: Facts): Path {
  const notes = [...read];
  const timeMs = ghost?.timeMs && ghost.timeMs > 0 ? ghost.timeMs : null;
  const record = ghost?.record?.isKnown ? ghost.record : null;
  if (ghost && timeMs !== null && record === null) notes.push('path: no record data that is read here');
  if (ghost && wallTimeOf(ghost) === null) notes.push('clock: the file does not say when the run was driven');
  if (ghost?.inputs?.decoded === 'unsupported') notes.push('inputs: in a form that is not read here');
  const cars = timeMs === null ? [] : (record?.entities?.cars ?? []).filter((car) => isOwnCar(car, timeMs));
  const [own] = cars;
  const race = (ghost && record?.entities?.races.find((one) => hasSameCheckpoints(one, ghost))) ?? null;
  const { landmarks, spawns } = comparableLandmarks(map, notes);
  const passed = passedLandmarks(ghost, race, landmarks, notes);
  const car = own && cars.length === 1 && timeMs !== null ? decodeCar(own, timeMs) : null;
  return { ownCars: cars.length, car, race, landmarks, spawns, passed, notes };
}

/** When a run was driven, in Unix seconds; null where its file does not say it, or says one moment only, as online runs do. */
export function wallTimeOf({ wallTime }: GhostFacts): { start: number; end: number } | null {
  const { start = null, end = null } = wallTime ?? {};
  return start === null || end === null || start === end ? null : { start, end };
}

/** The SHA-256 of the places of a car up to the finish, in hex. */
export function fingerprintPath({ samples: { bytes, step }, raced }: OwnCar): string {
  const hash = createHash('sha256');
  for (let at = SAMPLE.place; at < raced * step; at += step)
    hash.update(bytes.subarray(at, at + PLACE_BYTES));
  return hash.digest('hex');
}

/** What a sample repeats of the inputs: the steering 0 to 255, and whether gas alone and brake are pressed. */
export function pressedAt(
  { samples: { bytes, step } }: OwnCar,
  index: number,
): Record<'steer' | 'gas' | 'brake', number> {
  const byteAt = (at: number): number => bytes[index * step + at] ?? 0;
  return { steer: byteAt(SAMPLE.steer), gas: byteAt(SAMPLE.gas), brake: byteAt(SAMPLE.brake) };
}

/** How long before a sample the inputs were that it repeats, in ms. */
export function inputDelayMs({ samples }: OwnCar): number {
  return samples.sampleBytes === UNDELAYED_SAMPLE_BYTES ? 0 : TICK_MS;
}

/** Where a car was at a time, linear between two samples; null outside of them. */
export function placeAt({ timesMs, x, y, z }: OwnCar, timeMs: number): Place | null {
  const from = Math.floor((timeMs - (timesMs[0] ?? 0)) / STEP_MS);
  const last = timesMs.length - 1;
  if (from < 0 || timeMs > (timesMs[last] ?? 0) + STEP_MS) return null;
  const index = Math.min(from, last);
  const next = Math.min(index + 1, last);
  const share = next === index ? 0 : (timeMs - (timesMs[index] ?? 0)) / STEP_MS;
  const between = (values: Float64Array): number =>
    (values[index] ?? 0) + ((values[next] ?? 0) - (values[index] ?? 0)) * share;
  return { x: between(x), y: between(y), z: between(z) };
}

function isOwnCar({ timesMs, sampleBytes }: CarSamples, raceMs: number): boolean {
  const [first = -1] = timesMs;
  const last = timesMs.at(-1) ?? -1;
  return (
    sampleBytes >= MIN_SAMPLE_BYTES &&
    first >= 0 &&
    first <= STEP_MS &&
    last >= raceMs - STEP_MS &&
    last <= raceMs + LIMITS.afterFinishMs.most &&
    timesMs.every((timeMs, index) => timeMs === first + index * STEP_MS)
  );
}

/** The record may end before the finish is written. */
function hasSameCheckpoints({ events }: RaceEvents, { checkpointsMs }: GhostFacts): boolean {
  const missing = checkpointsMs.length - events.length;
  return (
    (missing === 0 || missing === 1) && events.every(({ timeMs }, index) => timeMs === checkpointsMs[index])
  );
}

function decodeCar(samples: CarSamples, raceMs: number): OwnCar {
  const { timesMs, bytes, step } = samples;
  const list = (): Float64Array => new Float64Array(timesMs.length);
  const car = { x: list(), y: list(), z: list(), speed: list(), vx: list(), vy: list(), vz: list() };
  for (let index = 0; index < timesMs.length; index++) {
    const start = index * step;
    car.x[index] = bytes.readFloatLE(start + SAMPLE.place);
    car.y[index] = bytes.readFloatLE(start + SAMPLE.place + 4);
    car.z[index] = bytes.readFloatLE(start + SAMPLE.place + 8);
    const speed = Math.exp(bytes.readInt16LE(start + SAMPLE.speed) / 1000);
    const heading = (bytes.readInt8(start + SAMPLE.heading) / 127) * Math.PI;
    const pitch = ((bytes.readInt8(start + SAMPLE.pitch) / 127) * Math.PI) / 2;
    car.speed[index] = speed;
    car.vx[index] = speed * Math.cos(pitch) * Math.cos(heading);
    // The game counts the pitch from the plane of x and y, although y is up.
    car.vy[index] = speed * Math.cos(pitch) * Math.sin(heading);
    car.vz[index] = speed * Math.sin(pitch);
  }
  const raced = timesMs.filter((timeMs) => timeMs <= raceMs).length;
  return { samples, timesMs, raced, ...car };
}

/** The landmarks of a map of a kind that is known: one lap, and one start that is a block on the grid. */
function comparableLandmarks(map: Facts['map'], notes: string[]): Pick<Path, 'landmarks' | 'spawns'> {
  const none = { landmarks: null, spawns: [] };
  const leaveOut = (why: string): typeof none => {
    notes.push(`map: ${why}, so that places are not compared`);
    return none;
  };
  if (!map?.body.landmarks) return none;
  const { landmarks } = map.body;
  if (map.laps !== null) return leaveOut('it has laps');
  if (landmarks.some(({ tag }) => tag === 'StartFinish')) return leaveOut('its start is its finish');
  const starts = landmarks.flatMap((landmark, number) =>
    landmark.tag === 'Spawn' ? [{ ...landmark, number }] : [],
  );
  const spawns = starts.flatMap(({ kind, place, number }) =>
    kind === 'block' && place ? [{ number, place }] : [],
  );
  if (starts.length === 0) return leaveOut('it has no start');
  if (spawns.length < starts.length) return leaveOut('a start of it is no block on the grid');
  if (!map.body.decoration.startsWith(LEVEL_DECORATION))
    notes.push('map: how high its ground is, is not known, so that the height of the start is not compared');
  if (spawns.length === 1) return { landmarks, spawns };
  notes.push('map: it has several starts, so that only the place of the start is compared');
  return { landmarks: null, spawns };
}

function passedLandmarks(
  ghost: Facts['ghost'],
  race: RaceEvents | null,
  landmarks: readonly Landmark[] | null,
  notes: string[],
): readonly number[] | null {
  if (ghost === null) return null;
  const named = ghost.landmarks?.landmarks ?? [null];
  if (named.every((landmark) => landmark !== null)) return named;
  const hasAll = race !== null && race.events.length === ghost.checkpointsMs.length;
  if (hasAll && (landmarks === null || landmarks.length <= 256))
    return race.events.map(({ landmark }) => landmark);
  notes.push('checkpoints: the file does not name the landmark of each');
  return null;
}
