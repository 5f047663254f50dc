import type { Knex } from 'knex';

/** Pages of a text index that are merged in one statement, so that other writers wait only briefly. */
const MERGED_PAGES = 500;

/**
 * Takes out of the files what was removed before: the text indexes keep removed entries until their parts are merged, and the
 * write-ahead log keeps former pages. Removed rows were overwritten when they were removed (`secure_delete`).
 */
export async function purgeSqlite(writer: Knex): Promise<void> {
  const indexes: string[] = await writer('sqlite_schema').whereLike('sql', '%USING fts5%').pluck('name');
  for (const index of indexes) await mergeParts(writer, index);
  await writer.raw('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** A negative number of pages begins to merge all parts, a positive one goes on; fewer than two changes mean that nothing is left to merge. */
async function mergeParts(writer: Knex, index: string): Promise<void> {
  for (let pages = -MERGED_PAGES; ; pages = MERGED_PAGES) {
    const before = await countChanges(writer);
    await writer.raw(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ?)`, [pages]);
    if ((await countChanges(writer)) - before < 2) return;
  }
}

async function countChanges(writer: Knex): Promise<number> {
  const [row] = await writer.raw<{ changes: number }[]>('SELECT total_changes() AS changes');
  return row?.changes ?? 0;
}
