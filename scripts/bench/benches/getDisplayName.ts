import { join } from 'node:path';
import type { Bench } from '../bench.js';
import { compareWithPeers, FASTIFY } from '../compare-throughput.js';
import { writeRequests } from '../load/drive-load.js';
import { prepareNames } from '../name-data.js';
import { startOurs } from '../our-services.js';
import { startPeer } from '../peers.js';
import { requireSameAnswers, requireSameRefusals } from '../same-answers.js';

const NAMES = 200_000;
/** The moment of an import and what follows from the clock. */
export const CHANGING = /"updatedAt":"[^"]+"|"ageSeconds":\d+/g;
const pathOf = (accountId: string): string => `/api/v1/display-names/resolve/${accountId}`;

/** The name of an account by its id: the read that pages make most. */
export const getDisplayName: Bench = {
  title: 'GET of a display name, random ids out of 200,000, 50 connections',
  run: async (workbench) => {
    const data = await prepareNames(workbench, NAMES);
    const { pid, portOf } = await startOurs(workbench.processes, data.dataDir);
    const port = portOf('aggregator');
    const database = join(workbench.folder, 'getDisplayName-peer.sqlite');
    const peer = await startPeer(workbench, 'names.mjs', database, data.namesFile);
    const some = data.names.filter((_, index) => index % 20_000 === 0).map(({ accountId }) => accountId);
    const paths = [...some, ...some.map((id) => id.toUpperCase()), 'nobody'].map(pathOf);
    await requireSameAnswers(port, peer.port, [...paths, `${paths[0] ?? ''}?max_age_seconds=5`], CHANGING);
    await requireSameRefusals(port, peer.port, [
      pathOf('not%20an%20id'),
      `${paths[0] ?? ''}?max_age_seconds=-1`,
    ]);
    const requests = data.names.map(({ accountId }) => ({ path: pathOf(accountId) }));
    return compareWithPeers(
      workbench,
      [
        { name: 'ours', port, pid },
        { name: FASTIFY, ...peer },
      ],
      writeRequests(workbench, 'getDisplayName', requests),
    );
  },
};
