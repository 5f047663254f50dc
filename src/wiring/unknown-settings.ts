import { listSettings, type Environment } from '../config.js';

/** Maximum number of letters in which a spelling mistake differs from its setting. */
const MAX_MISTAKES = 2;
/** Short names, such as HOST, resemble too many others. */
const MIN_LENGTH = 7;

/** Settings of earlier versions, with what to use instead. */
const REMOVED: ReadonlyMap<string, string> = new Map([
  [
    'WORKERS',
    'WORKERS is gone, and one process serves; several share one PostgreSQL, as scripts/deploy/README.md describes.',
  ],
]);

/** Returns a sentence for each variable that was or looks like a setting of ours, and that nothing reads. */
export function findUnknownSettings(environment: Environment): string[] {
  const known = listSettings().map(({ name }) => name);
  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const removed = REMOVED.get(name);
      if (removed !== undefined) return [removed];
      const similar = known.find(
        (other) => other.length >= MIN_LENGTH && distance(name, other) <= MAX_MISTAKES,
      );
      return similar === undefined ? [] : [`${name} is not a setting; did you mean ${similar}?`];
    });
}

/** Returns in how many insertions, removals and replacements of letters two names differ. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MAX_MISTAKES) return Infinity;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of Array.from(other).entries()) {
      const replaced = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
