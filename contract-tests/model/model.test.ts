import { deepEqual } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mapConcurrently } from '../testing/concurrency.js';
import { createSender, type Send } from '../contract/http-client.js';
import { createCommunity } from './community.js';
import { readEverything } from './reads.js';
import { ROUTES, type IngestRequest } from './requests.js';
import { createEntities, createSequence } from './sequence.js';
import { availableDatabases } from '../targets/spawned-server.js';
import { createRandom } from '../../db/testing/random.js';
import { createReader } from '../testing/read-json.js';
import { startServer, type ServerProcess } from '../targets/server-process.js';
import { createTestDatabase } from '../targets/test-database.js';

/** More of them and other seeds by hand: MODEL_SEQUENCES=1000, MODEL_SEED=7. */
const SEQUENCES = Number(process.env['MODEL_SEQUENCES'] ?? (process.env['FULL'] ? 250 : 15));
const SEED = Number(process.env['MODEL_SEED'] ?? 20261006);
const AT_ONCE = 8;
const MAX_FAULTS = 3;

for (const database of availableDatabases()) {
  describe(`A server on ${database}`, () => {
    test(
      `agrees with a model in memory after each of ${SEQUENCES} random sequences of ingest`,
      { timeout: 600_000 },
      async (context) => {
        const { environment, drop } = await createTestDatabase(database);
        const server = await startServer({
          services: ['aggregator', 'catalog'],
          environment: { RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'error', ...environment },
        });
        const { send, close } = createSender(32);
        try {
          const numbers = Array.from({ length: SEQUENCES }, (_, index) => index);
          const results = await mapConcurrently(numbers, AT_ONCE, (number) =>
            runSequence(server.urls, send, number),
          );
          const requests = results.reduce((sum, { sent }) => sum + sent, 0);
          context.diagnostic(`seed ${SEED}: ${requests} requests in ${SEQUENCES} sequences`);
          deepEqual(results.flatMap(({ faults }) => faults).slice(0, MAX_FAULTS), []);
        } finally {
          close();
          await server.stop();
          await drop();
        }
      },
    );
  });
}

/** Sends one sequence and compares all reads; a failure shows the sequence that leads to it. */
async function runSequence(
  urls: ServerProcess['urls'],
  send: Send,
  number: number,
): Promise<{ sent: number; faults: object[] }> {
  const entities = createEntities(number);
  const sequence = createSequence(entities, createRandom(SEED + number), new Date());
  const model = createCommunity();
  const url = urls['aggregator'] ?? '';
  for (const request of sequence) {
    await ingest(url, send, request);
    model.apply(request);
  }
  const compared = await readEverything(
    { aggregator: createReader(url, send), catalog: createReader(urls['catalog'] ?? '', send) },
    entities,
    model,
  );
  const faults = compared
    .filter(({ given, expected }) => JSON.stringify(given) !== JSON.stringify(expected))
    .map((fault) => ({ number, ...fault, sequence: sequence.map((request) => JSON.stringify(request)) }));
  return { sent: sequence.length, faults };
}

async function ingest(url: string, send: Send, { kind, body }: IngestRequest): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const bytes = Buffer.from(JSON.stringify(body));
  const response = await send({ method: 'POST', url: url + ROUTES[kind], headers, body: bytes });
  if (response.status === 200) return;
  throw new Error(
    `${ROUTES[kind]} returned ${response.status} ${response.body.toString('utf8')} to ${JSON.stringify(body)}`,
  );
}
