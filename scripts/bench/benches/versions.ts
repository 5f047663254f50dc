import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, type Bench, type Finding, type Workbench } from '../bench.js';
import { compareThroughput, throughputTable, type Contestant } from '../compare-throughput.js';
import { writeRequests } from '../load/drive-load.js';
import type { LoadRequest } from '../load/load-settings.js';
import { prepareMaps } from '../map-data.js';
import { prepareNames } from '../name-data.js';
import { startOurs } from '../our-services.js';
import { prepareRecords } from '../record-data.js';
import { median, ratioTo } from '../statistics.js';
import { resolveRequests } from './resolveDisplayNames.js';
import { searchRequests } from './searchDisplayNames.js';

/** BENCH_BEFORE is the other version, by the path of its built `src/main.js`. */
export const BEFORE = process.env['BENCH_BEFORE'];

/** Few rows, so that an older version stores them in a minute. */
const NAMES = 50_000;
const MAPS = 5000;
const EVENTS = 50_000;
/** Many short rounds: both versions see the same other load on the machine. */
const ROUNDS = { rounds: 10, seconds: 1 };

interface Read {
  operationId: string;
  service: 'aggregator' | 'verification' | 'catalog';
  requests: LoadRequest[];
  /** The folder of the data in that of a version. */
  folder: string;
}

/** The reads of the other benchmarks, by this version and by another one. */
export const versions: Bench = {
  title:
    'reads of this version beside those of BENCH_BEFORE, 50,000 names, 50,000 world records, 50 connections',
  run: async (workbench) => {
    if (!BEFORE) throw new Error('versions needs BENCH_BEFORE: the built src/main.js of the other version.');
    const reads = await store(workbench, 'this', undefined);
    await store(workbench, 'before', BEFORE);
    const finding: Finding = { tables: [], goals: [] };
    for (const read of reads) {
      const { table, goals } = await compare(workbench, read, BEFORE);
      finding.tables.push(table);
      finding.goals.push(...goals);
    }
    return finding;
  },
};

/** Each version stores the same data, by its own routes and in its own form. */
async function store(workbench: Workbench, name: string, main: string | undefined): Promise<Read[]> {
  const folder = join(workbench.folder, name);
  mkdirSync(folder, { recursive: true });
  const bench = { ...workbench, folder, ...(main !== undefined && { main }) };
  const names = await prepareNames(bench, NAMES);
  const records = await prepareRecords(bench);
  const maps = await prepareMaps(bench, MAPS, EVENTS);
  const get = (path: string): LoadRequest => ({ path: `/api/v1/${path}` });
  const ofNames = { service: 'aggregator', folder: names.dataDir } as const;
  const ofMaps = { service: 'catalog', folder: maps.dataDir } as const;
  return [
    {
      operationId: 'getRecord',
      service: 'verification' as const,
      folder: records.dataDir,
      requests: records.recordIds.map((id) => get(`records/${id}`)),
    },
    {
      operationId: 'getDisplayName',
      ...ofNames,
      requests: names.names.map(({ accountId }) => get(`display-names/resolve/${accountId}`)),
    },
    { operationId: 'resolveDisplayNames', ...ofNames, requests: resolveRequests(names.names) },
    { operationId: 'searchDisplayNames', ...ofNames, requests: searchRequests(names.names) },
    { operationId: 'getMap', ...ofMaps, requests: maps.mapUids.map((uid) => get(`public/maps/${uid}`)) },
    { operationId: 'getLeaderboards', ...ofMaps, requests: [get('alterations/leaderboards')] },
  ].map((read) => ({ ...read, folder: read.folder.slice(folder.length + 1) }));
}

async function compare(
  workbench: Workbench,
  { operationId, service, folder, requests }: Read,
  before: string,
): Promise<{ table: Finding['tables'][number]; goals: Finding['goals'] }> {
  const start = async (
    version: string,
    main: string | undefined,
  ): Promise<Contestant & { stop: () => Promise<void> }> => {
    const ours = await startOurs(workbench.processes, join(workbench.folder, version, folder), {}, main);
    return { name: `${operationId}, ${version}`, port: ours.portOf(service), pid: ours.pid, stop: ours.stop };
  };
  const contestants = [await start('this', undefined), await start('before', before)];
  const file = writeRequests(workbench, operationId, requests);
  const found = await compareThroughput(workbench, contestants, file, ROUNDS);
  for (const { stop } of contestants) await stop();
  const [ours, theirs] = found;
  const goals = [
    atLeast(
      ratioTo(ours?.perSecond ?? [], theirs?.perSecond ?? []),
      1,
      0.8,
      `the requests/s of ${operationId} before`,
    ),
    atLeast(
      median((theirs?.cost ?? []).map((cost, round) => cost / (ours?.cost[round] ?? NaN))),
      1,
      0.8,
      `the requests per processor time of ${operationId} before`,
    ),
  ];
  return { table: throughputTable(found), goals };
}
