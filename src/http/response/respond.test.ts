import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { test } from 'node:test';
import type { AnyHandler } from '../operation.js';
import { RequestProblem } from './problem.js';
import { sendRequest, parseResponse, post, wire } from '../testing/send-request.js';
import { handlers } from '../testing/handlers.js';
import { serve, type TestServer } from '../testing/serve.js';

function serveWith(getNewest: AnyHandler): Promise<TestServer> {
  return serve({ handlers: { ...handlers, getNewest } });
}

const internal = {
  status: 500,
  message:
    'The request could not be served because of an internal error. The request id names it in our log.',
};

test('an error of a handler returns a 500 without internals; the observer gets all of it', async () => {
  const cause = new Error('SELECT password FROM users');
  const faults: unknown[] = [
    cause,
    'a text',
    null,
    Object.assign(new Error('teapot'), { status: 418, expose: true }),
  ];
  for (const fault of faults) {
    const { port, observed } = await serveWith(() => {
      throw fault;
    });
    const { status, json, headers } = await sendRequest(port, '/things/newest');
    assert.equal(status, 500);
    assert.deepEqual(json, internal);
    assert.equal(headers['cache-control'], 'no-store');
    const [seen] = await observed(1);
    assert.equal(seen?.status, 500);
    assert.equal(seen.error, fault);
    assert.equal(seen.requestId, headers['x-request-id']);
  }
});

test('a thrown problem becomes its response and is not reported as an error', async () => {
  const problem = {
    status: 503,
    message: 'The upstream is not configured.',
    headers: { 'Retry-After': '30' },
  };
  const { port, observed } = await serveWith(() => Promise.reject(new RequestProblem(problem)));
  const { status, json, headers } = await sendRequest(port, '/things/newest');
  assert.equal(status, 503);
  assert.deepEqual(json, { status: 503, message: problem.message });
  assert.equal(headers['retry-after'], '30');
  assert.deepEqual(
    (await observed(1)).map(({ error }) => error),
    [undefined],
  );
});

test('a response that cannot be written returns a 500 in the same shape', async () => {
  const { port, observed } = await serveWith(() => Promise.resolve({ status: 200, body: { count: 1n } }));
  const { status, json } = await sendRequest(port, '/things/newest');
  assert.equal(status, 500);
  assert.deepEqual(json, internal);
  const [seen] = await observed(1);
  assert.equal(seen?.status, 500);
  assert.match(String(seen.error), /BigInt/);
});

test('a guard rejects a request before its body is read', async () => {
  const guards = {
    createThing: () => {
      throw new RequestProblem({ status: 401, message: 'Unauthorized' });
    },
  };
  const { port } = await serve({ guards });
  const head =
    'POST /things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n';
  const connection = wire(port, head);
  assert.equal(parseResponse(await connection.until('Unauthorized')).status, 401);
  connection.socket.end();
  await connection.ended;
  assert.equal((await post(port, '/things/abc/touch', '{"name":"a"}')).status, 200);
});

test('a rejected request leaves the connection usable when its body has arrived', async () => {
  const { port } = await serve();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (): Promise<{
    status: number | undefined;
    localPort: number | undefined;
    connection: string | undefined;
  }> =>
    new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'text/plain', 'Content-Length': 2 };
      const sent = request(
        { port, host: '127.0.0.1', path: '/things', method: 'POST', headers, agent },
        (response) => {
          const { statusCode: status, socket } = response;
          const { localPort } = socket;
          response
            .resume()
            .on('end', () => resolve({ status, localPort, connection: response.headers.connection }));
        },
      );
      sent.on('error', reject);
      sent.end('{}');
    });
  const first = await send();
  const second = await send();
  agent.destroy();
  assert.deepEqual(second, first);
  assert.equal(first.status, 415);
  assert.equal(first.connection, 'keep-alive');
});

test('a client that resets the connection before its response leaves no trace on standard error', async (t) => {
  const complaints = t.mock.method(console, 'error', () => undefined);
  let gone: () => void = () => undefined;
  const left = new Promise<void>((resolve) => (gone = resolve));
  const { port, server, observed } = await serveWith(async () => {
    await left;
    return { status: 200, body: 'late' };
  });
  server.on('connection', (socket) => socket.once('close', () => setImmediate(gone)));
  const { socket } = wire(port, 'GET /things/newest HTTP/1.1\r\nHost: a\r\n\r\n');
  server.once('request', () => socket.resetAndDestroy());
  assert.equal((await observed(1))[0]?.path, '/things/newest');
  assert.equal(complaints.mock.callCount(), 0);
});
