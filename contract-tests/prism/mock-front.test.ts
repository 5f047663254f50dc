import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { parseJson, type Response } from '../contract/http-client.js';
import { createRecorder, type Recorder } from '../proxy/recorder.js';
import { aggregator } from '../scenarios/aggregator/index.js';
import { catalog } from '../scenarios/catalog/index.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { verification } from '../scenarios/verification/index.js';
import { startMockFront } from './mock-front.js';
import { startMock, type Mock } from './start-mock.js';
import { createMemory } from './stateful.js';

// A front end's day against the mocks alone. Each response is compared with the document besides.

type Json = Record<string, unknown>;

interface Client {
  send: (path: string, init?: RequestInit) => Promise<Response>;
  recorder: Recorder;
  mock: Mock;
}

let nowMs = Date.parse('2026-10-06T08:00:00.000Z');

async function startClient(suite: ServiceSuite, isStateful = false): Promise<Client> {
  const plain = await startMock(suite.document, 0);
  const mock = await startMockFront(suite.document, plain, {
    port: 0,
    ...(isStateful ? { memory: createMemory(() => nowMs) } : {}),
  });
  const recorder = createRecorder(suite, mock.url);
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${mock.url}${path}`, init);
    const body = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers) as Response['headers'];
    const received = { status: response.status, headers, body, json: parseJson(body), milliseconds: 1 };
    const request = { method: init.method ?? 'GET', url: `${mock.url}${path}`, headers: {} };
    deepEqual(
      recorder.record(request, received).map(({ sentence }) => sentence),
      [],
      `${request.method} ${path}`,
    );
    return received;
  };
  return { send, recorder, mock };
}

function post(json: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof json === 'string' ? json : JSON.stringify(json),
  };
}

function dataOf({ json }: Response): Json {
  return (json as { data: Json }).data;
}

function messageOf({ json }: Response): string {
  const { error } = json as { error: string | { message: string } };
  return typeof error === 'string' ? error : error.message;
}

describe('The mock of verification', () => {
  let client: Client;
  before(async () => (client = await startClient(verification)));
  after(() => client.mock.stop());

  test('says path, page and limit of a list again, and has less on its second page', async () => {
    const first = dataOf(await client.send('/api/v1/maps/My_Map/verdicts?track=replay&limit=1'));
    const second = dataOf(await client.send('/api/v1/maps/My_Map/verdicts?track=replay&limit=1&page=50'));
    deepEqual([first['map_uid'], first['limit'], (first['items'] as unknown[]).length], ['My_Map', 1, 1]);
    deepEqual([second['page'], (second['items'] as unknown[]).length], [50, 0]);
  });

  test('says what is wrong with a request, with the value that was sent', async () => {
    const limit = await client.send('/api/v1/live?limit=0');
    equal(limit.status, 400);
    match(messageOf(limit), /^Query parameter limit: .*1.*, got "0"\.$/);
    const broken = await client.send('/api/v1/verdicts/batch', post('{"record_ids": '));
    deepEqual([broken.status, messageOf(broken)], [400, 'The body is not JSON; it has 15 bytes.']);
    const unknown = await client.send('/api/v1/no/such/route');
    deepEqual([unknown.status, messageOf(unknown)], [404, 'There is no route /api/v1/no/such/route.']);
    const method = await client.send('/api/v1/live', { method: 'DELETE' });
    deepEqual([method.status, method.headers.allow], [405, 'GET, HEAD']);
  });

  test('has entity tags: what is known is an empty 304', async () => {
    const first = await client.send('/api/v1/records/rec-1042');
    const again = await client.send('/api/v1/records/rec-1042', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    deepEqual([first.status, again.status, again.body.length], [200, 304, 0]);
    equal(dataOf(await client.send('/api/v1/records/mine'))['record_id'], 'mine');
  });

  test('gives the example that is asked for by name', async () => {
    const chosen = await client.send('/api/v1/records/rec-1042', { headers: { prefer: 'code=404' } });
    equal(chosen.status, 404);
    const own = await client.send('/api/v1/health', { headers: { 'x-request-id': 'my-own.1' } });
    equal(own.headers['x-request-id'], 'my-own.1');
  });
});

describe('The stateful mock of verification', () => {
  let client: Client;
  before(async () => (client = await startClient(verification, true)));
  after(() => client.mock.stop());

  const upload = async (kind: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/octet-stream' };
    const init = { method: 'POST', headers, body: `bytes of a ${kind}` };
    return dataOf(await client.send(`/api/v1/uploads/${kind}?filename=a.Gbx`, init))['artifact_ref'];
  };

  test('leads from two uploads to a pass', async () => {
    const [map_ref, replay_ref] = [await upload('map'), await upload('replay')];
    const body = { record_id: 'mine:1', map_uid: 'My_Map', rank: 3, map_ref, replay_ref };
    const sent = dataOf(await client.send('/api/v1/submissions/replay', post(body)));
    const again = dataOf(await client.send('/api/v1/submissions/replay', post(body)));
    equal(again['submission_id'], sent['submission_id']);
    const statusOf = async (): Promise<unknown> => {
      const record = dataOf(await client.send('/api/v1/records/mine:1'));
      deepEqual([record['map_uid'], record['rank']], ['My_Map', 3]);
      return (record['verifications'] as Json[])[0]?.['status'];
    };
    equal(await statusOf(), 'pending');
    nowMs += 1000;
    equal(await statusOf(), 'pass');
    const batch = post({ record_ids: ['mine:1', 'other'] });
    const { records, missing_record_ids } = dataOf(await client.send('/api/v1/verdicts/batch', batch));
    deepEqual([(records as Json[])[0]?.['record_id'], missing_record_ids], ['mine:1', ['other']]);
  });

  test('knows nothing that was not sent', async () => {
    equal((await client.send('/api/v1/records/never-sent')).status, 404);
    const body = { record_id: 'mine:2', map_uid: 'My_Map', map_ref: 'map-0', replay_ref: 'replay-0' };
    const refused = await client.send('/api/v1/submissions/replay', post(body));
    equal(refused.status, 400);
    match(messageOf(refused), /^map_ref: expected the ref of a map .* got "map-0"/);
  });
});

test('The stateful mock of the aggregator returns a name that was sent', async (context) => {
  const client = await startClient(aggregator, true);
  context.after(client.mock.stop);
  const accountId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const names = [{ accountId, displayName: 'Heron' }];
  const sent = await client.send('/api/v1/ingest/display-names', post({ projectKey: 'mine', names }));
  equal(sent.status, 200);
  const { name } = (await client.send(`/api/v1/display-names/resolve/${accountId}`)).json as { name: Json };
  deepEqual([name['accountId'], name['displayName'], name['missing']], [accountId, 'Heron', false]);
});

test('The mock of the catalog pages through its example', async (context) => {
  const client = await startClient(catalog);
  context.after(client.mock.stop);
  const { paging } = (await client.send('/api/v1/alterations/maps?limit=1&offset=1')).json as {
    paging: Json;
  };
  deepEqual([paging['limit'], paging['offset']], [1, 1]);
  ok(Number(paging['total']) >= 1);
});
