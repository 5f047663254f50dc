import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { isDeepStrictEqual, promisify } from 'node:util';
import { readServiceDocument } from '../../../src/wiring/service-documents.js';
import {
  listOperations,
  resolveReference,
  type Example,
  type Response,
} from '../../../src/openapi-document.js';
import { withAddresses } from '../../../src/web/addresses.js';
import { readGuides } from '../../../src/web/guides.js';
import { readRequest } from './find-example.js';
import { startMock, type Mock } from './start-mock.js';

const SERVICES = ['aggregator', 'verification', 'catalog'] as const;
const mocks = new Map<string, Mock>();

before(async () => {
  for (const service of SERVICES) mocks.set(service, await startMock(service, 0));
});

after(() => Promise.all([...mocks.values()].map(({ stop }) => stop())));

async function send(
  service: string,
  target: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; json: unknown }> {
  const response = await fetch(`${mocks.get(service)?.url}${target}`, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: text === '' ? null : JSON.parse(text) };
}

/** Returns each documented 200 with the request of the same key. */
function listPairs(service: string): { name: string; target: string; init: RequestInit; value: unknown }[] {
  const { document } = readServiceDocument(service);
  return listOperations(document).flatMap((located) => {
    const { operation, method, path } = located;
    const success = operation.responses['200'];
    const content = success && resolveReference<Response>(document, success).content;
    return Object.entries(content?.['application/json']?.examples ?? {}).map(([key, reference]) => {
      const parts = readRequest(document, located, key);
      const query = Object.entries(parts.query ?? {}).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
      );
      const values = new Map(Object.entries(parts.path ?? {}));
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(values.get(name))),
      );
      const isUpload = operation.operationId.startsWith('upload');
      const type = isUpload ? 'application/octet-stream' : 'application/json';
      const json = parts.body === undefined ? null : JSON.stringify(parts.body);
      return {
        name: `${operation.operationId} ${key}`,
        target: `${filled}?${new URLSearchParams(query).toString()}`,
        init: {
          method: method.toUpperCase(),
          ...(method === 'get' ? {} : { body: isUpload ? 'bytes' : json, headers: { 'content-type': type } }),
        },
        value: resolveReference<Example>(document, reference).value,
      };
    });
  });
}

for (const service of SERVICES) {
  test(`each documented 200 of ${service} is the response to its request`, async () => {
    const pairs = listPairs(service);
    assert.ok(pairs.length >= 11);
    for (const { name, target, init, value } of pairs) {
      const { status, json } = await send(service, target, init);
      // A setting of the server may decide between responses to one request.
      const others = pairs.filter((one) => one.target === target && one.init.body === init.body);
      const expected = others.find((one) => isDeepStrictEqual(one.value, json))?.value ?? value;
      assert.deepEqual([status, json], [200, expected], `${name}: ${init.method} ${target}`);
    }
  });
}

describe('A mock', () => {
  test('answers a wrong request in the words of the server', async () => {
    const limit = await send('catalog', '/api/v1/alterations/maps?limit=');
    assert.deepEqual(
      [limit.status, limit.json],
      [400, { error: 'Query parameter limit must be an integer from 1 to 5000, got "".' }],
    );
    const type = await send('verification', '/api/v1/verdicts/batch', { method: 'POST' });
    assert.equal(type.status, 415);
    const unknown = await send('aggregator', '/api/v1/no/such/route');
    assert.deepEqual([unknown.status, Object.keys(unknown.json as object)], [404, ['error', 'code']]);
    const method = await send('verification', '/api/v1/live', { method: 'DELETE' });
    assert.deepEqual([method.status, method.headers.get('allow')], [405, 'HEAD, GET, OPTIONS']);
    const missing = await send('aggregator', '/api/v1/projects/no-such-project');
    assert.equal(missing.status, 404);
  });

  test('has request ids, entity tags and CORS', async () => {
    const target = '/api/v1/records/rec-1042';
    const first = await send('verification', target, { headers: { 'x-request-id': 'my-own.1' } });
    assert.equal(first.headers.get('x-request-id'), 'my-own.1');
    assert.equal(first.headers.get('access-control-allow-origin'), '*');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    assert.equal((await send('verification', target, { headers })).status, 304);
  });

  test('gives the response that Prefer names, and says what there is', async () => {
    const prefer = (value: string): ReturnType<typeof send> =>
      send('verification', '/api/v1/live', { headers: { prefer: value } });
    const chosen = await prefer('code=400, example=limitTooLarge');
    assert.equal(chosen.status, 400);
    assert.match(JSON.stringify(chosen.json), /got \\"501\\"/);
    for (const wrong of ['code=500', 'code=400, example=none'])
      assert.match(
        JSON.stringify((await prefer(wrong)).json),
        /Header Prefer: getLiveFeed has no .*; it has 200, /,
      );
  });

  test('runs the guide for bots to its end', async () => {
    const guide = readGuides().find(({ name }) => name === 'follow-events')?.text ?? '';
    const urls = Object.fromEntries([...mocks].map(([service, { url }]) => [service, url]));
    const [, program = ''] = /```js\n([^]*?)```/.exec(withAddresses(guide, urls)) ?? [];
    const words = ['--input-type=module', '-e', program];
    const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: 60_000 });
    assert.match(stdout, / drove /);
  });
});
