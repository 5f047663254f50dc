import {
  firstValue,
  listOperations,
  resolveReference,
  type Example,
  type LocatedOperation,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type Reference,
} from '../../openapi-document.js';

/** A request as a reader sends it, in the form of OpenAPI's common extension `x-codeSamples`. */
export interface CodeSample {
  lang: 'shell' | 'javascript' | 'python' | 'typescript';
  label: string;
  source: string;
}

/** Stands in samples for the service's base URL, which is known where they are shown. */
export const BASE_URL = '{baseUrl}';

/** The parts of a request that samples are made of. */
interface SampleRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Undefined without a body, else its media type and value. */
  body: { mediaType: string; value: unknown } | undefined;
  /** The file that an upload sends. */
  fileName: string;
  /** The header of a required secret. */
  secretHeader: string | undefined;
}

/**
 * Returns the samples of each operation by its id: curl, fetch, Python's requests, and the generated client of the package. They
 * send the request whose examples have the key of the first documented success; values that are defaults are left out. Where the
 * request fails, they print what came.
 */
export function createCodeSamples(
  document: OpenApiDocument,
  clientPackage: string,
): Record<string, CodeSample[]> {
  return Object.fromEntries(
    listOperations(document).map((located) => {
      const request = sampleRequest(document, located);
      const samples: CodeSample[] = [
        { lang: 'shell', label: 'curl', source: toCurl(located, request) },
        { lang: 'javascript', label: 'fetch', source: toFetch(located, request) },
        { lang: 'python', label: 'Python', source: toPython(located, request) },
        {
          lang: 'typescript',
          label: 'TypeScript client',
          source: toClientCall(located, request, clientPackage),
        },
      ];
      return [located.operation.operationId, samples];
    }),
  );
}

function sampleRequest(document: OpenApiDocument, located: LocatedOperation): SampleRequest {
  const { operation, parameters } = located;
  const key = findSuccessKey(document, located);
  const valuesIn = (place: Parameter['in']): Record<string, unknown> =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => [parameter, findValue(document, parameter, key)] as const)
        .filter(
          ([{ required, schema }, value]) =>
            required === true || (value !== undefined && value !== schema.default),
        )
        .map(([{ name }, value]) => [name, value]),
    );
  const query = valuesIn('query');
  const fileName = query['filename'];
  return {
    path: valuesIn('path'),
    query,
    body: findBody(document, located, key),
    fileName: typeof fileName === 'string' ? fileName : 'file.bin',
    secretHeader: findSecretHeader(document, operation.security),
  };
}

/** Returns the key of the first example of an operation's success. */
function findSuccessKey(document: OpenApiDocument, { operation }: LocatedOperation): string {
  const success = operation.responses['200'];
  const [media] = success ? Object.values(resolveReference(document, success).content ?? {}) : [];
  return Object.keys(media?.examples ?? {})[0] ?? '';
}

function findValue(
  document: OpenApiDocument,
  { examples, required, schema }: Parameter,
  key: string,
): unknown {
  const paired = exampleAt(document, examples, key);
  if (paired !== undefined || required !== true) return paired;
  return firstValue(document, examples) ?? schema.example;
}

function exampleAt(
  document: OpenApiDocument,
  examples: Record<string, Example | Reference> | undefined,
  key: string,
): unknown {
  const example = examples?.[key];
  return example && resolveReference<Example>(document, example).value;
}

function findBody(
  document: OpenApiDocument,
  { operation }: LocatedOperation,
  key: string,
): SampleRequest['body'] {
  if (!operation.requestBody) return undefined;
  const { content } = resolveReference(document, operation.requestBody);
  const [entry] = Object.entries<MediaType>(content);
  if (!entry) return undefined;
  const [mediaType, { examples, example }] = entry;
  return {
    mediaType,
    value: exampleAt(document, examples, key) ?? firstValue(document, examples) ?? example,
  };
}

/** Returns the header of the secret that an operation cannot do without. */
function findSecretHeader(
  document: OpenApiDocument,
  security: Record<string, string[]>[] = [],
): string | undefined {
  const [first] = security.some((choice) => Object.keys(choice).length === 0) ? [] : security;
  const [name] = Object.keys(first ?? {});
  const scheme = name === undefined ? undefined : document.components?.securitySchemes?.[name];
  return scheme?.in === 'header' ? scheme.name : undefined;
}

