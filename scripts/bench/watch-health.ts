import { request, type Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const PROBE_EVERY_MS = 2;

/** Runs `work` and requests /health of a service, or another path, all the time meanwhile; returns how long each took, in milliseconds. */
export async function watchHealth<T>(
  agent: Agent,
  port: number,
  work: () => Promise<T>,
  sample: () => void = () => undefined,
  path = '/health',
): Promise<{ result: T; waits: number[] }> {
  const done = new AbortController();
  const waits: number[] = [];
  const probe = (async () => {
    while (!done.signal.aborted) {
      const startedAt = performance.now();
      await requestHealth(agent, port, path);
      waits.push(performance.now() - startedAt);
      sample();
      await setTimeout(PROBE_EVERY_MS);
    }
  })();
  try {
    return { result: await work(), waits };
  } finally {
    done.abort();
    await probe;
  }
}

function requestHealth(agent: Agent, port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, agent }, (response) => {
      response.resume().on('end', resolve).on('error', reject);
    });
    sent.on('error', reject).end();
  });
}
