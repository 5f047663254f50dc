import type { CatalogCount } from '../../../sql/catalog-counts.js';

/** A table that the explorer shows, and its limits. */
export interface ShownTable {
  /** Hidden columns: internal to the server. */
  hidden?: readonly string[];
  /** Indexes that one of the databases has instead of the other's. */
  hiddenIndexes?: readonly string[];
  /** Reads the number of rows from a rollup; without it the rows are counted. */
  rollup?: string;
  /** Columns besides the primary key that an index sorts together with it, never null. */
  sorted?: readonly string[];
  blocks?: RowBlocks;
}

/** The numbers of rows in blocks of the table, in the order of its key, which begins with this column. */
export interface RowBlocks {
  column: string;
  /** Returns the lowest value of a block. */
  startOf: (block: number) => string | number;
}

const MAPS: CatalogCount = 'maps';

const ofClubs = (column: string): ShownTable => ({
  rollup: `SELECT COALESCE(SUM(${column}), 0) AS rows FROM clubs`,
});

/** Blocks of 4096 row ids each. */
const ofIds = (column: string): RowBlocks => ({ column, startOf: (block) => block * 4096 });

/** The only tables that the explorer shows, in their order in its list. To it, others do not exist. */
export const SHOWN_TABLES: Readonly<Record<string, ShownTable>> = {
  projects: {},
  project_instances: {},
  project_maps: { rollup: 'SELECT COALESCE(SUM(map_count), 0) AS rows FROM projects' },
  runs: {
    hidden: ['repeat_key'],
    rollup: 'SELECT COALESCE(SUM(runs), 0) AS rows FROM metric_hours WHERE runs > 0',
    sorted: ['finished_at'],
  },
  events: {
    hidden: ['source_key', 'search_text', 'dedupe_key'],
    // SQLite's index of accounts is by spans of events, an expression.
    hiddenIndexes: ['events_of_account'],
    rollup: `SELECT COALESCE(SUM(events), 0) AS rows FROM event_counts WHERE span = 'all'`,
    sorted: ['occurred_at'],
    blocks: ofIds('event_id'),
  },
  wr_baseline_queue: {
    hidden: ['search_text'],
    rollup: 'SELECT COALESCE(SUM(items), 0) AS rows FROM queue_counts',
    sorted: ['created_at'],
  },
  maps: {
    hidden: ['search_text', 'wr_player', 'season_key', 'alteration_key'],
    rollup: `SELECT COALESCE(SUM(value), 0) AS rows FROM catalog_counts WHERE name = '${MAPS}'`,
  },
  display_names: {
    hidden: ['name_length'],
    rollup: `SELECT COALESCE(SUM(accounts), 0) AS rows FROM account_age_hours WHERE hour <> ''`,
    blocks: ofIds('name_id'),
  },
  display_name_history: {
    rollup: `SELECT COALESCE(SUM(rows), 0) AS rows FROM (SELECT rows FROM row_blocks WHERE table_name = 'display_name_history'
      UNION ALL SELECT rows FROM row_block_changes WHERE table_name = 'display_name_history') AS counted`,
    blocks: { column: 'account_id', startOf: startOfPrefixes },
  },
  clubs: {},
  club_campaigns: ofClubs('campaign_count'),
  club_uploads: ofClubs('upload_count'),
  club_maps: ofClubs('map_count'),
  club_members: ofClubs('member_count'),
  traffic_samples: {
    hidden: ['dedupe_key'],
    rollup: 'SELECT COALESCE(SUM(traffic_samples), 0) AS rows FROM metric_hours WHERE traffic_samples > 0',
    sorted: ['occurred_at'],
  },
};

/** Returns the first two characters of the ids in a block. */
function startOfPrefixes(block: number): string {
  const second = block % 128;
  return String.fromCharCode(Math.floor(block / 128), ...(second === 0 ? [] : [second]));
}
