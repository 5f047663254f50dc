import { Agent, get } from 'node:http';
import type { OurServices } from '../our-services.js';
import type { Read } from './reads.js';

/** The figures of one read; times in milliseconds, null where a request failed. */
export interface Figures {
  p50: number | null;
  p99: number | null;
  /** Of the largest response. */
  bytes: number;
}

/** A read is repeated until it has taken this long, but not more often than `MAX_TIMES`. */
const LONG_ENOUGH_MS = 1000;
const MIN_TIMES = 5;
const MAX_TIMES = 100;

/** Sends a read again and again, by so many clients at once. */
export async function measure(services: OurServices, read: Read, clients: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const url = (turn: number): string =>
    `http://127.0.0.1:${services.portOf(read.service)}/api/v1${read.paths[turn % read.paths.length] ?? ''}`;
  const times: number[] = [];
  let bytes = 0;
  let turn = 0;
  const startedAt = performance.now();
  const isDone = (): boolean => {
    const enough = times.length >= MAX_TIMES || performance.now() - startedAt > LONG_ENOUGH_MS;
    return enough && times.length >= MIN_TIMES;
  };
  const client = async (): Promise<void> => {
    while (!isDone()) {
      const sentAt = performance.now();
      bytes = Math.max(bytes, await send(url((turn += 1)), agent));
      times.push(performance.now() - sentAt);
    }
  };
  try {
    // Each parameter once, so that no figure is that of a cold file.
    for (const [place] of read.paths.entries()) await send(url(place), agent);
    await Promise.all(Array.from({ length: clients }, client));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return { p50: null, p99: null, bytes };
  } finally {
    agent.destroy();
  }
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), bytes };
}

/** Resolves to the number of bytes of a successful response. */
export function send(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} returned ${response.statusCode ?? 0}.`));
      });
    }).on('error', reject);
  });
}

/** Returns the smallest value that at least such a share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
