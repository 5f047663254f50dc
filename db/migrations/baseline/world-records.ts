// The schema of release 0.4.0, which the later migrations change: the present one is in db/schema.txt.

import type { Dialect } from './dialect.js';

/** One row per world record event: the source of the catalog's history, feeds and leaderboards. */
export function createWorldRecordTables({ text, small, bigKey }: Dialect): string[] {
  return [
    `CREATE TABLE world_records (
    event_id ${bigKey},
    map_uid ${text} NOT NULL,
    -- Account id, else \`holder:\` and the normalized holder; null if unknown.
    player ${text},
    account_id ${text},
    holder ${text},
    wr_ms integer NOT NULL,
    recorded_at ${text} NOT NULL,
    received_at ${text} NOT NULL,
    -- 1 while recorded_at is the time of a check, 0 once it is the time of the drive.
    is_seen ${small} NOT NULL DEFAULT 0,
    -- JSON: other timestamps that the record was reported with; null without any.
    other_timestamps ${text},
    -- 1 for a record that nobody has reported as a change: it is in no feed and no count of changes.
    is_baseline ${small} NOT NULL DEFAULT 0
  )`,
    // Both a map's history and the look-up of a time.
    'CREATE INDEX world_records_of_map ON world_records (map_uid, recorded_at DESC, event_id DESC, wr_ms)',
    // Feeds read the changes; the newest maps are read from both, so that no record of a map moves an entry in an index of maps.
    'CREATE INDEX world_records_changes ON world_records (recorded_at DESC, event_id DESC) WHERE is_baseline = 0',
    'CREATE INDEX world_records_baselines ON world_records (recorded_at DESC, event_id DESC) WHERE is_baseline = 1',
  ];
}

/** The catalog's totals and leaderboards, and the values of each map that they were made from. */
export function createLeaderboardTables({ text, small, storedByKey }: Dialect): string[] {
  return [
    // A map's difference to its row is what the tables below lack.
    `CREATE TABLE map_standings (
    map_uid ${text} PRIMARY KEY,
    tracked ${small} NOT NULL,
    bucket ${text} NOT NULL,
    -- The best medal that the current world record reaches, \`none\` if none; null without a record.
    medal ${text},
    player ${text},
    holder ${text},
    recorded_at ${text},
    -- Of a tracked map the hour of its newest check (\`2026-10-06T08\`), '' without one; null for other maps.
    checked_hour ${text}
  ) ${storedByKey}`,
    // Tracked maps by the hour of their newest check.
    `CREATE TABLE check_hours (
    hour ${text} PRIMARY KEY,
    maps bigint NOT NULL
  )`,
    `CREATE TABLE catalog_counts (
    name ${text} PRIMARY KEY,
    value bigint NOT NULL
  )`,
    `INSERT INTO catalog_counts (name, value)
    VALUES ('tracked', 0), ('held', 0), ('tracked held', 0), ('tracked records', 0), ('tracked players', 0)`,
    // All players who hold or have held a world record.
    `CREATE TABLE wr_players (
    player ${text} PRIMARY KEY
  ) ${storedByKey}`,
    // Players' numbers of current world records, by bucket and, with bucket '', overall.
    `CREATE TABLE wr_leaders (
    bucket ${text} NOT NULL,
    player ${text} NOT NULL,
    account_id ${text},
    holder ${text},
    total_wrs integer NOT NULL,
    latest_wr_at ${text} NOT NULL,
    -- Overall; 0 in the rows of buckets.
    tracked_wrs integer NOT NULL DEFAULT 0,
    -- A record changes the rows of its holder overall and in a bucket, which are neighbours so.
    PRIMARY KEY (player, bucket)
  ) ${storedByKey}`,
    'CREATE INDEX wr_leaders_best ON wr_leaders (bucket, total_wrs DESC, latest_wr_at DESC, player)',
    `CREATE TABLE wr_buckets (
    bucket ${text} PRIMARY KEY,
    -- Buckets are listed from the highest to the lowest.
    place integer NOT NULL,
    records bigint NOT NULL
  )`,
    'CREATE INDEX wr_buckets_listed ON wr_buckets (place DESC, bucket)',
  ];
}
