import type { Knex } from 'knex';
import type { Database } from '../connection/database.js';
import { noteAllChanges } from '../memo.js';
import { addEventHours } from '../rollups/event-hours.js';
import { addMetricHours } from '../rollups/metric-hours.js';
import type { HistoryRow } from '../rules/plan-names.js';
import { compareBytes } from '../rules/compare-bytes.js';
import { countCharacters, normalizeName } from '../rules/display-names.js';
import type { EventRow } from '../rules/event-row.js';
import { foldCase } from '../rules/search-text.js';
import { earlierOf, laterOf } from '../rules/times.js';
import { deriveRecords, type ReportRow } from '../rules/world-records.js';
import { countRows } from '../sql/count-rows.js';
import { jsonRows, keyRows } from '../sql/json-rows.js';
import { rowsOf } from '../sql/raw-rows.js';
import { changeEvents } from '../writes/events.js';
import { readMaps, updateTracked, type MapRow } from '../writes/maps.js';
import { primaryClubId, updatePrimaryMembership } from '../writes/primary-club.js';
import { planReportChanges, storeReportChanges, type WipeChange } from '../writes/change-reports.js';
import { inBatches } from './batches.js';
import { createReportEvents } from './report-events.js';

/** What is removed: all that a project sent, or what was received since a time. */
interface Forgotten {
  projectKey: string;
  since: string | null;
}

/** How many rows of each table go, or lose their project. */
export type RowCounts = Record<string, number>;

const MAPS_AT_ONCE = 50;
const ROWS_AT_ONCE = 250;
/** Ids are read in parts, each by a statement of its own. */
const IDS_AT_ONCE = 50_000;
/** A project that sends all the time ends it. */
const MAX_ROUNDS = 5;

/** The rows of a table that go, by the time at which they came. */
const TABLES = {
  events: 'received_at',
  runs: 'received_at',
  traffic_samples: 'received_at',
  wr_baseline_queue: 'created_at',
  project_instances: 'registered_at',
} as const;

function rowsOfProject(
  source: Knex,
  table: keyof typeof TABLES,
  { projectKey, since }: Forgotten,
): Knex.QueryBuilder {
  const query = source(table).where({ project_key: projectKey });
  return since === null ? query : query.where(TABLES[table], '>=', since);
}

/** Calls `remove` with the ids of the rows of a table that go: part by part, each in a transaction. */
async function removeInParts(
  database: Database,
  forgotten: Forgotten,
  { table, id }: { table: keyof typeof TABLES; id: string },
  remove: (trx: Knex.Transaction, ids: number[]) => Promise<void>,
): Promise<void> {
  const { projectKey, since } = forgotten;
  const [last] = await database.read(table).max<{ id: number | null }[]>({ id });
  for (let after = 0; after < (last?.id ?? 0); after += IDS_AT_ONCE) {
    const ids = (await database.snapshot(
      (read) => {
        const query = read(table)
          .whereBetween(id, [after + 1, after + IDS_AT_ONCE])
          // An expression: by its project SQLite would go through all of its rows for each part.
          .whereRaw(`project_key || '' = ?`, [projectKey]);
        return (since === null ? query : query.where(TABLES[table], '>=', since)).pluck(id);
      },
      { isUnlimited: true },
    )) as number[];
    await inBatches(ids, ROWS_AT_ONCE, (part) => database.write((trx) => remove(trx, part)));
  }
}

/** Counts what would go, and changes nothing; null for a project that is not stored. */
export async function countProject(database: Database, forgotten: Forgotten): Promise<RowCounts | null> {
  const { projectKey } = forgotten;
  const project = (await database.read('projects').where({ project_key: projectKey }).first()) as unknown;
  if (project === undefined) return null;
  return database.snapshot(
    async (read) => {
      const counts: RowCounts = {};
      for (const table of Object.keys(TABLES) as (keyof typeof TABLES)[])
        counts[table] = await countRows(rowsOfProject(read, table, forgotten));
      counts['world_record_reports'] = (await listReported(read, forgotten)).reduce(
        (sum, row) => sum + row.rows,
        0,
      );
      counts['project_maps'] =
        forgotten.since === null
          ? await countRows(read('project_maps').where({ project_key: projectKey }))
          : 0;
      counts['display_name_history'] = (await listNamed(read, forgotten)).length;
      counts['clubs'] = (await listClubs(read, forgotten)).length;
      return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
    },
    { isUnlimited: true },
  );
}

