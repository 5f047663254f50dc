import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { pino, type Logger } from 'pino';
import type { Failure, Metrics } from './metrics.js';
import { close } from './listen.js';
import { createObserver } from './observe.js';
import { OutageProblem, RequestProblem } from './response/problem.js';
import { sendRequest, post, wire } from './testing/send-request.js';
import { handlers } from './testing/handlers.js';
import { serve } from './testing/serve.js';

type Line = Record<string, unknown>;

function createLog(level: string): { logger: Logger; lines: Line[]; text: () => string } {
  const written: string[] = [];
  const lines: Line[] = [];
  const write = (line: string): void => {
    written.push(line);
    lines.push(JSON.parse(line) as Line);
  };
  return { logger: pino({ level }, { write }), lines, text: () => written.join('') };
}

function createCounts(): {
  metrics: Metrics;
  counted: unknown[][];
  inFlight: number[];
  failures: Failure[];
} {
  const inFlight: number[] = [];
  const counted: unknown[][] = [];
  const failures: Failure[] = [];
  const nothing = (): Promise<never> => Promise.reject(new Error('not for this test'));
  const metrics: Metrics = {
    request: (...values) => counted.push(values),
    inFlight: () => (by) => inFlight.push(by),
    failure: (failure) => failures.push(failure),
    failures: () => failures,
    gauge: () => undefined,
    info: () => undefined,
    counter: (name) => (values) => counted.push([name, ...Object.values(values)]),
    histogram: () => () => undefined,
    samples: nothing,
    render: nothing,
  };
  return { metrics, counted, inFlight, failures };
}

/** Serves with a log of a level, and a clock that advances by 250 ms at each reading. */
async function serveLogged(level: string): Promise<{
  port: number;
  lines: Line[];
  text: () => string;
  counted: unknown[][];
  failures: Failure[];
}> {
  let time = 0;
  const now = (): number => (time += 250);
  const { logger, lines, text } = createLog(level);
  const { metrics, counted, failures } = createCounts();
  const fails = { ...handlers, getNewest: () => Promise.reject(new Error('the disk is full')) };
  const { port } = await serve({
    handlers: fails,
    observe: createObserver('things', logger, metrics, now, 1),
    now,
  });
  return { port, lines, text, counted, failures };
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
    ms: 250,
    msg: 'request',
  });
  assert.equal(lines.length, 1);
});

test('a failed request is kept with its id, and one that is refused is not', async () => {
  const { port, failures } = await serveLogged('silent');
  await sendRequest(port, '/nowhere');
  const { headers } = await sendRequest(port, '/things/newest');
  assert.deepEqual(
    failures.map(({ at: _at, ...failure }) => failure),
    [
      {
        service: 'things',
        requestId: headers['x-request-id'],
        operation: 'getNewest',
        status: 500,
        reason: 'see the log',
      },
    ],
  );
});

test('a line has neither the query string nor headers nor the body, whatever the outcome', async () => {
  const { port, lines, text } = await serveLogged('trace');
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
  assert.equal(text().includes('secret'), false, text());
});

test('a fault is logged as an error with its stack', async () => {
  const { port, lines } = await serveLogged('error');
  await sendRequest(port, '/things');
  await sendRequest(port, '/things/newest');
  assert.equal(lines.length, 1);
  assert.equal(lines[0]?.level, 50);
  assert.equal(lines[0].msg, 'request failed');
  const { message, stack } = lines[0].err as { message: string; stack: string };
  assert.equal(message, 'the disk is full');
  assert.match(stack, /observe\.test/);
});

test('of an outage there is one line a second, without a stack, and each request is counted with its reason', async () => {
  let time = 0;
  const { logger, lines } = createLog('info');
  const { metrics, counted } = createCounts();
  const { port } = await serve({
    handlers: { ...handlers, getNewest: () => Promise.reject(new Error('refused')) },
    readOutage: () =>
      new OutageProblem({ status: 503, message: 'Gone.' }, 'unreachable', 'ECONNREFUSED: refused'),
    observe: createObserver('things', logger, metrics, () => time, 1),
    now: () => time,
  });
  for (let count = 0; count < 3; count += 1) await sendRequest(port, '/things/newest');
  time += 1000;
  const { status, json } = await sendRequest(port, '/things/newest');
  assert.deepEqual([status, json], [503, { status: 503, message: 'Gone.' }]);
  assert.deepEqual(
    lines.map(({ level, operation, reason, cause: words, skipped, err }) => ({
      level,
      operation,
      reason,
      words,
      skipped,
      err,
    })),
    [undefined, 2].map((skipped) => ({
      level: 50,
      operation: 'getNewest',
      reason: 'unreachable',
      words: 'ECONNREFUSED: refused',
      skipped,
      err: undefined,
    })),
  );
  const outages = counted.filter(([kind]) => kind === 'http_outages_total');
  assert.deepEqual(outages, Array(4).fill(['http_outages_total', 'things', 'getNewest', 'unreachable']));
});

