import { Agent, request } from 'node:http';
import { below, type Bench } from '../bench.js';
import { bodiesAtLimit, readBodyRoutes, SERVICES, type BodyRoute } from '../bodies-at-limit.js';
import { startOurs, type OurServices } from '../our-services.js';
import { familyBytes, mainThreadTimes, residentBytes } from '../process-usage.js';
import { show } from '../statistics.js';
import { watchHealth } from '../watch-health.js';

const MIB = 1_048_576;
const SECRET = 'bench-secret';

interface Measured {
  status: number;
  ms: number;
  /** How long another service's /health took meanwhile, in milliseconds. */
  waits: number[];
  /** The event loop's own report, in milliseconds. */
  loop: number;
  /** How long the main thread ran, and how long other processes ran in its place, in milliseconds. */
  ran: number;
  queued: number;
  /** Peaks of memory: of the process, and of it with those that it has started. */
  main: number;
  all: number;
}

/** For each route with a JSON body: how long other requests wait while a body at the limit is served. */
export const bodies: Bench = {
  title: 'every JSON body at its byte limit: how long /health of another service takes meanwhile',
  run: async ({ processes, folder, say }) => {
    const ours = await startOurs(processes, folder, { WEBHOOK_SECRET: SECRET });
    const agent = new Agent({ keepAlive: true });
    const measured: [string, string, Measured][] = [];
    for (const route of readBodyRoutes()) {
      for (const [kind, body] of bodiesAtLimit(route)) {
        say(`${route.operationId}, ${kind} …`);
        measured.push([route.operationId, kind, await measure(ours, agent, route, body)]);
      }
    }
    const waits = measured.map(([, , { waits }]) => waits);
    return {
      tables: [
        {
          header: [
            '',
            'rows',
            'status',
            's',
            'worst',
            '99 %',
            'loop',
            'ran',
            'queued',
            'MiB',
            'MiB with workers',
          ],
          rows: measured.map(([operationId, kind, one]) => [operationId, kind, ...columns(one)]),
        },
      ],
      goals: [
        below(Math.max(...waits.map((one) => quantile(one, 1))), 100, 'ms', 'the longest wait'),
        below(Math.max(...waits.map((one) => quantile(one, 0.99))), 50, 'ms', 'the longest 99th percentile'),
      ],
    };
  },
};

function columns({ status, ms, waits, loop, ran, queued, main, all }: Measured): string[] {
  const times = [ms / 1000, quantile(waits, 1), quantile(waits, 0.99), loop, ran, queued].map((time) =>
    show(time, 1),
  );
  return [String(status), ...times, show(main / MIB), show(all / MIB)];
}

function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

async function measure(
  ours: OurServices,
  agent: Agent,
  { service, path }: BodyRoute,
  body: Buffer,
): Promise<Measured> {
  const other = SERVICES.find((name) => name !== service) ?? service;
  await readLoopDelay(ours, agent);
  const memory = { main: 0, all: 0 };
  const before = mainThreadTimes(ours.pid);
  const startedAt = performance.now();
  const { result, waits } = await watchHealth(
    agent,
    ours.portOf(other),
    async () => {
      const { status } = await send(agent, ours.portOf(service), path, body);
      return { status, ms: performance.now() - startedAt };
    },
    () => {
      memory.main = Math.max(memory.main, residentBytes(ours.pid) ?? 0);
      memory.all = Math.max(memory.all, familyBytes(ours.pid));
    },
  );
  const after = mainThreadTimes(ours.pid);
  const thread = { ran: after.ran - before.ran, queued: after.queued - before.queued };
  return { ...result, waits, ...thread, loop: await readLoopDelay(ours, agent), ...memory };
}

/** Returns the longest delay of the event loop since the last call, in milliseconds. */
async function readLoopDelay(ours: OurServices, agent: Agent): Promise<number> {
  const { text } = await send(agent, ours.portOf('admin'), '/metrics');
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
}

function send(
  agent: Agent,
  port: number,
  path: string,
  body?: Buffer,
): Promise<{ status: number; text: string }> {
  const method = body ? 'POST' : 'GET';
  const headers = body
    ? { 'Content-Type': 'application/json', 'Content-Length': body.length, 'X-Webhook-Secret': SECRET }
    : {};
  return new Promise((resolve, reject) => {
    // A body has a connection of its own, which ends with a response that comes before all of it is sent.
    const sent = request({ port, host: '127.0.0.1', path, method, headers, ...(body ? {} : { agent }) });
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
