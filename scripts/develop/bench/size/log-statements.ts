/**
 * Loaded into the services before everything else (`node --import`): appends each statement that a database's driver runs to the file of
 * BENCH_STATEMENTS, as lines of JSON. When: by `npm run bench -- size`, in a process that no time is measured of.
 */
import { appendFileSync } from 'node:fs';
import pg from 'pg';
import sqlite3 from 'sqlite3';

const file = process.env['BENCH_STATEMENTS'] ?? '';

function log(sql: string): void {
  appendFileSync(file, `${JSON.stringify(sql)}\n`);
}

class TracedDatabase extends sqlite3.Database {
  constructor(...settings: ConstructorParameters<typeof sqlite3.Database>) {
    super(...settings);
    this.on('trace', log);
  }
}

Object.assign(sqlite3, { Database: TracedDatabase });

type Query = (this: pg.Client, statement: string | { text?: string }, ...rest: unknown[]) => unknown;

const client = pg.Client.prototype as unknown as { query: Query };
const { query } = client;
client.query = function (statement, ...rest) {
  const sql = typeof statement === 'string' ? statement : statement.text;
  if (sql !== undefined) log(sql);
  return query.call(this, statement, ...rest);
};
