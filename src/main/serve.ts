import type { ServiceName } from '../config.js';
import { readDocsAssets, type DocsAssets } from '../http/docs/docs-page.js';
import { createAggregator } from './aggregator.js';
import { createCatalog } from './catalog.js';
import { createListener } from './create-listener.js';
import { readServiceDocument, withServer } from './service-documents.js';
import type { Dependencies, ServiceParts, Shared } from './service-parts.js';
import { addressOf, type ServiceAddress, type ServiceSocket } from './sockets.js';
import { createVerification } from './verification.js';

/** The server of a service, and where the service listens: in a worker, that is another process. */
export interface ListeningService {
  socket: ServiceSocket;
  address: ServiceAddress;
}

const factories: Readonly<Record<ServiceName, (dependencies: Dependencies) => Promise<ServiceParts>>> = {
  aggregator: createAggregator,
  verification: createVerification,
  catalog: createCatalog,
};

/** Creates services from their parts and attaches each to its socket. */
export async function serve(services: readonly ListeningService[], shared: Shared): Promise<void> {
  const docsAssets = readDocsAssets();
  for (const ends of services) await serveOne(ends, shared, docsAssets);
}

async function serveOne(
  { socket, address }: ListeningService,
  shared: Shared,
  docsAssets: DocsAssets,
): Promise<void> {
  const published = readServiceDocument(socket.name);
  const url = shared.config.publicUrls[socket.name] ?? addressOf(address, shared.config);
  const service = url === undefined ? published : withServer(published, url);
  const parts = await factories[socket.name]({ ...shared, document: service.document });
  socket.open(createListener(socket.name, service, parts, shared, docsAssets), parts.errorShape);
}
