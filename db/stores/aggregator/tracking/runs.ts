import type { Knex } from 'knex';
import type { Database } from '../../../connection/database.js';
import { saveSeenAccounts, type SeenAccount } from '../../../writes/accounts.js';
import { BLOCKED, type BlockedAccounts } from '../../../writes/blocked-accounts.js';
import { addMetricHours, runMetrics, type RunTotals } from '../../../rollups/metric-hours.js';
import { saveMaps } from '../../../writes/maps.js';
import { writeNames } from '../../../writes/names.js';
import { saveProject, type Project } from '../../../writes/projects.js';
import { storeReports } from '../../../writes/records.js';
import { saveProjectMaps, trackedIfNew } from './project-maps-write.js';
import { toEvents } from './run-events.js';
import { normalizeRun, type Run, type SentRun } from '../../../rules/normalize-run.js';
import { queueChecks } from './run-queue.js';

/** A stored run. */
export interface StoredRun {
  runId: number;
  acceptedChecks: number;
  changedChecks: number;
  receivedAt: string;
  /** Whether the run is a repeat. */
  duplicate: boolean;
}

/** The runs of trackers. */
export type Runs = ReturnType<typeof createRuns>;

/** Returns the store of runs. */
export function createRuns(database: Database) {
  return {
    /** Stores a run with all its effects, in one transaction; a repeat stores only when the project was seen, and its names. */
    store: async (sent: SentRun, receivedAt: string): Promise<StoredRun> => {
      const run = await normalizeRun(sent, receivedAt);
      return database.write(async (trx) =>
        storeRun(trx, withoutBlocked(run, await database.remember(BLOCKED, trx))),
      );
    },
  };
}

/** Returns a run without blocked accounts and their names. */
function withoutBlocked(run: Run, blocked: BlockedAccounts): Run {
  const checks = run.checks.map((check) => ({
    ...check,
    oldHolder: blocked.hide(check.oldHolder),
    newHolder: blocked.hide(check.newHolder),
    accountIds: check.accountIds.filter((accountId) => !blocked.has(accountId)),
  }));
  return { ...run, checks };
}

async function storeRun(trx: Knex.Transaction, run: Run): Promise<StoredRun> {
  const { projectKey, projectName, sourceLabel, receivedAt } = run;
  const project = await saveProject(trx, { projectKey, projectName, sourceLabel, receivedAt });
  const known = await findRepeat(trx, run);
  if (known) return known;
  const { checks } = run;
  const tracked = trackedIfNew(checks);
  const seen = checks.map(({ mapUid, mapName, checkedAt: observedAt }) => {
    return { mapUid, mapName, observedAt, isTracked: tracked.has(mapUid) };
  });
  const maps = await saveMaps(trx, seen, receivedAt);
  const totals = sumChecks(run);
  const stored = await insertRun(trx, run, totals);
  await storeReports(trx, toEvents(run, stored.runId, project.sourceLabel, maps), maps);
  await saveProjectMaps(trx, run, maps);
  await queueChecks(trx, run, maps);
  await addRunHours(trx, run, totals);
  await writeAccounts(trx, run, project);
  return stored;
}

interface RunRow {
  run_id: number;
  accepted_checks: number;
  changed_checks: number;
  received_at: string;
}

async function findRepeat(trx: Knex.Transaction, { repeatKey }: Run): Promise<StoredRun | undefined> {
  if (repeatKey === null) return undefined;
  const row = await trx('runs').where({ repeat_key: repeatKey }).first<RunRow | undefined>();
  return (
    row && {
      runId: row.run_id,
      acceptedChecks: row.accepted_checks,
      changedChecks: row.changed_checks,
      receivedAt: row.received_at,
      duplicate: true,
    }
  );
}

function sumChecks({ checks, hasDuration, startedAt, finishedAt, mapsChecked, wrChanges }: Run): RunTotals {
  return {
    duration_ms: hasDuration ? Date.parse(finishedAt) - Date.parse(startedAt) : null,
    maps_checked: mapsChecked ?? checks.length,
    wr_changes: wrChanges ?? checks.filter(({ changed, newWrTime }) => changed && newWrTime !== null).length,
  };
}

async function insertRun(trx: Knex.Transaction, run: Run, totals: RunTotals): Promise<StoredRun> {
  const accepted = run.checks.length;
  const changed = run.checks.filter((check) => check.changed).length;
  const [row] = await trx('runs')
    .insert({
      project_key: run.projectKey,
      provider: run.provider,
      reason: run.reason,
      note: run.note,
      started_at: run.startedAt,
      finished_at: run.finishedAt,
      received_at: run.receivedAt,
      maps_considered: run.mapsConsidered ?? totals.maps_checked,
      ...totals,
      accepted_checks: accepted,
      changed_checks: changed,
      repeat_key: run.repeatKey,
    })
    .returning<{ run_id: number }[]>('run_id');
  if (!row)
    throw new Error(`A run of project ${run.projectKey} could not be stored: the INSERT returned no row.`);
  return {
    runId: row.run_id,
    acceptedChecks: accepted,
    changedChecks: changed,
    receivedAt: run.receivedAt,
    duplicate: false,
  };
}

async function addRunHours(trx: Knex.Transaction, run: Run, totals: RunTotals): Promise<void> {
  const { projectKey, checks, finishedAt } = run;
  await addMetricHours(trx, [
    { at: finishedAt, projectKey, ...runMetrics(totals) },
    ...checks.map(({ checkedAt, changed }) => ({
      at: checkedAt,
      projectKey,
      checks: 1,
      changes: Number(changed),
    })),
  ]);
}

/** Stores the holders' names, and all accounts of the run as seen. */
async function writeAccounts(trx: Knex.Transaction, run: Run, project: Project): Promise<void> {
  const { projectKey, receivedAt, checks } = run;
  const observations = checks.flatMap(({ oldHolder, newHolder, checkedAt, source }) =>
    [oldHolder, newHolder].flatMap(({ accountId, holder }) =>
      accountId === null || holder === null
        ? []
        : [{ accountId, displayName: holder, observedAt: checkedAt, source: source ?? undefined }],
    ),
  );
  await writeNames(trx, { projectKey, source: project.sourceLabel, receivedAt, observations });
  await saveSeenAccounts(
    trx,
    checks.flatMap(({ accountIds, oldHolder, newHolder, checkedAt: at }) => [
      ...accountIds.map((accountId): SeenAccount => ({ accountId, reason: 'check', at })),
      ...[oldHolder, newHolder].flatMap(({ accountId }): SeenAccount[] =>
        accountId === null ? [] : [{ accountId, reason: 'record_holder', at }],
      ),
    ]),
  );
}
