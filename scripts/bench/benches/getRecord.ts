import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench, Workbench } from '../bench.js';
import { compareWithPeers, FASTIFY, type Contestant } from '../compare-throughput.js';
import { writeRequests } from '../load/drive-load.js';
import { startOurs } from '../our-services.js';
import { startPeer } from '../peers.js';
import { prepareRecords, type RecordData } from '../record-data.js';
import { ask, requireSameAnswers, requireSameRefusals } from '../same-answers.js';

const UPDATED_AT = /"updated_at":"[^"]+"/g;
const pathOf = (recordId: string): string => `/api/v1/records/${recordId}`;

/** A record by its id: the read that everybody polls. */
export const getRecord: Bench = {
  title: 'GET of a record, random ids out of 50,000, 50 connections',
  run: async (workbench) => {
    const data = await prepareRecords(workbench);
    const contestants = await startContestants(workbench, data);
    const paths = data.recordIds.map((recordId) => ({ path: pathOf(recordId) }));
    return compareWithPeers(workbench, contestants, writeRequests(workbench, 'getRecord', paths));
  },
};

async function startContestants(workbench: Workbench, data: RecordData): Promise<Contestant[]> {
  const { pid, portOf } = await startOurs(workbench.processes, data.dataDir);
  const port = portOf('verification');
  const peer = await startPeer(
    workbench,
    'getRecord.mjs',
    join(workbench.folder, 'getRecord-peer.sqlite'),
    data.verdictsFile,
  );
  const some = data.recordIds.filter((_, index) => index % 5000 === 0).map(pathOf);
  await requireSameAnswers(port, peer.port, some, UPDATED_AT);
  await requireSameRefusals(port, peer.port, [
    pathOf('rec-unknown'),
    pathOf('rec%20'),
    pathOf('r'.repeat(161)),
  ]);
  const bodyFile = join(workbench.folder, 'getRecord-body.json');
  writeFileSync(bodyFile, (await ask(port, some[0] ?? '')).body);
  const bare = await startPeer(workbench, 'bare-answer.mjs', bodyFile);
  return [
    { name: 'ours', port, pid },
    { name: FASTIFY, ...peer },
    { name: 'node:http bare, no database', ...bare },
  ];
}
