import { visibleText } from './invisible-characters.js';

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

/** `$$`; a link or its end; a colour; a style. */
const CODE = /\$\$|\$[lhp](?:\[[^[\]]*\])?|\$[0-9a-f]{1,3}|\$[iwonstgzm<>]/gi;

/** Returns a name without its colour, style and link codes; `$$` becomes `$`. */
export function withoutColourCodes(name: string): string {
  return name.replace(CODE, (code) => (code === '$$' ? '$' : ''));
}

/**
 * Returns a text as searches compare it: without control and invisible characters and colour codes, white space collapsed, folded. So a
 * name is found as it was sent and as it is shown. A text in this form stays as it is.
 */
export function foldText(text: string): string {
  const plain = withoutColourCodes(visibleText(text) ?? '');
  const folded = foldCase(plain.replaceAll(/\s+/gu, ' ').trim());
  // What is shown of `$$f00` is a code itself.
  return folded === text ? folded : foldText(folded);
}

/** Whether a sought text is a filter. */
export function isFilter(text: string): boolean {
  return foldText(text) !== '';
}

/** Returns a text without control characters, which are no part of it. */
export function withoutControls(text: string): string {
  return text.replaceAll(CONTROL, '');
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
