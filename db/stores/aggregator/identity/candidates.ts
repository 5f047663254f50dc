import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { hourStart } from '../../../rules/times.js';
import { countRows } from '../../../sql/read-page.js';
import { rowsOf } from '../../../sql/raw-rows.js';
import { SEEN_REASONS, type SeenReason } from '../../../writes/accounts.js';
import { NAME_COUNTS, STALE_NAMES } from '../../../sums/name-counts.js';
import { toAgeSeconds } from '../../../rules/name-row.js';

type Candidate = components['schemas']['Candidate'];

interface CandidateQuery {
  staleAfterSeconds: number;
  limit: number;
  offset: number;
}

/** Accounts whose name should be looked up: they have none, or it is older than a given age. */
export type Candidates = ReturnType<typeof createCandidates>;

/** Maximum of candidates of a first page that does not wait for other costly reads. */
const MAX_CHEAP_PAGE = 1000;

interface CandidateRow {
  account_id: string;
  display_name: string | null;
  observed_at: string | null;
  reasons: number | null;
  last_seen_at: string | null;
}

/** Returns the store of candidates. */
export function createCandidates(database: Database, now: () => Date) {
  return {
    /** Returns a page: accounts without a name, the last seen first, then the oldest names. */
    list: (query: CandidateQuery): Promise<{ candidates: Candidate[]; total: number }> => {
      const { limit, offset } = query;
      return database.snapshot(
        async (read) => {
          const at = now().getTime();
          const cutoff = new Date(Math.max(0, Math.ceil(at - query.staleAfterSeconds * 1000))).toISOString();
          const { missing } = await database.remember(NAME_COUNTS, read);
          // The number up to the hour of the cutoff is remembered.
          const hour = hourStart(cutoff);
          const since = read('display_names')
            .where('observed_at', '>=', hour)
            .andWhere('observed_at', '<', cutoff);
          const old = (await database.remember(STALE_NAMES, read, hour)) + (await countRows(since));
          const rows = offset < missing ? await listMissing(read, limit, offset) : [];
          const left = limit - rows.length;
          if (left > 0) rows.push(...(await listStale(read, cutoff, left, Math.max(0, offset - missing))));
          return { candidates: rows.map((row) => toCandidate(row, at)), total: missing + old };
        },
        { isCostly: limit > MAX_CHEAP_PAGE || offset > 0 },
      );
    },
  };
}

/** The index has all of the page except the reasons, so rows of skipped accounts are not read. */
async function listMissing(read: Knex, limit: number, offset: number): Promise<CandidateRow[]> {
  const reasons = 'SELECT s.reasons FROM accounts_seen AS s WHERE s.account_id = page.account_id';
  return rowsOf(
    await read.raw(
      `SELECT page.account_id, NULL AS display_name, NULL AS observed_at, (${reasons}) AS reasons, page.last_seen_at
      FROM (SELECT account_id, last_seen_at FROM accounts_seen WHERE named = 0
        ORDER BY last_seen_at DESC, account_id LIMIT ? OFFSET ?) AS page
      ORDER BY page.last_seen_at DESC, page.account_id`,
      [limit, offset],
    ),
  );
}

/** The index is read backwards, so equally old names are in descending order of account ids. */
async function listStale(read: Knex, cutoff: string, limit: number, offset: number): Promise<CandidateRow[]> {
  return rowsOf(
    await read.raw(
      `SELECT n.account_id, n.display_name, n.observed_at, s.reasons, s.last_seen_at
      FROM (SELECT account_id, observed_at FROM display_names WHERE observed_at < ?
        ORDER BY observed_at, account_id DESC LIMIT ? OFFSET ?) AS page
      CROSS JOIN display_names AS n
      LEFT JOIN accounts_seen AS s ON s.account_id = n.account_id
      WHERE n.account_id = page.account_id ORDER BY page.observed_at, page.account_id DESC`,
      [cutoff, limit, offset],
    ),
  );
}

function toCandidate(row: CandidateRow, now: number): Candidate {
  const { observed_at: observedAt, last_seen_at: seenAt } = row;
  const timestamps = [observedAt, seenAt].filter((timestamp) => timestamp !== null).sort();
  return {
    accountId: row.account_id,
    displayName: row.display_name,
    reasons: toReasons(row),
    lastSeenAt: timestamps.at(-1) ?? '',
    observedAt,
    ageSeconds: observedAt === null ? null : toAgeSeconds(observedAt, now),
    missing: observedAt === null,
    stale: true,
  };
}

function toReasons({ reasons, observed_at: observedAt }: CandidateRow): Candidate['reasons'] {
  const elsewhere = (Object.keys(SEEN_REASONS) as SeenReason[]).filter(
    (reason) => ((reasons ?? 0) & SEEN_REASONS[reason]) !== 0,
  );
  return observedAt === null ? elsewhere : [...elsewhere, 'directory' as const].sort();
}
