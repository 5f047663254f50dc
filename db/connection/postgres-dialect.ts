import type { Knex } from 'knex';
import type pg from 'pg';
import { extendDialect, type DialectTransaction } from './knex-dialect.js';
import { StatementTimeout } from './outage.js';
import type { TransactionSettings } from './run-transaction.js';

/** The server ends a statement first; this is for a server or a network that no longer responds. */
const GRACE_MS = 500;
/** How long a transaction may wait between two statements: its process has stopped or lost its network. */
const IDLE_IN_TRANSACTION_MS = 4000;
/** How long a statement waits for a lock: longer than it takes to be rid of a transaction that holds it and does nothing. */
const LOCK_MS = 5500;
/** How long a transaction may write, where the server has a limit for that. */
const TRANSACTION_MS = 60_000;
/** The lock of those who write. Version 1.1 locks the same number to migrate. */
const WRITERS_LOCK = 7_300_401;

type Connection = pg.Client & { __knex__disposed?: unknown; connection: { stream: { destroy: () => void } } };

/** Statements are short: workers and compilation would take the processors from other requests' statements. */
const SMALL_STATEMENTS = '-c max_parallel_workers_per_gather=0 -c jit=off';

/** Runs statements of a connection with limits of time. */
export interface StatementLimits {
  /** Runs a statement outside transactions. */
  runRead: <T>(connection: unknown, run: () => Promise<T>) => Promise<T>;
}

/** Lifts the limits that a role or a database may have for the services, for work that may take long. */
export const UNLIMITED_SESSION = {
  options: '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
} as const;

/** Returns the settings of a session whose transactions set none of their own. */
export function sessionSettings(limitMs: number | undefined): object {
  if (limitMs === undefined) return UNLIMITED_SESSION;
  return {
    statement_timeout: limitMs,
    lock_timeout: Math.min(limitMs, LOCK_MS),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    options: SMALL_STATEMENTS,
  };
}

/**
 * Returns knex's PostgreSQL dialect with a limit for each statement. The server is given it with each transaction, which reaches it
 * through a pooler too, and with each session where it takes it; this process ends the connection when the server does not respond.
 */
export function createPostgresDialect(readLimitMs: number | undefined): {
  dialect: typeof Knex.Client;
} & StatementLimits {
  const limits = new WeakMap<object, number | undefined>();
  const runRead: StatementLimits['runRead'] = (connection, run) =>
    runLimited(connection as Connection, readLimitMs, run);
  const dialect = extendDialect('pg', (original) => ({
    _query(connection, query) {
      const limitMs =
        query.options?.limitMs ?? (this.transacting ? limits.get(connection as object) : readLimitMs);
      return runLimited(connection as Connection, limitMs, () =>
        original._query.call(this, connection, query),
      );
    },
    transaction(...settings) {
      const transaction = original.transaction.apply(this, settings);
      const { limitMs } = (settings[1] ?? {}) as TransactionSettings;
      transaction.begin = (connection) => {
        limits.set(connection as object, limitMs);
        return transaction.query(connection, buildBegin(transaction, limitMs, readLimitMs));
      };
      return transaction;
    },
    async _acquireOnlyConnection() {
      try {
        return await original._acquireOnlyConnection.call(this);
      } catch (error) {
        if (!isRefusedSetting(error)) throw error;
        // A pooler: its transactions set the limits.
        for (const name of Object.keys(sessionSettings(readLimitMs)))
          delete (this.connectionSettings as Record<string, unknown>)[name];
        return original._acquireOnlyConnection.call(this);
      }
    },
  }));
  return { dialect, runRead };
}

function isRefusedSetting(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '08P01' && /unsupported startup parameter/.test(message ?? '');
}

/** In one round trip. */
function buildBegin(
  { isolationLevel, readOnly }: DialectTransaction,
  limitMs: number | undefined,
  readLimitMs: number | undefined,
): string {
  const mode = [isolationLevel ? ` ISOLATION LEVEL ${isolationLevel}` : '', readOnly ? ' READ ONLY' : ''];
  return `BEGIN${mode.join('')};${buildLimits(limitMs, readLimitMs)}`;
}

/** Returns the settings of a transaction's limits. A session has limits for reads, which unlimited work has to lift. */
function buildLimits(limitMs: number | undefined, readLimitMs: number | undefined): string {
  if (limitMs === undefined && readLimitMs === undefined) return '';
  return setLocal({
    statement_timeout: limitMs ?? 0,
    lock_timeout: limitMs === undefined ? 0 : Math.min(limitMs, LOCK_MS),
    idle_in_transaction_session_timeout: limitMs === undefined ? 0 : IDLE_IN_TRANSACTION_MS,
  });
}

function setLocal(settings: Readonly<Record<string, number>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `SET LOCAL ${name} = ${value};`)
    .join('');
}

/**
 * Waits until no other transaction writes, in any process, for `waitMs` at most; then sets the limits of the transaction. The lock is
 * released after the commit can be seen, so what is numbered under it is in the order of commits.
 */
export async function lockWriters(
  trx: Knex.Transaction,
  {
    waitMs,
    limitMs,
    readLimitMs,
  }: { waitMs: number; limitMs: number | undefined; readLimitMs: number | undefined },
): Promise<void> {
  const lock = `SELECT pg_advisory_xact_lock(${WRITERS_LOCK});`;
  if (limitMs === undefined) {
    await trx.raw(lock);
    return;
  }
  const { version = '' } = trx.client as { version?: string };
  const wait = setLocal({ statement_timeout: waitMs + GRACE_MS, lock_timeout: waitMs });
  const whole = parseInt(version, 10) >= 17 ? setLocal({ transaction_timeout: TRANSACTION_MS }) : '';
  await trx
    .raw(`${wait}${lock}${buildLimits(limitMs, readLimitMs)}${whole}`)
    .options({ limitMs: waitMs + GRACE_MS });
}

async function runLimited<T>(
  connection: Connection,
  limitMs: number | undefined,
  run: () => Promise<T>,
): Promise<T> {
  if (limitMs === undefined) return run();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new StatementTimeout(limitMs));
      // Nothing more can be learnt from this connection, and the pool must not hand it out again.
      connection.__knex__disposed = 'A statement took too long.';
      connection.connection.stream.destroy();
    }, limitMs + GRACE_MS);
    run()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
