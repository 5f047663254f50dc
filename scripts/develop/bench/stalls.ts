import { Agent } from 'node:http';
import { join } from 'node:path';
import { SERVICES } from '../../../src/config.js';
import { below, type Bench } from './bench.js';
import { bodiesAtLimit, readBodyRoutes, type BodyRoute } from './bodies-at-limit.js';
import { startOurs, type OurServices } from './our-services.js';
import { anonymousBytes, mainThreadTimes } from './processes.js';
import { probeBeside, send } from './requests.js';
import { quantile, show } from './statistics.js';

const GOAL_MS = 100;
const GOAL_P99_MS = 50;
const MIB = 2 ** 20;
const SECRET = 'bench-secret';
const agent = new Agent({ keepAlive: true });

interface Measured {
  status: number;
  ms: number;
  /** How long /health of another service took meanwhile, in milliseconds. */
  waits: number[];
  /** How long the main thread ran, and how long other processes ran in its place, in milliseconds. */
  ran: number;
  queued: number;
  /** Peak of the memory of the process with those that it has started. */
  memory: number;
}

/** How long others have to wait beside every JSON body at its byte limit. */
export const stalls: Bench = {
  title: 'how long /health of another service takes beside bodies at their limit',
  run: async ({ processes, folder, say }) => {
    const ours = await startOurs(processes, join(folder, 'bodies'), { WEBHOOK_SECRET: SECRET });
    const rows: string[][] = [];
    const waits: number[][] = [];
    for (const route of readBodyRoutes()) {
      for (const [kind, body] of bodiesAtLimit(route)) {
        say(`${route.operationId}, ${kind} …`);
        const one = await measure(ours, route, body);
        const times = [one.ms, Math.max(...one.waits), quantile(one.waits, 0.99), one.ran, one.queued];
        const memory = show(one.memory / MIB);
        rows.push([route.operationId, kind, String(one.status), ...times.map((ms) => show(ms, 1)), memory]);
        waits.push(one.waits);
      }
    }
    await ours.stop();
    const p99 = Math.max(...waits.map((one) => quantile(one, 0.99)));
    return {
      tables: [{ header: ['', 'rows', 'status', 'ms', 'worst', '99 %', 'ran', 'queued', 'MiB'], rows }],
      goals: [
        below(Math.max(...waits.flat()), GOAL_MS, 'ms', 'the longest wait'),
        below(p99, GOAL_P99_MS, 'ms', 'the longest 99th percentile'),
      ],
    };
  },
};

/** Sends a body on a connection of its own, and looks at /health of another service meanwhile. */
async function measure(ours: OurServices, { service, path }: BodyRoute, body: Buffer): Promise<Measured> {
  const other = SERVICES.find((name) => name !== service) ?? service;
  const headers = { 'X-Webhook-Secret': SECRET };
  let memory = 0;
  const before = mainThreadTimes(ours.pid);
  const { result, waits } = await probeBeside(
    { port: ours.portOf(other), path: '/health', agent },
    async () => {
      const startedAt = performance.now();
      const { status } = await send({ port: ours.portOf(service), path, headers, body });
      return { status, ms: performance.now() - startedAt };
    },
    () => (memory = Math.max(memory, anonymousBytes(ours.pid).all)),
  );
  const after = mainThreadTimes(ours.pid);
  const thread = { ran: after.ran - before.ran, queued: after.queued - before.queued };
  return { ...result, waits, ...thread, memory };
}