test('a 503 other than an outage is one warning a second with its reason, one that the client brought about is no warning', async () => {
  for (const { isCausedByClient, level } of [
    { isCausedByClient: false, level: 40 },
    { isCausedByClient: true, level: 30 },
  ]) {
    let time = 0;
    const { logger, lines } = createLog('info');
    const { metrics, counted } = createCounts();
    const unavailability = { reason: 'The catalog is away.', isCausedByClient };
    const response = { status: 503, body: { message: 'The catalog is away.' }, unavailability };
    const { port } = await serve({
      handlers: { ...handlers, getNewest: () => Promise.resolve(response) },
      observe: createObserver('things', logger, metrics, () => time, 1),
      now: () => time,
    });
    for (let count = 0; count < 3; count += 1) await sendRequest(port, '/things/newest');
    time += 1000;
    const { json } = await sendRequest(port, '/things/newest');
    assert.deepEqual(json, { message: 'The catalog is away.' });
    assert.deepEqual(
      lines.map(({ level: at, operation, status, reason, skipped, err, msg }) => [
        at,
        operation,
        status,
        reason,
        skipped,
        err,
        msg,
      ]),
      [undefined, 2].map((skipped) => [
        level,
        'getNewest',
        503,
        'The catalog is away.',
        skipped,
        undefined,
        'unavailable',
      ]),
    );
    const unavailable = counted.filter(([kind]) => kind === 'http_unavailable_total');
    assert.deepEqual(
      unavailable,
      Array(isCausedByClient ? 0 : 4).fill(['http_unavailable_total', 'things', 'getNewest']),
    );
  }
});

test('a 503 that a handler throws is logged with its sentence', async () => {
  const { logger, lines } = createLog('info');
  const { metrics, counted } = createCounts();
  const full = new RequestProblem({ status: 503, message: 'There is no room for uploads right now.' });
  const { port } = await serve({
    handlers: { ...handlers, getNewest: () => Promise.reject(full) },
    observe: createObserver('things', logger, metrics, () => 0, 1),
  });
  await sendRequest(port, '/things/newest');
  assert.equal(lines.length, 1);
  assert.deepEqual([lines[0]?.level, lines[0]?.reason], [40, 'There is no room for uploads right now.']);
  assert.deepEqual(
    counted.filter(([kind]) => kind === 'http_unavailable_total'),
    [['http_unavailable_total', 'things', 'getNewest']],
  );
});

test('a request that the stop cuts off is a warning, one whose client goes away is none', async () => {
  const head =
    'POST /things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  for (const { isStopped, expected } of [
    { isStopped: true, expected: [40, 0, 'createThing', 'cut off by the stop'] },
    { isStopped: false, expected: [30, 0, 'createThing', 'client gone'] },
  ]) {
    const { logger, lines } = createLog('info');
    const observe = createObserver('things', logger, createCounts().metrics, () => 0, 1);
    const { port, server } = await serve({
      observe,
    });
    const received = once(server, 'request');
    const connection = wire(port, head);
    await received;
    if (isStopped) await close(server, 0);
    else connection.socket.destroy();
    while (lines.length === 0) await new Promise(setImmediate);
    assert.deepEqual(
      lines.map(({ level, status, operation, msg }) => [level, status, operation, msg]),
      [expected],
    );
  }
});

test('of the requests that succeed, one in a sample has a line, of all others each one', async () => {
  const { logger, lines } = createLog('info');
  const { metrics, counted, inFlight } = createCounts();
  const observe = createObserver('things', logger, metrics, () => 0, 3);
  const { port } = await serve({ handlers, observe });
  for (let count = 0; count < 6; count += 1) await sendRequest(port, '/things/abc');
  for (let count = 0; count < 2; count += 1) await sendRequest(port, '/nothing');
  assert.deepEqual(
    lines.map(({ status }) => status),
    [200, 200, 404, 404],
  );
  assert.equal(counted.length, 8);
  assert.deepEqual(inFlight, Array(8).fill([1, -1]).flat());
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

test('every request is counted, whether it is logged or not', async () => {
  const { port, lines, counted } = await serveLogged('silent');
  await sendRequest(port, '/things/abc');
  await sendRequest(port, '/things/newest');
  await sendRequest(port, '/unknown');
  assert.deepEqual(counted, [
    ['things', 'getThing', 200, 0.25],
    ['things', 'getNewest', 500, 0.25],
    ['things', '', 404, 0.25],
  ]);
  assert.deepEqual(lines, []);
});
