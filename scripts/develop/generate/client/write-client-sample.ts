import {
  firstValue,
  resolveReference,
  type LocatedOperation,
  type OpenApiDocument,
} from '../../../../src/openapi-document.js';
import { clientPackageName } from '../../../../src/main/service-titles.js';

/** Returns a program with a path parameter, a body and every kind of response. */
export function renderSample(
  service: string,
  document: OpenApiDocument,
  operations: LocatedOperation[],
): string {
  const reads = operations.filter(
    (located) => located.method === 'get' && renderPathParameters(document, located),
  );
  const read = reads.find(({ operation }) => '404' in operation.responses) ?? reads[0];
  const write = operations.find((located) => findBodyExample(document, located) !== undefined);
  const ids = [read, write].flatMap((located) => located?.operation.operationId ?? []);
  return [
    `import { ${ids.join(', ')}, type Client } from '${clientPackageName(service)}';`,
    '',
    `const client: Client = { baseUrl: 'https://${service}.example' };`,
    ...(read ? renderRead(document, read) : []),
    ...(write ? renderWrite(document, write) : []),
  ].join('\n');
}

function renderRead(document: OpenApiDocument, located: LocatedOperation): string[] {
  const { operation } = located;
  const documented = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
  return [
    '',
    `const found = await ${operation.operationId}(client, { path: { ${renderPathParameters(document, located) ?? ''} } });`,
    'switch (found.status) {',
    '  case 200:',
    '    console.log(found.body);',
    '    break;',
    "  case 'unexpected': // not in the document, such as a 503",
    '    throw new Error(`The service responded with ${found.httpStatus}.`);',
    `  default: // ${documented.join(', ')}`,
    '    console.error(found.status, found.body.error);',
    '}',
  ];
}

function renderWrite(document: OpenApiDocument, located: LocatedOperation): string[] {
  const id = located.operation.operationId;
  return [
    '',
    `const sent = await ${id}(`,
    '  client,',
    `  { body: ${toLine(findBodyExample(document, located))} },`,
    '  { signal: AbortSignal.timeout(10_000) },',
    ');',
    'if (sent.status === 200) console.log(sent.body);',
  ];
}

/** Returns an operation's path parameters with their examples, as the inside of an object literal; undefined without any. */
export function renderPathParameters(
  document: OpenApiDocument,
  { parameters }: LocatedOperation,
): string | undefined {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  if (inPath.length === 0) return undefined;
  return inPath.map(({ name, examples }) => `${name}: ${toLine(firstValue(document, examples))}`).join(', ');
}

/** The first example of an operation's JSON body. */
function findBodyExample(document: OpenApiDocument, { operation }: LocatedOperation): unknown {
  if (!operation.requestBody) return undefined;
  const { content } = resolveReference(document, operation.requestBody);
  return firstValue(document, content['application/json']?.examples);
}

/** Returns a JSON value in TypeScript's spelling, on one line. */
function toLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLine).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, one]) => `${toKey(name)}: ${toLine(one)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  return typeof value === 'string'
    ? `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
    : String(value);
}

function toKey(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : toLine(name);
}
