import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { listen } from '../../../../contract-tests/testing/listen.js';
import {
  createReplaySubmission,
  getRecord,
  listMapVerdicts,
  resolveVerdicts,
  uploadMap,
  type Client,
} from '../../../../generated/verification/client/index.js';
import { createDocument } from '../testing/document.js';
import { renderClient } from './write-client.js';

interface Sent {
  url: string;
  init: RequestInit;
}

/** Returns a client that sends nothing and receives the same response each time, and what it would have sent. */
function createFakeClient(response: Response): { client: Client; sent: Sent[] } {
  const sent: Sent[] = [];
  const send = (url: string, init: RequestInit): Promise<Response> => {
    sent.push({ url, init });
    return Promise.resolve(response.clone());
  };
  const client = { baseUrl: 'https://verify.example/', headers: { 'X-Own': '1' }, fetch: send };
  return { client, sent };
}

/** Returns what `getRecord` makes of a response. */
function receive(response: Response, ifNoneMatch?: string): ReturnType<typeof getRecord<string | undefined>> {
  const { client } = createFakeClient(response);
  return getRecord(client, { path: { recordId: 'r' } }, { ifNoneMatch });
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

const readHeaders = ({ init }: Sent): Record<string, string> =>
  Object.fromEntries((init.headers as Headers).entries());

test('path parameters are encoded, and the response is discriminated by its status', async () => {
  const failure = { ok: false, error: { code: 'not_found', message: 'x' } };
  const { client, sent } = createFakeClient(json(failure, 404));
  const response = await getRecord(client, { path: { recordId: 'a/b c' } });
  const [request] = sent;
  assert.ok(request);
  assert.equal(request.url, 'https://verify.example/api/v1/records/a%2Fb%20c');
  assert.equal(request.init.method, 'GET');
  assert.equal(request.init.body, null);
  assert.deepEqual(readHeaders(request), { accept: 'application/json', 'x-own': '1' });
  assert.equal(response.status, 404);
  assert.deepEqual(response.body, failure);
});

test('a path parameter that would lead to another operation is an error that names it', async () => {
  const { client, sent } = createFakeClient(json({}));
  const call = (path: object): Promise<unknown> => getRecord(client, { path: path as { recordId: string } });
  const missing = { name: 'TypeError', message: 'getRecord: the path parameter recordId is missing.' };
  await assert.rejects(call({}), missing);
  await assert.rejects(call({ recordId: '' }), missing);
  await assert.rejects(call({ recordId: null }), missing);
  await assert.rejects(call({ recordId: '..' }), /^TypeError: getRecord: the path parameter recordId cannot/);
  assert.equal(sent.length, 0);
});

test('undefined query parameters are omitted', async () => {
  const { client, sent } = createFakeClient(json({}));
  const query = { limit: 5, page: undefined, track: 'deep' } as const;
  await listMapVerdicts(client, { path: { mapUid: 'm' }, query });
  assert.equal(sent[0]?.url, 'https://verify.example/api/v1/maps/m/verdicts?limit=5&track=deep');
});

test('a JSON body is sent as JSON', async () => {
  const { client, sent } = createFakeClient(json({}));
  await resolveVerdicts(client, { body: { record_ids: ['a'] } });
  assert.ok(sent[0]);
  assert.equal(sent[0].init.body, '{"record_ids":["a"]}');
  assert.equal(readHeaders(sent[0])['content-type'], 'application/json');
});

test('files are sent as they are, whatever holds their bytes', async () => {
  const bytes = new Uint8Array([1, 2]);
  for (const body of [
    bytes,
    bytes.buffer,
    new DataView(bytes.buffer),
    Buffer.from(bytes),
    new Blob([bytes]),
  ]) {
    const { client, sent } = createFakeClient(json({}));
    await uploadMap(client, { query: { filename: 'ä b.Gbx' }, body });
    assert.ok(sent[0]);
    assert.equal(sent[0].url, 'https://verify.example/api/v1/uploads/map?filename=%C3%A4+b.Gbx');
    assert.equal(sent[0].init.body, body);
    assert.equal(readHeaders(sent[0])['content-type'], 'application/octet-stream');
  }
});

test("a call's own headers replace the client's, and its signal goes along", async () => {
  const { client, sent } = createFakeClient(json({}));
  const { signal } = new AbortController();
  const body = { record_id: 'r', map_uid: 'm', map_ref: 'a', replay_ref: 'b' };
  await createReplaySubmission(client, { body }, { signal, headers: { 'x-own': '2' } });
  assert.ok(sent[0]);
  assert.equal(readHeaders(sent[0])['x-own'], '2');
  assert.equal(sent[0].init.signal, signal);
});

test('an aborted call rejects with the reason of its signal', async () => {
  const reason = new Error('enough');
  const path = { recordId: 'r' };
  const call = getRecord({ baseUrl: 'http://127.0.0.1:9' }, { path }, { signal: AbortSignal.abort(reason) });
  await assert.rejects(call, reason);
});

test('a 304 is a case of its own where the tag was sent, and unexpected elsewhere', async () => {
  const { client, sent } = createFakeClient(new Response(null, { status: 304 }));
  const path = { recordId: 'r' };
  const conditional = await getRecord(client, { path }, { ifNoneMatch: '"abc"' });
  assert.ok(sent[0]);
  assert.equal(readHeaders(sent[0])['if-none-match'], '"abc"');
  assert.equal(conditional.status, 304);
  assert.equal(conditional.body, undefined);
  const tag: string | null = null;
  const plain = await getRecord(client, { path }, { ifNoneMatch: tag });
  assert.ok(plain.status === 'unexpected');
  assert.equal(plain.httpStatus, 304);
});

test('an undocumented status is unexpected and has the received body', async () => {
  const read = async (response: Response): Promise<unknown> => {
    const received = await receive(response);
    return received.status === 'unexpected' ? [received.httpStatus, received.body] : received.status;
  };
  assert.deepEqual(await read(new Response('Bad gateway', { status: 502 })), [502, 'Bad gateway']);
  assert.deepEqual(await read(json({ ok: false }, 503)), [503, { ok: false }]);
  assert.deepEqual(await read(new Response(null, { status: 204 })), [204, undefined]);
  const broken = { status: 500, headers: { 'content-type': 'application/json' } };
  assert.deepEqual(await read(new Response('{', broken)), [500, '{']);
});

test('a redirect is unexpected: neither the body nor a token goes to where it leads', async (context) => {
  let followed = 0;
  const elsewhere = await listen(createServer((_, response) => void response.end(String((followed += 1)))));
  context.after(elsewhere.stop);
  const service = await listen(
    createServer((_, response) => void response.writeHead(307, { location: elsewhere.url }).end()),
  );
  context.after(service.stop);
  const client = { baseUrl: service.url, headers: { 'x-ingest-token': 'secret' } };
  const response = await resolveVerdicts(client, { body: { record_ids: ['r'] } });
  assert.equal(followed, 0);
  assert.ok(response.status === 'unexpected');
  assert.equal(response.httpStatus, 307);
  assert.equal(response.headers.get('location'), elsewhere.url);
});

test('a documented status without the documented JSON is unexpected, as from a proxy', async () => {
  const page = { status: 429, headers: { 'content-type': 'text/html' } };
  const response = await receive(new Response('<p>Slow down</p>', page));
  assert.ok(response.status === 'unexpected');
  assert.equal(response.httpStatus, 429);
  assert.equal(response.body, '<p>Slow down</p>');
});

test('invalid JSON in a documented response is a SyntaxError with its position', async () => {
  const headers = { 'content-type': 'application/json' };
  await assert.rejects(receive(new Response('<', { headers })), {
    name: 'SyntaxError',
    message: 'getRecord: the response 200 to GET /api/v1/records/{recordId} is not valid JSON.',
  });
  const problem = { headers: { 'content-type': 'application/problem+json; charset=utf-8' } };
  assert.equal((await receive(new Response('{"ok":true}', problem))).status, 200);
});

test('every operation has one function, with the summary as its comment', () => {
  const source = renderClient(createDocument());
  const names = [...source.matchAll(/^export const (\w+) = /gm)].map(([, name]) => name);
  assert.deepEqual(names, ['listThings', 'createThing', 'getThing', 'addBatch', 'upload']);
  assert.ok(source.includes('/** Get a thing. By its id. */\nexport const getThing'));
  const thing = "id: 'getThing', method: 'GET', path: '/things/{thingId}', json: [200, 404], empty: []";
  assert.ok(source.includes(`send(client, { ${thing} }, request, options);`));
  assert.match(source, /path: '\/uploads', sends: 'bytes', json: \[\], empty: \[204\]/);
});
