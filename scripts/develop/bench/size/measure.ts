import { Agent } from 'node:http';
import type { OurServices } from '../processes.js';
import { send } from '../requests.js';
import { quantile } from '../statistics.js';
import type { Read, Target } from './reads.js';

/** The figures of one read with one client; times in milliseconds, null where a request failed. */
export interface Figures {
  p50: number | null;
  p99: number | null;
  /** Of the largest response. */
  bytes: number;
}

/** How often a read is repeated: until it has taken `enoughMs`, but at least `min` times and at most `max` times. */
interface Samples {
  min: number;
  max: number;
  enoughMs: number;
}

/** With 100 times, p99 is the second longest. */
const USUAL_SAMPLES: Samples = { min: 10, max: 100, enoughMs: 300 };
/** For what was over a limit: more, so that one interruption by another process is not p99. */
export const MORE_SAMPLES: Samples = { min: 30, max: 300, enoughMs: 1200 };

/** Sends a read again and again. */
export async function measure(
  services: OurServices,
  read: Read,
  { min, max, enoughMs }: Samples = USUAL_SAMPLES,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let bytes = 0;
  try {
    // Each parameter once, so that no figure has a cold file in it.
    for (const target of read.targets) await sendTarget(services, read, target, agent);
    const startedAt = performance.now();
    while (times.length < min || (times.length < max && performance.now() - startedAt < enoughMs)) {
      const target = read.targets[times.length % read.targets.length] ?? { path: '' };
      const sentAt = performance.now();
      bytes = Math.max(bytes, await sendTarget(services, read, target, agent));
      times.push(performance.now() - sentAt);
    }
    return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), bytes };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return { p50: null, p99: null, bytes };
  } finally {
    agent.destroy();
  }
}

/** Resolves to the number of bytes of a successful response; rejects for any other. */
async function sendTarget(
  services: OurServices,
  { service }: Read,
  { path, body }: Target,
  agent: Agent,
): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const port = services.portOf(service);
  const response = await send({ port, path: `/api/v1${path}`, body: text, agent });
  if (response.status !== 200) throw new Error(`${path.slice(0, 200)} returned ${response.status}.`);
  return response.body.length;
}
