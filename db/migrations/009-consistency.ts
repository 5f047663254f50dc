import type { Knex } from 'knex';
import { foldCase } from '../rules/fold-case.js';
import { kindOf, text } from './columns.js';
import { index } from './table-parts.js';

/**
 * Applies the rules of release 0.3.0 to rows of 0.2.0. Only adds nullable columns, so that processes of 0.2.0 keep
 * working.
 */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex);
  await foldTexts(knex);
  await moveToKnownBuckets(knex);
  await hideUpdateRequests(knex);
  await removeLongNames(knex);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('event_repeat_keys');
  await knex.raw('DROP INDEX display_names_mixed_ids');
  await knex.schema.alterTable('world_records', (table) => table.dropColumn('other_timestamps'));
  await knex.schema.alterTable('maps', (table) => table.dropColumns('season_key', 'alteration_key'));
  await knex.schema.alterTable('clubs', (table) => table.dropColumn('synced_by'));
}

async function addColumns(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  // Keys of events whose record is stored with another event.
  await knex.schema.createTable('event_repeat_keys', (table) => {
    text(table, 'dedupe_key', kind).primary();
    table.bigInteger('event_id').notNullable();
    text(table, 'received_at', kind).notNullable();
  });
  // JSON: other timestamps that the record was reported with; null without any.
  await knex.schema.alterTable('world_records', (table) => {
    text(table, 'other_timestamps', kind);
  });
  await knex.schema.alterTable('maps', (table) => {
    text(table, 'season_key', kind);
    text(table, 'alteration_key', kind);
  });
  // The project of the last applied snapshot.
  await knex.schema.alterTable('clubs', (table) => {
    text(table, 'synced_by', kind);
  });
  await fillSyncedBy(knex);
  // Most ids are UUIDs in lower case, so this index is small.
  const mixed = 'WHERE account_id <> lower(account_id)';
  await index(knex, 'display_names_mixed_ids', 'display_names (lower(account_id), account_id)', mixed);
}

/** The event of each applied snapshot has its sender. */
async function fillSyncedBy(knex: Knex): Promise<void> {
  const clubId =
    kindOf(knex) === 'postgres'
      ? `(payload::json ->> 'clubId')::integer`
      : `json_extract(payload, '$.clubId')`;
  await knex.raw(`UPDATE clubs SET synced_by = (SELECT s.project_key FROM
      (SELECT e.event_id, e.project_key, e.occurred_at, ${clubId} AS club_id FROM events e
        WHERE e.event_type = 'club.snapshot' AND e.payload IS NOT NULL) AS s
    WHERE s.club_id = clubs.club_id ORDER BY s.occurred_at DESC, s.event_id DESC LIMIT 1)`);
}

/** Recomputes case-folded texts. */
async function foldTexts(knex: Knex): Promise<void> {
  const [has, sign] = kindOf(knex) === 'postgres' ? ['strpos', 'chr'] : ['instr', 'char'];
  const [finalSigma, dot] = [`${sign}(962)`, `${sign}(775)`];
  const dottedI = `'i' || ${dot}`;
  const folded = (column: string): string =>
    `replace(replace(${column}, ${finalSigma}, ${sign}(963)), ${dottedI}, 'i')`;
  const isUnfolded = (column: string): string =>
    `(${has}(${column}, ${finalSigma}) > 0 OR ${has}(${column}, ${dottedI}) > 0)`;
  for (const table of ['events', 'maps', 'wr_baseline_queue'])
    await knex.raw(
      `UPDATE ${table} SET search_text = ${folded('search_text')} WHERE ${isUnfolded('search_text')}`,
    );
  const name = 'normalized_display_name';
  await knex.raw(
    `UPDATE display_names SET ${name} = ${folded(name)}, name_length = length(${folded(name)}) WHERE ${isUnfolded(name)}`,
  );
  await knex.raw('UPDATE maps SET season_key = lower(season), alteration_key = lower(alteration)');
  await foldOtherAlphabets(knex);
}

const BATCH = 500;

/** The databases lower ASCII letters only. */
async function foldOtherAlphabets(knex: Knex): Promise<void> {
  const bytes = (column: string): string =>
    kindOf(knex) === 'postgres' ? `octet_length(${column})` : `length(CAST(${column} AS BLOB))`;
  const isOther = (column: string): string => `${bytes(column)} <> length(${column})`;
  for (let last = ''; ;) {
    const maps = await knex('maps')
      .where('map_uid', '>', last)
      .whereRaw(`(${isOther('season')} OR ${isOther('alteration')})`)
      .orderBy('map_uid')
      .limit(BATCH)
      .select<{ map_uid: string; season: string; alteration: string }[]>('map_uid', 'season', 'alteration');
    for (const { map_uid, season, alteration } of maps) {
      const keys = { season_key: foldCase(season), alteration_key: foldCase(alteration) };
      await knex('maps').where({ map_uid }).update(keys);
    }
    const end = maps.at(-1);
    if (!end || maps.length < BATCH) return;
    last = end.map_uid;
  }
}

/**
 * Recomputes buckets from the effective season and year, and the leaderboards of the buckets: sent seasons had made a
 * bucket per spelling, and renamed maps had kept theirs if only the season or the year was sent.
 */
