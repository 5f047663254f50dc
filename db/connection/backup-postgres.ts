import { spawn } from 'node:child_process';
import pg from 'pg';
import { UNLIMITED_SESSION } from './postgres-dialect.js';

/** A program of PostgreSQL that ended badly, or could not be started. */
class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed';
}

const OUTPUT_CHARACTERS = 600;

/**
 * Dumps a PostgreSQL database with pg_dump while others read and write it. `read` runs on the same snapshot as the dump, with a
 * function that returns the rows of a query; what it returns is returned. Rejects with a sentence when pg_dump is not there,
 * is older than the server, or fails.
 */
export async function backupPostgres<T>(
  url: string,
  to: string,
  read: (query: (sql: string) => Promise<Record<string, unknown>[]>) => Promise<T>,
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

/** Rejects with a sentence when pg_dump is not there or is older than the server, whose databases it then refuses. */
export async function expectProgramsOfServer(url: string): Promise<void> {
  const program = parseMajor(await runProgram('pg_dump', ['--version'], url));
  const server = await withClient(url, async (query) => {
    const [row] = await query('SHOW server_version');
    return parseMajor(String(row?.['server_version']));
  });
  if (program < server)
    throw new ProgramFailed(
      `pg_dump is of PostgreSQL ${program}, the server of ${server}; install PostgreSQL's client programs, of the server's version or later.`,
    );
}

/** Returns the first number of a version: 17 of "pg_dump (PostgreSQL) 17.6". */
function parseMajor(version: string): number {
  return Number(/\d+/.exec(version)?.[0]);
}

/** Restores a dump into an empty database, in one transaction. Rejects with a sentence when pg_restore is not there or fails. */
export async function restorePostgres(from: string, url: string): Promise<void> {
  const options = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
  await runProgram('pg_restore', [...options, from], url);
}

/** Rejects with a sentence when the database has tables. */
export function expectNoTables(url: string): Promise<void> {
  return withClient(url, async (query) => {
    if ((await query(POSTGRES_TABLES)).length > 0)
      throw new Error('The database of DATABASE_URL is not empty; create a new one and restore into that.');
  });
}

/** The query for the names of the tables. */
export const POSTGRES_TABLES = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`;

/** Runs queries on a connection of its own, which has none of the services' time limits. */
export async function withClient<T>(
  url: string,
  use: (query: (sql: string) => Promise<Record<string, unknown>[]>) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...UNLIMITED_SESSION });
  client.on('error', () => undefined); // the query that runs rejects as well
  await client.connect();
  try {
    return await use(async (sql) => (await client.query<Record<string, unknown>>(sql)).rows);
  } finally {
    await client.end();
  }
}

/** Resolves with what the program prints. The password goes through the environment: others can see a process's arguments. */
function runProgram(program: string, args: readonly string[], databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const environment = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) };
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args, `--dbname=${url.href}`], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (stdout.length < OUTPUT_CHARACTERS) stdout += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (stderr.length < OUTPUT_CHARACTERS) stderr += chunk.toString();
    });
    child.once('error', ({ message }) =>
      reject(
        new ProgramFailed(
          `${program} cannot be started (${message}); install PostgreSQL's client programs, of the server's version or later.`,
        ),
      ),
    );
    child.once('close', (code) => {
      if (code === 0) return resolve(stdout);
      const reason = stderr.trim().slice(0, OUTPUT_CHARACTERS);
      reject(new ProgramFailed(`${program} ended with code ${String(code)}: ${reason}`));
    });
  });
}
