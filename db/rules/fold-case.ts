/**
 * Returns the case-folded form of a text: lower case, with one small sigma, and with a plain i for the Turkish dotted
 * I. Lower case alone keeps a word in capitals from matching the beginning of a longer word.
 */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i');
}
