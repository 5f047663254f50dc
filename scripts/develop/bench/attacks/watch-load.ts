import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { readLoopDelay, type OurServices } from '../our-services.js';
import { anonymousBytes, familyProcessorMs, mainThreadTimes } from '../processes.js';
import { show } from '../statistics.js';

/** What the server, its database and this program did for a time: processors that were busy, and delays in milliseconds. */
export interface Load {
  mainThread: number;
  /** Of the server's main thread: ready, while something else had the processors. */
  queued: number;
  server: number;
  database: number;
  serverDelay: { p99: number; max: number };
  /** Of the honest clients, which are in this process. */
  ownDelay: { p99: number; max: number };
  /** The most memory of the server at a moment, in bytes. */
  peakBytes: number;
}

export const LOAD_HEADER = [
  'main thread',
  'queued',
  'server',
  'database',
  'delay of the server, 99 %',
  'longest',
  'of the clients, 99 %',
  'longest',
];

/** Returns the columns of a load, in the order of their header. */
export function toColumns({ mainThread, queued, server, database, serverDelay, ownDelay }: Load): string[] {
  return [
    ...[mainThread, queued, server, database].map((processors) => show(processors, 2)),
    ...[serverDelay.p99, serverDelay.max, ownDelay.p99, ownDelay.max].map((ms) => show(ms)),
  ];
}

/** Watches for some seconds. `databasePid` is of a database server that runs for this only. */
export async function watchLoad(
  ours: OurServices,
  databasePid: number | undefined,
  seconds: number,
): Promise<Load> {
  const own = monitorEventLoopDelay({ resolution: 10 });
  own.enable();
  // The server counts its delays from one reading to the next.
  await readLoopDelay(ours);
  const before = readProcessors(ours, databasePid);
  let peakBytes = 0;
  for (const endsAt = performance.now() + seconds * 1000; performance.now() < endsAt; await setTimeout(200))
    peakBytes = Math.max(peakBytes, anonymousBytes(ours.pid).all);
  const after = readProcessors(ours, databasePid);
  const busy = (figure: keyof typeof after): number => (after[figure] - before[figure]) / 1000 / seconds;
  return {
    mainThread: busy('mainThread'),
    queued: busy('queued'),
    server: busy('server'),
    database: busy('database'),
    serverDelay: await readLoopDelay(ours),
    ownDelay: { p99: own.percentile(99) / 1e6, max: own.max / 1e6 },
    peakBytes,
  };
}

function readProcessors(
  { pid }: OurServices,
  databasePid: number | undefined,
): Record<'mainThread' | 'queued' | 'server' | 'database', number> {
  const { ran, queued } = mainThreadTimes(pid);
  return {
    mainThread: ran,
    queued,
    server: familyProcessorMs(pid),
    database: databasePid === undefined ? 0 : familyProcessorMs(databasePid),
  };
}
