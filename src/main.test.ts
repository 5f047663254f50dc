import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { begin, createFolder, runToEnd, start } from './wiring/testing/run-main.js';

/** Runs the program until it fails and returns its one sentence. */
async function readFailure(settings: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await runToEnd(settings);
  assert.equal(code, 1);
  assert.deepEqual(stdout, []);
  assert.equal(stderr.length, 1, stderr.join('\n'));
  return stderr[0] ?? '';
}

async function occupyPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.close());
  return (server.address() as AddressInfo).port;
}

const CANNOT_BE_USED =
  'cannot be used \\(.+\\); check that it is there, may be written and has room on its disk\\.';

describe('a start that fails ends with code 1 and one sentence', { concurrency: 2 }, () => {
  const cases: Readonly<Record<string, [settings: Record<string, string>, sentence: RegExp]>> = {
    'a bad setting': [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud", but it takes one of fatal, error/],
    'a bad DATABASE_URL, which is not repeated': [
      { DATABASE_URL: 'mysql://root:secret@db/records' },
      /^DATABASE_URL takes postgres:(?!.*secret)/,
    ],
    'a verifier that cannot be run': [
      { DEEP_VERIFIER_COMMAND: '/nonexistent/verifier --fast' },
      /^DEEP_VERIFIER_COMMAND begins with "\/nonexistent\/verifier", but it takes a program that this user may run/,
    ],
    'a missing database server': [
      { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/records' },
      new RegExp(`^(?!.*secret)The database of DATABASE_URL ${CANNOT_BE_USED}$`),
    ],
    'a certificate of the database server that is not there': [
      { DATABASE_URL: 'postgres://127.0.0.1:1/records?sslmode=verify-full&sslrootcert=/no/ca.crt' },
      /\(.*\/no\/ca\.crt.*\).* what sslrootcert, sslcert and sslkey of DATABASE_URL say\.$/,
    ],
  };
  for (const [name, [settings, sentence]] of Object.entries(cases))
    test(name, async () => assert.match(await readFailure(settings), sentence));

  test('a port that is taken', async () => {
    const port = await occupyPort();
    for (const name of ['VERIFICATION_PORT', 'ADMIN_PORT']) {
      const sentence = `Port ${port} on 127.0.0.1 is taken; stop what listens there or set ${name} to another port (0 picks a free one).`;
      assert.equal(await readFailure({ [name]: String(port) }), sentence);
    }
  });

  test('an unusable data folder, and an invalid database file', async () => {
    const folder = createFolder();
    const file = join(folder, 'records.sqlite');
    writeFileSync(file, 'no database at all, but long enough to look like one'.repeat(100));
    assert.match(
      await readFailure({ DATA_DIR: folder }),
      new RegExp(`^The SQLite file \\S+records\\.sqlite ${CANNOT_BE_USED}$`),
    );
    const sentence = `DATA_DIR ${file} cannot be written; create it for this user or set DATA_DIR to another folder.`;
    assert.equal(await readFailure({ DATA_DIR: file }), sentence);
  });
});

describe('a running program', { concurrency: 2 }, () => {
  test('says where it listens, responds, counts and logs, and exits with 0 on SIGTERM', async () => {
    const { urls, stop } = await start({ LOG_LEVEL: 'info' });
    const [service, admin] = [urls.get('verification') ?? '', urls.get('admin') ?? ''];
    const headers = { Authorization: 'Bearer secret-header', 'X-Request-Id': 'from-the-client' };
    const response = await fetch(`${service}/api/v1?token=secret-query`, { headers });
    assert.equal(response.status, 200);
    await response.text();
    const body = '{"record_ids":["secret-body"]}';
    const json = { 'Content-Type': 'application/json' };
    await (await fetch(`${service}/api/v1/verdicts/batch`, { method: 'POST', headers: json, body })).text();
    await checkAdmin(admin);
    const { code, stdout, stderr } = await stop('SIGTERM');
    assert.equal(code, 0);
    assert.equal(stderr.at(-1), 'ready');
    checkLog(stdout);
  });

  test('exits with 0 on SIGINT, even while a client keeps its connection', async () => {
    const { urls, stop } = await start({ LOG_LEVEL: 'silent' });
    const response = await fetch(`${urls.get('verification') ?? ''}/health`);
    assert.equal(response.status, 200);
    await response.text();
    const { code, stdout } = await stop('SIGINT');
    assert.equal(code, 0);
    assert.deepEqual(stdout, []);
  });
});

test('a signal ends the start, with 0', async (t) => {
  // A database server that says nothing.
  const server = createServer().listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { signal, ended } = begin({ DATABASE_URL: `postgres://user@127.0.0.1:${port}/records` });
  await once(server, 'connection');
  signal('SIGTERM');
  assert.equal((await ended).code, 0);
});

test('drains: not ready, still serving until a second signal', async () => {
  const { urls, signal, ended } = await start({
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '3600',
    RATE_LIMIT_PER_MINUTES: '1',
  });
  signal('SIGTERM');
  const admin = urls.get('admin') ?? '';
  const isReady = async (): Promise<boolean> => (await fetch(`${admin}/readyz`)).ok;
  while (await isReady());
  const response = await fetch(`${urls.get('catalog') ?? ''}/health`);
  assert.deepEqual([response.status, response.headers.get('connection')], [200, 'close']);
  signal('SIGTERM');
  const { code, stdout } = await ended;
  assert.equal(code, 0);
  const warnings = stdout.map((line) => (JSON.parse(line) as { msg: string }).msg);
  const misspelt = 'RATE_LIMIT_PER_MINUTES is not a setting; did you mean RATE_LIMIT_PER_MINUTE?';
  assert.equal(warnings.filter((text) => text === misspelt).length, 1, warnings.join('\n'));
});

async function checkAdmin(admin: string): Promise<void> {
  const read = async (path: string): Promise<string> => {
    const response = await fetch(admin + path);
    assert.equal(response.status, 200, path);
    return response.text();
  };
  assert.equal(await read('/livez'), 'ok\n');
  assert.deepEqual(JSON.parse(await read('/readyz')), {
    status: 'ready',
    lowDisk: false,
    artifactStore: 'up',
  });
  const metrics = await read('/metrics');
  for (const line of [
    'http_request_duration_seconds_count{service="verification",operation="getApiRoot",status="200"} 1',
    'http_request_duration_seconds_count{service="verification",operation="resolveVerdicts",status="200"} 1',
    'verification_queue_jobs{state="waiting"} 0',
    'verification_queue_jobs{state="leased"} 0',
    'verification_queue_oldest_seconds{track="replay"} 0',
    'verification_queue_oldest_seconds{track="deep"} 0',
    'database_up{database="sqlite"} 1',
    'http_requests_in_flight{service="verification"} 0',
  ]) {
    assert.equal(metrics.split('\n').includes(line), true, `${line} is not in\n${metrics}`);
  }
  assert.match(metrics, /^database_connections\{state="/m);
  assert.match(metrics, /^process_resident_memory_bytes \d/m);
  // Only Linux reports it.
  assert.equal(/^process_anonymous_memory_bytes \d/m.test(metrics), existsSync('/proc/self/status'));
}

function checkLog(stdout: string[]): void {
  const lines = stdout.map((line) => JSON.parse(line) as Record<string, unknown>);
  const requests = lines.filter(({ msg }) => msg === 'request');
  const reported = requests.map(({ service, method, path, operation, status }) => [
    service,
    method,
    path,
    operation,
    status,
  ]);
  assert.deepEqual(reported, [
    ['verification', 'GET', '/api/v1', 'getApiRoot', 200],
    ['verification', 'POST', '/api/v1/verdicts/batch', 'resolveVerdicts', 200],
  ]);
  assert.equal(requests[0]?.requestId, 'from-the-client');
  assert.equal(stdout.join('').includes('secret'), false);
}
