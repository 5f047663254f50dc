import { join } from 'node:path';
import type { Bench } from '../bench.js';
import { compareWithBaselines, FASTIFY } from '../compare-throughput.js';
import { writeRequests } from '../load/drive-load.js';
import { prepareNames } from '../name-data.js';
import { startOurs } from '../our-services.js';
import { startBaseline } from '../baselines.js';
import { requireSameResponses, requireSameRefusals } from '../same-responses.js';

const NAMES = 200_000;
/** The time of an import and values derived from the clock. */
export const CHANGING = /"updatedAt":"[^"]+"|"ageSeconds":\d+/g;
const pathOf = (accountId: string): string => `/api/v1/display-names/resolve/${accountId}`;

/** The name of an account by its id: the read that pages make most. */
export const getDisplayName: Bench = {
  title: 'GET of a display name, random ids out of 200,000, 50 connections',
  run: async (workbench) => {
    const data = await prepareNames(workbench, NAMES);
    const { pid, portOf } = await startOurs(workbench.processes, data.dataDir);
    const port = portOf('aggregator');
    const database = join(workbench.folder, 'getDisplayName-baseline.sqlite');
    const baseline = await startBaseline(workbench, 'names.mjs', database, data.namesFile);
    const some = data.names.filter((_, index) => index % 20_000 === 0).map(({ accountId }) => accountId);
    const paths = [...some, ...some.map((id) => id.toUpperCase()), 'nobody'].map(pathOf);
    await requireSameResponses(
      port,
      baseline.port,
      [...paths, `${paths[0] ?? ''}?max_age_seconds=5`],
      CHANGING,
    );
    await requireSameRefusals(port, baseline.port, [
      pathOf('not%20an%20id'),
      `${paths[0] ?? ''}?max_age_seconds=-1`,
    ]);
    const requests = data.names.map(({ accountId }) => ({ path: pathOf(accountId) }));
    return compareWithBaselines(
      workbench,
      [
        { name: 'ours', port, pid },
        { name: FASTIFY, ...baseline },
      ],
      writeRequests(workbench, 'getDisplayName', requests),
    );
  },
};
