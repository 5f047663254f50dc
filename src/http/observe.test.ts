import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { createMetrics, type Metrics } from './metrics.js';
import { createObserver } from './observe.js';
import type { AnyHandler } from './operation.js';
import { OutageProblem, RequestProblem } from './response/problem.js';
import { sendRequest, post } from './testing/send-request.js';
import { handlers } from './testing/handlers.js';
import { serve } from './testing/serve.js';

type Line = Record<string, unknown>;

interface Logged {
  port: number;
  lines: Line[];
  metrics: Metrics;
  advance: (milliseconds: number) => void;
}

const fail: AnyHandler = () => Promise.reject(new Error('the disk is full'));

/** Serves with a log of a level, in which `/things/newest` fails. */
async function serveLogged(level: string, getNewest = fail, sample = 1): Promise<Logged> {
  let time = 0;
  const now = (): number => time;
  const lines: Line[] = [];
  const logger = pino({ level }, { write: (line) => lines.push(JSON.parse(line) as Line) });
  const metrics = createMetrics();
  const { port } = await serve({
    handlers: { ...handlers, getNewest },
    observe: createObserver('things', logger, metrics, now, sample),
    readOutage: (error) => (error instanceof OutageProblem ? error : undefined),
    now,
  });
  return { port, lines, metrics, advance: (milliseconds) => (time += milliseconds) };
}

/** Returns the labels and the value of each sample of a counter. */
async function count({ metrics }: Logged, name: string): Promise<unknown[]> {
  return (await metrics.samples(name)).map(({ labels, value }) => [...Object.values(labels), value]);
}

test('a request has one line with its path, operation, status and time', async () => {
  const { port, lines } = await serveLogged('info');
  const { headers } = await sendRequest(port, '/things/abc?q=secret');
  const { time: _time, pid: _pid, hostname: _host, ...line } = lines[0] ?? {};
  assert.deepEqual(line, {
    level: 30,
    service: 'things',
    requestId: headers['x-request-id'],
    method: 'GET',
    path: '/things/abc',
    operation: 'getThing',
    status: 200,
    ms: 0,
    msg: 'request',
  });
  assert.equal(lines.length, 1);
});

test('a line of any status has neither the query string nor headers nor the body', async () => {
  const { port, lines } = await serveLogged('trace');
  const headers = {
    Authorization: 'Bearer secret-1',
    'X-Ingest-Token': 'secret-2',
    'User-Agent': 'secret-3',
  };
  await sendRequest(port, '/things?q=secret-4&limit=5', { headers });
  await sendRequest(port, '/things?q=secret-4&limit=secret-5', { headers });
  await sendRequest(port, '/things/newest?token=secret-6', { headers });
  await sendRequest(port, '/unknown?token=secret-6', { headers });
  await post(port, '/things', '{"name":"secret-7"}', headers);
  await post(port, '/things', '{"name":7,"x":"secret-8"', headers);
  assert.deepEqual(
    lines.map(({ status }) => status),
    [200, 400, 500, 404, 200, 400],
  );
  assert.doesNotMatch(JSON.stringify(lines), /secret/);
});

test('a fault is logged as an error with its stack, counted, and kept with its id', async () => {
  const logged = await serveLogged('error');
  const { port, lines, metrics } = logged;
  await sendRequest(port, '/things');
  const { headers } = await sendRequest(port, '/things/newest');
  const [line, ...more] = lines;
  assert.deepEqual([line?.level, line?.msg, more], [50, 'request failed', []]);
  const { message, stack } = line?.err as { message: string; stack: string };
  assert.equal(message, 'the disk is full');
  assert.match(stack, /observe\.test/);
  const [{ at: _at, ...failure } = { at: '' }, ...others] = metrics.failures();
  const requestId = headers['x-request-id'];
  const found = { service: 'things', requestId, operation: 'getNewest', status: 500, reason: 'see the log' };
  assert.deepEqual([failure, others], [found, []]);
});

const GONE = { status: 503, message: 'Gone.' };
const away = (isCausedByClient: boolean): AnyHandler => {
  const unavailability = { reason: 'Gone.', isCausedByClient };
  return () => Promise.resolve({ status: 503, body: GONE, unavailability });
};
const UNAVAILABLES: [what: string, handler: AnyHandler, level: number, reason: string, counted: number][] = [
  [
    'a failure of the database',
    () => Promise.reject(new OutageProblem(GONE, 'unreachable', 'refused')),
    50,
    'unreachable',
    4,
  ],
  ['a thrown 503', () => Promise.reject(new RequestProblem(GONE)), 40, 'Gone.', 4],
  ['an upstream that is away', away(false), 40, 'Gone.', 4],
  ['a time limit of the client', away(true), 30, 'Gone.', 0],
];
for (const [what, handler, level, reason, counted] of UNAVAILABLES)
  test(`of ${what} there is one line a second with its reason, without a stack`, async () => {
    const logged = await serveLogged('info', handler);
    const { port, lines, advance } = logged;
    for (let sent = 0; sent < 3; sent += 1) await sendRequest(port, '/things/newest');
    advance(1000);
    assert.deepEqual((await sendRequest(port, '/things/newest')).json, GONE);
    assert.deepEqual(
      lines.map((line) => [line.level, line.operation, line.reason, line.skipped, line.err]),
      [undefined, 2].map((skipped) => [level, 'getNewest', reason, skipped, undefined]),
    );
    const unavailable = counted === 0 ? [] : [['things', 'getNewest', counted]];
    assert.deepEqual(await count(logged, 'http_unavailable_total'), unavailable);
    const outages = level === 50 ? [['things', 'getNewest', reason, counted]] : [];
    assert.deepEqual(await count(logged, 'http_outages_total'), outages);
    if (level === 50) assert.equal(lines[0]?.cause, 'refused');
  });

test('of the requests that succeed, one in a sample has a line, of all others each one, and all are counted', async () => {
  const logged = await serveLogged('info', fail, 3);
  for (let sent = 0; sent < 6; sent += 1) await sendRequest(logged.port, '/things/abc');
  for (let sent = 0; sent < 2; sent += 1) await sendRequest(logged.port, '/nothing');
  assert.deepEqual(
    logged.lines.map(({ status }) => status),
    [200, 200, 404, 404],
  );
  const durations = await logged.metrics.samples('http_request_duration_seconds');
  const counts = durations.filter(({ name }) => name.endsWith('_count'));
  assert.deepEqual(
    counts.map(({ labels, value }) => [labels.operation, labels.status, value]),
    [
      ['getThing', '200', 6],
      ['none', '404', 2],
    ],
  );
  assert.deepEqual(await count(logged, 'http_requests_in_flight'), [['things', 0]]);
});

test("a line has the id of the caller's trace, if it is one", async () => {
  const { port, lines } = await serveLogged('info');
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  for (const traceparent of [
    `00-${trace}-00f067aa0ba902b7-01`,
    `cc-${trace}-00f067aa0ba902b7-01-later`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${trace}-00f067aa0ba902b7`,
    'a secret',
  ])
    await sendRequest(port, '/things/abc', { headers: { traceparent } });
  assert.deepEqual(
    lines.map(({ traceId }) => traceId),
    [trace, trace, undefined, undefined, undefined],
  );
});
