import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { expectRecountAt } from '../../db/testing/recount.js';
import { createSender, type Send } from '../contract/http-client.js';
import { availableDatabases } from '../targets/spawned-server.js';
import { startServer, type ServerProcess } from '../targets/server-process.js';
import { createTestDatabase } from '../targets/test-database.js';
import { mapConcurrently } from '../testing/concurrency.js';
import { createRandom } from '../../db/testing/random.js';
import { createReader } from '../testing/read-json.js';
import { createCommunity, type Community } from './community.js';
import { readEverything, readReports, type Reads } from './reads.js';
import { OWN_PROJECT, ROUTES, type IngestRequest } from './requests.js';
import { createEntities, createSequence, type Entities } from './sequence.js';

/** Other seeds by hand: MODEL_SEED=7. */
const SEED = Number(process.env['MODEL_SEED'] ?? 20261006);
const WRITES = process.env['FULL'] ? 3000 : 150;
const AT_ONCE = 14;
/** Writes on the same few projects, maps and accounts. */
const ROUND = 60;
const CLUB = 700_000_000;
const DAY_MS = 86_400_000;
const SECRET = 'webhook-secret';
const MAX_FAULTS = 3;

/** A request and the response of the process that took it. */
interface Taken {
  request: IngestRequest;
  json: Record<string, unknown>;
}

if (availableDatabases().includes('PostgreSQL')) {
  describe('Two processes over one PostgreSQL database', () => {
    test(
      `agree with a model and a recount after ${WRITES} writes, ${AT_ONCE} at a time`,
      { timeout: 900_000 },
      async (context) => {
        const { environment, drop } = await createTestDatabase('PostgreSQL');
        const settings = {
          RATE_LIMIT_PER_MINUTE: '0',
          UPDATE_REQUESTS_PER_HOUR: '0',
          LOG_LEVEL: 'error',
          WEBHOOK_SECRET: SECRET,
          PRIMARY_CLUB_ID: String(CLUB),
          ...environment,
        };
        const options = { services: ['aggregator', 'catalog'], environment: settings };
        const servers = await Promise.all([startServer(options), startServer(options)]);
        const { send, close } = createSender(32);
        try {
          const rounds = Math.ceil(WRITES / ROUND);
          context.diagnostic(`seeds ${SEED} to ${SEED + rounds - 1}, ${ROUND} writes each`);
          const model = createCommunity();
          for (let round = 0; round < rounds; round += 1)
            deepEqual((await runRound(servers, send, round, model)).slice(0, MAX_FAULTS), []);
          await expectRecountAt({ databaseUrl: environment['DATABASE_URL'], sqliteFile: '' });
        } finally {
          close();
          await Promise.all(servers.map((server) => server.stop()));
          await drop();
        }
      },
    );
  });
}

/** Sends the writes of one seed through both processes at once, and compares all reads with the model. */
async function runRound(
  servers: ServerProcess[],
  send: Send,
  round: number,
  model: Community,
): Promise<object[]> {
  const entities: Entities = { ...createEntities(round), clubId: CLUB };
  // Later rounds are newer, so that their snapshots count.
  const now = new Date(Date.UTC(2020, 0, 1) + round * 30 * DAY_MS);
  const sequence = createSequence(entities, createRandom(SEED + round), now, {
    length: ROUND,
    hasReports: true,
  });
  const numbered = sequence.map((request, index) => ({ request, server: servers[index % servers.length] }));
  const taken = await mapConcurrently(numbered, AT_ONCE, async ({ request, server }) => ({
    request,
    json: await write(server?.urls ?? {}, send, request),
  }));
  const [first] = servers;
  const reads: Reads = {
    aggregator: createReader(first?.urls['aggregator'] ?? '', send),
    catalog: createReader(first?.urls['catalog'] ?? '', send),
  };
  for (const request of await inOrder(taken, entities, reads)) model.apply(request);
  const compared = [
    ...(await readEverything(reads, entities, model)),
    ...(await readReports(reads, entities, model)),
    { what: 'applied snapshots', given: newestApplied(taken), expected: newestIn(taken) },
  ];
  return compared
    .filter(({ given, expected }) => JSON.stringify(given) !== JSON.stringify(expected))
    .map((fault) => ({ seed: SEED + round, ...fault }));
}

