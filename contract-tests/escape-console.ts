/** What moves the cursor, colours, renames windows or reorders text in a terminal; line breaks and tabs are harmless. */
const TERMINAL_CONTROL = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** Makes the console print control characters as escapes: what a run says may be what a server sent. */
export function escapeConsole(): void {
  const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  for (const method of ['log', 'error'] as const) {
    const print = console[method];
    console[method] = (...values: unknown[]) =>
      print(...values.map((one) => (typeof one === 'string' ? one.replace(TERMINAL_CONTROL, escape) : one)));
  }
}