function toUrl({ path }: LocatedOperation, request: SampleRequest): string {
  const target = Object.entries(request.path).reduce(
    (shown, [name, value]) => shown.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
  const query = Object.entries(request.query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${encodeURIComponent(String(one))}`),
  );
  return `${BASE_URL}${target}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function toHeaders({ secretHeader, body }: SampleRequest): Record<string, string> {
  return {
    ...(secretHeader === undefined ? {} : { [secretHeader]: 'YOUR_SECRET' }),
    ...(body ? { 'Content-Type': body.mediaType } : {}),
  };
}

function toCurl(located: LocatedOperation, request: SampleRequest): string {
  const { method } = located;
  const url = toUrl(located, request);
  const { body, fileName } = request;
  // curl reads brackets in a URL as a range of numbers.
  const globOff = /[[\]]/.test(url) ? '--globoff ' : '';
  // A body makes it a POST.
  const verb = method === 'get' || (method === 'post' && body) ? '' : `-X ${method.toUpperCase()} `;
  const data =
    body && isJson(body.mediaType)
      ? `--data ${toShellWord(JSON.stringify(body.value, null, 2))}`
      : `--data-binary ${toShellWord(`@${fileName}`)}`;
  return [
    `curl ${globOff}${verb}${toShellWord(url)}`,
    ...Object.entries(toHeaders(request)).map(([name, value]) => `-H ${toShellWord(`${name}: ${value}`)}`),
    ...(body ? [data] : []),
  ].join(' \\\n  ');
}

function toFetch(located: LocatedOperation, request: SampleRequest): string {
  const { body, fileName } = request;
  const isUpload = body !== undefined && !isJson(body.mediaType);
  const headers = toHeaders(request);
  const options = [
    ...(located.method === 'get' ? [] : [`method: '${located.method.toUpperCase()}'`]),
    ...(Object.keys(headers).length === 0 ? [] : [`headers: ${toLiteral(headers, 1)}`]),
    ...(body
      ? [
          isUpload
            ? `body: await readFile(${toLine(fileName)})`
            : `body: JSON.stringify(${toLiteral(body.value, 1)})`,
        ]
      : []),
  ];
  const init = options.length === 0 ? '' : `, {\n${options.map((option) => `  ${option},\n`).join('')}}`;
  return [
    ...(isUpload ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    `const response = await fetch(${toLine(toUrl(located, request))}${init});`,
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    'console.log(await response.json());',
  ].join('\n');
}

function toPython(located: LocatedOperation, request: SampleRequest): string {
  const { body, fileName } = request;
  const isUpload = body !== undefined && !isJson(body.mediaType);
  // A JSON body brings its media type along.
  const headers = toHeaders(isUpload ? request : { ...request, body: undefined });
  const words = [
    toPythonLiteral(toUrl(located, request), 1),
    ...(Object.keys(headers).length === 0 ? [] : [`headers=${toPythonLiteral(headers, 1)}`]),
    ...(isUpload ? [`data=open(${JSON.stringify(fileName)}, "rb")`] : []),
    ...(body && !isUpload ? [`json=${toPythonLiteral(body.value, 1)}`] : []),
    'timeout=10',
  ];
  return [
    'import requests',
    '',
    `response = requests.${located.method}(`,
    ...words.map((word) => `    ${word},`),
    ')',
    'if not response.ok:',
    '    raise SystemExit(f"{response.status_code}: {response.text}")',
    'print(response.json())',
  ].join('\n');
}

function toShellWord(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function isJson(mediaType: string): boolean {
  return mediaType.endsWith('json');
}

function toClientCall(
  { operation: { operationId } }: LocatedOperation,
  { path, query, body, fileName, secretHeader }: SampleRequest,
  clientPackage: string,
): string {
  const isUpload = body !== undefined && !isJson(body.mediaType);
  const fields = [
    ...(Object.keys(path).length > 0 ? [`path: ${toLiteral(path, 1)}`] : []),
    ...(Object.keys(query).length > 0 ? [`query: ${toLiteral(query, 1)}`] : []),
    ...(body
      ? [isUpload ? `body: await readFile(${toLine(fileName)})` : `body: ${toLiteral(body.value, 1)}`]
      : []),
  ];
  const input = fields.length === 0 ? '' : `, {\n${fields.map((field) => `  ${field},\n`).join('')}}`;
  const secret = secretHeader === undefined ? '' : `, headers: { ${toLine(secretHeader)}: 'YOUR_SECRET' }`;
  return [
    ...(isUpload ? ["import { readFile } from 'node:fs/promises';"] : []),
    `import { ${operationId} } from '${clientPackage}';`,
    '',
    `const client = { baseUrl: '${BASE_URL}'${secret} };`,
    `const response = await ${operationId}(client${input});`,
    'if (response.status === 200) console.log(response.body);',
    'else console.error(response);',
  ].join('\n');
}

const MAX_LINE = 60;

/** Returns a JSON value in TypeScript's spelling, over several lines where it is long; `depth` is its indentation. */
function toLiteral(value: unknown, depth: number): string {
  const line = toLine(value);
  if (line.length <= MAX_LINE || typeof value !== 'object' || value === null) return line;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const inner = '  '.repeat(depth + 1);
  const parts = Array.isArray(value)
    ? value.map((one) => toLiteral(one, depth + 1))
    : Object.entries(value).map(([name, one]) => `${toKey(name)}: ${toLiteral(one, depth + 1)}`);
  return `${open ?? ''}\n${parts.map((part) => `${inner}${part},\n`).join('')}${'  '.repeat(depth)}${close ?? ''}`;
}

/** Returns a JSON value in TypeScript's spelling, on one line. */
export function toLine(value: unknown): string {
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

/** Returns a JSON value in Python's spelling, over several lines where it is long; `depth` is its indentation. */
function toPythonLiteral(value: unknown, depth: number): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((one) => toPythonLiteral(one, depth + 1))
    : Object.entries(value).map(
        ([name, one]) => `${JSON.stringify(name)}: ${toPythonLiteral(one, depth + 1)}`,
      );
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length <= MAX_LINE && !line.includes('\n')) return line;
  const inner = '    '.repeat(depth + 1);
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${'    '.repeat(depth)}${close}`;
}
