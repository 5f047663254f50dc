import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Send } from '../contract/http-client.js';
import { databasesOrOnly } from '../targets/spawned-server.js';
import type { ServerProcess } from '../../src/wiring/testing/server-process.js';
import { mapConcurrently } from '../testing/concurrency.js';
import { createRandom } from '../../db/testing/random.js';
import { createReader } from '../testing/read-json.js';
import { createSite, post, RefusedError } from './site.js';

/** Other seeds by hand: FOLLOW_SEED=7. */
const SEED = Number(process.env['FOLLOW_SEED'] ?? 20261006);
const DELIVERIES = process.env['FULL'] ? 400 : 30;
const AT_ONCE = 4;
const HOUR_MS = 3_600_000;
const PROJECTS = ['follow-a', 'follow-b'];
const NEVER_MORE = 1000;

interface Delivery {
  path: string;
  body: object;
}

/** Where to send requests: a process that is killed is followed by another one at another address. */
interface Place {
  server: ServerProcess;
  /** Resolves when a killed process is replaced. */
  isBack: Promise<unknown>;
}

interface Followed {
  events: { eventId: number }[];
  hasMore: boolean;
  nextAfterEventId: number;
}

/** What programs follow: everything, and by each filter, on both services. */
const FOLLOWERS = [
  { service: 'aggregator', filter: 'include_system=true' },
  { service: 'aggregator', filter: 'project_key=follow-a' },
  { service: 'aggregator', filter: 'event_type=wr_change' },
  { service: 'aggregator', filter: 'q=odd' },
  { service: 'catalog', filter: '' },
  { service: 'catalog', filter: 'project=follow-b&q=od' },
];

for (const database of databasesOrOnly('PostgreSQL')) {
  describe(`Followers of events on ${database}`, () => {
    test(
      'meet every event once beside two trackers that deliver late and twice, a kill and a restart',
      { timeout: 60_000 + DELIVERIES * 2000 },
      async (context) => {
        const { send, start } = await createSite(context, database, ['aggregator', 'catalog']);
        const places: Place[] = [];
        // A SQLite file has one process.
        const processes = database === 'PostgreSQL' ? PROJECTS.length : 1;
        for (let process = 0; process < processes; process += 1)
          places.push({ server: await start(), isBack: Promise.resolve() });
        const [first] = places;
        ok(first);
        const deliveries = PROJECTS.map((project, index) => createDeliveries(project, SEED + index));
        const killAfter = createRandom(SEED).between(10, DELIVERIES);
        let acknowledged = 0;
        const onAcknowledged = (): void => {
          acknowledged += 1;
          if (acknowledged !== killAfter) return;
          const { server } = first;
          first.isBack = server.kill().then(async () => {
            first.server = await start();
          });
        };
        const trackers = deliveries.map((own, index) =>
          deliverAll(places[index % processes] ?? first, send, own, onAcknowledged),
        );
        const isOver = { value: false };
        const followers = FOLLOWERS.map((follower, index) =>
          follow(places[index % processes] ?? first, send, follower, () => isOver.value),
        );
        const failed = (await Promise.all(trackers)).reduce((sum, count) => sum + count, 0);
        isOver.value = true;
        const met = await Promise.all(followers);
        ok(failed > 0, 'the kill hits requests in flight');
        await Promise.all(places.map(({ isBack }) => isBack));
        for (const [index, { service, filter }] of FOLLOWERS.entries()) {
          const ids = met[index] ?? [];
          const stored = await readAll(first.server.urls[service] ?? '', send, filter);
          ok(stored.length > 0, filter);
          equal(new Set(ids).size, ids.length, `${service} ${filter}: no event twice`);
          deepEqual(
            ids,
            stored.toSorted((a, b) => a - b),
            `${service} ${filter}: every event, in order`,
          );
        }
        context.diagnostic(
          `${acknowledged} deliveries acknowledged, ${failed} cut off by the kill and sent again; ` +
            FOLLOWERS.map(
              ({ service, filter }, index) => `${service} ${filter || 'all'} ${met[index]?.length}`,
            ).join(', '),
        );
      },
    );
  });
}

