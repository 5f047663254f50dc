import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  createAggregator,
  createCachingFetch,
  createCatalog,
  createRetryingFetch,
  createVerification,
  followEvents,
  uploadFile,
  walkPages,
  type Fetch,
  type RetryOptions,
} from './index.js';

/** Returns a fetch that answers with these bodies in turn, and the query strings that it gets. */
function createFakeFetch(bodies: unknown[]): { fetch: Fetch; queries: string[] } {
  const queries: string[] = [];
  const fetch: Fetch = async ({ url }) => {
    queries.push(new URL(url).search);
    const body = bodies[queries.length - 1];
    return body instanceof Response ? body : Response.json(body);
  };
  return { fetch, queries };
}

const baseUrl = 'https://a.example';
const refusal = (): Response => Response.json({ error: 'slow down', code: 'rate_limited' }, { status: 429 });

describe('a list is walked', () => {
  async function walk(bodies: unknown[], path: 'maps' | 'events' | 'rows' | 'verdicts'): Promise<string[]> {
    const { fetch, queries } = createFakeFetch(bodies);
    const [catalog, aggregator] = [createCatalog({ baseUrl, fetch }), createAggregator({ baseUrl, fetch })];
    const verification = createVerification({ baseUrl, fetch });
    const pages = {
      maps: walkPages((at) =>
        catalog.GET('/api/v1/alterations/maps', { params: { query: { q: 'a', ...at } } }),
      ),
      events: walkPages((at) => aggregator.GET('/api/v1/events/recent', { params: { query: { ...at } } })),
      rows: walkPages((at) =>
        aggregator.GET('/api/v1/db/tables/{table}/rows', {
          params: { path: { table: 'maps' }, query: { ...at } },
        }),
      ),
      verdicts: walkPages((at) =>
        verification.GET('/api/v1/maps/{mapUid}/verdicts', {
          params: { path: { mapUid: 'm' }, query: { ...at } },
        }),
      ),
    }[path];
    const bodiesOfPages: unknown[] = [];
    for await (const page of pages) bodiesOfPages.push(page);
    assert.deepEqual(bodiesOfPages, bodies.slice(0, queries.length));
    return queries;
  }

  test('by the next offset of the catalog', async () => {
    const paging = (next: number | null): unknown => ({ maps: [], paging: { next_offset: next } });
    const expected = ['?q=a', '?q=a&offset=4', '?q=a&offset=6'];
    assert.deepEqual(await walk([paging(4), paging(6), paging(null)], 'maps'), expected);
  });

  test('by offset, count and total, and beyond a total that is a lower bound until a page is empty', async () => {
    const page = (offset: number, count: number, totalRelation = 'eq'): unknown => {
      return { offset, count, total: 3, totalRelation };
    };
    assert.deepEqual(await walk([page(0, 2), page(2, 1)], 'rows'), ['', '?offset=2']);
    const lower = [page(0, 3, 'gte'), page(3, 2, 'gte'), page(5, 0, 'gte')];
    assert.deepEqual(await walk(lower, 'rows'), ['', '?offset=3', '?offset=5']);
  });

  test('by page, without the events that arrive during the walk', async () => {
    const page = (at: number): unknown => ({ page: at, totalPages: 3, lastEventId: 25 + at });
    const pinned = (at: number): string => `?page=${at}&max_event_id=26`;
    assert.deepEqual(await walk([page(1), page(2), page(3)], 'events'), ['', pinned(2), pinned(3)]);
  });

  test('by page, in the envelope of the verification service', async () => {
    const page = (at: number): unknown => ({ ok: true, data: { page: at, page_count: 2 } });
    assert.deepEqual(await walk([page(1), page(2)], 'verdicts'), ['', '?page=2']);
  });

  test('to the page after which a server names none that is further on', async () => {
    const stuck = { paging: { next_offset: 4 } };
    assert.deepEqual(await walk([stuck, stuck, stuck], 'maps'), ['?q=a', '?q=a&offset=4']);
  });

  test('to a response that is not a page, which is thrown', async () => {
    await assert.rejects(walk([{ page: 1, totalPages: 9 }, refusal()], 'events'), {
      name: 'ServiceError',
      status: 429,
      body: { error: 'slow down', code: 'rate_limited' },
    });
  });
});

