import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { deleteRows, readRows, updateRows } from '../bulk.js';
import type { Database } from '../connection/database.js';
import { addMetricHours, runMetrics, sampleMetrics, type RunTotals } from '../rollups/metric-hours.js';
import { compareBytes } from '../rules/compare-bytes.js';
import { countCharacters, normalizeName } from '../rules/display-names.js';
import type { EventRow } from '../rules/event-row.js';
import type { HistoryRow } from '../rules/plan-names.js';
import { earlierOf } from '../rules/times.js';
import type { ReportRow } from '../rules/world-records.js';
import { countRows } from '../sql/read-page.js';
import type { ProjectMapRow } from '../stores/aggregator/tracking/project-maps-write.js';
import { rowsOf } from '../sql/raw-rows.js';
import { deleteEvents } from '../writes/events.js';
import { readMaps, updateTracked } from '../writes/maps.js';
import { primaryClubId, updatePrimaryMembership } from '../writes/primary-club.js';
import { changeReports, replaceTakenBack } from '../writes/records.js';
import { inBatches, noteAllChanges } from './batches.js';
import { PROJECTS } from './rollups.js';

/** What is removed: all that a project sent, or what was received since a time. */
interface Forgotten {
  projectKey: string;
  since: string | null;
}

/** How many rows of each table go, or lose their project. */
export type RowCounts = Record<string, number>;

/** Each batch holds the lock of writers for less than half a second. */
const MAPS_AT_ONCE = 50;
const ROWS_AT_ONCE = 250;
/** Ids are read in parts, so that memory is bounded. */
const IDS_AT_ONCE = 50_000;
/** A project whose maps are checked all the time ends it. */
const MAX_ROUNDS = 5;

/** The rows of a project, by id and the time at which they came. */
const TABLES = {
  events: { id: 'event_id', at: 'received_at' },
  runs: { id: 'run_id', at: 'received_at' },
  traffic_samples: { id: 'sample_id', at: 'received_at' },
  wr_baseline_queue: { id: 'queue_id', at: 'created_at' },
  project_instances: { id: 'instance_id', at: 'registered_at' },
} as const;

type Table = keyof typeof TABLES;

function rowsOfProject(read: Knex, table: Table, { projectKey, since }: Forgotten): Knex.QueryBuilder {
  const query = read(table).where({ project_key: projectKey });
  return since === null ? query : query.where(TABLES[table].at, '>=', since);
}

/** Counts what would go, and changes nothing; null for a project that is not stored. */
export async function countProject(database: Database, forgotten: Forgotten): Promise<RowCounts | null> {
  const own = { project_key: forgotten.projectKey };
  return database.snapshot(
    async (read) => {
      if ((await read('projects').where(own).first('project_key')) === undefined) return null;
      const counts: RowCounts = {};
      for (const table of Object.keys(TABLES) as Table[])
        counts[table] = await countRows(rowsOfProject(read, table, forgotten));
      counts['world_record_reports'] = await countRows(reportsOf(read, forgotten));
      counts['project_maps'] =
        forgotten.since === null ? await countRows(read('project_maps').where(own)) : 0;
      counts['display_name_history'] = (await listNamed(read, forgotten)).length;
      counts['clubs'] = (await listClubs(read, forgotten)).length;
      return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
    },
    { isUnlimited: true },
  );
}

/**
 * Removes what a project sent, as if it had never been sent, in batches beside the running services: a player who held a record before holds it
 * again, and the events of records that other projects report too become events of these projects. It can be called again after an
 * interruption, and has to be when the project sends something meanwhile.
 */
export async function forgetProject(source: Database, forgotten: Forgotten, now: () => Date): Promise<void> {
  const database = noteAllChanges(source);
  const { projectKey, since } = forgotten;
  const seenAt = await readSeenAt(database.read, projectKey);
  await forgetRows(database, forgotten);
  await forgetMaps(database, forgotten);
  await forgetEvents(database, forgotten);
  if (since !== null) await renewProjectMaps(database, { projectKey, since });
  await forgetNames(database, forgotten);
  for (const clubId of await database.snapshot((read) => listClubs(read, forgotten), { isUnlimited: true }))
    await forgetClub(database, clubId, forgotten, now);
  await database.write((trx) =>
    since === null ? forgetSums(trx, projectKey, seenAt) : renewSums(trx, projectKey, since),
  );
}

function stillSending(projectKey: string): Error {
  return new Error(
    `Project ${projectKey} is still sending: change its token, then call this again. What it had sent before is removed.`,
  );
}

