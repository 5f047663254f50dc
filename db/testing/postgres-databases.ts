import { randomBytes } from 'node:crypto';
import pg from 'pg';

const EMPTY = `template0 ENCODING 'UTF8' LOCALE 'C'`;
const ENGLISH = `LOCALE_PROVIDER icu ICU_LOCALE 'en-US'`;

/** The one connection of this process that creates and drops the databases of a server. */
interface Admin {
  pool: pg.Pool;
  isFrom15: boolean;
}

const admins = new Map<string, Promise<Admin>>();

/**
 * Creates an empty PostgreSQL database, or a copy of a template; returns its URL and a function that drops it. Its
 * default collation is English, as on many servers, so that tests notice a column that does not compare by bytes; PostgreSQL 14
 * has none by default, and compares by bytes.
 */
export async function createPostgresDatabase(
  server: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const { pool, isFrom15 } = await connectAdmin(server);
  // A copy of its files costs half of what a copy through the log costs; PostgreSQL 14 copies files only.
  const [source, options] = template === undefined ? [EMPTY, ENGLISH] : [template, 'STRATEGY FILE_COPY'];
  await pool.query(`CREATE DATABASE ${name} TEMPLATE ${source} ${isFrom15 ? options : ''}`);
  return {
    url: toUrl(server, name),
    drop: async () => {
      await pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

function connectAdmin(server: string): Promise<Admin> {
  const known = admins.get(server) ?? openAdmin(server);
  admins.set(server, known);
  return known;
}

async function openAdmin(server: string): Promise<Admin> {
  const pool = new pg.Pool({
    connectionString: toUrl(server, 'postgres'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // The server may end before this process.
  pool.on('error', () => undefined);
  const { rows } = await pool.query<{ server_version_num: string }>('SHOW server_version_num');
  return { pool, isFrom15: Number(rows[0]?.server_version_num) >= 150_000 };
}

function toUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
