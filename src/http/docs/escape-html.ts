const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns text as it stands in HTML, in attributes as well. */
export function escapeHtml(text: string | number): string {
  return String(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Returns a value as JSON that may stand in a script element. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
