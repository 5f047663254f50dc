import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sqlite3 from 'sqlite3';
import type { Row } from './database.js';
import { withClient } from './postgres.js';
import { closeConnection, execute, openConnection, readAll } from './sqlite-connection.js';

const WAITS = 'PRAGMA busy_timeout = 10000';
const OUTPUT_CHARACTERS = 600;

/** The query for the names of PostgreSQL's tables. */
export const POSTGRES_TABLES = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`;

/**
 * Copies a SQLite file as it is at one moment, with all that was committed before it, while others read and write. The copy has
 * no -wal file. Rejects when there is no such file, or it cannot be read to its end.
 */
export function backupSqlite(from: string, to: string): Promise<void> {
  return changeSqliteFile(from, `VACUUM INTO '${to.replaceAll("'", "''")}'`);
}

/** Reads rows of a SQLite file that nobody else uses, without changing it. */
export async function readSqliteFile(filename: string, queries: readonly string[]): Promise<Row[][]> {
  const results: Row[][] = [];
  const read = async (connection: sqlite3.Database): Promise<void> => {
    for (const sql of queries) results.push(await readAll(connection, sql));
  };
  await useFile(filename, sqlite3.OPEN_READONLY, read);
  return results;
}

/** Runs statements on a SQLite file that is there. */
export async function changeSqliteFile(filename: string, sql: string): Promise<void> {
  // Not OPEN_READONLY: readers in WAL mode write to the -shm file.
  await useFile(filename, sqlite3.OPEN_READWRITE, (connection) => execute(connection, sql));
}

async function useFile(
  filename: string,
  mode: number,
  use: (connection: sqlite3.Database) => Promise<void>,
): Promise<void> {
  const connection = await openConnection(filename, WAITS, mode);
  try {
    await use(connection);
  } finally {
    await closeConnection(connection);
  }
}

/**
 * Rejects with a sentence when a process has a SQLite file open. A connection in WAL mode holds a shared lock for as long as it is open,
 * which exclusive mode does not get past.
 */
export async function expectUnused(filename: string): Promise<void> {
  try {
    await changeSqliteFile(
      filename,
      'PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; ROLLBACK;',
    );
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new Error(`${filename} is in use; stop the services first.`, { cause: error });
  }
}

/**
 * Keeps other processes from writing to a SQLite file until the returned function is called; they may read. Rejects with a sentence
 * when a process has the file open.
 */
export async function holdSqlite(filename: string): Promise<() => Promise<void>> {
  await expectUnused(filename);
  const connection = await openConnection(filename, 'BEGIN IMMEDIATE');
  return () => closeConnection(connection);
}

/**
 * Dumps a PostgreSQL database with pg_dump while others read and write it. `read` runs on the same snapshot as the dump, with a
 * function that returns the rows of a query; what it returns is returned. Rejects with a sentence when pg_dump is not there,
 * is older than the server, or fails.
 */
export async function backupPostgres<T>(
  url: string,
  to: string,
  read: (query: (sql: string) => Promise<Row[]>) => Promise<T>,
): Promise<T> {
  return withClient(url, async (query) => {
    // The snapshot ends with this transaction, which waits for the dump.
    await query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const [exported] = await query('SELECT pg_export_snapshot() AS id');
    const result = await read(query);
    const options = [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${String(exported?.['id'])}`,
    ];
    await runProgram('pg_dump', [...options, `--file=${to}`], url);
    await query('COMMIT');
    return result;
  });
}

/** Restores a dump into an empty database, in one transaction. Rejects with a sentence when pg_restore is not there or fails. */
export async function restorePostgres(from: string, url: string): Promise<void> {
  const options = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
  await runProgram('pg_restore', [...options, from], url);
}

/** Rejects with a sentence when the database has tables. */
export async function expectNoTables(url: string): Promise<void> {
  const tables = await withClient(url, (query) => query(POSTGRES_TABLES));
  if (tables.length > 0)
    throw new Error('The database of DATABASE_URL is not empty; create a new one and restore into that.');
}

/** Resolves with what the program prints. The password goes through the environment: others can see a process's arguments. */
async function runProgram(program: string, args: readonly string[], databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) };
  try {
    const ended = await promisify(execFile)(program, [...args, `--dbname=${url.href}`], { env });
    return ended.stdout;
  } catch (error) {
    const { code, stderr, message } = error as { code?: unknown; stderr?: string; message: string };
    // A text is of the system: there is no such program.
    if (typeof code === 'string')
      throw new Error(
        `${program} cannot be started (${message}); install PostgreSQL's client programs, of the server's version or later.`,
      );
    const reason = String(stderr).trim().slice(0, OUTPUT_CHARACTERS);
    throw new Error(`${program} ended with code ${String(code)}: ${reason}`);
  }
}
