import { createRechecks, type Rechecks } from '../../../db/stores/verification/rechecks.js';
import type { TrackRow } from '../../../db/stores/verification/record.js';
import type { Verdict } from '../../../db/stores/verification/verdict.js';
import { createWorldRecords } from '../../../db/stores/verification/world-records.js';
import { createInspectionThreads } from '../../../src/worker/inspection-threads.js';
import { createReplayVerifier } from '../../../src/worker/replay-track.js';
import type { Verifier } from '../../../src/worker/verdict.js';
import type { Context } from './context.js';

const PAGE = 100;
const PROGRESS_EVERY = 1000;

/** How many records: `missing` ones have no files any more, `overtaken` ones have got another verdict meanwhile. */
const NONE = { records: 0, changed: 0, unchanged: 0, missing: 0, overtaken: 0, failed: 0 };
type Totals = typeof NONE;

/**
 * `recheck`: applies the current policy to verdicts whose files still exist, the oldest first, because of runs that claim the same the
 * oldest stays, and prints each that changes. A record keeps its verdict until the new one is stored. Returns the exit code: 2 when some
 * could not be verified.
 */
export async function recheck({ database, openFiles, now }: Context): Promise<number> {
  const threads = createInspectionThreads();
  const { open } = await openFiles();
  const knowsWorldRecord = createWorldRecords(database).has;
  const verify = createReplayVerifier({ open, inspect: threads.inspect, knowsWorldRecord });
  const store = createRechecks(database, now);
  const totals = { ...NONE };
  try {
    // Verdicts that are reached meanwhile, with those of this run, are left out.
    const before = now().toISOString();
    let page = await store.list(before, null, PAGE);
    for (let last = page.at(-1); last; last = page.at(-1)) {
      for (const row of page) {
        totals[await recheckOne(row, verify, store)] += 1;
        totals.records += 1;
        if (totals.records % PROGRESS_EVERY === 0) console.error(describe(totals));
      }
      page = await store.list(before, last, PAGE);
    }
  } finally {
    await threads.close();
  }
  console.error(describe(totals));
  return totals.failed > 0 ? 2 : 0;
}

async function recheckOne(row: TrackRow, verify: Verifier, store: Rechecks): Promise<keyof Totals> {
  try {
    const files = await store.filesOf(row);
    const reached = files && (await verify({ ...files, mapUid: row.map_uid }));
    if (!reached || reached.reason_code === 'artifacts_missing') return 'missing';
    const { outcome, verdict } = await store.apply(row, reached);
    if (outcome === 'changed') console.log(describeChange(row, verdict));
    return outcome;
  } catch (error) {
    console.error(`${row.record_id} could not be verified: ${(error as Error).message}`);
    return 'failed';
  }
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
