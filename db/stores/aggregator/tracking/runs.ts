import type { Knex } from 'knex';
import type { Database } from '../../../connection/database.js';
import { seeAccounts, type SeenAccount } from '../../../writes/accounts.js';
import { countHours } from '../../../rollups/hours.js';
import { ensureMaps } from '../../../writes/maps.js';
import { writeNames } from '../../../writes/names.js';
import { touchProject, type StoredProject } from '../../../writes/projects.js';
import { storeSteps } from '../../../writes/world-records.js';
import { saveProjectMaps } from './project-maps-write.js';
import { stepsOf } from './run-events.js';
import type { Run } from '../../../rules/tracker-run.js';
import { normalizeRun, type SentRun } from '../../../rules/normalize-run.js';
import { queueChecks } from './run-queue.js';

/** What is stored of a run. */
export interface StoredRun {
  runId: number;
  acceptedChecks: number;
  changedChecks: number;
  receivedAt: string;
  /** Whether it was stored before. */
  duplicate: boolean;
}

/** The runs of trackers. */
export interface Runs {
  /** Stores a run with everything that follows from it, in one transaction; a run that is stored already changes nothing. */
  store: (sent: SentRun, receivedAt: string) => Promise<StoredRun>;
}

/** Returns the store of runs. */
export function createRuns(database: Database): Runs {
  return {
    store: (sent, receivedAt) => {
      const run = normalizeRun(sent, receivedAt);
      return database.write((trx) => storeRun(trx, run));
    },
  };
}

async function storeRun(trx: Knex.Transaction, run: Run): Promise<StoredRun> {
  const { projectKey, projectName, sourceLabel, receivedAt, finishedAt, checks } = run;
  const project = await touchProject(trx, {
    projectKey,
    projectName,
    sourceLabel,
    receivedAt,
    lastSyncAt: finishedAt,
  });
  const known = await findRepeat(trx, run);
  if (known) return known;
  const seen = checks.map(({ mapUid, mapName, checkedAt }) => ({ mapUid, mapName, observedAt: checkedAt }));
  const maps = await ensureMaps(trx, seen, receivedAt);
  await saveProjectMaps(trx, projectKey, checks);
  const stored = await insertRun(trx, run);
  await storeSteps(trx, stepsOf(run, stored.runId, project.sourceLabel, maps), maps);
  await queueChecks(trx, run, maps);
  await countRun(trx, run, stored);
  await notePlayers(trx, run, project);
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

async function insertRun(trx: Knex.Transaction, run: Run): Promise<StoredRun> {
  const changed = run.checks.filter((check) => check.changed);
  const duration = Date.parse(run.finishedAt) - Date.parse(run.startedAt);
  const accepted = run.checks.length;
  const [row] = await trx('runs')
    .insert({
      project_key: run.projectKey,
      provider: run.provider,
      reason: run.reason,
      note: run.note,
      started_at: run.startedAt,
      finished_at: run.finishedAt,
      received_at: run.receivedAt,
      duration_ms: run.isTimed ? duration : null,
      maps_considered: run.mapsConsidered ?? run.mapsChecked ?? accepted,
      maps_checked: run.mapsChecked ?? accepted,
      wr_changes: run.wrChanges ?? changed.filter(({ newWrTime }) => newWrTime !== null).length,
      accepted_checks: accepted,
      changed_checks: changed.length,
      repeat_key: run.repeatKey,
    })
    .returning<{ run_id: number }[]>('run_id');
  if (!row) throw new Error(`A run of project ${run.projectKey} was not stored.`);
  const latest = [run.finishedAt, run.finishedAt];
  await trx('projects')
    .where({ project_key: run.projectKey })
    .update({
      latest_run_at: trx.raw(
        'CASE WHEN latest_run_at IS NULL OR latest_run_at < ? THEN ? ELSE latest_run_at END',
        latest,
      ),
    });
  return {
    runId: row.run_id,
    acceptedChecks: accepted,
    changedChecks: changed.length,
    receivedAt: run.receivedAt,
    duplicate: false,
  };
}

async function countRun(trx: Knex.Transaction, run: Run, stored: StoredRun): Promise<void> {
  const { projectKey, checks, finishedAt } = run;
  const row = await trx('runs')
    .where({ run_id: stored.runId })
    .first<{ maps_checked: number; wr_changes: number; duration_ms: number | null }>();
  await countHours(trx, [
    {
      at: finishedAt,
      projectKey,
      runs: 1,
      maps_checked: row.maps_checked,
      wr_changes: row.wr_changes,
      duration_ms: row.duration_ms ?? 0,
      runs_with_duration: Number(row.duration_ms !== null),
    },
    ...checks.map(({ checkedAt, changed }) => ({
      at: checkedAt,
      projectKey,
      checks: 1,
      changes: Number(changed),
    })),
  ]);
}

/** The holders with a name go into the directory, and all accounts that were seen may want one. */
async function notePlayers(trx: Knex.Transaction, run: Run, project: StoredProject): Promise<void> {
  const { projectKey, receivedAt, checks } = run;
  const observations = checks.flatMap(({ oldHolder, newHolder, checkedAt, source }) =>
    [oldHolder, newHolder].flatMap(({ accountId, holder }) =>
      accountId === null || holder === null
        ? []
        : [{ accountId, displayName: holder, observedAt: checkedAt, source: source ?? undefined }],
    ),
  );
  await writeNames(trx, { projectKey, source: project.sourceLabel, receivedAt, observations });
  await seeAccounts(
    trx,
    checks.flatMap(({ accountIds, oldHolder, newHolder, checkedAt: at }) => [
      ...accountIds.map((accountId): SeenAccount => ({ accountId, reason: 'check', at })),
      ...[oldHolder, newHolder].flatMap(({ accountId }): SeenAccount[] =>
        accountId === null ? [] : [{ accountId, reason: 'record_holder', at }],
      ),
    ]),
  );
}
