import { deepEqual, rejects } from 'node:assert/strict';
import { test } from 'node:test';
import { listOperations, type ApiDocument } from '../contract/document.js';
import { findRequest } from './found-requests.js';
import { Skipped, type RequestParts, type ScenarioContext } from './scenario.js';

const parameter = (place: string, name: string, example: unknown): object => ({
  name,
  in: place,
  required: place === 'path' || name === 'q',
  examples: { one: { value: example } },
  schema: { type: 'string' },
});
const read = (operationId: string, ...parameters: object[]): object => ({
  get: { operationId, 'x-contract-safe': true, parameters, responses: { '200': { description: 'Done.' } } },
});
const document = {
  info: { title: 'Maps', version: 'v1' },
  paths: {
    '/events': read('listEvents'),
    '/maps/{mapUid}': read('getMap', parameter('path', 'mapUid', 'story')),
    '/search': read('search', parameter('query', 'q', 'lynx'), parameter('query', 'id[]', ['1', '2'])),
  },
} as unknown as ApiDocument;

/** Returns the request that is found for an operation on a server with these responses. */
async function find(
  id: string,
  respond: (operation: string, parts: RequestParts) => [status: number, json: unknown],
): Promise<RequestParts> {
  const [operation] = listOperations(document).filter((one) => one.id === id);
  const context = {
    document,
    once: (_: string, make: () => Promise<unknown>) => make(),
    send: async (sent: string, parts: RequestParts = {}) => {
      const [status, json] = respond(sent, parts);
      return { status, json, headers: {}, body: Buffer.alloc(0), milliseconds: 1 };
    },
  } as unknown as ScenarioContext;
  return findRequest(context, operation ?? ({} as never));
}

test('A request for existing data has a value of another read that the operation knows', async () => {
  const events = [{ map_uid: 'gone' }, { payload: { mapUid: 'here' } }];
  const { path } = await find('getMap', (id, sent) =>
    id === 'listEvents' ? [200, { events }] : sent.path?.['mapUid'] === 'here' ? [200, {}] : [404, {}],
  );
  deepEqual(path, { mapUid: 'here' });
});

test('It is skipped where nothing is stored', () =>
  rejects(
    find('getMap', () => [200, { events: [] }]),
    Skipped,
  ));

test('It has what is required, from the examples, and one more where none of several would be refused', async () => {
  deepEqual((await find('search', () => [200, {}])).query, [['q', 'lynx']]);
  const hasId = ({ query = [] }: RequestParts): boolean => query.some(([name]) => name === 'id[]');
  const { query } = await find('search', (_, sent) => [hasId(sent) ? 200 : 400, {}]);
  deepEqual(query, [
    ['q', 'lynx'],
    ['id[]', '1'],
    ['id[]', '2'],
  ]);
});
