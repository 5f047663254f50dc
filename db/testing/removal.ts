import assert from 'node:assert/strict';
import type { Database, Row } from '../connection/database.js';

/** Returns every row of every table as text. */
export async function dump(database: Database): Promise<string> {
  const tables: string[] =
    database.kind === 'sqlite'
      ? await database
          .read('sqlite_schema')
          .where({ type: 'table' })
          .whereRaw("name NOT LIKE '%search%'")
          .pluck('name')
      : await database.read('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  const texts: string[] = [];
  for (const table of tables) {
    const rows = (await database.read(table).select('*')) as Row[];
    texts.push(...rows.map((row) => `${table} ${JSON.stringify(row)}`));
  }
  return texts.join('\n');
}

export function linesWith(text: string, ...sought: string[]): string[] {
  return text
    .split('\n')
    .filter((line) => sought.some((one) => line.toLowerCase().includes(one.toLowerCase())));
}

/** Calls work again and again, each time with one more transaction before it is interrupted; returns how often that was. */
export async function interrupt(
  database: Database,
  work: (stopping: Database) => Promise<void>,
): Promise<number> {
  for (let count = 0; ; count += 1) {
    let left = count;
    const write: Database['write'] = (change, options) => {
      if (left === 0) throw new Error('interrupted');
      left -= 1;
      return database.write(change, options);
    };
    try {
      await work({ ...database, write });
      return count;
    } catch (error) {
      assert.equal((error as Error).message, 'interrupted');
    }
  }
}
