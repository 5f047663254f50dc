import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import * as aggregator from '../../../../../generated/aggregator/client/index.js';
import * as catalog from '../../../../../generated/catalog/client/index.js';
import * as verification from '../../../../../generated/verification/client/index.js';
import {
  listOperations,
  resolveReference,
  type OpenApiDocument,
  type Schema,
} from '../../../../../src/openapi-document.js';
import { projectRoot } from '../../../../../src/project-root.js';

/** Returns a client that receives these bodies in turn, and the query strings that it sends. */
function createFakeClient(bodies: unknown[]): { client: catalog.Client; queries: string[] } {
  const queries: string[] = [];
  const send = async (url: string): Promise<Response> => {
    queries.push(new URL(url).search);
    const body = bodies[queries.length - 1];
    return body instanceof Response ? body : Response.json(body);
  };
  return { client: { baseUrl: 'https://a.example', fetch: send }, queries };
}

/** Walks to the end and returns the statuses of the pages. */
async function walk(pages: AsyncIterable<{ status: number | string }>): Promise<(number | string)[]> {
  const statuses: (number | string)[] = [];
  for await (const { status } of pages) statuses.push(status);
  return statuses;
}

describe('a list is walked', () => {
  const { walkPages } = catalog;

  test('by the next offset of the catalog, from where the request starts', async () => {
    const paging = (next: number | null): unknown => ({ maps: [], paging: { next_offset: next } });
    const { client, queries } = createFakeClient([paging(4), paging(6), paging(null)]);
    const pages = walkPages(catalog.listMaps, 'offset', client, { query: { q: 'a', offset: 2, limit: 2 } });
    assert.deepEqual(await walk(pages), [200, 200, 200]);
    const expected = ['?q=a&offset=2&limit=2', '?q=a&offset=4&limit=2', '?q=a&offset=6&limit=2'];
    assert.deepEqual(queries, expected);
  });

  test('by an offset with a name of its own', async () => {
    const { client, queries } = createFakeClient([
      { paging: { next_offset: 1 } },
      { paging: { next_offset: null } },
    ]);
    await walk(walkPages(catalog.getDashboard, 'mapsOffset', client, {}));
    assert.deepEqual(queries, ['', '?mapsOffset=1']);
  });

  test('by offset, count and total of the aggregator', async () => {
    const { client, queries } = createFakeClient([
      { offset: 0, count: 2, total: 3 },
      { offset: 2, count: 1, total: 3 },
    ]);
    const pages = walkPages(aggregator.listTableRows, 'offset', client, { path: { table: 'maps' } });
    assert.deepEqual(await walk(pages), [200, 200]);
    assert.deepEqual(queries, ['', '?offset=2']);
  });

  test('beyond a total that is a lower bound, until a page is empty', async () => {
    const page = (offset: number, count: number): unknown => ({
      offset,
      count,
      total: 2,
      totalRelation: 'gte',
    });
    const { client, queries } = createFakeClient([page(0, 2), page(2, 2), page(4, 0)]);
    await walk(walkPages(aggregator.listClubMaps, 'offset', client, { path: { clubId: 1 } }));
    assert.deepEqual(queries, ['', '?offset=2', '?offset=4']);
  });

  test('by page, without the events that arrive during the walk', async () => {
    const { client, queries } = createFakeClient([
      { page: 1, totalPages: 3, lastEventId: 28 },
      { page: 2, totalPages: 3, lastEventId: 28 },
      { page: 3, totalPages: 3, lastEventId: 28 },
    ]);
    await walk(walkPages(aggregator.listEvents, 'page', client, { query: { limit: 10 } }));
    const pinned = (page: number): string => `?max_event_id=28&limit=10&page=${page}`;
    assert.deepEqual(queries, ['?limit=10', pinned(2), pinned(3)]);
  });

  test('up to the newest event also where the request names none', async () => {
    const { client, queries } = createFakeClient([
      { page: 1, totalPages: 2, lastEventId: 28 },
      { page: 2, totalPages: 2, lastEventId: 28 },
    ]);
    const query = { max_event_id: undefined } as object;
    await walk(walkPages(aggregator.listEvents, 'page', client, { query }));
    assert.deepEqual(queries, ['', '?max_event_id=28&page=2']);
  });

  test('by page, in the envelope of the verification service', async () => {
    const { client, queries } = createFakeClient([
      { ok: true, data: { page: 1, page_count: 2 } },
      { ok: true, data: { page: 2, page_count: 2 } },
    ]);
    await walk(walkPages(verification.listMapVerdicts, 'page', client, { path: { mapUid: 'm' } }));
    assert.deepEqual(queries, ['', '?page=2']);
  });

  test('to the page after which a server names none that is further on', async () => {
    const stuck = { paging: { next_offset: 4 } };
    const { client, queries } = createFakeClient([stuck, stuck, stuck]);
    assert.deepEqual(await walk(walkPages(catalog.listMaps, 'offset', client, {})), [200, 200]);
    assert.deepEqual(queries, ['', '?offset=4']);
  });

  test('no further than its caller goes, and to the first response that is not a page', async () => {
    const { client, queries } = createFakeClient([
      { page: 1, totalPages: 9 },
      Response.json({ error: 'slow down', code: 'rate_limited' }, { status: 429 }),
    ]);
    for await (const page of walkPages(aggregator.listWrBaselineQueue, 'page', client, {})) {
      assert.equal(page.status, 200);
      break;
    }
    assert.equal(queries.length, 1);
    const pages = walkPages(aggregator.listWrBaselineQueue, 'page', { ...client }, {});
    assert.deepEqual(await walk(pages), [429]);
  });
});

