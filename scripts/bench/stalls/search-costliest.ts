import type { Random } from '../../../db/testing/random.js';

/** Places of values, one in each list, and what they cost. */
export interface Attempt {
  places: readonly number[];
  cost: number;
}

/**
 * Searches for the places of values, one in each list, that cost most: begins with the first and with the last of each list, goes
 * through the lists one after the other in random order, keeps what costs most, and spends what is left on random places.
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
  for (const list of shuffled(lengths, random)) {
    const others = attempts[0]?.places ?? [];
    for (let place = 0; place < (lengths[list] ?? 0); place += 1) await attempt(others.with(list, place));
  }
  const all = lengths.reduce((product, length) => product * length, 1);
  for (let turn = 0; turn < budget && seen.size < Math.min(budget, all); turn += 1) {
    await attempt(lengths.map((length) => random.below(length)));
  }
  return attempts;
}

function shuffled(lengths: readonly number[], random: Random): number[] {
  const order = lengths.map((_, index) => index);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}
