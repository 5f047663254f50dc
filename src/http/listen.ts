import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import {
  announceClose,
  closeIdleConnections,
  isClosing,
  trackConnections,
  type ConnectionLimits,
} from './connections.js';
import type { RequestListener } from './create-service.js';
import type { ErrorShape } from './response/problem.js';
import { refuseMalformed, refuseTunnel, type ParseError, type RefusalObserver } from './refuse-malformed.js';

const MAX_HEAD = 128 * 1024;
/** Maximum number of connections that wait to be accepted, within the system's own; further ones try again a second later. */
const BACKLOG = 4096;
const IDLE_CHECK_MS = 20;
/** Unlimited connections, for tests and tools. */
const NO_LIMITS: ConnectionLimits = {
  max: Infinity,
  maxPerAddress: Infinity,
  isExempt: () => true,
  toClientName: (address) => address,
};

/** Node.js's own limits of time, in milliseconds. */
export type TimeLimits = Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'
>;
const TIME_LIMITS: TimeLimits = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
};

/** Returns a public HTTP server with the limits on size, time and connections that every service has. */
export function createPublicServer(
  listener: RequestListener,
  errorShape: ErrorShape,
  observe: RefusalObserver = () => undefined,
  limits: ConnectionLimits = NO_LIMITS,
  times: TimeLimits = TIME_LIMITS,
): Server {
  const server = createServer({
    maxHeaderSize: MAX_HEAD,
    ...times,
    // Node.js would reject a missing one with an empty body; below it is rejected in the error shape.
    requireHostHeader: false,
  });
  const { track, pendingResponse } = trackConnections(server, limits);
  const refusal = { errorShape, maxHead: MAX_HEAD, observe, pendingResponse };
  const serve: RequestListener = (request, response) => {
    if (!hasOneHost(request))
      return refuseMalformed(
        new Error('The request does not have one Host header.'),
        request.socket,
        refusal,
      );
    track(response);
    if (isClosing(server)) response.setHeader('Connection', 'close');
    listener(request, response);
  };
  server.on('request', serve);
  // An unknown expectation may be ignored; Node.js would reject it with an empty body.
  server.on('checkExpectation', serve);
  server.on('clientError', (error: ParseError, socket: Socket) => refuseMalformed(error, socket, refusal));
  // Node.js would close the connection without a response.
  server.on('connect', (_request, socket: Socket) => refuseTunnel(socket, refusal));
  return server;
}

/** HTTP/1.0 has requests without one. Node.js keeps the first of several: a proxy that keeps the last would see another site. */
function hasOneHost({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion !== '1.1';
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1;
}

/** Listens and returns the base URL; rejects with a sentence that names the setting when the port cannot be used. */
export function listen(server: Server, host: string, port: number, setting: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(explain(error, host, port, setting))),
    );
    server.listen({ port, host, backlog: BACKLOG }, () => {
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

/** Stops accepting connections, waits for requests in flight, and after `timeoutMs` destroys the remaining connections. */
export function close(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    announceClose(server);
    const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs);
    // A connection turns idle once its last response is sent; polling is cheaper than an event per response. The first check
    // is delayed: a request may be arriving already.
    const check = setInterval(() => closeIdleConnections(server), IDLE_CHECK_MS);
    // The HTTP server's own close() would also cut off responses that are still being sent.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cutOff);
      clearInterval(check);
      resolve();
    });
  });
}
