import { randomBytes } from 'node:crypto';
import pg from 'pg';

export type Database = 'SQLite' | 'PostgreSQL';

/** An empty database of one test. */
export interface TestDatabase {
  /** The setting that makes a server use it; none for SQLite, whose file is in the server's data folder. */
  environment: Record<string, string>;
  drop: () => Promise<void>;
}

/**
 * Creates an empty database; `setting` is the server's variable for its URL on PostgreSQL. In a test run it is a copy of
 * the run's migrated template, as the one on SQLite is in server-process.ts: other tests migrate.
 */
export async function createTestDatabase(
  database: Database,
  setting = 'DATABASE_URL',
): Promise<TestDatabase> {
  if (database === 'SQLite') return { environment: {}, drop: async () => undefined };
  // A `postgres://` URL of a server; its database is ignored.
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `contract_${randomBytes(6).toString('hex')}`;
  const admin = inDatabase(serverUrl, 'postgres');
  const { TEST_DATABASE_TEMPLATE: template, DATABASE_PREPARED: isPrepared } = process.env;
  // A run may be through a pooler of PostgreSQL connections.
  const pooler: Record<string, string> = isPrepared ? { DATABASE_PREPARED: isPrepared } : {};
  await run(admin, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`);
  return {
    environment: { [setting]: inDatabase(serverUrl, name), ...pooler },
    drop: () => run(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

function inDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
