import assert from 'node:assert/strict';
import type { Database } from '../connection/database.js';
import { openDatabase, type ConnectionSettings } from '../connection/open-database.js';
import { listRecounts, type Comparison } from '../recount/recount.js';

/** The rollups that are made from maps and their records. */
export const MAP_ROLLUPS = ['map_rollup_state', 'catalog_counts', 'wr_buckets', 'wr_leaders', 'wr_players'];

/** The rollups that are made from verification's records. */
export const RECORD_COUNTS = ['verification_maps', 'verification_totals'];

/** Asserts that rollups agree with the facts: all of them, or those of the named tables. */
export async function expectRecount(database: Database, ...tables: string[]): Promise<void> {
  assert.deepEqual(await findDifferences(database, ...tables), {});
}

/** Asserts that all rollups of a database agree with the facts. */
export async function expectRecountAt(settings: ConnectionSettings): Promise<void> {
  const database = await openDatabase(settings);
  try {
    await expectRecount(database);
  } finally {
    await database.close();
  }
}

/** Returns what differs, by table: of all rollups, or of those of the named tables. */
export async function findDifferences(
  database: Database,
  ...tables: string[]
): Promise<Record<string, Comparison>> {
  const recounts = listRecounts(database.kind);
  const names = recounts.map(({ name }) => name);
  for (const table of tables) assert.ok(names.includes(table), `${table} is no rollup`);
  return database.snapshot(async (read) => {
    const found: Record<string, Comparison> = {};
    for (const { name, compare } of recounts) {
      if (tables.length > 0 && !tables.includes(name)) continue;
      const comparison = await compare(read);
      if (comparison.differences > 0) found[name] = comparison;
    }
    return found;
  });
}
