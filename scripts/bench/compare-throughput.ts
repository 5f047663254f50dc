import { atLeast, type Finding, type Workbench } from './bench.js';
import { driveLoad } from './load/drive-load.js';
import { familyProcessorMs, processorMicroseconds } from './process-usage.js';
import { median, ratioTo, show, spread } from './statistics.js';

/** How often each contestant is put under load, and for how long. */
interface Rounds {
  rounds: number;
  seconds: number;
}

const USUAL: Rounds = { rounds: 5, seconds: 3 };
const WARM_UP_SECONDS = 0.5;
const CONNECTIONS = 50;

/** One of the compared servers. */
export interface Contestant {
  name: string;
  port: number;
  pid: number;
}

/** A contestant's measurements, one per round. `cost` is processor time of all its processes per request in microseconds. */
export interface Throughput {
  name: string;
  perSecond: number[];
  cost: number[];
}

/**
 * Puts the contestants under the same load in turn, several times, so that other load on the machine affects all of them.
 * The first round warms up and is not counted. Ours comes first.
 */
export async function compareThroughput(
  workbench: Workbench,
  contestants: Contestant[],
  requestsFile: string,
  { rounds, seconds } = USUAL,
): Promise<Throughput[]> {
  const found = contestants.map(({ name }): Throughput => ({ name, perSecond: [], cost: [] }));
  for (let round = 0; round <= rounds; round += 1) {
    workbench.say(round === 0 ? 'warming up …' : `round ${round} of ${rounds} …`);
    for (const [index, { port, pid }] of contestants.entries()) {
      const before = microsecondsOf(pid);
      const load = { port, requestsFile, connections: CONNECTIONS, seed: round };
      const result = await driveLoad(workbench, {
        ...load,
        warmUpSeconds: WARM_UP_SECONDS,
        seconds,
      });
      const after = microsecondsOf(pid);
      if (round === 0) continue;
      found[index]?.perSecond.push(result.responses / result.seconds);
      if (before !== null && after !== null) found[index]?.cost.push((after - before) / result.allResponses);
    }
  }
  return found;
}

/** Returns the processor time of a process and those that it started, or null where there is no /proc. */
function microsecondsOf(pid: number): number | null {
  return processorMicroseconds(pid) === null ? null : familyProcessorMs(pid) * 1000;
}

/** The name of the baseline with the same work as ours. */
export const FASTIFY = 'Fastify 5 + better-sqlite3';

const AS_OFTEN = { times: 1, least: 0.8, baseline: FASTIFY };

/** Compares ours with its baselines; by default the goal is at least the throughput of the first. */
export async function compareWithBaselines(
  workbench: Workbench,
  contestants: Contestant[],
  requestsFile: string,
  { times, least, baseline } = AS_OFTEN,
): Promise<Finding> {
  const found = await compareThroughput(workbench, contestants, requestsFile);
  const [ours = [], theirs = []] = found.map(({ perSecond }) => perSecond);
  return {
    tables: [throughputTable(found)],
    goals: [atLeast(ratioTo(ours, theirs), times, least, baseline)],
  };
}

/** Returns the table of a comparison; the first row is ours. */
export function throughputTable(found: Throughput[]): Finding['tables'][number] {
  return {
    header: ['', 'requests/s', '(min–max)', 'CPU µs/request', 'ours is'],
    rows: found.map((one, index) => [
      one.name,
      show(median(one.perSecond)),
      spread(one.perSecond),
      one.cost.length > 0 ? show(median(one.cost), 1) : 'unknown',
      index === 0 ? '' : `${ratioTo(found[0]?.perSecond ?? [], one.perSecond).toFixed(2)} ×`,
    ]),
  };
}
