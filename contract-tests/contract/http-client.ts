import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { NoResponse } from './fault.js';

/** A request as sent over the wire. */
export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** Sends the body in chunks, without a Content-Length. */
  isChunked?: boolean;
}

/** A response as received. Header names are in lower case. */
export interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The parsed body, or undefined when it is not JSON. */
  json: unknown;
  milliseconds: number;
}

/** Sends one request and returns the whole response. Rejects after `deadlineMs` without one. */
export type Send = (request: WireRequest) => Promise<Response>;

/** Returns a sender that keeps up to `sockets` connections open per host, and a function that closes them. */
export function createSender(sockets = 16, deadlineMs = 20_000): { send: Send; close: () => void } {
  const http = new HttpAgent({ keepAlive: true, maxSockets: sockets });
  const https = new HttpsAgent({ keepAlive: true, maxSockets: sockets });
  return {
    send: (request) => sendOnce(request, { http, https }, deadlineMs),
    close: () => {
      http.destroy();
      https.destroy();
    },
  };
}

type Agents = { http: HttpAgent; https: HttpsAgent };

function sendOnce(wire: WireRequest, agents: Agents, deadlineMs: number): Promise<Response> {
  const startedAt = performance.now();
  const isSecure = wire.url.startsWith('https:');
  const start = isSecure ? httpsRequest : httpRequest;
  const agent = isSecure ? agents.https : agents.http;
  return new Promise((accept, reject) => {
    const request = start(wire.url, { method: wire.method, headers: headersOf(wire), agent }, (response) => {
      readAll(response).then(
        (body) => accept(toResponse(response, body, performance.now() - startedAt)),
        reject,
      );
    });
    request.setTimeout(deadlineMs, () => request.destroy(new Error(`no data for ${deadlineMs} ms`)));
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The other side may close an idle connection just as it is reused; that proves nothing about the request.
      if (request.reusedSocket && error.code === 'ECONNRESET') accept(sendOnce(wire, agents, deadlineMs));
      else
        reject(
          new NoResponse(
            `${wire.method} ${wire.url} got no response: ${error.message || String(error.code)}`,
            {
              cause: error,
            },
          ),
        );
    });
    if (wire.isChunked) request.flushHeaders();
    request.end(wire.body);
  });
}

function headersOf({ headers, body, isChunked }: WireRequest): Record<string, string> {
  if (!body) return headers;
  return isChunked
    ? { ...headers, 'transfer-encoding': 'chunked' }
    : { ...headers, 'content-length': `${body.length}` };
}

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function toResponse(response: IncomingMessage, body: Buffer, milliseconds: number): Response {
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body,
    json: parseJson(body),
    milliseconds,
  };
}

/** Returns the parsed bytes, or undefined when they are not JSON. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
