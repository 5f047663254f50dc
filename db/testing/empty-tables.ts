import type { Database } from '../connection/database.js';
import { noteChanges, TOPICS } from '../memo.js';
import { rowsOf } from '../sql/raw-rows.js';

/** Each before the tables that it references. */
const TABLES = [
  'accounts_seen',
  'display_name_history',
  'display_names',
  'event_hours',
  'event_repeat_keys',
  'events',
  'maps',
  'metric_hours',
  'project_instances',
  'project_maps',
  'projects',
  'runs',
  'settings',
  'traffic_samples',
  'world_record_reports',
  'world_records',
  'wr_baseline_queue',
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
  'verification_map_pins',
  'verification_paths',
  'verification_records',
];

/** Empties the tables of what is sent; event ids continue. */
export function emptyTables(database: Database): Promise<void> {
  return database.write(async (trx) => {
    // Most are empty, and a statement for each of them is most of the time of a small test.
    const isFilled = TABLES.map((table) => `EXISTS (SELECT 1 FROM ${table}) AS ${table}`).join(', ');
    const [filled] = rowsOf<Record<string, boolean | number>>(await trx.raw(`SELECT ${isFilled}`));
    for (const table of TABLES) if (filled?.[table]) await trx(table).delete();
    await noteChanges(trx, ...TOPICS);
  });
}
