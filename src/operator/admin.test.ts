import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createAdminServer } from './admin.js';
import { close, listen } from '../http/listen.js';
import { PROBLEMS } from './problems.js';
import { createMetrics } from '../http/metrics.js';
import { sendRequest } from '../http/testing/send-request.js';

const ready = (): Promise<null> => Promise.resolve(null);

async function serveAdmin(changes: Partial<Parameters<typeof createAdminServer>[0]> = {}): Promise<number> {
  const server = createAdminServer({
    metrics: createMetrics(),
    whyNotReady: ready,
    isDiskLow: () => Promise.resolve(false),
    hostNames: ['Records.example.org'],
    ...changes,
  });
  const url = await listen(server, '127.0.0.1', 0, 'ADMIN_PORT');
  after(() => close(server, 0));
  return Number(new URL(url).port);
}

test('/livez responds while the process runs; /readyz says what is missing', async () => {
  const isTrue = (): Promise<boolean> => Promise.resolve(true);
  const isFalse = (): Promise<boolean> => Promise.resolve(false);
  const reason = 'the database does not respond';
  for (const [changes, status, expected] of [
    [{}, 200, { status: 'ready', lowDisk: false }],
    [{ isDiskLow: isTrue }, 200, { status: 'ready', lowDisk: true }],
    [{ isArtifactStoreUp: isTrue }, 200, { status: 'ready', lowDisk: false, artifactStore: 'up' }],
    [{ isArtifactStoreUp: isFalse }, 200, { status: 'ready', lowDisk: false, artifactStore: 'down' }],
    [{ whyNotReady: () => Promise.resolve(reason) }, 503, { status: 'not ready', reason }],
  ] as const) {
    const port = await serveAdmin(changes);
    const { headers, ...response } = await sendRequest(port, '/readyz?verbose');
    assert.deepEqual([response.status, response.json], [status, expected]);
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal((await sendRequest(port, '/livez')).bytes.toString(), 'ok\n');
  }
  const failing = await serveAdmin({ whyNotReady: () => Promise.reject(new Error('password wrong')) });
  const { status, bytes } = await sendRequest(failing, '/readyz');
  assert.deepEqual(
    [status, bytes.toString()],
    [500, 'The state could not be read; see the log.\n'],
    'without internals',
  );
});

test('/metrics has requests by service, operation and status, facts, and gauges as they are at the time', async () => {
  const metrics = createMetrics();
  metrics.request('things', 'getThing', 200, 0.004);
  metrics.request('things', 'getThing', 200, 2);
  metrics.request('things', '', 404, 0.001);
  metrics.info('build_info', 'Build.', { version: '0.3.0', node: '20' });
  let waiting = 0;
  metrics.gauge('queue_jobs', 'Jobs.', 'state', () => Promise.resolve({ waiting: (waiting += 1) }));
  metrics.gauge('broken', 'Broken.', 'state', () => Promise.reject(new Error('it hides no other metric')));
  const port = await serveAdmin({ metrics });
  const { status, headers } = await sendRequest(port, '/metrics');
  assert.equal(status, 200);
  assert.match(headers['content-type'] ?? '', /^text\/plain; version=0\.0\.4/);
  const text = (await sendRequest(port, '/metrics')).bytes.toString();
  const name = 'http_request_duration_seconds';
  const labels = 'service="things",operation="getThing",status="200"';
  for (const line of [
    `${name}_count{${labels}} 2`,
    `${name}_sum{${labels}} 2.004`,
    `${name}_bucket{le="0.005",${labels}} 1`,
    `${name}_count{service="things",operation="none",status="404"} 1`,
    'build_info{version="0.3.0",node="20"} 1',
    `queue_jobs{state="waiting"} ${waiting}`,
  ])
    assert.ok(text.includes(`\n${line}\n`), line);
  assert.ok(text.includes('process_cpu_seconds_total'));
});