/**
 * Removes what a project sent, as if it had never been sent, in batches beside the running services: of records that others report as well
 * their reports are left, and who held a record before holds it again. Interrupted, it can be called again, and goes on. What the project
 * sends meanwhile goes too, unless it is forgotten since a time.
 */
export async function forgetProject(source: Database, forgotten: Forgotten, now: () => Date): Promise<void> {
  const database = noteAllChanges(source);
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    if (forgotten.since === null) await database.write((trx) => markUnseen(trx, forgotten));
    const wipes = await readWipes(database, forgotten);
    const maps = [...new Set(await listMaps(database, forgotten))].sort();
    // First, since an open item of the queue keeps its map.
    await forgetRows(database, forgotten);
    await forgetRecords(database, forgotten, maps, wipes, now);
    await forgetEvents(database, forgotten);
    await forgetNames(database, forgotten);
    for (const clubId of await database.snapshot((read) => listClubs(read, forgotten), { isUnlimited: true }))
      await forgetClub(database, clubId, forgotten, now);
    if (await forgetItself(database, forgotten)) return;
  }
  throw new Error(
    `Project ${forgotten.projectKey} goes on sending: change its token, then call this again. What it had sent before is removed.`,
  );
}

/** When a project was last seen that has sent nothing since a round began: each of its contributions has a later time. */
const UNSEEN = new Date(0).toISOString();

async function markUnseen(trx: Knex.Transaction, { projectKey }: Forgotten): Promise<void> {
  await trx('projects').where({ project_key: projectKey }).update({ last_seen_at: UNSEEN });
}

/** Whether a row of reports goes; of a row that stays, what it has since then goes. */
function forgetReports(
  rows: readonly ReportRow[],
  { projectKey, since }: Forgotten,
): Map<ReportRow, ReportRow | null> {
  const changes = new Map<ReportRow, ReportRow | null>();
  for (const row of rows) {
    if (row.project_key !== projectKey) continue;
    if (since === null) {
      changes.set(row, null);
      continue;
    }
    const isBefore = (at: string | null): boolean => at !== null && at < since;
    const next = {
      ...row,
      first_at: isBefore(row.first_at) ? row.first_at : null,
      last_at: isBefore(row.last_at) ? row.last_at : isBefore(row.first_at) ? row.first_at : null,
      revoking_at: isBefore(row.revoking_at) ? row.revoking_at : null,
      untimed_at: isBefore(row.untimed_at) ? row.untimed_at : null,
    };
    if (next.first_at === null && next.untimed_at === null) changes.set(row, null);
    else if (
      next.last_at !== row.last_at ||
      next.revoking_at !== row.revoking_at ||
      next.untimed_at !== row.untimed_at ||
      next.first_at !== row.first_at
    )
      changes.set(row, next);
  }
  return changes;
}

/** Returns the maps of which the project has reported something that goes. Reads the whole table. */
async function listReported(
  read: Knex,
  { projectKey, since }: Forgotten,
): Promise<{ map_uid: string; rows: number }[]> {
  const query = read('world_record_reports').where({ project_key: projectKey }).groupBy('map_uid');
  if (since !== null)
    void query.where((where) => {
      for (const column of ['last_at', 'revoking_at', 'untimed_at']) void where.orWhere(column, '>=', since);
    });
  const rows = (await query.select('map_uid').count({ rows: '*' })) as {
    map_uid: string;
    rows: number | string;
  }[];
  return rows.map((row) => ({ map_uid: row.map_uid, rows: Number(row.rows) }));
}

async function listMaps(database: Database, forgotten: Forgotten): Promise<string[]> {
  return database.snapshot(
    async (read) => {
      const reported = await listReported(read, forgotten);
      const checked = (await read('project_maps')
        .where({ project_key: forgotten.projectKey })
        .pluck('map_uid')) as string[];
      return [...reported.map((row) => row.map_uid), ...checked];
    },
    { isUnlimited: true },
  );
}

