import { request, type Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const PROBE_EVERY_MS = 2;

/** Runs `work` and requests /health of a service all the time meanwhile; returns how long each took, in milliseconds. */
export async function watchHealth<T>(
  agent: Agent,
  port: number,
  work: () => Promise<T>,
  sample: () => void = () => undefined,
): Promise<{ result: T; waits: number[] }> {
  const done = new AbortController();
  const waits: number[] = [];
  const probe = (async () => {
    while (!done.signal.aborted) {
      const startedAt = performance.now();
      await requestHealth(agent, port);
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

function requestHealth(agent: Agent, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: '/health', agent }, (response) => {
      response.resume().on('end', resolve).on('error', reject);
    });
    sent.on('error', reject).end();
  });
}
