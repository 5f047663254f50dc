import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { kindOf } from '../../../connection/kind-of.js';
import { readRows } from '../../../bulk.js';
import { rowsOf } from '../../../sql/raw-rows.js';
import { normalizeName } from '../../../rules/display-names.js';
import { createFindNames } from '../../../search/names.js';
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
export type NameSearch = ReturnType<typeof createNameSearch>;

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
export function createNameSearch(database: Database, now: () => Date) {
  return {
    /** Whether nothing is left of a text in the form in which names are compared. */
    isBlank: (q: string): boolean => normalizeName(q) === '',
    /** Returns the best matches: by score, then newest, then by account id. */
    search: ({ q, mode, limit, maxAgeSeconds }: NameSearchQuery): Promise<Match[]> =>
      database.snapshot(
        async (read) => {
          const term = toSearchTerm(q, normalizeName(q));
          const score: Score =
            mode === 'fuzzy' ? createBoundedScore(term) : (name, id) => scoreMatch(name, id, term, mode);
          const found = await (mode === 'fuzzy'
            ? readNewestMatches(read, score, limit)
            : findIndexed(read, term, mode, limit, score));
          const byId = term.idStart === null ? [] : await createFindNames(read).ofIds(term.idStart, MAX_IDS);
          const matches = best([...found, ...toScored(byId, score)], limit);
          const at = now().getTime();
          // The response is made in the next turn of the event loop.
          await setImmediate();
          return matches.map(({ score, row }) => ({ ...toDisplayName(row, at, maxAgeSeconds), score }));
        },
        { isCostly: true },
      ),
  };
}

/** Reads the best matches of each kind only: better kinds first, and within one the shorter names. */
async function findIndexed(
  read: Knex,
  term: SearchTerm,
  mode: SearchMode,
  limit: number,
  score: Score,
): Promise<Scored[]> {
  const find = createFindNames(read);
  const isIndexed = mode === 'prefix' || term.length >= MIN_INDEXED_LENGTH;
  const newest = isIndexed ? [] : await readNewestMatches(read, score, limit);
  const rows = [...(await find.equal(term.name, limit)), ...(await find.beginning(term.name, limit))];
  if (mode === 'contains' && isIndexed) rows.push(...(await find.containing(term.name, limit)));
  return [...newest, ...toScored(rows, score)];
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

/**
 * Returns the newest names with the best scores. The names arrive as texts of a few each, which are parsed and compared one per turn, so
 * that other requests run in between.
 */
async function readNewestMatches(read: Knex, score: Score, limit: number): Promise<Scored[]> {
  let newest: { row: Compared; score: number }[] = [];
  for (const { names } of rowsOf<{ names: string }>(await read.raw(sqlOfParts(read), [MAX_COMPARED]))) {
    const scored = (JSON.parse(names) as [string, string, string][])
      .map(([account_id, normalized_display_name, observed_at]) => ({
        row: { account_id, normalized_display_name, observed_at },
        score: score(normalized_display_name, account_id),
      }))
      .filter((one) => one.score > 0);
    newest = [...newest, ...scored].sort(compareScored).slice(0, limit);
    await setImmediate();
  }
  const scores = new Map(newest.map(({ row, score }) => [row.account_id, score]));
  const keys = newest.map(({ row: { account_id } }) => ({ account_id }));
  const rows = await readRows<StoredName>(read, 'display_names', NAME_COLUMNS, ['account_id'], keys);
  return rows.map((row) => ({ row, score: scores.get(row.account_id) ?? 0 }));
}

function sqlOfParts(read: Knex): string {
  const columns = 'account_id, normalized_display_name, observed_at';
  const order = 'ORDER BY observed_at DESC, account_id';
  const newest = `SELECT ${columns}, (row_number() OVER (${order}) - 1) / ${COMPARED_PER_TURN} AS part
    FROM (SELECT ${columns} FROM display_names ${order} LIMIT ?) AS r`;
  const names =
    kindOf(read) === 'postgres'
      ? `json_agg(json_build_array(${columns}) ${order})::text`
      : `json_group_array(json_array(${columns}) ${order})`;
  return `SELECT ${names} AS names FROM (${newest}) AS n GROUP BY part ORDER BY part`;
}
