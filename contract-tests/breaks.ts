import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BreakKind } from './break-kinds.js';
import { listCells, type ApiDocument, type Operation } from './document.js';
import { createFinder } from './find-operation.js';

/** An answer on its way through the proxy. */
export interface PassingAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** A proxy in front of a server, which answers what the server answers until it is told to break something. */
export interface BreakingProxy {
  url: string;
  /** From now on breaks every answer of an operation that this kind of break can be made of; null ends it. */
  breakWith: (document: ApiDocument, broken: Operation, kind: BreakKind | null) => void;
  stop: () => Promise<void>;
}

/** Starts a proxy on a free port in front of the server of these operations. */
export async function startBreakingProxy(serverUrl: string, operations: Operation[]): Promise<BreakingProxy> {
  let change: (operation: Operation, answer: PassingAnswer) => PassingAnswer = (_, answer) => answer;
  const find = createFinder(operations);
  const proxy = createServer((incoming, outgoing) => {
    passOn(serverUrl, incoming)
      .then((answer) => {
        const operation = find(incoming.method ?? '', incoming.url ?? '');
        const changed = operation ? change(operation, answer) : answer;
        outgoing.writeHead(changed.status, withLength(changed));
        outgoing.end(changed.status === 304 ? undefined : changed.body);
      })
      .catch(() => incoming.socket.destroy());
  });
  // Connections stay open for as long as a run may pause, so that no request meets one that is just being closed.
  proxy.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    breakWith: (document, broken, kind) => {
      change = (operation, answer) =>
        kind && operation.id === broken.id ? breakAnswer(document, operation, kind, answer) : answer;
    },
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

function breakAnswer(
  document: ApiDocument,
  operation: Operation,
  kind: BreakKind,
  answer: PassingAnswer,
): PassingAnswer {
  const mediaType = String(answer.headers['content-type'] ?? '').split(';')[0];
  const cell = listCells(operation).find(
    ({ status, mediaType: documented }) =>
      status === answer.status && (documented === null || documented === mediaType),
  );
  return (cell && kind.of(document, cell, answer)[0]?.answer) ?? answer;
}

/** The whole body is read first: a server that refuses one half-way would leave the rest on the client's connection. */
async function passOn(serverUrl: string, incoming: IncomingMessage): Promise<PassingAnswer> {
  const { method, headers, url = '/' } = incoming;
  const sent = await buffer(incoming);
  const request = httpRequest(new URL(url, serverUrl), { method, headers, agent: false });
  request.end(sent);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  request.on('error', () => undefined);
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

function withLength({ status, headers, body }: PassingAnswer): OutgoingHttpHeaders {
  const { 'transfer-encoding': _, 'content-length': __, connection: ___, ...rest } = headers;
  return status === 304 ? rest : { ...rest, 'content-length': body.length };
}
