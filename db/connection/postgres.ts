import { createHash } from 'node:crypto';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { createMemo } from '../memo.js';
import {
  countConnections,
  MONITOR_LIMIT_MS,
  QUIET,
  runTransaction,
  WRITE_FACTOR,
  WRITE_WAIT_MS,
  type ConnectionSettings,
  type Database,
  type Row,
} from './database.js';
import { createGate, MAX_WAITING } from './gate.js';
import { isReadTimeout } from './outage.js';

const CONNECTIONS = 10;
/** One of so many connections for reads, or the only one, is for costly reads. */
const READERS_FOR_COSTLY = 4;
const CONNECT_TIMEOUT_MS = 3000;
/** How long a read waits for a connection. */
const ACQUIRE_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** The server ends a statement first; this is for a server or a network that no longer responds. */
const GRACE_MS = 500;
/** How long a transaction may wait between two statements: its process has stopped or lost its network. */
const IDLE_IN_TRANSACTION_MS = 4000;
/** How long a statement waits for a lock: longer than it takes to be rid of a transaction that holds it and does nothing. */
const LOCK_MS = 5500;
/** The lock of those who write. Version 1.1 locks the same number to migrate. */
const LOCK_WRITERS = 'SELECT pg_advisory_xact_lock(7300401);';
/**
 * Statements are short: workers and compilation would take the processors from other requests' statements. The memory is for the places of
 * all rows that an index of texts finds.
 */
const SMALL_STATEMENTS = '-c max_parallel_workers_per_gather=0 -c jit=off -c work_mem=16MB';
const INT8 = 20;
const NUMERIC = 1700;

/** Lifts the limits that a role or a database may have for the services, for work that may take long. */
const UNLIMITED_SESSION = {
  options: '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
} as const;

/** Named: under the default isolation of some roles a transaction would not see what was stored while it waited. */
const WRITE: Knex.TransactionConfig = { isolationLevel: 'read committed' };
const READ: Knex.TransactionConfig = { isolationLevel: 'repeatable read', readOnly: true };

/**
 * Opens a PostgreSQL database, which any number of processes may share. Counts and sums are numbers. One connection is for writes, which
 * wait for it and for other processes.
 */
export function connectPostgres({
  databaseUrl: url = '',
  timeoutMs,
  poolMax = CONNECTIONS,
  isPrepared = true,
  writeWaitMs = WRITE_WAIT_MS,
}: ConnectionSettings): Database {
  const writeLimitMs = timeoutMs === undefined ? undefined : timeoutMs * WRITE_FACTOR;
  const readers = poolMax - 1;
  const reader = open(url, { connections: readers, limitMs: timeoutMs });
  const writer = open(url, { connections: 1, limitMs: writeLimitMs, acquireMs: writeWaitMs });
  const monitor = open(url, { connections: 1, limitMs: MONITOR_LIMIT_MS, acquireMs: MONITOR_LIMIT_MS });
  const costly = createGate(Math.max(1, Math.floor(readers / READERS_FOR_COSTLY)), MAX_WAITING);
  /** Runs work on a connection of its own, without limits. Its transactions lift them, too: through a pooler the session has those of its role. */
  const unlimited = async <T>(run: (source: Knex) => Promise<T>): Promise<T> => {
    const source = open(url, { connections: 1, limitMs: undefined });
    try {
      return await run(source);
    } finally {
      await source.destroy();
    }
  };
  return {
    kind: 'postgres',
    read: reader,
    monitor,
    write: (work, { isUnlimited = false } = {}) => {
      const giveUpAt = performance.now() + writeWaitMs;
      const limitMs = isUnlimited ? undefined : writeLimitMs;
      const workInTurn = async (trx: Knex.Transaction): ReturnType<typeof work> => {
        await waitForTurn(trx, Math.max(1, Math.ceil(giveUpAt - performance.now())), limitMs);
        return work(trx);
      };
      const run = (source: Knex) => runTransaction(source, workInTurn, WRITE);
      return isUnlimited ? unlimited(run) : run(writer);
    },
    // VACUUM, which the server runs by itself, does it.
    purge: () => Promise.resolve(),
    snapshot: (work, { isCostly = false, isUnlimited = false } = {}) => {
      const begin = async (trx: Knex.Transaction): ReturnType<typeof work> => {
        if (isUnlimited) await trx.raw(setLocal(limitsOf(undefined)));
        return work(trx);
      };
      const run = (source: Knex) => runTransaction(source, begin, READ);
      if (isUnlimited) return unlimited(run);
      return isCostly ? costly(() => run(reader)) : run(reader);
    },
    prepare: (sql) => prepare(reader, sql, isPrepared),
    remember: createMemo(),
    ping: () => ping(monitor),
    pool: () => countConnections(reader, writer),
    close: async () => {
      await Promise.all([reader, writer, monitor].map((pool) => pool.destroy()));
    },
  };
}

