import { exampleValues, listOperations, type ApiResponse, type ApiSchema } from '../contract/document.js';
import { verification } from '../scenarios/verification/index.js';
import { listen, type Listening } from '../testing/listen.js';
import { createFirstServer, type Documented, type Stage } from './server.js';

const { document } = verification;

/** Starts a stage of the server, on a free port where none is given; it may end after some requests, as one that crashes does. */
export async function startFirstServer(
  stage: Stage,
  { endsAfter = Infinity, port = 0 }: { endsAfter?: number; port?: number } = {},
): Promise<Listening> {
  const server = createFirstServer(stage, { documented });
  let requests = 0;
  server.on('request', () => {
    if (++requests < endsAfter) return;
    server.close();
    server.closeAllConnections();
  });
  return listen(server, port);
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
