import type { Facts } from './gbx/facts.js';
import type { GhostFacts } from './gbx/ghost.js';
import { pedalsAt, PEDALS, steerAt, type InputFacts } from './gbx/inputs.js';
import type { Landmark, Place } from './gbx/landmarks.js';
import { LIMITS } from './limits.js';
import {
  inputDelayMs,
  LEVEL_DECORATION,
  placeAt,
  pressedAt,
  wallTimeOf,
  type OwnCar,
  type Path,
} from './path.js';

/** What a check gets: all facts of both files, the path of the run, and the present time. */
export type Inspected = { facts: Facts; path: Path; now: Date };

/** Returns a sentence with the numbers where the files break the rule; null where they keep it, or do not have what it needs. */
export type Check = (inspected: Inspected) => string | null;

const FIRST_BUILD = '2020-07-01';
const DAY_MS = 24 * 3600 * 1000;
const MAX_DAYS_AHEAD = 2;
const STEP_S = 0.05;
const TICK_MS = 10;
const RESPAWN_WINDOW_MS = 100;
/** In m/s: above it, the way between two samples is long beside a millimetre. */
const FAST = 20;
const GRID_M = 0.001;
const GRID_ULPS = 3;
const GRAVITY = -24.8;
/** In m/s and m/s²: three steps of a car with nothing but gravity around it, in six samples at least. */
const FLIGHT = { minSamples: 6, minSpeed: 15, steps: 3, maxSideways: 4, maxSpread: 1, below: -10 };
/** Half of the steering; m/s; m² between two steps. */
const TURN = { minSteer: 64, minSpeed: 20, minTurn: 0.0001, minSamples: 20 };
const PRESSED = 255;
const MAX_QUOTED = 100;
/** One of all with the same order is enough. */
const LINKED = 'LinkedCheckpoint';
/** By the kind of a landmark. */
const PLACE_LIMITS = { block: LIMITS.blockM, item: LIMITS.itemM, 'free block': LIMITS.freeBlockM };
const CARS = ['CarSport', 'CarSnow', 'CarRally', 'CarDesert'];

/** Byte 20 of the events against chunk 02B. */
export const eventLandmarks = ofRace(({ race, ghost }) => {
  const named = ghost.landmarks?.landmarks;
  if (named === undefined) return null;
  const at = race.events.findIndex(({ landmark }, index) => {
    const number = named[index] ?? null;
    return number !== null && landmark !== (number & 0xff);
  });
  const event = race.events[at];
  return event
    ? `checkpoint ${at + 1}: landmark ${event.landmark} in its event, ${named[at]} in chunk 02B`
    : null;
});

/** If all events are there, the last one alone is the finish. */
export const finishedFlag = ofRace(({ race: { events }, ghost }) => {
  if (events.length !== ghost.checkpointsMs.length) return null;
  const at = events.findIndex(({ isFinish }, index) => isFinish !== (index === events.length - 1));
  if (at === -1) return null;
  return `event ${at + 1} of ${events.length} is ${events[at]?.isFinish ? 'a finish' : 'no finish'}`;
});

/** The own car does not stay at its start. */
export function movesLessThan(leastM: number): Check {
  return ofCar((car) => {
    let farthest = 0;
    for (let index = 1; index < car.raced; index++)
      farthest = Math.max(farthest, distanceBetween(car, 0, index));
    return farthest < leastM
      ? `at most ${metres(farthest)} from its start, at least ${leastM} expected`
      : null;
  });
}

/** Chunk 02C: a drive takes at least as long as its run, unless the clock was set meanwhile. */
export const wallTime: Check = ({ facts: { ghost } }) => {
  const driven = ghost && wallTimeOf(ghost);
  if (!driven || ghost.timeMs === null) return null;
  const leastS = (ghost.timeMs - LIMITS.wallTimeMs.most) / 1000;
  return driven.end - driven.start < leastS
    ? `driven in ${driven.end - driven.start} s by the clock, a run of ${seconds(ghost.timeMs)} takes at least ${leastS.toFixed(1)}`
    : null;
};

