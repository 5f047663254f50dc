import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A PostgreSQL database of the suite's own. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates an empty database on the server that a `postgres://` URL names, with or without a database of its own. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `contract_${randomBytes(6).toString('hex')}`;
  const admin = inDatabase(serverUrl, 'postgres');
  await run(admin, `CREATE DATABASE ${name}`);
  return {
    url: inDatabase(serverUrl, name),
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
