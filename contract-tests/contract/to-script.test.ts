import { deepEqual, equal, match } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { promisify } from 'node:util';
import fc from 'fast-check';
import type { Response, WireRequest } from './http-client.js';
import { ACCEPTED } from './request.js';
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

/** In the place of curl: shows its arguments, and answers the first request as the server did. */
const SHOW_ARGUMENTS = `
curl() { { printf '%s\\0' "$@"; printf '\\1'; } >&3; printf '%s' "$ANSWER"; }
exec 3>&1 > /dev/null`;

const URL_OF_BOTH = 'http://127.0.0.1:1/maps';

/** Returns the arguments of the last curl of the script of two requests, as bash and sh run it; the first is answered as given. */
async function runScript(answer: string, body: string, url: string, value: string): Promise<string[][]> {
  const script = toScript(
    'hostile values',
    [
      {
        request: { method: 'POST', url: URL_OF_BOTH, headers: {} },
        response: { ...response(200, {}), body: Buffer.from(answer) },
      },
    ],
    { method: 'PUT', url, headers: { 'x-token': value }, body: Buffer.from(body) },
  );
  const run = async (shell: string): Promise<string[]> => {
    const { stdout } = await promisify(execFile)(shell, ['-c', `${SHOW_ARGUMENTS}\n${script}`], {
      env: { ...process.env, ANSWER: answer },
    });
    return stdout.split('\u0001').at(-2)?.split('\0').slice(1, -1) ?? [];
  };
  return Promise.all([run('bash'), run('sh')]);
}

test('A script runs nothing that a server has chosen, and sends the original texts', async () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      "'",
      "'\\''",
      '"',
      '$',
      '`',
      '\\',
      '\n',
      ';echo owned #',
      '$(echo owned)',
      '-o',
      '@',
      '{a,b}',
    ),
    fc.constantFrom('abcdef', 'ghijkl', ' ', '%', '&', '/', '*', '~', '!'),
  );
  const texts = fc.array(hostile, { maxLength: 12 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 4 }), texts, async (values, more) => {
      const answer = JSON.stringify(
        Object.fromEntries(values.map((value, index) => [`key_${index}`, value])),
      );
      // As a later request has them: whole, in parts, one in another, and beside other text.
      const body = [more, ...values, values.join(''), more].join('');
      const url = `${URL_OF_BOTH}/${values.join('/').replaceAll('\n', '')}`;
      const token = values[0]?.trim() ?? '';
      const header = token === '' ? 'x-token;' : `x-token: ${token}`;
      const expected = ['-X', 'PUT', '-H', header, '-H', 'content-type:', '--data-raw', body, url];
      for (const sent of await runScript(answer, body, url, token)) deepEqual(sent, expected);
    }),
    {
      numRuns: 25,
      examples: [
        [[''], ''],
        [["abcdef'ghijkl;echo owned #", "'ghijkl"], ''],
      ],
    },
  );
});

test('A server that answers anew chooses neither where a request goes nor an option of curl', async () => {
  const url = `${URL_OF_BOTH}/abcdef`;
  const first = JSON.stringify({ a: url, b: '127.0.0.1:1/maps', c: 'secret', d: 'abcdef' });
  const script = toScript(
    'one who changes its mind',
    [
      {
        request: { method: 'POST', url: 'http://localhost:2/', headers: {} },
        response: { ...response(200, {}), body: Buffer.from(first) },
      },
    ],
    { method: 'GET', url, headers: { 'x-token': 'my-secret-token' } },
  );
  match(
    script ?? '',
    /\ncurl -gisS -X GET -H 'x-token: my-secret-token' 'http:\/\/127\.0\.0\.1:1\/maps\/'"\$d_\d"\n/,
  );
});

test('A script sends the headers of a request and no others', async (context) => {
  const received: unknown[] = [];
  const server = createServer(({ url, headers }, response) => {
    const { accept, 'content-type': type, 'transfer-encoding': coding } = headers;
    received.push([url, accept, type, coding]);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/maps?uid[]={a,b}`;
  const body = Buffer.from('{}');
  const requests: WireRequest[] = [
    { method: 'POST', url, headers: { accept: '' }, body, isChunked: true },
    { method: 'POST', url, headers: { accept: 'text/html', 'content-type': 'text/plain' }, body },
    { method: 'GET', url, headers: { accept: ACCEPTED } },
  ];
  for (const last of requests) await promisify(execFile)('sh', ['-c', toScript('headers', [], last) ?? '']);
  deepEqual(received, [
    ['/maps?uid[]={a,b}', '', undefined, 'chunked'],
    ['/maps?uid[]={a,b}', 'text/html', 'text/plain', undefined],
    ['/maps?uid[]={a,b}', '*/*', undefined, undefined],
  ]);
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
