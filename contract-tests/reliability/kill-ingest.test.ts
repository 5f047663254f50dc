import { deepEqual, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createRandom } from '../../db/testing/random.js';
import type { Send } from '../contract/http-client.js';
import type { ServerProcess } from '../../src/wiring/testing/server-process.js';
import { databasesOrOnly } from '../targets/spawned-server.js';
import { accountIdFor } from '../targets/target.js';
import { mapConcurrently } from '../testing/concurrency.js';
import { createReader, type ReadJson } from '../testing/read-json.js';
import { createSite, post } from './site.js';

/** More rounds by hand: CRASH_ROUNDS=50. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? (process.env['FULL'] ? 3 : 1));
const PER_ROUND = 80;
const AT_ONCE = 12;
const ROWS = 20;
const FIRST_CLUB = 900_000;

/** A request about entities that no other request names, and how many of its facts are readable. */
interface Contribution {
  path: string;
  body: { projectKey: string };
  count: (read: ReadJson) => Promise<number>;
  facts: number;
}

interface Sent extends Contribution {
  isAcknowledged: boolean;
}

for (const database of databasesOrOnly('SQLite')) {
  describe(`A server on ${database} that is killed`, () => {
    test(
      'during mixed ingest loses nothing acknowledged, and keeps nothing in part',
      { timeout: 60_000 + ROUNDS * 20_000 },
      async (context) => {
        const { send, start } = await createSite(context, database, ['aggregator']);
        const random = createRandom(20261006);
        const sent: Sent[] = [];
        for (let round = 0; round < ROUNDS; round++)
          sent.push(...(await killOnce(await start(), send, round, random.between(1, PER_ROUND - 15))));
        const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged).length;
        context.diagnostic(`${ROUNDS} kills, ${sent.length} requests, ${acknowledged} acknowledged`);
        ok(acknowledged > 0 && acknowledged < sent.length, 'the kills hit requests in flight');
        const server = await start();
        const read = createReader(server.urls['aggregator'] ?? '', send);
        const faults = await mapConcurrently(
          sent,
          8,
          async ({ count, facts, isAcknowledged, path, body }) => {
            const found = await count(read);
            if (found === facts || (found === 0 && !isAcknowledged)) return [];
            return [`${path} ${body.projectKey}, acknowledged: ${isAcknowledged}: ${found} of ${facts}`];
          },
        );
        deepEqual(faults.flat(), []);
        await server.stop();
      },
    );
  });
}

/** Kills the server after a number of acknowledgements, while other requests are in flight. */
async function killOnce(
  server: ServerProcess,
  send: Send,
  round: number,
  killAfter: number,
): Promise<Sent[]> {
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  const at = new Date().toISOString();
  const contributions = Array.from({ length: PER_ROUND }, (_, index) => {
    const make = [createRun, createSnapshot, createNames][index % 3] ?? createRun;
    return make(`crash-${round}-${index}`, FIRST_CLUB + round * 1000 + index, at);
  });
  const sent = await mapConcurrently(contributions, AT_ONCE, async (contribution) => {
    const url = `${server.urls['aggregator']}${contribution.path}`;
    const isAcknowledged = await post(send, url, contribution.body).then(
      () => true,
      () => false,
    );
    if (isAcknowledged && (acknowledged += 1) === killAfter) killed = server.kill();
    return { ...contribution, isAcknowledged };
  });
  await killed;
  return sent;
}

function rows<T>(make: (index: number) => T): T[] {
  return Array.from({ length: ROWS }, (_, index) => make(index));
}

function createNames(projectKey: string): Contribution {
  const accountIds = rows((index) => accountIdFor(`${projectKey} ${index}`));
  const names = accountIds.map((accountId, index) => ({ accountId, displayName: `${projectKey} ${index}` }));
  return {
    path: '/api/v1/ingest/display-names',
    body: { projectKey, names } as Contribution['body'],
    facts: ROWS,
    count: async (read) => Number((await read('/api/v1/display-names/resolve', { accountIds }))?.['count']),
  };
}

function createRun(projectKey: string, _clubId: number, at: string): Contribution {
  const checks = rows((index) => ({
    mapUid: `${projectKey}-${index}`,
    checkedAt: at,
    changed: true,
    newWrTime: 40_000 + index,
    newHolder: `${projectKey} holder`,
  }));
  const run = { startedAt: at, finishedAt: at, mapsChecked: ROWS };
  return {
    path: '/api/v1/ingest/tracker-run',
    body: { projectKey, run, checks } as Contribution['body'],
    // The run, its checks, their world records, their queue items, and what the project counts.
    facts: 1 + 4 * ROWS,
    count: async (read) => {
      const [found, project, queue] = await Promise.all([
        read(`/api/v1/events/recent?limit=1&project_key=${projectKey}`),
        read(`/api/v1/projects/${projectKey}`),
        read(`/api/v1/queue/wr-baseline?limit=1&project_key=${projectKey}`),
      ]);
      const { totalChecks = 0 } = (project?.['project'] ?? {}) as { totalChecks?: number };
      return Number(found?.['total']) + totalChecks + Number(queue?.['total']);
    },
  };
}

function createSnapshot(projectKey: string, clubId: number): Contribution {
  const maps = rows((index) => ({ mapUid: `${projectKey}-${index}`, name: 'A map', position: index }));
  const members = rows((index) => ({ accountId: accountIdFor(`${projectKey} member ${index}`) }));
  const campaigns = [0, 10].map((from) => ({
    campaignId: clubId * 10 + from,
    name: `${projectKey} ${from}`,
    maps: maps.slice(from, from + 10),
  }));
  return {
    path: '/api/v1/ingest/club-snapshot',
    body: { projectKey, club: { clubId, name: projectKey }, campaigns, members } as Contribution['body'],
    facts: 2 + 2 * ROWS,
    count: async (read) => {
      const found = await read(`/api/v1/clubs/${clubId}/summary`);
      const club = found?.['club'] as Record<string, number> | undefined;
      return (club?.['campaignCount'] ?? 0) + (club?.['mapCount'] ?? 0) + (club?.['memberCount'] ?? 0);
    },
  };
}
