import { join } from 'node:path';
import { startBaseline } from '../baselines.js';
import { atLeast, type Bench, type Workbench } from '../bench.js';
import { compareThroughput, FASTIFY, throughputTable, type Contestant } from '../compare-throughput.js';
import { writeRequests } from '../load/drive-load.js';
import { prepareNames, type NameData } from '../name-data.js';
import { startOurs } from '../our-services.js';
import { requireSameResponses } from '../same-responses.js';
import { ratioTo } from '../statistics.js';
import { CHANGING } from './getDisplayName.js';

const NAMES = 200_000;
const pathOf = (accountId: string): string => `/api/v1/display-names/resolve/${accountId}`;

/** The smallest read, beside a baseline with our headers and a lean one. */
export const pointReads: Bench = {
  title: 'GET of a display name beside lean baselines, 50 connections',
  run: async (workbench) => {
    const data = await prepareNames(workbench, NAMES);
    const contestants = await startContestants(workbench, data);
    const requests = data.names.map(({ accountId }) => ({ path: pathOf(accountId) }));
    const found = await compareThroughput(
      workbench,
      contestants,
      writeRequests(workbench, 'point', requests),
    );
    const [ours = [], withHeaders = [], lean = []] = found.map(({ perSecond }) => perSecond);
    return {
      tables: [throughputTable(found)],
      goals: [
        atLeast(ratioTo(ours, withHeaders), 1.1, 0.8, `${FASTIFY} with our headers`),
        atLeast(ratioTo(ours, lean), 0.75, 0.5, `${FASTIFY}, lean`),
      ],
    };
  },
};

async function startContestants(workbench: Workbench, data: NameData): Promise<Contestant[]> {
  const startLike = (kind: string): ReturnType<typeof startBaseline> =>
    startBaseline(workbench, 'names.mjs', join(workbench.folder, `${kind}.sqlite`), data.namesFile, kind);
  const { pid, portOf } = await startOurs(workbench.processes, data.dataDir);
  const port = portOf('aggregator');
  const withHeaders = await startLike('headers');
  const lean = await startLike('lean');
  const some = data.names
    .filter((_, index) => index % 20_000 === 0)
    .map(({ accountId }) => pathOf(accountId));
  await requireSameResponses(port, withHeaders.port, some, CHANGING);
  return [
    { name: 'ours', pid, port },
    { name: `${FASTIFY}, our headers`, ...withHeaders },
    { name: `${FASTIFY}, lean`, ...lean },
  ];
}
