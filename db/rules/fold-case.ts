/**
 * Returns a text in which letters that differ in their case only are equal: in lower case, with one small sigma, and with the
 * Turkish dotted I as a plain one. Lower case alone keeps a word in capitals from matching the beginning of a longer word.
 */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i');
}
