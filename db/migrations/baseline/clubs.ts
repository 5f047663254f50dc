// The schema of release 0.4.0, which the later migrations change: the present one is in db/schema.txt.

import type { Dialect } from './dialect.js';

/** Clubs with their campaigns, uploads, maps and members, and the snapshots that told of them. */
export function createClubTables({ text, serialKey, nullsLast, storedByKey, unique }: Dialect): string[] {
  return [
    `CREATE TABLE clubs (
    club_id integer PRIMARY KEY,
    name ${text},
    created_at ${text},
    first_seen_at ${text} NOT NULL,
    -- The observation time of the newest applied snapshot; null only while the first one is being stored.
    last_synced_at ${text},
    campaign_count integer NOT NULL DEFAULT 0,
    upload_count integer NOT NULL DEFAULT 0,
    -- Distinct maps in any place of the club.
    map_count integer NOT NULL DEFAULT 0,
    member_count integer NOT NULL DEFAULT 0,
    -- The project of the last applied snapshot.
    synced_by ${text}
  )`,

    `CREATE TABLE club_campaigns (
    -- Our own id, which increases with discovery; campaign_id is the game's.
    id ${serialKey},
    club_id integer NOT NULL CONSTRAINT club_campaigns_club_id_foreign REFERENCES clubs (club_id),
    campaign_id integer NOT NULL,
    name ${text},
    map_count integer NOT NULL DEFAULT 0,
    created_at ${text},
    published_at ${text},
    -- The observation times of the first and the newest snapshot with it.
    discovered_at ${text} NOT NULL,
    last_synced_at ${text} NOT NULL
  )`,
    unique('club_campaigns', 'club_id', 'campaign_id'),
    'CREATE INDEX club_campaigns_club_id_id_index ON club_campaigns (club_id, id)',
    `CREATE INDEX club_campaigns_newest ON club_campaigns (club_id, created_at DESC ${nullsLast}, campaign_id DESC)`,

    `CREATE TABLE club_uploads (
    id ${serialKey},
    club_id integer NOT NULL CONSTRAINT club_uploads_club_id_foreign REFERENCES clubs (club_id),
    bucket_id integer NOT NULL,
    name ${text},
    map_count integer NOT NULL DEFAULT 0,
    created_at ${text},
    discovered_at ${text} NOT NULL,
    last_synced_at ${text} NOT NULL
  )`,
    unique('club_uploads', 'club_id', 'bucket_id'),
    'CREATE INDEX club_uploads_club_id_discovered_at_bucket_id_index ON club_uploads (club_id, discovered_at, bucket_id)',

    // One row per distinct map of a club.
    `CREATE TABLE club_maps (
    club_id integer NOT NULL CONSTRAINT club_maps_club_id_foreign REFERENCES clubs (club_id),
    map_uid ${text} NOT NULL,
    -- As in maps, so that a page of a club's maps is read in the order of an index.
    timestamp_utc ${text},
    added_at ${text} NOT NULL,
    PRIMARY KEY (club_id, map_uid)
  ) ${storedByKey}`,
    'CREATE INDEX club_maps_map_uid_index ON club_maps (map_uid)',
    `CREATE INDEX club_maps_newest ON club_maps (club_id, timestamp_utc DESC ${nullsLast}, map_uid)`,

    // The place of a map in its club: source_id is the id of a campaign or bucket, 0 for the club itself.
    `CREATE TABLE club_map_sources (
    club_id integer NOT NULL CONSTRAINT club_map_sources_club_id_foreign REFERENCES clubs (club_id),
    source_type ${text} NOT NULL,
    source_id integer NOT NULL,
    map_uid ${text} NOT NULL,
    position integer,
    PRIMARY KEY (club_id, source_type, source_id, map_uid)
  )`,
    'CREATE INDEX club_map_sources_club_id_map_uid_index ON club_map_sources (club_id, map_uid)',

    `CREATE TABLE club_members (
    club_id integer NOT NULL CONSTRAINT club_members_club_id_foreign REFERENCES clubs (club_id),
    account_id ${text} NOT NULL,
    role ${text},
    joined_at ${text},
    first_seen_at ${text} NOT NULL,
    PRIMARY KEY (club_id, account_id)
  ) ${storedByKey}`,
    `CREATE INDEX club_members_newest ON club_members (club_id, joined_at DESC ${nullsLast}, account_id)`,

    `CREATE TABLE hook_runs (
    run_id ${serialKey},
    club_id integer NOT NULL CONSTRAINT hook_runs_club_id_foreign REFERENCES clubs (club_id),
    -- ok; partial if rows were rejected; skipped if the snapshot was outdated.
    status ${text} NOT NULL,
    maps_seen integer NOT NULL,
    maps_added integer NOT NULL,
    maps_removed integer NOT NULL,
    started_at ${text} NOT NULL,
    finished_at ${text} NOT NULL,
    -- A repeated snapshot makes no second run.
    snapshot_key ${text} NOT NULL
  )`,
    unique('hook_runs', 'snapshot_key'),
    'CREATE INDEX hook_runs_club_id_run_id_index ON hook_runs (club_id, run_id)',
  ];
}

/**
 * The searched texts of members, in the order of their list. A table of its own: its rows are written under the lock of the events, those
 * of members under the lock of their club.
 */
export function createMemberTexts({ kind, text, nullsLast, storedByKey }: Dialect): string[] {
  // An entry of PostgreSQL's indexes cannot hold texts of any length.
  const covered = kind === 'sqlite' ? ', search_text' : '';
  return [
    `CREATE TABLE member_texts (
    club_id integer NOT NULL,
    account_id ${text} NOT NULL,
    joined_at ${text},
    search_text ${text} NOT NULL,
    PRIMARY KEY (club_id, account_id)
  ) ${storedByKey}`,
    `CREATE INDEX member_texts_newest ON member_texts (club_id, joined_at DESC ${nullsLast}, account_id${covered})`,
    'CREATE INDEX member_texts_account ON member_texts (account_id)',
  ];
}
