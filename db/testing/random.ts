/** Random choices, the same in every run with the same seed. */
export interface Random {
  /** Returns an integer from 0 to below `end`. */
  below: (end: number) => number;
  /** Returns an integer from `min` to `max`. */
  between: (min: number, max: number) => number;
  /** Returns true in a share of all calls, from 0 to 1. */
  chance: (share: number) => boolean;
  /** Returns one of at least one choice. */
  pick: <T>(choices: readonly T[]) => T;
}

/** Returns a seeded generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
  return {
    below,
    between: (min, max) => min + below(max - min + 1),
    chance: (share) => below(2 ** 32) < share * 2 ** 32,
    pick: <T>(choices: readonly T[]): T => choices[below(choices.length)] as T,
  };
}
