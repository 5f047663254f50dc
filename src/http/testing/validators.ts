import { Ajv } from 'ajv';
import { TIMESTAMP } from '../../timestamps.js';
import type { OperationValidators, Validate } from '../operation-validators.js';

const ajv = new Ajv({ verbose: true, useDefaults: true, strict: false, formats: { timestamp: TIMESTAMP } });

function compile(schema: object): Validate {
  return ajv.compile(schema) as Validate;
}

function parameters(
  group: 'path' | 'query',
  properties: object,
  required: string[] = [],
  header: object = {},
): Validate {
  const headers = { type: 'object', properties: header };
  return compile({
    type: 'object',
    properties: { [group]: { type: 'object', properties, required }, header: headers },
  });
}

const thing = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 20 },
    kind: { type: 'string', enum: ['big', 'small'], default: 'small' },
    rank: { type: 'integer', minimum: 0 },
    holder: { type: 'string', pattern: '^[a-z]+$' },
    time: { type: 'integer', minimum: 1 },
    parts: {
      type: 'array',
      maxItems: 2,
      items: { type: 'object', properties: { size: { type: 'integer' } } },
    },
    extra: {},
    rows: { type: 'array', maxItems: 50, items: {} },
  },
};

const row = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
const thingParameters = parameters('path', {
  thingId: { type: 'string', pattern: '^[A-Za-z0-9 _/é-]{1,20}$' },
});

const listParameters = parameters(
  'query',
  {
    limit: { type: 'integer', minimum: 1, maximum: 500, default: 100 },
    offset: { type: 'integer' },
    share: { type: 'number', minimum: 0, maximum: 1 },
    tracked: { type: 'boolean', default: false },
    q: { type: 'string', maxLength: 20 },
    'id[]': { type: 'array', maxItems: 3, items: { type: 'string', pattern: '^[a-z]+$' } },
    'key[]': { type: 'array', maxItems: 3, items: { type: 'string', pattern: '^[a-z]+$' } },
    place: { type: 'array', items: { type: 'integer' } },
    from: { type: 'string', format: 'timestamp', 'x-pattern-text': 'be an ISO 8601 date' },
  },
  [],
  { 'X-Level': { type: 'integer', minimum: 1 } },
);

/** The validators of the test service, as `npm run generate` renders them. */
export const validators: Readonly<Record<string, OperationValidators>> = {
  listThings: { parameters: listParameters, body: null, rows: {} },
  getThing: { parameters: thingParameters, body: null, rows: {} },
  getNewest: { parameters: null, body: null, rows: {} },
  getMark: { parameters: null, body: null, rows: {} },
  getPlace: {
    parameters: parameters('path', { place: { type: 'integer', minimum: 1 } }),
    body: null,
    rows: {},
  },
  getFile: { parameters: parameters('query', { name: { type: 'string' } }, ['name']), body: null, rows: {} },
  createThing: {
    parameters: null,
    body: compile(thing),
    rows: { rows: { validate: compile(row), rows: {} } },
  },
  touchThing: { parameters: thingParameters, body: compile(thing), rows: {} },
  uploadThing: { parameters: null, body: null, rows: {} },
};
