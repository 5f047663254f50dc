import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import type { ApiDocument } from '../contract/document.js';
import { prepareForPrism } from './prepare-document.js';
import { startMock } from './start-mock.js';

const document = {
  openapi: '3.0.3',
  info: { title: 'Maps', version: 'v1' },
  paths: {
    '/maps': {
      get: {
        operationId: 'listMaps',
        parameters: [
          {
            name: 'uid[]',
            in: 'query',
            required: true,
            schema: { type: 'array', items: { type: 'string' } },
          },
          { name: 'medal', in: 'query', schema: { type: 'string', nullable: true, enum: ['gold', null] } },
        ],
        responses: {
          '200': {
            description: 'The maps.',
            content: {
              'application/json': { schema: { type: 'object' }, examples: { two: { value: { count: 2 } } } },
            },
          },
        },
      },
    },
  },
} as ApiDocument;

test('The mock accepts parameters whose names end in brackets', async (context) => {
  const mock = await startMock(document, 0);
  context.after(mock.stop);
  const response = await fetch(`${mock.url}/maps?uid[]=a&uid[]=b`);
  equal(response.headers.get('sl-violations'), null);
  deepEqual(await response.json(), { count: 2 });
});

test('The mock checks a nullable enum', async (context) => {
  const mock = await startMock(document, 0);
  context.after(mock.stop);
  const response = await fetch(`${mock.url}/maps?uid[]=a&medal=wood`);
  equal(response.ok, false);
  match(await response.text(), /medal/);
});

test('Null is left to `nullable` alone, and everything else is unchanged', () => {
  const choice = { type: 'string', nullable: true, enum: ['gold', null] };
  const other = { type: 'string', enum: ['gold', null] };
  const prepared = prepareForPrism({ components: { schemas: { choice, other } } } as unknown as ApiDocument);
  deepEqual(prepared, { components: { schemas: { choice: { ...choice, enum: ['gold'] }, other } } });
});

test('The mock accepts what a server accepts as absent, as a row or as a boolean', () => {
  const text = { type: 'string', nullable: true, minLength: 3 };
  const time = { type: 'number', nullable: true, minimum: 1, 'x-type': 'record-time' };
  const meta = { type: 'object', nullable: true };
  const thing = { type: 'object', required: ['id'], properties: { id: { ...text }, text, time, meta } };
  const rows = { type: 'array', items: { type: 'object' }, 'x-rows': true };
  const tracked = { name: 'tracked', in: 'query', schema: { type: 'boolean', default: true } };
  const pattern = '^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[01]?)$';
  const prepared = prepareForPrism({
    components: { schemas: { thing, rows }, parameters: { tracked } },
  } as unknown as ApiDocument);
  deepEqual(prepared, {
    components: {
      schemas: {
        thing: {
          ...thing,
          properties: {
            id: text,
            text: { anyOf: [text, { type: 'string', pattern: '^\\s*$' }] },
            time: {
              anyOf: [time, { type: 'number', maximum: 0 }, { type: 'number', enum: [4_294_967_295] }],
            },
            meta: { anyOf: [meta, { type: 'array', maxItems: 0 }] },
          },
        },
        rows: { ...rows, items: {} },
      },
      parameters: { tracked: { ...tracked, schema: { type: 'string', pattern } } },
    },
  });
});
