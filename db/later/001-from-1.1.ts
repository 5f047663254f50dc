import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { RECORDS_SQL } from '../rules/world-records.js';
import { createMigrationList, DIALECTS, type Dialect } from '../schema.js';

/** Brings a database of version 1.1 to the schema of 2.0. Edited in place, with schema.ts, until 2.0.0 is published. */
export async function up(trx: Knex.Transaction): Promise<string[]> {
  const kind = kindOf(trx);
  await markRemovals(trx, DIALECTS[kind]);
  if (kind === 'postgres')
    await trx.raw(
      'ALTER TABLE map_rollup_state RENAME CONSTRAINT map_standings_pkey TO map_rollup_state_pkey',
    );
  for (const table of ['knex_migrations', 'knex_migrations_lock', 'schema_requirements'])
    await trx.raw(`DROP TABLE ${table}`);
  await trx.raw(createMigrationList(DIALECTS[kind]));
  return [];
}

/** Records of which a report revoked a faster record are marked, and so are their events. */
async function markRemovals(trx: Knex.Transaction, { small }: Dialect): Promise<void> {
  for (const table of ['world_records', 'events'])
    await trx.raw(`ALTER TABLE ${table} ADD COLUMN after_removal ${small} NOT NULL DEFAULT 0`);
  await trx.raw(`UPDATE world_records SET after_removal = 1 FROM (${RECORDS_SQL}) AS r WHERE r.after_removal = 1
    AND world_records.map_uid = r.map_uid AND world_records.wr_ms = r.wr_ms AND world_records.player = r.player`);
  await trx.raw(
    'UPDATE events SET after_removal = 1 WHERE event_id IN (SELECT event_id FROM world_records WHERE after_removal = 1)',
  );
}
