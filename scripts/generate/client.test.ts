import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createReplaySubmission,
  getRecord,
  listMapVerdicts,
  resolveVerdicts,
  uploadMap,
  type Client,
} from '../../generated/verification/client/index.js';
import { createDocument } from './testing/document.js';
import { renderClient } from './write-client.js';

interface Sent {
  url: string;
  method: string | undefined;
  headers: Record<string, string>;
  body: unknown;
  signal: unknown;
}

/** A client that sends nothing and gets one answer. */
function createFakeClient(
  answer: Response,
  baseUrl = 'https://verify.example/',
): { client: Client; sent: Sent[] } {
  const sent: Sent[] = [];
  const fake: typeof fetch = (url, init) => {
    const { method, headers, body, signal } = init ?? {};
    sent.push({
      url: url as string,
      method,
      headers: headers as Record<string, string>,
      body,
      signal,
    });
    return Promise.resolve(answer);
  };
  return { client: { baseUrl, headers: { 'x-own': '1' }, fetch: fake }, sent };
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

test('path parameters are encoded, and the answer is told by its status', async () => {
  const { client, sent } = createFakeClient(
    json({ ok: false, error: { code: 'not_found', message: 'x' } }, 404),
  );
  const answer = await getRecord(client, { path: { recordId: 'a/b c' } });
  assert.equal(sent[0]?.url, 'https://verify.example/api/v1/records/a%2Fb%20c');
  assert.equal(sent[0].method, 'GET');
  assert.deepEqual(sent[0].headers, { accept: 'application/json', 'x-own': '1' });
  assert.equal(sent[0].body, null);
  assert.equal(answer.status, 404);
  assert.deepEqual(answer.body, { ok: false, error: { code: 'not_found', message: 'x' } });
});

test('query parameters that are undefined are left out', async () => {
  const { client, sent } = createFakeClient(json({}));
  await listMapVerdicts(client, {
    path: { mapUid: 'm' },
    query: { limit: 5, page: undefined, track: 'deep' },
  });
  assert.equal(sent[0]?.url, 'https://verify.example/api/v1/maps/m/verdicts?limit=5&track=deep');
});

test('a JSON body is sent as JSON, bytes as they are', async () => {
  const { client, sent } = createFakeClient(json({}));
  await resolveVerdicts(client, { body: { record_ids: ['a'] } });
  assert.equal(sent[0]?.body, '{"record_ids":["a"]}');
  assert.equal(sent[0].headers['content-type'], 'application/json');
  const bytes = new Uint8Array([1, 2]);
  await uploadMap(createUploader(sent), { query: { filename: 'ä b.Gbx' }, body: bytes });
  assert.equal(sent[1]?.url, 'https://verify.example/api/v1/uploads/map?filename=%C3%A4+b.Gbx');
  assert.equal(sent[1].body, bytes);
  assert.equal(sent[1].headers['content-type'], 'application/octet-stream');
});

function createUploader(sent: Sent[]): Client {
  const { client, sent: own } = createFakeClient(json({}));
  const { fetch: fake } = client;
  const forward: typeof fetch = async (url, init) => {
    const answer = await (fake ?? fetch)(url, init);
    sent.push(...own.splice(0));
    return answer;
  };
  return { ...client, fetch: forward };
}

test("a call's own headers and signal go along", async () => {
  const { client, sent } = createFakeClient(json({}));
  const { signal } = new AbortController();
  const body = { record_id: 'r', map_uid: 'm', map_ref: 'a', replay_ref: 'b' };
  await createReplaySubmission(client, { body }, { signal, headers: { 'x-own': '2' } });
  assert.equal(sent[0]?.headers['x-own'], '2');
  assert.equal(sent[0].signal, signal);
});

test('an answer without JSON is its text, and an empty one undefined', async () => {
  const read = async (answer: Response): Promise<unknown> => {
    const { client } = createFakeClient(answer);
    return (await getRecord(client, { path: { recordId: 'r' } })).body;
  };
  assert.equal(await read(new Response('Bad gateway', { status: 502 })), 'Bad gateway');
  assert.equal(await read(new Response(null, { status: 304 })), undefined);
  await assert.rejects(
    read(new Response('<', { headers: { 'content-type': 'application/json' } })),
    SyntaxError,
  );
});

test('every operation has one function, with the summary as its comment', () => {
  const source = renderClient(createDocument());
  const names = [...source.matchAll(/^export const (\w+) = /gm)].map(([, name]) => name);
  assert.deepEqual(names, ['listThings', 'createThing', 'getThing', 'addBatch', 'upload']);
  assert.equal(source.includes('/** Get a thing. By its id. */\nexport const getThing'), true);
  assert.equal(source.includes("send(client, 'GET', '/things/{thingId}', request, options);"), true);
});
