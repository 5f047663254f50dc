const BETWEEN_WORDS = /[\s\p{Cc}]+/u;
/** The second word is the first one of the next pair, too. */
const PAIRS = /([^\s\p{Cc}]+) (?=([^\s\p{Cc}]+))/gu;
const PARTS = /[\p{L}\p{N}]+/gu;
const MIN_LENGTH = 2;
const MAX_LENGTH = 32;

/** Returns the distinct words of a search text: what stands between spaces, and the letters and digits between other characters. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const word of text.split(BETWEEN_WORDS)) addWord(words, word);
  for (const [part] of text.matchAll(PARTS)) addWord(words, part);
  return words;
}

/** Returns the distinct pairs of words that follow each other in a search text, with the space between them. */
export function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (const [pair, , second = ''] of text.matchAll(PAIRS)) addWord(pairs, pair + second);
  return pairs;
}

function addWord(words: Set<string>, word: string): void {
  if (word.length >= MIN_LENGTH && word.length <= MAX_LENGTH) words.add(word);
}

/** The scope of all events. */
export const ANY_EVENT = '';

/** Returns the scope of a project's events. */
export function scopeOfProject(projectKey: string): string {
  return `project ${projectKey}`;
}

/** Returns the scope of the events of a type. */
export function scopeOfType(eventType: string): string {
  return `type ${eventType}`;
}

/** Returns the scope of the events of the day of a time. */
export function scopeOfDay(at: string): string {
  return `day ${at.slice(0, 10)}`;
}

/** Returns the scopes in which an event's words are counted. */
export function scopesOf(event: { project_key: string; event_type: string; occurred_at: string }): string[] {
  const { project_key: projectKey, event_type: eventType, occurred_at: at } = event;
  return [ANY_EVENT, scopeOfProject(projectKey), scopeOfType(eventType), scopeOfDay(at)];
}
