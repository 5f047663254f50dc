import type { Knex } from 'knex';
import { readRows, saveRows, updateRows } from '../../../bulk.js';
import { noteChanges } from '../../../memo.js';
import { updateTracked, type MapRow } from '../../../writes/maps.js';
import { laterOf } from '../../../rules/times.js';
import type { Check, Run } from '../../../rules/normalize-run.js';

/**
 * A map as checked by one project; `wr_reported_at` and `tracked_reported_at` are the times of the checks that reported the record and the
 * tracking. Who holds the record is read from the reports.
 */
export interface ProjectMapRow {
  project_key: string;
  map_uid: string;
  wr_ms: number | null;
  wr_reported_at: string | null;
  tracked: number;
  tracked_reported_at: string | null;
  latest_checked_at: string;
  last_changed_at: string | null;
  check_count: number;
  change_count: number;
}

const KEY = ['project_key', 'map_uid'] as const;

/** Applies a new run with its checks, in any order, to its project's maps and to the totals in the project's row. */
export async function saveProjectMaps(
  trx: Knex.Transaction,
  { projectKey, checks, finishedAt }: Run,
  maps: ReadonlyMap<string, MapRow>,
): Promise<void> {
  const before = await readCheckedMaps(trx, projectKey, maps);
  const after = new Map<string, ProjectMapRow>();
  for (const check of checks) {
    const known = after.get(check.mapUid) ?? before.get(check.mapUid);
    after.set(check.mapUid, applyCheck(known ?? newRow(projectKey, check), check));
  }
  if (after.size > 0) await noteChanges(trx, 'checks');
  await saveRows(trx, 'project_maps', KEY, [...after.values()]);
  const checked = [...after.values()].filter(
    ({ map_uid, latest_checked_at: at }) => at > (maps.get(map_uid)?.checked_at ?? ''),
  );
  const times = checked.map(({ map_uid, latest_checked_at: checked_at }) => ({ map_uid, checked_at }));
  await updateRows(trx, 'maps', ['map_uid'], times);
  await updateTotals(trx, projectKey, { checks, finishedAt }, { before, after });
  const retracked = [...after.values()].filter(
    (row) =>
      row.tracked !== (before.get(row.map_uid)?.tracked ?? 0) &&
      row.tracked !== maps.get(row.map_uid)?.tracked,
  );
  await updateTracked(
    trx,
    retracked.map((row) => row.map_uid),
  );
}

/** Returns the uids of the maps that are tracked after the checks, if they are new and no other check is known. */
export function trackedIfNew(checks: readonly Check[]): Set<string> {
  const rows = new Map<string, ProjectMapRow>();
  for (const check of checks)
    rows.set(check.mapUid, applyCheck(rows.get(check.mapUid) ?? newRow('', check), check));
  return new Set([...rows.values()].flatMap((row) => (row.tracked === 1 ? [row.map_uid] : [])));
}

async function readCheckedMaps(
  trx: Knex.Transaction,
  projectKey: string,
  maps: ReadonlyMap<string, MapRow>,
): Promise<Map<string, ProjectMapRow>> {
  const keys = [...maps.keys()].map((map_uid) => ({ project_key: projectKey, map_uid }));
  const columns = Object.keys(newRow('', { mapUid: '', checkedAt: '' })) as (keyof ProjectMapRow)[];
  const rows = await readRows<ProjectMapRow>(trx, 'project_maps', columns, KEY, keys);
  return new Map(rows.map((row) => [row.map_uid, row]));
}

function newRow(
  projectKey: string,
  { mapUid, checkedAt }: Pick<Check, 'mapUid' | 'checkedAt'>,
): ProjectMapRow {
  return {
    project_key: projectKey,
    map_uid: mapUid,
    wr_ms: null,
    wr_reported_at: null,
    tracked: 0,
    tracked_reported_at: null,
    latest_checked_at: checkedAt,
    last_changed_at: null,
    check_count: 0,
    change_count: 0,
  };
}

/** Returns a row with a check applied. The latest check wins, in any order of arrival. */
function applyCheck(row: ProjectMapRow, check: Check): ProjectMapRow {
  const { checkedAt: at, changed, newWrTime, tracked } = check;
  const next = {
    ...row,
    check_count: row.check_count + 1,
    change_count: row.change_count + Number(changed),
    latest_checked_at: at > row.latest_checked_at ? at : row.latest_checked_at,
    last_changed_at: changed ? laterOf(row.last_changed_at, at) : row.last_changed_at,
  };
  const { wr_ms: wrMs, wr_reported_at: reportedAt, tracked_reported_at: trackedAt } = row;
  // If two checks have the same date, the faster time counts.
  if (
    newWrTime !== null &&
    (isLater(reportedAt, at) || (at === reportedAt && newWrTime < (wrMs ?? Infinity)))
  )
    Object.assign(next, { wr_ms: newWrTime, wr_reported_at: at });
  if (tracked !== null && (isLater(trackedAt, at) || (at === trackedAt && tracked)))
    Object.assign(next, { tracked: Number(tracked), tracked_reported_at: at });
  // Trackers check what they track, and few say so.
  else if (tracked === null && trackedAt === null) next.tracked = 1;
  return next;
}

function isLater(known: string | null, at: string): boolean {
  return known === null || at > known;
}

async function updateTotals(
  trx: Knex.Transaction,
  projectKey: string,
  { checks, finishedAt }: Pick<Run, 'checks' | 'finishedAt'>,
  { before, after }: Record<'before' | 'after', ReadonlyMap<string, ProjectMapRow>>,
): Promise<void> {
  const sum = (of: (row: ProjectMapRow | undefined) => number): number =>
    [...after].reduce((total, [uid, row]) => total + of(row) - of(before.get(uid)), 0);
  const latest = checks.reduce<string | null>((at, { checkedAt }) => laterOf(at, checkedAt), null);
  const later = (column: string, at: string | null): Knex.Raw =>
    trx.raw('CASE WHEN ?? IS NULL OR ?? < ? THEN ? ELSE ?? END', [column, column, at, at, column]);
  const add = (column: string, by: number): Knex.Raw => trx.raw('?? + ?', [column, by]);
  await trx('projects')
    .where({ project_key: projectKey })
    .update({
      map_count: add('map_count', after.size - before.size),
      tracked_maps: add(
        'tracked_maps',
        sum((row) => row?.tracked ?? 0),
      ),
      changed_maps: add(
        'changed_maps',
        sum((row) => Number((row?.last_changed_at ?? null) !== null)),
      ),
      total_checks: add('total_checks', checks.length),
      total_changes: add('total_changes', checks.filter(({ changed }) => changed).length),
      latest_checked_at: later('latest_checked_at', latest),
      latest_run_at: later('latest_run_at', finishedAt),
      last_sync_at: later('last_sync_at', finishedAt),
    });
}
