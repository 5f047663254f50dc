import { open as openFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import knex, { type Knex } from 'knex';
import type sqlite3 from 'sqlite3';
import { whyNotOpen } from './bare-copy.js';
import type { Database } from './database.js';
import { openCheckpoints } from './checkpoints.js';
import { createGate, MAX_WAITING } from './gate.js';
import { createFileIdentity } from './file-identity.js';
import { FILE_MODE } from './file-modes.js';
import { countConnections, MONITOR_LIMIT_MS, silentLogger, WRITE_FACTOR, WRITE_WAIT_MS } from './pools.js';
import { MAPPED_BYTES, openPrepared } from './prepared-sqlite.js';
import { purgeSqlite } from './purge-sqlite.js';
import { runTransaction } from './run-transaction.js';
import { createSqliteDialect } from './sqlite-dialect.js';
import { createMemo } from '../memo.js';

const READERS = 3;
/** Of the readers: the others are left for other reads. With a search they hold two of the four threads that run statements. */
const COSTLY_READERS = 1;
/** They have turns on a connection: while one has its rows compared here, the other has it. */
const SEARCHES = 2;
const BUSY_TIMEOUT_MS = 10_000;
const BUSY_PAUSE_MS = 20;
/** How long a read waits for a connection. */
const ACQUIRE_TIMEOUT_MS = 15_000;
/**
 * For each process that writes. A run of 500 changed checks changes 27 MiB of pages all over the tables. With 16 MiB some of them left the
 * cache and were changed again, and SQLite then reads all that follows in the WAL once more to correct its checksums: a third of the
 * reads and a fifth of the writes of the run. More than 24 MiB save little, and a process under load should stay below 250 MiB in all.
 */
const WRITER_CACHE_KIB = 24_576;
/** Pages that the cache does not hold are read from a map of the file, without a call of the system for each. */
const WRITER_MAPPED_BYTES = 2_000_000_000;
/** Pages in the WAL from which on the writer makes a checkpoint itself, in a commit: those beside it do not keep up. */
const MAX_WAL_PAGES = 32_000;
/** What the WAL keeps of its size once all of it is in the file; a reader that took long may have let it grow to hundreds of megabytes. */
const KEPT_WAL_BYTES = 67_108_864;

/**
 * Opens a SQLite file: one writing connection, some that only read, two for prepared statements and one for readiness and
 * metrics. In WAL mode readers do not wait for the writer; `synchronous=FULL` makes a commit durable before it is acknowledged.
 * Statements of reads run `timeoutMs` at most, those of writes five times that; without it there is no limit.
 * Rejects for a file that would start empty though it was not.
 */
export async function connectSqlite(
  filename: string,
  { timeoutMs, writeWaitMs = WRITE_WAIT_MS }: { timeoutMs?: number; writeWaitMs?: number } = {},
): Promise<Database> {
  const reason = await whyNotOpen(filename);
  if (reason !== null) throw new Error(reason);
  await createFile(filename);
  const writeLimitMs = timeoutMs === undefined ? undefined : timeoutMs * WRITE_FACTOR;
  const writer = open(filename, {
    connections: 1,
    waits: { acquireMs: writeWaitMs, busyMs: writeWaitMs },
    dialect: createSqliteDialect({ readLimitMs: undefined, isWriter: true }),
    pragmas: [
      'journal_mode = WAL',
      'synchronous = FULL',
      'foreign_keys = ON',
      // What is removed is overwritten: erased names must not stay readable in the file.
      'secure_delete = ON',
      `cache_size = -${WRITER_CACHE_KIB}`,
      `wal_autocheckpoint = ${MAX_WAL_PAGES}`,
      `journal_size_limit = ${KEPT_WAL_BYTES}`,
      `mmap_size = ${WRITER_MAPPED_BYTES}`,
      // Else SQLite writes each page that a statement changes to a temporary file as well, to undo the statement if it fails.
      'temp_store = MEMORY',
    ],
  });
  // First the writer: it creates the file and sets WAL mode, which readers cannot.
  await useFirst(writer);
  const file = createFileIdentity(filename);
  const openReader = (connections: number, readLimitMs: number | undefined): Knex =>
    open(filename, {
      connections,
      dialect: createSqliteDialect({ readLimitMs, isWriter: false }),
      // Without the map each page of a walk is copied by a system call of its own.
      pragmas: ['query_only = ON', `mmap_size = ${MAPPED_BYTES}`],
    });
  const reader = openReader(READERS, timeoutMs);
  const monitor = openReader(1, MONITOR_LIMIT_MS);
  const preparedSettings = { busyTimeoutMs: BUSY_TIMEOUT_MS, limitMs: timeoutMs };
  const prepared = await openPrepared(filename, preparedSettings);
  const searches = await openPrepared(filename, { ...preparedSettings, isInTurn: true });
  const costly = createGate(COSTLY_READERS, MAX_WAITING);
  const checkpoints = await openCheckpoints(filename, costly);
  return {
    kind: 'sqlite',
    read: reader,
    monitor,
    write: async (work, { isUnlimited = false } = {}) => {
      file.check();
      const result = isUnlimited
        ? await withTemporaryFiles(writer, () => runTransaction(writer, work, { limitMs: undefined }))
        : await runTransaction(writer, work, { limitMs: writeLimitMs });
      checkpoints.afterWrite();
      // What went into a removed file is not acknowledged.
      file.check();
      return result;
    },
    snapshot: (work, { isCostly = false, isUnlimited = false } = {}) => {
      const run = () => runTransaction(reader, work, { limitMs: isUnlimited ? undefined : timeoutMs });
      return isCostly ? costly(run) : run();
    },
    purge: () => purgeSqlite(writer),
    prepare: (sql, { isCostly = false } = {}) => (isCostly ? searches : prepared).prepare(sql.sqlite),
    remember: createMemo(),
    searchNames: createGate(SEARCHES, MAX_WAITING),
    ping: async () => {
      await file.checkWritable();
      await monitor.raw('SELECT count(*) FROM sqlite_schema');
    },
    pool: () => countConnections(writer, reader),
    close: async () => {
      await monitor.destroy();
      await reader.destroy();
      await prepared.close();
      await searches.close();
      await checkpoints.close();
      await leaveWalModeIfEmpty(writer);
      await writer.destroy();
    },
  };
}

/**
 * Creates a missing file before SQLite does, which would let everybody read it. The -wal and -shm files get the mode of the file; one
 * that is there keeps its own.
 */
async function createFile(filename: string): Promise<void> {
  try {
    await (await openFile(filename, 'wx', FILE_MODE)).close();
  } catch {
    // It is there, or SQLite says why it cannot be opened.
  }
}

/** Runs work that may sort whole tables, as a migration's new index does: more than memory should hold. */
async function withTemporaryFiles<Result>(writer: Knex, work: () => Promise<Result>): Promise<Result> {
  await writer.raw('PRAGMA temp_store = FILE');
  try {
    return await work();
  } finally {
    await writer.raw('PRAGMA temp_store = MEMORY');
  }
}

/**
 * Opens a connection of a pool; destroys the pool when that fails. SQLite does not wait for others that set WAL mode at the same
 * time where both might wait for each other.
 */
async function useFirst(pool: Knex): Promise<void> {
  const giveUpAt = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      await pool.raw('SELECT 1');
      return;
    } catch (error) {
      const isBusy = (error as { code?: unknown }).code === 'SQLITE_BUSY';
      if (!isBusy || performance.now() >= giveUpAt) {
        await pool.destroy();
        throw error;
      }
      await setTimeout(BUSY_PAUSE_MS);
    }
  }
}

