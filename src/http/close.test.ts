import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import { announceClose } from './connections.js';
import { close, createPublicServer, listen } from './listen.js';
import { wire, type Wire } from './testing/send-request.js';
import { errorShape } from './testing/serve.js';

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const LONG = 60_000;

interface Held {
  port: number;
  server: Server;
  /** Opens a connection and waits until the server has it and has read the text. */
  connect: (text: string) => Promise<Wire>;
  /** Sends a request and resolves with its connection and the pending response. */
  send: (text?: string) => Promise<{ connection: Wire; response: ServerResponse }>;
}

/** A server whose responses are sent by the test. */
async function hold(): Promise<Held> {
  const server = createPublicServer(() => undefined, errorShape);
  const port = Number(new URL(await listen(server, '127.0.0.1', 0, 'X')).port);
  const connect = async (text: string): Promise<Wire> => {
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const connection = wire(port, text);
    const [socket] = await accepted;
    while (socket.bytesRead < text.length) await new Promise(setImmediate);
    return connection;
  };
  const send: Held['send'] = async (text = GET) => {
    const received = once(server, 'request') as Promise<[unknown, ServerResponse]>;
    const connection = wire(port, text);
    const [, response] = await received;
    return { connection, response };
  };
  return { port, server, connect, send };
}

test('a request under way finishes, and says that its connection ends', async () => {
  const { server, send } = await hold();
  const { connection, response } = await send();
  const closed = close(server, LONG);
  response.end('done');
  assert.match(await connection.ended, /^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n[^]*done/);
  await closed;
});

test('a long response reaches a slow client completely', async () => {
  const { server, send } = await hold();
  const { connection, response } = await send();
  connection.socket.pause();
  response.end('x'.repeat(20_000_000));
  const closed = close(server, LONG);
  setImmediate(() => connection.socket.resume());
  const [head = '', body = ''] = (await connection.ended).split('\r\n\r\n');
  assert.match(head, /^HTTP\/1\.1 200/);
  assert.equal(body.length, 20_000_000);
  await closed;
});

test('connections on which nothing is under way end', async () => {
  const { server, connect, send } = await hold();
  const silent = await connect('');
  const { connection: used, response } = await send();
  response.end('done');
  await used.until('done');
  await close(server, LONG);
  assert.equal(await silent.ended, '');
  assert.match(await used.ended, /done/);
});

test('no new connections are taken', async () => {
  const { port, server, send } = await hold();
  const { response } = await send();
  const closed = close(server, LONG);
  const [refusal] = (await once(wire(port, GET).socket, 'error')) as [NodeJS.ErrnoException];
  assert.equal(refusal.code, 'ECONNREFUSED');
  response.end();
  await closed;
});

test('a request whose head was incomplete is served, and its response says that the connection ends', async () => {
  const { server, connect } = await hold();
  const connection = await connect('GET / HTTP/1.1\r\n');
  const closed = close(server, LONG);
  const received = once(server, 'request') as Promise<[unknown, ServerResponse]>;
  connection.socket.write('Host: a\r\n\r\n');
  const [, response] = await received;
  response.end('done');
  assert.match(await connection.ended, /\r\nConnection: close\r\n[^]*done/);
  await closed;
});

test('after the timeout remaining connections are closed', async () => {
  const { server, send } = await hold();
  const { connection } = await send();
  await close(server, 1);
  assert.equal(await connection.ended, '');
});

test('while a server drains it accepts requests, and each response says that its connection ends', async () => {
  const { server, send } = await hold();
  const before = await send();
  announceClose(server);
  before.response.end('one');
  assert.match(await before.connection.ended, /^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n[^]*one/);
  const during = await send();
  during.response.end('two');
  assert.match(await during.connection.ended, /^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n[^]*two/);
  await close(server, LONG);
});