async function readSeenAt(read: Knex, projectKey: string): Promise<string | null> {
  const project = await read('projects')
    .where({ project_key: projectKey })
    .first<{ last_seen_at: string } | undefined>('last_seen_at');
  return project?.last_seen_at ?? null;
}

/** Calls `remove` with the ids of the project's rows in a table, in batches, each in a transaction. */
async function removeInBatches(
  database: Database,
  table: Table,
  forgotten: Forgotten,
  remove: (trx: Knex.Transaction, ids: number[]) => Promise<unknown>,
): Promise<void> {
  const { id } = TABLES[table];
  for (let last = 0, isDone = false; !isDone;) {
    const ids = await database.snapshot(
      (read) =>
        rowsOfProject(read, table, forgotten)
          .where(id, '>', last)
          .orderBy(id)
          .limit(IDS_AT_ONCE)
          .pluck<number[]>(id),
      { isUnlimited: true },
    );
    last = ids.at(-1) ?? last;
    isDone = ids.length < IDS_AT_ONCE;
    await inBatches(ids, ROWS_AT_ONCE, (part) => database.write((trx) => remove(trx, part)));
  }
}

/** Runs, traffic, items of the queue, instances. */
async function forgetRows(database: Database, forgotten: Forgotten): Promise<void> {
  const { projectKey } = forgotten;
  await removeInBatches(database, 'runs', forgotten, async (trx, ids) => {
    const runs = trx<RunTotals & { run_id: number; finished_at: string }>('runs').whereIn('run_id', ids);
    const removed = await runs.clone();
    await runs.delete();
    const hours = removed.map((run) => ({ at: run.finished_at, projectKey, ...runMetrics(run, -1) }));
    await addMetricHours(trx, hours);
  });
  await removeInBatches(database, 'traffic_samples', forgotten, async (trx, ids) => {
    const samples = trx('traffic_samples').whereIn('sample_id', ids);
    const removed = (await samples.clone()) as { occurred_at: string; status_code: number }[];
    await samples.delete();
    const hours = removed.map((one) => ({ at: one.occurred_at, projectKey, ...sampleMetrics(one, -1) }));
    await addMetricHours(trx, hours);
  });
  await removeInBatches(database, 'wr_baseline_queue', forgotten, (trx, ids) =>
    trx('wr_baseline_queue').whereIn('queue_id', ids).delete(),
  );
  await database.write((trx) => rowsOfProject(trx, 'project_instances', forgotten).delete());
}

/** The project's rows of reports that are removed, or lose something. */
function reportsOf(read: Knex, { projectKey, since }: Forgotten): Knex.QueryBuilder {
  const query = read('world_record_reports').where({ project_key: projectKey });
  if (since === null) return query;
  return query.where((where) => {
    for (const column of ['last_at', 'revoking_at', 'untimed_at']) void where.orWhere(column, '>=', since);
  });
}

/** Returns what is left of a report; null if nothing is. */
function cutReport(row: ReportRow, { projectKey, since }: Forgotten): ReportRow | null {
  if (row.project_key !== projectKey) return row;
  if (since === null) return null;
  const before = (at: string | null): string | null => (at !== null && at < since ? at : null);
  const next = {
    ...row,
    first_at: before(row.first_at),
    last_at: before(row.last_at) ?? before(row.first_at),
    revoking_at: before(row.revoking_at),
    untimed_at: before(row.untimed_at),
  };
  if (next.first_at === null && next.untimed_at === null) return null;
  const names = ['first_at', 'last_at', 'revoking_at', 'untimed_at'] as const;
  return names.every((name) => next[name] === row[name]) ? row : next;
}

/** Records, and without a time what the project says of its maps. */
async function forgetMaps(database: Database, forgotten: Forgotten): Promise<void> {
  const { projectKey, since } = forgotten;
  const own = { project_key: projectKey };
  const uids = await database.snapshot(
    async (read) => {
      const reported = await reportsOf(read, forgotten).distinct('map_uid').pluck<string[]>('map_uid');
      const checked = await read('project_maps').where(own).pluck<string[]>('map_uid');
      return since === null ? [...reported, ...checked] : reported;
    },
    { isUnlimited: true },
  );
  await inBatches([...new Set(uids)].sort(), MAPS_AT_ONCE, (part) =>
    database.write(async (trx) => {
      const maps = await readMaps(trx, part);
      const records = await changeReports(trx, maps, (row) => cutReport(row, forgotten));
      // Events of records that others report too are theirs.
      const isOwn = (event: { project_key: string; received_at: string }): boolean =>
        event.project_key === projectKey && event.received_at >= (since ?? '');
      await replaceTakenBack(trx, records, maps, isOwn);
      if (since !== null) return;
      await deleteRows(
        trx,
        'project_maps',
        ['map_uid', 'project_key'],
        part.map((map_uid) => ({ map_uid, ...own })),
      );
      await updateTracked(trx, part);
      await removeUnknownMaps(trx, part);
    }),
  );
}

