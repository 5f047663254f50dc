import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { RECORDS_SQL } from '../rules/world-records.js';
import { DIALECTS } from './baseline/dialect.js';

/** Records of which a report revoked a faster record are marked, and so are their events. */
export async function up(knex: Knex): Promise<void> {
  const { small } = DIALECTS[kindOf(knex)];
  for (const table of ['world_records', 'events'])
    await knex.raw(`ALTER TABLE ${table} ADD COLUMN after_removal ${small} NOT NULL DEFAULT 0`);
  await knex.raw(`UPDATE world_records SET after_removal = 1 FROM (${RECORDS_SQL}) AS r WHERE r.after_removal = 1
    AND world_records.map_uid = r.map_uid AND world_records.wr_ms = r.wr_ms AND world_records.player = r.player`);
  await knex.raw(
    'UPDATE events SET after_removal = 1 WHERE event_id IN (SELECT event_id FROM world_records WHERE after_removal = 1)',
  );
}
