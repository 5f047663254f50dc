import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  listOperations,
  type OpenApiDocument,
  type RequestBody,
  type Schema,
} from '../../../src/openapi-document.js';
import { mapChildren } from './map-children.js';
import { findBody, inlineSchema, toServerView, withIndexedRows } from './server-view.js';
import { createDocument } from './testing/document.js';

function bodySchema(view: OpenApiDocument, path: string): Schema {
  const body = view.paths[path]?.post?.requestBody as RequestBody | undefined;
  return body?.content['application/json']?.schema ?? assert.fail(`${path} has no JSON body`);
}

function listParameters(view: OpenApiDocument, id: string): Map<string, boolean | undefined> {
  const located = listOperations(view).find(({ operation }) => operation.operationId === id);
  return new Map(located?.parameters.map(({ name, required }) => [name, required]));
}

test('the document is not changed', () => {
  const document = createDocument();
  withIndexedRows(toServerView(document));
  assert.deepEqual(document, createDocument());
});

test('parameters with a default are always present, others as documented', () => {
  const view = toServerView(createDocument());
  assert.deepEqual(
    [...listParameters(view, 'listThings')],
    [
      ['limit', true],
      ['sort', true],
      ['id[]', false],
      ['X-Level', false],
    ],
  );
  assert.deepEqual([...listParameters(view, 'getThing')], [['thingId', true]]);
});

test('a default behind a reference stands with its parameter, where the validators fill it in', () => {
  const [list] = listOperations(toServerView(createDocument()));
  const sort = list?.parameters.find(({ name }) => name === 'sort');
  assert.equal(sort?.schema.default, 'up');
});

test('body fields with a default are always present', () => {
  const { required } = bodySchema(toServerView(createDocument()), '/things');
  assert.deepEqual(required, ['name', 'owner', 'colour']);
});

test('null is gone from optional body fields, and stays in required ones', () => {
  const { properties = {} } = bodySchema(toServerView(createDocument()), '/things');
  assert.deepEqual(properties.owner, { type: 'string', nullable: true });
  assert.equal(properties.rank?.nullable, undefined);
  assert.deepEqual(properties.colour, { type: 'string', enum: ['red', 'blue'], default: 'red' });
  assert.equal(properties.parts?.items?.properties?.note?.nullable, undefined);
});

test('bodies are inlined, and schemas shared with responses keep their nulls', () => {
  const view = toServerView(createDocument());
  assert.equal(JSON.stringify(bodySchema(view, '/things')).includes('$ref'), false);
  assert.equal(view.components?.schemas?.Thing?.properties?.rank?.nullable, true);
});

test('each row has its index, at every depth', () => {
  const { properties = {} } = bodySchema(withIndexedRows(toServerView(createDocument())), '/batches');
  const rows = properties.rows?.items;
  assert.deepEqual(rows?.required, ['index', 'row']);
  assert.equal(rows.properties?.index?.type, 'integer');
  const parts = rows.properties.row?.properties?.parts?.items;
  assert.deepEqual(parts?.properties?.row?.required, ['size']);
});

test('a list without row validation is unchanged', () => {
  const before = bodySchema(toServerView(createDocument()), '/things');
  assert.deepEqual(bodySchema(withIndexedRows(toServerView(createDocument())), '/things'), before);
});

test('references are replaced at every depth', () => {
  const document = createDocument();
  const schema: Schema = {
    type: 'array',
    items: { oneOf: [{ $ref: '#/components/schemas/Part' }, { type: 'string' }] },
  };
  const inlined = inlineSchema(document, schema);
  assert.deepEqual(inlined.items?.oneOf?.[0], document.components?.schemas?.Part);
  assert.deepEqual(schema.items?.oneOf?.[0], { $ref: '#/components/schemas/Part' });
});

test('a change reaches every kind of child once', () => {
  const leaf: Schema = { type: 'string' };
  const schema: Schema = {
    items: leaf,
    oneOf: [leaf],
    anyOf: [leaf],
    additionalProperties: leaf,
    properties: { a: leaf },
  };
  const changed = mapChildren(schema, (child) => ({ ...child, title: 'x' }) as Schema);
  const titled = { type: 'string', title: 'x' };
  const expected = {
    items: titled,
    oneOf: [titled],
    anyOf: [titled],
    additionalProperties: titled,
    properties: { a: titled },
  };
  assert.deepEqual(changed, expected);
  assert.deepEqual(
    mapChildren({ additionalProperties: false }, () => leaf),
    { additionalProperties: false },
  );
});

test('a body has exactly one media type', () => {
  const document = createDocument();
  assert.equal(findBody(document, undefined), null);
  const thing = findBody(document, { $ref: '#/components/requestBodies/Thing' });
  assert.deepEqual([thing?.mediaType, thing?.required], ['application/json', true]);
  const media = { schema: {} };
  assert.throws(
    () => findBody(document, { content: { 'a/a': media, 'a/b': media } }),
    /exactly one media type/,
  );
  assert.throws(() => findBody(document, { content: {} }), /exactly one media type/);
});
