import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

/** Clients that follow the events by their ids notice by it that the database is not the one that they have read. */
export async function up(knex: Knex): Promise<void> {
  await knex('settings').insert({ key: 'epoch', value: randomBytes(12).toString('base64url') });
}
