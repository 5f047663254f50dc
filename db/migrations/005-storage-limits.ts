import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { DIALECTS } from './baseline/dialect.js';

/**
 * Closed update requests are removed after some time, whatever else is in the queue. A club has the project that reported it first;
 * of one that is there already, the one that reported it last is known.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE INDEX wr_baseline_queue_requests ON wr_baseline_queue (resolved_at, queue_id)
      WHERE reason_code = 'update_request'`,
  );
  const { text } = DIALECTS[kindOf(knex)];
  await knex.raw(`ALTER TABLE clubs ADD COLUMN first_synced_by ${text}`);
  await knex.raw('UPDATE clubs SET first_synced_by = synced_by');
}
