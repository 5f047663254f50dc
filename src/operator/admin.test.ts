import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createAdminServer } from './admin.js';
import { close, listen } from '../http/listen.js';
import { PROBLEMS } from './problems.js';
import { createMetrics, type Metrics } from '../http/metrics.js';
import { sendRequest } from '../http/testing/send-request.js';

async function serveAdmin(
  whyNotReady: () => Promise<string | null>,
  metrics: Metrics = createMetrics(),
  isDiskLow: () => Promise<boolean> = () => Promise.resolve(false),
  isStoreUp: boolean | null = null,
): Promise<number> {
  const isArtifactStoreUp = (): Promise<boolean | null> => Promise.resolve(isStoreUp);
  const server = createAdminServer({
    metrics,
    whyNotReady,
    isDiskLow,
    isArtifactStoreUp,
    hostNames: ['Records.example.org'],
  });
  const url = await listen(server, '127.0.0.1', 0, 'ADMIN_PORT');
  after(() => close(server, 0));
  return Number(new URL(url).port);
}

const ready = (): Promise<null> => Promise.resolve(null);

test('/livez responds while the process runs, ready or not', async () => {
  const port = await serveAdmin(() => Promise.resolve('the database does not respond'));
  const { status, bytes } = await sendRequest(port, '/livez');
  assert.equal(status, 200);
  assert.equal(bytes.toString(), 'ok\n');
});

test('/readyz says what is missing', async () => {
  const good = await sendRequest(await serveAdmin(ready), '/readyz');
  assert.equal(good.status, 200);
  assert.deepEqual(good.json, { status: 'ready', lowDisk: false });
  assert.equal(good.headers['cache-control'], 'no-store');
  const bad = await sendRequest(
    await serveAdmin(() => Promise.resolve('the database does not respond')),
    '/readyz?verbose',
  );
  assert.equal(bad.status, 503);
  assert.deepEqual(bad.json, { status: 'not ready', reason: 'the database does not respond' });
});

test('/readyz reports low disk space and remains a 200', async () => {
  const port = await serveAdmin(ready, createMetrics(), () => Promise.resolve(true));
  const { status, json } = await sendRequest(port, '/readyz');
  assert.equal(status, 200);
  assert.deepEqual(json, { status: 'ready', lowDisk: true });
});

test('/readyz reports the store of artifacts and remains a 200', async () => {
  const isDiskLow = (): Promise<boolean> => Promise.resolve(false);
  for (const [isUp, artifactStore] of [
    [true, 'up'],
    [false, 'down'],
  ] as const) {
    const port = await serveAdmin(ready, createMetrics(), isDiskLow, isUp);
    const { status, json } = await sendRequest(port, '/readyz');
    assert.deepEqual([status, json], [200, { status: 'ready', lowDisk: false, artifactStore }]);
  }
});

test('a state that cannot be read is a 500 without internals', async () => {
  const port = await serveAdmin(() => Promise.reject(new Error('password wrong')));
  const { status, bytes } = await sendRequest(port, '/readyz');
  assert.equal(status, 500);
  assert.equal(bytes.toString(), 'The state could not be read; see the log.\n');
});

test('/metrics counts requests by service, operation and status', async () => {
  const metrics = createMetrics();
  metrics.request('things', 'getThing', 200, 0.004);
  metrics.request('things', 'getThing', 200, 2);
  metrics.request('things', '', 404, 0.001);
  const port = await serveAdmin(ready, metrics);
  const { status, headers, bytes } = await sendRequest(port, '/metrics');
  const text = bytes.toString();
  assert.equal(status, 200);
  assert.equal(headers['content-type']?.startsWith('text/plain; version=0.0.4'), true);
  const name = 'http_request_duration_seconds';
  const labels = 'service="things",operation="getThing",status="200"';
  assert.equal(text.includes(`${name}_count{${labels}} 2\n`), true, text);
  assert.equal(text.includes(`${name}_sum{${labels}} 2.004\n`), true);
  assert.equal(text.includes(`${name}_bucket{le="0.005",${labels}} 1\n`), true);
  assert.equal(text.includes(`${name}_count{service="things",operation="none",status="404"} 1\n`), true);
  assert.equal(text.includes('process_cpu_seconds_total'), true);
});

