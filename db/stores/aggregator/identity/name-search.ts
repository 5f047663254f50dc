import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { createFindByKeys } from '../../../sql/find-by-keys.js';
import { normalizeName } from '../../../rules/display-names.js';
import { createFindNames, type FindNames } from '../../../sql/find-names.js';
import { compareNewest, NAME_COLUMNS, toDisplayName, type StoredName } from '../../../rules/name-row.js';
import {
  createBoundedScore,
  scoreOf,
  toSearchTerm,
  type SearchMode,
  type SearchTerm,
} from '../../../rules/name-score.js';
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
const MAX_COMPARED = 5000;
const MIN_INDEXED_LENGTH = 3;
const MAX_IDS = 1000;

interface Scored {
  score: number;
  row: StoredName;
}

/** Returns the store of the search. */
export function createNameSearch(database: Database, now: () => Date): NameSearch {
  const find = createFindNames(database);
  const newestMatches = createNewestMatches(database);
  return {
    search: async ({ q, mode, limit, maxAgeSeconds }) => {
      const term = toSearchTerm(q, normalizeName(q));
      const found =
        mode === 'fuzzy'
          ? newestMatches(createBoundedScore(term), limit)
          : findIndexed(term, mode, limit, find, newestMatches);
      const byId = term.idStart === null ? [] : await find.ofIds(term.idStart, MAX_IDS);
      const at = now().getTime();
      return best([...(await found), ...byId], term, mode, limit).map(({ score, row }) => ({
        ...toDisplayName(row, at, maxAgeSeconds),
        score,
      }));
    },
  };
}

/** Reads the best matches of each kind only: better kinds first, and within one the shorter names. */
async function findIndexed(
  term: SearchTerm,
  mode: SearchMode,
  limit: number,
  find: FindNames,
  newestMatches: NewestMatches,
): Promise<StoredName[]> {
  const kinds = [find.equal(term.name, limit), find.beginning(term.name, limit)];
  if (mode === 'contains') {
    const isIndexed = term.length >= MIN_INDEXED_LENGTH;
    const score = (name: string): number => scoreOf(name, '', term, mode);
    kinds.push(isIndexed ? find.containing(term.name, limit) : newestMatches(score, limit));
  }
  return (await Promise.all(kinds)).flat();
}

function best(rows: StoredName[], term: SearchTerm, mode: SearchMode, limit: number): Scored[] {
  const byAccount = new Map(rows.map((row) => [row.account_id, row]));
  return [...byAccount.values()]
    .map((row) => ({ row, score: scoreOf(row.normalized_display_name, row.account_id, term, mode) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || compareNewest(a.row, b.row))
    .slice(0, limit);
}

/** Returns the newest names with the best scores. */
type NewestMatches = (
  score: (name: string, accountId: string) => number,
  limit: number,
) => Promise<StoredName[]>;

function createNewestMatches(database: Database): NewestMatches {
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
    const scored = (await read([MAX_COMPARED]))
      .map((row) => ({ row, score: score(row.normalized_display_name, row.account_id) }))
      .filter((one) => one.score > 0)
      .sort((a, b) => b.score - a.score || compareNewest(a.row, b.row));
    return findRows(scored.slice(0, limit).map(({ row }) => row.account_id));
  };
}
