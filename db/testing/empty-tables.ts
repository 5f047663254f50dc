import type { Database } from '../connection/database.js';

/** Each before those that it references. */
const TABLES = [
  'account_age_hours',
  'accounts_seen',
  'catalog_counts',
  'check_hours',
  'display_name_history',
  'display_names',
  'event_hours',
  'event_repeat_keys',
  'events',
  'map_rollup_state',
  'maps',
  'metric_hours',
  'project_instances',
  'project_maps',
  'projects',
  'queue_counts',
  'runs',
  'settings',
  'traffic_samples',
  'world_record_reports',
  'world_records',
  'wr_baseline_queue',
  'wr_buckets',
  'wr_leaders',
  'wr_players',
  'hook_runs',
  'club_members',
  'club_map_sources',
  'club_maps',
  'club_uploads',
  'club_campaigns',
  'clubs',
  'verification_jobs',
  'verification_submissions',
  'verification_artifacts',
  'verification_artifact_blobs',
  'verification_quotas',
  'verification_totals',
  'verification_maps',
  'verification_map_pins',
  'verification_paths',
  'verification_records',
];

/** Empties the tables of what is sent; event ids continue. */
export function emptyTables(database: Database): Promise<void> {
  return database.write(async (trx) => {
    for (const table of TABLES) await trx(table).delete();
    await trx('verification_totals').insert({ id: 1 });
  });
}