/** The build of the game is one that can exist, and older than the drive. */
export const dates: Check = ({ facts: { ghost }, now }) => {
  if (ghost === null) return null;
  const date = /date=(\d{4}-\d{2}-\d{2})/.exec(ghost.game.exe)?.[1] ?? '';
  const built = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(built)) return 'the build of the game has no date';
  if (date < FIRST_BUILD) return `a build of ${date}, the first is of ${FIRST_BUILD}`;
  if (built > now.getTime() + MAX_DAYS_AHEAD * DAY_MS) return `a build of ${date}, which is yet to come`;
  const driven = wallTimeOf(ghost);
  const start = driven && new Date(driven.start * 1000);
  return start && start.getTime() < built ? `driven at ${start.toISOString()} with a build of ${date}` : null;
};

/** The first sample is at the start. */
export function startFartherThan(limit: number): Check {
  return ({ path: { car, spawns } }) => {
    if (!car || spawns.length === 0) return null;
    const start = { x: car.x[0] ?? 0, y: 0, z: car.z[0] ?? 0 };
    const distance = Math.min(...spawns.map(({ place }) => horizontal(start, place)));
    return distance <= limit ? null : `${metres(distance, 2)} from the start, at most ${limit}`;
  };
}

/** Where heights are known, the first sample is above the start's block. */
export const startHeight: Check = ({ facts: { map }, path: { car, spawns } }) => {
  const [spawn] = spawns;
  if (!car || !map || spawns.length !== 1 || !spawn || !map.body.decoration.startsWith(LEVEL_DECORATION))
    return null;
  const above = (car.y[0] ?? 0) - spawn.place.y;
  const { most } = LIMITS.startHeightM;
  return above < 0 || above > most ? `${metres(above)} above the start's block, 0 to ${most} expected` : null;
};

/** Chunk 02A names the start. */
export const spawnIndex: Check = ({ facts: { ghost }, path: { landmarks, spawns } }) => {
  const named = ghost?.spawn?.[1];
  const number = spawns[0]?.number;
  if (named === undefined || landmarks === null || number === undefined) return null;
  return named === number ? null : `it starts at landmark ${named}, the map's start is ${number}`;
};

/** The landmarks of the run are those of the map, each once, the last one a finish. */
export const landmarksOfMap: Check = ({ path: { landmarks, passed } }) => {
  if (landmarks === null || passed === null) return null;
  const visited = new Set<number>();
  const visitedGroups = new Set<number>();
  for (const [index, number] of passed.entries()) {
    const where = `checkpoint ${index + 1}: landmark ${number}`;
    const landmark = landmarks[number];
    if (landmark === undefined) return `${where} of ${landmarks.length}`;
    const { tag, order } = landmark;
    const isRight = index === passed.length - 1 ? tag === 'Goal' : isCheckpoint(tag);
    if (!isRight) return `${where} is a ${tag}`;
    if (visited.has(number)) return `${where} for the second time`;
    visited.add(number);
    if (tag === LINKED) visitedGroups.add(order);
  }
  const missed = landmarks.findIndex(
    ({ tag, order }, number) =>
      isCheckpoint(tag) && !visited.has(number) && !(tag === LINKED && visitedGroups.has(order)),
  );
  return missed === -1 ? null : `landmark ${missed}, a ${landmarks[missed]?.tag}, is not passed`;
};

/** How many checkpoints a lap has, with the finish; linked ones of one order are one. */
export function countCheckpoints(landmarks: readonly Landmark[]): number {
  const checkpoints = landmarks.filter(({ tag }) => isCheckpoint(tag));
  const groups = checkpoints.map(({ tag, order }, index) => (tag === LINKED ? `group ${order}` : index));
  return new Set(groups).size + 1;
}

