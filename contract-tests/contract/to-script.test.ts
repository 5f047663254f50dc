import { deepEqual, equal, match } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { promisify } from 'node:util';
import type { Response } from './http-client.js';
import { countSteps, namesPrepared, toScript } from './to-script.js';

const bytes = Buffer.from([0, 255, 39, 34, 10, 13]);

function response(status: number, body: object): Response {
  return { status, headers: {}, body: Buffer.from(JSON.stringify(body)), json: body, milliseconds: 1 };
}

test('A script sends all requests of a scenario again, with the values of the new responses', async (context) => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push(
        `${request.method} ${request.url} ${String(request.headers['x-token'] ?? '')} ${body.toString('hex')}`,
      );
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ upload: 'second-reference', note: "it's" }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const script = toScript(
    'a map',
    [
      {
        request: { method: 'POST', url: `${url}/uploads`, headers: { 'x-token': 'SECRET' }, body: bytes },
        response: response(200, { upload: 'first-reference' }),
      },
    ],
    {
      method: 'PUT',
      url: `${url}/maps/first-reference`,
      headers: {},
      body: Buffer.from(`{"name":"it's"}`),
    },
    // As reports without secrets have it.
  )?.replaceAll('SECRET', `'"$TOKEN"'`);
  const { stdout } = await promisify(execFile)('sh', ['-c', script ?? ''], {
    env: { ...process.env, TOKEN: 'T' },
  });
  deepEqual(received, [
    `POST /uploads T ${bytes.toString('hex')}`,
    `PUT /maps/second-reference  ${Buffer.from(`{"name":"it's"}`).toString('hex')}`,
  ]);
  match(stdout, /^HTTP\/1\.1 200 OK/);
});

test('Repeated requests are one step', () => {
  const request = { method: 'GET', url: 'http://127.0.0.1:1/maps', headers: {} };
  const script = toScript(
    'a map',
    [1, 2, 3].map(() => ({ request, response: response(200, {}) })),
    request,
  );
  match(script ?? '', /# Sent 3 times/);
  equal(script?.match(/curl/g)?.length, 2);
});

test('A script of more than 64 KiB is none', () => {
  const body = Buffer.from('x'.repeat(8000));
  const request = { method: 'POST', url: 'http://127.0.0.1:1/', headers: {}, body };
  const prepared = Array.from({ length: 9 }, (_, index) => ({
    request: { ...request, url: `${request.url}${index}` },
    response: response(200, {}),
  }));
  equal(toScript('too much', prepared, request), undefined);
});

test('A request names what others have made where it has a value of their bodies', () => {
  const base = 'http://127.0.0.1:1';
  const prepared = [
    {
      request: {
        method: 'POST',
        url: `${base}/records`,
        headers: {},
        body: Buffer.from('{"id":"record-1"}'),
      },
      response: response(200, { upload: 'reference' }),
    },
  ];
  const named = (url: string, body?: object): boolean =>
    namesPrepared(
      {
        method: 'POST',
        url: `${base}${url}`,
        headers: {},
        ...(body ? { body: Buffer.from(JSON.stringify(body)) } : {}),
      },
      prepared,
    );
  deepEqual(
    [named('/records/record-1'), named('/records?ref=reference'), named('/batch', { ids: ['record-1'] })],
    [true, true, true],
  );
  deepEqual([named('/records'), named('/records/other-record'), named('/batch', {})], [false, false, false]);
  equal(countSteps([...prepared, ...prepared]), 1);
});
