import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorShape } from './problem.js';

const DRAIN_MS = 2000;
const refused = new WeakSet<Socket>();

/** Is told of what was refused before it was a request, with the id that the client was told. */
export type RefusalObserver = (requestId: string, status: number, error: NodeJS.ErrnoException) => void;

interface RefusalOptions {
  errorShape: ErrorShape;
  largestHead: number;
  observe: RefusalObserver;
  isResponding: (socket: Socket) => boolean;
}

/** Answers what is not even HTTP, in the service's own error shape, and ends the connection. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket, options: RefusalOptions): void {
  // The rest of what was refused gives the same error again.
  if (refused.has(socket)) return;
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  refused.add(socket);
  // The rest of a request that was refused already, or what follows one that is being answered: one answer is enough.
  if (options.isResponding(socket)) {
    socket.end();
    return drain(socket);
  }
  const problem = describe(error, options.largestHead);
  const requestId = randomBytes(9).toString('base64url');
  socket.end(render(problem, JSON.stringify(options.errorShape(problem)), requestId));
  drain(socket);
  options.observe(requestId, problem.status, error);
}

function describe(error: NodeJS.ErrnoException, largestHead: number): { status: 400 | 413; message: string } {
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    return { status: 413, message: `The request's head must be at most ${largestHead} bytes.` };
  }
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const message = isLate
    ? 'The request did not arrive in time; send it again on a new connection.'
    : 'The request is not valid HTTP/1.1.';
  return { status: 400, message };
}

function render({ status }: { status: 400 | 413 }, body: string, requestId: string): string {
  const head = [
    `HTTP/1.1 ${status} ${status === 413 ? 'Payload Too Large' : 'Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Access-Control-Allow-Origin: *',
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** A client that is still sending could not read its answer if the connection broke at once; nor may it go on for ever. */
function drain(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), DRAIN_MS);
  socket.once('close', () => clearTimeout(timer));
}
