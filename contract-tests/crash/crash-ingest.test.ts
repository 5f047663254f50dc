import { deepEqual, ok } from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { contribute, createContributions, type Contribution } from './aggregator-load.js';
import { mapConcurrently } from '../testing/concurrency.js';
import { createSender } from '../contract/http-client.js';
import { databasesOrOnly } from '../targets/spawned-server.js';
import { createRandom, type Random } from '../../db/testing/random.js';
import { createReader } from '../testing/read-json.js';
import { startServer, type ServerProcess } from '../targets/server-process.js';
import { createTestDatabase } from '../targets/test-database.js';

const SEED = 20261006;
/** More rounds by hand: CRASH_ROUNDS=50. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? (process.env['FULL'] ? 3 : 1));
const PER_ROUND = 80;
const ENVIRONMENT = { RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'error' };

interface Sent {
  contribution: Contribution;
  isAcknowledged: boolean;
}

for (const database of databasesOrOnly('SQLite')) {
  describe(`A server on ${database} that is killed`, () => {
    test(
      'during mixed ingest loses nothing acknowledged, and keeps nothing in part',
      { timeout: 60_000 + ROUNDS * 20_000 },
      async (context) => {
        const { environment, drop } = await createTestDatabase(database);
        const dataDir = await mkdtemp(join(tmpdir(), 'contract-crash-ingest-'));
        const start = (): Promise<ServerProcess> =>
          startServer({ services: ['aggregator'], dataDir, environment: { ...ENVIRONMENT, ...environment } });
        try {
          const random = createRandom(SEED);
          const sent: Sent[] = [];
          for (let round = 0; round < ROUNDS; round++)
            sent.push(...(await crashOnce(await start(), round, random)));
          const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged).length;
          context.diagnostic(`${ROUNDS} kills, ${sent.length} requests, ${acknowledged} acknowledged`);
          ok(acknowledged > 0 && acknowledged < sent.length, 'the kills hit requests in flight');
          const server = await start();
          try {
            deepEqual(await findFaults(server, sent), []);
          } finally {
            await server.stop();
          }
        } finally {
          await rm(dataDir, { recursive: true, force: true });
          await drop();
        }
      },
    );
  });
}

/** Kills the server after a number of acknowledgements, while other requests are in flight. */
async function crashOnce(server: ServerProcess, round: number, random: Random): Promise<Sent[]> {
  const { send, close } = createSender(64);
  const url = server.urls['aggregator'] ?? '';
  const killAfter = random.between(1, PER_ROUND - 15);
  let count = 0;
  let killed: Promise<void> | undefined;
  const contributions = createContributions(round, PER_ROUND, new Date());
  const sendOne = async (path: string, body: object): Promise<boolean> => {
    const headers = { 'content-type': 'application/json' };
    const bytes = Buffer.from(JSON.stringify(body));
    const { status, body: response } = await send({ method: 'POST', url: url + path, headers, body: bytes });
    if (status !== 200) throw new Error(`${path} returned ${status}: ${response.toString('utf8')}`);
    return true;
  };
  const acknowledged = await contribute(contributions, sendOne, () => {
    count += 1;
    if (count === killAfter) killed = server.kill();
  });
  await (killed ?? server.kill());
  close();
  return contributions.map((contribution) => ({
    contribution,
    isAcknowledged: acknowledged.has(contribution.name),
  }));
}

/** Returns what was acknowledged and is incomplete, and what is present in part. */
async function findFaults(server: ServerProcess, sent: Sent[]): Promise<string[]> {
  const { send, close } = createSender(16);
  const read = createReader(server.urls['aggregator'] ?? '', send);
  try {
    const faults = await mapConcurrently(sent, 8, async ({ contribution, isAcknowledged }) => {
      const { name, facts, path } = contribution;
      const found = await contribution.count(read);
      if (found === facts || (found === 0 && !isAcknowledged)) return [];
      return [`${name} (${path}, ${isAcknowledged ? '' : 'not '}acknowledged): ${found} of ${facts}`];
    });
    return faults.flat();
  } finally {
    close();
  }
}