/** Events of 1.1.0 do not say `wiped`: there each check whose time was gone was a wipe. */
const WIPES = `e.event_type = 'map.checked' AND e.changed = 1 AND e.old_wr_time IS NOT NULL AND e.new_wr_time IS NULL
  AND e.payload NOT LIKE '%"wiped":false%'`;

/** Wipes as they were after an event. */
interface Wipes {
  lastId: number;
  changes: ReadonlyMap<string, WipeChange>;
}

/** Returns the last wipes of the maps whose last one the project reported, by others; null if no event of another tells of one. */
async function readWipes(database: Database, { projectKey, since }: Forgotten): Promise<Wipes> {
  const own = `e.project_key = ?${since === null ? '' : ' AND e.received_at >= ?'}`;
  const bindings = since === null ? [projectKey] : [projectKey, since];
  return database.snapshot(
    async (read) => {
      const [last] = await read('events').max<{ id: number | null }[]>('event_id as id');
      const rows = rowsOf<WipeChange & { map_uid: string }>(
        await read.raw(
          `SELECT map_uid, max(wr_wiped_at) AS before, max(CASE WHEN is_own = 0 THEN occurred_at END) AS after FROM (
            SELECT e.map_uid, e.occurred_at, m.wr_wiped_at, CASE WHEN ${own} THEN 1 ELSE 0 END AS is_own
              FROM events e JOIN maps m ON m.map_uid = e.map_uid WHERE ${WIPES} AND e.occurred_at <= m.wr_wiped_at) AS w
          GROUP BY map_uid HAVING max(CASE WHEN is_own = 1 AND occurred_at = wr_wiped_at THEN 1 ELSE 0 END) = 1`,
          bindings,
        ),
      );
      return { lastId: last?.id ?? 0, changes: new Map(rows.map((row) => [row.map_uid, row])) };
    },
    { isUnlimited: true },
  );
}

/** Returns the changes of the wipes of some maps, to one that another has reported meanwhile where that was later. */
async function wipesOf(
  trx: Knex.Transaction,
  { projectKey }: Forgotten,
  mapUids: readonly string[],
  { lastId, changes }: Wipes,
): Promise<Map<string, WipeChange>> {
  const wipes = new Map([...changes].filter(([uid]) => mapUids.includes(uid)));
  if (wipes.size === 0) return wipes;
  const since = await trx('events as e')
    .where('e.event_id', '>', lastId)
    .whereRaw(WIPES)
    .whereNot('e.project_key', projectKey)
    .whereIn('e.map_uid', [...wipes.keys()])
    .select<{ map_uid: string; occurred_at: string }[]>('e.map_uid', 'e.occurred_at');
  for (const { map_uid: uid, occurred_at: at } of since) {
    const wipe = wipes.get(uid);
    if (wipe) wipes.set(uid, { ...wipe, after: laterOf(wipe.after, at) });
  }
  return wipes;
}

async function forgetRecords(
  database: Database,
  forgotten: Forgotten,
  mapUids: readonly string[],
  wipes: Wipes,
  now: () => Date,
): Promise<void> {
  const buildEvent = await createReportEvents(database.read, now);
  const { projectKey, since } = forgotten;
  await inBatches(mapUids, MAPS_AT_ONCE, (part) =>
    database.write(async (trx) => {
      const maps = await readMaps(trx, part);
      const change = (rows: readonly ReportRow[]): Map<ReportRow, ReportRow | null> =>
        forgetReports(rows, forgotten);
      const changed = await wipesOf(trx, forgotten, part, wipes);
      const changes = await planReportChanges(trx, maps, change, buildEvent, changed);
      let unknown: string[] = [];
      if (since === null) {
        await trx('project_maps').where({ project_key: projectKey }).whereIn('map_uid', part).delete();
        await updateTracked(trx, part);
        const { reports } = changes.plan;
        const unreported = [...maps.keys()].filter((uid) => reports.get(uid)?.rows.size === 0);
        unknown = await untrackUnknown(trx, unreported, TABLES_OF_MAPS);
      }
      await storeReportChanges(trx, changes);
      await removeMaps(trx, unknown);
      await creditOthers(trx, forgotten, maps, buildEvent);
    }),
  );
}

