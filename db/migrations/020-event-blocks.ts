import type { Knex } from 'knex';
import { kindOf } from './columns.js';

const BLOCK = (row = ''): string => `${row}event_id >> 12`;
const FLAGS = ['system', 'changed'];
const LABELS = ['project_key', 'source', 'source_key', 'event_type', ...FLAGS];
const KEY = ['block', 'project_key', 'source', 'event_type', ...FLAGS];
const COLUMNS = ['block', ...LABELS, 'events', 'oldest', 'newest'].join(', ');

/**
 * What the blocks of 4096 consecutive events hold, by label: how many events, none of them older or newer than `oldest` and
 * `newest`. So the newest events with a text are found by reading a few blocks one after the other, whatever the order in which
 * events arrived, and those up to an id are counted. Triggers keep it, so that no writer, of this version or the one before, can
 * forget it.
 */
export async function up(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  const type = kind === 'postgres' ? 'text COLLATE "C"' : 'text';
  const columns = LABELS.map((name) => `${name} ${FLAGS.includes(name) ? 'smallint' : type} NOT NULL`);
  await knex.raw(`CREATE TABLE event_blocks (block integer NOT NULL, ${columns.join(', ')}, events bigint NOT NULL,
    oldest ${type} NOT NULL, newest ${type} NOT NULL, PRIMARY KEY (${KEY.join(', ')})) ${kind === 'sqlite' ? 'WITHOUT ROWID' : ''}`);
  await knex.raw(`INSERT INTO event_blocks (${COLUMNS})
    SELECT ${BLOCK()}, ${LABELS.join(', ')}, count(*), min(occurred_at), max(occurred_at) FROM events
    GROUP BY ${BLOCK()}, ${LABELS.join(', ')}`);
  await (kind === 'postgres' ? createPostgresTriggers(knex) : createSqliteTriggers(knex));
}

export async function down(knex: Knex): Promise<void> {
  const isPostgres = kindOf(knex) === 'postgres';
  for (const change of ['inserted', 'deleted', 'updated']) {
    await knex.raw(`DROP TRIGGER event_blocks_${change}${isPostgres ? ' ON events' : ''}`);
    if (isPostgres) await knex.raw(`DROP FUNCTION event_blocks_${change}()`);
  }
  await knex.schema.dropTable('event_blocks');
}

function onConflict(least: string, greatest: string): string {
  return `ON CONFLICT (${KEY.join(', ')}) DO UPDATE SET events = event_blocks.events + excluded.events,
    oldest = ${least}(event_blocks.oldest, excluded.oldest), newest = ${greatest}(event_blocks.newest, excluded.newest)`;
}

async function createSqliteTriggers(knex: Knex): Promise<void> {
  const labels = LABELS.map((label) => `new.${label}`).join(', ');
  const add = `INSERT INTO event_blocks (${COLUMNS})
    VALUES (${BLOCK('new.')}, ${labels}, 1, new.occurred_at, new.occurred_at) ${onConflict('min', 'max')};`;
  const [, ...others] = KEY;
  const key = [`block = ${BLOCK('old.')}`, ...others.map((name) => `${name} = old.${name}`)].join(' AND ');
  const remove = `UPDATE event_blocks SET events = events - 1 WHERE ${key};
    DELETE FROM event_blocks WHERE ${key} AND events <= 0;`;
  const create = (change: string, event: string, body: string): Knex.Raw =>
    knex.raw(`CREATE TRIGGER event_blocks_${change} AFTER ${event} ON events BEGIN ${body} END`);
  await create('inserted', 'INSERT', add);
  await create('deleted', 'DELETE', remove);
  await create('updated', `UPDATE OF occurred_at, ${LABELS.join(', ')}`, `${remove} ${add}`);
}

/** Once for each statement; all of these run under the lock of the events. */
async function createPostgresTriggers(knex: Knex): Promise<void> {
  const add = `INSERT INTO event_blocks (${COLUMNS})
    SELECT ${BLOCK()}, ${LABELS.join(', ')}, count(*), min(occurred_at), max(occurred_at) FROM added
    GROUP BY ${BLOCK()}, ${LABELS.join(', ')} ORDER BY ${KEY.map((_, place) => place + 1).join(', ')} ${onConflict('least', 'greatest')};`;
  const labels = LABELS.join(', ');
  const same = KEY.map((name) => `b.${name} = r.${name}`).join(' AND ');
  const remove = `UPDATE event_blocks b SET events = b.events - r.events
      FROM (SELECT ${BLOCK()} AS block, ${labels}, count(*) AS events FROM removed GROUP BY ${BLOCK()}, ${labels}) r WHERE ${same};
    DELETE FROM event_blocks b USING (SELECT DISTINCT ${BLOCK()} AS block, ${labels} FROM removed) r WHERE ${same} AND b.events <= 0;`;
  const [inserted, deleted] = ['NEW TABLE AS added', 'OLD TABLE AS removed'];
  const changes = [
    ['inserted', 'INSERT', inserted, add],
    ['deleted', 'DELETE', deleted, remove],
    ['updated', 'UPDATE', `${deleted} ${inserted}`, `${remove} ${add}`],
  ] as const;
  for (const [change, event, tables, body] of changes) {
    const trigger = `event_blocks_${change}`;
    await knex.raw(
      `CREATE FUNCTION ${trigger}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NULL; END $$`,
    );
    await knex.raw(`CREATE TRIGGER ${trigger} AFTER ${event} ON events REFERENCING ${tables}
      FOR EACH STATEMENT EXECUTE FUNCTION ${trigger}()`);
  }
}
