import type { BodyDescription, OperationDescription, ParameterDescription } from '../operation-table.js';

type Operations = Readonly<Record<string, OperationDescription>>;

const NO_PARAMETERS: readonly ParameterDescription[] = [];

function parameter(
  name: string,
  place: ParameterDescription['in'],
  kind: ParameterDescription['kind'],
  more: Partial<ParameterDescription> = {},
): ParameterDescription {
  return { name, in: place, kind, many: false, required: place === 'path', ...more };
}

const thingId = parameter('thingId', 'path', 'string');

const listParameters = [
  parameter('limit', 'query', 'integer', { default: 100 }),
  parameter('offset', 'query', 'integer'),
  parameter('share', 'query', 'number'),
  parameter('tracked', 'query', 'boolean', { default: false }),
  parameter('q', 'query', 'string', { maxNormalized: 200 }),
  parameter('id[]', 'query', 'string', { many: true }),
  parameter('key[]', 'query', 'string', { many: true, aliasOf: 'id[]' }),
  parameter('place', 'query', 'integer', { many: true }),
  parameter('from', 'query', 'timestamp'),
  parameter('after', 'query', 'integer', { excludes: ['share', 'limit'] }),
  parameter('X-Level', 'header', 'integer'),
];

const thingBody: BodyDescription = {
  kind: 'json',
  mediaType: 'application/json',
  required: true,
  maxBytes: 2000,
  fieldRules: {
    properties: {
      rank: { optional: true },
      holder: { optional: true, type: 'text' },
      time: { optional: true, type: 'time' },
      parts: { items: { properties: { size: { optional: true } } } },
    },
  },
  fieldTypes: { text: { absent: '^$' }, time: { numbers: [0] } },
  knownFields: {
    name: null,
    kind: null,
    rank: null,
    holder: null,
    time: null,
    parts: { size: null },
    extra: null,
    rows: { id: null },
  },
};

const rawBody: BodyDescription = {
  kind: 'raw',
  mediaType: 'application/octet-stream',
  required: true,
  maxBytes: 2000,
  fieldRules: null,
  fieldTypes: {},
  knownFields: null,
};

const rows: Operations[string][] = [
  { operationId: 'listThings', method: 'get', path: '/things', parameters: listParameters, body: null },
  { operationId: 'getThing', method: 'get', path: '/things/{thingId}', parameters: [thingId], body: null },
  { operationId: 'getNewest', method: 'get', path: '/things/newest', parameters: NO_PARAMETERS, body: null },
  {
    operationId: 'getMark',
    method: 'get',
    path: '/marks/{markId}',
    parameters: [parameter('markId', 'path', 'string', { takesAnyText: true })],
    body: null,
  },
  {
    operationId: 'getPlace',
    method: 'get',
    path: '/places/{place}',
    parameters: [parameter('place', 'path', 'integer')],
    body: null,
  },
  {
    operationId: 'getFile',
    method: 'get',
    path: '/files',
    parameters: [parameter('name', 'query', 'string', { required: true })],
    body: null,
  },
  { operationId: 'createThing', method: 'post', path: '/things', parameters: NO_PARAMETERS, body: thingBody },
  {
    operationId: 'touchThing',
    method: 'post',
    path: '/things/{thingId}/touch',
    parameters: [thingId],
    body: { ...thingBody, required: false },
  },
  { operationId: 'uploadThing', method: 'post', path: '/uploads', parameters: NO_PARAMETERS, body: rawBody },
];

/** The operation table of the test service. */
export const operations: Operations = Object.fromEntries(rows.map((row) => [row.operationId, row]));
