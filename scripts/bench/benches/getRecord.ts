import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench, Workbench } from '../bench.js';
import { compareWithBaselines, FASTIFY, type Contestant } from '../compare-throughput.js';
import { writeRequests } from '../load/drive-load.js';
import { startOurs } from '../our-services.js';
import { startBaseline } from '../baselines.js';
import { prepareRecords, type RecordData } from '../record-data.js';
import { get, requireSameResponses, requireSameRefusals } from '../same-responses.js';

const UPDATED_AT = /"updated_at":"[^"]+"/g;
const pathOf = (recordId: string): string => `/api/v1/records/${recordId}`;

/** A record by its id: the read that clients poll. */
export const getRecord: Bench = {
  title: 'GET of a record, random ids out of 50,000, 50 connections',
  run: async (workbench) => {
    const data = await prepareRecords(workbench);
    const contestants = await startContestants(workbench, data);
    const paths = data.recordIds.map((recordId) => ({ path: pathOf(recordId) }));
    return compareWithBaselines(workbench, contestants, writeRequests(workbench, 'getRecord', paths));
  },
};

async function startContestants(workbench: Workbench, data: RecordData): Promise<Contestant[]> {
  const { pid, portOf } = await startOurs(workbench.processes, data.dataDir);
  const port = portOf('verification');
  const baseline = await startBaseline(
    workbench,
    'getRecord.mjs',
    join(workbench.folder, 'getRecord-baseline.sqlite'),
    data.verdictsFile,
  );
  const some = data.recordIds.filter((_, index) => index % 5000 === 0).map(pathOf);
  await requireSameResponses(port, baseline.port, some, UPDATED_AT);
  await requireSameRefusals(port, baseline.port, [
    pathOf('rec-unknown'),
    pathOf('rec%20'),
    pathOf('r'.repeat(161)),
  ]);
  const bodyFile = join(workbench.folder, 'getRecord-body.json');
  writeFileSync(bodyFile, (await get(port, some[0] ?? '')).body);
  const bare = await startBaseline(workbench, 'bare-response.mjs', bodyFile);
  return [
    { name: 'ours', port, pid },
    { name: FASTIFY, ...baseline },
    { name: 'node:http bare, no database', ...bare },
  ];
}
