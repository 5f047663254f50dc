import { once } from 'node:events';
import type { Server } from 'node:http';
import { after } from 'node:test';
import { createAddressReader, NO_PROXY } from '../client-address.js';
import { createService, type ServiceOptions } from '../create-service.js';
import { createPublicServer, listen } from '../listen.js';
import type { ErrorShape } from '../response/problem.js';
import { handlers } from './handlers.js';
import { operations } from './operations.js';
import { validators } from './validators.js';

/** The observer's report of one request. */
interface Observation {
  path: string;
  requestId: string;
  operationId: string;
  status: number;
  error: unknown;
}

export interface TestServer {
  url: string;
  port: number;
  server: Server;
  /** Resolves with the next `count` observations. */
  observed: (count: number) => Promise<Observation[]>;
}

export const errorShape: ErrorShape = ({ status, message, details }) => ({ status, message, details });

/** Starts a service with the test operations on a free port; it is closed after the test file's last test. */
export async function serve(changes: Partial<ServiceOptions> = {}): Promise<TestServer> {
  const observations = createObservations();
  const listener = await createService({
    document: toDocument(changes.operations ?? operations),
    operations,
    validators,
    handlers,
    stores: {},
    staticResponses: {
      find: (path) =>
        path === '/health' ? { response: { status: 200, body: { status: 'ok' } } } : undefined,
    },
    errorShape,
    rateLimit: () => 0,
    protectedOperations: new Set(),
    readAddress: createAddressReader(NO_PROXY),
    observe: {
      began: () => undefined,
      ended: ({ path, requestId, operationId }, status, error) =>
        observations.add({ path, requestId, operationId, status, error }),
    },
    now: () => 0,
    ...changes,
  });
  const server = createPublicServer(listener, errorShape);
  const url = await listen(server, '127.0.0.1', 0, 'TEST_PORT');
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url, port: Number(new URL(url).port), server, observed: observations.take };
}

/** Returns a document that has the operations of a table. */
function toDocument(table: ServiceOptions['operations']): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { operationId, method, path } of Object.values(table))
    (paths[path] ??= {})[method] = { operationId, responses: { default: { description: 'The response.' } } };
  return { openapi: '3.0.3', info: { title: 'Things', version: '1' }, paths };
}

function createObservations(): { add: (one: Observation) => void; take: TestServer['observed'] } {
  const all: Observation[] = [];
  const news = new EventTarget();
  return {
    add: (one) => {
      all.push(one);
      news.dispatchEvent(new Event('observation'));
    },
    take: async (count) => {
      while (all.length < count) await once(news, 'observation');
      return all.splice(0, count);
    },
  };
}
