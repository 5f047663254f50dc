import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dayReads } from './reads.js';
import { createDay, type DayRequest } from './requests.js';
import { createFinder, listOperations } from '../contract/document.js';
import { createSender } from '../contract/http-client.js';
import { availableDatabases } from '../targets/spawned-server.js';
import { createRandom } from '../../db/testing/random.js';
import { createReader } from '../testing/read-json.js';
import { startServer } from '../targets/server-process.js';
import { aggregator } from '../scenarios/aggregator/index.js';
import { suites } from '../scenarios/services.js';
import { createTestDatabase, type Database } from '../targets/test-database.js';

const SEED = 20261006;
/** Fields that are assigned or timed on arrival, or ages. */
const BY_ARRIVAL =
  /^(eventId|runId|queueId|sampleId|receivedAt|generatedAt|updatedAt|ageSeconds|heartbeatAgeSeconds|lastHeartbeatAt|registeredAt|firstSeenAt|lastSeenAt|lastSyncedAt|uptime|from|to|latestEventAt|lastEventAt|rows|at|meta)$/;

test("a contributor's day has a read for each read route that the aggregator documents", () => {
  const operations = listOperations(aggregator.document);
  const find = createFinder(operations);
  const read = dayReads.map(({ path, body }) => find(body ? 'POST' : 'GET', path)?.id);
  deepEqual(
    read,
    dayReads.map(({ operation }) => operation),
  );
  deepEqual(
    [...new Set(read)].toSorted(),
    operations
      .filter(({ isSafe }) => isSafe)
      .map(({ id }) => id)
      .toSorted(),
  );
});

for (const database of availableDatabases()) {
  describe(`A contributor's day on ${database}`, () => {
    test('shows on every read route, and the same when all is sent twice in another order', async () => {
      const day = createDay(new Date());
      const once = await reportAndRead(database, day, (reads) => {
        for (const { operation, number, expected, json } of reads)
          equal(number(json), expected, `${operation} shows the day`);
      });
      const random = createRandom(SEED);
      const twice = [...day, ...day].sort(() => random.between(-1, 1));
      const again = await reportAndRead(database, twice, () => undefined);
      deepEqual(again, once);
    });
  });
}

type Read = (typeof dayReads)[number] & { json: Record<string, unknown> };

/** Sends requests to an empty server, reads every route, and returns what does not depend on the order of arrival. */
async function reportAndRead(
  database: Database,
  requests: DayRequest[],
  check: (reads: Read[]) => void,
): Promise<Record<string, unknown>> {
  const { environment, drop } = await createTestDatabase(database);
  const server = await startServer({
    services: suites.map(({ service }) => service),
    environment: { LOG_LEVEL: 'error', ...environment },
  });
  const { send, close } = createSender();
  try {
    const fetchJson = createReader(server.urls['aggregator'] ?? '', send);
    for (const { path, body } of requests) await fetchJson(path, body);
    const reads: Read[] = [];
    for (const read of dayReads) reads.push({ ...read, json: (await fetchJson(read.path, read.body)) ?? {} });
    check(reads);
    const compared = reads.filter(({ isByArrival }) => !isByArrival);
    return Object.fromEntries(compared.map(({ operation, json }) => [operation, withoutArrival(json)]));
  } finally {
    close();
    await server.stop();
    await drop();
  }
}

function withoutArrival(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutArrival);
  // Each server has its own port.
  if (typeof value === 'string') return value.replace(/^http:\/\/127\.0\.0\.1:\d+/, '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) =>
      BY_ARRIVAL.test(name) ? [] : [[name, withoutArrival(child)]],
    ),
  );
}
