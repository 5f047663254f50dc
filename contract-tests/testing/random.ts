import { createRandom } from '../../db/testing/random.js';

/** Returns a source of numbers from 0 up to, but not including, 1: the same ones for the same seed. */
export function seededRandom(seed: number): () => number {
  const { below } = createRandom(seed);
  return () => below(2 ** 32) / 2 ** 32;
}

/** Returns a whole number from `min` to `max`. */
export function between(random: () => number, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}
