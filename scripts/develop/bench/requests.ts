import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const PROBE_EVERY_MS = 2;

/** A request to a server on this machine. */
export interface LocalRequest {
  port: number;
  path: string;
  headers?: OutgoingHttpHeaders;
  /** JSON, unless the headers say otherwise; with it the request is a POST. */
  body?: string | Buffer | undefined;
  /** Default: a connection of its own. */
  agent?: Agent;
}

/** A response; `text` joins its parts, so that nobody waits for what is not looked at. */
interface LocalResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: number;
  text: () => string;
}

/** Sends a request and resolves to the whole response, whatever its status. */
export function send({ port, path, headers = {}, body, agent }: LocalRequest): Promise<LocalResponse> {
  const content =
    body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      agent: agent ?? false,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...content, ...headers },
    });
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: () => Buffer.concat(chunks).toString(),
        }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const kept = new Agent({ keepAlive: true });

/** Posts JSON on a kept connection; resolves to the text of the response, and rejects unless its status is 200. */
export async function post(port: number, path: string, body: object | string): Promise<string> {
  const content = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await send({ port, path, body: content, agent: kept });
  if (response.status !== 200)
    throw new Error(`${path} returned ${response.status}: ${response.text().slice(0, 300)}`);
  return response.text();
}

/** Runs `work` and requests a path all the time meanwhile; returns how long each of these took, in milliseconds. */
export async function probeBeside<T>(
  probe: LocalRequest,
  work: () => Promise<T>,
  sample: () => void = () => undefined,
): Promise<{ result: T; waits: number[] }> {
  const isOver = new AbortController();
  const waits: number[] = [];
  const probing = (async () => {
    while (!isOver.signal.aborted) {
      const startedAt = performance.now();
      await send(probe);
      waits.push(performance.now() - startedAt);
      sample();
      await setTimeout(PROBE_EVERY_MS);
    }
  })();
  try {
    return { result: await work(), waits };
  } finally {
    isOver.abort();
    await probing;
  }
}
