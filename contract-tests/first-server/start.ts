import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { exampleValues, listOperations, type ApiResponse, type ApiSchema } from '../contract/document.js';
import { verification } from '../scenarios/verification/index.js';
import { createFirstServer, type Documented, type Stage } from './server.js';

const { document } = verification;

/** Starts a stage of the server on a free port; it may end after some requests, as one that crashes does. */
export async function startFirstServer(
  stage: Stage,
  { endsAfter = Infinity }: { endsAfter?: number } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createFirstServer(stage, { documented });
  let requests = 0;
  server.on('request', () => {
    if (++requests < endsAfter) return;
    server.close();
    server.closeAllConnections();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** What somebody copies out of the document: its table of operations, and two examples. */
const documented: Documented = {
  operations: listOperations(document).map(({ id, method, path, body, responses }) => ({
    id,
    method,
    path,
    ...(body ? { mediaType: body.mediaType } : {}),
    has304: responses.has(304),
  })),
  root: readExample('getApiRoot'),
  endpoints: readExample('listEndpoints'),
  emptyEntry: emptyEntry(),
};

function readExample(id: string): unknown {
  const operation = listOperations(document).find((one) => one.id === id);
  const response = operation?.responses.get(200) as ApiResponse;
  const [media] = Object.values(response.content ?? {});
  const [value] = media ? exampleValues(document, media).values() : [];
  return (value as { data: unknown }).data;
}

/** An entry of a track that was not run: everything that can be null is. */
function emptyEntry(): Record<string, unknown> {
  const { properties = {} } = (document.components?.['schemas']?.['VerificationEntry'] ?? {}) as ApiSchema;
  const values = Object.entries(properties).map(([name, { type }]) => [
    name,
    type === 'boolean' ? false : null,
  ]);
  return Object.fromEntries(values) as Record<string, unknown>;
}
