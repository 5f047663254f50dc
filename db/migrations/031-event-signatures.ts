import type { Knex } from 'knex';
import { kindOf } from './columns.js';
import { index } from './table-parts.js';

/**
 * What the texts of the blocks of 4096 consecutive events have, as signatures: a search reads only blocks that may have its text. And the
 * oldest and newest time of the visible events of each block, in an index that lists blocks. Signatures are made where terms are
 * counted; corrections are logged by a trigger, so that no writer, of this version or the one before, can forget them, and a task adds
 * them. A block without a signature is just read: a task signs those of the events that are there (sign-blocks.ts), since a start
 * that did it would take minutes, and hold up what other processes write, where there are many.
 */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = kindOf(knex) === 'postgres';
  const type = isPostgres ? 'text COLLATE "C"' : 'text';
  await knex.raw(`CREATE TABLE event_signatures (block integer NOT NULL PRIMARY KEY, ids integer NOT NULL,
    oldest ${type} NOT NULL, newest ${type} NOT NULL, signature ${type} NOT NULL)`);
  // Beside its row rather than compressed elsewhere: a look at one character would read and unpack it.
  if (isPostgres) await knex.raw('ALTER TABLE event_signatures ALTER COLUMN signature SET STORAGE PLAIN');
  const id = isPostgres ? 'bigserial PRIMARY KEY' : 'integer NOT NULL PRIMARY KEY AUTOINCREMENT';
  await knex.raw(`CREATE TABLE event_signature_changes (change_id ${id}, event_id bigint NOT NULL)`);
  await index(knex, 'event_signatures_by_time', 'event_signatures (newest, oldest, block, ids)');
  // Last, since it holds up all that write events until the transaction ends.
  await createTrigger(knex, isPostgres);
}

export async function down(knex: Knex): Promise<void> {
  const isPostgres = kindOf(knex) === 'postgres';
  await knex.raw(`DROP TRIGGER event_signatures_outdated${isPostgres ? ' ON events' : ''}`);
  if (isPostgres) await knex.raw('DROP FUNCTION log_signature_change()');
  await knex.schema.dropTable('event_signature_changes');
  await knex.schema.dropTable('event_signatures');
}

async function createTrigger(knex: Knex, isPostgres: boolean): Promise<void> {
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
