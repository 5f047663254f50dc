import type { Knex } from 'knex';
import { kindOf } from './columns.js';

const KEY = 'project_key, source, source_key, event_type, system, changed';
const START = (start: string): string => `substr(${start}, 1, 7) || '-01T00:00:00.000Z'`;

/**
 * Numbers of events are kept by month as well as by day: a count over years adds up months, and a deep page begins in one. Triggers
 * keep them in step with the days, so that no writer, of this version or the one before, can forget them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`INSERT INTO event_counts (span, start, ${KEY}, events)
    SELECT 'month', ${START('start')}, ${KEY}, sum(events) FROM event_counts WHERE span = 'day'
    GROUP BY ${START('start')}, ${KEY}`);
  await (kindOf(knex) === 'postgres' ? createPostgresTrigger(knex) : createSqliteTriggers(knex));
}

export async function down(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'postgres') {
    await knex.raw('DROP TRIGGER event_months ON event_counts');
    await knex.raw('DROP FUNCTION count_event_months()');
  } else {
    for (const change of ['inserted', 'updated', 'deleted'])
      await knex.raw(`DROP TRIGGER event_months_${change}`);
  }
  await knex('event_counts').where({ span: 'month' }).delete();
}

/** Returns the statement that adds to the month of a day's row. */
function addToMonth(by: string): string {
  const values = KEY.replaceAll(/\w+/g, 'new.$&');
  return `INSERT INTO event_counts (span, start, ${KEY}, events) VALUES ('month', ${START('new.start')}, ${values}, ${by})
    ON CONFLICT (span, start, project_key, source, event_type, system, changed)
    DO UPDATE SET events = event_counts.events + excluded.events;`;
}

/** Where all rows are deleted, the month may be gone already. */
const SUBTRACT = `UPDATE event_counts SET events = events - old.events
  WHERE span = 'month' AND start = ${START('old.start')} AND project_key = old.project_key AND source = old.source
    AND event_type = old.event_type AND system = old.system AND changed = old.changed;`;

async function createSqliteTriggers(knex: Knex): Promise<void> {
  const create = (name: string, event: string, condition: string, body: string): Knex.Raw =>
    knex.raw(
      `CREATE TRIGGER event_months_${name} AFTER ${event} ON event_counts WHEN ${condition} BEGIN ${body} END`,
    );
  const change = 'new.events - old.events';
  await create('inserted', 'INSERT', `new.span = 'day' AND new.events <> 0`, addToMonth('new.events'));
  await create('updated', 'UPDATE OF events', `new.span = 'day' AND ${change} <> 0`, addToMonth(change));
  await create('deleted', 'DELETE', `old.span = 'day'`, SUBTRACT);
}

/** The counts are written under the lock of the events. */
async function createPostgresTrigger(knex: Knex): Promise<void> {
  const when = (operation: string, condition: string, body: string): string =>
    `IF TG_OP = '${operation}' THEN IF ${condition} THEN ${body} END IF; END IF;`;
  const change = 'new.events - old.events';
  await knex.raw(`CREATE FUNCTION count_event_months() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    ${when('INSERT', `new.span = 'day' AND new.events <> 0`, addToMonth('new.events'))}
    ${when('UPDATE', `new.span = 'day' AND ${change} <> 0`, addToMonth(change))}
    ${when('DELETE', `old.span = 'day'`, SUBTRACT)}
    RETURN NULL; END $$`);
  await knex.raw(`CREATE TRIGGER event_months AFTER INSERT OR DELETE OR UPDATE OF events ON event_counts
    FOR EACH ROW EXECUTE FUNCTION count_event_months()`);
}
