import { deepEqual, equal, ok } from 'node:assert/strict';
import type { RequestParts, WrittenScenario, ScenarioContext } from '../scenario.js';
import { ownMapName, ownMapUid, mentions, reportRecord } from './records.js';
import { eachRestingOn, fresh, restingOn, set, status } from '../says.js';

interface Request {
  requestId: string;
  mapUid: string;
  mapName: string | null;
  status: string;
}

const readRequest = (json: unknown): Request => (json as { request: Request }).request;

function queued(
  name: string,
  createBody: (context: ScenarioContext) => Record<string, unknown>,
  expected: (context: ScenarioContext) => string | null,
): WrittenScenario {
  return {
    name,
    operation: 'requestUpdate',
    request: (context) => ({ body: createBody(context) }),
    check: ({ json }, context) => {
      const { mapUid, mapName, status, requestId } = readRequest(json);
      deepEqual([mapUid, mapName, status], [ownMapUid(context), expected(context), 'queued']);
      ok(/^[A-Za-z0-9_.-]{1,64}$/.test(requestId), requestId);
    },
  };
}

/** Update requests of maps. */
export const requestScenarios: WrittenScenario[] = [
  restingOn(
    queued(
      'a map by uid and name',
      (context) => ({
        mapUid: ownMapUid(context),
        mapName: ownMapName(context),
        reason: 'It looks outdated.',
      }),
      ownMapName,
    ),
    { 'The map need not be known.': status(404) },
  ),
  queued(
    'the short field names',
    (context) => ({ uid: ownMapUid(context), name: ownMapName(context) }),
    ownMapName,
  ),
  queued(
    'both uids, equal',
    (context) => ({ uid: ownMapUid(context), mapUid: ownMapUid(context) }),
    () => null,
  ),
  restingOn(
    queued(
      'two names, of which mapName wins',
      (context) => ({ uid: ownMapUid(context), name: 'other', mapName: ownMapName(context) }),
      ownMapName,
    ),
    { 'which wins where both are sent': set('/request/mapName', 'other') },
  ),
  restingOn(
    queued(
      'empty texts and nulls count as absent',
      (context) => ({ mapUid: '', uid: ownMapUid(context), mapName: '', name: null, reason: '' }),
      () => null,
    ),
    { 'and so is white space or an empty text': status(400) },
  ),
  {
    name: 'a map with a pending request',
    operation: 'requestUpdate',
    says: {
      'while it waits, asking again returns the same request': fresh(
        '/request/requestId',
        (count) => `request-${count}`,
      ),
      'asking again while it waits does not change that': fresh(
        '/request/createdAt',
        (count) => `2026-01-01T00:00:0${count % 10}.000Z`,
      ),
    },
    request: (context) => ({ body: { mapUid: ownMapUid(context), mapName: 'first' } }),
    check: async ({ json }, context) => {
      const again = await context.call('requestUpdate', {
        body: { uid: ownMapUid(context), name: 'second' },
      });
      deepEqual(readRequest(again), { ...readRequest(json), mapName: 'second' });
    },
  },
  {
    name: 'a map whose request is resolved gets a new one',
    operation: 'requestUpdate',
    says: {
      'The request waits in their queue until one of them reports a record': set(
        '/request/requestId',
        'the-only-request',
      ),
    },
    request: (context) => ({ body: { mapUid: ownMapUid(context) } }),
    check: async ({ json }, context, parts) => {
      await reportRecord(context);
      const { requestId, mapName } = readRequest(await context.call('requestUpdate', parts));
      ok(requestId !== readRequest(json).requestId, 'the request is a new one');
      equal(mapName, ownMapName(context));
    },
  },
  {
    name: 'an address that has used up its update requests for the hour',
    operation: 'requestUpdate',
    status: 429,
    needs: ['UPDATE_REQUESTS_PER_HOUR', 'TRUST_PROXY'],
    request: async (context) => {
      const quota = context.setting('UPDATE_REQUESTS_PER_HOUR', 0);
      const numbered = (index: number): RequestParts => ({
        body: { mapUid: `${ownMapUid(context)}${index}` },
      });
      for (let index = 0; index < quota; index++) await context.call('requestUpdate', numbered(index));
      // Asking again queues nothing, so it needs no quota.
      await context.call('requestUpdate', numbered(0));
      return numbered(quota);
    },
    check: mentions('update requests'),
  },
  ...eachRestingOn(
    (
      [
        ['no map', {}, 'mapUid'],
        ['two different uids', { uid: 'a', mapUid: 'b' }, 'uid and mapUid'],
      ] satisfies [string, unknown, string][]
    ).map(([name, body, text]): WrittenScenario => ({
      name,
      operation: 'requestUpdate',
      status: 400,
      request: () => ({ body }),
      check: mentions(text),
    })),
    { 'two different uids': { 'names no map or two different ones': status(200) } },
  ),
];
