import { deepEqual } from 'node:assert/strict';

/** Fails unless values are in descending order, texts by their code units. */
export function checkDescends(values: readonly (number | string)[]): void {
  deepEqual(
    values,
    values.toSorted((a, b) => Number(a < b) - Number(a > b)),
  );
}