describe('events are followed', () => {
  const page = (
    hasMore: boolean,
    nextAfterEventId: number,
    { epoch = 'one', lastEventId = nextAfterEventId } = {},
  ): unknown => ({ events: [], epoch, hasMore, nextAfterEventId, oldestEventId: 1, lastEventId });

  test('from the first, with the filters of the request, going on at once while there is more', async () => {
    const { client, queries } = createFakeClient([page(true, 7), page(false, 28), page(false, 28)]);
    const ids: number[] = [];
    const request = { query: { project_key: 'p' } };
    for await (const found of aggregator.followEvents(aggregator.listEvents, client, request, {
      everyMs: 1,
    })) {
      assert.ok(found.status === 200);
      ids.push(found.body.nextAfterEventId);
      if (ids.length === 3) break;
    }
    assert.deepEqual(ids, [7, 28, 28]);
    const after = (id: number): string => `?after_event_id=${id}&project_key=p`;
    assert.deepEqual(queries, [after(0), after(7), after(28)]);
  });

  test('with the usual pause where there is said to be more, and the id stays', async () => {
    const { client, queries } = createFakeClient([page(true, 7), page(true, 7)]);
    const { signal } = { signal: AbortSignal.timeout(200) };
    const pages = aggregator.followEvents(aggregator.listEvents, client, {}, { everyMs: 60_000, signal });
    await assert.rejects(walk(pages), { name: 'TimeoutError' });
    assert.equal(queries.length, 2);
  });

  test('from the first where the id is undefined', async () => {
    const { client, queries } = createFakeClient([Response.json({ error: 'slow down' }, { status: 429 })]);
    const query = { after_event_id: undefined } as object;
    await walk(aggregator.followEvents(aggregator.listEvents, client, { query }));
    assert.deepEqual(queries, ['?after_event_id=0']);
  });

  test('from an id, to the first response that is not a page, or until the signal aborts', async () => {
    const { client, queries } = createFakeClient([
      page(false, 7),
      Response.json({ error: 'slow down' }, { status: 429 }),
    ]);
    const request = { query: { after_event_id: 5 } };
    const pages = catalog.followEvents(catalog.listEvents, client, request, { everyMs: 1 });
    assert.deepEqual(await walk(pages), [200, 429]);
    assert.deepEqual(queries, ['?after_event_id=5', '?after_event_id=7']);
    const reason = new Error('enough');
    const { signal } = { signal: AbortSignal.abort(reason) };
    const again = createFakeClient([page(false, 7)]).client;
    await assert.rejects(walk(catalog.followEvents(catalog.listEvents, again, request, { signal })), reason);
  });

  test('until the ids are of another epoch, which the page with them does not get past', async () => {
    const { client } = createFakeClient([page(true, 7), page(false, 9, { epoch: 'two' })]);
    const request = { query: { after_event_id: 5 } };
    const statuses: unknown[] = [];
    await assert.rejects(
      async () => {
        for await (const { status } of catalog.followEvents(catalog.listEvents, client, request))
          statuses.push(status);
      },
      { name: 'EpochChanged', epoch: 'two' },
    );
    assert.deepEqual(statuses, [200]);
    const later = createFakeClient([page(false, 9, { epoch: 'two' })]).client;
    const options = { epoch: 'one' };
    await assert.rejects(walk(catalog.followEvents(catalog.listEvents, later, request, options)), {
      name: 'EpochChanged',
    });
  });

  test('until the last event was below the id for a minute, since a replica may lag', async () => {
    const ahead = page(false, 8, { lastEventId: 3 });
    const { client, queries } = createFakeClient([ahead, ahead, page(false, 8), ahead, ahead, ahead]);
    const times = [0, 59_000, 100_000, 100_000, 159_999, 160_000];
    const now = (): number => times[queries.length - 1] ?? Infinity;
    const request = { query: { after_event_id: 8 } };
    const statuses: unknown[] = [];
    await assert.rejects(
      async () => {
        const options = { everyMs: 0, now };
        for await (const { status } of catalog.followEvents(catalog.listEvents, client, request, options))
          statuses.push(status);
      },
      {
        name: 'CursorAhead',
        message:
          "The service's last event is 3, but 8 was read before: it has an older copy of its database. Ask its operator where to go on.",
        lastEventId: 3,
        nextAfterEventId: 8,
      },
    );
    assert.deepEqual([queries.length, statuses.length], [6, 5]);
  });
});

