import { equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { toResponsePointer } from './locate-schema.js';

describe('The place of a response', () => {
  const schema = {};
  const document = {
    info: { title: 'Maps', version: 'v1' },
    paths: {
      '/maps': {
        get: {
          operationId: 'listMaps',
          responses: {
            '200': { description: '', headers: { 'X-Own': { schema } } },
            '404': { $ref: '#/components/responses/Unknown' },
          },
        },
      },
    },
    components: {
      responses: { Unknown: { headers: { 'Retry-After': { $ref: '#/components/headers/Retry' } } } },
      headers: { Retry: { schema } },
    },
  };
  const at = (status: number, ...part: string[]): string =>
    toResponsePointer(document, { method: 'GET', path: '/maps' }, status, ...part);

  test('is that of the component that it refers to', () => {
    equal(at(404), '/components/responses/Unknown');
    equal(at(404, 'headers', 'Retry-After'), '/components/headers/Retry');
  });

  test('is the nearest one above where the document has none', () => {
    equal(at(200, 'headers', 'X-Own'), '/paths/~1maps/get/responses/200/headers/X-Own');
    equal(at(200, 'headers', 'X-Other'), '/paths/~1maps/get/responses/200/headers');
    equal(at(500), '/paths/~1maps/get/responses');
  });
});
