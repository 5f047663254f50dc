import type { Knex } from 'knex';
import { kindOf } from './columns.js';
import { index } from './table-parts.js';

/**
 * Ingest into a large database writes fewer pages.
 *
 * SQLite gets an index of accounts by spans of 16,384 events: what is inserted goes to the pages of the newest span, rather than to a
 * page of its own for each account. It is asked for each span, so a table of the accounts that events have keeps a search from asking
 * for others; a trigger fills it, also for the version before. That one needs `events_of_account`, which a later release drops.
 * PostgreSQL stays with that index: it keeps an account with a list of its events, in a sixth of the size, and inserts into the other
 * take it as long.
 *
 * The newest maps are read from the newest world records, for which those of baselines get an index in their order, beside the one of
 * changes. So each record of a map moves no entry in an index of maps.
 */
export async function up(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'sqlite') await addAccounts(knex);
  await index(
    knex,
    'world_records_baselines',
    'world_records (recorded_at DESC, event_id DESC)',
    'WHERE is_baseline = 1',
  );
  await knex.raw('DROP INDEX maps_newest_record');
}

export async function down(knex: Knex): Promise<void> {
  await index(
    knex,
    'maps_newest_record',
    'maps (wr_recorded_at DESC, wr_event_id DESC)',
    'WHERE wr_event_id IS NOT NULL',
  );
  await knex.raw('DROP INDEX world_records_baselines');
  if (kindOf(knex) === 'sqlite') await removeAccounts(knex);
}

const CHANGES = { added: 'INSERT', corrected: 'UPDATE OF account_id' } as const;

async function addAccounts(knex: Knex): Promise<void> {
  await index(
    knex,
    'events_of_account_by_span',
    'events (event_id >> 14, account_id)',
    'WHERE account_id IS NOT NULL',
  );
  await knex.raw('CREATE TABLE event_accounts (account_id text PRIMARY KEY) WITHOUT ROWID');
  await knex.raw(
    'INSERT INTO event_accounts SELECT DISTINCT account_id FROM events WHERE account_id IS NOT NULL',
  );
  for (const [name, change] of Object.entries(CHANGES))
    await knex.raw(`CREATE TRIGGER event_accounts_${name} AFTER ${change} ON events WHEN new.account_id IS NOT NULL
      BEGIN INSERT INTO event_accounts VALUES (new.account_id) ON CONFLICT DO NOTHING; END`);
}

async function removeAccounts(knex: Knex): Promise<void> {
  for (const name of Object.keys(CHANGES)) await knex.raw(`DROP TRIGGER event_accounts_${name}`);
  await knex.raw('DROP TABLE event_accounts');
  await knex.raw('DROP INDEX events_of_account_by_span');
}
