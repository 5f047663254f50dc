import type { Knex } from 'knex';
import { SIGNED_COLUMNS, signEvents, type SignedEvent } from '../rollups/event-signatures.js';
import { BLOCK_SIZE } from '../sql/event-blocks.js';
import { COUNTED_TO } from '../rules/event-terms.js';
import { kindOf } from './columns.js';
import { index } from './table-parts.js';

/**
 * What the texts of the blocks of 4096 consecutive events have, as signatures: a search reads only blocks that may have its text. And the
 * oldest and newest time of the visible events of each block, in an index that lists blocks. Signatures are made where terms are
 * counted; corrections are logged by a trigger, so that no writer, of this version or the one before, can forget them, and a task adds
 * them. A block of which a process of the version before has counted events is just read.
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
  // First the trigger: its creation waits for other writers, and holds them up until all is signed.
  await createTrigger(knex, isPostgres);
  await signAll(knex as Knex.Transaction);
  await index(knex, 'event_signatures_by_time', 'event_signatures (newest, oldest, block, ids)');
  if (isPostgres && (await knex('event_signatures').first('block')))
    await knex.raw('ANALYZE event_signatures');
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

/** Whole blocks. */
const AT_ONCE = 2 * BLOCK_SIZE;

/** Signs the events whose terms are counted; the others follow with theirs. */
async function signAll(trx: Knex.Transaction): Promise<void> {
  const row = await trx('event_terms')
    .where({ term: COUNTED_TO, system: 0 })
    .first<{ events: number } | undefined>('events');
  const end = row?.events ?? 0;
  for (let first = 0; end > 0 && first <= end; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE - 1, end);
    const events = await trx('events')
      .whereBetween('event_id', [first, last])
      .select<SignedEvent[]>(SIGNED_COLUMNS);
    if (events.length > 0) await signEvents(trx, events, { first, last });
  }
}
