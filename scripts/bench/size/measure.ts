import { Agent } from 'node:http';
import type { OurServices } from '../our-services.js';
import { familyProcessorMs } from '../process-usage.js';
import { quantile } from '../statistics.js';
import type { Read, Target } from './reads.js';
import { sendRequest } from './send-request.js';

/** The figures of one read; times in milliseconds, null where a request failed. */
export interface Figures {
  p50: number | null;
  p99: number | null;
  /** Of the largest response. */
  bytes: number;
  /** Processor time of the services and of the database server for one request. */
  processorMs: number;
}

/** How often a read is repeated: until it has taken `enoughMs`, but at least `min` times and at most `max` times. */
export interface Samples {
  min: number;
  max: number;
  enoughMs: number;
}

/** Of 100 times p99 is the second longest. */
const USUAL_SAMPLES: Samples = { min: 10, max: 100, enoughMs: 300 };
/** For what was over a limit: more, so that one interruption by another process is not p99. */
export const MORE_SAMPLES: Samples = { min: 30, max: 300, enoughMs: 1200 };

/** Sends a read again and again, by so many clients at once. `pids` are the processes that serve it. */
export async function measure(
  services: OurServices,
  read: Read,
  { clients, pids, samples = USUAL_SAMPLES }: { clients: number; pids: readonly number[]; samples?: Samples },
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const port = services.portOf(read.service);
  const times: number[] = [];
  const processorMs = (): number => pids.reduce((sum, pid) => sum + familyProcessorMs(pid), 0);
  let bytes = 0;
  let turn = 0;
  let startedAt = 0;
  let usedMs = 0;
  const isDone = (): boolean => {
    const enough = times.length >= samples.max || performance.now() - startedAt > samples.enoughMs;
    return enough && times.length >= samples.min;
  };
  const client = async (): Promise<void> => {
    while (!isDone()) {
      const target = read.targets[(turn += 1) % read.targets.length];
      if (!target) return;
      const sentAt = performance.now();
      bytes = Math.max(bytes, await sendTarget(port, target, agent));
      times.push(performance.now() - sentAt);
    }
  };
  try {
    // Each parameter once, so that no figure is that of a cold file.
    for (const target of read.targets) await sendTarget(port, target, agent);
    usedMs = processorMs();
    startedAt = performance.now();
    await Promise.all(Array.from({ length: clients }, client));
    usedMs = processorMs() - usedMs;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return { p50: null, p99: null, bytes, processorMs: 0 };
  } finally {
    agent.destroy();
  }
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytes,
    processorMs: usedMs / times.length,
  };
}

/** Resolves to the number of bytes of a successful response; rejects for any other. */
export async function sendTarget(
  port: number,
  { path, body }: Target,
  agent: Agent | false,
): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const { status, bytes } = await sendRequest({ port, path: `/api/v1${path}`, body: text }, agent);
  if (status !== 200) throw new Error(`${path.slice(0, 200)} returned ${status}.`);
  return bytes;
}
