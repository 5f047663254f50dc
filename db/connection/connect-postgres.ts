import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import type { Database, DialectSql, Row } from './database.js';
import { createGate, MAX_WAITING } from './gate.js';
import { countConnections, MONITOR_LIMIT_MS, silentLogger, WRITE_FACTOR, WRITE_WAIT_MS } from './pools.js';
import {
  createPostgresDialect,
  lockWriters,
  sessionSettings,
  type StatementLimits,
} from './postgres-dialect.js';
import { runTransaction, type TransactionSettings } from './run-transaction.js';
import { createMemo } from '../memo.js';

const CONNECTIONS = 10;
/** For prepared statements: a lookup has two statements under way, see batched-lookup.ts. */
const QUICK_CONNECTIONS = 2;
/** Connections for reads from which on one of them is for costly reads and searches; with fewer, all reads share them. */
const READERS_FOR_COSTLY = 4;
const CONNECT_TIMEOUT_MS = 3000;
const ACQUIRE_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
const ATTEMPTS = 4;
/** Lets the transaction that survived a deadlock take its locks before the other one retries. */
const RETRY_PAUSE_MS = 20;
const INT8 = 20;
const NUMERIC = 1700;
/** Deadlock and serialization failure: the whole transaction was rolled back and may be retried. */
const RETRYABLE = new Set(['40P01', '40001']);

interface PostgresSettings {
  timeoutMs?: number;
  poolMax?: number;
  isPrepared?: boolean;
  writeWaitMs?: number;
}

/**
 * Opens a PostgreSQL database, which any number of processes may share. Counts and sums are numbers. One connection is for
 * writes, which wait for it and for other processes; some of the others are for prepared statements, so that the hottest reads do not wait
 * behind other reads.
 */
export function connectPostgres(
  url: string,
  { timeoutMs, poolMax = CONNECTIONS, isPrepared = true, writeWaitMs = WRITE_WAIT_MS }: PostgresSettings = {},
): Database {
  const writeLimitMs = timeoutMs === undefined ? undefined : timeoutMs * WRITE_FACTOR;
  const waits = { connectMs: CONNECT_TIMEOUT_MS, acquireMs: ACQUIRE_TIMEOUT_MS };
  const readers = poolMax - 1;
  const quick = Math.min(QUICK_CONNECTIONS, Math.floor(readers / 2));
  const costlyReaders = Math.floor((readers - quick) / READERS_FOR_COSTLY);
  const { source: reader, runRead } = open(url, {
    ...waits,
    connections: readers - quick - costlyReaders,
    limitMs: timeoutMs,
  });
  const hottest =
    quick === 0
      ? { source: reader, runRead }
      : open(url, { ...waits, connections: quick, limitMs: timeoutMs });
  // Costly reads and searches have a connection of their own, where there are enough.
  const slow =
    costlyReaders === 0
      ? { source: reader, runRead }
      : open(url, { ...waits, connections: costlyReaders, limitMs: timeoutMs });
  const { source: writer } = open(url, {
    ...waits,
    acquireMs: writeWaitMs,
    connections: 1,
    limitMs: timeoutMs,
  });
  const pools = [...new Set([reader, hottest.source, slow.source, writer])];
  const { source: monitor } = open(url, {
    connections: 1,
    limitMs: MONITOR_LIMIT_MS,
    connectMs: MONITOR_LIMIT_MS,
    acquireMs: MONITOR_LIMIT_MS,
  });
  // One gate for all that has the same connection: of two, each would count its waits for the other's work as its own time.
  const costly = createGate(Math.max(1, costlyReaders), MAX_WAITING);
  return {
    kind: 'postgres',
    read: reader,
    monitor,
    write: (work, { isUnlimited = false } = {}) => {
      const limitMs = isUnlimited ? undefined : writeLimitMs;
      const giveUpAt = performance.now() + writeWaitMs;
      const runInTurn = async (trx: Knex.Transaction): ReturnType<typeof work> => {
        const waitMs = Math.max(1, Math.ceil(giveUpAt - performance.now()));
        await lockWriters(trx, { waitMs, limitMs, readLimitMs: timeoutMs });
        return work(trx);
      };
      // Named: under the default isolation of some roles a transaction would not see what was stored while it waited.
      const settings = { isolationLevel: 'read committed', limitMs } as const;
      // A migration locks whole tables, which others read.
      return isUnlimited
        ? runWithRetry(writer, runInTurn, settings)
        : runTransaction(writer, runInTurn, settings);
    },
    // VACUUM, which the server runs by itself, does it.
    purge: () => Promise.resolve(),
    snapshot: (work, { isCostly = false, isUnlimited = false } = {}) => {
      const limitMs = isUnlimited ? undefined : timeoutMs;
      const settings = { isolationLevel: 'repeatable read', readOnly: true, limitMs } as const;
      const run = () => runWithRetry(isCostly ? slow.source : reader, work, settings);
      return isCostly ? costly(run) : run();
    },
    prepare: (sql, { isCostly = false } = {}) => {
      const pool = isCostly ? slow : hottest;
      return preparePostgres(pool.source, sql, { runRead: pool.runRead, isPrepared });
    },
    remember: createMemo(),
    searchNames: costly,
    ping: () => ping(monitor),
    pool: () => countConnections(...pools),
    close: async () => {
      await Promise.all([...pools, monitor].map((pool) => pool.destroy()));
    },
  };
}

