// The schema of release 0.4.0, which the later migrations change: the present one is in db/schema.txt.

import type { Dialect } from './dialect.js';

/** Records by the status of each track, in one row of sums. */
const COUNTS = `
    records integer NOT NULL DEFAULT 0,
    unfinished integer NOT NULL DEFAULT 0,
    replay_pass integer NOT NULL DEFAULT 0,
    replay_fail integer NOT NULL DEFAULT 0,
    replay_pending integer NOT NULL DEFAULT 0,
    replay_unavailable integer NOT NULL DEFAULT 0,
    replay_not_run integer NOT NULL DEFAULT 0,
    deep_pass integer NOT NULL DEFAULT 0,
    deep_fail integer NOT NULL DEFAULT 0,
    deep_pending integer NOT NULL DEFAULT 0,
    deep_unavailable integer NOT NULL DEFAULT 0,
    deep_not_run integer NOT NULL DEFAULT 0`;

/** Records with their verdicts, and numbers of them. */
export function createRecordTables({ text, small, nullsLast }: Dialect): string[] {
  return [
    `CREATE TABLE verification_records (
    record_id ${text} PRIMARY KEY,
    map_uid ${text} NOT NULL,
    rank integer,
    updated_at ${text} NOT NULL,
    -- 1 while a track is pending or not_run.
    unfinished ${small} NOT NULL,
    replay_status ${text} NOT NULL,
    replay_reason_code ${text} NOT NULL,
    replay_confidence ${text},
    replay_policy_version ${text},
    replay_checked_at ${text},
    replay_updated_at ${text},
    deep_status ${text} NOT NULL,
    deep_reason_code ${text} NOT NULL,
    deep_confidence ${text},
    deep_policy_version ${text},
    deep_checked_at ${text},
    deep_updated_at ${text},
    -- submission or import; null while a track has not run.
    replay_origin ${text},
    deep_origin ${text},
    -- A JSON array of rule names; null for a result that no rule was applied for.
    replay_findings ${text},
    replay_submission_id ${text},
    run_time_ms integer,
    run_account_id ${text}
  )`,
    // Each list has an index in its order, so that a page costs the same at any number of records.
    'CREATE INDEX verification_records_rank_asc ON verification_records (map_uid, rank, record_id)',
    `CREATE INDEX verification_records_rank_desc ON verification_records (map_uid, rank DESC ${nullsLast}, record_id)`,
    'CREATE INDEX verification_records_updated_desc ON verification_records (map_uid, updated_at DESC, record_id)',
    'CREATE INDEX verification_records_record_asc ON verification_records (map_uid, record_id)',
    'CREATE INDEX verification_records_feed ON verification_records (unfinished DESC, updated_at DESC, record_id)',
    `CREATE INDEX verification_records_unfinished ON verification_records (map_uid, rank, record_id)
    WHERE unfinished = 1`,
    `CREATE INDEX verification_records_replay_updated_at ON verification_records (replay_updated_at DESC, record_id)
    WHERE replay_updated_at IS NOT NULL`,
    `CREATE INDEX verification_records_deep_updated_at ON verification_records (deep_updated_at DESC, record_id)
    WHERE deep_updated_at IS NOT NULL`,

    `CREATE TABLE verification_maps (
    map_uid ${text} PRIMARY KEY,${COUNTS},
    -- Open tracks of the map's records; the live feed sorts maps by it.
    remaining integer NOT NULL DEFAULT 0,
    updated_at ${text} NOT NULL
  )`,
    'CREATE INDEX verification_maps_remaining ON verification_maps (remaining DESC, map_uid) WHERE remaining > 0',
    `CREATE TABLE verification_totals (
    id integer PRIMARY KEY,${COUNTS},
    maps integer NOT NULL DEFAULT 0
  )`,
    'INSERT INTO verification_totals (id) VALUES (1)',
  ];
}