/** The tables whose rows keep a map. */
const TABLES_OF_MAPS = [
  'world_record_reports',
  'project_maps',
  'club_maps',
  'verification_records',
  'verification_map_pins',
  'verification_paths',
];

/** Removes the maps that no row of these tables has any more, and no open item of the queue. */
async function removeUnknownMaps(trx: Knex.Transaction, mapUids: readonly string[]): Promise<void> {
  // Not EXISTS, for which PostgreSQL might read whole tables.
  const isNotIn = (table: string, rest = ''): string =>
    `(SELECT 1 FROM ${table} t WHERE t.map_uid = maps.map_uid ${rest} LIMIT 1) IS NULL`;
  const conditions = [
    ...TABLES_OF_MAPS.map((table) => isNotIn(table)),
    isNotIn('wr_baseline_queue', `AND t.status IN ('queued', 'processing')`),
  ];
  await trx('maps').whereIn('map_uid', mapUids).whereRaw(conditions.join(' AND ')).delete();
}

async function forgetEvents(database: Database, forgotten: Forgotten): Promise<void> {
  const { projectKey, since } = forgotten;
  await removeInBatches(database, 'events', forgotten, async (trx, ids) => {
    const ofRecords = await trx('world_records').whereIn('event_id', ids).pluck<number[]>('event_id');
    const kept = new Set(ofRecords);
    const removed = await deleteEvents(
      trx,
      ids.filter((id) => !kept.has(id)),
    );
    const checks = removed.filter((event) => event.event_type === 'map.checked');
    const hours = checks.map(({ occurred_at: at, changed }) => ({
      at,
      projectKey,
      checks: -1,
      changes: -changed,
    }));
    await addMetricHours(trx, hours);
    // Without a time the project's maps have gone.
    if (since !== null) await uncountChecks(trx, projectKey, checks);
  });
  for (;;) {
    const keys = await database.snapshot((read) => listRepeatKeys(read, forgotten), { isUnlimited: true });
    if (keys.length === 0) return;
    await inBatches(keys, ROWS_AT_ONCE, (part) =>
      database.write((trx) => trx('event_repeat_keys').whereIn('dedupe_key', part).delete()),
    );
  }
}

async function listRepeatKeys(read: Knex, { projectKey, since }: Forgotten): Promise<string[]> {
  const query = read('event_repeat_keys').where((where) => {
    for (const kind of ['key', 'content'])
      void where.orWhereBetween('dedupe_key', [`${projectKey} ${kind} `, `${projectKey} ${kind}!`]);
  });
  if (since !== null) void query.where('received_at', '>=', since);
  return query.limit(IDS_AT_ONCE).pluck<string[]>('dedupe_key');
}

async function uncountChecks(
  trx: Knex.Transaction,
  project_key: string,
  checks: readonly EventRow[],
): Promise<void> {
  const uids = [...new Set(checks.flatMap(({ map_uid: uid }) => uid ?? []))];
  const rows = await readRows<
    Pick<ProjectMapRow, 'map_uid' | 'project_key' | 'check_count' | 'change_count'>
  >(
    trx,
    'project_maps',
    ['map_uid', 'project_key', 'check_count', 'change_count'],
    ['map_uid', 'project_key'],
    uids.map((map_uid) => ({ map_uid, project_key })),
  );
  for (const row of rows) {
    const ofMap = checks.filter(({ map_uid: uid }) => uid === row.map_uid);
    row.check_count -= ofMap.length;
    row.change_count -= ofMap.filter(({ changed }) => changed === 1).length;
  }
  await updateRows(trx, 'project_maps', ['map_uid', 'project_key'], rows);
}

/** What the checks of a map say; the record is from the last one that has one. */
interface MapChecks {
  latest_at: string;
  changed_at: string | null;
  wr_ms: number | null;
  wr_reported_at: string | null;
}

/**
 * What a project says of its maps follows from the checks that are left; where retention has removed these, nothing is later than the time.
 * A map that is checked meanwhile is left for the next round.
 */
