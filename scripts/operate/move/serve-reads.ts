/**
 * The services as they are at one moment and without any write, so that two databases can be compared by their responses. Started
 * by compare-reads.ts; the moment is the first word.
 */
import { run } from '../../../src/main/run.js';

const moment = new Date(process.argv[2] ?? '');

run({
  now: () => moment,
  isTimeOfDay: false,
  wrapDatabase: (database) => ({
    ...database,
    // Workers and sweeps find nothing to do.
    write: () => Promise.reject(Object.assign(new Error('Nothing is written here.'), { code: '25006' })),
  }),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
