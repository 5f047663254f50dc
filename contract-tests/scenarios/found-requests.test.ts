import { deepEqual, rejects } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { listOperations, type ApiDocument, type Operation } from '../contract/document.js';
import { findRequest } from './found-requests.js';
import type { Response } from '../contract/http-client.js';
import { Skipped, type RequestParts, type ScenarioContext } from './scenario.js';

const responses = { '200': { description: 'Done.' } };
const query = (name: string, required: boolean, example: unknown): object => ({
  name,
  in: 'query',
  required,
  examples: { one: { value: example } },
  schema: { type: 'string' },
});
const inPath = {
  name: 'mapUid',
  in: 'path',
  required: true,
  examples: { one: { value: 'story' } },
  schema: { type: 'string' },
};
const document = {
  info: { title: 'Maps', version: 'v1' },
  paths: {
    '/events': { get: { operationId: 'listEvents', responses } },
    '/runs': { get: { operationId: 'listRuns', 'x-contract-safe': false, responses } },
    '/maps/{mapUid}': {
      get: { operationId: 'getMap', parameters: [inPath], responses },
    },
    '/search': {
      get: {
        operationId: 'search',
        parameters: [query('q', true, 'lynx'), query('kind', false, 'map'), query('id[]', false, ['1', '2'])],
        responses,
      },
    },
  },
} as unknown as ApiDocument;

/** A context of a server with these responses, and a list of the requests. */
function createStubContext(responses: (id: string, parts: RequestParts) => [number, unknown]): {
  context: ScenarioContext;
  requested: string[];
} {
  const requested: string[] = [];
  const once = new Map<string, Promise<unknown>>();
  const context = {
    document,
    once: (key: string, make: () => Promise<unknown>) => {
      const made = once.get(key) ?? make();
      once.set(key, made);
      return made;
    },
    send: async (id: string, parts: RequestParts = {}): Promise<Response> => {
      requested.push(`${id} ${Object.values(parts.path ?? {}).join()}`.trim());
      const [status, json] = responses(id, parts);
      return { status, json, headers: {}, body: Buffer.alloc(0), milliseconds: 1 };
    },
  } as unknown as ScenarioContext;
  return { context, requested };
}

function operation(id: string): Operation {
  const found = listOperations(document).find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

describe('A request for existing data of a server', () => {
  test('has values of other safe responses that the operation knows', async () => {
    const { context, requested } = createStubContext((id, { path }) => {
      if (id === 'listEvents')
        return [200, { events: [{ map_uid: 'gone' }, { payload: { mapUid: 'here' } }] }];
      return path?.['mapUid'] === 'here' ? [200, {}] : [404, {}];
    });
    const parts = await findRequest(context, operation('getMap'));
    deepEqual(parts.path, { mapUid: 'here' });
    await findRequest(context, operation('getMap'));
    deepEqual(requested, ['listEvents', 'search', 'getMap gone', 'getMap here']);
  });

  test('is skipped where nothing is stored', async () => {
    const { context } = createStubContext(() => [200, { events: [] }]);
    await rejects(findRequest(context, operation('getMap')), Skipped);
  });

  test('has what is required, from the examples', async () => {
    const { context } = createStubContext(() => [200, {}]);
    deepEqual((await findRequest(context, operation('search'))).query, [['q', 'lynx']]);
  });

  test('has one more where none of several would be refused', async () => {
    const { context } = createStubContext((_, { query: sent = [] }) =>
      sent.some(([name]) => name === 'id[]') ? [200, {}] : [400, {}],
    );
    deepEqual((await findRequest(context, operation('search'))).query, [
      ['q', 'lynx'],
      ['id[]', '1'],
      ['id[]', '2'],
    ]);
  });
});
