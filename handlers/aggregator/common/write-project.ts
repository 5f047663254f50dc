import type { Caller } from '../../../src/contract.js';
import { INGEST_CHALLENGE, invalidRequest, unauthorized } from './responses.js';
import { storedKey } from '../../shared/stored-key.js';

/** The catalog's webhook contributes under this key. */
const CATALOG_PROJECT_KEY = 'records-catalog';

interface IngestRequest {
  body: { projectKey: string };
  caller: Caller;
}

type Reserved = ReturnType<typeof invalidRequest>;
type Refusal = Reserved | ReturnType<typeof unauthorized<typeof INGEST_CHALLENGE>>;

/** Returns a handler that refuses contributions to a project that their sender may not write. */
export function writeProject<Request extends IngestRequest, Stores, Response>(
  handler: (request: Request, stores: Stores) => Promise<Response>,
): (request: Request, stores: Stores) => Promise<Response | Refusal> {
  return async (request, stores) => explainRefusal(request) ?? handler(request, stores);
}

/** The same for a route without a token of ours, to which all projects are open. */
export function writeUnreservedProject<Request extends IngestRequest, Stores, Response>(
  handler: (request: Request, stores: Stores) => Promise<Response>,
): (request: Request, stores: Stores) => Promise<Response | Reserved> {
  return async (request, stores) =>
    explainReserved(storedKey(request.body.projectKey)) ?? handler(request, stores);
}

function explainRefusal({ body, caller: { access } }: IngestRequest): Refusal | null {
  const projectKey = storedKey(body.projectKey);
  if (access.projectKeys && !access.projectKeys.has(projectKey))
    return unauthorized('Unauthorized', INGEST_CHALLENGE);
  return explainReserved(projectKey);
}

function explainReserved(projectKey: string): Reserved | null {
  if (projectKey !== CATALOG_PROJECT_KEY) return null;
  const expected = `must not be ${CATALOG_PROJECT_KEY}, which is reserved`;
  return invalidRequest('projectKey', `Body field projectKey ${expected} for the records catalog.`);
}
