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

test('parameters that are not given have their defaults or are absent', async () => {
  assert.deepEqual((await read('/things')).query, { limit: 100, tracked: false });
  assert.deepEqual((await read('/things?')).query, { limit: 100, tracked: false });
});

test('unknown query parameters are ignored', async () => {
  assert.deepEqual((await read('/things?limt=x&__proto__=1&limit=2&=3&&')).query, {
    limit: 2,
    tracked: false,
  });
});

test('more parameters than any list has items are refused, whatever they are', async () => {
  assert.equal((await read(`/things?${'a&'.repeat(5000)}`)).query.limit, 100);
  assert.match(await refusal(`/things?${'a&'.repeat(5001)}`), /at most 5000 parameters/);
});

test('values of another spelling of a list stand in the order of the request', async () => {
  const { query } = await read('/things?key[]=a&id[]=b&key=c&id[7]=d&other=e&key[0]=f');
  assert.deepEqual(query, { limit: 100, tracked: false, 'id[]': ['a', 'b', 'c', 'd', 'f'] });
  assert.deepEqual((await read('/things?key=a')).query['id[]'], ['a']);
  assert.match(await refusal('/things?id=a&key=1'), /^Query parameter key\[\]\[0\]/);
});

test('parameters that exclude each other are refused, defaults are not', async () => {
  assert.deepEqual((await read('/things?after=7')).query, { after: 7, limit: 100, tracked: false });
  const message = 'Query parameter limit is not taken beside after.';
  assert.equal(await refusal('/things?limit=100&after=7'), message);
  assert.equal(await refusal('/things?after=7&limit=100'), message);
});

