import { equal, rejects } from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { listen } from '../testing/listen.js';
import { startProxy } from './start-proxy.js';

test('A response to HEAD keeps the length of the body that GET has', async (context) => {
  const server = await listen(
    createServer((_, response) => void response.setHeader('content-length', 5).end('hello')),
  );
  context.after(server.stop);
  const proxy = await startProxy(server.url, (_, response) => response);
  context.after(proxy.stop);
  for (const method of ['GET', 'HEAD']) {
    const { headers } = await fetch(proxy.url, { method });
    equal(headers.get('content-length'), '5', method);
  }
});

test('What throws while a response is changed is thrown again where the proxy is stopped', async (context) => {
  const server = await listen(createServer((_, response) => void response.end()));
  context.after(server.stop);
  const proxy = await startProxy(server.url, () => {
    throw new Error('The response cannot be changed.');
  });
  await rejects(fetch(`${proxy.url}/api/v1`));
  await rejects(proxy.stop(), /The response cannot be changed\./);
});
