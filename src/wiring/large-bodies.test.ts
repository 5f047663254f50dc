import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDatabase } from '../../db/connect.js';
import { createFolder, start, type Started } from './testing/run-main.js';

/** JSON allows white space at the end. */
const LARGE_BYTES = 300_000;
const path = '/api/v1/ingest/display-names';

async function post(
  { urls }: Started,
  body: string | Buffer,
  to = path,
): Promise<{ status: number; text: string }> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${urls.get('aggregator') ?? ''}${to}`, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

function enlarged(body: string | Buffer): Buffer {
  const bytes = Buffer.from(body);
  return Buffer.concat([bytes, Buffer.alloc(LARGE_BYTES, ' ')]);
}

function namesFrom(first: number, count: number): string {
  const names = Array.from({ length: count }, (_, index) => ({
    accountId: `a3f1c0de-0000-4000-8000-${(first + index).toString(16).padStart(12, '0')}`,
    displayName: `Driver ${first + index}`,
  }));
  return JSON.stringify({ projectKey: 'p', names });
}

test('a small request is served while a large one is', async () => {
  const folder = createFolder();
  const server = await start({ LOG_LEVEL: 'silent', DATA_DIR: folder });
  const database = await openDatabase({ databaseUrl: undefined, sqliteFile: join(folder, 'records.sqlite') });
  let large: Promise<{ status: number; text: string }> | undefined;
  let isServed = false;
  // Another process writes, so that the large one cannot be stored before the small ones have been served.
  await database.write(async () => {
    large = post(server, enlarged(namesFrom(0, 2000)));
    void large.then(() => (isServed = true));
    for (let count = 0; count < 20; count += 1) {
      const read = await fetch(`${server.urls.get('aggregator') ?? ''}/api/v1/display-names?limit=1`);
      assert.equal(read.status, 200);
      await read.text();
    }
    assert.equal((await post(server, '{}')).status, 400);
    assert.equal(isServed, false);
  });
  assert.deepEqual([(await large)?.status, isServed], [200, true]);
  await database.close();
  assert.equal((await server.stop('SIGTERM')).code, 0);
});
