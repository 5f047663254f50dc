import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { TOO_SLOW } from './body/read-body.js';
import type { ErrorShape } from './response/problem.js';
import { COMMON_HEADERS, DRAIN_MS, JSON_TYPE, PUBLIC_HEADERS } from './response/respond.js';

const REASONS = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  431: 'Request Header Fields Too Large',
} as const;
type RefusalStatus = keyof typeof REASONS;

const refused = new WeakSet<Socket>();

/** An error of Node.js's parser, or of the server. */
export interface ParseError extends NodeJS.ErrnoException {
  /** What arrived last. */
  rawPacket?: Buffer;
  /** Of it, up to the fault. */
  bytesParsed?: number;
}

/** Called for input that is no valid request, with the request id that the client got. */
export type RefusalObserver = (requestId: string, status: number, error: NodeJS.ErrnoException) => void;

/** The methods that the services have; the parser refuses one that it does not know before it has read the path. */
const METHODS = 'GET, HEAD, POST, OPTIONS';
const REQUEST_LINE = /^([\w!#$%&'*+.^`|~-]+) \S+ HTTP\/1\.[01]\r?$/;
const MAX_SHOWN = 40;

interface RefusalOptions {
  errorShape: ErrorShape;
  /** Bytes. */
  maxHead: number;
  observe: RefusalObserver;
  /** Returns the response that is still to be sent on a connection, or null. */
  pendingResponse: (socket: Socket) => ServerResponse | null;
}

/** Responds to invalid HTTP in the service's own error shape and ends the connection. */
export function refuseMalformed(error: ParseError, socket: Socket, options: RefusalOptions): void {
  // The rest of the rejected input raises the same error again.
  if (refused.has(socket)) return;
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  // Its client has opened the connection early, and would take a response for the response to its first request.
  const isUnused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (isUnused) return void socket.destroy();
  refused.add(socket);
  const pending = options.pendingResponse(socket);
  // The client would take the refusal for the response to its earlier request, or for a part of it.
  if (pending?.headersSent || pending?.req.complete) return void socket.destroy();
  end(describe(error, options.maxHead), socket, options, error);
}

/** Responds to a CONNECT, which asks for a tunnel to another server. */
export function refuseTunnel(socket: Socket, options: RefusalOptions): void {
  // Node.js removes its own error listener before it emits `connect`. Without one, a reset would be an uncaught error and end the process.
  socket.on('error', () => undefined);
  // The client would take the 405 for the response to its earlier request, which is still pending.
  if (options.pendingResponse(socket)) return void socket.destroy();
  const message = 'CONNECT is not served here: this is no proxy.';
  end({ status: 405, message, allow: METHODS }, socket, options, new Error(message));
}

interface Refusal {
  status: RefusalStatus;
  message: string;
  /** The methods that are served. */
  allow?: string;
}

function end(refusal: Refusal, socket: Socket, { errorShape, observe }: RefusalOptions, error: Error): void {
  const { status, message } = refusal;
  const requestId = randomBytes(9).toString('base64url');
  socket.end(render(refusal, JSON.stringify(errorShape({ status, message })), requestId));
  destroyAfterDrain(socket);
  observe(requestId, status, error);
}

function describe(error: ParseError, maxHead: number): Refusal {
  const method = readUnknownMethod(error);
  if (method !== null) {
    const shown = method.length > MAX_SHOWN ? `${method.slice(0, MAX_SHOWN)}...` : method;
    const message = `The method ${shown} is not served here; the methods are ${METHODS}, in capitals.`;
    return { status: 405, message, allow: METHODS };
  }
  if (error.code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, message: `The request's head must be at most ${maxHead} bytes.` };
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const message = isLate ? TOO_SLOW : 'The request is not valid HTTP/1.1.';
  return { status: 400, message };
}

/** Returns the method of a request line that is faulty only in that the parser does not know its method, or null. */
function readUnknownMethod({ code, rawPacket, bytesParsed = 0 }: ParseError): string | null {
  if (code !== 'HPE_INVALID_METHOD' || !rawPacket) return null;
  // The packet may begin with requests that were served.
  const from = bytesParsed === 0 ? 0 : rawPacket.lastIndexOf('\n', bytesParsed - 1) + 1;
  const end = rawPacket.indexOf('\n', from);
  const line = end === -1 ? '' : rawPacket.toString('latin1', from, end);
  return REQUEST_LINE.exec(line)?.[1] ?? null;
}

function render({ status, allow }: Refusal, body: string, requestId: string): string {
  const headers = {
    'Content-Type': JSON_TYPE,
    'Content-Length': String(Buffer.byteLength(body)),
    ...Object.fromEntries([...COMMON_HEADERS, ...PUBLIC_HEADERS]),
    'X-Request-Id': requestId,
    'Cache-Control': 'no-store',
    ...(allow === undefined ? {} : { Allow: allow }),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} ${REASONS[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Destroys a connection that its client has not closed within the drain time. */
function destroyAfterDrain(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), DRAIN_MS);
  socket.once('close', () => clearTimeout(timer));
}
