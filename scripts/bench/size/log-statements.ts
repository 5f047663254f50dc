/**
 * Loaded into the services before everything else (`node --import`): appends each statement that SQLite runs, with its values, to the
 * file of BENCH_STATEMENTS, as lines of JSON. When: by `npm run bench -- size`, in a process that no time is measured of.
 */
import { appendFileSync } from 'node:fs';
import sqlite3 from 'sqlite3';

const file = process.env['BENCH_STATEMENTS'];

class TracedDatabase extends sqlite3.Database {
  constructor(...settings: ConstructorParameters<typeof sqlite3.Database>) {
    super(...settings);
    this.on('trace', (sql: string) => {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(sql)}\n`);
    });
  }
}

Object.assign(sqlite3, { Database: TracedDatabase });
