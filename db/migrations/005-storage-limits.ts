import type { Knex } from 'knex';

/** Closed update requests are removed after some time, whatever else is in the queue. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE INDEX wr_baseline_queue_requests ON wr_baseline_queue (resolved_at, queue_id)
      WHERE reason_code = 'update_request'`,
  );
}
