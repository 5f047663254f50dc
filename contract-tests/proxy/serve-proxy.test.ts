import { deepEqual, doesNotMatch, equal, match, rejects, throws } from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { test } from 'node:test';
import { ALL_OPERATIONS } from '../first-server/server.js';
import { startFirstServer } from '../first-server/start.js';
import { startProxy } from './start-proxy.js';
import { collectFindings } from '../reporting/findings.js';
import { countOutcomes } from '../reporting/report-model.js';
import { listen } from '../testing/listen.js';
import { readProxyOptions, startCheckingProxy } from './serve-proxy.js';

const stage = { operations: ALL_OPERATIONS, hasHeaders: true, checksRequests: true };

test('What a client exchanges is compared with the document, and passed on unchanged', async (context) => {
  const server = await startFirstServer(stage);
  context.after(server.stop);
  const broken = await startProxy(server.url, ({ url }, response) =>
    url.startsWith('/api/v1/live')
      ? {
          ...response,
          body: Buffer.from(String(response.body).replace('"known_maps":0', '"known_maps":"0"')),
        }
      : response,
  );
  context.after(broken.stop);
  const faults: string[] = [];
  const options = { service: 'verification', url: broken.url, header: undefined, port: 0 };
  const proxy = await startCheckingProxy(options, (sentence) => faults.push(sentence));
  context.after(proxy.stop);
  const statuses = [];
  for (const path of ['/api/v1', '/api/v1/records/unknown', '/api/v1/live', '/api/v1/live', '/none']) {
    const response = await fetch(`${proxy.url}${path}`);
    statuses.push(response.status);
    await response.arrayBuffer();
  }
  deepEqual(statuses, [200, 404, 200, 200, 404]);
  deepEqual(faults, ['GET /api/v1/live 200: /data/totals/known_maps: expected integer, got "0".']);
  const report = proxy.recorder.report();
  equal(proxy.recorder.count(), 5);
  equal(collectFindings([report]).length, 1);
  const { passed, failed } = countOutcomes(report.cells);
  deepEqual([passed, failed], [2, 1]);
});

test('The proxy lends its user to no page of another site, and shows no credentials', async (context) => {
  const received: string[] = [];
  const server = await listen(
    createServer(({ headers }, response) => {
      const sent = `${String(headers.authorization)} ${String(headers['x-ingest-token'])}`;
      received.push(sent);
      response.setHeader('x-echo', sent).end(sent);
    }),
  );
  context.after(server.stop);
  const header = { name: 'Authorization', value: 'Basic bWU6c2VjcmV0' };
  const said: string[] = [];
  const options = { service: 'verification', url: server.url, header, port: 0 };
  const proxy = await startCheckingProxy(options, (sentence) => said.push(sentence));
  context.after(proxy.stop);
  const { port } = new URL(proxy.url);
  const status = async (headers: OutgoingHttpHeaders): Promise<number | undefined> => {
    const sent = request(`${proxy.url}/api/v1/live`, { headers, agent: false }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  const token = { 'x-ingest-token': "it's-a-token" };
  for (const headers of [
    { host: `rebound.example:${port}` },
    { origin: 'https://page.example' },
    { origin: 'null' },
    { origin: 'http://localhost.page.example' },
  ])
    equal(await status(headers), 403, JSON.stringify(headers));
  equal(received.length, 0);
  for (const headers of [
    token,
    { ...token, host: `localhost:${port}` },
    { ...token, origin: proxy.url },
    // A page that somebody develops.
    { ...token, origin: 'http://localhost:5173' },
  ])
    equal(await status(headers), 200, JSON.stringify(headers));
  deepEqual(
    received,
    Array.from({ length: 4 }, () => "Basic bWU6c2VjcmV0 it's-a-token"),
  );
  const shown = JSON.stringify([proxy.recorder.report(), said]);
  match(shown, /<authorization> <x-ingest-token>/);
  doesNotMatch(shown, /bWU6c2VjcmV0|a-token/);
});

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
  const server = await startFirstServer(stage);
  context.after(server.stop);
  const proxy = await startProxy(server.url, () => {
    throw new Error('The response cannot be changed.');
  });
  await rejects(fetch(`${proxy.url}/api/v1`));
  await rejects(proxy.stop(), /The response cannot be changed\./);
});

test('The proxy is for one service', () => {
  const read = (...argv: string[]): unknown => readProxyOptions(argv, 'proxy', 'report');
  throws(() => read(), /Give the address of one service/);
  throws(() => read('--catalog', 'http://c.example', '--aggregator', 'http://a.example'), /of one service/);
  throws(() => read('--catalog', 'http://c.example', '--port', 'any'), /--port takes a number/);
  throws(() => read('--nonsense'), /See proxy --help/);
  match(
    JSON.stringify(read('--catalog', 'http://me:secret@c.example/base')),
    /"url":"http:\/\/c.example\/base"/,
  );
});
