import {
  listOperations,
  resolveReference,
  type LocatedOperation,
  type OpenApiDocument,
} from '../../../../src/openapi-document.js';
import { renderPathParameters, renderSample } from './write-client-sample.js';
import { clientPackageName } from '../../../../src/main/service-titles.js';

/** Returns the README of a service's client: how to call it, and all of its functions. */
export function renderClientReadme(service: string, document: OpenApiDocument): string {
  const operations = listOperations(document);
  return `# ${clientPackageName(service)}

Typed client of the ${document.info.title.toLowerCase()}, generated from its OpenAPI document. No dependencies: it needs \`fetch\`, as browsers and
Node.js 18 have it. ES modules with types for TypeScript 5.4 and newer, with the types of a browser (\`lib: ["dom"]\`) or of
Node.js (\`@types/node\`). Each operation is a function of its own, so a bundler keeps those that you call.

Install it from the tarball in a release of the services, or from the one that \`npm pack ./generated/${service}/client\` makes in their repository:

\`\`\`sh
npm install ./${clientPackageName(service)}-*.tgz
\`\`\`

\`\`\`ts
${renderSample(service, document, operations)}
\`\`\`

- The second argument holds \`path\`, \`query\`, \`header\` and \`body\` as the document names them; TypeScript knows which are there.
- A response is \`{ status, headers, body }\`. \`status\` discriminates the documented responses; nothing is thrown for a 404 or a 429.
- Any other response, such as a 503, a redirect (none is followed) or the page of a proxy, has \`status: 'unexpected'\`, the received one in \`httpStatus\`, and a
  \`body\` of type unknown.
- A call rejects when the service cannot be reached, when it is aborted, when a path parameter is missing (TypeError), and when
  a documented response is not valid JSON (SyntaxError).
- \`headers\` of the client go along with every call, such as a token: \`{ baseUrl, headers: { 'x-ingest-token': token } }\`.
- The third argument takes \`signal\` (an AbortSignal) and \`headers\` for one call, and \`ifNoneMatch\` where the document has a
  304, which is a case of the response only then.${renderUploadHint(document, operations)}
- The types \`operations\`, \`paths\` and \`components\` are those of openapi-typescript; \`RequestOf<'${operations[0]?.operation.operationId ?? ''}'>\` and \`ResponseOf\`
  are what a function takes and returns.

## Retries

Off unless you ask for them. Requests that meet a 429, 502, 503, 504 or a failure of the network, of a read also within its body, are
sent again, after as long as \`Retry-After\` says:

\`\`\`ts
import { createRetryingFetch, type Client } from '${clientPackageName(service)}';

const client: Client = {
  baseUrl: 'https://${service}.example',
  fetch: createRetryingFetch({ maxAttempts: 5, maxWaitMs: 30_000 }),
};
\`\`\`
${renderRepeatedWrites(operations)}${renderPolling(service, document, operations)}${renderPaging(service, document, operations)}${renderFollowing(service, operations)}
${renderFunctions(operations)}`;
}

function renderFunctions(operations: LocatedOperation[]): string {
  const rows = operations.map(
    ({ path, method, operation }) =>
      `| \`${operation.operationId}\` | \`${method.toUpperCase()} ${path}\` | ${operation.summary ?? ''} |`,
  );
  return `## Functions

| function | operation | what it does |
|---|---|---|
${rows.join('\n')}
`;
}

function renderUploadHint(document: OpenApiDocument, operations: LocatedOperation[]): string {
  const upload = operations.find(({ operation: { requestBody } }) => {
    return requestBody && !('application/json' in resolveReference(document, requestBody).content);
  });
  if (!upload) return '';
  return `\n- The body of an upload (\`${upload.operation.operationId}\`) is a Blob, an ArrayBuffer, or a view of one, such as a Uint8Array or a Buffer.`;
}

/** What is stored a second time when it is sent again, by one of the operations that take it. */
const REPEATED_WRITES: Readonly<Record<string, string>> = {
  ingestTrackerRun: 'a run without `startedAt` and `finishedAt`',
  ingestEvent: 'an event without `eventKey` and `occurredAt`',
  ingestTraffic: 'a traffic sample without `occurredAt`',
  uploadReplay: 'an upload, which is another reference each time and counts in the quota',
  createReplaySubmission: 'a submission of files that have their verdict already',
};

/** Which writes are stored once however often they are sent, and how the others are not sent again. */
function renderRepeatedWrites(operations: LocatedOperation[]): string {
  const repeated = operations.flatMap(({ operation }) => REPEATED_WRITES[operation.operationId] ?? []);
  const sentence = `
Writes are sent again, too, also where the first may have been stored and only its response was lost. The service stores the same once,
however often it is sent`;
  if (repeated.length === 0) return `${sentence}.\n`;
  return `${sentence}, but for these:

${repeated.map((what) => `- ${what}`).join('\n')}

Where a second one would do harm, make the call with a client that does not retry: \`{ ...client, fetch: undefined }\`.
`;
}

