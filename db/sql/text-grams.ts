/** Two of these stand before each indexed name; no name has them. */
const NAME_START = '\u0002';

const GRAM_LENGTH = 3;
/** A match has to have all of them; more would only cost time, since matches are looked at anyway. */
const MAX_GRAMS = 24;

/** Returns the distinct sequences of three characters of a text; none when it is shorter. */
export function gramsOf(text: string): string[] {
  const characters = Array.from(text);
  const grams = new Set<string>();
  for (let index = 0; index + GRAM_LENGTH <= characters.length && grams.size < MAX_GRAMS; index += 1) {
    grams.add(characters.slice(index, index + GRAM_LENGTH).join(''));
  }
  return [...grams];
}

/** Returns the sequences of three characters that a name begins with which begins with a text. */
export function beginningGramsOf(start: string): string[] {
  // The second sign is only needed for a single character: the first one is nowhere else either.
  const grams = gramsOf(NAME_START + start);
  return grams.length > 0 ? grams : gramsOf(NAME_START + NAME_START + start);
}

/** Returns the expression with which SQLite's full text search finds rows that have all of some sequences. */
export function toMatchExpression(grams: readonly string[]): string {
  return grams.map((gram) => `"${gram.replaceAll('"', '""')}"`).join(' AND ');
}