describe('events are followed', () => {
  const page = (
    hasMore: boolean,
    nextAfterEventId: number,
    { epoch = 'one', lastEventId = nextAfterEventId } = {},
  ): unknown => ({ events: [], epoch, hasMore, nextAfterEventId, oldestEventId: 1, lastEventId });

  /** Follows the bodies with these options, and returns the ids of the pages and the queries, with what was thrown. */
  async function follow(
    bodies: unknown[],
    options: Parameters<typeof followEvents>[1] = {},
    most = Infinity,
  ): Promise<{ ids: number[]; queries: string[]; failure?: unknown }> {
    const { fetch, queries } = createFakeFetch(bodies);
    const aggregator = createAggregator({ baseUrl, fetch });
    const ids: number[] = [];
    try {
      const read = (query: { after_event_id: number }) =>
        aggregator.GET('/api/v1/events/recent', { params: { query: { project_key: 'p', ...query } } });
      for await (const { nextAfterEventId } of followEvents(read, options)) {
        ids.push(nextAfterEventId);
        if (ids.length === most) break;
      }
      return { ids, queries };
    } catch (failure) {
      return { ids, queries, failure };
    }
  }
  const after = (id: number): string => `?project_key=p&after_event_id=${id}`;

  test('from the first, with the filters of the request, going on at once while there is more', async () => {
    const { ids, queries } = await follow(
      [page(true, 7), page(false, 28), page(false, 28)],
      { everyMs: 1 },
      3,
    );
    assert.deepEqual(
      [ids, queries],
      [
        [7, 28, 28],
        [after(0), after(7), after(28)],
      ],
    );
  });

  test('with the usual pause where there is said to be more, and the id stays; until the signal aborts', async () => {
    const options = { everyMs: 60_000, signal: AbortSignal.timeout(200) };
    const { queries, failure } = await follow([page(true, 7), page(true, 7)], options);
    assert.deepEqual([queries.length, (failure as Error).name], [2, 'TimeoutError']);
  });

  test('from an id, to a response that is not a page', async () => {
    const { queries, failure } = await follow([page(false, 7), refusal()], { after: 5, everyMs: 1 });
    assert.deepEqual([queries, (failure as Error).name], [[after(5), after(7)], 'ServiceError']);
  });

  test('until the ids are of another epoch, which the page with them does not get past', async () => {
    const { ids, failure } = await follow([page(true, 7), page(false, 9, { epoch: 'two' })]);
    assert.deepEqual(
      [ids, (failure as Error).name, (failure as { epoch?: string }).epoch],
      [[7], 'EpochChanged', 'two'],
    );
    const later = await follow([page(false, 9, { epoch: 'two' })], { epoch: 'one' });
    assert.equal((later.failure as Error).name, 'EpochChanged');
  });

  test('until the last event was below the id for a minute, because a replica may lag', async () => {
    const ahead = page(false, 8, { lastEventId: 3 });
    const times = [0, 59_000, 100_000, 159_999, 160_000];
    let calls = -1;
    const now = (): number => times[(calls += 1)] ?? Infinity;
    const bodies = [ahead, page(false, 8), ahead, ahead, ahead];
    const { ids, failure } = await follow(bodies, { after: 8, everyMs: 0, now });
    assert.equal((failure as Error).name, 'CursorAhead');
    assert.equal(
      (failure as Error).message,
      "The service's last event is 3, but 8 was read before: it has an older copy of its database. Ask its operator where to go on.",
    );
    assert.equal(ids.length, 3);
  });
});

