/** Separates fields, so that no search matches across two of them: no text has a control character. */
const SEPARATOR = '\u001f';

// oxlint-disable-next-line no-control-regex -- these characters are what it is for
const CONTROL = /[\u0000-\u001f\u007f]/gu;

/**
 * Returns the case-folded form of a text: lower case, with one small sigma, and with a plain i for the Turkish dotted I. Lower case
 * alone keeps a word in capitals from matching the beginning of a longer word. A folded text stays as it is when it is folded again.
 */
export function foldCase(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(/i\u0307+/gu, 'i');
}

/** Returns a text as searches compare it: folded, without control characters. */
export function foldText(text: string): string {
  return foldCase(withoutControls(text));
}

/** Returns a text without control characters, which are no part of it. */
export function withoutControls(text: string): string {
  return text.replaceAll(CONTROL, '');
}

/** Returns a sought text as searches compare it; "", which is no filter, if it is nothing but white space and control characters. */
export function soughtText(text: string): string {
  const folded = foldText(text);
  return folded.trim() === '' ? '' : folded;
}

/** Returns the text that searches match, from all searched fields. */
export function searchText(fields: readonly string[]): string {
  return fields.map(foldText).join(SEPARATOR);
}

/** A text of fewer characters is not in the index of texts, which has sequences of three. */
export const MIN_INDEXED_LENGTH = 3;

/** Whether the index of texts finds a folded text. */
export function isIndexed(sought: string): boolean {
  return Array.from(sought).length >= MIN_INDEXED_LENGTH;
}
