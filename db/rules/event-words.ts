// Control characters separate the fields of a search text.
const BETWEEN_FIELDS = /[\u0000-\u001f\u007f-\u009f]+/;
const BETWEEN_WORDS = /[\s\u0000-\u001f\u007f-\u009f]+/;
const PLAIN = /^[a-z0-9]*$/;
const BETWEEN_PARTS = /[^\p{L}\p{N}]+/u;
const MIN_LENGTH = 2;
const MAX_LENGTH = 32;

/** Returns the distinct words of a search text: what stands between spaces, and the letters and digits between other characters. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const word of text.split(BETWEEN_WORDS)) {
    addWord(words, word);
    if (PLAIN.test(word)) continue;
    for (const part of word.split(BETWEEN_PARTS)) addWord(words, part);
  }
  return words;
}

/** Returns the distinct pairs of words that follow each other in a field of a search text, with the space between them. */
export function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (const field of text.split(BETWEEN_FIELDS)) {
    let last = '';
    for (const word of field.split(' ')) {
      if (last !== '' && word !== '') addWord(pairs, `${last} ${word}`);
      last = word;
    }
  }
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

/** What decides in which scopes an event's words are counted. */
export interface WordLabels {
  project_key: string;
  event_type: string;
  occurred_at: string;
}

/** Returns the scopes but that of all events in which an event's words are counted. */
export function scopesOf({
  project_key: projectKey,
  event_type: eventType,
  occurred_at: at,
}: WordLabels): string[] {
  return [scopeOfProject(projectKey), scopeOfType(eventType), scopeOfDay(at)];
}
