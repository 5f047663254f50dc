/** What moves the cursor, colours, renames windows or reorders text in a terminal; line breaks and tabs are harmless. */
const TERMINAL_CONTROL = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** Returns a text with its control characters as `\u001b`, which is also how JSON spells them. */
export function printable(text: string): string {
  return text.replace(
    TERMINAL_CONTROL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Makes the console print control characters as escapes: what a command says may be what strangers sent. */
export function escapeConsole(): void {
  for (const method of ['log', 'error'] as const) {
    const print = console[method];
    console[method] = (...values: unknown[]) =>
      print(...values.map((value) => (typeof value === 'string' ? printable(value) : value)));
  }
}
