/** Where built maps have their start, checkpoints and finish, and how built runs drive from one to the next. */

type Triple = readonly [number, number, number];

/** A start, checkpoint or finish of a built map: a block in a cell, or a free block or an item at a place in metres. */
export type BuiltLandmark = { tag: string; order?: number } & (
  | { kind?: 'block'; cell: Triple }
  | { kind: 'free block' | 'item'; place: Triple }
);

/** Where a car is at a time: the place in metres, and its velocity as samples have it. */
type Driven = { timeMs: number; place: Triple; logSpeed: number; heading: number; pitch: number };

const STEP_MS = 50;
const CELL_METRES = 32;
const CELLS_APART = 5;
const START_CELL: Triple = [3, 9, 24];
/** Height of the car above the ground of its block at the start. */
const HEIGHT_METRES = 2;
/** Beyond this, the samples of a run stop: the file would grow without end. */
const MAX_SAMPLES = 30_000;

/**
 * Returns the landmarks of a map whose finish counts as one of its checkpoints: in a row, the start last. With laps, the start is the
 * finish.
 */
export function buildCourse(checkpoints: number, hasLaps = false): BuiltLandmark[] {
  const cell = (number: number): Triple => [
    START_CELL[0] + number * CELLS_APART,
    START_CELL[1],
    START_CELL[2],
  ];
  const passed = Array.from({ length: checkpoints }, (_, index): BuiltLandmark => {
    const isFinish = index === checkpoints - 1;
    return { tag: isFinish ? 'Goal' : 'Checkpoint', cell: cell(index + 1) };
  });
  if (hasLaps) return [...passed.slice(0, -1), { tag: 'StartFinish', cell: START_CELL }];
  return [...passed, { tag: 'Spawn', cell: START_CELL }];
}

/** A drive along the row at an even speed from one checkpoint to the next; each account has a line of its own. */
export function drive(checkpointsMs: readonly number[], accountId: string, firstMs: number): Driven[] {
  const metres = CELLS_APART * CELL_METRES;
  const speedAt = (timeMs: number): number => {
    const leg = Math.max(
      0,
      checkpointsMs.findIndex((ms) => timeMs < ms),
    );
    const [from, to] = [checkpointsMs[leg - 1] ?? 0, checkpointsMs[leg] ?? 1];
    return Math.max(
      -32_768,
      Math.min(32_767, Math.round(1000 * Math.log((metres * 1000) / Math.max(1, to - from)))),
    );
  };
  const endMs = checkpointsMs.at(-1) ?? 0;
  const count = Math.min(MAX_SAMPLES, Math.max(1, Math.floor((endMs - firstMs) / STEP_MS) + 1));
  const [x, y, z] = chooseStart(accountId);
  let along = 0;
  let last = 0;
  return Array.from({ length: count }, (_, index) => {
    const timeMs = firstMs + index * STEP_MS;
    const logSpeed = speedAt(timeMs);
    const speed = Math.exp(logSpeed / 1000);
    along += index === 0 ? 0 : ((speed + last) / 2) * (STEP_MS / 1000);
    last = speed;
    return { timeMs, place: [inMillimetres(x + along), y, z] as const, logSpeed, heading: 0, pitch: 0 };
  });
}

function chooseStart(accountId: string): Triple {
  const seed = hash(accountId);
  const [column, level, row] = START_CELL;
  return [
    (column - 1) * CELL_METRES + CELL_METRES / 2,
    (level - 8) * 8 + HEIGHT_METRES + (seed % 4000) / 1000,
    (row - 1) * CELL_METRES + CELL_METRES / 2 - 0.4 + (Math.floor(seed / 4000) % 800) / 1000,
  ];
}

function inMillimetres(metres: number): number {
  return Math.round(metres * 1000) / 1000;
}

/** A hash of a text (FNV-1a). */
export function hash(value: string): number {
  let state = 2166136261;
  for (const byte of Buffer.from(value)) state = Math.imul(state ^ byte, 16777619);
  return state >>> 0;
}
