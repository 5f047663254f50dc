import type { Knex } from 'knex';
import { countWithCommonWord } from './common-words.js';
import { countRows, countUpTo, MAX_EXACT, type Total } from './count-rows.js';
import type { EventBlock } from './event-blocks.js';
import { allowExactRowIds, isLookupSooner } from './found-in-ranges.js';
import { matchesInBlocks, matchesInRanges, type MatchingEvents } from './matching-events.js';
import { uncountedEventsHaving } from './search-events.js';

/** The total of more matches than are counted. */
export const MANY: Total = { total: MAX_EXACT, totalRelation: 'gte' };

/** Returns the number of matching events from what is kept: of a short text the number, of a common word that there are many; else null. */
export async function readKeptTotal(read: Knex, wanted: MatchingEvents): Promise<Total | null> {
  const { search, accountIds = [], textOnly, wordScopes, storedLater } = wanted;
  if (search.counts && textOnly !== null && accountIds.length === 0) {
    const [visible, system] = search.counts;
    const uncounted = uncountedEventsHaving(read, search);
    // The plus keeps SQLite from the index of this column: few events are uncounted.
    if (textOnly === 'visible') void uncounted.whereRaw('+system = 0');
    const kept = textOnly === 'all' ? visible + system : visible;
    return { total: kept + (await countRows(uncounted)), totalRelation: 'eq' };
  }
  // Accounts add to it.
  const least = search.counts && textOnly !== null ? search.counts[0] : 0;
  const isMany =
    least > MAX_EXACT ||
    (search.isCommon &&
      wordScopes !== null &&
      (await countWithCommonWord(read, search.sought, wordScopes)) - storedLater > MAX_EXACT);
  return isMany ? MANY : null;
}

/** Counts the matching events of the blocks of a list, up to the bound: by PostgreSQL's text index or by reading the blocks. */
export async function countMatches(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
): Promise<Total> {
  if (!isLookupSooner(read, wanted, blocks.length))
    return countUpTo(read, matchesInBlocks(read, wanted, blocks));
  await allowExactRowIds(read);
  let total = 0;
  for (const events of matchesInRanges(read, wanted, blocks)) {
    const part = await countUpTo(read, events);
    total += part.total;
    if (part.totalRelation === 'gte' || total > MAX_EXACT) return MANY;
  }
  return { total, totalRelation: 'eq' };
}
