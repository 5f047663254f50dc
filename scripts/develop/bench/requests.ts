import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

const PROBE_EVERY_MS = 2;

/** A request to a server on this machine. */
export interface LocalRequest {
  port: number;
  path: string;
  /** JSON; with it the request is a POST. */
  body?: string | undefined;
  /** Default: a connection of its own. */
  agent?: Agent;
}

interface LocalResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request and resolves to the whole response, of any status. */
export async function send({ port, path, body, agent }: LocalRequest): Promise<LocalResponse> {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    agent: agent ?? false,
    ...(body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' } }),
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

const kept = new Agent({ keepAlive: true });

/** Posts JSON on a kept connection; rejects unless the status is 200. */
export async function post(port: number, path: string, body: string): Promise<void> {
  const response = await send({ port, path, body, agent: kept });
  if (response.status !== 200)
    throw new Error(`${path} returned ${response.status}: ${response.body.toString().slice(0, 300)}`);
}

/** Repeats a request while `work` runs; returns how long each took, in milliseconds. */
export async function probeBeside(probe: LocalRequest, work: () => Promise<void>): Promise<number[]> {
  const waits: number[] = [];
  const isOver = new AbortController();
  const probing = (async () => {
    while (!isOver.signal.aborted) {
      const startedAt = performance.now();
      await send(probe);
      waits.push(performance.now() - startedAt);
      await setTimeout(PROBE_EVERY_MS);
    }
  })();
  try {
    await work();
  } finally {
    isOver.abort();
    await probing;
  }
  return waits;
}
