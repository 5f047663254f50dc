import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../db/connection/open-database.js';
import { createFolder, start, type Started } from './testing/run-main.js';

/** More than is served in the main process; JSON allows white space at the end. */
const LARGE_BYTES = 300_000;
const path = '/api/v1/ingest/display-names';
const name = { accountId: '5b7f0a34-2c1d-4e8a-9f60-1d2c3b4a5e6f', displayName: 'Kestrel' };

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

test('on one server', async (t) => {
  const server = await start({ LOG_LEVEL: 'silent' });

  await t.test('a large body gets the response of a small one, faults included', async () => {
    const bodies: [string | Buffer, number][] = [
      ['', 400],
      ['{"names":[]}', 400],
      ['{"projectKey":"p","names":3}', 400],
      ['{"projectKey":"p","names":[]}', 400],
      ['{"projectKey":"","names":[{}]}', 400],
      ['{"projectKey":"records-catalog","names":[{}]}', 400],
      ['{"projectKey":"p\\u0000","names":[]}', 400],
      [`{"projectKey":"p","extra":${'['.repeat(40)}${']'.repeat(40)}}`, 400],
      [Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400],
      [
        JSON.stringify({
          projectKey: 'p',
          names: [{}, 1, { ...name, observedAt: 'x' }, { ...name, accountId: '!' }],
        }),
        200,
      ],
      [JSON.stringify({ projectKey: 'p', names: Array(5001).fill(name) }), 400],
    ];
    for (const [body, status] of bodies) {
      const small = await post(server, body);
      const large = await post(server, enlarged(body));
      assert.equal(small.status, status, small.text);
      const withoutTimes = (text: string): string => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T');
      assert.deepEqual(
        { ...large, text: withoutTimes(large.text) },
        { ...small, text: withoutTimes(small.text) },
      );
    }
  });

  await t.test('small and large bodies that are written at once are all stored', async () => {
    const bodies = Array.from({ length: 30 }, (_, index) => {
      const body = namesFrom(index * 100, 100);
      return index % 2 === 0 ? body : enlarged(body);
    });
    const responses = await Promise.all(bodies.map((body) => post(server, body)));
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]));
    const inserted = responses.map(
      ({ text }) => (JSON.parse(text) as { ingest: { inserted: number } }).ingest.inserted,
    );
    assert.deepEqual(new Set(inserted), new Set([100]));
  });

  await server.stop('SIGTERM');
});

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

/** Returns the ids of the processes that a process has started, on systems that tell. */
function listChildren(pid: number): number[] | null {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return null;
  }
}

test('a worker that dies leaves a logged 500, no lock, and another takes its place', async (t) => {
  const folder = createFolder();
  const server = await start({ LOG_LEVEL: 'error', DATA_DIR: folder });
  if (listChildren(server.pid) === null)
    return t.skip('this system does not list the processes of a process');
  const database = await openDatabase({ databaseUrl: undefined, sqliteFile: join(folder, 'records.sqlite') });
  let large: Promise<{ status: number; text: string }> | undefined;
  await database.write(async () => {
    large = post(server, enlarged(namesFrom(0, 10)));
    let child: number | undefined;
    while (child === undefined) {
      [child] = listChildren(server.pid) ?? [];
      await setTimeout(1);
    }
    process.kill(child, 'SIGKILL');
    assert.equal((await large).status, 500);
  });
  await database.close();
  assert.equal((await post(server, namesFrom(0, 10))).status, 200);
  assert.equal((await post(server, enlarged(namesFrom(10, 10)))).status, 200);
  const { code, stdout } = await server.stop('SIGTERM');
  assert.equal(code, 0);
  assert.match(stdout.join('\n'), /The worker ended with code SIGKILL/);
});

test('a worker that cannot open the database is followed by another, which tries again', async () => {
  const folder = createFolder();
  const server = await start({ LOG_LEVEL: 'silent', DATA_DIR: folder });
  const file = join(folder, 'records.sqlite');
  renameSync(file, `${file}.away`);
  mkdirSync(file);
  assert.equal((await post(server, enlarged(namesFrom(0, 10)))).status, 503);
  rmdirSync(file);
  renameSync(`${file}.away`, file);
  assert.equal((await post(server, enlarged(namesFrom(0, 10)))).status, 200);
  await server.stop('SIGTERM');
});
