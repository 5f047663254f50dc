import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { createFindByKeys } from '../../../sql/find-by-keys.js';
import { normalizeName } from '../../../rules/display-names.js';
import { createFindNames, type FindNames } from '../../../sql/find-names.js';
import { compareNewest, NAME_COLUMNS, toDisplayName, type StoredName } from '../../../rules/name-row.js';
import { scoreOf, toWanted, type SearchMode, type Wanted } from '../../../rules/name-score.js';
import { prepareRows } from '../../../sql/prepare-rows.js';

type Match = components['schemas']['DisplayNameMatch'];

export interface NameSearchQuery {
  /** Not blank. */
  q: string;
  mode: SearchMode;
  limit: number;
  maxAgeSeconds?: number | undefined;
}

/** The search of names by parts. */
export interface NameSearch {
  /** Returns the best matches: by score, then newest, then by account id. */
  search: (query: NameSearchQuery) => Promise<Match[]>;
}

/** Without an index, only this many of the newest names are compared. */
const FRESHEST = 5000;
const MIN_INDEXED_LENGTH = 3;
const MAX_IDS = 1000;

interface Scored {
  score: number;
  row: StoredName;
}

/** Returns the store of the search. */
export function createNameSearch(database: Database, now: () => Date): NameSearch {
  const find = createFindNames(database);
  const freshest = createFreshest(database);
  return {
    search: async ({ q, mode, limit, maxAgeSeconds }) => {
      const wanted = toWanted(q, normalizeName(q));
      const found =
        mode === 'fuzzy'
          ? freshest((name, id) => scoreOf(name, id, wanted, mode), limit)
          : findIndexed(wanted, mode, limit, find, freshest);
      const byId = wanted.idStart === null ? [] : await find.ofIds(wanted.idStart, MAX_IDS);
      const at = now().getTime();
      return best([...(await found), ...byId], wanted, mode, limit).map(({ score, row }) => ({
        ...toDisplayName(row, at, maxAgeSeconds),
        score,
      }));
    },
  };
}

/** Reads the best matches of each kind only: better kinds first, and within one the shorter names. */
async function findIndexed(
  wanted: Wanted,
  mode: SearchMode,
  limit: number,
  find: FindNames,
  freshest: Freshest,
): Promise<StoredName[]> {
  const kinds = [find.equal(wanted.name, limit), find.beginning(wanted.name, limit)];
  if (mode === 'contains') {
    const isIndexed = wanted.length >= MIN_INDEXED_LENGTH;
    const score = (name: string): number => scoreOf(name, '', wanted, mode);
    kinds.push(isIndexed ? find.containing(wanted.name, limit) : freshest(score, limit));
  }
  return (await Promise.all(kinds)).flat();
}

function best(rows: StoredName[], wanted: Wanted, mode: SearchMode, limit: number): Scored[] {
  const byAccount = new Map(rows.map((row) => [row.account_id, row]));
  return [...byAccount.values()]
    .map((row) => ({ row, score: scoreOf(row.normalized_display_name, row.account_id, wanted, mode) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || compareNewest(a.row, b.row))
    .slice(0, limit);
}

/** Returns the newest names with the best scores. */
type Freshest = (score: (name: string, accountId: string) => number, limit: number) => Promise<StoredName[]>;

function createFreshest(database: Database): Freshest {
  const columns = ['account_id', 'normalized_display_name', 'observed_at'] as const;
  const from = (limit: string): string =>
    `FROM display_names AS r ORDER BY r.observed_at DESC, r.account_id LIMIT ${limit}`;
  const read = prepareRows<Pick<StoredName, (typeof columns)[number]>>(database, columns, {
    sqlite: from('?'),
    postgres: from('$1'),
  });
  const findRows = createFindByKeys<StoredName>(database, {
    table: 'display_names',
    key: 'account_id',
    columns: NAME_COLUMNS,
  });
  return async (score, limit) => {
    const scored = (await read([FRESHEST]))
      .map((row) => ({ row, score: score(row.normalized_display_name, row.account_id) }))
      .filter((one) => one.score > 0)
      .sort((a, b) => b.score - a.score || compareNewest(a.row, b.row));
    return findRows(scored.slice(0, limit).map(({ row }) => row.account_id));
  };
}