/** The events of records that others have reported too are theirs from now on: followers know their ids. */
async function creditOthers(
  trx: Knex.Transaction,
  { projectKey, since }: Forgotten,
  maps: ReadonlyMap<string, MapRow>,
  buildEvent: Awaited<ReturnType<typeof createReportEvents>>,
): Promise<void> {
  const mapUids = [...maps.keys()];
  const records = rowsOf<EventRow & { player: string; record_ms: number }>(
    await trx.raw(
      `SELECT e.*, w.player, w.wr_ms AS record_ms FROM ? CROSS JOIN world_records w CROSS JOIN events e
        WHERE w.map_uid = k.map_uid AND e.event_id = w.event_id AND e.project_key = ?${since === null ? '' : ' AND e.received_at >= ?'}`,
      [keyRows(trx, 'map_uid', 'text', mapUids), projectKey, ...(since === null ? [] : [since])],
    ),
  );
  if (records.length === 0) return;
  const reports = await trx<ReportRow>('world_record_reports').whereIn('map_uid', mapUids);
  const changes: { before: EventRow; after: EventRow }[] = [];
  for (const { player, record_ms: wrMs, ...event } of records) {
    const map = maps.get(event.map_uid ?? '');
    if (!map) continue;
    const ofMap = reports.filter((row) => row.map_uid === map.map_uid);
    const { playerOf } = deriveRecords(ofMap, map.wr_wiped_at);
    const [first] = ofMap
      .filter((row) => row.wr_ms === wrMs && row.project_key !== projectKey && playerOf(row) === player)
      .sort((a, b) => compareBytes(seenAt(a), seenAt(b)) || compareBytes(a.project_key, b.project_key));
    if (!first) continue;
    const { projectKey: by, source } = buildEvent(first, map);
    const after = {
      ...event,
      project_key: by,
      source,
      source_key: foldCase(source),
      message: null,
      payload: null,
      event_key: null,
      dedupe_key: null,
      old_wr_time: null,
      after_removal: first.revoking_at === null ? 0 : event.after_removal,
    };
    changes.push({ before: event, after });
  }
  await changeEvents(trx, changes);
}

function seenAt({ first_at: first, untimed_at: untimed }: ReportRow): string {
  return first !== null && (untimed === null || first < untimed) ? first : (untimed ?? '');
}

async function forgetEvents(database: Database, forgotten: Forgotten): Promise<void> {
  const { projectKey, since } = forgotten;
  await removeInParts(database, forgotten, { table: 'events', id: 'event_id' }, async (trx, part) => {
    const removed = rowsOf<EventRow>(
      await trx.raw(
        // By the ids alone: by its project SQLite would go through all of its events for each batch.
        `DELETE FROM events WHERE event_id IN (SELECT e.event_id FROM ? CROSS JOIN events e WHERE e.event_id = k.event_id
                AND e.project_key = ? AND NOT EXISTS (SELECT 1 FROM world_records w WHERE w.event_id = e.event_id))
              RETURNING event_id, occurred_at, project_key, source, source_key, event_type, system, changed, map_uid`,
        [keyRows(trx, 'event_id', 'bigint', part), projectKey],
      ),
    );
    await addEventHours(
      trx,
      removed.map((event) => ({ event, by: -1 })),
    );
    const checks = removed.filter((event) => event.event_type === 'map.checked');
    // Without a time the project's maps have gone.
    if (since !== null) await uncountChecks(trx, forgotten, checks);
    await addMetricHours(
      trx,
      checks.map(({ occurred_at: at, changed }) => ({ at, projectKey, checks: -1, changes: -changed })),
    );
  });
  for (;;) {
    const keys = (await database.snapshot(
      (read) => {
        const query = read('event_repeat_keys').where((where) => {
          for (const kind of ['key', 'content'])
            void where.orWhereBetween('dedupe_key', [`${projectKey} ${kind} `, `${projectKey} ${kind}!`]);
        });
        if (since !== null) void query.where('received_at', '>=', since);
        return query.limit(IDS_AT_ONCE).pluck('dedupe_key');
      },
      { isUnlimited: true },
    )) as string[];
    if (keys.length === 0) return;
    await inBatches(keys, ROWS_AT_ONCE, (part) =>
      database.write((trx) => trx('event_repeat_keys').whereIn('dedupe_key', part).delete()),
    );
  }
}

