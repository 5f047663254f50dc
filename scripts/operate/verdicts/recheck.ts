import type { Verdict } from '../../../db/stores/verification/verdict.js';
import {
  createRechecks,
  type RecheckCandidate,
  type Rechecks,
} from '../../../db/stores/verification/rechecks.js';
import type { TrackRow } from '../../../db/stores/verification/record.js';
import { createWorldRecords } from '../../../db/stores/verification/world-records.js';
import { createInspectionThreads } from '../../../src/worker/inspection-threads.js';
import { createReplayVerifier } from '../../../src/worker/replay-track.js';
import type { Verifier } from '../../../src/worker/verdict.js';
import type { Context } from './context.js';
import { inOrder } from './in-order.js';

const PAGE = 100;
const PROGRESS_EVERY = 1000;

interface Totals {
  records: number;
  changed: number;
  unchanged: number;
  /** Their files are gone. */
  missing: number;
  /** They have got another verdict meanwhile. */
  overtaken: number;
  failed: number;
}

/**
 * `recheck`: applies the current policy to verdicts whose files still exist, the oldest first, and prints each that changes. A record keeps its verdict until the new one is stored. Returns the exit code: 2 when some could
 * not be verified.
 */
export async function recheck({ database, openFiles, now }: Context): Promise<number> {
  const pool = createInspectionThreads();
  const { open } = await openFiles();
  const verify = createReplayVerifier({
    open,
    inspect: pool.inspect,
    knowsWorldRecord: createWorldRecords(database).has,
  });
  const store = createRechecks(database, now);
  const totals: Totals = { records: 0, changed: 0, unchanged: 0, missing: 0, overtaken: 0, failed: 0 };
  try {
    // Verdicts that are reached meanwhile, those of this run included, are not looked at.
    const before = now().toISOString();
    let page = await store.list(before, null, PAGE);
    for (let last = page.at(-1); last; last = page.at(-1)) {
      await inOrder(page, pool.size, (candidate, previous) =>
        recheckOne(candidate, { verify, store, totals, previous }),
      );
      page = await store.list(before, last.row, PAGE);
    }
  } finally {
    await pool.close();
  }
  console.error(describe(totals));
  return totals.failed > 0 ? 2 : 0;
}

async function recheckOne(
  { row, submissions }: RecheckCandidate,
  {
    verify,
    store,
    totals,
    previous,
  }: { verify: Verifier; store: Rechecks; totals: Totals; previous: Promise<unknown> },
): Promise<void> {
  totals.records += 1;
  if (totals.records % PROGRESS_EVERY === 0) console.error(describe(totals));
  try {
    // Of runs that claim the same, the oldest is stored first, also where a younger one is verified sooner.
    const [found] = await Promise.all([verdictOn(row.map_uid, submissions, verify), previous]);
    if (!found) {
      totals.missing += 1;
      return;
    }
    const { outcome, verdict } = await store.apply(row, found.submissionId, found.verdict);
    totals[outcome] += 1;
    if (outcome === 'changed') console.log(describeChange(row, verdict));
  } catch (error) {
    totals.failed += 1;
    console.error(`${row.record_id} could not be verified: ${(error as Error).message}`);
  }
}

/** The first pass among several submissions, else the verdict on the newest whose files are there; null when none are. */
async function verdictOn(
  mapUid: string,
  submissions: RecheckCandidate['submissions'],
  verify: Verifier,
): Promise<{ submissionId: string; verdict: Verdict } | null> {
  let newest: { submissionId: string; verdict: Verdict } | null = null;
  for (const { submissionId, mapSha256, replaySha256 } of submissions) {
    const verdict = await verify({ mapSha256, replaySha256, mapUid });
    if (verdict.reason_code === 'artifacts_missing') continue;
    if (verdict.status === 'pass') return { submissionId, verdict };
    newest ??= { submissionId, verdict };
  }
  return newest;
}

function describeChange(
  row: TrackRow,
  { status, confidence, policy_version, findings = [] }: Verdict,
): string {
  const before = [row.status, row.confidence, row.policy_version];
  const after = [status, confidence, policy_version];
  const spell = (parts: unknown[]): string => parts.filter((part) => part !== null).join(' ');
  const why = findings.length === 0 ? '' : ` (${findings.map(({ rule }) => rule).join(', ')})`;
  return `${row.record_id}: ${spell(before)} -> ${spell(after)}${why}`;
}

function describe({ records, changed, unchanged, missing, overtaken, failed }: Totals): string {
  const noun = records === 1 ? 'record' : 'records';
  return (
    `${records} ${noun}: ${changed} changed, ${unchanged} unchanged, ${missing} without files, ` +
    `${overtaken} with a newer verdict, ${failed} failed`
  );
}
