import { join } from 'node:path';
import type { Bench } from '../bench.js';
import { compareWithBaselines, FASTIFY } from '../compare-throughput.js';
import { writeRequests } from '../load/drive-load.js';
import type { LoadRequest } from '../load/load-settings.js';
import { prepareNames, type NameRow } from '../name-data.js';
import { startOurs } from '../our-services.js';
import { startBaseline } from '../baselines.js';

const NAMES = 1_000_000;
const TEXTS = 500;

/** Parts of names among a million of them. */
export const searchDisplayNames: Bench = {
  title: 'search for a part of 3 to 6 characters among 1,000,000 names, 50 connections',
  run: async (workbench) => {
    const data = await prepareNames(workbench, NAMES);
    const { pid, portOf } = await startOurs(workbench.processes, data.dataDir);
    const database = join(workbench.folder, 'searchDisplayNames-baseline.sqlite');
    const baseline = await startBaseline(workbench, 'names.mjs', database, data.namesFile);
    const requests = searchRequests(data.names);
    return compareWithBaselines(
      workbench,
      [
        { name: 'ours', port: portOf('aggregator'), pid },
        { name: `${FASTIFY}, LIKE '%q%'`, ...baseline },
      ],
      writeRequests(workbench, 'searchDisplayNames', requests),
      { times: 20, least: 10, baseline: "a LIKE '%q%' scan" },
    );
  },
};

/** Returns searches for parts of names. */
export function searchRequests(names: NameRow[]): LoadRequest[] {
  return textsOf(names).map((text) => ({
    path: `/api/v1/display-names/search?q=${encodeURIComponent(text)}`,
  }));
}

/** Common and rare texts: parts of random names. */
function textsOf(names: NameRow[]): string[] {
  return Array.from({ length: TEXTS }, (_, index) => {
    const { displayName } = names[(index * 1_999) % names.length] ?? { displayName: 'kami' };
    const length = 3 + (index % 4);
    const start = index % Math.max(1, displayName.length - length);
    return displayName.slice(start, start + length);
  });
}
