import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createFinder, listOperations } from '../contract/document.js';
import { parseJson, type Response } from '../contract/http-client.js';
import { validateEveryResponse } from '../contract/validate-headers.js';
import { validateResponse } from '../contract/validate-response.js';
import { aggregator } from '../scenarios/aggregator/index.js';
import { catalog } from '../scenarios/catalog/index.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { verification } from '../scenarios/verification/index.js';
import { startMockFront } from './mock-front.js';
import type { Listening } from '../testing/listen.js';
import { startMock } from './start-mock.js';

// A front end's day against the mocks alone. Each response is compared with the document besides.

type Json = Record<string, unknown>;

interface Client {
  send: (path: string, init?: RequestInit) => Promise<Response>;
  mock: Listening;
}

async function startClient(suite: ServiceSuite): Promise<Client> {
  const plain = await startMock(suite.document, 0, false);
  const mock = await startMockFront(suite, plain, 0);
  const find = createFinder(listOperations(suite.document));
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${mock.url}${path}`, init);
    const body = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers) as Response['headers'];
    const received = { status: response.status, headers, body, json: parseJson(body), milliseconds: 1 };
    const { method = 'GET' } = init;
    const operation = find(method, new URL(path, mock.url).pathname);
    const expected = { status: response.status, mediaType: null, hasServiceWideChecks: true };
    const faults = operation
      ? validateResponse(suite, received, { operation, ...expected })
      : validateEveryResponse(received);
    deepEqual(
      faults.map(({ sentence }) => sentence),
      [],
      `${method} ${path}`,
    );
    return received;
  };
  return { send, mock };
}

function post(json: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof json === 'string' ? json : JSON.stringify(json),
  };
}

function readData({ json }: Response): Json {
  return (json as { data: Json }).data;
}

function readMessage({ json }: Response): string {
  const { error } = json as { error: string | { message: string } };
  return typeof error === 'string' ? error : error.message;
}

describe('The mock of verification', () => {
  let client: Client;
  before(async () => (client = await startClient(verification)));
  after(() => client.mock.stop());

  test('says path, page and limit of a list again, and has less on its second page', async () => {
    const first = readData(await client.send('/api/v1/maps/My_Map/verdicts?track=replay&limit=1'));
    const second = readData(await client.send('/api/v1/maps/My_Map/verdicts?track=replay&limit=1&page=50'));
    deepEqual([first['map_uid'], first['limit'], (first['items'] as unknown[]).length], ['My_Map', 1, 1]);
    deepEqual([second['page'], (second['items'] as unknown[]).length], [50, 0]);
  });

  test('says what is wrong with a request, in the words of the server', async () => {
    const readRefusal = async (path: string, init?: RequestInit): Promise<unknown[]> => {
      const response = await client.send(path, init);
      return [response.status, readMessage(response)];
    };
    deepEqual(await readRefusal('/api/v1/live?limit=0'), [
      400,
      'Query parameter limit must be an integer from 1 to 500, got "0".',
    ]);
    deepEqual(await readRefusal('/api/v1/live?limit=1&limit=2'), [
      400,
      'Query parameter limit must be given once, got 2 values.',
    ]);
    const [status, broken] = await readRefusal('/api/v1/verdicts/batch', post('{"record_ids": '));
    equal(status, 400);
    match(String(broken), /^The body must be JSON: /);
    deepEqual(await readRefusal('/api/v1/verdicts/batch', { method: 'POST' }), [
      415,
      'Content-Type must be application/json, got none.',
    ]);
    const bytes = { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: '' };
    deepEqual(await readRefusal('/api/v1/uploads/map?filename=a.Map.Gbx', bytes), [
      400,
      'The body is empty; send the bytes of the file.',
    ]);
    deepEqual(await readRefusal('/api/v1/no/such/route'), [
      404,
      'There is no route GET /api/v1/no/such/route; see /api/.',
    ]);
    const method = await client.send('/api/v1/live', { method: 'DELETE' });
    deepEqual([method.status, method.headers.allow], [405, 'HEAD, GET, OPTIONS']);
  });

  test('has the document where errors send a client', async () => {
    for (const path of ['/api/', '/api/openapi.json']) {
      const { json } = await client.send(path);
      deepEqual((json as Json)['info'], verification.document.info, path);
    }
  });

  test('has entity tags: what is known is an empty 304', async () => {
    const first = await client.send('/api/v1/records/rec-1042');
    const again = await client.send('/api/v1/records/rec-1042', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    deepEqual([first.status, again.status, again.body.length], [200, 304, 0]);
    equal(readData(await client.send('/api/v1/records/mine'))['record_id'], 'mine');
  });

  test('gives the example that is asked for by name', async () => {
    const chosen = await client.send('/api/v1/records/rec-1042', { headers: { prefer: 'code=404' } });
    equal(chosen.status, 404);
    const own = await client.send('/api/v1/health', { headers: { 'x-request-id': 'my-own.1' } });
    equal(own.headers['x-request-id'], 'my-own.1');
    for (const [prefer, sentence] of [
      ['code=500', /^Header Prefer: getLiveFeed has no response 500; it has 200, /],
      [
        'code=400, example=none',
        /^Header Prefer: the response 400 of getLiveFeed has no example none; it has \w+/,
      ],
    ] as const) {
      const unknown = await client.send('/api/v1/live', { headers: { prefer } });
      equal(unknown.status, 400);
      match(readMessage(unknown), sentence);
    }
  });
});

test('The mock of the aggregator names what is wrong as it is documented', async (context) => {
  const client = await startClient(aggregator);
  context.after(client.mock.stop);
  const refused = await client.send('/api/v1/display-names/search?q=');
  deepEqual(refused.json, {
    error: 'Query parameter q must have 1 to 200 characters.',
    code: 'invalid_request',
    details: [{ path: 'q', message: 'Query parameter q must have 1 to 200 characters.' }],
  });
  const unknown = await client.send('/api/v1/no/such/route');
  deepEqual(Object.keys(unknown.json as Json), ['error', 'code']);
  // A rule beyond the schemas, and something that is not there, as the examples have them.
  const noName = await client.send('/api/v1/display-names/by-name');
  deepEqual(
    [noName.status, readMessage(noName)],
    [400, 'Query parameter displayName[] must name at least one display name.'],
  );
  equal((await client.send('/api/v1/projects/no-such-project')).status, 404);
});

test('The mock of the catalog pages through its example, and refuses what no server takes', async (context) => {
  const client = await startClient(catalog);
  context.after(client.mock.stop);
  const { paging } = (await client.send('/api/v1/alterations/maps?limit=1&offset=1')).json as {
    paging: Json;
  };
  deepEqual([paging['limit'], paging['offset']], [1, 1]);
  ok(Number(paging['total']) >= 1);
  const readRefusal = async (path: string, init?: RequestInit): Promise<unknown[]> => {
    const { status, json } = await client.send(path, init);
    return [status, json];
  };
  deepEqual(await readRefusal('/api/v1/alterations/maps?limit='), [
    400,
    { error: 'Query parameter limit must be an integer from 1 to 5000, got "".' },
  ]);
  deepEqual(await readRefusal('/api/v1/no/such/route'), [
    404,
    { error: 'There is no route GET /api/v1/no/such/route; see /api/.' },
  ]);
  deepEqual(await readRefusal('/api/v1/request-update', post({})), [
    400,
    { error: 'Body field mapUid is required; uid will do as well.' },
  ]);
  deepEqual(await readRefusal('/api/v1/webhook/wr', post({})), [
    401,
    { error: 'Header x-webhook-secret is missing.' },
  ]);
});
