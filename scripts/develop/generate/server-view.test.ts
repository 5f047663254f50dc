import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OpenApiDocument, RequestBody, Schema } from '../../../src/openapi-document.js';
import { findBody, toServerView, withIndexedRows } from './server-view.js';
import { createDocument } from './testing/document.js';

function bodySchema(view: OpenApiDocument, path: string): Schema {
  const body = view.paths[path]?.post?.requestBody as RequestBody | undefined;
  return body?.content['application/json']?.schema ?? assert.fail(`${path} has no JSON body`);
}

test('the document is not changed', () => {
  const document = createDocument();
  withIndexedRows(toServerView(document));
  assert.deepEqual(document, createDocument());
});

test('each row has its index, at every depth', () => {
  const { properties = {} } = bodySchema(withIndexedRows(toServerView(createDocument())), '/batches');
  const rows = properties.rows?.items;
  assert.deepEqual(rows?.required, ['index', 'row']);
  assert.equal(rows.properties?.index?.type, 'integer');
  const parts = rows.properties.row?.properties?.parts?.items;
  assert.deepEqual(parts?.properties?.row?.required, ['size']);
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
