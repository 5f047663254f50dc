import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Mutator, ProxiedResponse } from './mutators.js';
import { type ApiDocument, createFinder, listCells, type Operation } from '../contract/document.js';

/** A proxy that forwards a server's responses, mutated on demand. */
export interface MutatingProxy extends Proxy {
  /** From now on mutates every response of an operation to which this kind applies; null stops it. */
  mutateWith: (document: ApiDocument, mutated: Operation, kind: Mutator | null) => void;
}

/** Returns a response of the server as clients get it. */
export type ChangeResponse = (
  request: { method: string; url: string },
  response: ProxiedResponse,
) => ProxiedResponse;

/** A proxy on a free port. */
export interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a proxy in front of the server of these operations. */
export async function startMutatingProxy(serverUrl: string, operations: Operation[]): Promise<MutatingProxy> {
  let change: (operation: Operation, response: ProxiedResponse) => ProxiedResponse = (_, response) =>
    response;
  const find = createFinder(operations);
  const proxy = await startProxy(serverUrl, ({ method, url }, response) => {
    const operation = find(method, url);
    return operation ? change(operation, response) : response;
  });
  return {
    ...proxy,
    mutateWith: (document, mutated, kind) => {
      change = (operation, response) =>
        kind && operation.id === mutated.id ? mutateResponse(document, operation, kind, response) : response;
    },
  };
}

/** Starts a proxy in front of a server that changes its responses. */
export async function startProxy(serverUrl: string, change: ChangeResponse): Promise<Proxy> {
  const proxy = createServer((incoming, outgoing) => {
    passOn(serverUrl, incoming)
      .then((response) => {
        const changed = change({ method: incoming.method ?? '', url: incoming.url ?? '' }, response);
        outgoing.writeHead(changed.status, withLength(changed));
        outgoing.end(changed.status === 304 ? undefined : changed.body);
      })
      .catch(() => incoming.socket.destroy());
  });
  // Connections outlive any pause of a run, so that no request meets a closing one.
  proxy.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

function mutateResponse(
  document: ApiDocument,
  operation: Operation,
  kind: Mutator,
  response: ProxiedResponse,
): ProxiedResponse {
  const mediaType = String(response.headers['content-type'] ?? '').split(';')[0];
  const cell = listCells(operation).find(
    ({ status, mediaType: documented }) =>
      status === response.status && (documented === null || documented === mediaType),
  );
  return (cell && kind.of(document, cell, response)[0]?.response) ?? response;
}

/** The whole body is read first: a server that refuses one half-way would leave the rest on the client's connection. */
async function passOn(serverUrl: string, incoming: IncomingMessage): Promise<ProxiedResponse> {
  const { method, headers, url = '/' } = incoming;
  const sent = await buffer(incoming);
  const request = httpRequest(new URL(url, serverUrl), { method, headers, agent: false });
  request.end(sent);
  const [upstream] = (await once(request, 'response')) as [IncomingMessage];
  request.on('error', () => undefined);
  return { status: upstream.statusCode ?? 0, headers: upstream.headers, body: await buffer(upstream) };
}

function withLength({ status, headers, body }: ProxiedResponse): OutgoingHttpHeaders {
  const { 'transfer-encoding': _, 'content-length': __, connection: ___, ...rest } = headers;
  return status === 304 ? rest : { ...rest, 'content-length': body.length };
}