async function renewProjectMaps(
  database: Database,
  { projectKey, since }: { projectKey: string; since: string },
): Promise<void> {
  const own = { project_key: projectKey };
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const { rows, checks } = await database.snapshot(
      async (read) => ({
        rows: await read<ProjectMapRow>('project_maps')
          .where(own)
          .where((where) => {
            void where.where({ check_count: 0 });
            for (const column of [
              'latest_checked_at',
              'last_changed_at',
              'tracked_reported_at',
              'wr_reported_at',
            ])
              void where.orWhere(column, '>=', since);
          }),
        checks: await readChecks(read, projectKey),
      }),
      { isUnlimited: true },
    );
    const gone = rows.filter((row) => row.check_count === 0);
    const renewed = rows.flatMap((row) => {
      const next = renewRow(row, checks.get(row.map_uid), since);
      return row.check_count > 0 && !isDeepStrictEqual(next, row) ? [next] : [];
    });
    if (gone.length + renewed.length === 0) return;
    const key = ['map_uid', 'project_key', 'check_count'] as const;
    await inBatches([...gone, ...renewed], MAPS_AT_ONCE, (part) =>
      database.write(async (trx) => {
        const [left, empty] = [
          part.filter((row) => row.check_count > 0),
          part.filter((row) => row.check_count === 0),
        ];
        await updateRows(trx, 'project_maps', key, left);
        await deleteRows(trx, 'project_maps', key, empty);
        await updateTracked(
          trx,
          part.map((row) => row.map_uid),
        );
      }),
    );
  }
  throw stillSending(projectKey);
}

/** Returns what the checks of a project say of its maps. */
async function readChecks(read: Knex, projectKey: string): Promise<Map<string, MapChecks>> {
  const found: unknown = await read.raw(
    `SELECT map_uid, latest_at, changed_at, new_wr_time AS wr_ms,
        CASE WHEN new_wr_time IS NOT NULL THEN occurred_at END AS wr_reported_at
      FROM (SELECT e.*, max(occurred_at) OVER of_map AS latest_at, max(CASE WHEN changed = 1 THEN occurred_at END) OVER of_map AS changed_at,
          row_number() OVER (of_map ORDER BY CASE WHEN new_wr_time IS NULL THEN 1 ELSE 0 END, occurred_at DESC, new_wr_time) AS place
        FROM events e WHERE project_key = ? AND event_type = 'map.checked' WINDOW of_map AS (PARTITION BY map_uid)) AS c
      WHERE place = 1`,
    [projectKey],
  );
  return new Map(rowsOf<MapChecks & { map_uid: string }>(found).map((row) => [row.map_uid, row]));
}

function renewRow(row: ProjectMapRow, checks: MapChecks | undefined, since: string): ProjectMapRow {
  const { wr_ms = null, wr_reported_at = null } = checks ?? {};
  return {
    ...row,
    latest_checked_at: checks?.latest_at ?? earlierOf(row.latest_checked_at, since) ?? since,
    last_changed_at:
      row.change_count === 0 ? null : (checks?.changed_at ?? earlierOf(row.last_changed_at, since)),
    // Events do not say what a check said of that: it stays, until the next check.
    tracked_reported_at: row.tracked_reported_at === null ? null : earlierOf(row.tracked_reported_at, since),
    ...((row.wr_reported_at ?? '') >= since && { wr_ms, wr_reported_at }),
  };
}

/** Returns the accounts of which the project has sent the name, or one of the former ones, last. */
async function listNamed(read: Knex, { projectKey, since }: Forgotten): Promise<string[]> {
  const query = read('display_name_history').where({ project_key: projectKey });
  if (since !== null) void query.where('last_observed_at', '>=', since);
  return query.distinct('account_id').orderBy('account_id').pluck<string[]>('account_id');
}

/** With a time, a name that was known before it is as it was first observed; all others go. The account has the newest name that is left. */
async function forgetNames(database: Database, forgotten: Forgotten): Promise<void> {
  const accounts = await database.snapshot((read) => listNamed(read, forgotten), { isUnlimited: true });
  await inBatches(accounts, ROWS_AT_ONCE, (part) =>
    database.write((trx) => forgetNamesOf(trx, part, forgotten)),
  );
}

