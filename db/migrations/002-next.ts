import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';

/** What the code of this version needs beyond the baseline. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = kindOf(knex) === 'postgres';
  if (!isPostgres) await replaceSqliteIndexes(knex);
  await createSignatures(knex, isPostgres);
}

/**
 * One index of the accounts of events, and one of a player's maps that has the holder: a run of 500 changed checks looked up two thousand
 * rows of maps for it. PostgreSQL keeps its own.
 */
async function replaceSqliteIndexes(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX events_of_account');
  await knex.raw('DROP INDEX maps_of_player');
  await knex.raw(
    'CREATE INDEX maps_of_player ON maps (wr_player, wr_recorded_at DESC, map_uid, bucket, wr_holder) WHERE wr_player IS NOT NULL',
  );
}

/**
 * What the texts of the blocks of 4096 consecutive events have, as signatures, and the oldest and newest time of their visible events.
 * Corrections are logged by a trigger, and a task adds them. A block without a signature is just read, until a task signs it.
 */
async function createSignatures(knex: Knex, isPostgres: boolean): Promise<void> {
  const type = isPostgres ? 'text COLLATE "C"' : 'text';
  await knex.raw(`CREATE TABLE event_signatures (block integer NOT NULL PRIMARY KEY, ids integer NOT NULL,
    oldest ${type} NOT NULL, newest ${type} NOT NULL, signature ${type} NOT NULL)`);
  // Beside its row rather than compressed elsewhere: a look at one character would read and unpack it.
  if (isPostgres) await knex.raw('ALTER TABLE event_signatures ALTER COLUMN signature SET STORAGE PLAIN');
  const id = isPostgres ? 'bigserial PRIMARY KEY' : 'integer NOT NULL PRIMARY KEY AUTOINCREMENT';
  await knex.raw(`CREATE TABLE event_signature_changes (change_id ${id}, event_id bigint NOT NULL)`);
  await knex.raw('CREATE INDEX event_signatures_by_time ON event_signatures (newest, oldest, block, ids)');
  const log = 'INSERT INTO event_signature_changes (event_id) VALUES (new.event_id);';
  const columns = ['search_text', 'occurred_at', 'system'];
  const when = columns.map((name) => `old.${name} <> new.${name}`).join(' OR ');
  const create = `CREATE TRIGGER event_signatures_outdated AFTER UPDATE OF ${columns.join(', ')} ON events`;
  if (!isPostgres) {
    await knex.raw(`${create} WHEN ${when} BEGIN ${log} END`);
    return;
  }
  await knex.raw(
    `CREATE FUNCTION log_signature_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${log} RETURN NULL; END $$`,
  );
  await knex.raw(`${create} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION log_signature_change()`);
}
