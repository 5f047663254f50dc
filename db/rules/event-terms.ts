/** The term of the row that holds the highest event id that is counted. */
export const COUNTED_TO = '';

const MAX_LENGTH = 3;

/** A character of two units. */
const WIDE = /[\uD800-\uDFFF]/;

/** Calls `visit` with each sequence of one to three characters of a text, with some more than once. */
export function visitTerms(text: string, visit: (term: string) => void): void {
  // Parts of a string are made faster than those of a list of characters.
  const characters = WIDE.test(text) ? Array.from(text) : null;
  const { length } = characters ?? text;
  for (let place = 0; place < length; place += 1)
    for (let end = place + 1; end <= place + MAX_LENGTH && end <= length; end += 1)
      visit(characters ? characters.slice(place, end).join('') : text.slice(place, end));
}

/** Returns the distinct sequences of one to three characters of a text. */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  visitTerms(text, (term) => terms.add(term));
  return terms;
}

/** Returns whether the number of events with a text is kept. */
export function isTerm(text: string): boolean {
  return Array.from(text).length <= MAX_LENGTH;
}