async function forgetNamesOf(
  trx: Knex.Transaction,
  accounts: string[],
  { projectKey, since }: Forgotten,
): Promise<void> {
  const history = await trx<HistoryRow>('display_name_history').whereIn('account_id', accounts);
  const isOwn = (row: HistoryRow): boolean =>
    row.project_key === projectKey && row.last_observed_at >= (since ?? '');
  const isGone = (row: HistoryRow): boolean =>
    isOwn(row) && (since === null || row.first_observed_at >= since);
  const left = history.filter((row) => !isGone(row));
  const earlier = left.filter(isOwn);
  for (const row of earlier) row.last_observed_at = row.first_observed_at;
  const key = ['account_id', 'display_name'] as const;
  await deleteRows(trx, 'display_name_history', key, history.filter(isGone));
  await updateRows(trx, 'display_name_history', key, earlier);
  const newest = new Map<string, HistoryRow>();
  for (const row of left) {
    const known = newest.get(row.account_id);
    const order =
      known &&
      (compareBytes(row.last_observed_at, known.last_observed_at) ||
        compareBytes(row.display_name, known.display_name));
    if (order === undefined || order > 0) newest.set(row.account_id, row);
  }
  const names = [...newest.values()].map(({ first_observed_at: _, last_observed_at, ...name }) => {
    const normalized_display_name = normalizeName(name.display_name);
    const name_length = countCharacters(normalized_display_name);
    return { ...name, normalized_display_name, name_length, observed_at: last_observed_at };
  });
  await updateRows(trx, 'display_names', ['account_id'], names);
  const unnamed = accounts.filter((id) => !newest.has(id));
  await trx('display_names').whereIn('account_id', unnamed).delete();
  await trx('accounts_seen').whereIn('account_id', unnamed).update({ named: 0 });
}

/** Returns the clubs that no other project has reported, first or last. */
async function listClubs(read: Knex, { projectKey, since }: Forgotten): Promise<number[]> {
  if (since !== null) return [];
  const own = { first_synced_by: projectKey, synced_by: projectKey };
  return read('clubs').where(own).orderBy('club_id').pluck<number[]>('club_id');
}

const TABLES_OF_CLUBS = [
  'club_map_sources',
  'club_members',
  'club_campaigns',
  'club_uploads',
  'hook_runs',
  'clubs',
];

/** Removes a club that only the project has reported, with the maps that nothing else mentions. One that another project reports meanwhile stays. */
async function forgetClub(
  database: Database,
  clubId: number,
  forgotten: Forgotten,
  now: () => Date,
): Promise<void> {
  const club = { club_id: clubId };
  const isOwn = async (trx: Knex.Transaction): Promise<boolean> =>
    (await listClubs(trx, forgotten)).includes(clubId);
  const uids = await database.read('club_maps').where(club).orderBy('map_uid').pluck<string[]>('map_uid');
  await inBatches(uids, ROWS_AT_ONCE, (part) =>
    database.write(async (trx) => {
      if (!(await isOwn(trx))) return;
      for (const table of ['club_map_sources', 'club_maps'])
        await trx(table).where(club).whereIn('map_uid', part).delete();
      if ((await primaryClubId(trx)) === clubId)
        await updatePrimaryMembership(trx, { added: [], removed: part }, now().toISOString());
      await removeUnknownMaps(trx, part);
    }),
  );
  await database.write(async (trx) => {
    if (!(await isOwn(trx)) || (await trx('club_maps').where(club).first('map_uid')) !== undefined) return;
    for (const table of TABLES_OF_CLUBS) await trx(table).where(club).delete();
    await trx('settings')
      .where({ key: 'primary_club_id', value: String(clubId) })
      .delete();
  });
}

/** Removes the project's row and sums, unless it has sent something meanwhile. */
async function forgetSums(trx: Knex.Transaction, projectKey: string, seenAt: string | null): Promise<void> {
  if ((await readSeenAt(trx, projectKey)) !== seenAt) throw stillSending(projectKey);
  for (const table of ['event_hours', 'metric_hours', 'projects'])
    await trx(table).where({ project_key: projectKey }).delete();
}

/** Gives the project's row the sums of what is left. */
async function renewSums(trx: Knex.Transaction, projectKey: string, since: string): Promise<void> {
  const names = Object.keys(PROJECTS.columns).join(', ');
  await trx.raw(
    `UPDATE projects SET (${names}) = (SELECT ${names} FROM (${PROJECTS.facts(true)}) AS f) WHERE project_key = :part`,
    { part: projectKey },
  );
  const synced = trx('projects').where({ project_key: projectKey }).where('last_sync_at', '>=', since);
  await synced.update({ last_sync_at: trx.ref('latest_run_at') });
}