async function moveToKnownBuckets(knex: Knex): Promise<void> {
  const season = 'lower(trim(season))';
  const bucket = `CASE WHEN ${season} = 'training' THEN 'Training'
    WHEN ${season} IN ('winter', 'spring', 'summer', 'fall') AND year IS NOT NULL
    THEN upper(substr(${season}, 1, 1)) || substr(${season}, 2) || ' ' || CAST(year AS text) ELSE 'Other' END`;
  await knex.raw(`UPDATE maps SET bucket = ${bucket} WHERE bucket <> ${bucket}`);
  const moved = 'm.map_uid = s.map_uid AND m.bucket <> s.bucket';
  const affected: unknown = await knex.raw(
    `SELECT m.bucket FROM maps m JOIN map_standings s ON ${moved} UNION SELECT s.bucket FROM maps m JOIN map_standings s ON ${moved}`,
  );
  for (const { bucket: one } of rowsIn<{ bucket: string }>(affected)) {
    await knex('wr_leaders').where({ bucket: one }).delete();
    await knex('wr_buckets').where({ bucket: one }).delete();
    await fillBucket(knex, one);
  }
  await knex.raw(`UPDATE map_standings SET bucket = (SELECT m.bucket FROM maps m WHERE m.map_uid = map_standings.map_uid)
    WHERE EXISTS (SELECT 1 FROM maps m WHERE m.map_uid = map_standings.map_uid AND m.bucket <> map_standings.bucket)`);
}

function rowsIn<Row>(result: unknown): Row[] {
  return Array.isArray(result) ? (result as Row[]) : (result as { rows: Row[] }).rows;
}

async function fillBucket(knex: Knex, bucket: string): Promise<void> {
  const [, season = '', year = ''] = /^(\S+) (\d+)$/.exec(bucket) ?? [];
  const place =
    year === ''
      ? Number(bucket === 'Training')
      : Number(year) * 10 + 1 + ['Winter', 'Spring', 'Summer', 'Fall'].indexOf(season);
  const newest = (column: string): string =>
    `(SELECT n.${column} FROM maps n WHERE n.wr_player = m.wr_player AND n.bucket = m.bucket
      ORDER BY n.wr_recorded_at DESC, n.map_uid LIMIT 1)`;
  await knex.raw(
    `INSERT INTO wr_buckets (bucket, place, records)
      SELECT m.bucket, ${place}, count(*) FROM maps m WHERE m.bucket = ? AND m.wr_event_id IS NOT NULL GROUP BY m.bucket`,
    [bucket],
  );
  await knex.raw(
    `INSERT INTO wr_leaders (bucket, player, account_id, holder, total_wrs, latest_wr_at)
      SELECT m.bucket, m.wr_player, ${newest('wr_account_id')}, ${newest('wr_holder')}, count(*), max(m.wr_recorded_at)
      FROM maps m WHERE m.bucket = ? AND m.wr_player IS NOT NULL GROUP BY m.bucket, m.wr_player`,
    [bucket],
  );
}

/** Update requests are system events, which feeds do not list. */
async function hideUpdateRequests(knex: Knex): Promise<void> {
  await knex.raw(`UPDATE events SET system = 1 WHERE event_type = 'update_request' AND system = 0`);
  const counted = `event_type = 'update_request' AND system = 0`;
  await knex.raw(`UPDATE metric_hours SET events = metric_hours.events - c.events FROM
      (SELECT start, project_key, sum(events) AS events FROM event_counts WHERE span = 'hour' AND ${counted} GROUP BY start, project_key) AS c
    WHERE metric_hours.hour = c.start AND metric_hours.project_key = c.project_key`);
  await knex.raw(`INSERT INTO event_counts (span, start, project_key, source, source_key, event_type, system, changed, events)
    SELECT span, start, project_key, source, source_key, event_type, 1, changed, events FROM event_counts WHERE ${counted}
    ON CONFLICT (span, start, project_key, source, event_type, system, changed)
    DO UPDATE SET events = event_counts.events + excluded.events`);
  await knex.raw(`DELETE FROM event_counts WHERE ${counted}`);
}

/** Deletes names of over 64 characters when normalized; their accounts become candidates again. */
async function removeLongNames(knex: Knex): Promise<void> {
  const long = 'FROM display_names WHERE name_length > 64';
  await knex.raw(`UPDATE account_age_hours SET accounts = account_age_hours.accounts - c.names FROM
      (SELECT substr(observed_at, 1, 13) AS hour, count(*) AS names ${long} GROUP BY substr(observed_at, 1, 13)) AS c
    WHERE account_age_hours.hour = c.hour`);
  await knex.raw(`INSERT INTO account_age_hours (hour, accounts) SELECT '', count(*) FROM accounts_seen
      WHERE account_id IN (SELECT account_id ${long})
    ON CONFLICT (hour) DO UPDATE SET accounts = account_age_hours.accounts + excluded.accounts`);
  await knex.raw(`UPDATE accounts_seen SET named = 0 WHERE account_id IN (SELECT account_id ${long})`);
  await knex.raw(`DELETE ${long}`);
}
