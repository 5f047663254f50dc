import { join } from 'node:path';
import { startBaseline } from '../baselines.js';
import { atLeast, type Bench, type Workbench } from '../bench.js';
import { compareThroughput, FASTIFY, throughputTable, type Contestant } from '../compare-throughput.js';
import { writeRequests } from '../load/drive-load.js';
import { prepareNames, type NameData } from '../name-data.js';
import { startOurs } from '../our-services.js';
import { requireSameResponses } from '../same-responses.js';
import { median, ratioTo } from '../statistics.js';
import { CHANGING } from './getDisplayName.js';

const NAMES = 200_000;
const WORKERS = [2, 4];
const pathOf = (accountId: string): string => `/api/v1/display-names/resolve/${accountId}`;

/** The smallest read, beside a baseline with our headers and a lean one, and with several workers. */
export const pointReads: Bench = {
  title: 'GET of a display name beside lean baselines and by several workers, 50 connections',
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
    const [one = 0, , , ...several] = found.map(({ cost }) => median(cost));
    return {
      tables: [throughputTable(found)],
      goals: [
        atLeast(ratioTo(ours, withHeaders), 1.1, 0.8, `${FASTIFY} with our headers`),
        atLeast(ratioTo(ours, lean), 0.75, 0.5, `${FASTIFY}, lean`),
        // Throughput shows only what cores are left beside the load: the cost shows what several workers add.
        ...several.map((cost, index) =>
          atLeast(
            one / cost,
            0.8,
            0.5,
            `the requests per processor time of one process, by ${WORKERS[index]} workers`,
          ),
        ),
      ],
    };
  },
};

async function startContestants(workbench: Workbench, data: NameData): Promise<Contestant[]> {
  const startWith = async (workers: number): Promise<Contestant> => {
    const { pid, portOf } = await startOurs(workbench.processes, data.dataDir, { WORKERS: String(workers) });
    return { name: workers === 1 ? 'ours' : `ours, WORKERS=${workers}`, pid, port: portOf('aggregator') };
  };
  const startLike = (kind: string): ReturnType<typeof startBaseline> =>
    startBaseline(workbench, 'names.mjs', join(workbench.folder, `${kind}.sqlite`), data.namesFile, kind);
  const ours = await startWith(1);
  const withHeaders = await startLike('headers');
  const lean = await startLike('lean');
  const some = data.names
    .filter((_, index) => index % 20_000 === 0)
    .map(({ accountId }) => pathOf(accountId));
  await requireSameResponses(ours.port, withHeaders.port, some, CHANGING);
  const severals: Contestant[] = [];
  for (const workers of WORKERS) severals.push(await startWith(workers));
  return [
    ours,
    { name: `${FASTIFY}, our headers`, ...withHeaders },
    { name: `${FASTIFY}, lean`, ...lean },
    ...severals,
  ];
}