/** At the time of each checkpoint the car is at its landmark. */
export const checkpointPlace: Check = ({ facts: { ghost }, path: { car, landmarks, passed } }) => {
  if (ghost === null || car === null || landmarks === null || passed === null) return null;
  for (const [index, number] of passed.entries()) {
    const timeMs = ghost.checkpointsMs[index];
    const landmark = landmarks[number];
    if (timeMs === null || timeMs === undefined || !landmark?.place) continue;
    const place = placeAt(car, timeMs);
    const distance = place ? horizontal(place, landmark.place) : Infinity;
    const limit = PLACE_LIMITS[landmark.kind].most;
    const what = `checkpoint ${index + 1} at ${seconds(timeMs)}`;
    if (distance === Infinity) return `${what}: the car has no place`;
    if (!(distance <= limit)) return `${what}: ${metres(distance)} from its landmark, at most ${limit}`;
  }
  return null;
};

/** One car with a sample each 50 ms from the start to the finish. */
export const ownCar: Check = ({ facts: { ghost }, path: { ownCars } }) =>
  hasEntities(ghost) && ghost?.timeMs && ownCars !== 1
    ? `${ownCars} cars with a sample each 50 ms from start to finish, 1 expected`
    : null;

/** A race with the run's checkpoints. */
export const raceEntity: Check = ({ facts: { ghost }, path: { race } }) =>
  hasEntities(ghost) && ghost?.timeMs && race === null
    ? 'no race in the record data has the checkpoints of the run'
    : null;

/** An event is stored in the tick of its time. */
export const eventTick = ofRace(({ race, car }) => {
  if (car === null) return null;
  const expected = (timeMs: number): number => Math.floor(timeMs / TICK_MS) * TICK_MS + inputDelayMs(car);
  const at = race.events.findIndex(({ tickMs, timeMs }) => tickMs !== expected(timeMs));
  const event = race.events[at];
  return event
    ? `checkpoint ${at + 1} at ${seconds(event.timeMs)} is stored at ${seconds(event.tickMs)}, ${seconds(expected(event.timeMs))} expected`
    : null;
});

/** From one sample to the next the car moves as far as its velocities say, except at a respawn. */
export const jump: Check = ({ facts: { ghost }, path: { car } }) => {
  if (car === null || ghost === null) return null;
  const presses = ghost.inputs?.respawnsMs ?? [];
  let press = 0;
  for (let index = 0; index < car.raced - 1; index++) {
    const distance = residual(car, index);
    if (distance <= LIMITS.jumpM.most) continue;
    const [from = 0, to = 0] = [car.timesMs[index], car.timesMs[index + 1]];
    while ((presses[press] ?? Infinity) < from - RESPAWN_WINDOW_MS) press += 1;
    if ((presses[press] ?? Infinity) > to + RESPAWN_WINDOW_MS)
      return `at ${seconds(from)}: ${metres(distance)} beside where its speed takes it, at most ${LIMITS.jumpM.most}`;
  }
  return null;
};

/** Over the whole run, places and velocities say the same. */
export const velocity = ofCar((car) => {
  const steps = Array.from({ length: Math.max(0, car.raced - 1) }, (_, index) => index);
  const beside = median(steps.map((index) => residual(car, index)));
  if (beside !== null && !(beside <= LIMITS.residualM.most))
    return `half of the steps are ${metres(beside, 2)} or more beside where its speed takes it, at most ${LIMITS.residualM.most}`;
  const fast = steps.filter((index) => speedAt(car, index) > FAST && speedAt(car, index + 1) > FAST);
  const stretch = median(
    fast.map((index) => distanceBetween(car, index, index + 1) / (meanSpeed(car, index) * STEP_S)),
  );
  const { most } = LIMITS.stretch;
  if (stretch === null || Math.abs(stretch - 1) <= most) return null;
  return `the way is ${((stretch - 1) * 100).toFixed(2)} % longer than its speed makes it, at most ${most * 100}`;
});

