import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { readAll } from '../contract/http-client.js';
import { listen, type Listening } from '../testing/listen.js';

/** A response on its way through the proxy. */
export interface ProxiedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Returns a response of the server as clients get it. */
export type ChangeResponse = (request: ForwardedRequest, response: ProxiedResponse) => ProxiedResponse;

/** A request as the client has sent it; its URL is the path and the query. */
interface ForwardedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** How requests are passed on. */
interface ForwardOptions {
  /** Asks for responses that are not compressed. */
  isPlain?: boolean;
  /** The longest time from the request to the end of its response. */
  deadlineMs?: number;
}

const DEADLINE_MS = 5 * 60_000;

/**
 * Starts a proxy in front of a server that changes its responses. Where `change` throws, the client gets no
 * response, and `stop` rejects with the first such error.
 */
export async function startProxy(
  serverUrl: string,
  change: ChangeResponse,
  options: ForwardOptions = {},
): Promise<Listening> {
  let firstError: Error | undefined;
  const changeOrNote: ChangeResponse = (...exchange) => {
    try {
      return change(...exchange);
    } catch (error) {
      firstError ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  };
  const proxy = createServer((incoming, outgoing) => {
    readRequest(incoming)
      .then(async (request) => ({ request, response: await forward(serverUrl, request, options) }))
      .then(({ request, response }) => {
        const changed = changeOrNote(request, response);
        const hasBody = request.method !== 'HEAD' && ![204, 304].includes(changed.status);
        outgoing.writeHead(changed.status, toHeaders(changed, hasBody));
        outgoing.end(hasBody ? changed.body : undefined);
      })
      .catch(() => incoming.socket.destroy());
  });
  // Connections outlive any pause of a run, so that no request meets a closing one.
  proxy.keepAliveTimeout = 60_000;
  const { url, stop } = await listen(proxy);
  return {
    url,
    stop: async () => {
      await stop();
      if (firstError) throw firstError;
    },
  };
}

/** The whole body is read first: a server that refuses one half-way would leave the rest on the client's connection. */
async function readRequest(incoming: IncomingMessage): Promise<ForwardedRequest> {
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as const);
  return {
    method: incoming.method ?? 'GET',
    url: incoming.url ?? '/',
    headers: Object.fromEntries(headers),
    body: await buffer(incoming),
  };
}

/** Sends a request to a server; returns its whole response. Rejects where that is too large or does not end in time. */
export async function forward(
  serverUrl: string,
  { method, url, headers, body }: ForwardedRequest,
  { isPlain = false, deadlineMs = DEADLINE_MS }: ForwardOptions = {},
): Promise<ProxiedResponse> {
  const target = new URL(`${serverUrl.replace(/\/$/, '')}${url}`);
  const start = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const plain = isPlain ? { 'accept-encoding': 'identity', host: target.host } : {};
  const signal = AbortSignal.timeout(deadlineMs);
  const request = start(target, { method, headers: { ...headers, ...plain }, agent: false, signal });
  request.end(body);
  const [upstream] = (await once(request, 'response')) as [IncomingMessage];
  request.on('error', () => undefined);
  return { status: upstream.statusCode ?? 0, headers: upstream.headers, body: await readAll(upstream) };
}

/** A body is sent as a whole; a response without one keeps the length of the body that it stands for. */
function toHeaders({ headers, body }: ProxiedResponse, hasBody: boolean): OutgoingHttpHeaders {
  const { 'transfer-encoding': _, connection: __, ...rest } = headers;
  return hasBody ? { ...rest, 'content-length': body.length } : rest;
}
