import { foldCase } from './fold-case.js';

/** Separates fields, so that no search matches across two of them. */
const SEPARATOR = '\u001f';

/** Returns the text that searches match, from all searched fields. */
export function searchText(fields: readonly string[]): string {
  return foldCase(fields.join(SEPARATOR));
}