test('integers are plain digits in the safe range', async () => {
  for (const [text, value] of [
    ['7', 7],
    ['-7', -7],
    ['007', 7],
    ['00000000000000000000007', 7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['-9007199254740991', -Number.MAX_SAFE_INTEGER],
  ] as const) {
    assert.equal((await read(`/things?offset=${text}`)).query.offset, value);
  }
});

test('anything else is no integer, even where JavaScript or ajv would convert it', async () => {
  const texts = [
    '',
    '1e3',
    '0x10',
    ' 5 ',
    '5 ',
    '+5',
    '1.0',
    '1_000',
    'Infinity',
    'NaN',
    'null',
    'true',
    '٣',
    '--1',
    '-',
  ];
  for (const text of [...texts, '9007199254740992', '-9007199254740992', '1'.repeat(400)]) {
    assert.match(
      await refusal(`/things?offset=${encodeURIComponent(text)}`),
      /^Query parameter offset must be an integer, got "/,
    );
  }
});

test('a message has the bounds and the value as it was written', async () => {
  const expected = 'Query parameter limit must be an integer from 1 to 500, got';
  assert.equal(await refusal('/things?limit=501'), `${expected} "501".`);
  assert.equal(await refusal('/things?limit=0'), `${expected} "0".`);
  assert.equal(await refusal('/things?limit='), `${expected} "".`);
  assert.equal(await refusal('/things?limit=007000'), `${expected} "007000".`);
});

test('the details of an error name the parameter', async () => {
  const { json } = await sendRequest(port, '/things?limit=0');
  const message = 'Query parameter limit must be an integer from 1 to 500, got "0".';
  assert.deepEqual(json, { status: 400, message, details: [{ path: 'limit', message }] });
});

test('numbers are decimal fractions, with or without an exponent', async () => {
  assert.equal((await read('/things?share=0.25')).query.share, 0.25);
  assert.equal((await read('/things?share=2.5E-1')).query.share, 0.25);
  assert.equal((await read('/things?share=1')).query.share, 1);
  for (const text of ['', '.5', '1.', '1e', '1e1', '1e999', '0x1', '1,5', '-0.1', '2']) {
    assert.match(
      await refusal(`/things?share=${text}`),
      /^Query parameter share must be a number from 0 to 1, got "/,
    );
  }
});

test('booleans are true, false, 1 or 0 in any case, and a name alone is true', async () => {
  for (const [text, value] of [
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
    ['True', true],
    ['FALSE', false],
    ['', true],
  ] as const) {
    assert.equal((await read(`/things?tracked=${text}`)).query.tracked, value);
  }
  assert.equal((await read('/things?tracked')).query.tracked, true);
  assert.equal((await read('/things?tracked&limit=1')).query.tracked, true);
  for (const text of ['yes', 'on', '2', '01', 'null']) {
    const message = `Query parameter tracked must be true, false, 1 or 0, got "${text}".`;
    assert.equal(await refusal(`/things?tracked=${text}`), message);
  }
});

test('a scalar that is given twice is refused, even with the same value', async () => {
  assert.equal(
    await refusal('/things?limit=5&limit=5'),
    'Query parameter limit must be given once, got 2 values.',
  );
  assert.equal(await refusal('/things?q=a&q=b&q='), 'Query parameter q must be given once, got 3 values.');
});

test('lists keep their order, and names with brackets work raw and encoded', async () => {
  assert.deepEqual((await read('/things?id[]=b&limit=1&id[]=a&id%5B%5D=b')).query['id[]'], ['b', 'a', 'b']);
  assert.deepEqual((await read('/things?id[]=a')).query['id[]'], ['a']);
  assert.deepEqual((await read('/things?place=3&place=1')).query.place, [3, 1]);
  assert.deepEqual((await read('/things?id=a&limit=1&id[0]=b&id%5B7%5D=c')).query['id[]'], ['a', 'b', 'c']);
  assert.equal('id[]' in (await read('/things?ids=a&id[a]=b&id[0][1]=c&Id=d')).query, false);
});

test('items of a list are validated one by one', async () => {
  assert.equal(
    await refusal('/things?id[]=a&id[]=B'),
    'Query parameter id[][1] must match pattern "^[a-z]+$", got "B".',
  );
  assert.equal(
    await refusal('/things?place=1&place=x'),
    'Query parameter place[1] must be an integer, got "x".',
  );
  assert.equal(
    await refusal('/things?id[]=a&id[]=b&id[]=c&id[]=d'),
    'Query parameter id[] must have at most 3 items.',
  );
});

test('texts are decoded: plus is a space, and a broken percent sequence stands for itself', async () => {
  assert.equal((await read('/things?q=a+b%20c%2Bd')).query.q, 'a b c+d');
  assert.equal((await read('/things?q=%C3%A9%26%3D')).query.q, 'é&=');
  assert.equal((await read('/things?q=100%&limit=1')).query.q, '100%');
  assert.equal((await read('/things?q=%zz')).query.q, '%zz');
  assert.equal((await read('/things?q=%FF')).query.q, '\ufffd');
  assert.equal((await read('/things?q=')).query.q, '');
});

test('a NUL character is refused in every part', async () => {
  assert.equal(await refusal('/things?q=a%00'), 'Query parameter q must not contain a NUL character.');
  assert.equal(await refusal('/things?id[]=%00'), 'Query parameter id[] must not contain a NUL character.');
  assert.equal(await refusal('/things/a%00b'), 'Path parameter thingId must not contain a NUL character.');
});

test('a required parameter must be there', async () => {
  assert.equal(await refusal('/files'), 'Query parameter name is required.');
  assert.equal(await refusal('/files?nam=x'), 'Query parameter name is required.');
  assert.equal((await read('/files?name=')).query.name, '');
});

test('timestamps are completed, also where a plus has become a space', async () => {
  for (const [sent, complete] of [
    ['2026-10-06', '2026-10-06T00:00:00Z'],
    ['2026-10-06T08:00', '2026-10-06T08:00:00Z'],
    ['2026-10-06%2008:00', '2026-10-06T08:00:00Z'],
    ['2026-10-06T08:00:00+02:00', '2026-10-06T08:00:00+02:00'],
    ['2026-10-06T08:00:00%2B02:00', '2026-10-06T08:00:00+02:00'],
  ] as const)
    assert.equal((await read(`/things?from=${sent}`)).query.from, complete);
  const expected = 'Query parameter from must be an ISO 8601 date';
  assert.equal(await refusal('/things?from=2026-02-29'), `${expected}, got "2026-02-29".`);
  assert.equal(await refusal('/things?from='), `${expected}, got "".`);
});

test('an id that takes any text takes a NUL character, too', async () => {
  assert.equal((await read('/marks/a%00b%20c')).path.markId, 'a\ufffdb c');
});

test('headers are read whatever their case, and converted', async () => {
  assert.deepEqual((await read('/things', { headers: { 'x-LEVEL': '3' } })).headers, { 'X-Level': 3 });
  assert.deepEqual((await read('/things')).headers, {});
  const message = await refusal('/things?X-Level=7', { headers: { 'X-Level': '00' } });
  assert.equal(message, 'Header X-Level must be an integer of at least 1, got "00".');
});

test('a message cuts a long value', async () => {
  const message = await refusal(`/things?id[]=${'A'.repeat(5000)}`);
  assert.equal(message, `Query parameter id[][0] must match pattern "^[a-z]+$", got "${'A'.repeat(59)}…".`);
});

test('a search text has its limit when normalized, too', async () => {
  const one = '\uFDFA';
  const sentence = (await sendRequest(port, `/things?q=${encodeURIComponent(one.repeat(12))}`)).json;
  assert.equal(
    (sentence as { message: string }).message,
    'Query parameter q must have at most 200 characters, also when normalized (NFKC), got 216.',
  );
  assert.equal((await sendRequest(port, `/things?q=${encodeURIComponent(one.repeat(11))}`)).status, 200);
});
