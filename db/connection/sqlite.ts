import { closeSync, constants, existsSync, openSync, readSync, statSync } from 'node:fs';
import { access, open as openFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import knex, { type Knex } from 'knex';
import type sqlite3 from 'sqlite3';
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
} from './database.js';
import { FILE_MODE } from './file-modes.js';
import { createGate, MAX_WAITING } from './gate.js';
import { DatabaseFileGone } from './outage.js';
import { openPrepared } from './prepared-sqlite.js';

const READERS = 3;
/** How many costly reads run at once. With the writer they leave one of the four threads that run statements to all other reads. */
const COSTLY_READS = 2;
const BUSY_TIMEOUT_MS = 10_000;
const PAUSE_MS = 50;
/** How long a read waits for a connection. */
const ACQUIRE_TIMEOUT_MS = 15_000;
/** What a run of 500 checks changes should stay in the cache; what leaves it and changes again is written twice. */
const WRITER_CACHE_KIB = 24_576;
/** The most that SQLite takes. Only pages that are read take memory, which the system shares between connections and takes back. */
const MAPPED_BYTES = 2_147_418_112;
/** Pages in the WAL from which on a commit also moves them to the file, so that several batches share that. */
const CHECKPOINT_PAGES = 8000;
/** What the WAL keeps of its size once all of it is in the file; a reader that took long may have let it grow to hundreds of megabytes. */
const KEPT_WAL_BYTES = 67_108_864;
const MAGIC = 'SQLite format 3\0';
/** Places in the first page: the version that writers need (2 is WAL), its kind of page, and its number of tables and indexes. */
const WRITE_VERSION = 18;
const PAGE_KIND = 100;
const ENTRIES = 103;
const HEAD_BYTES = 105;
const WAL_MODE = 2;
const LEAF = 0x0d;
/** How long another process may take to make the -wal of a new file. */
const WAL_WAIT_MS = 3000;
/** After these SQLite may have rolled the whole transaction back, and what followed would be stored on its own. */
const ENDS_TRANSACTION = new Set(['SQLITE_INTERRUPT', 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_NOMEM']);
/** Pages of a text index that are merged in one statement, so that other writers wait only briefly. */
const MERGED_PAGES = 500;

/** What a restore calls the database until everything else is there. */
export const RESTORING = '.restoring';

/** What a move to PostgreSQL leaves beside the file. */
export const MOVED = '.moved';

/**
 * Opens a SQLite file: a connection that writes, some that only read, one with prepared statements, and one for readiness and metrics.
 * In WAL mode readers do not wait for the writer; `synchronous=FULL` makes a commit durable before it is acknowledged. Rejects for a
 * file that would start empty though it was not.
 */
export async function connectSqlite({
  sqliteFile: filename,
  timeoutMs,
  writeWaitMs = WRITE_WAIT_MS,
}: ConnectionSettings): Promise<Database> {
  const reason = await whyNotOpen(filename);
  if (reason !== null) throw new Error(reason);
  await createFile(filename);
  const writeLimitMs = timeoutMs === undefined ? undefined : timeoutMs * WRITE_FACTOR;
  const connections: Connections = new Map();
  const writer = open(filename, {
    connections,
    waits: { acquireMs: writeWaitMs, busyMs: writeWaitMs },
    pragmas: [
      'journal_mode = WAL',
      'synchronous = FULL',
      'foreign_keys = ON',
      // What is removed is overwritten: erased names must not stay readable in the file.
      'secure_delete = ON',
      `cache_size = -${WRITER_CACHE_KIB}`,
      `wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
      `journal_size_limit = ${KEPT_WAL_BYTES}`,
      `mmap_size = ${MAPPED_BYTES}`,
    ],
  });
  // First the writer: it creates the file and sets WAL mode, which readers cannot.
  await useFirst(writer);
  const expectFile = watchFile(filename);
  const reading = ['query_only = ON', `mmap_size = ${MAPPED_BYTES}`];
  const reader = open(filename, { connections, max: READERS, pragmas: reading });
  const monitor = open(filename, { connections, pragmas: reading });
  limitStatements(reader, connections, timeoutMs);
  limitStatements(monitor, connections, MONITOR_LIMIT_MS);
  const first = toPragmas([`busy_timeout = ${BUSY_TIMEOUT_MS}`, ...reading]);
  const prepared = await openPrepared(filename, first, timeoutMs);
  const costly = createGate(COSTLY_READS, MAX_WAITING);
  return {
    kind: 'sqlite',
    read: reader,
    monitor,
    write: async (work, { isUnlimited = false } = {}) => {
      const result = await runTransaction(writer, async (trx) => {
        // Knex begins deferred transactions, which fail at once if another process writes between their read and their write.
        await trx.raw('ROLLBACK');
        // Pages that a statement changes are kept to undo it: as a file they double what a run writes. A migration may sort whole tables.
        await trx.raw(`PRAGMA temp_store = ${isUnlimited ? 'FILE' : 'MEMORY'}`);
        await trx.raw('BEGIN IMMEDIATE');
        expectOneAfterAnother(trx);
        limitStatements(trx, connections, isUnlimited ? undefined : writeLimitMs);
        return work(trx);
      });
      // What went into a removed file is not acknowledged.
      expectFile();
      return result;
    },
    snapshot: (work, { isCostly = false, isUnlimited = false } = {}) => {
      const run = () =>
        runTransaction(reader, (trx) => {
          limitStatements(trx, connections, isUnlimited ? undefined : timeoutMs);
          return work(trx);
        });
      return isCostly ? costly(run) : run();
    },
    purge: () => purge(writer),
    prepare: prepared.prepare,
    remember: createMemo(),
    ping: async () => {
      expectFile();
      await access(filename, constants.R_OK | constants.W_OK);
      await monitor.raw('SELECT count(*) FROM sqlite_schema');
    },
    pool: () => countConnections(writer, reader),
    close: async () => {
      await monitor.destroy();
      await reader.destroy();
      await prepared.close();
      await leaveWalModeIfEmpty(writer);
      await writer.destroy();
    },
  };
}

/** Open connections, by knex's number of each. */
type Connections = Map<string, sqlite3.Database>;

function open(
  filename: string,
  {
    connections,
    max = 1,
    waits: { acquireMs, busyMs } = { acquireMs: ACQUIRE_TIMEOUT_MS, busyMs: BUSY_TIMEOUT_MS },
    pragmas,
  }: {
    connections: Connections;
    max?: number;
    /** How long a caller waits for a connection, and a statement for the locks of other processes. */
    waits?: { acquireMs: number; busyMs: number };
    pragmas: readonly string[];
  },
): Knex {
  return knex({
    ...QUIET,
    client: 'sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    acquireConnectionTimeout: acquireMs,
    pool: {
      min: 1,
      max,
      afterCreate: (
        connection: sqlite3.Database & { __knexUid: string },
        done: (error: Error | null) => void,
      ) => {
        connections.set(connection.__knexUid, connection);
        // Statements wait for each other here, and not in the few threads.
        connection.serialize();
        // First the timeout: processes that start together wait for each other's change to WAL mode too.
        connection.exec(toPragmas([`busy_timeout = ${busyMs}`, ...pragmas]), done);
      },
    },
  });
}

function toPragmas(pragmas: readonly string[]): string {
  return pragmas.map((pragma) => `PRAGMA ${pragma};`).join('');
}

/** A statement of an event of knex. Those that begin and end transactions have no number. */
interface Sent {
  __knexQueryUid?: string;
  __knexTxId?: string;
  __knexUid: string;
}

/**
 * Interrupts statements of a transaction, or those of a pool outside of transactions, that run longer than `limitMs`. The end of a
 * transaction is never cut off: its outcome would be unknown.
 */
function limitStatements(
  source: Knex | Knex.Transaction,
  connections: Connections,
  limitMs: number | undefined,
): void {
  if (limitMs === undefined) return;
  const timers = new Map<string, NodeJS.Timeout>();
  source.on('query', ({ __knexQueryUid: id, __knexTxId: transaction, __knexUid: connection }: Sent) => {
    if (id === undefined || (transaction !== undefined && !source.isTransaction)) return;
    timers.set(
      id,
      setTimeout(() => connections.get(connection)?.interrupt(), limitMs),
    );
  });
  const end = ({ __knexQueryUid: id = '' }: Sent): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  source.on('query-response', (_: unknown, sent: Sent) => end(sent));
  source.on('query-error', (_: unknown, sent: Sent) => end(sent));
}

/** Refuses statements that are sent before the one before them has ended, or after one that may have ended the transaction. */
function expectOneAfterAnother(trx: Knex.Transaction): void {
  let isRunning = false;
  let failure: Error | undefined;
  trx.on('query', ({ __knexQueryUid: id }: Sent) => {
    if (id === undefined) return;
    if (failure) throw failure;
    if (isRunning)
      throw new Error('A statement of a transaction that writes has to wait for the one before it.');
    isRunning = true;
  });
  trx.on('query-response', () => (isRunning = false));
  trx.on('query-error', (error: Error & { code?: string }) => {
    isRunning = false;
    if (ENDS_TRANSACTION.has(error.code ?? '')) failure = error;
  });
}

/** Returns a function that throws when the file of this name is another one than now, or gone: SQLite goes on with it, and what it commits is lost. */
function watchFile(filename: string): () => void {
  const { ino, dev } = statSync(filename);
  return () => {
    const found = statSync(filename, { throwIfNoEntry: false });
    if (found?.ino !== ino || found.dev !== dev) throw new DatabaseFileGone(filename);
  };
}

/**
 * Says why a SQLite file must not be opened: it would start empty or outdated, and look fine. Null where nothing is wrong, also when
 * there is no file. One is the copy of a running server's file: what it has is in its -wal file until a checkpoint, so the file alone
 * has no table, but says that it has a -wal. Another is a restore that did not come to its end. And what is written since a move is in
 * PostgreSQL.
 */
export async function whyNotOpen(filename: string, waitMs = WAL_WAIT_MS): Promise<string | null> {
  if (existsSync(`${filename}${RESTORING}`))
    return 'a restore into its folder was interrupted; empty the folder and restore again';
  if (existsSync(`${filename}${MOVED}`))
    return (
      'npm run move has moved its rows to PostgreSQL; set DATABASE_URL to go on there, or remove ' +
      `${basename(filename)}${MOVED} to use the file again`
    );
  if (await isBareCopy(filename, waitMs))
    return (
      'it has no tables, but had a -wal file beside it: it is a copy of a file in use, which needs npm run backup; ' +
      'remove it to start with an empty database'
    );
  return null;
}

/** Another process that has just created the file may not have its -wal yet, so the file is read several times. */
async function isBareCopy(filename: string, waitMs: number): Promise<boolean> {
  for (let leftMs = waitMs; ; leftMs -= PAUSE_MS) {
    if (!existsSync(filename) || existsSync(`${filename}-wal`) || !isEmptyInWalMode(filename)) return false;
    if (leftMs <= 0) return true;
    await pause(PAUSE_MS);
  }
}

function isEmptyInWalMode(filename: string): boolean {
  const head = Buffer.alloc(HEAD_BYTES);
  const file = openSync(filename, 'r');
  try {
    if (readSync(file, head, 0, HEAD_BYTES, 0) < HEAD_BYTES) return false;
  } finally {
    closeSync(file);
  }
  const isSqlite = head.toString('latin1', 0, MAGIC.length) === MAGIC;
  return (
    isSqlite &&
    head[WRITE_VERSION] === WAL_MODE &&
    head[PAGE_KIND] === LEAF &&
    head.readUInt16BE(ENTRIES) === 0
  );
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

/**
 * Opens a connection of a pool; destroys the pool when that fails. SQLite does not wait for others that set WAL mode at the same
 * time where both might wait for each other.
 */
async function useFirst(pool: Knex): Promise<void> {
  const giveUpAt = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      await pool.raw('SELECT count(*) FROM sqlite_schema');
      return;
    } catch (error) {
      const isBusy = (error as { code?: unknown }).code === 'SQLITE_BUSY';
      if (!isBusy || performance.now() >= giveUpAt) {
        await pool.destroy();
        throw error;
      }
      await pause(PAUSE_MS);
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

/**
 * Takes out of the files what was removed before: the text indexes keep removed entries until their parts are merged, and the
 * write-ahead log keeps former pages. Removed rows were overwritten when they were removed (`secure_delete`).
 */
async function purge(writer: Knex): Promise<void> {
  const indexes: string[] = await writer('sqlite_schema').whereLike('sql', '%USING fts5%').pluck('name');
  for (const index of indexes) await mergeParts(writer, index);
  await writer.raw('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** A negative number of pages begins to merge all parts, a positive one continues; fewer than two changes mean that nothing is left to merge. */
async function mergeParts(writer: Knex, index: string): Promise<void> {
  for (let pages = -MERGED_PAGES; ; pages = MERGED_PAGES) {
    const before = await countChanges(writer);
    await writer.raw(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ?)`, [pages]);
    if ((await countChanges(writer)) - before < 2) return;
  }
}

async function countChanges(writer: Knex): Promise<number> {
  const [row] = await writer.raw<{ changes: number }[]>('SELECT total_changes() AS changes');
  return row?.changes ?? 0;
}
