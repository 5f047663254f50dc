import {
  firstValue,
  listOperations,
  resolveReference,
  type LocatedOperation,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type RequestBody,
  type Response,
  type Schema,
} from '../../../src/openapi-document.js';
import { toRoute } from '../../shared/describe-endpoint.js';
import type { Schemas } from '../contract.js';

type Endpoint = Schemas['CatalogEndpoint'];

const INGEST_PATH = '/api/v1/ingest';
const TOKEN_HEADERS = ['x-ingest-token', 'Authorization', 'x-admin-token'];

/** What the catalogue says besides the document. */
interface CatalogFacts {
  /** The service's public base URL, without a trailing slash. */
  url: string;
  startedAt: Date;
  isTokenEnforced: boolean;
  isPluginEnforced: boolean;
  pluginProjectKey: string;
}

type DocumentWithGuidelines = OpenApiDocument & { 'x-guidelines'?: string[] };

/** Returns the API's documentation as data, made from its document; computed once, at start. */
export function createEndpointList(
  document: DocumentWithGuidelines,
  facts: CatalogFacts,
): Schemas['ApiCatalog'] {
  const located = listOperations(document);
  const tags = document.tags ?? [];
  const sections = tags.map(({ name, description }) => ({
    ...titled(name),
    description: (description ?? '').trim(),
    aliasOf: null,
    endpoints: located
      .filter(({ operation }) => operation.tags?.[0] === name)
      .map((one) => describeEndpoint(document, one)),
  }));
  // Documentation pages look for sections by these names.
  const aliases = tags.flatMap(({ 'x-section-alias': alias }, place) => {
    const section = sections[place];
    return typeof alias === 'string' && section
      ? [{ ...section, ...titled(alias), aliasOf: section.id }]
      : [];
  });
  return {
    service: 'aggregator',
    version: document.info.version,
    docsVersion: 1,
    generatedAt: facts.startedAt.toISOString(),
    baseUrls: {
      docs: `${facts.url}/api/`,
      public: `${facts.url}/api/v1`,
      ingest: `${facts.url}${INGEST_PATH}`,
    },
    auth: describeAuth(facts),
    contributionGuidelines: document['x-guidelines'] ?? [],
    sections: [...sections, ...aliases],
  };
}

function titled(title: string): { id: string; title: string } {
  return { id: title.toLowerCase().replaceAll(' ', '-'), title };
}

function describeAuth(facts: CatalogFacts): Schemas['CatalogAuth'] {
  return {
    publicRead: true,
    ingest: {
      required: true,
      enforcedOnThisServer: facts.isTokenEnforced,
      acceptedHeaders: TOKEN_HEADERS,
    },
    plugin: {
      route: `${INGEST_PATH}/display-names/plugin`,
      projectKey: facts.pluginProjectKey,
      enforcedOnThisServer: facts.isPluginEnforced,
    },
  };
}

function describeEndpoint(document: OpenApiDocument, located: LocatedOperation): Endpoint {
  const { operation, method, path, parameters } = located;
  const body = operation.requestBody && resolveReference<RequestBody>(document, operation.requestBody);
  const success = resolveReference<Response>(document, operation.responses['200'] ?? { description: '' });
  const inPlace = (place: Parameter['in']): Endpoint['query'] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => describeParameter(document, parameter));
  return {
    method: method.toUpperCase() as Endpoint['method'],
    path: toRoute(path),
    summary: operation.summary ?? '',
    auth: whoMayCall(operation),
    query: inPlace('query'),
    pathParams: inPlace('path'),
    bodyExample: firstExample(document, body?.content['application/json']),
    responseExample: firstExample(document, success.content?.['application/json']),
  };
}

function whoMayCall(operation: LocatedOperation['operation']): Endpoint['auth'] {
  if (operation['x-access'] === 'public') return 'public';
  return operation.security ? 'ingest_token' : 'plugin_token';
}

function describeParameter(document: OpenApiDocument, parameter: Parameter): Endpoint['query'][number] {
  const schema = resolveReference<Schema>(document, parameter.schema);
  const example = [firstValue(document, parameter.examples)].flat()[0];
  return {
    name: parameter.name,
    type: schema.type as Endpoint['query'][number]['type'],
    required: parameter.required === true,
    description: (parameter.description ?? '').trim(),
    default: schema.default === undefined ? null : String(schema.default),
    enum: (schema.enum ?? []).map(String),
    example: String(example ?? ''),
  };
}

function firstExample(document: OpenApiDocument, media: MediaType | undefined): Endpoint['responseExample'] {
  return (firstValue(document, media?.examples) ?? null) as Endpoint['responseExample'];
}
