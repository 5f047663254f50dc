const thing = { id: 't-1', note: null, example: 'a property, not the keyword' };

const response = {
  description: 'The thing.',
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Thing' },
      examples: { first: { summary: 'The first thing', value: thing } },
    },
  },
};

const thingId = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[a-z0-9_-]{1,9}$' },
  examples: { other: { value: 't-2' }, first: { value: 't-1' } },
};

/** A small OpenAPI document with the edge cases of documentation pages: `[]` names, raw bodies, a property `example`. */
export const sampleDocument = {
  openapi: '3.0.3',
  info: {
    title: 'Sample service',
    version: 'v1',
    description: 'Knows things.\n\n| a | b |\n|---|---|\n| `one` | two |',
  },
  servers: [{ url: 'http://elsewhere.invalid' }],
  tags: [{ name: 'Things', description: 'A thing is something.' }],
  paths: {
    '/api/v1/things': {
      get: {
        operationId: 'listThings',
        tags: ['Things'],
        summary: 'List things',
        parameters: [
          {
            name: 'id[]',
            in: 'query',
            schema: { type: 'array', items: { type: 'string' } },
            examples: { two: { value: ['t-1', 't-2'] } },
          },
        ],
        responses: { 200: response },
      },
    },
    '/api/v1/things/{id}': {
      get: {
        operationId: 'getThing',
        tags: ['Things'],
        summary: 'Get a thing',
        parameters: [thingId],
        responses: { 200: response },
      },
      post: {
        operationId: 'replaceThing',
        tags: ['Things'],
        summary: 'Replace a thing',
        parameters: [thingId],
        requestBody: { required: true, content: response.content },
        responses: { 200: response },
      },
    },
    '/api/v1/uploads': {
      post: {
        operationId: 'uploadThing',
        tags: ['Things'],
        summary: 'Upload a thing',
        requestBody: {
          required: true,
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        responses: { 200: response },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['id', 'note', 'example'],
        properties: {
          id: { type: 'string', description: 'Id of the thing.', example: 't-1' },
          note: { type: 'string', nullable: true, description: 'What somebody noted.', example: 'blue' },
          example: {
            type: 'string',
            description: 'A property with a name that is a keyword.',
            example: 'mine',
          },
        },
      },
    },
  },
};
