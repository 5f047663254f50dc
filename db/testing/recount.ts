import assert from 'node:assert/strict';
import type { Database } from '../connection/database.js';
import type { Sum } from '../memo.js';
import { CATALOG_COUNTS } from '../sums/catalog-counts.js';
import { BUCKETS, LEADERS } from '../sums/leaders.js';
import { NAME_COUNTS } from '../sums/name-counts.js';
import { VERDICTS } from '../sums/verdicts.js';
import { listRecounts } from '../operate/rebuild.js';
import type { Comparison } from '../operate/recount.js';

const SUMS: readonly Sum<unknown>[] = [CATALOG_COUNTS, LEADERS, BUCKETS, NAME_COUNTS, VERDICTS];

/** Asserts that rollups agree with the facts, all of them or those of the named tables, and that no remembered sum is stale. */
export async function expectRecount(database: Database, ...tables: string[]): Promise<void> {
  for (const sum of SUMS)
    await database.snapshot(async (read) =>
      assert.deepEqual(await database.remember(sum, read), await sum.compute(read, '')),
    );
  assert.deepEqual(await findDifferences(database, ...tables), {});
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