interface PoolSettings {
  connections: number;
  /** The longest that a statement of a read may run, in milliseconds. */
  limitMs: number | undefined;
  /** How long opening a connection may take, and how long a caller waits for one. */
  connectMs: number;
  acquireMs: number;
}

function open(
  url: string,
  { connections, limitMs, connectMs, acquireMs }: PoolSettings,
): { source: Knex } & StatementLimits {
  const { dialect, runRead } = createPostgresDialect(limitMs);
  const source = knex({
    client: dialect,
    connection: {
      connectionString: url,
      types: { getTypeParser },
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      ...sessionSettings(limitMs),
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: connections },
    acquireConnectionTimeout: acquireMs,
    // Messages of errors have the statement without its values, which may be names or tokens.
    compileSqlOnError: false,
    log: silentLogger,
  });
  return { source, runRead };
}

const usualParser = pg.types.getTypeParser as (type: number, format?: string) => unknown;

function getTypeParser(type: number, format?: string): unknown {
  return type === INT8 || type === NUMERIC ? Number : usualParser(type, format);
}

/** A standby and a server with default_transaction_read_only take no writes. */
async function ping(monitor: Knex): Promise<void> {
  const { rows } = await monitor.raw<{ rows: { is_read_only: boolean }[] }>(
    `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS is_read_only`,
  );
  if (rows[0]?.is_read_only)
    throw Object.assign(new Error('The PostgreSQL server takes no writes.'), { code: '25006' });
}

/** Migrations and reads meet in deadlocks: both lock tables one after the other. */
async function runWithRetry<T>(
  source: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
  settings: TransactionSettings,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction(source, work, settings);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has((error as { code?: string }).code ?? '')) throw error;
      await setTimeout(attempt * RETRY_PAUSE_MS);
    }
  }
}

/** The name of a statement derives from its text: a pooler shows one connection to several processes. */
function preparePostgres(
  source: Knex,
  { postgres: text }: DialectSql,
  { runRead, isPrepared }: StatementLimits & { isPrepared: boolean },
): (values: unknown[]) => Promise<Row[]> {
  const name = isPrepared ? `s_${createHash('sha256').update(text).digest('hex').slice(0, 32)}` : undefined;
  const client = source.client as {
    acquireConnection: () => Promise<pg.Client>;
    releaseConnection: (connection: pg.Client) => Promise<void>;
  };
  return async (values) => {
    const connection = await client.acquireConnection();
    try {
      const query = name === undefined ? { text, values } : { name, text, values };
      const result = await runRead(connection, () => connection.query(query));
      return result.rows as Row[];
    } finally {
      await client.releaseConnection(connection);
    }
  };
}