/**
 * Waits until no other transaction writes, in any process, for `waitMs` at most; then sets the limits of the transaction. The lock is
 * released after the commit can be seen, so what is numbered under it is in the order of commits.
 */
async function waitForTurn(trx: Knex.Transaction, waitMs: number, limitMs?: number): Promise<void> {
  if (limitMs === undefined) {
    await trx.raw(`${setLocal(limitsOf(undefined))}${LOCK_WRITERS}`);
    return;
  }
  const wait = setLocal({ statement_timeout: waitMs + GRACE_MS, lock_timeout: waitMs });
  await trx
    .raw(`${wait}${LOCK_WRITERS}${setLocal(limitsOf(limitMs))}`)
    // Of the driver's own timer.
    .options({ query_timeout: waitMs + 2 * GRACE_MS });
}

/** Returns the limits of a session or a transaction; 0 is none. */
function limitsOf(limitMs: number | undefined): Record<string, number> {
  return {
    statement_timeout: limitMs ?? 0,
    lock_timeout: Math.min(limitMs ?? 0, LOCK_MS),
    idle_in_transaction_session_timeout: limitMs === undefined ? 0 : IDLE_IN_TRANSACTION_MS,
  };
}

function setLocal(settings: Readonly<Record<string, number>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `SET LOCAL ${name} = ${value};`)
    .join('');
}

/** Opens a pool whose statements run `limitMs` at most: the server ends them, or else the driver. */
function open(
  url: string,
  {
    connections,
    limitMs,
    acquireMs = ACQUIRE_TIMEOUT_MS,
  }: {
    connections: number;
    limitMs: number | undefined;
    /** How long a caller waits for a connection. */
    acquireMs?: number;
  },
): Knex {
  const opened = new Map<string, pg.Client>();
  const source = knex({
    ...QUIET,
    client: 'pg',
    connection: {
      connectionString: url,
      types: { getTypeParser },
      connectionTimeoutMillis: Math.min(CONNECT_TIMEOUT_MS, acquireMs),
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      ...(limitMs === undefined
        ? UNLIMITED_SESSION
        : { ...limitsOf(limitMs), query_timeout: limitMs + GRACE_MS, options: SMALL_STATEMENTS }),
    } as Knex.PgConnectionConfig,
    pool: {
      min: 0,
      max: connections,
      afterCreate: (client: pg.Client & { __knexUid: string }, done: () => void) => {
        opened.set(client.__knexUid, client);
        client.once('end', () => opened.delete(client.__knexUid));
        done();
      },
      validate: ({ __knexUid: id }: { __knexUid: string }) => opened.has(id),
    },
    acquireConnectionTimeout: acquireMs,
  });
  // Nothing more can be learnt from a connection that no longer responds: neither its rollback nor another statement may wait for it.
  source.on('query-error', (error: Error, { __knexUid: id }: { __knexUid: string }) => {
    if (!isReadTimeout(error)) return;
    void opened.get(id)?.end();
    opened.delete(id);
  });
  return source;
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

/** The name of a statement derives from its text: a pooler shows one connection to several processes. */
function prepare(source: Knex, text: string, isPrepared: boolean): (values: unknown[]) => Promise<Row[]> {
  const name = isPrepared ? `s_${createHash('sha256').update(text).digest('hex').slice(0, 32)}` : undefined;
  return async (values) => {
    const { rows } = await source.raw<{ rows: Row[] }>(text).options({ name, values });
    return rows;
  };
}

/** Runs queries on a connection of its own, which has none of the services' time limits. */
export async function withClient<T>(
  url: string,
  use: (query: (sql: string) => Promise<Row[]>) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...UNLIMITED_SESSION });
  client.on('error', () => undefined); // the query that runs rejects as well
  await client.connect();
  try {
    return await use(async (sql) => (await client.query<Row>(sql)).rows);
  } finally {
    await client.end();
  }
}