async function uncountChecks(
  trx: Knex.Transaction,
  { projectKey }: Forgotten,
  checks: readonly EventRow[],
): Promise<void> {
  const sums = new Map<string, { map_uid: string; project_key: string; checks: number; changes: number }>();
  for (const { map_uid, changed } of checks) {
    if (map_uid === null) continue;
    const sum = sums.get(map_uid) ?? { map_uid, project_key: projectKey, checks: 0, changes: 0 };
    sums.set(map_uid, { ...sum, checks: sum.checks + 1, changes: sum.changes + changed });
  }
  const columns = { map_uid: 'text', project_key: 'text', checks: 'integer', changes: 'integer' } as const;
  await trx.raw(
    // Joined by the whole key: by its project SQLite would go through all of its maps for each batch.
    `UPDATE project_maps SET check_count = check_count - c.checks, change_count = change_count - c.changes
      FROM ? WHERE project_maps.map_uid = c.map_uid AND project_maps.project_key = c.project_key`,
    [jsonRows(trx, 'c', columns, [...sums.values()])],
  );
}

/** Runs, traffic, items of the queue, instances. */
async function forgetRows(database: Database, forgotten: Forgotten): Promise<void> {
  const { projectKey } = forgotten;
  await removeInParts(database, forgotten, { table: 'runs', id: 'run_id' }, async (trx, part) => {
    const own = trx('runs').whereIn('run_id', part);
    const rows = (await own.clone().select('finished_at', 'maps_checked', 'wr_changes', 'duration_ms')) as {
      finished_at: string;
      maps_checked: number;
      wr_changes: number;
      duration_ms: number | null;
    }[];
    await own.delete();
    await addMetricHours(
      trx,
      rows.map((row) => ({
        at: row.finished_at,
        projectKey,
        runs: -1,
        maps_checked: -row.maps_checked,
        wr_changes: -row.wr_changes,
        duration_ms: -(row.duration_ms ?? 0),
        runs_with_duration: row.duration_ms === null ? 0 : -1,
      })),
    );
  });
  await removeInParts(
    database,
    forgotten,
    { table: 'traffic_samples', id: 'sample_id' },
    async (trx, part) => {
      const own = trx('traffic_samples').whereIn('sample_id', part);
      const rows = (await own.clone().select('occurred_at', 'status_code')) as {
        occurred_at: string;
        status_code: number;
      }[];
      await own.delete();
      await addMetricHours(
        trx,
        rows.map(({ occurred_at: at, status_code: status }) => ({
          at,
          projectKey,
          traffic_samples: -1,
          traffic_errors: status === 0 || status >= 400 ? -1 : 0,
        })),
      );
    },
  );
  await removeInParts(
    database,
    forgotten,
    { table: 'wr_baseline_queue', id: 'queue_id' },
    async (trx, part) => {
      await trx('wr_baseline_queue').whereIn('queue_id', part).delete();
    },
  );
  await database.write((trx) => rowsOfProject(trx, 'project_instances', forgotten).delete());
}

/** Returns the accounts of which the project has sent the name, or one of the former ones, last. */
async function listNamed(read: Knex, { projectKey, since }: Forgotten): Promise<string[]> {
  const query = read('display_name_history').where({ project_key: projectKey });
  if (since !== null) void query.where('last_observed_at', '>=', since);
  return (await query.distinct('account_id').orderBy('account_id').pluck('account_id')) as string[];
}