/** The game stores places in whole millimetres, rounded to numbers of 32 bits. */
export const grid = ofCar((car) => {
  let onGrid = 0;
  for (let index = 0; index < car.raced; index++)
    if (isOnGrid(car.x[index] ?? 0) && isOnGrid(car.y[index] ?? 0) && isOnGrid(car.z[index] ?? 0))
      onGrid += 1;
  const share = onGrid / car.raced;
  return share < LIMITS.grid.least
    ? `${percent(share)} of the places are in whole millimetres, at least ${percent(LIMITS.grid.least)}`
    : null;
});

/** A car in the air falls as the game's gravity makes it. */
export const freeFlight = ofCar((car) => {
  const falls = freeFalls(car);
  const fall = falls.length < FLIGHT.minSamples ? null : median(falls);
  if (fall === null || Math.abs(fall - GRAVITY) <= LIMITS.gravity.most) return null;
  return `it falls at ${fall.toFixed(1)} m/s² in ${falls.length} samples, ${GRAVITY} ± ${LIMITS.gravity.most} expected`;
});

/** The steering in the samples against the inputs. */
export const steering = agreement(LIMITS.steering, 1, (car, inputs, index, timeMs) => {
  const steer = steerAt(inputs, timeMs);
  return steer === null ? null : Math.floor(((steer + 127) * 255) / 254) === pressedAt(car, index).steer;
});

/** A fast car turns to the side to which it is steered. A note and no rule, because a car that slides on ice does not. */
export const turning = agreement(LIMITS.turning, TURN.minSamples, (car, inputs, index, timeMs) => {
  const steer = steerAt(inputs, timeMs);
  if (index + 2 >= car.raced || steer === null) return null;
  if (Math.abs(steer) < TURN.minSteer || speedAt(car, index) < TURN.minSpeed) return null;
  const toTheRight =
    step(car.x, index, index + 1) * step(car.z, index + 1, index + 2) -
    step(car.z, index, index + 1) * step(car.x, index + 1, index + 2);
  return Math.abs(toTheRight) < TURN.minTurn ? null : Math.sign(toTheRight) === Math.sign(steer);
});

/** Gas and brake in the samples against the inputs. */
export const pedals = agreement(LIMITS.pedals, 1, (car, inputs, index, timeMs) => {
  const pressed = pedalsAt(inputs, timeMs);
  if (!(pressed & PEDALS.driven)) return null;
  const { gas, brake } = pressedAt(car, index);
  const isBrake = (pressed & PEDALS.brake) !== 0;
  const isGas = (pressed & PEDALS.gas) !== 0 && !isBrake;
  return (brake === PRESSED) === isBrake && (gas === PRESSED) === isGas;
});

/** Chunk 008 against the inputs. */
export const respawnPress: Check = ({ facts: { ghost } }) =>
  ghost?.respawns &&
  ghost.respawns > 0 &&
  ghost.inputs?.decoded === 'clean' &&
  ghost.inputs.respawnsMs.length === 0
    ? `${ghost.respawns} respawns, but none is pressed in the inputs`
    : null;

/** The models that the game has. */
export const carModel: Check = ({ facts: { ghost } }) =>
  ghost && !CARS.includes(ghost.car) ? `${quote(ghost.car)}, one of ${CARS.join(', ')} expected` : null;

type Race = NonNullable<Path['race']>;

function ofRace(find: (run: { race: Race; car: OwnCar | null; ghost: GhostFacts }) => string | null): Check {
  return ({ facts: { ghost }, path: { race, car } }) => (ghost && race ? find({ race, car, ghost }) : null);
}

function ofCar(find: (car: OwnCar) => string | null): Check {
  return ({ path: { car } }) => car && find(car);
}

function hasEntities(ghost: GhostFacts | null): boolean {
  return ghost?.record?.isKnown === true && ghost.record.entities !== null;
}

