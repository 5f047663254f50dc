import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, type Bench, type Workbench } from '../bench.js';
import { compareThroughput, throughputTable, type Contestant } from '../compare-throughput.js';
import { writeRequests } from '../load/drive-load.js';
import { startOurs } from '../our-services.js';
import { startPeer } from '../peers.js';
import { prepareRecords, type RecordData } from '../record-data.js';
import { ask, requireSameAnswers, requireSameRefusals } from '../same-answers.js';
import { ratioTo } from '../statistics.js';

const UPDATED_AT = /"updated_at":"[^"]+"/g;
const pathOf = (recordId: string): string => `/api/v1/records/${recordId}`;

/** A record by its id: the read that everybody polls. */
export const getRecord: Bench = {
  title: 'GET of a record, random ids out of 50,000, 50 connections',
  run: async (workbench) => {
    const data = await prepareRecords(workbench);
    const contestants = await startContestants(workbench, data);
    const paths = data.recordIds.map((recordId) => ({ path: pathOf(recordId) }));
    const found = await compareThroughput(
      workbench,
      contestants,
      writeRequests(workbench, 'getRecord', paths),
    );
    const [ours = [], peer = []] = found.map(({ perSecond }) => perSecond);
    return {
      tables: [throughputTable(found)],
      goals: [atLeast(ratioTo(ours, peer), 1, 0.8, 'Fastify 5 + better-sqlite3')],
    };
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
    { name: 'Fastify 5 + better-sqlite3', ...peer },
    { name: 'node:http bare, no database', ...bare },
  ];
}
