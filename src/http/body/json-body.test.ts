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

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const TOO_DEEP = 'The body must not contain more than 32 levels of nesting.';
const TOO_LARGE = 'must not contain a number beyond 1.79e308.';

/** Bodies that are refused, and why. */
const REFUSED: Readonly<Record<string, string>> = {
  '  \r\n': 'The body must be JSON; it is empty.',
  '[]': 'The body must be an object, got a list of 0.',
  '"a"': 'The body must be an object, got "a".',
  null: 'The body must be an object, got null.',
  '{"name":"a\\u0000"}': 'Body field name must not contain a NUL character.',
  '{"name":"a","parts":[{},{"size":"\\u0000"}]}':
    'Body field parts[1].size must not contain a NUL character.',
  '{"name":"a","extra":{"x\\u0000":1}}':
    'Body field extra must not contain a field name with a NUL character.',
  '{"name":"\\ud83d"}': 'Body field name must not contain half of a surrogate pair.',
  '{"name":"a","extra":{"\\udc00":1}}':
    'Body field extra must not contain a field name with half of a surrogate pair.',
  '{"name":1e400}': `Body field name ${TOO_LARGE}`,
  '{"name":"a","extra":{"v":[1,-1e400]}}': `Body field extra.v[1] ${TOO_LARGE}`,
  [`{"name":"a","extra":${nested(32)}}`]: TOO_DEEP,
  [`{"name":"a","extra":${nested(900)}}`]: TOO_DEEP,
  [`{"name":"a","x":${nested(32)}}`]: TOO_DEEP,
  '{"__proto__":{"name":"a"}}': 'Body field name is required.',
  '{"name":null}': 'Body field name must be a string, got null.',
  '{"name":1}': 'Body field name must be a string, got 1.',
  '{"name":"a","rank":"1"}': 'Body field rank must be an integer of at least 0, got "1".',
  '{"name":"a","kind":"huge"}': 'Body field kind must be one of big, small, got "huge".',
};

test('a body that is no storable JSON of its schema is refused, and the field named', async () => {
  for (const [body, message] of Object.entries(REFUSED)) assert.equal(await refusal(body), message);
  for (const body of ['{', '{"name":"a"} x', "{'name':'a'}", '{"name":NaN}', '{"name":"a",}', 'undefined'])
    assert.match(await refusal(body), /^The body must be JSON: .+\.$/);
  const message = 'The body must be JSON in UTF-8; its bytes are not valid UTF-8.';
  assert.equal(await refusal(Buffer.from('{"name":"\xe9"}', 'latin1')), message);
  assert.equal(await refusal(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])), message);
});

test('an error has the invalid field in its details', async () => {
  const { json } = await post(port, '/things', '{"name":"a","parts":[{"size":"x"}]}');
  const message = 'Body field parts[0].size must be an integer, got "x".';
  assert.deepEqual(json, { status: 400, message, details: [{ path: 'parts[0].size', message }] });
});

test('a byte order mark is skipped, a whole surrogate pair and 32 levels are taken', async () => {
  assert.equal((await take('\ufeff{"name":"a"}')).name, 'a');
  assert.equal((await take('{"name":"\\ud83d\\ude00"}')).name, '😀');
  await take(`{"name":"a","extra":${nested(31)}}`);
});

test('what is ignored may contain what cannot be stored', async () => {
  for (const ignored of [
    '"x\\u0000":1',
    '"x":"\\u0000"',
    '"x":1e400',
    '"x":[{"\\udc00":["\\ud800"]}]',
    '"parts":[{"label":"\\u0000"}]',
  ])
    assert.equal((await take(`{"name":"a",${ignored}}`)).name, 'a');
  const { rows } = await take('{"name":"a","rows":[{"id":1,"x":"\\u0000"}]}');
  assert.deepEqual(rows, [{ index: 0, row: { id: 1, x: '\0' } }]);
});

test('a field called __proto__ is a plain, unknown field', async () => {
  const body = await take('{"name":"a","__proto__":{"rank":-1},"constructor":{"prototype":1}}');
  assert.equal(Object.hasOwn(body, '__proto__'), true);
  assert.equal(body.rank, undefined);
});

test('null is the same as absent for an optional field', async () => {
  const { kind, ...body } = await take('{"name":"a","rank":null,"parts":[{"size":null},{"size":1}]}');
  assert.deepEqual(body, { name: 'a', parts: [{}, { size: 1 }] });
  assert.equal(kind, 'small', 'a default');
});

test('an invalid row is removed, and the valid ones keep their indexes', async () => {
  const { json } = await post(port, '/things', '{"name":"a","rows":[{"id":1},{"id":"\\u0000"},{"id":3},4]}');
  const { body, rejectedRows } = json as { body: { rows: unknown }; rejectedRows: { index: number }[] };
  assert.deepEqual(body.rows, [
    { index: 0, row: { id: 1 } },
    { index: 2, row: { id: 3 } },
  ]);
  assert.deepEqual(
    rejectedRows.map(({ index }) => index),
    [1, 3],
  );
});
