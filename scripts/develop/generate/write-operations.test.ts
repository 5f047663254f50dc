import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { FIELD_TYPES } from '../../../db/rules/absent.js';
import type { OperationDescription } from '../../../src/http/operation-table.js';
import { createDocument } from './testing/document.js';
import { renderOperations } from './write-operations.js';

/** Runs a rendered module and returns its table. */
async function readOperations(): Promise<Record<string, OperationDescription>> {
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const code = ts.transpile(renderOperations(createDocument()), options);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    operations: Record<string, OperationDescription>;
  };
  return module.operations;
}

const operations = await readOperations();

test('every operation is listed with its address', () => {
  assert.deepEqual(
    Object.entries(operations).map(([id, { operationId, method, path }]) => [
      id === operationId,
      method,
      path,
      id,
    ]),
    [
      [true, 'get', '/things', 'listThings'],
      [true, 'post', '/things', 'createThing'],
      [true, 'get', '/things/{thingId}', 'getThing'],
      [true, 'post', '/batches', 'addBatch'],
      [true, 'post', '/uploads', 'upload'],
    ],
  );
});

test('parameters have their types', () => {
  assert.deepEqual(operations.listThings?.parameters, [
    { name: 'limit', in: 'query', kind: 'integer', many: false, required: false, default: 5 },
    { name: 'sort', in: 'query', kind: 'string', many: false, required: false, default: 'up' },
    { name: 'id[]', in: 'query', kind: 'string', many: true, required: false },
    { name: 'X-Level', in: 'header', kind: 'integer', many: false, required: false },
  ]);
  assert.deepEqual(operations.getThing?.parameters, [
    { name: 'thingId', in: 'path', kind: 'integer', many: false, required: true },
  ]);
});

test('a body has its own or the default limit', () => {
  assert.equal(operations.listThings?.body, null);
  assert.equal(operations.createThing?.body?.maxBytes, 1000);
  assert.equal(operations.addBatch?.body?.maxBytes, 262_144);
  assert.deepEqual(operations.upload?.body, {
    kind: 'raw',
    mediaType: 'application/octet-stream',
    required: true,
    maxBytes: 262_144,
    fieldRules: null,
    fieldTypes: {},
    knownFields: null,
  });
});

test('optional fields have absent values, by their types', () => {
  assert.deepEqual(operations.createThing?.body?.fieldRules, {
    properties: {
      rank: { optional: true },
      colour: { optional: true, type: 'text' },
      link: { optional: true, type: 'text' },
      remark: { optional: true },
      time: { optional: true, type: 'record-time' },
      parts: { optional: true, items: { properties: { note: { optional: true, type: 'text' } } } },
      tags: { optional: true, type: 'object' },
    },
  });
});

test('a body lists the types of its fields', () => {
  const { text, object, 'record-time': time } = FIELD_TYPES;
  assert.deepEqual(operations.createThing?.body?.fieldTypes, { text, 'record-time': time, object });
});

test('a type that the table does not have is refused', () => {
  const document = createDocument();
  Object.assign(document.components?.schemas?.Thing?.properties?.time ?? {}, { 'x-type': 'lap-time' });
  assert.throws(() => renderOperations(document), /no x-type lap-time; db\/rules\/absent\.ts has text,/);
});

test('the known fields of a body are the fields of its schema', () => {
  assert.deepEqual(operations.addBatch?.body?.knownFields, {
    rows: { id: null, label: null, parts: { size: null, note: null } },
  });
});

test('absent values apply inside rows', () => {
  assert.deepEqual(operations.addBatch?.body?.fieldRules, {
    properties: {
      rows: {
        items: {
          properties: {
            label: { optional: true, type: 'text' },
            parts: { optional: true, items: { properties: { note: { optional: true, type: 'text' } } } },
          },
        },
      },
    },
  });
});