/** With a time, a name that was known before it is as it was first observed; all others go. The account has the newest name that is left. */
async function forgetNames(database: Database, forgotten: Forgotten): Promise<void> {
  const { projectKey, since } = forgotten;
  const accounts = await database.snapshot((read) => listNamed(read, forgotten), { isUnlimited: true });
  await inBatches(accounts, ROWS_AT_ONCE, (part) =>
    database.write(async (trx) => {
      const current = (await trx('display_names').whereIn('account_id', part)) as {
        account_id: string;
        display_name: string;
        observed_at: string;
      }[];
      const own = (): Knex.QueryBuilder => {
        const rows = trx('display_name_history')
          .whereIn('account_id', part)
          .where({ project_key: projectKey });
        return since === null ? rows : rows.where('last_observed_at', '>=', since);
      };
      await (since === null ? own() : own().where('first_observed_at', '>=', since)).delete();
      await own().update({ last_observed_at: trx.ref('first_observed_at') });
      const history = await trx<HistoryRow>('display_name_history').whereIn('account_id', part);
      const unnamed: string[] = [];
      for (const { account_id: accountId, display_name: name, observed_at: at } of current) {
        const [newest] = history
          .filter((row) => row.account_id === accountId)
          .sort(
            (a, b) =>
              compareBytes(b.last_observed_at, a.last_observed_at) ||
              compareBytes(b.display_name, a.display_name),
          );
        if (newest?.display_name === name && newest.last_observed_at === at) continue;
        if (!newest) {
          unnamed.push(accountId);
          continue;
        }
        const normalized = normalizeName(newest.display_name);
        await trx('display_names')
          .where({ account_id: accountId })
          .update({
            display_name: newest.display_name,
            normalized_display_name: normalized,
            name_length: countCharacters(normalized),
            source: newest.source,
            project_key: newest.project_key,
            observed_at: newest.last_observed_at,
          });
      }
      await trx('display_names').whereIn('account_id', unnamed).delete();
      await trx('accounts_seen').whereIn('account_id', unnamed).update({ named: 0 });
    }),
  );
}

/** Returns the clubs that no other project has reported, first or last. */
async function listClubs(read: Knex, { projectKey, since }: Forgotten): Promise<number[]> {
  if (since !== null) return [];
  const own = { first_synced_by: projectKey, synced_by: projectKey };
  return (await read('clubs').where(own).orderBy('club_id').pluck('club_id')) as number[];
}

/**
 * Removes a club with all that was reported of it, and those of its maps that nothing else tells of. What another project has reported
 * meanwhile stays; a club that the project has reported again is left for the next round.
 */
async function forgetClub(
  database: Database,
  clubId: number,
  forgotten: Forgotten,
  now: () => Date,
): Promise<void> {
  const uids = (await database.read('club_maps').where({ club_id: clubId }).pluck('map_uid')) as string[];
  await inBatches(uids.sort(), ROWS_AT_ONCE, (part) =>
    database.write(async (trx) => {
      if (!(await isOwnClub(trx, clubId, forgotten))) return;
      const isPrimary = (await primaryClubId(trx)) === clubId;
      for (const table of ['club_map_sources', 'club_maps'])
        await trx(table).where({ club_id: clubId }).whereIn('map_uid', part).delete();
      if (isPrimary) await updatePrimaryMembership(trx, { added: [], removed: part }, now().toISOString());
      const unknown = await untrackUnknown(trx, part, [...TABLES_OF_MAPS, 'world_record_reports']);
      await removeMaps(trx, unknown);
    }),
  );
  await database.write(async (trx) => {
    if (!(await isOwnClub(trx, clubId, forgotten))) return;
    if ((await trx('club_maps').where({ club_id: clubId }).first('map_uid')) !== undefined) return;
    for (const table of [
      'club_map_sources',
      'club_members',
      'club_campaigns',
      'club_uploads',
      'hook_runs',
      'clubs',
    ])
      await trx(table).where({ club_id: clubId }).delete();
    await trx('settings')
      .where({ key: 'primary_club_id', value: String(clubId) })
      .delete();
  });
}

/** Returns whether the project is still the only one that has reported the club, first and last. */
async function isOwnClub(trx: Knex.Transaction, clubId: number, { projectKey }: Forgotten): Promise<boolean> {
  const club = (await trx('clubs').where({ club_id: clubId }).first('first_synced_by', 'synced_by')) as
    | Record<string, string | null>
    | undefined;
  return club?.['first_synced_by'] === projectKey && club['synced_by'] === projectKey;
}

/** What tells of a map beside reports of records. */
const TABLES_OF_MAPS = [
  'project_maps',
  'club_maps',
  'verification_records',
  'verification_map_pins',
  'verification_paths',
];

