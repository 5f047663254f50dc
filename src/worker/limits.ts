/**
 * Limits that come from honest runs: how many runs (or parts of them) were measured, and the extreme that was seen among them. Metres,
 * ms, or shares of 1. When an honest file is beyond an extreme, write the new extreme here, and widen a limit that is near it.
 */
export const LIMITS = {
  /** The largest distance of the car from its start. */
  movesM: { review: 10, fail: 0.5, n: 27, seen: 18 },
  /** The first sample beside the middle of the start's block (RoadBumpStart); a cell of the map is 32 m. */
  startM: { review: 2, fail: 32, n: 41, seen: 1.3 },
  /** The first sample above the ground of the start's block, from 0; the least was 0.5. */
  startHeightM: { most: 8, n: 13, seen: 2 },
  /** The car beside its landmark at the time of a checkpoint. */
  blockM: { most: 48, n: 285, seen: 42.5 },
  itemM: { most: 48, n: 285, seen: 31.4 },
  freeBlockM: { most: 60, n: 285, seen: 26 },
  /** The samples go on after the finish, which is rounded up to a tick. */
  afterFinishMs: { most: 3050, n: 17, seen: 3005 },
  /** How much shorter a run may be by the clock than by its own time; none was. */
  wallTimeMs: { most: 2000, n: 98, seen: 0 },
  /** The end of the record beside the finish, and the end of the inputs before it. */
  recordEndMs: { most: 10, n: 71, seen: 10 },
  inputsEndMs: { most: 20, n: 77, seen: 20 },
  /** The last ticks, of 10 ms, whose inputs builds of early 2021 leave out. */
  lostTicks: { most: 8, n: 21, seen: 6 },
  /** A step of 50 ms beside where the velocities take the car, but around a respawn. */
  jumpM: { most: 3, n: 27, seen: 2.5 },
  /** The median of that, and of the way against the speed. */
  residualM: { most: 0.2, n: 27, seen: 0.07 },
  stretch: { most: 0.006, n: 27, seen: 0.0033 },
  /** Places in whole millimetres. */
  grid: { least: 0.9, n: 27, seen: 0.98 },
  /** The median of free flight beside -24.8 m/s². */
  gravity: { most: 0.7, n: 21, seen: 0.4 },
  /** Samples that agree with the inputs. */
  steering: { least: 0.55, n: 77, seen: 0.6 },
  pedals: { least: 0.7, n: 27, seen: 0.8 },
  /** Noted only: a car that slides on ice holds full lock. */
  turning: { least: 0.3, n: 75, seen: 0.18 },
} as const;
