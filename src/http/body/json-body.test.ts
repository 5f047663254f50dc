import assert from 'node:assert/strict';
import { test } from 'node:test';
import { post } from '../testing/send-request.js';
import { serve } from '../testing/serve.js';

const { port } = await serve();

async function take(body: string | Buffer): Promise<Record<string, unknown>> {
  const { status, json } = await post(port, '/things', body);
  assert.equal(status, 200, JSON.stringify(json));
  return (json as { body: Record<string, unknown> }).body;
}

async function refusal(body: string | Buffer): Promise<string> {
  const { status, json } = await post(port, '/things', body);
  assert.equal(status, 400, `${body.toString()} was taken`);
  return (json as { message: string }).message;
}

function nested(levels: number): string {
  return `{"name":"a","extra":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
}

test('invalid JSON is rejected', async () => {
  for (const body of ['{', '{"name":"a"} x', "{'name':'a'}", '{"name":NaN}', '{"name":"a",}', 'undefined']) {
    assert.match(await refusal(body), /^The body must be JSON: .+\.$/);
  }
  assert.equal(await refusal('  \r\n'), 'The body must be JSON; it is empty.');
});

test('a JSON value that is no object is rejected', async () => {
  assert.equal(await refusal('[]'), 'The body must be an object, got a list of 0.');
  assert.equal(await refusal('"a"'), 'The body must be an object, got "a".');
  assert.equal(await refusal('null'), 'The body must be an object, got null.');
});

test('a byte order mark is skipped', async () => {
  assert.equal((await take('\ufeff{"name":"a"}')).name, 'a');
});

test('invalid UTF-8 is rejected', async () => {
  const message = 'The body must be JSON in UTF-8; its bytes are not valid UTF-8.';
  assert.equal(await refusal(Buffer.from('{"name":"\xe9"}', 'latin1')), message);
  assert.equal(
    await refusal(Buffer.from('{"name":"a"}', 'utf16le')),
    'The body must be JSON: ' + (await utf16Complaint()),
  );
  assert.equal(await refusal(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])), message);
});

/** UTF-16 of plain letters is valid UTF-8 with NUL characters, so JSON's own complaint names it. */
async function utf16Complaint(): Promise<string> {
  const message = await refusal(Buffer.from('{"name":"a"}', 'utf16le'));
  return message.replace('The body must be JSON: ', '');
}

test('a NUL character is rejected, in values and in names', async () => {
  assert.equal(await refusal('{"name":"a\\u0000"}'), 'Body field name must not contain a NUL character.');
  const inside = '{"name":"a","parts":[{},{"size":"\\u0000"}]}';
  assert.equal(await refusal(inside), 'Body field parts[1].size must not contain a NUL character.');
  assert.equal(
    await refusal('{"name":"a","extra":{"x\\u0000":1}}'),
    'Body field extra must not contain a field name with a NUL character.',
  );
});

test('what is ignored may contain what cannot be stored, but is no deeper', async () => {
  for (const ignored of [
    '"x\\u0000":1',
    '"x":"\\u0000"',
    '"x":[{"\\udc00":["\\ud800"]}]',
    '"parts":[{"label":"\\u0000"}]',
  ])
    assert.equal((await take(`{"name":"a",${ignored}}`)).name, 'a');
  const { rows } = await take('{"name":"a","rows":[{"id":1,"x":"\\u0000"}]}');
  assert.deepEqual(
    (rows as { row: { id: number } }[]).map(({ row }) => row.id),
    [1],
  );
  const deep = `{"name":"a","x":${'['.repeat(32)}${']'.repeat(32)}}`;
  assert.equal(await refusal(deep), 'The body must not contain more than 32 levels of nesting.');
});

test('a number too large for any is rejected, and named', async () => {
  const fault = 'must not contain a number beyond 1.79e308.';
  assert.equal(await refusal('{"name":1e400}'), `Body field name ${fault}`);
  assert.equal(await refusal('{"name":"a","extra":{"v":[1,-1e400]}}'), `Body field extra.v[1] ${fault}`);
  assert.equal((await take('{"name":"a","x":1e400}')).name, 'a');
});

test('half of a surrogate pair is rejected, a whole one is accepted', async () => {
  assert.equal(
    await refusal('{"name":"\\ud83d"}'),
    'Body field name must not contain half of a surrogate pair.',
  );
  assert.equal(
    await refusal('{"name":"a","extra":{"\\udc00":1}}'),
    'Body field extra must not contain a field name with half of a surrogate pair.',
  );
  assert.equal((await take('{"name":"\\ud83d\\ude00"}')).name, '😀');
});

test('nesting ends at 32 levels', async () => {
  await take(nested(32));
  assert.equal(await refusal(nested(33)), 'The body must not contain more than 32 levels of nesting.');
  assert.equal(await refusal(nested(900)), 'The body must not contain more than 32 levels of nesting.');
});

test('a field called __proto__ is a plain, unknown field', async () => {
  const { status, json } = await post(
    port,
    '/things',
    '{"name":"a","__proto__":{"rank":-1},"constructor":{"prototype":1}}',
  );
  assert.equal(status, 200);
  const { body } = json as { body: Record<string, unknown> };
  assert.equal(Object.hasOwn(body, '__proto__'), true);
  assert.equal(body.rank, undefined);
  assert.equal(({} as Record<string, unknown>).rank, undefined);
  assert.equal(await refusal('{"__proto__":{"name":"a"}}'), 'Body field name is required.');
});

test('null is the same as absent for an optional field', async () => {
  assert.deepEqual(await take('{"name":"a","rank":null,"holder":null,"time":null}'), {
    name: 'a',
    kind: 'small',
  });
  assert.deepEqual((await take('{"name":"a","parts":[{"size":null},{"size":1}]}')).parts, [{}, { size: 1 }]);
});

test('a required field may not be null, and a wrong type is not converted', async () => {
  assert.equal(await refusal('{"name":null}'), 'Body field name must be a string, got null.');
  assert.equal(await refusal('{"name":1}'), 'Body field name must be a string, got 1.');
  assert.equal(
    await refusal('{"name":"a","rank":"1"}'),
    'Body field rank must be an integer of at least 0, got "1".',
  );
  assert.equal(
    await refusal('{"name":"a","rank":1.5}'),
    'Body field rank must be an integer of at least 0, got 1.5.',
  );
  assert.equal(
    await refusal('{"name":"a","kind":"huge"}'),
    'Body field kind must be one of big, small, got "huge".',
  );
  assert.equal(await refusal('{"name":""}'), 'Body field name must have 1 to 20 characters.');
});

test('an error has the invalid field in its details', async () => {
  const { json } = await post(port, '/things', '{"name":"a","parts":[{"size":"x"}]}');
  const message = 'Body field parts[0].size must be an integer, got "x".';
  assert.deepEqual(json, { status: 400, message, details: [{ path: 'parts[0].size', message }] });
});

test('an invalid row is removed, and the valid ones keep their indexes', async () => {
  const { status, json } = await post(
    port,
    '/things',
    '{"name":"a","rows":[{"id":1},{"id":"\\u0000"},{"id":3},4]}',
  );
  assert.equal(status, 200);
  const { body, rejectedRows } = json as {
    body: { rows: unknown };
    rejectedRows: { index: number; message: string }[];
  };
  assert.deepEqual(body.rows, [
    { index: 0, row: { id: 1 } },
    { index: 2, row: { id: 3 } },
  ]);
  assert.deepEqual(
    rejectedRows.map(({ index }) => index),
    [1, 3],
  );
});
