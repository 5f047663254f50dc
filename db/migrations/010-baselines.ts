import type { Knex } from 'knex';
import { kindOf } from './columns.js';
import { index } from './table-parts.js';

/**
 * World records that were found as they are, and did not change, become baselines, and a project tracks the maps that it
 * checks. Columns are only added, with a default: processes of 0.2.0 can go on beside this schema.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('world_records', (table) => {
    // 1 for a record that nobody has reported as a change: it is in no feed and no count of changes.
    table.smallint('is_baseline').notNullable().defaultTo(0);
  });
  await markBaselines(knex);
  await index(
    knex,
    'world_records_changes',
    'world_records (recorded_at DESC, event_id DESC)',
    'WHERE is_baseline = 0',
  );
  await trackCheckedMaps(knex);
  // Accounts without a name are looked up newest first.
  await knex.raw('DROP INDEX accounts_seen_missing');
  await index(
    knex,
    'accounts_seen_newest',
    'accounts_seen (last_seen_at DESC, account_id)',
    'WHERE named = 0',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX accounts_seen_newest');
  await index(knex, 'accounts_seen_missing', 'accounts_seen (first_seen_at, account_id)', 'WHERE named = 0');
  await knex.raw('DROP INDEX world_records_changes');
  await knex.schema.alterTable('world_records', (table) => table.dropColumn('is_baseline'));
}

/** The events of baselines are system ones of a type of their own, in every count that is kept of them. */
async function markBaselines(knex: Knex): Promise<void> {
  const isBaseline = `event_type = 'wr_change' AND changed = 0`;
  await knex.raw(
    `UPDATE world_records SET is_baseline = 1 WHERE event_id IN (SELECT event_id FROM events WHERE ${isBaseline})`,
  );
  await knex.raw(`UPDATE catalog_counts SET value = value - (SELECT count(*) FROM world_records WHERE is_baseline = 1)
    WHERE name = 'records'`);
  const between = kindOf(knex) === 'postgres' ? 'chr(31)' : 'char(31)';
  const word = (type: string): string => `${between} || '${type}' || ${between}`;
  await knex.raw(`UPDATE events SET event_type = 'wr_baseline', system = 1,
    search_text = replace(search_text, ${word('wr_change')}, ${word('wr_baseline')}) WHERE ${isBaseline}`);
  await knex.raw(`UPDATE metric_hours SET events = metric_hours.events - c.events FROM
      (SELECT start, project_key, sum(events) AS events FROM event_counts
        WHERE span = 'hour' AND system = 0 AND ${isBaseline} GROUP BY start, project_key) AS c
    WHERE metric_hours.hour = c.start AND metric_hours.project_key = c.project_key`);
  await knex.raw(`INSERT INTO event_counts (span, start, project_key, source, source_key, event_type, system, changed, events)
    SELECT span, start, project_key, source, source_key, 'wr_baseline', 1, 0, events FROM event_counts WHERE ${isBaseline}
    ON CONFLICT (span, start, project_key, source, event_type, system, changed)
    DO UPDATE SET events = event_counts.events + excluded.events`);
  await knex.raw(`DELETE FROM event_counts WHERE ${isBaseline}`);
}

/** Maps of which no check has said whether they are tracked. */
async function trackCheckedMaps(knex: Knex): Promise<void> {
  const isSilent = 'tracked = 0 AND tracked_told_at IS NULL';
  await knex.raw(`UPDATE projects SET tracked_maps = projects.tracked_maps + c.maps FROM
      (SELECT project_key, count(*) AS maps FROM project_maps WHERE ${isSilent} GROUP BY project_key) AS c
    WHERE projects.project_key = c.project_key`);
  await knex.raw(`UPDATE maps SET tracked = 1
    WHERE tracked = 0 AND map_uid IN (SELECT map_uid FROM project_maps WHERE ${isSilent})`);
  await knex.raw(`UPDATE project_maps SET tracked = 1 WHERE ${isSilent}`);
  const isNew = 'tracked = 0 AND map_uid IN (SELECT map_uid FROM maps WHERE tracked = 1)';
  await knex.raw(`INSERT INTO catalog_counts (name, value)
    SELECT 'tracked', count(*) FROM map_standings WHERE ${isNew}
    ON CONFLICT (name) DO UPDATE SET value = catalog_counts.value + excluded.value`);
  await knex.raw(`UPDATE map_standings SET tracked = 1 WHERE ${isNew}`);
}
