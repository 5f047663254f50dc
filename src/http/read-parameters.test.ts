import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendRequest, type RequestOptions } from './testing/send-request.js';
import { serve } from './testing/serve.js';

const { port } = await serve();

interface Echo {
  query: Record<string, unknown>;
  path: Record<string, unknown>;
  headers: Record<string, unknown>;
}

async function read(path: string, options?: RequestOptions): Promise<Echo> {
  const { status, json } = await sendRequest(port, path, options);
  assert.equal(status, 200, JSON.stringify(json));
  return json as Echo;
}

async function refusal(path: string, options?: RequestOptions): Promise<string> {
  const { status, json } = await sendRequest(port, path, options);
  assert.equal(status, 400, `${path} was taken`);
  return (json as { message: string }).message;
}

/** Query strings, and the parameters that are read of them besides the defaults. */
const TAKEN: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '': {},
  'limt=x&__proto__=1&limit=2&=3&&': { limit: 2 },
  // Integers are plain digits in the safe range.
  'offset=-7': { offset: -7 },
  'offset=00000000000000000000007': { offset: 7 },
  'offset=9007199254740991': { offset: Number.MAX_SAFE_INTEGER },
  // Numbers are decimal fractions, with or without an exponent.
  'share=0.25': { share: 0.25 },
  'share=2.5E-1': { share: 0.25 },
  'share=1': { share: 1 },
  // A flag is true, false, 1 or 0 in any case; its name alone sets it.
  'tracked=True': { tracked: true },
  'tracked=1': { tracked: true },
  'tracked=FALSE': { tracked: false },
  'tracked=0': { tracked: false },
  'tracked=': { tracked: true },
  'tracked&limit=1': { tracked: true, limit: 1 },
  // Lists keep their order, in every way in which clients write lists.
  'id[]=b&limit=1&id[]=a&id%5B%5D=b': { limit: 1, 'id[]': ['b', 'a', 'b'] },
  'id=a&id[0]=b&id%5B7%5D=c': { 'id[]': ['a', 'b', 'c'] },
  'ids=a&id[a]=b&id[0][1]=c&Id=d': {},
  'place=3&place=1': { place: [3, 1] },
  // Another spelling of a list joins it in the order of the request.
  'key[]=a&id[]=b&key=c': { 'id[]': ['a', 'b', 'c'] },
  'key=a': { 'id[]': ['a'] },
  'after=7': { after: 7 },
  // A plus is a space, and a broken percent sequence stays as it is.
  'q=a+b%20c%2Bd': { q: 'a b c+d' },
  'q=%C3%A9%26%3D': { q: 'é&=' },
  'q=%zz': { q: '%zz' },
  'q=%FF': { q: '\ufffd' },
  'q=': { q: '' },
  // Timestamps are completed, also where a plus has become a space.
  'from=2026-10-06': { from: '2026-10-06T00:00:00Z' },
  'from=2026-10-06%2008:00': { from: '2026-10-06T08:00:00Z' },
  'from=2026-10-06T08:00:00+02:00': { from: '2026-10-06T08:00:00+02:00' },
};

test('parameters are read as the document types them', async () => {
  for (const [sent, expected] of Object.entries(TAKEN))
    assert.deepEqual(
      (await read(`/things?${sent}`)).query,
      { limit: 100, tracked: false, ...expected },
      sent,
    );
  assert.equal((await read(`/things?${'a&'.repeat(5000)}`)).query.limit, 100);
  assert.equal((await read('/files?name=')).query.name, '');
  assert.equal((await read('/marks/a%00b%20c')).path.markId, 'a\ufffdb c', 'an id that takes any text');
  assert.deepEqual((await read('/things', { headers: { 'x-LEVEL': '3' } })).headers, { 'X-Level': 3 });
});

/** Values that are none, even where JavaScript or ajv would convert them. */
const NO_INTEGERS = [
  '',
  '1e3',
  '0x10',
  ' 5',
  '+5',
  '1.0',
  '1_000',
  'NaN',
  'true',
  '٣',
  '9007199254740992',
  '1'.repeat(400),
];
const NO_NUMBERS = ['', '.5', '1.', '1e', '1e1', '1e999', '0x1', '1,5', '-0.1', '2'];
const NO_FLAGS = ['yes', 'on', '2', '01', 'null'];

test('values of other types are refused with the bounds and the value as it was written', async () => {
  for (const [name, values, expected] of [
    ['offset', NO_INTEGERS, 'an integer'],
    ['share', NO_NUMBERS, 'a number from 0 to 1'],
    ['tracked', NO_FLAGS, 'true, false, 1 or 0'],
    ['limit', ['501', '0', '', '007000'], 'an integer from 1 to 500'],
    ['from', ['2026-02-29', ''], 'an ISO 8601 date'],
  ] as const)
    for (const value of values) {
      const shown = value.length > 59 ? `${value.slice(0, 59)}…` : value;
      const message = `Query parameter ${name} must be ${expected}, got "${shown}".`;
      assert.equal(await refusal(`/things?${name}=${encodeURIComponent(value)}`), message);
    }
});

/** Paths, and why they are refused. */
const REFUSED: Readonly<Record<string, string>> = {
  '/things?limit=5&limit=5': 'Query parameter limit must be given once, got 2 values.',
  '/things?limit=100&after=7': 'Query parameter limit is not taken beside after.',
  '/things?id=a&key=1': 'Query parameter key[][0] must match pattern "^[a-z]+$", got "1".',
  '/things?id[]=a&id[]=B': 'Query parameter id[][1] must match pattern "^[a-z]+$", got "B".',
  '/things?place=1&place=x': 'Query parameter place[1] must be an integer, got "x".',
  '/things?id[]=a&id[]=b&id[]=c&id[]=d': 'Query parameter id[] must have at most 3 items.',
  '/things?q=a%00': 'Query parameter q must not contain a NUL character.',
  '/things?id[]=%00': 'Query parameter id[] must not contain a NUL character.',
  '/things/a%00b': 'Path parameter thingId must not contain a NUL character.',
  '/files?nam=x': 'Query parameter name is required.',
};

test('other faults are refused, and the details name the parameter', async () => {
  for (const [path, message] of Object.entries(REFUSED)) assert.equal(await refusal(path), message);
  assert.match(await refusal(`/things?${'a&'.repeat(5001)}`), /at most 5000 parameters/);
  const message = 'Header X-Level must be an integer of at least 1, got "00".';
  const { json } = await sendRequest(port, '/things?X-Level=7', { headers: { 'X-Level': '00' } });
  assert.deepEqual(json, { status: 400, message, details: [{ path: 'X-Level', message }] });
});

test('a search text has its limit when normalized, too', async () => {
  const search = (count: number): string => `/things?q=${encodeURIComponent('\uFDFA'.repeat(count))}`;
  assert.equal(
    await refusal(search(12)),
    'Query parameter q must have at most 200 characters, also when normalized (NFKC), got 216.',
  );
  await read(search(11));
});