/** Uploaded files, where they are, and what clients have used of their limits. */
export function createArtifactTables({ text, small }: Dialect): string[] {
  return [
    // Files are stored and removed outside transactions: `staged_at` is when an upload of the content last began, and until
    // `removing_until` a sweep removes it; '' is never.
    `CREATE TABLE verification_artifact_blobs (
    sha256 ${text} PRIMARY KEY,
    size_bytes bigint NOT NULL,
    created_at ${text} NOT NULL,
    staged_at ${text} NOT NULL DEFAULT '',
    removing_until ${text} NOT NULL DEFAULT ''
  )`,
    `CREATE INDEX verification_artifact_blobs_staged ON verification_artifact_blobs (staged_at, removing_until, sha256)`,
    `CREATE TABLE verification_artifacts (
    artifact_ref ${text} PRIMARY KEY,
    kind ${text} NOT NULL,
    sha256 ${text} NOT NULL CONSTRAINT verification_artifacts_sha256_foreign
      REFERENCES verification_artifact_blobs (sha256),
    filename ${text} NOT NULL,
    created_at ${text} NOT NULL,
    expires_at ${text} NOT NULL
  )`,
    'CREATE INDEX verification_artifacts_sha256_index ON verification_artifacts (sha256)',
    'CREATE INDEX verification_artifacts_expires_at_index ON verification_artifacts (expires_at)',
    // The store that has the artifacts, so that a process with another one does not start.
    `CREATE TABLE artifact_store (
    id ${small} PRIMARY KEY,
    store_id ${text} NOT NULL
  )`,
    `CREATE TABLE verification_quotas (
    address ${text} NOT NULL,
    kind ${text} NOT NULL,
    used bigint NOT NULL,
    ends_at ${text} NOT NULL,
    PRIMARY KEY (address, kind)
  )`,
    'CREATE INDEX verification_quotas_ends_at_index ON verification_quotas (ends_at)',
  ];
}

/** Submissions, and the jobs of those that are not done. */
export function createSubmissionTables({ text, small, serialKey, unique }: Dialect): string[] {
  return [
    `CREATE TABLE verification_submissions (
    -- Increases with each submission: the newest one decides.
    sequence ${serialKey},
    submission_id ${text} NOT NULL,
    record_id ${text} NOT NULL CONSTRAINT verification_submissions_record_id_foreign
      REFERENCES verification_records (record_id),
    map_uid ${text} NOT NULL,
    map_sha256 ${text} NOT NULL,
    replay_sha256 ${text} NOT NULL,
    -- Whether the deep track was requested too; the replay track always is.
    has_deep ${small} NOT NULL,
    -- Tracks to verify; 0 once the submission is done.
    open_jobs integer NOT NULL,
    created_at ${text} NOT NULL,
    run_time_ms integer,
    run_account_id ${text},
    -- When its last job was done: its files may be kept for a while after.
    finished_at ${text}
  )`,
    unique('verification_submissions', 'submission_id'),
    'CREATE INDEX verification_submissions_record_id_sequence_index ON verification_submissions (record_id, sequence)',
    // The same record, map and files are pending only once, however many requests race.
    `CREATE UNIQUE INDEX verification_submissions_open
    ON verification_submissions (record_id, map_uid, map_sha256, replay_sha256) WHERE open_jobs > 0`,
    'CREATE INDEX verification_submissions_map_sha256 ON verification_submissions (map_sha256) WHERE open_jobs > 0',
    'CREATE INDEX verification_submissions_replay_sha256 ON verification_submissions (replay_sha256) WHERE open_jobs > 0',
    'CREATE INDEX verification_submissions_kept_map_sha256 ON verification_submissions (map_sha256, finished_at)',
    'CREATE INDEX verification_submissions_kept_replay_sha256 ON verification_submissions (replay_sha256, finished_at)',

    `CREATE TABLE verification_jobs (
    job_id ${serialKey},
    submission_id ${text} NOT NULL CONSTRAINT verification_jobs_submission_id_foreign
      REFERENCES verification_submissions (submission_id),
    record_id ${text} NOT NULL,
    track ${text} NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    lease_token ${text},
    -- When a worker may take it: at once, after the pause of a failure, or when its lease expires.
    available_at ${text} NOT NULL,
    client_address ${text} NOT NULL DEFAULT '',
    -- By which addresses are served in turn.
    turn bigint NOT NULL DEFAULT 0
  )`,
    'CREATE INDEX verification_jobs_track_available_at_job_id_index ON verification_jobs (track, available_at, job_id)',
    'CREATE INDEX verification_jobs_record_id_track_index ON verification_jobs (record_id, track)',
    'CREATE INDEX verification_jobs_in_turn ON verification_jobs (track, turn, job_id)',
    'CREATE INDEX verification_jobs_of_client ON verification_jobs (track, client_address, turn)',
  ];
}
