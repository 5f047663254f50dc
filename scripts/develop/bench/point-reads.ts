import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectRoot } from '../../../src/project-root.js';
import { atLeast, type Bench, type BenchContext, type Goal } from './bench.js';
import { familyProcessorMs, start, startOurs, type OurServices } from './processes.js';
import { send } from './requests.js';
import { CACHE, prepareSqlite } from './size/data-sets.js';
import { namesFrom } from './size/names.js';
import { CLUB, countsOf, SMALL_EVENTS } from './size/size-rows.js';
import { median, ratioTo, show, spread } from './statistics.js';

const run = promisify(execFile);
const CONNECTIONS = 50;
const ROUNDS = 5;
const SECONDS = 3;
const BASELINES = fileURLToPath(new URL('scripts/develop/bench/baselines/', projectRoot));
const PEER = 'Fastify 5 + better-sqlite3';
/** Values derived from the clock. */
const CHANGING = /"ageSeconds":\d+/g;
const COUNTS = countsOf(SMALL_EVENTS);

/** A read: paths of ours, and those of the peer where they differ, which are requested in turn. */
interface Read {
  title: string;
  service: 'aggregator' | 'catalog';
  paths: string[];
  peerPaths?: string[];
}

const READS: readonly Read[] = [
  {
    title: 'a name',
    service: 'aggregator',
    paths: namesFrom(0, 2000).map(({ accountId }) => `/api/v1/display-names/resolve/${accountId}`),
  },
  { title: 'names', service: 'aggregator', paths: ['/api/v1/display-names'] },
  { title: 'events', service: 'aggregator', paths: ['/api/v1/events/recent'] },
  { title: 'members of a club', service: 'aggregator', paths: [`/api/v1/clubs/${CLUB}/members`] },
  { title: 'maps', service: 'catalog', paths: ['/api/v1/alterations/maps'] },
  {
    title: "the catalog's events",
    service: 'catalog',
    paths: ['/api/v1/events/recent'],
    peerPaths: ['/api/v1/catalog-events/recent'],
  },
];

/** One of the compared servers. */
interface Competitor extends OurServices {
  name: string;
  isPeer: boolean;
}

/** What one round of a read found: requests a second, and processor time of the server a request in microseconds. */
interface Round {
  perSecond: number;
  cost: number;
}

/** The smallest read and five first pages, beside a peer with our headers and a lean one over the same rows. */
export const pointReads: Bench = {
  title: `a name and the first pages of five lists out of ${show(COUNTS.names)} names and ${show(COUNTS.events)} events, beside ${PEER}; autocannon, ${CONNECTIONS} connections`,
  run: async (context) => {
    const competitors = await startCompetitors(context);
    const rows: string[][] = [];
    const goals: Goal[] = [];
    for (const read of READS) {
      await requireSameResponses(read, competitors);
      const rounds = await compare(context, read, competitors);
      const [ours = []] = rounds;
      const perSecond = (of: readonly Round[]): number[] => of.map((round) => round.perSecond);
      const cost = (of: readonly Round[]): number[] => of.map((round) => round.cost);
      for (const [index, { name }] of competitors.entries()) {
        const found = rounds[index] ?? [];
        rows.push([
          read.title,
          name,
          show(median(perSecond(found))),
          spread(perSecond(found)),
          show(median(cost(found)), 1),
          index === 0 ? '' : `${ratioTo(perSecond(ours), perSecond(found)).toFixed(2)} ×`,
        ]);
      }
      const least = read === READS[0] ? 0.5 : 0.4;
      const lean = ratioTo(perSecond(ours), perSecond(rounds.at(-1) ?? []));
      goals.push(atLeast(lean, 0.7, least, `${PEER}, lean: ${read.title}`));
    }
    for (const { stop } of competitors) await stop();
    const header = ['read', 'server', 'requests/s', '(min–max)', 'CPU µs/request', 'ours is'];
    return { header, rows, goals };
  },
};

/** Starts our services and the peers on a copy of one SQLite file. */
async function startCompetitors({ folder, say }: BenchContext): Promise<Competitor[]> {
  const { connection } = await prepareSqlite(CACHE, COUNTS, say);
  const dataDir = join(folder, 'point-reads');
  mkdirSync(dataDir);
  const file = join(dataDir, 'records.sqlite');
  copyFileSync(connection.sqliteFile, file);
  if (!existsSync(`${BASELINES}node_modules`)) {
    say('installing the peer (a minute or more where SQLite has to be compiled) …');
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: BASELINES });
  }
  const ours = await startOurs(dataDir);
  const startPeer = async (name: string, kind: string): Promise<Competitor> => {
    const running = await start([`${BASELINES}peer.mjs`, file, kind], /^peer listens on .*$/m);
    const port = Number(/^peer listens on .*:(\d+)$/m.exec(running.output)?.[1]);
    return { ...running, name, portOf: () => port, isPeer: true };
  };
  return [
    { ...ours, name: 'ours', isPeer: false },
    await startPeer(`${PEER}, our headers`, 'headers'),
    await startPeer(`${PEER}, lean`, 'lean'),
  ];
}

const pathsFor = ({ paths, peerPaths }: Read, { isPeer }: Competitor): string[] =>
  (isPeer ? peerPaths : undefined) ?? paths;

/** Asserts that the peers do the same work as ours: the same body, and one of them has the same header names. */
async function requireSameResponses(read: Read, competitors: readonly Competitor[]): Promise<void> {
  const responses = await Promise.all(
    competitors.map(async (one) => {
      const [path = ''] = pathsFor(read, one);
      const { status, headers, body } = await send({ port: one.portOf(read.service), path });
      return {
        status,
        headers: Object.keys(headers).sort(),
        body: body.toString().replaceAll(CHANGING, '…'),
      };
    }),
  );
  const [ours, withHeaders, lean] = responses;
  assert.deepEqual(withHeaders?.headers, ours?.headers, `The peer must send our headers: ${read.title}`);
  for (const peer of [withHeaders, lean])
    assert.ok(peer?.status === 200 && peer.body === ours?.body, `The peer must send our body: ${read.title}`);
}

/**
 * Puts the competitors under the same load in turn, several times, so that other load on the machine affects all of them. The first
 * round warms up and is not counted.
 */
async function compare(
  { folder, say }: BenchContext,
  read: Read,
  competitors: readonly Competitor[],
): Promise<Round[][]> {
  const rounds: Round[][] = competitors.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    say(`${read.title}, ${round === 0 ? 'warming up' : `round ${round} of ${ROUNDS}`} …`);
    for (const [index, one] of competitors.entries()) {
      const file = join(folder, 'paths.json');
      writeFileSync(file, JSON.stringify(pathsFor(read, one)));
      const before = familyProcessorMs(one.pid);
      const settings = [one.portOf(read.service), round === 0 ? 1 : SECONDS, CONNECTIONS, file].map(String);
      const { stdout } = await run(process.execPath, [`${BASELINES}load.mjs`, ...settings]);
      const found = JSON.parse(stdout) as { perSecond: number; responses: number; failed: string | null };
      if (found.failed !== null)
        throw new Error(`${one.name} failed requests of ${read.title}: ${found.failed}`);
      const cost = ((familyProcessorMs(one.pid) - before) * 1000) / found.responses;
      if (round > 0) rounds[index]?.push({ perSecond: found.perSecond, cost });
    }
  }
  return rounds;
}