/** Returns those of some maps of which none of these tables tells, nor an open item of the queue; they are tracked no longer. */
async function untrackUnknown(
  trx: Knex.Transaction,
  mapUids: readonly string[],
  tables: readonly string[],
): Promise<string[]> {
  if (mapUids.length === 0) return [];
  // Not EXISTS, for which PostgreSQL might read whole tables.
  const isNotIn = (table: string, rest = ''): string =>
    `(SELECT 1 FROM ${table} t WHERE t.map_uid = m.map_uid ${rest} LIMIT 1) IS NULL`;
  const conditions = [
    ...tables.map((table) => isNotIn(table)),
    isNotIn('wr_baseline_queue', `AND t.status IN ('queued', 'processing')`),
  ];
  const unknown = rowsOf<{ map_uid: string }>(
    await trx.raw(
      `SELECT m.map_uid FROM ? CROSS JOIN maps m WHERE m.map_uid = k.map_uid AND ${conditions.join(' AND ')}`,
      [keyRows(trx, 'map_uid', 'text', mapUids)],
    ),
  ).map((row) => row.map_uid);
  await trx('maps').whereIn('map_uid', unknown).update({ tracked: 0 });
  return unknown;
}

async function removeMaps(trx: Knex.Transaction, mapUids: readonly string[]): Promise<void> {
  if (mapUids.length === 0) return;
  await trx.raw('DELETE FROM maps WHERE map_uid IN (SELECT k.map_uid FROM ?)', [
    keyRows(trx, 'map_uid', 'text', mapUids),
  ]);
}

const LATEST_RUN = '(SELECT max(r.finished_at) FROM runs r WHERE r.project_key = projects.project_key)';

/** The project's own row: it goes, or has the sums of what is left. Returns false, and changes nothing, if the project has sent something since the round began. */
async function forgetItself(database: Database, forgotten: Forgotten): Promise<boolean> {
  const { projectKey, since } = forgotten;
  const own = { project_key: projectKey };
  await renewCheckedMaps(database, forgotten);
  return database.write(async (trx) => {
    if (since === null) {
      const project = await trx('projects').where(own).first<{ last_seen_at: string } | undefined>();
      if (project && project.last_seen_at !== UNSEEN) return false;
      for (const table of ['event_hours', 'metric_hours', 'projects']) await trx(table).where(own).delete();
      return true;
    }
    const [sums] = await trx('project_maps')
      .where(own)
      .select<Record<string, number | string | null>[]>(
        trx.raw(
          `count(*) AS map_count, COALESCE(sum(tracked), 0) AS tracked_maps, count(last_changed_at) AS changed_maps,
            COALESCE(sum(check_count), 0) AS total_checks, COALESCE(sum(change_count), 0) AS total_changes,
            max(latest_checked_at) AS latest_checked_at`,
        ),
      );
    await trx('projects')
      .where(own)
      .update({
        ...sums,
        latest_run_at: trx.raw(LATEST_RUN),
        last_sync_at: trx.raw(`CASE WHEN last_sync_at >= ? THEN ${LATEST_RUN} ELSE last_sync_at END`, [
          since,
        ]),
      });
    return true;
  });
}

/** What the checks of a map say. */
interface CheckedRow {
  map_uid: string;
  latest_at: string;
  changed_at: string | null;
  told_at: string | null;
}

interface CheckedMap {
  map_uid: string;
  check_count: number;
  change_count: number;
  latest_checked_at: string;
  last_changed_at: string | null;
  wr_told_at: string | null;
}

/** The columns of `CheckedRow`. */
const CHECKED = `map_uid, max(occurred_at) AS latest_at, max(CASE WHEN changed = 1 THEN occurred_at END) AS changed_at,
  max(CASE WHEN new_wr_time IS NOT NULL THEN occurred_at END) AS told_at`;