async function write(
  urls: Readonly<Record<string, string>>,
  send: Send,
  { kind, body }: IngestRequest,
): Promise<Record<string, unknown>> {
  const service = kind === 'webhook' || kind === 'update' ? 'catalog' : 'aggregator';
  const headers = { 'content-type': 'application/json', 'x-webhook-secret': SECRET };
  const url = (urls[service] ?? '') + ROUTES[kind];
  const response = await send({ method: 'POST', url, headers, body: Buffer.from(JSON.stringify(body)) });
  equal(response.status, 200, `${url} returned ${response.body.toString('utf8')} to ${JSON.stringify(body)}`);
  return response.json as Record<string, unknown>;
}

/**
 * Returns the requests that have changed something, in the order of their event ids: that is the order in which the
 * transactions have committed. Names come first; their order does not matter.
 */
async function inOrder(taken: Taken[], entities: Entities, reads: Reads): Promise<IngestRequest[]> {
  const eventIds = await readEventIds([...entities.projects, OWN_PROJECT], reads);
  const placed = new Map<number, IngestRequest>();
  const names: IngestRequest[] = [];
  for (const { request, json } of taken) {
    if (request.kind === 'names') names.push(request);
    for (const id of findEventIds(request, json, eventIds)) placed.set(id, request);
  }
  const ids = [...placed.keys()].sort((a, b) => a - b);
  return [...names, ...ids.flatMap((id) => placed.get(id) ?? [])];
}

type EventIds = ReadonlyMap<string, number[]>;

/** The id of an event that a request has made, none where it has changed nothing; of update requests those of equal ones. */
function findEventIds(request: IngestRequest, json: Record<string, unknown>, eventIds: EventIds): number[] {
  const ingest = (json['ingest'] ?? {}) as Record<string, unknown>;
  switch (request.kind) {
    case 'names':
      return [];
    case 'events':
      return ingest['accepted'] === 0 ? [] : [Math.max(...(ingest['eventIds'] as number[]))];
    case 'run':
      return eventIds.get(`tracker.run ${request.body.projectKey} ${request.body.run.finishedAt}`) ?? [];
    case 'snapshot':
      return eventIds.get(`club.snapshot ${request.body.projectKey} ${request.body.observedAt}`) ?? [];
    case 'webhook':
      return eventIds.get(`wr_change ${OWN_PROJECT} ${request.body.recordedAt}`) ?? [];
    case 'update': {
      const { createdAt } = json['request'] as { createdAt: string };
      return eventIds.get(`update_request ${OWN_PROJECT} ${createdAt} ${request.body.mapUid}`) ?? [];
    }
  }
}

/** Returns event ids by type, project and moment, and by map for update requests, whose moments may be equal. */
async function readEventIds(projects: string[], { aggregator }: Reads): Promise<EventIds> {
  const ids = new Map<string, number[]>();
  for (const project of projects) {
    const found = await aggregator(
      `/api/v1/events/recent?limit=1000&include_system=true&project_key=${project}`,
    );
    for (const event of (found?.['events'] ?? []) as Record<string, unknown>[]) {
      const key = [event['eventType'], project, event['occurredAt']].map(String).join(' ');
      const map = event['eventType'] === 'update_request' ? ` ${String(event['mapUid'])}` : '';
      ids.set(key + map, [...(ids.get(key + map) ?? []), Number(event['eventId'])]);
    }
  }
  return ids;
}

function newestIn(taken: Taken[]): string | null {
  const times = taken.flatMap(({ request }) =>
    request.kind === 'snapshot' ? [request.body.observedAt] : [],
  );
  return times.sort().at(-1) ?? null;
}

function newestApplied(taken: Taken[]): string | null {
  const isApplied = ({ json }: Taken): boolean =>
    (json['ingest'] as { applied?: boolean } | undefined)?.applied === true;
  return newestIn(taken.filter(isApplied));
}
