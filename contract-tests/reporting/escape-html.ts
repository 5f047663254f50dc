export { escapeHtml, toScriptJson } from '../../src/http/docs/escape-html.js';

/** Returns a number with its noun, such as `1 cell` or `87 cells`. */
export function counted(count: number, word: string): string {
  return `${count.toLocaleString('en-GB')} ${word}${count === 1 ? '' : 's'}`;
}
