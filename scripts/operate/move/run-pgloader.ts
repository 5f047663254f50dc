import { spawn } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const OUTPUT_CHARACTERS = 4000;

/** Whether pgloader can be started. */
export async function hasPgloader(): Promise<boolean> {
  return (await run(['--version']).catch(() => null))?.code === 0;
}

/**
 * Copies the rows of tables from a SQLite file into tables that PostgreSQL has already, with pgloader. Rejects with its last
 * lines when it fails; that all rows have arrived is for the caller to compare.
 */
export async function runPgloader(
  sqliteFile: string,
  databaseUrl: string,
  tables: readonly string[],
): Promise<void> {
  // Private to this user: the file has the password.
  const folder = await mkdtemp(join(tmpdir(), 'move-'));
  try {
    // Paths of any characters have no place in its language.
    await symlink(resolve(sqliteFile), join(folder, 'source.sqlite'));
    const file = join(folder, 'move.load');
    await writeFile(file, renderCommand(join(folder, 'source.sqlite'), databaseUrl, tables), { mode: 0o600 });
    const { code, output } = await run(['--root-dir', folder, '--on-error-stop', file]);
    if (code !== 0) throw new Error(`pgloader ended with code ${String(code)}:\n${output}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the command in pgloader's language. Few rows at once: its memory is bounded, and rows may have many KiB. */
export function renderCommand(sqliteFile: string, databaseUrl: string, tables: readonly string[]): string {
  return [
    'LOAD DATABASE',
    `  FROM sqlite://${sqliteFile}`,
    `  INTO ${renderTarget(databaseUrl)}`,
    '  WITH data only, truncate, reset no sequences, workers = 2, concurrency = 1,',
    '       batch rows = 5000, prefetch rows = 5000',
    // The role may have limits for the services' reads.
    "  SET statement_timeout to '0'",
    `  INCLUDING ONLY TABLE NAMES LIKE ${tables.map((name) => `'${name}'`).join(', ')};`,
    '',
  ].join('\n');
}

/** In its addresses `@` and `:` of users and passwords are doubled, not encoded. */
function renderTarget(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const escape = (text: string): string => decodeURIComponent(text).replaceAll(/[@:]/g, '$&$&');
  const password = url.password === '' ? '' : `:${escape(url.password)}`;
  const user = url.username === '' ? '' : `${escape(url.username)}${password}@`;
  const sslMode = url.searchParams.get('sslmode');
  const options = sslMode === null ? '' : `?sslmode=${sslMode}`;
  return `postgresql://${user}${url.hostname}:${url.port || '5432'}${url.pathname}${options}`;
}

function run(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((accept, reject) => {
    const child = spawn('pgloader', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output = `${output}${chunk.toString()}`.slice(-OUTPUT_CHARACTERS);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => accept({ code, output }));
  });
}
