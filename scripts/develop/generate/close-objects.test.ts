import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeObjects, closeSchema } from './close-objects.js';
import { createDocument } from './testing/document.js';

test('an object with documented properties takes no others, at every depth', () => {
  const inner = { type: 'object', properties: { a: { type: 'string' } } } as const;
  const closed = closeSchema({ type: 'array', items: { properties: { one: { oneOf: [inner] } } } });
  assert.deepEqual(closed, {
    type: 'array',
    items: {
      properties: { one: { oneOf: [{ ...inner, additionalProperties: false }] } },
      additionalProperties: false,
    },
  });
});

test('a schema with its own additionalProperties is unchanged', () => {
  const open = { properties: { a: {} }, additionalProperties: true };
  assert.deepEqual(closeSchema(open), open);
  const map = { additionalProperties: { properties: { a: {} } } };
  assert.deepEqual(closeSchema(map), {
    additionalProperties: { properties: { a: {} }, additionalProperties: false },
  });
});

test('an object without documented properties stays open', () => {
  assert.deepEqual(closeSchema({ type: 'object' }), { type: 'object' });
});

test("a document's schemas are closed in a copy", () => {
  const document = createDocument();
  const closed = closeObjects(document);
  assert.equal(closed.components?.schemas?.Thing?.additionalProperties, false);
  assert.deepEqual(closed.components.schemas.Sort, document.components?.schemas?.Sort);
  assert.deepEqual(document, createDocument());
});
