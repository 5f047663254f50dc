import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createPublicServer, listen, type TimeLimits } from './listen.js';
import { wire } from './testing/send-request.js';
import { errorShape } from './testing/serve.js';

const TIMES: TimeLimits = {
  headersTimeout: 60,
  requestTimeout: 120,
  keepAliveTimeout: 60,
  connectionsCheckingInterval: 10,
};
const DRIP_MS = 5;
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** Starts a server that reads whole bodies before it responds, with short limits; returns its port. */
async function start(times: TimeLimits): Promise<number> {
  const server = createPublicServer(
    (request, response) => void request.resume().on('end', () => response.end('served')),
    errorShape,
    undefined,
    undefined,
    times,
  );
  after(() => server.close().closeAllConnections());
  return Number(new URL(await listen(server, '127.0.0.1', 0, 'X')).port);
}

/** Opens a connection, sends a text and then a part all the time; resolves with what was received when the server has ended it. */
async function drip(port: number, text: string, part = ''): Promise<string> {
  const { socket, ended } = wire(port, text);
  const timer = setInterval(() => socket.writable && socket.write(part), DRIP_MS);
  try {
    return await ended;
  } finally {
    clearInterval(timer);
    socket.destroy();
  }
}

const body = (length: number): string => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
const chunked = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';

/** What is sent, and the status of what is received last, or none. */
const CASES: readonly [name: string, text: string, part: string, statuses: readonly number[]][] = [
  ['nothing', '', '', []],
  ['half a head', 'GET / HTTP/1.1\r\nHo', '', [400]],
  ['a head that drips', 'GET / HTTP/1.1\r\n', 'X-A: a\r\n', [400]],
  ['half a body', `${body(9)}{`, '', [400]],
  ['a body that drips', body(100_000), ' ', [400]],
  ['chunks that drip', chunked, '1\r\n \r\n', [400]],
  ['nothing after a request', GET, '', [200]],
  ['half a head after a request', `${GET}GET`, '', [200, 400]],
  ['a body that drips after a request', GET + body(100_000), ' ', [200, 400]],
];

test('a connection that takes too long is closed', async () => {
  const port = await start(TIMES);
  const received = await Promise.all(CASES.map(([, text, part]) => drip(port, text, part)));
  for (const [index, [name, , , statuses]] of CASES.entries()) {
    const found = [...(received[index] ?? '').matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) =>
      Number(status),
    );
    assert.deepEqual(found, statuses, name);
  }
});
