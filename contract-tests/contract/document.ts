import { valueAt } from './json-pointer.js';

/** The parts of a bundled OpenAPI document that the contract tests read, independent of the server's own types. */
export interface ApiDocument {
  info: { title: string; version: string };
  servers?: { url: string; description?: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components?: Record<string, Record<string, unknown>>;
}

interface ApiOperation {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: (ApiParameter | Reference)[];
  requestBody?: ApiRequestBody | Reference;
  security?: Record<string, string[]>[];
  responses: Record<string, ApiResponse | Reference>;
  /** Whether it changes nothing, where that is not so of its method. */
  'x-contract-safe'?: boolean;
}

export interface Reference {
  $ref: string;
}

export interface ApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  /** Values by the key of the response example that they produce. */
  examples?: Record<string, ApiExample | Reference>;
  schema: ApiSchema;
  /** Whether a malformed value is treated as an unknown one. */
  'x-malformed-is-unknown'?: boolean;
}

interface ApiRequestBody {
  required?: boolean;
  content: Record<string, ApiMediaType>;
  'x-max-bytes'?: number;
}

export interface ApiResponse {
  description: string;
  headers?: Record<string, ApiHeader | Reference>;
  content?: Record<string, ApiMediaType>;
}

export interface ApiHeader {
  description?: string;
  required?: boolean;
  schema: ApiSchema;
}

export interface ApiMediaType {
  schema: ApiSchema | Reference;
  examples?: Record<string, ApiExample | Reference>;
  'x-volatile'?: string[];
}

export interface ApiExample {
  value: unknown;
  /**
   * The request that leads to an error response; it may be invalid. Requests of a 2xx or 404 are the named examples
   * of the same key.
   */
  'x-request'?: { path?: Record<string, string>; query?: [string, string][]; body?: unknown };
}

export interface ApiSchema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  example?: unknown;
  required?: string[];
  properties?: Record<string, ApiSchema>;
  additionalProperties?: boolean | ApiSchema;
  items?: ApiSchema;
  oneOf?: ApiSchema[];
  anyOf?: ApiSchema[];
  [keyword: string]: unknown;
}

/** An operation with its path and everything that it refers to. */
export interface Operation {
  id: string;
  /** In upper case. */
  method: string;
  path: string;
  summary: string;
  /** The first tag. */
  tag: string;
  isSafe: boolean;
  /** Whether a server may require a token. */
  isSecured: boolean;
  /** Whether it needs neither token nor secret, so that pages of other sites may read its responses. */
  isPublic: boolean;
  parameters: ApiParameter[];
  body: { mediaType: string; maxBytes: number | undefined; media: ApiMediaType } | undefined;
  responses: Map<number, ApiResponse>;
}

/** One possible outcome of a request: a documented status with a documented media type, or with no content (null). */
export interface Cell {
  operation: Operation;
  status: number;
  mediaType: string | null;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Returns the target of a local `$ref`, or the value itself. Throws when the document has no such part. */
export function resolve<T extends object>(document: ApiDocument, value: T | Reference): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const found = valueAt(document, value.$ref.slice(1));
  if (typeof found !== 'object' || found === null)
    throw new Error(`The document has nothing at ${value.$ref}.`);
  return resolve(document, found as T | Reference);
}

/** Returns the alternative of a schema from which a body lacks the fewest required fields; undefined without alternatives. */
export function chooseSchema(
  document: ApiDocument,
  { oneOf = [] }: ApiSchema,
  body: unknown,
): ApiSchema | undefined {
  const missing = ({ required = [] }: ApiSchema): number =>
    required.filter((name) => typeof body !== 'object' || body === null || !(name in body)).length;
  return oneOf.map((one) => resolve<ApiSchema>(document, one)).toSorted((a, b) => missing(a) - missing(b))[0];
}

const operationCache = new WeakMap<ApiDocument, readonly Operation[]>();

/**
 * Returns all operations of a document in the order of its paths. The result is cached: a document must not change
 * afterwards.
 */
export function listOperations(document: ApiDocument): Operation[] {
  const operations = operationCache.get(document) ?? readOperations(document);
  operationCache.set(document, operations);
  return [...operations];
}

function readOperations(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [toOperation(document, path, method, operation)] : [];
    }),
  );
}

function toOperation(
  document: ApiDocument,
  path: string,
  method: string,
  operation: ApiOperation,
): Operation {
  const shared = (document.paths[path]?.['parameters'] ?? []) as unknown as (ApiParameter | Reference)[];
  const parameters = [...shared, ...(operation.parameters ?? [])];
  const responses = Object.entries(operation.responses);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    tag: operation.tags?.[0] ?? '',
    isSafe: operation['x-contract-safe'] ?? method === 'get',
    isSecured: operation.security !== undefined,
    isPublic: !('401' in operation.responses),
    parameters: parameters.map((parameter) => resolve<ApiParameter>(document, parameter)),
    body: operation.requestBody && toBody(resolve<ApiRequestBody>(document, operation.requestBody)),
    responses: new Map(
      responses.map(([status, response]) => [Number(status), resolve<ApiResponse>(document, response)]),
    ),
  };
}

function toBody(body: ApiRequestBody): Operation['body'] {
  const [first] = Object.entries(body.content);
  if (!first) return undefined;
  return { mediaType: first[0], maxBytes: body['x-max-bytes'], media: first[1] };
}

/** Returns an operation's path as the endpoint lists write it, with `:name` for a parameter. */
export function toRoutePattern({ path }: Operation): string {
  return path.replace(/\{([^}]+)\}/g, ':$1');
}

/** Returns all cells of an operation, in the order of its responses. */
export function listCells(operation: Operation): Cell[] {
  return [...operation.responses].flatMap(([status, response]): Cell[] => {
    const mediaTypes = Object.keys(response.content ?? {});
    if (mediaTypes.length === 0) return [{ operation, status, mediaType: null }];
    return mediaTypes.map((mediaType) => ({ operation, status, mediaType }));
  });
}

/** Returns a cell's readable name, such as `GET /api/v1/health 200 application/json`. */
export function toCellName({ operation, status, mediaType }: Cell): string {
  return `${operation.method} ${operation.path} ${status} ${mediaType ?? '(no content)'}`;
}

/** Returns the values of named examples by their keys. */
export function exampleValues(
  document: ApiDocument,
  { examples = {} }: { examples?: Record<string, ApiExample | Reference> },
): Map<string, unknown> {
  const entries = Object.entries(examples);
  return new Map(entries.map(([key, example]) => [key, resolve<ApiExample>(document, example).value]));
}

/** Returns the value of the first named example, or undefined when there is none. */
export function firstExample(
  document: ApiDocument,
  holder: { examples?: Record<string, ApiExample | Reference> },
): unknown {
  return exampleValues(document, holder).values().next().value;
}

/** Returns the operation of a request, or undefined where no documented path and method matches. */
type FindOperation = (method: string, url: string) => Operation | undefined;

/** Returns a finder among operations. Paths with fewer parameters match first, as in servers. */
export function createFinder(operations: Operation[]): FindOperation {
  const patterns = operations
    .map((operation) => ({ operation, pattern: toPattern(operation) }))
    .sort((a, b) => countParameters(a.operation) - countParameters(b.operation));
  return (method, url) => {
    const [path = ''] = url.split('?');
    return patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path))
      ?.operation;
  };
}

/** A trailing slash is the same operation. */
function toPattern({ path }: Operation): RegExp {
  const parts = path.split(/\{[^}]+\}/).map((text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}/?$`);
}

function countParameters({ path }: Operation): number {
  return path.split('{').length - 1;
}
