import {
  firstValue,
  resolveReference,
  type Example,
  type LocatedOperation,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type RequestBody,
  type Response,
  type Schema,
} from '../../src/openapi-document.js';

/** A parameter of an endpoint, with values as written in a URL. */
interface ParameterFacts {
  name: string;
  type: string;
  required: boolean;
  description: string;
  example: string;
}

/** A request header that matters. */
interface HeaderFacts {
  name: string;
  required: boolean;
  value: string;
  description: string;
}

/** One entry of an endpoint list, taken from the service's OpenAPI document. */
interface EndpointFacts {
  key: string;
  method: string;
  /** With `:name` for a value to fill in. */
  path: string;
  group: string;
  access: unknown;
  stability: unknown;
  title: string;
  description: string;
  pathParams: ParameterFacts[];
  queryParams: (ParameterFacts & { default: string | null; enum: string[] })[];
  headers: HeaderFacts[];
  requestBodyExample: string;
  exampleResponses: { status: number; label: string; description: string; body: string }[];
}

/** Returns the description of an operation. */
export function describeEndpoint(document: OpenApiDocument, located: LocatedOperation): EndpointFacts {
  const { operation, parameters, path, method } = located;
  const body = operation.requestBody && resolveReference<RequestBody>(document, operation.requestBody);
  const [bodyType, bodyMedia] = Object.entries(body?.content ?? {})[0] ?? [];
  return {
    key: toKey(operation),
    method: method.toUpperCase(),
    path: toRoute(path),
    group: operation.tags?.[0] ?? '',
    access: operation['x-access'],
    stability: operation['x-stability'],
    title: operation.summary ?? '',
    description: (operation.description ?? '').trim(),
    pathParams: ofPlace(parameters, 'path').map((one) => describeParameter(document, one)),
    queryParams: ofPlace(parameters, 'query').map((one) => {
      const schema = resolveReference<Schema>(document, one.schema);
      const initial = schema.default === undefined ? null : String(schema.default);
      return { ...describeParameter(document, one), default: initial, enum: (schema.enum ?? []).map(String) };
    }),
    headers: [...describeHeaders(bodyType), ...describeSecrets(document, operation)],
    requestBodyExample: bodyMedia ? firstExample(document, bodyMedia) : '',
    exampleResponses: Object.entries(operation.responses).flatMap(([status, response]) =>
      describeResponse(document, Number(status), resolveReference<Response>(document, response)),
    ),
  };
}

/** Returns the name of an operation in endpoint lists. */
function toKey({ operationId, 'x-catalog-key': key }: Operation): string {
  return typeof key === 'string' ? key : operationId;
}

/** Returns a path with `:name` for each value to fill in. */
export function toRoute(path: string): string {
  return path.replaceAll(/\{([^}]+)\}/g, ':$1');
}

function ofPlace(parameters: Parameter[], place: Parameter['in']): Parameter[] {
  return parameters.filter((parameter) => parameter.in === place);
}

function describeParameter(document: OpenApiDocument, parameter: Parameter): ParameterFacts {
  const schema = resolveReference<Schema>(document, parameter.schema);
  return {
    name: parameter.name,
    type: schema.type ?? 'string',
    required: parameter.required === true,
    description: (parameter.description ?? '').trim(),
    example: String(firstValue(document, parameter.examples) ?? ''),
  };
}

function describeHeaders(bodyType: string | undefined): HeaderFacts[] {
  const accept = {
    name: 'Accept',
    required: false,
    value: 'application/json',
    description: 'Format of the response.',
  };
  if (!bodyType) return [accept];
  return [
    accept,
    { name: 'Content-Type', required: true, value: bodyType, description: 'Format of the body.' },
  ];
}

/** The headers of an operation's security schemes. Values are secret, so placeholders stand in. */
function describeSecrets(document: OpenApiDocument, operation: Operation): HeaderFacts[] {
  const names = (operation.security ?? []).flatMap((alternative) => Object.keys(alternative));
  return names.flatMap((key) => {
    const scheme = document.components?.securitySchemes?.[key];
    if (scheme?.in !== 'header' || scheme.name === undefined) return [];
    const { name, description = '' } = scheme;
    return [{ name, required: true, value: `<${key}>`, description: description.trim() }];
  });
}

function listExamples(document: OpenApiDocument, media: MediaType): Example[] {
  return Object.values(media.examples ?? {}).map((example) => resolveReference<Example>(document, example));
}

function firstExample(document: OpenApiDocument, media: MediaType): string {
  const value = firstValue(document, media.examples);
  return value === undefined ? '' : toText(value);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

function describeResponse(
  document: OpenApiDocument,
  status: number,
  response: Response,
): EndpointFacts['exampleResponses'] {
  const description = response.description.trim();
  const media = response.content?.['application/json'];
  const examples = media ? listExamples(document, media) : [];
  if (examples.length === 0) return [{ status, label: description, description, body: '' }];
  return examples.map(({ summary, value }) => ({
    status,
    label: summary ?? description,
    description,
    body: toText(value),
  }));
}