/** Returns a tracker's deliveries in the order in which it sends them: runs and events of past hours, a third of them once more later. */
function createDeliveries(projectKey: string, seed: number): Delivery[] {
  const random = createRandom(seed);
  const now = Date.now();
  const own = Array.from({ length: DELIVERIES }, (_, index): Delivery => {
    const at = new Date(now - random.between(1, 48 * HOUR_MS)).toISOString();
    const message = index % 2 === 1 ? 'An odd one' : 'An even one';
    if (index % 3 !== 0) {
      const events = Array.from({ length: random.between(1, 4) }, (_event, number) => ({
        type: 'follow.note',
        occurredAt: at,
        eventKey: `${index}-${number}`,
        message,
      }));
      return { path: '/api/v1/ingest/events', body: { projectKey, events } };
    }
    const checks = Array.from({ length: random.between(1, 3) }, (_check, number) => ({
      mapUid: `${projectKey}-${index}-${number}`,
      checkedAt: at,
      changed: true,
      newWrTime: 40_000 + index,
      newHolder: 'Kestrel',
    }));
    return { path: '/api/v1/ingest/tracker-run', body: { projectKey, run: { finishedAt: at }, checks } };
  });
  return own.flatMap((delivery, index) => {
    const earlier = own[random.between(0, index)] ?? delivery;
    return random.chance(1 / 3) ? [delivery, earlier] : [delivery];
  });
}

/** Sends deliveries, a few at a time, each until it is acknowledged; returns how often one failed. */
async function deliverAll(
  place: Place,
  send: Send,
  deliveries: Delivery[],
  onAcknowledged: () => void,
): Promise<number> {
  let failed = 0;
  await mapConcurrently(deliveries, AT_ONCE, async ({ path, body }) => {
    while (!(await isTaken(place, send, path, body))) {
      failed += 1;
      await place.isBack;
    }
    onAcknowledged();
  });
  return failed;
}

async function isTaken({ server }: Place, send: Send, path: string, body: object): Promise<boolean> {
  try {
    await post(send, `${server.urls['aggregator']}${path}`, body);
    return true;
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    return false;
  }
}

/** Follows the events of a filter from the first until nothing more comes after `isOver`; returns the ids that it met, in their order. */
async function follow(
  place: Place,
  send: Send,
  { service, filter }: { service: string; filter: string },
  isOver: () => boolean,
): Promise<number[]> {
  const ids: number[] = [];
  let after = 0;
  for (;;) {
    // The next request returns all that is stored by now.
    const isLast = isOver();
    const read = createReader(place.server.urls[service] ?? '', send);
    const path = `/api/v1/events/recent?after_event_id=${after}&limit=7&${filter}`;
    const page = await read(path).catch(async (error: unknown) => {
      if (/returned \d+/.test((error as Error).message)) throw error;
      await place.isBack;
      return null;
    });
    if (page === null) continue;
    const { events, hasMore, nextAfterEventId } = page as unknown as Followed;
    ids.push(...events.map(({ eventId }) => eventId));
    after = nextAfterEventId;
    if (isLast && !hasMore) return ids;
  }
}

/** Returns the ids of all events of a filter, as the list by time has them. */
async function readAll(url: string, send: Send, filter: string): Promise<number[]> {
  const read = createReader(url, send);
  const ids: number[] = [];
  for (let page = 1; page <= NEVER_MORE; page += 1) {
    const place = `page=${page}&offset=${(page - 1) * 1000}`;
    const { events } = (await read(
      `/api/v1/events/recent?limit=1000&${place}&${filter}`,
    )) as unknown as Followed;
    ids.push(...events.map(({ eventId }) => eventId));
    if (events.length < 1000) return ids;
  }
  throw new Error(`There are more than ${NEVER_MORE} pages.`);
}