/** The fields by which a walk finds its next page, by the parameter that it sends. */
const FIELDS = {
  page: [
    ['page', 'totalPages'],
    ['page', 'page_count'],
  ],
  offset: [['paging'], ['offset', 'count', 'total']],
};

for (const service of readdirSync(new URL('generated/', projectRoot))) {
  test(`every list of the ${service} that has pages says where the next one is`, () => {
    const text = readFileSync(new URL(`generated/${service}/openapi.json`, projectRoot), 'utf8');
    const document = JSON.parse(text) as OpenApiDocument;
    for (const { operation, parameters } of listOperations(document)) {
      const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
      const paging = names.find((name) => /^(page|offset|\w+Offset)$/.test(name));
      if (!paging) continue;
      const response = resolveReference(document, operation.responses['200'] ?? { description: '' });
      const fields = listFields(document, response.content?.['application/json']?.schema ?? {});
      const known = FIELDS[paging === 'page' ? 'page' : 'offset'];
      assert.ok(
        known.some((needed) => needed.every((name) => fields.includes(name))),
        `${operation.operationId} takes ${paging}, and its response has ${fields.join(', ')}.`,
      );
    }
  });
}

function listFields(document: OpenApiDocument, schema: Schema): string[] {
  const { properties = {}, oneOf } = resolveReference(document, schema as { $ref: string }) as Schema;
  if (oneOf) return oneOf.flatMap((one) => listFields(document, one));
  return properties['data'] ? listFields(document, properties['data']) : Object.keys(properties);
}
