import { setImmediate } from 'node:timers/promises';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database, DialectSql } from '../../../connection/database.js';
import { createFindByKeys } from '../../../sql/prepare-rows.js';
import { normalizeName } from '../../../rules/display-names.js';
import { createFindNames, type FindNames } from '../../../search/names.js';
import { compareNewest, NAME_COLUMNS, toDisplayName, type StoredName } from '../../../rules/name-row.js';
import {
  createBoundedScore,
  scoreMatch,
  toSearchTerm,
  type SearchMode,
  type SearchTerm,
} from '../../../rules/name-score.js';

type Match = components['schemas']['DisplayNameMatch'];

interface NameSearchQuery {
  /** Not blank. */
  q: string;
  mode: SearchMode;
  limit: number;
  maxAgeSeconds?: number | undefined;
}

/** The search of names by parts. */
export interface NameSearch {
  /** Whether nothing is left of a text in the form in which names are compared. */
  isBlank: (q: string) => boolean;
  /** Returns the best matches: by score, then newest, then by account id. */
  search: (query: NameSearchQuery) => Promise<Match[]>;
}

/** Without an index, only this many of the newest names are compared. */
const MAX_COMPARED = 5000;
/** Names that are compared in one turn of the event loop: 2 ms at most, where all of them are long. */
const COMPARED_PER_TURN = 100;
const MIN_INDEXED_LENGTH = 3;
const MAX_IDS = 1000;

type Score = (name: string, accountId: string) => number;

interface Scored {
  score: number;
  row: StoredName;
}

/** Returns the store of the search. */
export function createNameSearch(database: Database, now: () => Date): NameSearch {
  const find = createFindNames(database);
  const newestMatches = createNewestMatches(database);
  const search = async ({ q, mode, limit, maxAgeSeconds }: NameSearchQuery): Promise<Match[]> => {
    const term = toSearchTerm(q, normalizeName(q));
    const score: Score =
      mode === 'fuzzy' ? createBoundedScore(term) : (name, id) => scoreMatch(name, id, term, mode);
    const [found, byId] = await Promise.all([
      mode === 'fuzzy'
        ? newestMatches(score, limit)
        : findIndexed(term, mode, limit, { find, newestMatches, score }),
      term.idStart === null ? [] : find.ofIds(term.idStart, MAX_IDS),
    ]);
    const matches = best([...found, ...toScored(byId, score)], limit);
    const at = now().getTime();
    // The response is made in a turn of its own.
    await setImmediate();
    return matches.map(({ score, row }) => ({ ...toDisplayName(row, at, maxAgeSeconds), score }));
  };
  return {
    isBlank: (q) => normalizeName(q) === '',
    search: (query) => database.searchNames(() => search(query)),
  };
}

/** Reads the best matches of each kind only: better kinds first, and within one the shorter names. */
async function findIndexed(
  term: SearchTerm,
  mode: SearchMode,
  limit: number,
  { find, newestMatches, score }: { find: FindNames; newestMatches: NewestMatches; score: Score },
): Promise<Scored[]> {
  const isIndexed = mode === 'prefix' || term.length >= MIN_INDEXED_LENGTH;
  const kinds = [find.equal(term.name, limit), find.beginning(term.name, limit)];
  if (mode === 'contains' && isIndexed) kinds.push(find.containing(term.name, limit));
  const [newest, ...rows] = await Promise.all([isIndexed ? [] : newestMatches(score, limit), ...kinds]);
  return [...newest, ...toScored(rows.flat(), score)];
}

function toScored(rows: readonly StoredName[], score: Score): Scored[] {
  return rows.map((row) => ({ row, score: score(row.normalized_display_name, row.account_id) }));
}

/** Returns the best matches, each account with the best of its scores. */
function best(found: readonly Scored[], limit: number): Scored[] {
  const byAccount = new Map<string, Scored>();
  for (const one of found) {
    const other = byAccount.get(one.row.account_id);
    if (!other || one.score > other.score) byAccount.set(one.row.account_id, one);
  }
  return [...byAccount.values()]
    .filter(({ score }) => score > 0)
    .sort(compareScored)
    .slice(0, limit);
}

type Compared = Pick<StoredName, 'account_id' | 'normalized_display_name' | 'observed_at'>;

function compareScored(a: { score: number; row: Compared }, b: { score: number; row: Compared }): number {
  return b.score - a.score || compareNewest(a.row, b.row);
}

/** Returns the newest names with the best scores. */
type NewestMatches = (score: Score, limit: number) => Promise<Scored[]>;

/** The names arrive as texts of a few each, which are parsed and compared one per turn, so that other requests run in between. */
function createNewestMatches(database: Database): NewestMatches {
  const read = database.prepare(sqlOfParts(), { isCostly: true });
  const findRows = createFindByKeys<StoredName>(database, {
    table: 'display_names',
    key: 'account_id',
    columns: NAME_COLUMNS,
  });
  return async (score, limit) => {
    let newest: { row: Compared; score: number }[] = [];
    for (const { names } of await read([MAX_COMPARED])) {
      const scored = (JSON.parse(String(names)) as [string, string, string][])
        .map(([account_id, normalized_display_name, observed_at]) => ({
          row: { account_id, normalized_display_name, observed_at },
          score: score(normalized_display_name, account_id),
        }))
        .filter((one) => one.score > 0);
      newest = [...newest, ...scored].sort(compareScored).slice(0, limit);
      await setImmediate();
    }
    const compared = new Map(newest.map((one) => [one.row.account_id, one]));
    return (await findRows([...compared.keys()])).map((row) => {
      const known = compared.get(row.account_id);
      // An account that was renamed meanwhile is compared again.
      const isSame = known?.row.normalized_display_name === row.normalized_display_name;
      return { row, score: isSame ? known.score : score(row.normalized_display_name, row.account_id) };
    });
  };
}

function sqlOfParts(): DialectSql {
  const newest = (limit: string): string => `SELECT account_id, normalized_display_name, observed_at,
      (row_number() OVER (ORDER BY observed_at DESC, account_id) - 1) / ${COMPARED_PER_TURN} AS part
    FROM (SELECT account_id, normalized_display_name, observed_at FROM display_names
      ORDER BY observed_at DESC, account_id LIMIT ${limit}) AS r`;
  const columns = 'account_id, normalized_display_name, observed_at';
  const order = 'ORDER BY observed_at DESC, account_id';
  return {
    sqlite: `SELECT json_group_array(json_array(${columns}) ${order}) AS names FROM (${newest('?')}) AS n GROUP BY part ORDER BY part`,
    postgres: `SELECT json_agg(json_build_array(${columns}) ${order})::text AS names FROM (${newest('$1')}) AS n GROUP BY part ORDER BY part`,
  };
}
