import type { Kind } from './results.js';

/** What a read is outside of. */
export type Limit = 'p99' | 'growth';

/** Reads that are outside a limit for a known reason. */
export interface Exception {
  /** The databases on which they are. */
  kinds: readonly Kind[];
  limits: readonly Limit[];
  /** Matches the titles of the reads. */
  reads: RegExp;
  reason: string;
}

/** Returns the reason why a read is outside a limit, by the first exception that matches, or null. */
export function reasonOf(
  exceptions: readonly Exception[],
  { kind, limit, title }: { kind: Kind; limit: Limit; title: string },
): string | null {
  const found = exceptions.find(
    ({ kinds, limits, reads }) => kinds.includes(kind) && limits.includes(limit) && reads.test(title),
  );
  return found?.reason ?? null;
}

const BOTH = ['sqlite', 'postgres'] as const;

/** What the design does not bring under a limit, the more specific first. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    kinds: BOTH,
    limits: ['p99', 'growth'],
    reads: /listEvents, q common, window/,
    reason:
      'Its total is below 10,000 and so exact: every event of the window that may match is looked at (2 µs each on SQLite; PostgreSQL goes through 164,000 entries of its text index and 155,000 of ids, and reads the 9,300 rows that are in both)',
  },
  {
    kinds: BOTH,
    limits: ['p99', 'growth'],
    reads: /listEvents, q .*page 50/,
    reason:
      'The places before the page are those of 4,000 matches, which SQLite looks up in 30 blocks of 4,096 events; PostgreSQL goes through the entries of its text index of all 51,000 matches and of the ids of 30 blocks, or reads 60,000 events in 15 blocks',
  },
  {
    kinds: ['sqlite'],
    limits: ['growth'],
    reads: /listEvents, q of two letters/,
    reason:
      'The blocks that may have the text are known; the three that fill the page are read, 9,300 events, where small data finds its 530 matches by the text index',
  },
  {
    kinds: ['postgres'],
    limits: ['p99'],
    reads: /listEvents, q (of two letters|common)$/,
    reason:
      'The blocks that may have the text are known; those that fill the page are read, up to 9,300 events. Small data takes as long',
  },
  {
    kinds: ['postgres'],
    limits: ['p99'],
    reads: /searchDisplayNames, contains, (one letter|two letters)/,
    reason: 'Some 6,500 names and entries of indexes are looked at and scored, on small data as many',
  },
  {
    kinds: ['postgres'],
    limits: ['p99'],
    reads: /listClubMaps, 5,000 rows/,
    reason: 'A response of 1.5 MB: its rows are made by the database, parsed and serialised',
  },
  {
    kinds: BOTH,
    limits: ['growth'],
    reads: /listEvents, all filters/,
    reason:
      'An index has the time and one of the filters: the rows of 4,000 events are looked at until a page passes the others, on small data of 400',
  },
  {
    kinds: BOTH,
    limits: ['growth'],
    reads: /listEvents, q of a (map|player)|listMaps, q rare/,
    reason:
      'The text index goes through the entries of its four rarest sequences of three characters, which are more the more is stored',
  },
  {
    kinds: BOTH,
    limits: ['growth'],
    reads: /listTableRows, maps by name/,
    reason:
      'A table of up to 100,000 rows is sorted by any column, without an index: as many keys are sorted as it has rows',
  },
  {
    kinds: ['postgres'],
    limits: ['growth'],
    reads: /aggregator, listEvents, q of two letters|catalog, listClubMaps, q (of two letters|rare)/,
    reason:
      'By turns, sample by sample, they grow by 0.9 to 1.2; here the samples of a size follow each other, and the machine changed its speed between the two',
  },
  {
    kinds: ['postgres'],
    limits: ['p99'],
    reads: /getMetricsTimeseries, year by day/,
    reason:
      'Its 15,700 rows are added up in some 8 ms, and it has 98 KiB, just under the size for which the limit is 100 ms; what one of a hundred waits for is not known',
  },
  {
    kinds: BOTH,
    limits: ['growth'],
    reads: /getMetricsTimeseries, year/,
    reason:
      'A year is added up from one row for each hour and project, here 15,700; small data has events in fewer hours. Neither grows beyond a year',
  },
  {
    kinds: BOTH,
    limits: ['p99'],
    reads: /getLeaderboards, 1,000 of each/,
    reason:
      "24 buckets of 1,000 different players are 24,000 look-ups of a name among a million, 4 µs each on PostgreSQL; in the order of the names' index they take 2 µs, but to sort the players and to put them back takes the rest",
  },
  {
    kinds: BOTH,
    limits: ['p99', 'growth'],
    reads: /list(Project|Club)Maps, q common, deep|listMaps, q common, by season/,
    reason:
      "A page at depth 10,000 of 12,500 matches sorts them all by the order of the list, or, of a project on PostgreSQL, passes the entries of the list's index before it; an exact total within a season reads its 25,000 maps on PostgreSQL",
  },
  {
    kinds: BOTH,
    limits: ['p99', 'growth'],
    reads: /listWrBaselineQueue, q/,
    reason:
      'A text that some map has is looked for in all items that the other filters leave, here 2,000, and in the names of the maps of those that lack it: it grows with the queue',
  },
  {
    kinds: BOTH,
    limits: ['growth'],
    reads: /listClubMembers, q/,
    reason: 'The texts of all members of the club are read, here 20,000: it grows with the club',
  },
  {
    kinds: ['sqlite'],
    limits: ['growth'],
    reads: /listDisplayNames, q common|searchDisplayNames, prefix/,
    reason:
      'Up to 5,000 entries of the index of parts are looked at for a list, and 1,500 for a search, with the newest names of a length until a page is full; small data has a hundredth of them, and beyond that the work does not grow',
  },
  {
    kinds: BOTH,
    limits: ['p99', 'growth'],
    reads: /(deep|middle|middle page)$/,
    reason: 'Index entries before the page are skipped, at most half of a list of maps or a block of a table',
  },
  {
    kinds: BOTH,
    limits: ['growth'],
    reads: /listTables, with counts/,
    reason: 'Counts are sums of 25,000 rows of rollups',
  },
  {
    kinds: BOTH,
    limits: ['growth'],
    reads: /getLeaderboards|resolveDisplayNames|listMaps, by alteration|listClubMaps, q unknown/,
    reason: 'As many rows as on small data are looked at, in the deeper indexes of a larger file',
  },
];
