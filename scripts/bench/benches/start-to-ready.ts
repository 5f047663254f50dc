import { join } from 'node:path';
import { below, type Bench, type Workbench } from '../bench.js';
import { startOurs } from '../our-services.js';
import { prepareRecords } from '../record-data.js';
import { median, show, spread } from '../statistics.js';

const STARTS = 5;
const LIMIT_MS = 2000;

/** From process start to its line `ready`, with a new and with an existing database. */
export const startToReady: Bench = {
  title: `start to ready, median of ${STARTS}`,
  run: async (workbench) => {
    const { dataDir } = await prepareRecords(workbench);
    const fresh: number[] = [];
    const existing: number[] = [];
    for (let round = 1; round <= STARTS; round += 1) {
      workbench.say(`start ${round} of ${STARTS} …`);
      fresh.push(await timeStart(workbench, join(workbench.folder, `fresh-${round}`)));
      existing.push(await timeStart(workbench, dataDir));
    }
    const row = (name: string, times: number[]): string[] => [name, show(median(times)), spread(times)];
    return {
      tables: [
        {
          header: ['', 'ms', '(min–max)'],
          rows: [row('a database to create', fresh), row('50,000 records', existing)],
        },
      ],
      goals: [
        below(median(fresh), LIMIT_MS, 'ms', 'start with a database to create'),
        below(median(existing), LIMIT_MS, 'ms', 'start with 50,000 records'),
      ],
    };
  },
};

async function timeStart({ processes }: Workbench, dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const { stop } = await startOurs(processes, dataDir);
  const milliseconds = performance.now() - startedAt;
  await stop();
  return milliseconds;
}
