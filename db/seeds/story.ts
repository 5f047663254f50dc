/** The parts of a bundled document that the story uses. */
export interface StoryDocument {
  paths: Record<string, Record<string, unknown>>;
  components?: { examples?: Record<string, { value: unknown }> };
}

/** One request of the story: an operation's request example. */
export interface StoryRequest {
  service: string;
  method: string;
  path: string;
  body: unknown;
}

interface Operation {
  operationId?: string;
  requestBody?: { content: { 'application/json'?: { examples?: Record<string, Example> } } };
}

type Example = { value: unknown } | { $ref: string };

/** When the whole story is received; the demo's clock starts there. */
export const STORY_TIME = '2026-10-06T08:00:00.000Z';

/** The secret of the catalog's webhook in the story. */
export const STORY_WEBHOOK_SECRET = 'kestrel-was-here';

/** The account that holds two records. */
export const STORY_PLAYER = 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0';

/** Returns the body of a request example. Throws if the document has none of that name. */
export function requestExample(
  documents: Readonly<Record<string, StoryDocument>>,
  [service, operationId, key]: readonly [service: string, operationId: string, key: string],
): StoryRequest {
  const document = documents[service];
  const found = document && findOperation(document, operationId);
  const example = found?.operation.requestBody?.content['application/json']?.examples?.[key];
  if (!found || !example)
    throw new Error(`The ${service} document has no request example ${key} of ${operationId}.`);
  return { service, method: found.method, path: found.path, body: resolveValue(document, example) };
}

/** The requests in their order: service, operation and key of the request example. See specs/STORY.md. */
const SENT: readonly (readonly [service: string, operationId: string, example: string])[] = [
  ['aggregator', 'registerInstance', 'workshopServer'],
  ['aggregator', 'ingestDisplayNames', 'directorySync'],
  ['aggregator', 'ingestPluginDisplayNames', 'playersOnline'],
  ['aggregator', 'ingestClubSnapshot', 'workshopClub'],
  ['aggregator', 'ingestEvents', 'recordHistory'],
  ['aggregator', 'ingestEvent', 'campaignAnnounced'],
  ['aggregator', 'ingestTrackerRun', 'recordFound'],
  ['catalog', 'reportWorldRecord', 'kestrelOnCleaned'],
  ['catalog', 'requestUpdate', 'woodTraining'],
  ['aggregator', 'ingestTrackerRuns', 'quietMorning'],
  ['aggregator', 'sendHeartbeat', 'workshopServer'],
  ['aggregator', 'ingestTraffic', 'recordLookup'],
  ['aggregator', 'ingestTrafficBatch', 'morningCalls'],
];

/** Returns the story's requests, read from the documents. Throws if one is missing. */
export function storyRequests(documents: Readonly<Record<string, StoryDocument>>): StoryRequest[] {
  return SENT.map((sent) => requestExample(documents, sent));
}

function findOperation(
  { paths }: StoryDocument,
  operationId: string,
): { method: string; path: string; operation: Operation } | undefined {
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if ((operation as Operation).operationId === operationId)
        return { method: method.toUpperCase(), path, operation: operation as Operation };
    }
  }
  return undefined;
}

function resolveValue({ components }: StoryDocument, example: Example): unknown {
  if ('value' in example) return example.value;
  return components?.examples?.[example.$ref.split('/').at(-1) ?? '']?.value;
}