/** What a project says of its maps follows from the checks that are left; where retention has removed these, nothing is later than the time. */
async function renewCheckedMaps(database: Database, { projectKey, since }: Forgotten): Promise<void> {
  if (since === null) return;
  const own = { project_key: projectKey };
  const { lastId, checks, affected } = await database.snapshot(
    async (read) => {
      const [last] = await read('events').max<{ id: number | null }[]>('event_id as id');
      return {
        lastId: last?.id ?? 0,
        checks: await read('events')
          .where({ ...own, event_type: 'map.checked' })
          .groupBy('map_uid')
          .select<CheckedRow[]>(read.raw(CHECKED)),
        affected: (await read('project_maps')
          .where(own)
          .where((where) => {
            void where.where({ check_count: 0 });
            for (const column of ['latest_checked_at', 'last_changed_at', 'wr_told_at'])
              void where.orWhere(column, '>=', since);
          })
          .orderBy('map_uid')
          .pluck('map_uid')) as string[],
      };
    },
    { isUnlimited: true },
  );
  const checksOf = new Map(checks.map((row) => [row.map_uid, row]));
  await inBatches(affected, MAPS_AT_ONCE, (uids) =>
    database.write(async (trx) => {
      const left = new Map(checksOf);
      for (const row of await checksAfter(trx, projectKey, lastId, uids))
        left.set(row.map_uid, addChecks(left.get(row.map_uid), row));
      const rows = await trx<CheckedMap>('project_maps').where(own).whereIn('map_uid', uids);
      for (const row of rows) {
        const stored = trx('project_maps').where({ ...own, map_uid: row.map_uid });
        if (row.check_count === 0) {
          await stored.delete();
          continue;
        }
        const known = left.get(row.map_uid);
        const changedAt = known?.changed_at ?? earlierOf(row.last_changed_at, since);
        await stored.update({
          latest_checked_at: known?.latest_at ?? earlierOf(row.latest_checked_at, since),
          last_changed_at: row.change_count === 0 ? null : changedAt,
          // Events do not say what a check said of that: it stays, until the next check.
          tracked_told_at: trx.raw('CASE WHEN tracked_told_at >= ? THEN ? ELSE tracked_told_at END', [
            since,
            since,
          ]),
          ...((row.wr_told_at ?? '') >= since ? await lastTold(trx, own, known, row.map_uid) : {}),
        });
      }
      await updateTracked(trx, uids);
    }),
  );
}

/** Returns what the checks of some maps say that came after an event. */
async function checksAfter(
  trx: Knex.Transaction,
  projectKey: string,
  lastId: number,
  mapUids: readonly string[],
): Promise<CheckedRow[]> {
  return (
    trx('events')
      .where('event_id', '>', lastId)
      // Expressions, for which SQLite goes through the later events only, and not through all of the project's.
      .whereRaw(`project_key || '' = ? AND event_type || '' = 'map.checked'`, [projectKey])
      .whereIn('map_uid', mapUids)
      .groupBy('map_uid')
      .select<CheckedRow[]>(trx.raw(CHECKED))
  );
}

function addChecks(known: CheckedRow | undefined, later: CheckedRow): CheckedRow {
  if (!known) return later;
  return {
    map_uid: later.map_uid,
    latest_at: later.latest_at > known.latest_at ? later.latest_at : known.latest_at,
    changed_at: laterOf(later.changed_at, known.changed_at),
    told_at: laterOf(later.told_at, known.told_at),
  };
}

/** Returns the record of the last check that reported one. */
async function lastTold(
  trx: Knex.Transaction,
  own: { project_key: string },
  known: CheckedRow | undefined,
  mapUid: string,
): Promise<Record<string, unknown>> {
  const at = known?.told_at ?? null;
  if (at === null) return { wr_ms: null, wr_account_id: null, wr_holder: null, wr_told_at: null };
  const [reported] = await trx('events')
    .where({ ...own, system: 0, occurred_at: at, event_type: 'map.checked', map_uid: mapUid })
    .whereNotNull('new_wr_time')
    .orderBy('new_wr_time')
    .limit(1)
    .select<Pick<EventRow, 'new_wr_time' | 'account_id' | 'holder'>[]>('new_wr_time', 'account_id', 'holder');
  return {
    wr_ms: reported?.new_wr_time ?? null,
    wr_account_id: reported?.account_id ?? null,
    wr_holder: reported?.holder ?? null,
    wr_told_at: at,
  };
}