/** Up to the finish, enough samples agree with the inputs that they repeat; those for which `isSame` is null do not count. */
function agreement(
  { least }: { least: number },
  minSamples: number,
  isSame: (car: OwnCar, inputs: InputFacts, index: number, timeMs: number) => boolean | null,
): (run: Omit<Inspected, 'now'>) => string | null {
  return ({ facts: { ghost }, path: { car } }) => {
    if (!car || ghost?.inputs?.decoded !== 'clean') return null;
    let [compared, same] = [0, 0];
    for (let index = 0; index < car.raced; index++) {
      const found = isSame(car, ghost.inputs, index, (car.timesMs[index] ?? 0) - inputDelayMs(car));
      if (found !== null) compared += 1;
      if (found === true) same += 1;
    }
    return compared >= minSamples && same / compared < least
      ? `${percent(same / compared)} of ${compared} samples agree with the inputs, at least ${percent(least)} expected`
      : null;
  };
}

/** How far the car is beside where the mean of both velocities takes it from one sample to the next. */
function residual(car: OwnCar, index: number): number {
  const beside = (places: Float64Array, velocities: Float64Array): number =>
    step(places, index, index + 1) - (((velocities[index] ?? 0) + (velocities[index + 1] ?? 0)) / 2) * STEP_S;
  return length(beside(car.x, car.vx), beside(car.y, car.vy), beside(car.z, car.vz));
}

function distanceBetween({ x, y, z }: OwnCar, from: number, to: number): number {
  return length(step(x, from, to), step(y, from, to), step(z, from, to));
}

function step(values: Float64Array, from: number, to: number): number {
  return (values[to] ?? 0) - (values[from] ?? 0);
}

/** As Math.hypot, which is slow. */
function length(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

function speedAt({ speed }: OwnCar, index: number): number {
  return speed[index] ?? 0;
}

function meanSpeed(car: OwnCar, index: number): number {
  return (speedAt(car, index) + speedAt(car, index + 1)) / 2;
}

/** The vertical acceleration in m/s² of each sample that has nothing but gravity around it. */
function freeFalls(car: OwnCar): number[] {
  const acceleration = (values: Float64Array, index: number): number =>
    ((values[index + 1] ?? 0) - 2 * (values[index] ?? 0) + (values[index - 1] ?? 0)) / STEP_S ** 2;
  const falls: number[] = [];
  let steps: number[] = [];
  for (let index = 1; index + 1 < car.raced; index++) {
    const vertical = acceleration(car.y, index);
    const isFalling =
      vertical < FLIGHT.below &&
      speedAt(car, index) > FLIGHT.minSpeed &&
      length(acceleration(car.x, index), 0, acceleration(car.z, index)) < FLIGHT.maxSideways;
    steps = isFalling ? [...steps.slice(1 - FLIGHT.steps), vertical] : [];
    if (steps.length < FLIGHT.steps || Math.max(...steps) - Math.min(...steps) > FLIGHT.maxSpread) continue;
    falls.push(median(steps) ?? 0);
  }
  return falls;
}

const single = new Float32Array(1);
const singleBits = new Uint32Array(single.buffer);
const SIGN_AND_EXPONENT = 0xff800000;
const ULP = 2 ** -23;

function isOnGrid(value: number): boolean {
  if (!Number.isFinite(value)) return false;
  single[0] = value;
  singleBits[0] = (singleBits[0] ?? 0) & SIGN_AND_EXPONENT;
  const ulp = Math.abs(single[0]) * ULP;
  return Math.abs(value - Math.round(value / GRID_M) * GRID_M) <= GRID_ULPS * ulp;
}

function isCheckpoint(tag: string): boolean {
  return tag === 'Checkpoint' || tag === LINKED;
}

function horizontal(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.z - b.z);
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Float64Array.from(values).sort()[Math.floor(values.length / 2)] ?? null;
}

/** A text of a file, which may be anything. */
export function quote(text: string): string {
  return JSON.stringify(text.slice(0, MAX_QUOTED));
}

function metres(value: number, digits = Math.abs(value) < 10 ? 1 : 0): string {
  return `${value.toFixed(digits)} m`;
}

/** A time. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(3)} s`;
}

function percent(share: number): string {
  return `${Math.floor(share * 100)} %`;
}
