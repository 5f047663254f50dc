import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { DIALECTS } from './baseline/dialect.js';

/** What is remembered of runs that passed, and which run an entry is about. */
export async function up(knex: Knex): Promise<void> {
  const { text, small, storedByKey } = DIALECTS[kindOf(knex)];
  const columns = [
    // A JSON array; null where only time and account are known.
    `run_checkpoints_ms ${text}`,
    'deep_run_time_ms integer',
    `deep_run_account_id ${text}`,
    `deep_run_checkpoints_ms ${text}`,
    // 1 while another run has passed for the record as well.
    `replay_contested ${small} NOT NULL DEFAULT 0`,
    `deep_contested ${small} NOT NULL DEFAULT 0`,
  ];
  for (const column of columns) await knex.raw(`ALTER TABLE verification_records ADD COLUMN ${column}`);
  await knex.raw(`ALTER TABLE verification_submissions ADD COLUMN run_checkpoints_ms ${text}`);
  // One row per map: of two runs that pass at the same time, its key lets one pin the map.
  await knex.raw(`CREATE TABLE verification_map_pins (
    map_uid ${text} PRIMARY KEY,
    -- The record whose run pinned the map; null for an operator.
    record_id ${text},
    pinned_at ${text} NOT NULL,
    -- SHA-256 in hex; null for a part that the map does not have.
    blocks ${text} NOT NULL,
    items ${text},
    baked_blocks ${text},
    free_blocks ${text}
  ) ${storedByKey}`);
  await knex.raw(`CREATE INDEX verification_map_pins_record_id ON verification_map_pins (record_id)`);
  // Likewise one row per path of a map.
  await knex.raw(`CREATE TABLE verification_paths (
    map_uid ${text} NOT NULL,
    -- SHA-256 in hex of where the car was up to the finish.
    path ${text} NOT NULL,
    account_id ${text} NOT NULL,
    -- The record whose run passed first.
    record_id ${text} NOT NULL,
    passed_at ${text} NOT NULL,
    PRIMARY KEY (map_uid, path)
  ) ${storedByKey}`);
  await knex.raw(`CREATE INDEX verification_paths_record_id ON verification_paths (record_id)`);
}
