import { join } from 'node:path';
import type { Bench } from '../bench.js';
import { compareWithBaselines, FASTIFY } from '../compare-throughput.js';
import { writeRequests } from '../load/drive-load.js';
import type { LoadRequest } from '../load/load-settings.js';
import { prepareNames, type NameRow } from '../name-data.js';
import { startOurs } from '../our-services.js';
import { startBaseline } from '../baselines.js';
import { requireSamePosts } from '../same-responses.js';
import { CHANGING } from './getDisplayName.js';

const NAMES = 200_000;
const IDS = 500;
const BODIES = 200;
const PATH = '/api/v1/display-names/resolve';

/** The names of many accounts at once. */
export const resolveDisplayNames: Bench = {
  title: 'POST of 500 account ids out of 200,000, 50 connections',
  run: async (workbench) => {
    const data = await prepareNames(workbench, NAMES);
    const { pid, portOf } = await startOurs(workbench.processes, data.dataDir);
    const port = portOf('aggregator');
    const database = join(workbench.folder, 'resolveDisplayNames-baseline.sqlite');
    const baseline = await startBaseline(workbench, 'names.mjs', database, data.namesFile);
    const bodies = [0, 1].map((index) => bodyOf(data.names, index));
    const odd = JSON.stringify({ accountIds: ['nobody', data.names[0]?.accountId, 'nobody', 'not an id'] });
    await requireSamePosts(
      port,
      baseline.port,
      PATH,
      [odd, ...bodies, '{"accountIds":["a"],"limit":1}'],
      CHANGING,
    );
    return compareWithBaselines(
      workbench,
      [
        { name: 'ours', port, pid },
        { name: FASTIFY, ...baseline },
      ],
      writeRequests(workbench, 'resolveDisplayNames', resolveRequests(data.names)),
    );
  },
};

/** Returns requests of many ids each. */
export function resolveRequests(names: NameRow[]): LoadRequest[] {
  return Array.from({ length: BODIES }, (_, index) => ({
    method: 'POST',
    path: PATH,
    body: bodyOf(names, index),
  }));
}

/** Ids from all over the table. */
function bodyOf(names: NameRow[], index: number): string {
  const step = 397;
  const accountIds = Array.from(
    { length: IDS },
    (_, place) => names[(index * 911 + place * step) % names.length]?.accountId,
  );
  return JSON.stringify({ accountIds });
}
