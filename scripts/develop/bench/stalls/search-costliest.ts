import type { Random } from '../../../../db/testing/random.js';

const SHORT_LIST = 4;

/** Places of values, one in each list, and what they cost. */
export interface Attempt {
  places: readonly number[];
  cost: number;
}

/**
 * Searches for the places of values, one in each list, that cost most: begins with the first and with the last of each list, and
 * with the last of short ones (limits, flags) beside the first of long ones (texts); goes through the lists, short ones first,
 * keeps what costs most, and spends what is left on random places.
 * Measures at most `budget` times; returns what was measured, the costliest first.
 */
export async function searchCostliest(
  lengths: readonly number[],
  measure: (places: readonly number[]) => Promise<number>,
  { budget, random }: { budget: number; random: Random },
): Promise<Attempt[]> {
  const seen = new Set<string>();
  const attempts: Attempt[] = [];
  const attempt = async (places: readonly number[]): Promise<void> => {
    const key = places.join();
    if (seen.has(key) || seen.size >= budget) return;
    seen.add(key);
    attempts.push({ places, cost: await measure(places) });
    attempts.sort((one, other) => other.cost - one.cost);
  };
  await attempt(lengths.map(() => 0));
  await attempt(lengths.map((length) => length - 1));
  await attempt(lengths.map((length) => (length <= SHORT_LIST ? length - 1 : 0)));
  for (const list of shortestFirst(lengths)) {
    const others = attempts[0]?.places ?? [];
    for (let index = 0; index < (lengths[list] ?? 0); index += 1) await attempt(others.with(list, index));
  }
  const all = lengths.reduce((product, length) => product * length, 1);
  for (let turn = 0; turn < budget && seen.size < Math.min(budget, all); turn += 1) {
    await attempt(lengths.map((length) => random.below(length)));
  }
  return attempts;
}

function shortestFirst(lengths: readonly number[]): number[] {
  return lengths.map((_, list) => list).sort((one, other) => (lengths[one] ?? 0) - (lengths[other] ?? 0));
}
