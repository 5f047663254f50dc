/**
 * Splits a command into its words at spaces; double quotes keep spaces in a word (`"/opt/my tools/verify" --fast`).
 * There is no shell, so nothing else has a meaning. Throws for an empty command and for an unclosed quote.
 */
export function splitCommand(command: string): [program: string, ...args: string[]] {
  const quotes = command.split('"').length - 1;
  if (quotes % 2 !== 0) {
    throw new Error(
      `The command ${JSON.stringify(command)} has an unclosed double quote: close it or remove it.`,
    );
  }
  const words = command.match(/(?:[^\s"]|"[^"]*")+/g) ?? [];
  const [program, ...args] = words.map((word) => word.replaceAll('"', ''));
  if (!program)
    throw new Error('The command is empty: give the path of a program, and its arguments if any.');
  return [program, ...args];
}
