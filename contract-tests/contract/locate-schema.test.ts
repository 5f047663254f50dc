import { deepEqual, equal, ok } from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, test } from 'node:test';
import { suites } from '../scenarios/services.js';
import { listOperations } from './document.js';
import { placeOfResponse, sourceOf } from './locate-schema.js';
import { projectRoot } from './project.js';

const fileOf = (source: string | null): string => (source ?? 'none').replace(/#.*/, '');

for (const { service, document } of suites) {
  test(`the sources of ${service}'s schemas, responses and headers exist`, () => {
    const pointers = ['schemas', 'responses', 'headers'].flatMap((kind) =>
      Object.keys(document.components?.[kind] ?? {}).map((name) => `/components/${kind}/${name}`),
    );
    ok(pointers.length > 0);
    const files = ['/info/description', ...pointers].map((pointer) => fileOf(sourceOf(service, pointer)));
    deepEqual(
      files.filter((file) => !existsSync(new URL(file, projectRoot))),
      [],
    );
  });

  test(`each response of ${service} has a place with a source`, () => {
    for (const operation of listOperations(document)) {
      for (const status of operation.responses.keys()) {
        const source = fileOf(sourceOf(service, placeOfResponse(document, operation, status)));
        ok(existsSync(new URL(source, projectRoot)), `${operation.id} ${status}: ${source}`);
      }
    }
  });
}

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
    placeOfResponse(document, { method: 'GET', path: '/maps' }, status, ...part);

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
