import type { Knex } from 'knex';
import type sqlite3 from 'sqlite3';
import { extendDialect } from './knex-dialect.js';
import { StatementTimeout } from './outage.js';
import type { TransactionSettings } from './run-transaction.js';

/** After these SQLite may have rolled the whole transaction back, and what followed would be stored on its own. */
const ENDS_TRANSACTION = new Set(['SQLITE_INTERRUPT', 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_NOMEM']);
const IS_CONTROL = /^(BEGIN|COMMIT|ROLLBACK)/;

interface ConnectionState {
  /** The last statement; each starts when the one before it has ended. */
  last: Promise<unknown>;
  /** The longest that a statement of its transaction may run. */
  limitMs: number | undefined;
  /** Whether the transaction may be over already. */
  isBroken: boolean;
}

/**
 * Returns knex's SQLite dialect with a limit for each statement, which is then interrupted, and with transactions of the writer
 * that lock the file when they begin. Knex begins deferred transactions, which fail at once, despite the busy timeout, if another
 * process writes between their read and their write.
 */
export function createSqliteDialect({
  readLimitMs,
  isWriter,
}: {
  readLimitMs: number | undefined;
  isWriter: boolean;
}): typeof Knex.Client {
  const states = new WeakMap<object, ConnectionState>();
  const getState = (connection: unknown): ConnectionState => {
    const known = states.get(connection as object);
    if (known) return known;
    const state = { last: Promise.resolve(), limitMs: undefined, isBroken: false };
    states.set(connection as object, state);
    return state;
  };
  return extendDialect('sqlite3', (original) => ({
    _query(connection, query) {
      const state = getState(connection);
      const running = state.last.then(() => {
        if (this.transacting && state.isBroken && !IS_CONTROL.test(query.sql))
          throw new Error('The transaction has ended with the failure of another statement.');
        const run = (): Promise<unknown> => original._query.call(this, connection, query);
        const limitMs = this.transacting ? state.limitMs : readLimitMs;
        return runLimited(connection as sqlite3.Database, state, { sql: query.sql, limitMs }, run);
      });
      state.last = running.catch(() => undefined);
      return running;
    },
    transaction(...settings) {
      const transaction = original.transaction.apply(this, settings);
      const { limitMs } = (settings[1] ?? {}) as TransactionSettings;
      transaction.begin = (connection) => {
        Object.assign(getState(connection), { limitMs, isBroken: false });
        return transaction.query(connection, isWriter ? 'BEGIN IMMEDIATE;' : 'BEGIN;');
      };
      return transaction;
    },
  }));
}

async function runLimited(
  connection: sqlite3.Database,
  state: ConnectionState,
  { sql, limitMs }: { sql: string; limitMs: number | undefined },
  run: () => Promise<unknown>,
): Promise<unknown> {
  const interrupted = new AbortController();
  const interrupt = (): void => {
    interrupted.abort();
    connection.interrupt();
  };
  // The end of a transaction is never cut off: its outcome would be unknown.
  const isUnlimited = limitMs === undefined || IS_CONTROL.test(sql);
  const timer = isUnlimited ? undefined : setTimeout(interrupt, limitMs);
  try {
    return await run();
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (ENDS_TRANSACTION.has(code)) state.isBroken = true;
    throw interrupted.signal.aborted && code === 'SQLITE_INTERRUPT'
      ? new StatementTimeout(limitMs ?? 0, { cause: error })
      : error;
  } finally {
    clearTimeout(timer);
  }
}
