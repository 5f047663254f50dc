import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.js';

async function startEcho(prefix: string): Promise<number> {
  const server = createServer((socket) =>
    socket.on('data', (chunk: Buffer) => socket.write(`${prefix}${chunk.toString()}`)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  return (server.address() as AddressInfo).port;
}

async function open(proxy: TcpProxy): Promise<(text: string) => Promise<string>> {
  const socket = connect(proxy.port, '127.0.0.1');
  await once(socket, 'connect');
  after(() => socket.destroy());
  return async (text) => {
    socket.write(text);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    return chunk.toString();
  };
}

test('it passes bytes, holds them while it is frozen, and passes new connections to another port', async () => {
  const proxy = await startTcpProxy(await startEcho('a'));
  after(() => proxy.close());
  const send = await open(proxy);
  assert.equal(await send('1'), 'a1');
  proxy.freeze();
  const held = send('2');
  const other = await open(proxy);
  proxy.thaw();
  assert.equal(await held, 'a2');
  assert.equal(await other('3'), 'a3');
  proxy.pointTo(await startEcho('b'));
  assert.equal(await (await open(proxy))('4'), 'b4');
});
