import { isDeepStrictEqual } from 'node:util';

/** A place where two JSON values differ. */
export interface Difference {
  pointer: string;
  documented: unknown;
  given: unknown;
}

/** Returns the places where two JSON values differ, with pointers below `pointer`. */
export function differencesOf(documented: unknown, given: unknown, pointer: string): Difference[] {
  if (isDeepStrictEqual(documented, given)) return [];
  const isComparable =
    isObject(documented) && isObject(given) && Array.isArray(documented) === Array.isArray(given);
  if (!isComparable) return [{ pointer, documented, given }];
  const keys = new Set([...Object.keys(documented), ...Object.keys(given)]);
  return [...keys].flatMap((key) =>
    differencesOf(
      documented[key],
      given[key],
      `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    ),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
