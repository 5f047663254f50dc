/** Two of these precede each indexed name; no name contains them. */
const NAME_START = '\u0002';

const GRAM_LENGTH = 3;
/** A match contains all of them; more would cost time without need, since matches are compared in full. */
const MAX_GRAMS = 24;

/** Returns the distinct sequences of three characters of a text; none of a shorter one. */
export function listGrams(text: string): string[] {
  const characters = Array.from(text);
  const grams = new Set<string>();
  for (let index = 0; index + GRAM_LENGTH <= characters.length && grams.size < MAX_GRAMS; index += 1) {
    grams.add(characters.slice(index, index + GRAM_LENGTH).join(''));
  }
  return [...grams];
}

/** Maximum of sequences that are sought: these find few texts that do not match. */
const MAX_COVERING = 8;

/**
 * Returns sequences of three characters that together have each character of a text, or, of a long one, of its beginning and its
 * end; none of a text of fewer than three. A search by all sequences would read more of the index without finding less.
 */
export function pickCoveringGrams(text: string): string[] {
  const characters = Array.from(text);
  const last = characters.length - GRAM_LENGTH;
  if (last < 0) return [];
  const places = Array.from({ length: Math.ceil(last / GRAM_LENGTH) }, (_, index) => index * GRAM_LENGTH);
  const grams = [...places, last].map((place) => characters.slice(place, place + GRAM_LENGTH).join(''));
  const some = [...grams.slice(0, MAX_COVERING / 2), ...grams.slice(-MAX_COVERING / 2)];
  return [...new Set(some)];
}

/** Returns the sequences of three characters of all names that begin with a text. */
export function listBeginningGrams(start: string): string[] {
  // A single character needs the second marker only: the first one occurs nowhere else.
  const grams = listGrams(NAME_START + start);
  return grams.length > 0 ? grams : listGrams(NAME_START + NAME_START + start);
}

/** Returns the expression by which SQLite's full text search finds rows with all, or any, of some sequences. */
export function toMatchExpression(grams: readonly string[], operator: 'AND' | 'OR' = 'AND'): string {
  return grams.map((gram) => `"${gram.replaceAll('"', '""')}"`).join(` ${operator} `);
}