test('/metrics has facts as labels of a 1', async () => {
  const metrics = createMetrics();
  metrics.info('build_info', 'Build.', { version: '0.3.0', node: '20' });
  const text = (await sendRequest(await serveAdmin(ready, metrics), '/metrics')).bytes.toString();
  assert.match(text, /\nbuild_info\{version="0\.3\.0",node="20"\} 1\n/);
});

test('a gauge is read at each request for the metrics', async () => {
  const metrics = createMetrics();
  let waiting = 0;
  metrics.gauge('queue_jobs', 'Jobs.', 'state', () =>
    Promise.resolve({ waiting: (waiting += 1), leased: 0 }),
  );
  const port = await serveAdmin(ready, metrics);
  const read = async (): Promise<number> => {
    const text = (await sendRequest(port, '/metrics')).bytes.toString();
    const [, count] =
      /\nqueue_jobs\{state="waiting"\} (\d+)\nqueue_jobs\{state="leased"\} 0\n/.exec(text) ?? [];
    return Number(count);
  };
  const first = await read();
  assert.ok((await read()) > first);
});

test('a gauge that cannot be read does not hide the other metrics', async () => {
  const metrics = createMetrics();
  metrics.gauge('queue_jobs', 'Jobs.', 'state', () =>
    Promise.reject(new Error('the database does not respond')),
  );
  metrics.request('things', 'getThing', 200, 0.004);
  const { status, bytes } = await sendRequest(await serveAdmin(ready, metrics), '/metrics');
  assert.equal(status, 200);
  assert.equal(bytes.toString().includes('http_request_duration_seconds_count'), true);
});

test('other paths and methods get an error that lists the paths', async () => {
  const port = await serveAdmin(ready);
  const unknown = await sendRequest(port, '/page');
  assert.equal(unknown.status, 404);
  assert.equal(unknown.bytes.toString(), 'Try /, /livez, /readyz or /metrics.\n');
  const wrong = await sendRequest(port, '/livez', { method: 'POST' });
  assert.equal(wrong.status, 405);
  assert.equal(wrong.headers.allow, 'GET, HEAD');
  const head = await sendRequest(port, '/metrics', { method: 'HEAD' });
  assert.equal(head.status, 200);
  assert.equal(head.bytes.length, 0);
});

test('a Host that is not its own is a 421, so that a page whose name leads here reads nothing', async () => {
  const port = await serveAdmin(ready);
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

test('no page of another origin is let in', async () => {
  const port = await serveAdmin(ready);
  const Origin = 'http://evil.example';
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics', 'GET'],
    ['/metrics', 'OPTIONS'],
  ] as const) {
    const { headers } = await sendRequest(port, path, { method, headers: { Origin } });
    assert.deepEqual(
      Object.keys(headers).filter((name) => name.startsWith('access-control-')),
      [],
    );
  }
});

test('the page says what is wrong with a link to what to do, the newest failures and late projects, as text', async () => {
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
  metrics.request('things', 'getThing', 200, 0.04);
  const port = await serveAdmin(() => Promise.resolve('the database does not respond'), metrics);
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
  assert.match(html, /<td>getThing<\/td><td>things<\/td><td>1<\/td><td>40\.0 ms<\/td>/);
  assert.match(html, /<td>&lt;b&gt;tardy&lt;\/b&gt;<\/td><td>25 h<\/td>/);
  const runbook = (await sendRequest(port, '/runbook')).bytes.toString();
  for (const name of Object.keys(PROBLEMS)) assert.ok(runbook.includes(`id="${name.toLowerCase()}"`), name);
  for (const [, path = ''] of html.matchAll(/(?:href|src)="(assets\/[^"]+)"/g))
    assert.equal((await sendRequest(port, `/${path}`)).status, 200, path);
  const shown = (await sendRequest(port, '/metrics')).bytes.toString();
  assert.match(shown, /\nproblem\{name="DatabaseDown"\} 1\n/);
  assert.match(shown, /\nproblem\{name="DiskLow"\} 0\n/);
});
