import { join } from 'node:path';
import { ourEnvironment, startContestant } from './contestant.js';
import { median } from './rounds.js';

const STARTS = 5;

/** Measures the time from start to ready, on a new database and on one that is there. */
export async function benchStart(folder: string): Promise<void> {
  console.log('\nStart to ready (goal: less than 2000 ms)');
  const fresh: number[] = [];
  const known: number[] = [];
  for (let index = 0; index < STARTS; index += 1) {
    const environment = ourEnvironment(join(folder, `start-${index}`));
    for (const times of [fresh, known]) {
      const server = await startContestant({ name: 'ours', command: ['dist/src/main.js'], environment });
      times.push(server.startedInMs);
      await server.stop();
    }
  }
  console.log(`  new database       ${Math.round(median(fresh))} ms (${fresh.map(Math.round).join(', ')})`);
  console.log(`  existing database  ${Math.round(median(known))} ms (${known.map(Math.round).join(', ')})`);
}