/** So that a file which never had a table does not look like the copy of one in use. Others may have it open; then it stays. */
async function leaveWalModeIfEmpty(writer: Knex): Promise<void> {
  try {
    const [row] = await writer.raw<{ count: number }[]>('SELECT count(*) AS count FROM sqlite_schema');
    if (row?.count === 0) await writer.raw('PRAGMA journal_mode = DELETE');
  } catch {
    // Nothing is lost: the file is gone, or in use.
  }
}

function open(
  filename: string,
  {
    connections,
    waits: { acquireMs, busyMs } = { acquireMs: ACQUIRE_TIMEOUT_MS, busyMs: BUSY_TIMEOUT_MS },
    dialect,
    pragmas,
  }: {
    connections: number;
    /** How long a caller waits for a connection, and a statement for the locks of other processes. */
    waits?: { acquireMs: number; busyMs: number };
    dialect: typeof Knex.Client;
    pragmas: readonly string[];
  },
): Knex {
  // First the timeout: processes that start together wait for each other's change to WAL mode too.
  const all = [`busy_timeout = ${busyMs}`, ...pragmas];
  return knex({
    client: dialect,
    connection: { filename },
    useNullAsDefault: true,
    // Messages of errors have the statement without its values, which may be names or tokens.
    compileSqlOnError: false,
    log: silentLogger,
    acquireConnectionTimeout: acquireMs,
    pool: {
      min: 1,
      max: connections,
      afterCreate: (connection: sqlite3.Database, done: (error: Error | null) => void) => {
        connection.exec(all.map((pragma) => `PRAGMA ${pragma};`).join(''), done);
      },
    },
  });
}
