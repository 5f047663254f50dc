import { rowsOf } from '../sql/raw-rows.js';
import { setBack } from './clock.js';
import type { Comparison, Recount } from './recount.js';

/** A table's key, and its columns with a moment at which something was observed, or changed by an observation; the newest one counts. */
interface Observed {
  key: string;
  columns: readonly string[];
}

const OBSERVED_AT: Readonly<Record<string, Observed>> = {
  display_names: { key: 'account_id', columns: ['observed_at', 'updated_at'] },
  display_name_history: {
    key: 'account_id, display_name',
    columns: ['first_observed_at', 'last_observed_at'],
  },
  accounts_seen: { key: 'account_id', columns: ['first_seen_at', 'last_seen_at'] },
  clubs: { key: 'club_id', columns: ['first_seen_at', 'last_synced_at'] },
  club_campaigns: { key: 'club_id, campaign_id', columns: ['discovered_at', 'last_synced_at'] },
  club_uploads: { key: 'club_id, bucket_id', columns: ['discovered_at', 'last_synced_at'] },
  club_maps: { key: 'club_id, map_uid', columns: ['added_at'] },
  club_members: { key: 'club_id, account_id', columns: ['first_seen_at'] },
  maps: {
    key: 'map_uid',
    columns: ['observed_at', 'named_at', 'first_seen_at', 'updated_at'],
  },
  projects: {
    key: 'project_key',
    columns: ['first_seen_at', 'last_seen_at', 'last_sync_at', 'latest_checked_at', 'latest_run_at'],
  },
  project_instances: { key: 'project_key, instance_id', columns: ['registered_at', 'last_heartbeat_at'] },
  project_maps: {
    key: 'map_uid, project_key',
    columns: ['wr_reported_at', 'tracked_reported_at', 'latest_checked_at', 'last_changed_at'],
  },
  events: { key: 'event_id', columns: ['occurred_at'] },
  runs: { key: 'run_id', columns: ['started_at', 'finished_at'] },
  traffic_samples: { key: 'sample_id', columns: ['occurred_at'] },
  world_record_reports: {
    key: 'map_uid, wr_ms, account_id, holder, project_key',
    columns: ['first_at', 'last_at', 'revoking_at', 'untimed_at'],
  },
  world_records: { key: 'event_id', columns: ['recorded_at', 'received_at'] },
  verification_records: {
    key: 'record_id, track',
    columns: ['record_updated_at', 'checked_at', 'updated_at'],
  },
};

/** So far apart the clocks of processes may be. */
const TOLERANCE_MS = 60_000;

/**
 * Finds observations that lie ahead of the clock, because it was wrong when they came: each observation before such a moment is outdated,
 * so that names and clubs do not change. A repair sets them to now; the rollups that are made from them have to be compared after it.
 */
export function createObservationRecount(now: () => Date): Recount {
  const latest = (): string => new Date(now().getTime() + TOLERANCE_MS).toISOString();
  return {
    name: 'observations',
    compare: async (read): Promise<Comparison> => {
      const moment = latest();
      let rows = 0;
      const shown = [];
      for (const [table, { columns }] of Object.entries(OBSERVED_AT)) {
        const counts = columns.map(
          (column) => `count(CASE WHEN ${column} > :moment THEN 1 END) AS ${column}`,
        );
        const [found] = rowsOf<Record<string, number>>(
          await read.raw(`SELECT count(*) AS rows, ${counts.join(', ')} FROM ${table}`, { moment }),
        );
        rows += found?.['rows'] ?? 0;
        for (const column of columns)
          if (found?.[column])
            shown.push({
              key: { table, column },
              kept: { 'ahead of the clock': found[column] },
              recounted: { 'ahead of the clock': 0 },
            });
      }
      return { rows, differences: shown.length, shown };
    },
    repair: async (database) => {
      const moment = latest();
      for (const [table, { key, columns }] of Object.entries(OBSERVED_AT))
        for (const column of columns)
          await setBack(database, { table, key, column, moment: now().toISOString(), latest: moment });
    },
  };
}
