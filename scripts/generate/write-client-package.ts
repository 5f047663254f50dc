import { listOperations, type LocatedOperation, type OpenApiDocument } from '../../src/openapi-document.js';

/** Returns the name under which a service's client is published. */
export function clientPackageName(service: string): string {
  return `record-services-${service}-client`;
}

/** Returns package.json of a service's client. Its version is that of the project whose documents it was made from. */
export function renderClientManifest(service: string, document: OpenApiDocument, version: string): string {
  const manifest = {
    name: clientPackageName(service),
    version,
    description: `Typed client: ${document.info.title}, API ${document.info.version}.`,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './lib/index.d.ts', default: './lib/index.js' } },
    files: ['lib', 'types.d.ts'],
    engines: { node: '>=18' },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns the README of a service's client: how to call it, and all of its functions. */
export function renderClientReadme(service: string, document: OpenApiDocument): string {
  const operations = listOperations(document);
  const first = simplest(operations);
  const rows = operations.map(
    ({ path, method, operation }) =>
      `| \`${operation.operationId}\` | \`${method.toUpperCase()} ${path}\` | ${operation.summary ?? ''} |`,
  );
  return `# ${clientPackageName(service)}

Typed client of the ${document.info.title.toLowerCase()}, generated from its OpenAPI document. No dependencies: it needs \`fetch\`, as browsers and
Node.js 18 have it. Each operation is a function of its own, so a bundler keeps those that you call.

\`\`\`ts
import { ${first}, type Client } from '${clientPackageName(service)}';

const client: Client = { baseUrl: 'https://${service}.example' };
const answer = await ${first}(client);
if (answer.status === 200) console.log(answer.body);
else console.error(answer.status, answer.body);
\`\`\`

- The second argument holds \`path\`, \`query\`, \`header\` and \`body\` as the document names them; TypeScript knows which are there.
- An answer is \`{ status, headers, body }\`. \`status\` tells the documented answers apart; nothing is thrown for a 404 or a 429.
- A call rejects when the service cannot be reached, is aborted, or sends JSON that is none.
- \`headers\` of the client go along with every call, such as a token: \`{ baseUrl, headers: { 'x-ingest-token': token } }\`.
- The third argument takes \`signal\` and \`headers\` for one call. \`fetch\` of the client replaces the global one.

| function | operation | what it does |
|---|---|---|
${rows.join('\n')}
`;
}

/** The first operation that can be called without arguments, or simply the first. */
function simplest(operations: LocatedOperation[]): string {
  const found = operations.find(
    ({ method, parameters }) => method === 'get' && !parameters.some((parameter) => parameter.required),
  );
  return (found ?? operations[0])?.operation.operationId ?? '';
}
