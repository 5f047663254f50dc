import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
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

/** Sends one request and returns the whole response, of at most MAX_BODY_BYTES. Rejects where it has not ended in time. */
export type Send = (request: WireRequest) => Promise<Response>;

/** The rest of a longer body is not read: no documented response is as long. */
export const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** The lowest rate that a request may be sent at: a large one has the time that it takes at this rate besides `deadlineMs`. */
const SLOWEST_BYTES_PER_MS = 100;

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

/** A server may refuse a larger body before it has received all of it. */
const LARGE_BYTES = 64 * 1024;

/** How often a large body is sent whose answer is lost. */
const MAX_TRIES = 4;
/** In a second try, the pause between headers and body, and between two pieces of the body: the server may answer meanwhile. */
const HEADERS_FIRST_MS = 200;
const PIECE_MS = 2;

const CUT_OFF =
  'A server that refuses a body before its end has to read on, or to wait before it closes: otherwise its answer, such as a 413, can be lost.';

/**
 * Sends a request. A server may answer a large body and close while it is still being sent, and then the answer can be lost: it is
 * sent again, slowly.
 */
async function sendOnce(wire: WireRequest, agents: Agents, deadlineMs: number): Promise<Response> {
  for (let tries = 1; ; tries++) {
    try {
      return await exchange(wire, agents, deadlineMs, tries > 1);
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      const isCut = code === 'EPIPE' || code === 'ECONNRESET';
      if (!isCut || (wire.body?.length ?? 0) <= LARGE_BYTES) throw error;
      if (tries === MAX_TRIES)
        throw new NoResponse(`${(error as Error).message}, ${tries} times. ${CUT_OFF}`, { cause: error });
    }
  }
}

function exchange(wire: WireRequest, agents: Agents, deadlineMs: number, isSlow = false): Promise<Response> {
  const startedAt = performance.now();
  const isSecure = wire.url.startsWith('https:');
  const start = isSecure ? httpsRequest : httpRequest;
  const agent = isSecure ? agents.https : agents.http;
  return new Promise((accept, reject) => {
    let deadline: NodeJS.Timeout | undefined;
    let hasAnswer = false;
    let givenUp: Error | undefined;
    const giveUp = (reason: string): void => {
      givenUp = new Error(reason);
      request.destroy(givenUp);
    };
    const toNoResponse = (error: NodeJS.ErrnoException): NoResponse =>
      new NoResponse(`${wire.method} ${wire.url} got no response: ${error.message || String(error.code)}`, {
        cause: error,
      });
    const request = start(wire.url, { method: wire.method, headers: toHeaders(wire), agent }, (response) => {
      hasAnswer = true;
      readAll(response)
        .then(
          (body) => accept(toResponse(response, body, performance.now() - startedAt)),
          (error: unknown) => {
            const reason = givenUp ?? (error as Error);
            reject(givenUp || reason instanceof TooLarge ? toNoResponse(reason) : reason);
          },
        )
        .finally(() => {
          // A connection with a half-sent body cannot be used again.
          if (!request.writableEnded) request.destroy();
        });
    });
    request.setTimeout(deadlineMs, () => giveUp(`no data for ${deadlineMs} ms`));
    // The time starts when the request gets a socket: other requests may use all of them.
    request.once('socket', () => {
      const ms = Math.round(deadlineMs + (wire.body?.length ?? 0) / SLOWEST_BYTES_PER_MS);
      deadline = setTimeout(() => giveUp(`it had not ended after ${ms} ms`), ms);
    });
    request.once('close', () => clearTimeout(deadline));
    request.on('error', (error: NodeJS.ErrnoException) => {
      hasAnswer = true;
      // The other side may close an idle connection just as it is reused; that proves nothing about the request.
      if (request.reusedSocket && error.code === 'ECONNRESET')
        accept(exchange(wire, agents, deadlineMs, isSlow));
      else reject(toNoResponse(error));
    });
    if (wire.isChunked || isSlow) request.flushHeaders();
    if (isSlow) void sendSlowly(request, wire.body ?? Buffer.alloc(0), () => hasAnswer);
    else request.end(wire.body);
  });
}

/** Sends a body in pieces until there is an answer. */
async function sendSlowly(request: ClientRequest, body: Buffer, isDone: () => boolean): Promise<void> {
  await pause(HEADERS_FIRST_MS);
  for (let start = 0; start < body.length && !isDone(); start += LARGE_BYTES) {
    request.write(body.subarray(start, start + LARGE_BYTES));
    await pause(PIECE_MS);
  }
  if (!isDone()) request.end();
}

function toHeaders({ headers, body, isChunked }: WireRequest): Record<string, string> {
  if (!body) return headers;
  return isChunked
    ? { ...headers, 'transfer-encoding': 'chunked' }
    : { ...headers, 'content-length': `${body.length}` };
}

class TooLarge extends Error {}

/** Returns the bytes of a response. Throws where they are more than MAX_BODY_BYTES, and ends the connection. */
async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new TooLarge(`its body has more than ${MAX_BODY_BYTES} bytes`);
    chunks.push(chunk);
  }
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
