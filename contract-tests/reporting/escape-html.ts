const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns a text escaped for HTML, between tags or in an attribute. */
export function escapeHtml(text: string | number): string {
  return String(text).replace(/[&<>"']/g, (character) => NAMED[character] ?? character);
}

/** Returns a value as JSON that is safe in a script element of HTML. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Returns a number with its noun, such as `1 cell` or `87 cells`. */
export function counted(count: number, word: string): string {
  return `${count.toLocaleString('en-GB')} ${word}${count === 1 ? '' : 's'}`;
}
