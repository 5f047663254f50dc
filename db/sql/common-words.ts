import type { Knex } from 'knex';
import { ANY_EVENT, scopeOfDay, scopeOfProject, scopeOfType } from '../rules/event-words.js';
import { containsText } from './contains-text.js';
import { MAX_EXACT } from './count-rows.js';
import { rowsOf } from './raw-rows.js';
import type { Period } from '../rules/cover-period.js';

/** The scopes whose events are all among those of a list, as far as words are counted: from `first` to before `end`, in their order. */
export interface WordScopes {
  first: string;
  end: string;
}

/** So many words that contain a text are looked at, the most common first. */
const MAX_WORDS = 4;
const MIDNIGHT = 'T00:00:00.000Z';

/** Returns the scopes of a list of events with these conditions; null where words are not counted by them together. */
export function wordScopesOf(
  { projectKey = '', eventType = '' }: { projectKey?: string; eventType?: string },
  { from, before }: Period,
): WordScopes | null {
  const only = (scope: string): WordScopes => ({ first: scope, end: `${scope}\u0001` });
  if (from === null && before === null) {
    if (projectKey !== '' && eventType !== '') return null;
    if (projectKey !== '') return only(scopeOfProject(projectKey));
    return only(eventType === '' ? ANY_EVENT : scopeOfType(eventType));
  }
  if (projectKey !== '' || eventType !== '') return null;
  // Whole days: the character follows those of a day.
  const isWhole = from === null || from.endsWith(MIDNIGHT);
  const first = scopeOfDay(from ?? '');
  return { first: isWhole ? first : `${first}~`, end: scopeOfDay(before ?? '~') };
}

/** Returns at least how many visible events of some scopes contain a case-folded text: those with the commonest word that contains it. */
export async function countWithCommonWord(
  read: Knex,
  sought: string,
  { first, end }: WordScopes,
): Promise<number> {
  const [contains, values] = containsText(read, 'word', sought);
  const [row] = rowsOf<{ events: number | null }>(
    await read.raw(
      `SELECT max(counted.events) AS events FROM (
        SELECT sum(e.events) AS events FROM (
          SELECT word FROM event_words WHERE scope = '' AND events > ${MAX_EXACT} AND ${contains} ORDER BY events DESC LIMIT ${MAX_WORDS}
        ) AS w CROSS JOIN event_words AS e WHERE e.word = w.word AND e.scope >= ? AND e.scope < ? GROUP BY e.word
      ) AS counted`,
      [...values, first, end],
    ),
  );
  return row?.events ?? 0;
}
