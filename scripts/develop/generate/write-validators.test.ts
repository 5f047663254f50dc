import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OperationValidators } from '../../../src/http/operation-validators.js';
import { toServerView } from './server-view.js';
import { createDocument } from './testing/document.js';
import { DATE_TIME, renderRequestValidators } from './write-validators.js';

/** Runs a rendered module; a data URL resolves no package, so its imports become addresses. */
async function load<T>(code: string): Promise<T> {
  const linked = code.replaceAll(
    /from '([^']+)'/g,
    (_, name: string) => `from '${import.meta.resolve(name)}'`,
  );
  return (await import(`data:text/javascript,${encodeURIComponent(linked)}`)) as T;
}

const { validators } = await load<{ validators: Record<string, OperationValidators> }>(
  renderRequestValidators(toServerView(createDocument())),
);
function parameterFault(id: string, value: object): string | undefined {
  const validate = validators[id]?.parameters ?? assert.fail(`${id} has no parameters`);
  return validate(value)
    ? undefined
    : `${validate.errors?.[0]?.instancePath} ${validate.errors?.[0]?.keyword}`;
}

function bodyFault(id: string, value: unknown): string | undefined {
  const validate = validators[id]?.body ?? assert.fail(`${id} has no body`);
  return validate(value)
    ? undefined
    : `${validate.errors?.[0]?.instancePath} ${validate.errors?.[0]?.keyword}`;
}

test('defaults of parameters are filled in, also those behind a reference', () => {
  const read = { path: {}, query: {}, header: {} };
  assert.equal(parameterFault('listThings', read), undefined);
  assert.deepEqual(read.query, { limit: 5, sort: 'up' });
});

test('parameters are validated by their schemas, without conversion', () => {
  const queryFault = (query: object): string | undefined =>
    parameterFault('listThings', { path: {}, query, header: {} });
  assert.equal(queryFault({ limit: 9, sort: 'down', 'id[]': ['a', 'b'] }), undefined);
  assert.equal(queryFault({ limit: '9' }), '/query/limit type');
  assert.equal(queryFault({ limit: 10 }), '/query/limit maximum');
  assert.equal(queryFault({ sort: 'left' }), '/query/sort enum');
  assert.equal(queryFault({ 'id[]': ['a', 'B'] }), '/query/id[]/1 pattern');
  assert.equal(parameterFault('getThing', { path: { thingId: 7 }, query: {}, header: {} }), undefined);
  assert.equal(parameterFault('getThing', { path: {}, query: {}, header: {} }), '/path required');
});

test('bodies are validated as handlers see them', () => {
  const body = { name: 'a', owner: null };
  assert.equal(bodyFault('createThing', body), undefined);
  assert.deepEqual(body, { name: 'a', owner: null, colour: 'red' });
  assert.equal(bodyFault('createThing', { name: 'a' }), ' required');
  assert.equal(bodyFault('createThing', { name: 'a', owner: null, rank: null }), '/rank type');
  assert.equal(bodyFault('createThing', { name: 'a', owner: null, parts: [{}] }), '/parts/0 required');
  assert.equal(bodyFault('createThing', { name: 'a', owner: null, unknown: 1 }), undefined);
});

test('the envelope takes any row, and rows have validators of their own', () => {
  assert.equal(bodyFault('addBatch', { rows: [1, {}, { id: 'x' }] }), undefined);
  assert.equal(bodyFault('addBatch', { rows: [1, 2, 3, 4] }), '/rows maxItems');
  assert.equal(bodyFault('addBatch', { rows: {} }), '/rows type');
  const rows = validators.addBatch?.rows.rows;
  assert.equal(rows?.validate({ id: 1, parts: [1] }), true);
  assert.equal(rows.validate({ id: 'x' }), false);
  assert.equal(rows.rows.parts?.validate({ size: 1 }), true);
  assert.equal(rows.rows.parts.validate({}), false);
});

test('an operation without parameters and body has no validator', () => {
  assert.deepEqual(validators.upload, { parameters: null, body: null, rows: {} });
  assert.equal(validators.listThings?.body, null);
  assert.equal(validators.createThing?.parameters, null);
});

test('a timestamp can be parsed and is on an existing day', () => {
  const good = ['2026-10-06T08:00:00Z', '2026-10-06t08:00:00.123456789z', '2024-02-29 23:59:59+02:00'];
  good.push('2026-10-06T08:00:00+0200', '0000-01-01T00:00:00-23:59', '2000-02-29T00:00:00.000Z');
  for (const text of good) {
    assert.ok(DATE_TIME.test(text), text);
    assert.ok(Number.isFinite(Date.parse(text)), text);
  }
  const bad = [
    '2016-12-31T23:59:60Z',
    '2026-10-06T08:00:00+02',
    '2026-10-06T08:00:00',
    '2026-02-29T00:00:00Z',
  ];
  bad.push('1900-02-29T00:00:00Z', '2026-04-31T00:00:00Z', '2026-10-06T24:00:00Z', '2026-10-06', 'now', '');
  for (const text of bad) assert.ok(!DATE_TIME.test(text), text);
});
