import { join } from 'node:path';
import type { Bench } from '../bench.js';
import { compareWithBaselines, FASTIFY } from '../compare-throughput.js';
import { writeRequests } from '../load/drive-load.js';
import { prepareMaps } from '../map-data.js';
import { startOurs } from '../our-services.js';
import { startBaseline } from '../baselines.js';
import { requireSameResponses, requireSameRefusals } from '../same-responses.js';

export const MAPS = 50_000;
export const EVENTS = 500_000;
/** Numbers and times that each database assigns itself. */
const CHANGING = /"eventId":\d+|"(receivedAt|generatedAt)":"[^"]+"/g;
const pathOf = (mapUid: string): string => `/api/v1/public/maps/${mapUid}`;

/** A map with its newest world records: the read that every map's page makes. */
export const getMap: Bench = {
  title: 'GET of a map in detail, random ones out of 50,000 with 500,000 world records, 50 connections',
  run: async (workbench) => {
    const data = await prepareMaps(workbench, MAPS, EVENTS);
    const { pid, portOf } = await startOurs(workbench.processes, data.dataDir);
    const port = portOf('catalog');
    const database = join(workbench.folder, 'getMap-baseline.sqlite');
    const baseline = await startBaseline(workbench, 'maps.mjs', database, data.factsFile);
    const some = data.mapUids.filter((_, index) => index % 5000 === 7).map(pathOf);
    await requireSameResponses(
      port,
      baseline.port,
      [...some, `${some[0] ?? ''}?wrHistoryLimit=25`, `${some[1] ?? ''}?wrHistoryLimit=1`, pathOf('nobody')],
      CHANGING,
    );
    await requireSameRefusals(port, baseline.port, [
      `${some[0] ?? ''}?wrHistoryLimit=26`,
      pathOf('no%20uid'),
    ]);
    const requests = data.mapUids.map((uid) => ({ path: pathOf(uid) }));
    return compareWithBaselines(
      workbench,
      [
        { name: 'ours', port, pid },
        { name: FASTIFY, ...baseline },
      ],
      writeRequests(workbench, 'getMap', requests),
    );
  },
};
