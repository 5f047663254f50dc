/**
 * Starts the services on a throw-away database that holds exactly the specs' examples: `npm run demo`.
 * When: to look around, and by the tests that compare examples with answers. Reads generated/; writes a temporary folder,
 * or the empty database of DEMO_DATABASE_URL, which the tests use for PostgreSQL.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../db/connect.js';
import { seed, type SeedDocuments } from '../db/seeds/index.js';
import { projectRoot } from '../src/project-root.js';

function readDocument(service: string): SeedDocuments['verification'] {
  const file = new URL(`generated/${service}/openapi.json`, projectRoot);
  return JSON.parse(readFileSync(file, 'utf8')) as SeedDocuments['verification'];
}

const folder = mkdtempSync(join(tmpdir(), 'record-services-demo-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const databaseUrl = process.env.DEMO_DATABASE_URL;
process.env.DATA_DIR = folder;
// An operator's database must never be filled with examples.
if (databaseUrl) process.env.DATABASE_URL = databaseUrl;
else delete process.env.DATABASE_URL;
const database = await connect({ databaseUrl, sqliteFile: join(folder, 'records.sqlite') });
await seed(database, { verification: readDocument('verification') });
await database.close();
await import('../src/main.js');
