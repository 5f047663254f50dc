import type { Sum } from '../memo.js';
import { countRows } from '../sql/read-page.js';

/** Numbers of accounts with a name, and of seen accounts without one. */
export const NAME_COUNTS: Sum<{ named: number; missing: number }> = {
  topics: ['names'],
  compute: async (read) => ({
    named: await countRows(read('display_names')),
    missing: await countRows(read('accounts_seen').whereRaw('named = 0')),
  }),
};

/** Returns a sum: the number of names that were observed before an hour. A sum remembers one hour, so each reader has one. */
const createNamesBefore = (): Sum<number> => ({
  topics: ['names'],
  compute: (read, hour) => countRows(read('display_names').where('observed_at', '<', hour)),
});

/** For the overview. */
export const NAMES_BEFORE = createNamesBefore();
/** For candidates, which mostly ask with one age. */
export const STALE_NAMES = createNamesBefore();
