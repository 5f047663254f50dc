import type { Knex } from 'knex';
import { addWords, type EventOfWords } from '../rollups/event-words.js';
import { COUNTED_TO } from '../rules/event-terms.js';
import { kindOf } from './columns.js';
import { index } from './table-parts.js';

/**
 * The numbers of visible events by words that many of them share, in all, by project, by type and by day: at least so many events
 * contain a text that is part of a word, so that a common text is known for one without a look at 10,000 events. A process of the
 * version before counts none of the events that it stores: a count is a lower bound.
 */
export async function up(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  const type = kind === 'postgres' ? 'text COLLATE "C"' : 'text';
  await knex.raw(`CREATE TABLE event_words (word ${type} NOT NULL, scope ${type} NOT NULL, events bigint NOT NULL,
    PRIMARY KEY (word, scope)) ${kind === 'sqlite' ? 'WITHOUT ROWID' : ''}`);
  await countEvents(knex as Knex.Transaction);
  await index(knex, 'event_words_common', 'event_words (events DESC, word)', `WHERE scope = ''`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('event_words');
}

const AT_ONCE = 20_000;

/** Counts the events whose terms are counted; the others follow with theirs. */
async function countEvents(trx: Knex.Transaction): Promise<void> {
  const row = await trx('event_terms')
    .where({ term: COUNTED_TO, system: 0 })
    .first<{ events: number } | undefined>('events');
  const last = row?.events ?? 0;
  for (let first = 0; first < last; first += AT_ONCE) {
    const events = await trx('events')
      .where('event_id', '>', first)
      .where('event_id', '<=', Math.min(first + AT_ONCE, last))
      .select<EventOfWords[]>('system', 'search_text', 'project_key', 'event_type', 'occurred_at');
    await addWords(trx, events);
  }
}