/** What is read again and again, of each service. */
const POLLED = ['getLatestRecord', 'getProject', 'getRecord'];

/** How to read something again only when it has changed; empty for a service without such an operation. */
function renderPolling(service: string, document: OpenApiDocument, operations: LocatedOperation[]): string {
  const read = operations.find(({ operation }) => POLLED.includes(operation.operationId));
  if (!read) return '';
  const id = read.operation.operationId;
  const path = renderPathParameters(document, read);
  const changing = operations.filter(
    ({ method, operation }) => method === 'get' && !('304' in operation.responses),
  );
  return `
## Polling

With the tag of the last response a read that has not changed is an empty 304. Keep the tag in an options object: TypeScript
cannot infer the response's type in a loop where a variable of its own holds the tag.

\`\`\`ts
import { ${id}, type Client, type ConditionalCallOptions } from '${clientPackageName(service)}';

const client: Client = { baseUrl: 'https://${service}.example' };
const options: ConditionalCallOptions = {};
for (let poll = 0; poll < 10; poll += 1) {
  const found = await ${id}(client, ${path ? `{ path: { ${path} } }` : '{}'}, options);
  if (found.status === 200) {
    options.ifNoneMatch = found.headers.get('etag');
    console.log(found.body);
  }
  await new Promise((resolve) => setTimeout(resolve, 5_000));
}
\`\`\`

Reads whose responses change with the clock have no 304: ${changing.map(({ operation }) => `\`${operation.operationId}\``).join(', ')}.
`;
}

const PAGE_PARAMETER = /^(page|offset|\w+Offset)$/;

/** How to walk the first list that has pages; empty for a service without one. */
function renderPaging(service: string, document: OpenApiDocument, operations: LocatedOperation[]): string {
  const pages = operations.flatMap((located) => {
    const { operation, parameters } = located;
    const parameter = parameters.find(
      ({ name, in: place }) => place === 'query' && PAGE_PARAMETER.test(name),
    );
    return parameter ? [{ id: operation.operationId, name: parameter.name, located }] : [];
  });
  const [first] = pages;
  if (!first) return '';
  const path = renderPathParameters(document, first.located);
  const request = path ? `{ path: { ${path} }, query: { limit: 100 } }` : '{ query: { limit: 100 } }';
  return `
## Pages

\`walkPages\` calls an operation for one page after the other; its second argument is the query parameter that walks the list:

\`\`\`ts
import { ${first.id}, walkPages, type Client } from '${clientPackageName(service)}';

const client: Client = { baseUrl: 'https://${service}.example' };
for await (const page of walkPages(${first.id}, '${first.name}', client, ${request})) {
  if (page.status !== 200) throw new Error(\`The walk ended with \${page.status}.\`);
  console.log(page.body);
}
\`\`\`

| list | parameter |
|---|---|
${pages.map(({ id, name }) => `| \`${id}\` | \`${name}\` |`).join('\n')}
`;
}

/** How to follow events; empty for a service without them. */
function renderFollowing(service: string, operations: LocatedOperation[]): string {
  const list = operations.find(({ parameters }) => parameters.some(({ name }) => name === 'after_event_id'));
  if (!list) return '';
  const id = list.operation.operationId;
  return `
## Following

\`followEvents\` meets every event once, in the order in which they were stored, and waits for more. Keep \`nextAfterEventId\` and \`epoch\` when
the events of a page are handled, and begin with them again:

\`\`\`ts
import { createRetryingFetch, followEvents, ${id}, type Client } from '${clientPackageName(service)}';

const client: Client = { baseUrl: 'https://${service}.example', fetch: createRetryingFetch() };
const kept: { after: number; epoch?: string } = { after: 0 }; // from where a run before has stored it
const request = { query: { after_event_id: kept.after } };
for await (const page of followEvents(${id}, client, request, { everyMs: 5_000, epoch: kept.epoch })) {
  if (page.status !== 200) throw new Error(\`The walk ended with \${page.status}.\`);
  for (const event of page.body.events) console.log(event.type, event.mapUid);
  kept.after = page.body.nextAfterEventId;
  kept.epoch = page.body.epoch; // and both to where a restart finds them
}
\`\`\`

When the database was restored from a backup or replaced by another server, the walk rejects with an error named \`EpochChanged\`, which has the new
\`epoch\`: the last events may be lost, and their ids given again. Begin again with this epoch and 0, or an id from before the loss. It rejects with an
error named \`CursorAhead\` when the service's last event has been below your id for a minute: it has an older copy of its database, whose events you
would miss. Stop, and go on where its operator says.
`;
}
