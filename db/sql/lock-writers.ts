import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';

/** In the order in which transactions lock rows of them. */
const TABLES = 'projects, clubs, maps, runs, traffic_samples, verification_records';

/**
 * Waits for the transactions that write facts, and holds up others until this one ends: each locks a row of one of these tables, or removes
 * some, before it reads a rollup, or which accounts are blocked. Reads go on. SQLite has a single writer.
 */
export async function lockWriters(trx: Knex.Transaction): Promise<void> {
  if (kindOf(trx) === 'postgres') await trx.raw(`LOCK TABLE ${TABLES} IN EXCLUSIVE MODE`);
}
