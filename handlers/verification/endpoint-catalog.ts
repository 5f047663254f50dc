import {
  listOperations,
  resolveReference,
  type Example,
  type LocatedOperation,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type RequestBody,
  type Response,
  type Schema,
} from '../../src/openapi-document.js';
import type { Schemas } from './contract.js';

type CatalogEndpoint = Schemas['CatalogEndpoint'];

/** What the service says of its own routes, made from its OpenAPI document once, at start. */
export interface EndpointCatalog {
  endpoints: Schemas['EndpointCatalog'];
  root: Schemas['ApiRoot'];
}

type DocumentWithGuide = OpenApiDocument & {
  'x-guide'?: { auth: string; response_envelope: Schemas['CatalogEnvelope'] };
};

/** Returns the endpoint catalogue and the API root that a document describes. */
export function createEndpointCatalog(document: DocumentWithGuide): EndpointCatalog {
  const groups = (document.tags ?? []).map((tag) => tag.name);
  const located = listOperations(document);
  const endpoints = located
    .map((one) => describeEndpoint(document, one))
    .sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
  const guide = document['x-guide'];
  if (!guide)
    throw new Error('The verification document has no x-guide; the endpoint catalogue is made from it.');
  const names = located.flatMap(({ path, operation }) => {
    const name = operation['x-route-name'];
    return typeof name === 'string' ? [[name, routeOf(path)]] : [];
  });
  return {
    root: {
      api_version: document.info.version,
      endpoints: Object.fromEntries(names) as Schemas['ApiRoutes'],
    },
    endpoints: {
      api: {
        name: document.info.title,
        version: document.info.version,
        docs_path: '/api/',
        total_endpoints: endpoints.length,
        group_order: groups,
      },
      endpoints,
      guide: { ...guide, enums: enumsOf(document) },
    },
  };
}

function enumsOf(document: OpenApiDocument): Schemas['CatalogEnums'] {
  const wordsOf = (name: string): unknown[] => document.components?.schemas?.[name]?.enum ?? [];
  return {
    track: wordsOf('Track'),
    status: wordsOf('VerificationStatus'),
    reason_code: wordsOf('ReasonCode'),
  } as Schemas['CatalogEnums'];
}

function routeOf(path: string): string {
  return path.replaceAll(/\{([^}]+)\}/g, ':$1');
}

function describeEndpoint(document: OpenApiDocument, located: LocatedOperation): CatalogEndpoint {
  const { operation, parameters, path, method } = located;
  const body = operation.requestBody && resolveReference<RequestBody>(document, operation.requestBody);
  const [bodyType, bodyMedia] = Object.entries(body?.content ?? {})[0] ?? [];
  return {
    key: operation.operationId,
    method: method.toUpperCase() as CatalogEndpoint['method'],
    path: routeOf(path),
    group: operation.tags?.[0] ?? '',
    access: operation['x-access'] as CatalogEndpoint['access'],
    stability: operation['x-stability'] as CatalogEndpoint['stability'],
    title: operation.summary ?? '',
    description: (operation.description ?? '').trim(),
    pathParams: ofPlace(parameters, 'path').map((one) => describeParameter(document, one)),
    queryParams: ofPlace(parameters, 'query').map((one) => {
      const schema = resolveReference<Schema>(document, one.schema);
      const initial = schema.default === undefined ? null : String(schema.default);
      return { ...describeParameter(document, one), default: initial, enum: (schema.enum ?? []).map(String) };
    }),
    headers: headersOf(bodyType),
    notes: (operation['x-notes'] as string[] | undefined) ?? [],
    requestBodyExample: bodyMedia ? firstExample(document, bodyMedia) : '',
    exampleResponses: Object.entries(operation.responses).flatMap(([status, response]) =>
      describeResponse(document, Number(status), resolveReference<Response>(document, response)),
    ),
  };
}

function ofPlace(parameters: Parameter[], place: Parameter['in']): Parameter[] {
  return parameters.filter((parameter) => parameter.in === place);
}

function describeParameter(
  document: OpenApiDocument,
  parameter: Parameter,
): CatalogEndpoint['pathParams'][number] {
  const schema = resolveReference<Schema>(document, parameter.schema);
  return {
    name: parameter.name,
    type: schema.type === 'integer' ? 'integer' : 'string',
    required: parameter.required === true,
    description: (parameter.description ?? '').trim(),
    example: String(parameter.example ?? ''),
  };
}

function headersOf(bodyType: string | undefined): CatalogEndpoint['headers'] {
  const accept = {
    name: 'Accept',
    required: false,
    value: 'application/json',
    description: 'Format of the answer.',
  };
  if (!bodyType) return [accept];
  return [
    accept,
    { name: 'Content-Type', required: true, value: bodyType, description: 'Format of the body.' },
  ];
}

function examplesOf(document: OpenApiDocument, media: MediaType): Example[] {
  return Object.values(media.examples ?? {}).map((example) => resolveReference<Example>(document, example));
}

function firstExample(document: OpenApiDocument, media: MediaType): string {
  const [example] = examplesOf(document, media);
  return example ? toText(example.value) : '';
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function describeResponse(
  document: OpenApiDocument,
  status: number,
  response: Response,
): CatalogEndpoint['exampleResponses'] {
  const description = response.description.trim();
  const media = response.content?.['application/json'];
  const examples = media ? examplesOf(document, media) : [];
  if (examples.length === 0) return [{ status, label: description, description, body: '' }];
  return examples.map(({ summary, value }) => ({
    status,
    label: summary ?? description,
    description,
    body: toText(value),
  }));
}
