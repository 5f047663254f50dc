import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../../src/project-root.js';
import { atLeast, type Bench, type BenchContext } from './bench.js';
import { driveLoad, writePaths } from './load.js';
import { startOurs } from './our-services.js';
import { familyProcessorMs } from './processes.js';
import { post, send } from './requests.js';
import { namesFrom, type NameRow } from './size/names.js';
import { median, ratioTo, show, spread } from './statistics.js';

const NAMES = 200_000;
const NAMES_AT_ONCE = 5000;
const CONNECTIONS = 50;
const ROUNDS = 5;
const WARM_UP_SECONDS = 0.5;
const SECONDS = 3;
const BASELINES = fileURLToPath(new URL('scripts/develop/bench/baselines/', projectRoot));
const PEER = 'Fastify 5 + better-sqlite3';
/** The time of an import, and values derived from the clock. */
const CHANGING = /"updatedAt":"[^"]+"|"ageSeconds":\d+/g;

/** One of the compared servers, with its measurements, one per round. */
interface Competitor {
  name: string;
  port: number;
  pid: number;
  perSecond: number[];
  /** Processor time of all its processes per request in microseconds. */
  cost: number[];
}

/** The smallest read, the name of an account, beside a peer with our headers and a lean one. */
export const pointReads: Bench = {
  title: `GET of a display name, random ids out of ${show(NAMES)}, beside ${PEER}; ${CONNECTIONS} connections`,
  run: async (context) => {
    const names = namesFrom(0, NAMES);
    const competitors = await startCompetitors(context, names);
    const paths = names.map(({ accountId }) => toPath(accountId));
    await compareThroughput(context, competitors, writePaths(context, paths));
    const [ours = [], withHeaders = [], lean = []] = competitors.map(({ perSecond }) => perSecond);
    return {
      tables: [
        {
          header: ['', 'requests/s', '(min–max)', 'CPU µs/request', 'ours is'],
          rows: competitors.map(({ name, perSecond, cost }) => [
            name,
            show(median(perSecond)),
            spread(perSecond),
            show(median(cost), 1),
            perSecond === ours ? '' : `${ratioTo(ours, perSecond).toFixed(2)} ×`,
          ]),
        },
      ],
      goals: [
        atLeast(ratioTo(ours, withHeaders), 1.1, 0.8, `${PEER} with our headers`),
        atLeast(ratioTo(ours, lean), 0.75, 0.5, `${PEER}, lean`),
      ],
    };
  },
};

function toPath(accountId: string): string {
  return `/api/v1/display-names/resolve/${accountId}`;
}

/** Starts our services on names that went through our own ingest, and the peers on the same. */
async function startCompetitors(context: BenchContext, names: readonly NameRow[]): Promise<Competitor[]> {
  const { processes, folder, say } = context;
  say(`storing ${names.length} names …`);
  const dataDir = join(folder, 'names');
  mkdirSync(dataDir);
  const filled = await startOurs(processes, dataDir);
  for (let first = 0; first < names.length; first += NAMES_AT_ONCE) {
    const some = names.slice(first, first + NAMES_AT_ONCE);
    const body = { projectKey: 'bench', names: some };
    const text = await post(filled.portOf('aggregator'), '/api/v1/ingest/display-names', body);
    assert.match(text, new RegExp(`"accepted":${some.length},`));
  }
  // The peers only read: ours, too, is a process that has not just stored all of it.
  await filled.stop();
  const { pid, portOf } = await startOurs(processes, dataDir);
  const port = portOf('aggregator');
  const namesFile = join(folder, 'names.ndjson');
  writeFileSync(namesFile, names.map((name) => `${JSON.stringify(name)}\n`).join(''));
  if (!existsSync(`${BASELINES}node_modules`)) {
    say('installing the peer (a minute or two where SQLite has to be compiled) …');
    await processes.run(['npm', 'ci', '--no-audit', '--no-fund'], { folder: BASELINES });
  }
  const startPeer = async (kind: string): Promise<{ pid: number; port: number }> => {
    const database = join(folder, `peer-${kind}.sqlite`);
    const command = [process.execPath, `${BASELINES}fastify.mjs`, database, namesFile, kind];
    const running = processes.start(command);
    const [, listens] = await running.waitFor(/^baseline listens on http:\/\/127\.0\.0\.1:(\d+)$/m);
    return { pid: running.pid, port: Number(listens) };
  };
  const withHeaders = await startPeer('headers');
  await requireSameResponses(port, withHeaders.port, names);
  const lean = await startPeer('lean');
  const nothing = { perSecond: [], cost: [] };
  return [
    { name: 'ours', pid, port, ...structuredClone(nothing) },
    { name: `${PEER}, our headers`, ...withHeaders, ...structuredClone(nothing) },
    { name: `${PEER}, lean`, ...lean, ...structuredClone(nothing) },
  ];
}

/** Asserts that the peer does the same work as ours: the same status, header names and body, and what ours refuses it refuses too. */
async function requireSameResponses(ours: number, peer: number, names: readonly NameRow[]): Promise<void> {
  const ids = names.filter((_, index) => index % 20_000 === 0).map(({ accountId }) => accountId);
  const [first = ''] = ids;
  const served = [...ids, ...ids.map((id) => id.toUpperCase()), 'nobody', `${first}?max_age_seconds=5`];
  for (const path of served.map(toPath)) {
    const [one, other] = await Promise.all([ours, peer].map((port) => send({ port, path })));
    const shape = (response: typeof one): unknown => ({
      status: response?.status,
      headers: Object.keys(response?.headers ?? {}).sort(),
      body: response?.text().replaceAll(CHANGING, '…'),
    });
    assert.deepEqual(shape(other), shape(one), `The peer must respond to ${path} as ours does.`);
  }
  for (const path of ['not%20an%20id', `${first}?max_age_seconds=-1`].map(toPath)) {
    const statuses = await Promise.all([ours, peer].map(async (port) => (await send({ port, path })).status));
    assert.deepEqual(statuses, [400, 400], `Both must refuse ${path}.`);
  }
}

/**
 * Puts the competitors under the same load in turn, several times, so that other load on the machine affects all of them.
 * The first round warms up and is not counted.
 */
async function compareThroughput(
  context: BenchContext,
  competitors: readonly Competitor[],
  pathsFile: string,
): Promise<void> {
  for (let round = 0; round <= ROUNDS; round += 1) {
    context.say(round === 0 ? 'warming up …' : `round ${round} of ${ROUNDS} …`);
    for (const { port, pid, perSecond, cost } of competitors) {
      const before = familyProcessorMs(pid);
      const { responses, seconds, allResponses } = await driveLoad(context, {
        port,
        pathsFile,
        connections: CONNECTIONS,
        seed: round,
        warmUpSeconds: WARM_UP_SECONDS,
        seconds: SECONDS,
      });
      if (round === 0) continue;
      perSecond.push(responses / seconds);
      cost.push(((familyProcessorMs(pid) - before) * 1000) / allResponses);
    }
  }
}
