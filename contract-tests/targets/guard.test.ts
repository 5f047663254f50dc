import { deepEqual, equal, rejects } from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ApiDocument } from '../contract/document.js';
import type { Response } from '../contract/http-client.js';
import { createGuard } from './guard.js';
import { Skipped } from '../scenarios/scenario.js';

const responses = { '200': { description: 'Done.' } };
const document: ApiDocument = {
  info: { title: 'Maps', version: 'v1' },
  paths: {
    '/maps/{uid}': { get: { operationId: 'getMap', responses } },
    '/maps/find': { post: { operationId: 'findMaps', 'x-contract-safe': true, responses } },
    '/maps': { post: { operationId: 'addMap', responses } },
    '/maps/next': { get: { operationId: 'takeNext', 'x-contract-safe': false, responses } },
  },
};
const response: Response = {
  status: 200,
  headers: {},
  body: Buffer.alloc(0),
  json: undefined,
  milliseconds: 1,
};
const sent: string[] = [];
const send = createGuard(
  async ({ method, url }) => {
    sent.push(`${method} ${url}`);
    return response;
  },
  [{ service: 'maps', document }],
  { urls: { maps: 'http://127.0.0.1:1/base/' }, isReadOnly: true },
);
const sendTo = (method: string, path: string): Promise<Response> =>
  send({ method, url: `http://127.0.0.1:1/base${path}`, headers: {} });

describe('A read-only run', () => {
  for (const [method, path] of [
    ['GET', '/maps/one'],
    ['HEAD', '/maps/one'],
    ['GET', '/maps/one/?fields=name'],
    ['POST', '/maps/find'],
    ['OPTIONS', '/maps'],
    ['GET', '/no/such/route'],
  ] as const) {
    test(`sends ${method} ${path}`, async () => equal((await sendTo(method, path)).status, 200));
  }

  for (const [method, path] of [
    ['POST', '/maps'],
    ['POST', '/maps/'],
    ['GET', '/maps/next'],
    ['HEAD', '/maps/next'],
    ['PATCH', '/maps/one'],
    ['DELETE', '/no/such/route'],
  ] as const) {
    test(`does not send ${method} ${path}`, async () => {
      const before = [...sent];
      await rejects(sendTo(method, path), Skipped);
      deepEqual(sent, before);
    });
  }

  test('sends nothing to another host', async () => {
    await rejects(send({ method: 'GET', url: 'http://127.0.0.1:2/maps/one', headers: {} }), Skipped);
  });
});

test('A run that writes knows the services whose state it has changed', async () => {
  const written: string[] = [];
  const urls = { maps: 'http://127.0.0.1:1' };
  const onWritten = (service: string): void => void written.push(service);
  const writing = createGuard(async () => response, [{ service: 'maps', document }], { urls, onWritten });
  for (const [method, path] of [
    ['GET', '/maps/one'],
    ['POST', '/maps'],
  ] as const)
    await writing({ method, url: `${urls.maps}${path}`, headers: {} });
  deepEqual(written, ['maps']);
});
