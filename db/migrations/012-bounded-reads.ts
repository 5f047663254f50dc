import type { Knex } from 'knex';
import { jsonRows } from '../sql/json-rows.js';
import { termsOf } from '../rules/event-terms.js';
import { kindOf, text } from './columns.js';
import { index } from './table-parts.js';

/** Structures by which a read does one page's work at any number of rows. Processes of the version before can go on. */
export async function up(knex: Knex): Promise<void> {
  await createEventTerms(knex);
  if (kindOf(knex) === 'postgres') await createAnySearch(knex);
  else await coverMapList(knex);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('event_terms');
  if (kindOf(knex) === 'postgres') {
    await knex.raw('DROP FUNCTION events_having_any(text[], text)');
    return;
  }
  await knex.raw('DROP INDEX maps_listed');
}

/**
 * The numbers of events by each sequence of one to three characters in their search text: how common a text is decides
 * how it is searched for, and the total of so short a text is exact. The term "" has the highest counted event id.
 */
async function createEventTerms(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('event_terms', (table) => {
    text(table, 'term', kind).notNullable();
    table.smallint('system').notNullable();
    table.bigInteger('events').notNullable();
    table.primary(['term', 'system']);
  });
  await countEvents(knex);
}

const AT_ONCE = 20_000;

async function countEvents(knex: Knex): Promise<void> {
  for (let countedTo = 0; ;) {
    const events = await knex('events')
      .where('event_id', '>', countedTo)
      .orderBy('event_id')
      .limit(AT_ONCE)
      .select<{ event_id: number; system: number; search_text: string }[]>(
        'event_id',
        'system',
        'search_text',
      );
    const last = events.at(-1);
    if (!last) return;
    const sums = [new Map<string, number>(), new Map<string, number>()] as const;
    for (const { system, search_text } of events) {
      const ofKind = sums[system === 1 ? 1 : 0];
      for (const term of termsOf(search_text)) ofKind.set(term, (ofKind.get(term) ?? 0) + 1);
    }
    sums[0].set('', last.event_id - countedTo);
    const rows = sums.flatMap((ofKind, system) =>
      [...ofKind].map(([term, count]) => ({ term, system, events: count })),
    );
    const source = jsonRows(knex, 'r', { term: 'text', system: 'integer', events: 'bigint' }, rows);
    await knex.raw(
      `INSERT INTO event_terms (term, system, events) SELECT term, system, events FROM ? WHERE true
      ON CONFLICT (term, system) DO UPDATE SET events = event_terms.events + excluded.events`,
      [source],
    );
    countedTo = last.event_id;
  }
}

/** As events_having of 007, for events with any of some sequences. */
async function createAnySearch(knex: Knex): Promise<void> {
  await knex.raw(`CREATE FUNCTION events_having_any(grams text[], part text) RETURNS SETOF bigint LANGUAGE sql STABLE
    SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off SET work_mem = '64MB' AS $$
    SELECT event_id FROM events WHERE text_grams(search_text) && grams AND strpos(search_text, part) > 0 $$`);
}

/**
 * The list of maps in its order, with the columns of its filters: rows that a
 * filter excludes, or a page skips, are not read. An entry of PostgreSQL's indexes cannot hold texts of any length.
 */
async function coverMapList(knex: Knex): Promise<void> {
  const filters = 'tracked, year, season_key, season, alteration_key, alteration, search_text';
  await index(knex, 'maps_listed', `maps (timestamp_utc DESC, map_uid, ${filters})`);
}
