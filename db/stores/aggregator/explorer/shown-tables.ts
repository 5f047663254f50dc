import type { RemovedByAge } from '../../../sql/last-removed.js';

/** A table that the explorer shows, and its limits. */
export interface ShownTable {
  /** Hidden columns: internal to the server. */
  hidden?: readonly string[];
  /** Reads the number of rows; without it rows are counted up to 10,000. */
  rollup?: string;
  /** The table whose removed rows the rollup still counts, once there are some. */
  countsRemoved?: RemovedByAge;
  /** Columns besides the primary key that an index sorts together with it, never null. */
  sorted?: readonly string[];
}

const ofClubs = (column: string): ShownTable => ({
  rollup: `SELECT COALESCE(SUM(${column}), 0) AS rows FROM clubs`,
});

/** The only tables that the explorer shows, in their order in its list. To it, others do not exist. */
export const SHOWN_TABLES: Readonly<Record<string, ShownTable>> = {
  projects: {},
  project_instances: {},
  project_maps: { rollup: 'SELECT COALESCE(SUM(map_count), 0) AS rows FROM projects' },
  runs: {
    hidden: ['repeat_key'],
    rollup: 'SELECT COALESCE(SUM(runs), 0) AS rows FROM metric_hours WHERE runs > 0',
    countsRemoved: 'runs',
    sorted: ['finished_at'],
  },
  events: {
    hidden: ['source_key', 'search_text', 'dedupe_key'],
    rollup: `SELECT COALESCE(SUM(events), 0) AS rows FROM event_hours WHERE hour = ''`,
    sorted: ['occurred_at'],
  },
  wr_baseline_queue: {
    hidden: ['search_text'],
    rollup: 'SELECT COUNT(*) AS rows FROM wr_baseline_queue',
    sorted: ['created_at'],
  },
  maps: {
    hidden: ['search_text', 'wr_player', 'season_key', 'alteration_key', 'checked_at'],
    rollup: 'SELECT COUNT(*) AS rows FROM maps',
  },
  display_names: {
    hidden: ['name_length'],
    rollup: 'SELECT COUNT(*) AS rows FROM display_names',
  },
  display_name_history: {},
  clubs: {},
  club_campaigns: ofClubs('campaign_count'),
  club_uploads: ofClubs('upload_count'),
  club_maps: ofClubs('map_count'),
  club_members: ofClubs('member_count'),
  traffic_samples: {
    hidden: ['dedupe_key'],
    rollup: 'SELECT COALESCE(SUM(traffic_samples), 0) AS rows FROM metric_hours WHERE traffic_samples > 0',
    countsRemoved: 'traffic_samples',
    sorted: ['occurred_at'],
  },
};
