import { setTimeout } from 'node:timers/promises';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { poolOf } from './connect-sqlite.js';
import type { Database, DialectSql, Row } from './database.js';
import { silentLogger } from './silent-logger.js';

const CONNECTIONS = 10;
const ATTEMPTS = 4;
/** Lets the transaction that survived a deadlock take its locks before the other one retries. */
const RETRY_PAUSE_MS = 20;
const INT8 = 20;
const NUMERIC = 1700;
/** Deadlock and serialization failure: the whole transaction was rolled back and may be retried. */
const RETRYABLE = new Set(['40P01', '40001']);

/** Opens a PostgreSQL database, which any number of processes may share. Counts and sums are numbers. */
export function connectPostgres(url: string): Database {
  const source = knex({
    client: 'pg',
    connection: { connectionString: url, types: { getTypeParser } },
    pool: { min: 0, max: CONNECTIONS },
    acquireConnectionTimeout: 15_000,
    // Messages of errors have the statement without its values, which may be names or tokens.
    compileSqlOnError: false,
    log: silentLogger,
  });
  return {
    kind: 'postgres',
    read: source,
    write: (work) => writeWithRetry(source, work),
    snapshot: (work) => source.transaction(work, { isolationLevel: 'repeatable read', readOnly: true }),
    prepare: (sql) => preparePostgres(source, sql),
    ping: async () => {
      await source.raw('SELECT 1');
    },
    pool: () => poolOf(source),
    close: () => source.destroy(),
  };
}

const usualParser = pg.types.getTypeParser as (type: number, format?: string) => unknown;

function getTypeParser(type: number, format?: string): unknown {
  return type === INT8 || type === NUMERIC ? Number : usualParser(type, format);
}

async function writeWithRetry<T>(source: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await source.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has((error as { code?: string }).code ?? '')) throw error;
      await setTimeout(attempt * RETRY_PAUSE_MS);
    }
  }
}

let statements = 0;

function preparePostgres(source: Knex, sql: DialectSql): (values: unknown[]) => Promise<Row[]> {
  statements += 1;
  const name = `prepared_${statements}`;
  const client = source.client as {
    acquireConnection: () => Promise<pg.Client>;
    releaseConnection: (connection: pg.Client) => Promise<void>;
  };
  return async (values) => {
    const connection = await client.acquireConnection();
    try {
      const result = await connection.query({ name, text: sql.postgres, values });
      return result.rows as Row[];
    } finally {
      await client.releaseConnection(connection);
    }
  };
}