test('other paths and methods get an error that lists the paths', async () => {
  const port = await serveAdmin();
  const unknown = await sendRequest(port, '/page');
  assert.equal(unknown.status, 404);
  assert.equal(unknown.bytes.toString(), 'Try /, /livez, /readyz or /metrics.\n');
  const wrong = await sendRequest(port, '/livez', { method: 'POST' });
  assert.equal(wrong.status, 405);
  assert.equal(wrong.headers.allow, 'GET, HEAD');
  for (const method of ['GET', 'OPTIONS']) {
    const { headers } = await sendRequest(port, '/metrics', {
      method,
      headers: { Origin: 'http://a.example' },
    });
    assert.doesNotMatch(
      Object.keys(headers).join(),
      /access-control-/,
      'no page of another origin is let in',
    );
  }
  const head = await sendRequest(port, '/metrics', { method: 'HEAD' });
  assert.equal(head.status, 200);
  assert.equal(head.bytes.length, 0);
});

test('a Host that is not its own returns a 421, so that a page whose name leads here reads nothing', async () => {
  const port = await serveAdmin();
  const statusFor = async (Host: string, path = '/metrics'): Promise<number> =>
    (await sendRequest(port, path, { headers: { Host } })).status;
  for (const own of [
    `127.0.0.1:${port}`,
    '[::1]:4000',
    'localhost:4000',
    'one:4000',
    'records.example.org:4000',
    '10.0.0.7',
  ])
    assert.equal(await statusFor(own), 200, own);
  for (const other of [
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1.evil.example',
    'records.example.org.',
    '127.0.0.1@evil.example',
  ])
    for (const path of ['/metrics', '/', '/readyz']) assert.equal(await statusFor(other, path), 421, other);
  const refused = await sendRequest(port, '/metrics', { headers: { Host: 'evil.example' } });
  assert.match(refused.bytes.toString(), /or one of ADMIN_HOSTS\.\n$/);
});

test('the page says what is wrong with a link to what to do, and the newest failures, as text', async () => {
  const metrics = createMetrics();
  metrics.gauge('database_up', 'Up.', 'database', () => Promise.resolve({ sqlite: 0 }));
  metrics.gauge('ingest_age_seconds', 'Age.', 'project', () => Promise.resolve({ '<b>tardy</b>': 90_000 }));
  metrics.failure({
    at: '2026-10-06T08:00:00.000Z',
    service: 'things',
    operation: 'getThing',
    status: 503,
    requestId: 'r-17',
    reason: 'disk',
  });
  const whyNotReady = (): Promise<string> => Promise.resolve('the database does not respond');
  const port = await serveAdmin({ whyNotReady, metrics });
  const { status, headers, bytes } = await sendRequest(port, '/');
  const html = bytes.toString();
  assert.equal(status, 200);
  assert.match(String(headers['content-security-policy']), /^default-src 'none'; .*frame-ancestors 'none'$/);
  assert.match(html, /not ready: the database does not respond/);
  assert.match(
    html,
    /The database does not respond\.<\/b> <a href="runbook#databasedown">What to do: DatabaseDown</,
  );
  assert.match(html, /<td>503<\/td><td>getThing<\/td><td>disk<\/td><td>r-17<\/td>/);
  assert.match(html, /Projects have sent nothing: &lt;b&gt;tardy&lt;\/b&gt; \(for 25 h\)\./);
  const runbook = (await sendRequest(port, '/runbook')).bytes.toString();
  for (const name of Object.keys(PROBLEMS)) assert.ok(runbook.includes(`id="${name.toLowerCase()}"`), name);
  for (const [, path = ''] of html.matchAll(/(?:href|src)="(assets\/[^"]+)"/g))
    assert.equal((await sendRequest(port, `/${path}`)).status, 200, path);
  const shown = (await sendRequest(port, '/metrics')).bytes.toString();
  assert.match(shown, /\nproblem\{name="DatabaseDown"\} 1\n/);
  assert.match(shown, /\nproblem\{name="DiskLow"\} 0\n/);
});
