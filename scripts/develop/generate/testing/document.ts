import type { MediaType, OpenApiDocument, Operation, Schema } from '../../../../src/openapi-document.js';

function json(schema: Schema): Record<string, MediaType> {
  return { 'application/json': { schema } };
}

const responses = {
  200: { description: 'The thing.', content: json({ $ref: '#/components/schemas/Thing' }) },
  404: { $ref: '#/components/responses/NotFound' },
};

const listThings: Operation = {
  operationId: 'listThings',
  parameters: [
    { $ref: '#/components/parameters/Limit' },
    { name: 'sort', in: 'query', schema: { $ref: '#/components/schemas/Sort' } },
    {
      name: 'id[]',
      in: 'query',
      schema: { type: 'array', maxItems: 2, items: { type: 'string', pattern: '^[a-z]+$' } },
    },
    { name: 'X-Level', in: 'header', schema: { type: 'integer' } },
  ],
  responses: {
    200: {
      description: 'The things.',
      content: json({
        type: 'object',
        required: ['things'],
        properties: { things: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
      }),
    },
  },
};

const thing: Schema = {
  type: 'object',
  description: 'A thing.',
  required: ['name', 'owner'],
  properties: {
    name: { type: 'string', minLength: 1, description: 'Its name.', example: 'a' },
    owner: { type: 'string', nullable: true },
    rank: { type: 'integer', nullable: true, minimum: 0 },
    colour: { type: 'string', enum: ['red', 'blue', null], nullable: true, default: 'red' },
    link: { type: 'string', nullable: true },
    remark: { type: 'string', nullable: true, minLength: 0 },
    time: { type: 'integer', nullable: true, minimum: 1, 'x-type': 'record-time' },
    parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
    tags: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

const part: Schema = {
  type: 'object',
  required: ['size'],
  properties: { size: { type: 'integer' }, note: { type: 'string', nullable: true } },
};

const batch: Schema = {
  type: 'object',
  required: ['rows'],
  properties: {
    rows: {
      type: 'array',
      maxItems: 3,
      'x-rows': true,
      items: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'integer' },
          label: { type: 'string', nullable: true },
          parts: { type: 'array', 'x-rows': true, items: { $ref: '#/components/schemas/Part' } },
        },
      },
    },
  },
};

const paths: OpenApiDocument['paths'] = {
  '/things': {
    get: listThings,
    post: {
      operationId: 'createThing',
      requestBody: { $ref: '#/components/requestBodies/Thing' },
      responses,
    },
  },
  '/things/{thingId}': {
    parameters: [{ name: 'thingId', in: 'path', required: true, schema: { type: 'integer' } }],
    get: {
      operationId: 'getThing',
      summary: 'Get a thing',
      description: 'By its id.\n\nMore.',
      responses,
    },
  },
  '/batches': {
    post: { operationId: 'addBatch', requestBody: { required: true, content: json(batch) }, responses },
  },
  '/uploads': {
    post: {
      operationId: 'upload',
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: { 204: { description: 'It is stored.' } },
    },
  },
};

const components: OpenApiDocument['components'] = {
  parameters: {
    Limit: {
      name: 'limit',
      in: 'query',
      schema: { type: 'integer', minimum: 1, maximum: 9, default: 5 },
    },
  },
  requestBodies: {
    Thing: { required: true, 'x-max-bytes': 1000, content: json({ $ref: '#/components/schemas/Thing' }) },
  },
  responses: {
    NotFound: {
      description: 'There is no such thing.',
      content: json({ type: 'object', required: ['error'], properties: { error: { type: 'string' } } }),
    },
  },
  schemas: { Thing: thing, Part: part, Sort: { type: 'string', enum: ['up', 'down'], default: 'up' } },
};

/** Returns a small document that covers every feature of the generators. */
export function createDocument(): OpenApiDocument {
  return structuredClone({ openapi: '3.0.3', info: { title: 'Things', version: 'v1' }, paths, components });
}
