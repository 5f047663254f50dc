import { writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { OurServices } from '../our-services.js';
import type { Processes } from '../processes.js';
import { mainThreadTimes } from '../process-usage.js';
import { quantile } from '../statistics.js';
import type { CostlyRequest } from './costliest.js';
import { readsOf, type Read } from './reads.js';
import { sendRequest, type SentRequest } from './send-request.js';
import type { SizeCounts } from './size-rows.js';

const PROGRAM = fileURLToPath(new URL('send-crowd.js', import.meta.url));
export const CLIENTS = 8;
const SECONDS = 20;
/** Until all clients are under way. */
const WARM_UP_MS = 1000;
/** A client that looks at something now and then. */
const PAUSE_MS = 2;

/** What the crowd sends. */
export interface Crowd {
  requests: SentRequest[];
  clients: number;
  seconds: number;
}

/** The numbers of responses by status, and the longest time of each request in milliseconds. */
export interface CrowdResult {
  statuses: Record<string, number>;
  longestMs: number[];
}

/** How long another client's reads took meanwhile, in milliseconds. */
export interface Waited {
  name: string;
  count: number;
  p50: number;
  p99: number;
  longest: number;
  /** The goal for p99. */
  limitMs: number;
}

/** What was measured beside a crowd. */
export interface CrowdFinding {
  waited: Waited[];
  crowd: CrowdResult;
  /** Share of the time that the main thread ran, and that it was ready but other processes ran. */
  ran: number;
  queued: number;
}

/** The reads of another client: of one row by its key, and of the newest events. */
const WATCHED: readonly { service: Read['service']; operation: string; limitMs: number }[] = [
  { service: 'aggregator', operation: 'getDisplayName', limitMs: 50 },
  { service: 'verification', operation: 'getRecord', limitMs: 50 },
  { service: 'catalog', operation: 'getMap', limitMs: 50 },
  { service: 'aggregator', operation: 'listEvents', limitMs: 100 },
  { service: 'catalog', operation: 'listEvents', limitMs: 100 },
];

/** Measures reads of one client while a crowd sends the costliest requests without pause. */
export async function measureBesideCrowd(
  { processes, folder }: { processes: Processes; folder: string },
  ours: OurServices,
  costliest: readonly CostlyRequest[],
  counts: SizeCounts,
): Promise<CrowdFinding> {
  const requests = costliest.map(({ service, path, headers, body }) => ({
    port: ours.portOf(service),
    path,
    headers,
    body,
  }));
  const file = join(folder, 'crowd.json');
  writeFileSync(file, JSON.stringify({ requests, clients: CLIENTS, seconds: SECONDS } satisfies Crowd));
  const running = processes.run([process.execPath, PROGRAM, file]);
  const isOver = new AbortController();
  const over = running.finally(() => isOver.abort());
  await setTimeout(WARM_UP_MS);
  const before = { ...mainThreadTimes(ours.pid), at: performance.now() };
  const [waited, { stdout }] = await Promise.all([
    Promise.all(
      WATCHED.map(async (watched) => {
        const read = readsOf(counts).find(
          ({ service, operation, variant }) =>
            service === watched.service && operation === watched.operation && variant === '',
        );
        if (!read) throw new Error(`There is no read ${watched.operation}.`);
        return toWaited(watched, await watch(ours, read, isOver.signal));
      }),
    ),
    over,
  ]);
  const after = mainThreadTimes(ours.pid);
  const tookMs = performance.now() - before.at;
  return {
    waited,
    crowd: JSON.parse(stdout) as CrowdResult,
    ran: (after.ran - before.ran) / tookMs,
    queued: (after.queued - before.queued) / tookMs,
  };
}

async function watch(ours: OurServices, { service, targets }: Read, signal: AbortSignal): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let turn = 0; !signal.aborted; turn += 1) {
    const path = `/api/v1${targets[turn % targets.length]?.path ?? ''}`;
    const startedAt = performance.now();
    const { status } = await sendRequest({ port: ours.portOf(service), path }, agent);
    if (status !== 200) throw new Error(`${path} returned ${status} beside the crowd.`);
    times.push(performance.now() - startedAt);
    await setTimeout(PAUSE_MS);
  }
  agent.destroy();
  return times;
}

function toWaited(
  { service, operation, limitMs }: (typeof WATCHED)[number],
  times: readonly number[],
): Waited {
  return {
    name: `${service} ${operation}`,
    count: times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    longest: quantile(times, 1),
    limitMs,
  };
}
