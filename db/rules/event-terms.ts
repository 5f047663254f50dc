/** The term of the row that holds the highest event id that is counted. */
export const COUNTED_TO = '';

const MAX_LENGTH = 3;

/** Returns the distinct sequences of one to three characters of a text. */
export function termsOf(text: string): Set<string> {
  const characters = Array.from(text);
  const terms = new Set<string>();
  for (const [place, first] of characters.entries()) {
    let term = first;
    terms.add(term);
    for (let next = place + 1; next < place + MAX_LENGTH && next < characters.length; next += 1) {
      term += characters[next] ?? '';
      terms.add(term);
    }
  }
  return terms;
}

/** Returns whether the number of events with a text is kept. */
export function isTerm(text: string): boolean {
  return Array.from(text).length <= MAX_LENGTH;
}