describe('a fetch that retries', () => {
  const NOW = Date.parse('2026-10-06T08:00:00.000Z');
  const status = (code: number, retryAfter?: string): Response =>
    new Response('x', {
      status: code,
      headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    });

  /** Plays a series of outcomes against one request. */
  async function play(
    outcomes: (Response | Error)[],
    options: RetryOptions = {},
    init: RequestInit = {},
  ): Promise<{ result: number | string; waits: number[]; bodies: string[] }> {
    const waits: number[] = [];
    const bodies: string[] = [];
    const send = createRetryingFetch({
      fetch: async (request) => {
        bodies.push(await request.text());
        const outcome = outcomes[bodies.length - 1];
        if (outcome instanceof Response) return outcome;
        throw outcome ?? new Error('no outcome is left');
      },
      now: () => NOW,
      wait: async (ms) => void waits.push(ms),
      ...options,
    });
    const result = await send(new Request(`${baseUrl}/x`, init)).then(
      (response) => response.status,
      (failure: unknown) => (failure as Error).message,
    );
    return { result, waits, bodies };
  }

  test('waits for the seconds or the date of Retry-After; a date in the past is now', async () => {
    const { result, waits } = await play([status(429, '7'), status(503, '2'), status(200)]);
    assert.deepEqual([result, waits], [200, [7000, 2000]]);
    const dates = [NOW + 4000, NOW - 4000].map((time) => status(503, new Date(time).toUTCString()));
    assert.deepEqual((await play([...dates, status(200)])).waits, [4000, 0]);
  });

  test('doubles the wait without Retry-After and for failures of the network', async () => {
    const outcomes = [status(502), new TypeError('fetch failed'), status(504, 'soon'), status(200)];
    assert.deepEqual((await play(outcomes, { backoffMs: 100 })).waits, [100, 200, 400]);
  });

  test('returns the last response or failure after maxAttempts, and a response that asks for too long a wait', async () => {
    assert.deepEqual((await play([status(503), status(503)], { maxAttempts: 2 })).result, 503);
    assert.deepEqual((await play([new Error('gone')], { maxAttempts: 1 })).result, 'gone');
    assert.deepEqual(await play([status(429, '61')]), { result: 429, waits: [], bodies: [''] });
  });

  test('sends a write again with its body, and no other status', async () => {
    const init = { method: 'POST', body: '{"a":1}' };
    assert.deepEqual((await play([status(503), status(200)], {}, init)).bodies, ['{"a":1}', '{"a":1}']);
    assert.deepEqual((await play([status(500)], {}, init)).result, 500);
  });

  test('sends a read again when its body breaks off, but no write', async () => {
    const broken = (): Response =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new Error('reset')) }));
    assert.equal((await play([broken(), status(200)])).bodies.length, 2);
    assert.equal((await play([broken(), status(200)], {}, { method: 'POST' })).bodies.length, 1);
  });

  test('sends nothing again once the signal has aborted', async () => {
    const { bodies } = await play([status(503), status(200)], {}, { signal: AbortSignal.abort() });
    assert.equal(bodies.length, 1);
  });
});

test('a fetch that caches sends the tag of the last response, and returns it again for a 304', async () => {
  const sent: (string | null)[] = [];
  const responses = [
    Response.json({ n: 1 }, { headers: { etag: 'W/"a"' } }),
    new Response(null, { status: 304 }),
    Response.json({ n: 2 }, { headers: { etag: 'W/"b"' } }),
    Response.json({ n: 3 }),
    Response.json({ n: 4 }),
  ];
  const fetch = createCachingFetch({
    fetch: async (request) => {
      sent.push(request.headers.get('if-none-match'));
      return responses[sent.length - 1] ?? Response.error();
    },
  });
  const bodies: unknown[] = [];
  for (const _ of responses) bodies.push(await (await fetch(new Request(`${baseUrl}/x`))).json());
  assert.deepEqual(bodies, [{ n: 1 }, { n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
  assert.deepEqual(sent, [null, 'W/"a"', 'W/"a"', 'W/"b"', null]);
});

test('an upload sends the bytes as they are, and no redirect is followed', async () => {
  for (const file of [
    new Uint8Array([1, 2]),
    new Blob([new Uint8Array([1, 2])]),
    new Uint8Array([1, 2]).buffer,
  ]) {
    let got: unknown;
    const fetch: Fetch = async (request) => {
      const bytes = new Uint8Array(await request.arrayBuffer());
      got = [request.method, request.url, request.headers.get('content-type'), [...bytes], request.redirect];
      return Response.json({ ok: true, data: { artifact_ref: 'map-1' } });
    };
    const { data } = await uploadFile(createVerification({ baseUrl, fetch }), 'map', 'a b.Gbx', file);
    assert.equal(data?.data.artifact_ref, 'map-1');
    const url = `${baseUrl}/api/v1/uploads/map?filename=a%20b.Gbx`;
    assert.deepEqual(got, ['POST', url, 'application/octet-stream', [1, 2], 'manual']);
  }
});
