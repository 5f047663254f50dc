/** The path of the documentation page of each service. */
export const DOCS_PATH = '/api/';
/** Operations are at paths that begin so. */
export const OPERATIONS_PATH = '/api/v1/';

/** The parts of a bundled OpenAPI 3.0 document that the project reads. Every `$ref` is local after bundling. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers?: { url: string; description?: string }[];
  tags?: { name: string; description?: string; [extension: `x-${string}`]: unknown }[];
  paths: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
    requestBodies?: Record<string, RequestBody>;
    headers?: Record<string, Header>;
    examples?: Record<string, Example>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
}

interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
  description?: string;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof METHODS)[number];

type PathItem = { [M in Method]?: Operation } & { parameters?: (Parameter | Reference)[] };

export interface Reference {
  $ref: string;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
  security?: Record<string, string[]>[];
  [extension: `x-${string}`]: unknown;
}

/** Whether an operation asks for a token or a secret: exactly these document a 401. */
export function isProtected({ responses }: Operation): boolean {
  return '401' in responses;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  /** Values by the key of the response example that they lead to. */
  examples?: Record<string, Example | Reference>;
  schema: Schema;
  [extension: `x-${string}`]: unknown;
}

export interface RequestBody {
  required?: boolean;
  description?: string;
  content: Record<string, MediaType>;
  [extension: `x-${string}`]: unknown;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link>;
  [extension: `x-${string}`]: unknown;
}

/** What a value of the response is for: a parameter of another operation. */
export interface Link {
  operationId: string;
  description?: string;
  parameters?: Record<string, string>;
}

export interface Header {
  description?: string;
  required?: boolean;
  example?: unknown;
  schema: Schema;
}

export interface MediaType {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, Example | Reference>;
  [extension: `x-${string}`]: unknown;
}

export interface Example {
  summary?: string;
  description?: string;
  value: unknown;
}

export interface Schema {
  $ref?: string;
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  description?: string;
  default?: unknown;
  example?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  maxProperties?: number;
  not?: Schema;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  [extension: `x-${string}`]: unknown;
}

/** One operation of a document with its address: the path template and the method in lower case. */
export interface LocatedOperation {
  path: string;
  method: Method;
  operation: Operation;
  parameters: Parameter[];
}

/** Returns what a local `$ref` points to, or the value itself. Throws when the target is missing. */
export function resolveReference<T extends object>(document: OpenApiDocument, value: T | Reference): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  let target: unknown = document;
  for (const part of value.$ref.replace(/^#\//, '').split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    target = (target as Record<string, unknown> | undefined)?.[key];
  }
  if (typeof target !== 'object' || target === null) {
    throw new Error(`The document has nothing at ${value.$ref}; bundle it again with \`npm run generate\`.`);
  }
  return resolveReference(document, target as T | Reference);
}

/** Returns the value of the first of some named examples, or undefined when there are none. */
export function firstValue(
  document: OpenApiDocument,
  examples: Record<string, Example | Reference> = {},
): unknown {
  const [first] = Object.values(examples);
  return first && resolveReference<Example>(document, first).value;
}

/** Returns every operation of a document in the order of its paths, with path-level parameters merged in. */
export function listOperations(document: OpenApiDocument): LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const declared = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      // A parameter of the operation replaces the path's parameter of the same name and place.
      const byPlace = new Map<string, Parameter>();
      for (const one of declared) {
        const parameter = resolveReference<Parameter>(document, one);
        byPlace.set(`${parameter.in} ${parameter.name}`, parameter);
      }
      return [{ path, method, operation, parameters: [...byPlace.values()] }];
    }),
  );
}
