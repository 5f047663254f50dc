import { insertRows } from '../../../../db/bulk.js';
import { connect, openDatabase } from '../../../../db/connect.js';
import { POSTGRES_TABLES } from '../../../../db/connection/backup.js';
import { withClient } from '../../../../db/connection/postgres.js';
import type { Database } from '../../../../db/connection/database.js';
import { postponeIndexes, setSequences } from '../../../operate/move/target-schema.js';

const ROWS_AT_ONCE = 5000;
/** For building an index; the default of 64 MB makes indexes of texts several times slower. */
const INDEX_MEMORY = '1GB';
/** The columns in whose order SQLite stores a table: the primary key of one without row numbers. */
const STORED_KEY = `SELECT i.name FROM pragma_table_list(?) t JOIN pragma_table_info(t.name) i
  WHERE t.wr AND i.pk > 0 ORDER BY i.pk`;

/**
 * Copies all rows of a SQLite file, whose schema is this version's, into an empty PostgreSQL database: so both have the same rows, and the
 * copy takes minutes where the stores take an hour. Needs no pgloader, unlike `npm run move`.
 */
export async function copyToPostgres(
  sqliteFile: string,
  databaseUrl: string,
  say: (text: string) => void,
): Promise<void> {
  const source = await openDatabase({ databaseUrl: undefined, sqliteFile });
  const target = await connect({ databaseUrl, sqliteFile: '' });
  try {
    await withClient(databaseUrl, async (query) => {
      await query(`SET maintenance_work_mem = '${INDEX_MEMORY}'`);
      const tables = (await query(POSTGRES_TABLES))
        .map(({ name }) => String(name))
        .filter((name) => !name.startsWith('knex_'));
      const { statements } = await postponeIndexes(query);
      await query(`TRUNCATE ${tables.join(', ')}`);
      for (const table of tables) say(`${table}: ${await copyTable(source, target, table)} rows`);
      for (const statement of statements) {
        say(statement);
        await query(statement);
      }
      await setSequences(query, new Map());
      say('VACUUM ANALYZE');
      // Autovacuum does the same after a while.
      await query('VACUUM ANALYZE');
    });
  } finally {
    await source.close();
    await target.close();
  }
}

/** Copies the rows of a table in the order in which SQLite stores them; returns their number. */
async function copyTable(source: Database, target: Database, table: string): Promise<number> {
  const found = await source.read.raw<{ name: string }[]>(STORED_KEY, [table]);
  const key = found.length === 0 ? ['rowid'] : found.map(({ name }) => name);
  const marks = key.map(() => '?').join(', ');
  const places = key.map((name, index) => `${name} AS copied_${index}`);
  let copied = 0;
  for (let after: unknown[] = []; ;) {
    const where = after.length === 0 ? '' : `WHERE (${key.join(', ')}) > (${marks})`;
    const sql = `SELECT ${places.join(', ')}, * FROM ${table} ${where} ORDER BY ${key.join(', ')} LIMIT ${ROWS_AT_ONCE}`;
    const page = await source.read.raw<Record<string, unknown>[]>(sql, after as string[]);
    const columns = Object.keys(page[0] ?? {}).filter((name) => !/^copied_\d$/.test(name));
    await target.write((trx) => insertRows(trx, table, page, '', columns));
    copied += page.length;
    if (page.length < ROWS_AT_ONCE) return copied;
    after = key.map((_, index) => page.at(-1)?.[`copied_${index}`]);
  }
}
