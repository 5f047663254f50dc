import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { RequestListener } from './create-service.js';
import type { ErrorShape } from './problem.js';

const LARGEST_HEAD = 128 * 1024;
const HEAD_TIME_MS = 15_000;
const REQUEST_TIME_MS = 300_000;
const IDLE_TIME_MS = 65_000;

/** Is told of what was refused before it was a request, with the id that the client was told. */
export type RefusalObserver = (requestId: string, status: number, error: NodeJS.ErrnoException) => void;

/** Returns a public HTTP server with the limits on size and time that every service has. */
export function createPublicServer(
  listener: RequestListener,
  errorShape: ErrorShape,
  observe: RefusalObserver = () => undefined,
): Server {
  const server = createServer(
    {
      maxHeaderSize: LARGEST_HEAD,
      headersTimeout: HEAD_TIME_MS,
      requestTimeout: REQUEST_TIME_MS,
      keepAliveTimeout: IDLE_TIME_MS,
      connectionsCheckingInterval: 5000,
    },
    (request, response) => {
      if (!server.listening) response.setHeader('Connection', 'close');
      listener(request, response);
    },
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    refuse(error, socket, errorShape, observe),
  );
  return server;
}

/** Answers what is not even HTTP, in the service's own error shape, and ends the connection. */
function refuse(
  error: NodeJS.ErrnoException,
  socket: Socket,
  errorShape: ErrorShape,
  observe: RefusalObserver,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const status = isTooLarge ? 413 : 400;
  const message = isTooLarge
    ? `The request's head must be at most ${LARGEST_HEAD} bytes.`
    : isLate
      ? 'The request did not arrive in time; send it again on a new connection.'
      : 'The request is not valid HTTP/1.1.';
  const body = JSON.stringify(errorShape({ status, message }));
  const requestId = randomBytes(9).toString('base64url');
  const head = [
    `HTTP/1.1 ${status} ${isTooLarge ? 'Payload Too Large' : 'Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Access-Control-Allow-Origin: *',
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  observe(requestId, status, error);
}

/** Listens and returns the base URL; rejects with a sentence that names the setting when the port is not to be had. */
export function listen(server: Server, host: string, port: number, setting: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(explain(error, host, port, setting))),
    );
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`);
    });
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number, setting: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken; stop what listens there or set ${setting} to another port (0 picks a free one).`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user; set ${setting} to a port above 1023.`;
  return `${host}:${port} cannot be listened on (${error.code ?? error.message}); check HOST and ${setting}.`;
}

/** Stops taking connections, waits for requests under way, and after `patienceMs` cuts off what is left. */
export function close(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
