import {
  DOCS_PATH,
  firstValue,
  isProtected,
  listOperations,
  resolveReference,
  type Example,
  type LocatedOperation,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Reference,
  type RequestBody,
  type Response,
  type Schema,
} from '../../../src/openapi-document.js';
import { banner, renderJson } from './render-json.js';

/** Other names by which documentation pages look for a section of the aggregator's catalogue. */
const SECTION_ALIASES: Readonly<Record<string, string>> = {
  Service: 'Meta',
  'Display names': 'Identity',
  'Table explorer': 'Database',
};

/** Keys of endpoints that differ from their operationId. */
const ENDPOINT_KEYS: Readonly<Record<string, string>> = {
  uploadMap: 'upload-map',
  uploadReplay: 'upload-replay',
};

/** By service: the constants of its module, each with its type and value. What only a server knows is left out. */
const LISTS: Readonly<Record<string, (document: OpenApiDocument) => [string, string, object][]>> = {
  aggregator: (document) => [
    ['catalog', "Omit<Schemas['ApiCatalog'], 'generatedAt' | 'baseUrls' | 'auth'>", listSections(document)],
  ],
  catalog: (document) => [
    ['endpoints', "Omit<Schemas['EndpointList'], 'generatedAt'>", listPublicEndpoints(document)],
  ],
  verification: (document) => [
    ['root', "Schemas['ApiRoot']", (readExample(document, 'getApiRoot') as { data: object }).data],
    ['endpoints', "Schemas['EndpointCatalog']", listCatalogEndpoints(document)],
  ],
};

/** Returns the module with a service's lists of its endpoints. */
export function renderEndpoints(service: string, document: OpenApiDocument): string {
  const constants = LISTS[service]?.(document) ?? [];
  const texts = constants.map(
    ([name, type, value]) => `\nexport const ${name}: ${type} = ${renderJson(value, 1)};\n`,
  );
  return `${banner}import type { components } from './types.js';\n\ntype Schemas = components['schemas'];\n${texts.join('')}`;
}

/** Returns the sections of the aggregator's catalogue. */
function listSections(document: OpenApiDocument): object {
  const located = listOperations(document);
  const { contributionGuidelines } = readExample(document, 'getCatalog') as {
    contributionGuidelines: string[];
  };
  const tags = document.tags ?? [];
  const sections = tags.map(({ name, description = '' }) => ({
    ...titled(name),
    description: description.trim(),
    aliasOf: null,
    endpoints: located
      .filter(({ operation }) => operation.tags?.[0] === name)
      .map((one) => describeForContributors(document, one)),
  }));
  const aliases = sections.flatMap((section) => {
    const alias = SECTION_ALIASES[section.title];
    return alias === undefined ? [] : [{ ...section, ...titled(alias), aliasOf: section.id }];
  });
  return {
    service: 'aggregator',
    version: document.info.version,
    docsVersion: 1,
    contributionGuidelines,
    sections: [...sections, ...aliases],
  };
}

function titled(title: string): { id: string; title: string } {
  return { id: title.toLowerCase().replaceAll(' ', '-'), title };
}

function describeForContributors(document: OpenApiDocument, located: LocatedOperation): object {
  const { operation, method, path, parameters } = located;
  const whoMayCall = operation.security ? 'ingest_token' : 'plugin_token';
  return {
    method: method.toUpperCase(),
    path: toRoute(path),
    summary: operation.summary ?? '',
    auth: isProtected(operation) ? whoMayCall : 'public',
    query: describeParameters(document, parameters, 'query'),
    pathParams: describeParameters(document, parameters, 'path'),
    bodyExample: firstExample(document, findBody(document, operation)?.[1]) ?? null,
    responseExample: firstExample(document, findJson(document, operation.responses['200'])) ?? null,
  };
}

/** Returns the catalog's list, in the order of the document. */
function listPublicEndpoints(document: OpenApiDocument): object {
  const { title: name, version } = document.info;
  const endpoints = listOperations(document).map((one) => {
    const { operationId, 'x-service': service } = one.operation;
    if (service === undefined) throw new Error(`${operationId} needs x-service: aggregator or catalog.`);
    return { ...describeEndpoint(document, one), service };
  });
  const api = { name, version, totalEndpoints: endpoints.length, groupOrder: listGroups(document) };
  return { api, endpoints };
}

/** Returns verification's list, in the order of the document. */
function listCatalogEndpoints(document: OpenApiDocument): object {
  const { title: name, version } = document.info;
  const { data } = readExample(document, 'listEndpoints') as { data: { guide: object } };
  const endpoints = listOperations(document).map((one) => {
    const endpoint = describeEndpoint(document, one);
    // A list in the description has the notes.
    const [description = '', ...notes] = endpoint.description
      .split(/^- /m)
      .map((text) => text.trim().replaceAll(/\n +/g, ' '));
    return { ...endpoint, description, notes, remarks: notes };
  });
  const listWords = (schema: string): unknown[] => document.components?.schemas?.[schema]?.enum ?? [];
  const enums = {
    track: listWords('Track'),
    status: listWords('VerificationStatus'),
    reason_code: listWords('ReasonCode'),
  };
  return {
    api: {
      name,
      version,
      docs_path: DOCS_PATH,
      total_endpoints: endpoints.length,
      group_order: listGroups(document),
    },
    endpoints,
    guide: { ...data.guide, enums },
  };
}

/** Returns what the example of an operation's 200 shows: texts that belong to no single operation are written there. */
function readExample(document: OpenApiDocument, id: string): unknown {
  const found = listOperations(document).find(({ operation }) => operation.operationId === id);
  return firstExample(document, findJson(document, found?.operation.responses['200']));
}

function listGroups({ tags = [] }: OpenApiDocument): string[] {
  return tags.map(({ name }) => name);
}

function describeEndpoint(document: OpenApiDocument, located: LocatedOperation) {
  const { operation, parameters, path, method } = located;
  const [bodyType, bodyMedia] = findBody(document, operation) ?? [];
  const body = firstExample(document, bodyMedia);
  return {
    key: ENDPOINT_KEYS[operation.operationId] ?? operation.operationId,
    method: method.toUpperCase(),
    path: toRoute(path),
    group: operation.tags?.[0] ?? '',
    access: isProtected(operation) ? 'protected' : 'public',
    stability: operation['x-stability'] ?? 'stable',
    title: operation.summary ?? '',
    description: (operation.description ?? '').trim(),
    pathParams: describeParameters(document, parameters, 'path').map(
      ({ default: _default, enum: _enum, ...facts }) => facts,
    ),
    queryParams: describeParameters(document, parameters, 'query'),
    headers: describeHeaders(document, operation, bodyType),
    requestBodyExample: body === undefined ? '' : toText(body),
    exampleResponses: Object.entries(operation.responses).flatMap(([status, response]) =>
      describeResponse(document, Number(status), resolveReference<Response>(document, response)),
    ),
  };
}

/** Returns a path with `:name` for each value to fill in. */
function toRoute(path: string): string {
  return path.replaceAll(/\{([^}]+)\}/g, ':$1');
}

/** Returns what lists say of parameters, with values as written in a URL. */
function describeParameters(document: OpenApiDocument, parameters: Parameter[], place: Parameter['in']) {
  return parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => {
      const schema = resolveReference<Schema>(document, parameter.schema);
      const example = [firstValue(document, parameter.examples)].flat()[0];
      return {
        name: parameter.name,
        type: schema.type ?? 'string',
        required: parameter.required === true,
        description: (parameter.description ?? '').trim(),
        default: schema.default === undefined ? null : String(schema.default),
        enum: (schema.enum ?? []).map(String),
        example: String(example ?? ''),
      };
    });
}

/** The headers that matter. Values of secrets are placeholders. */
function describeHeaders(document: OpenApiDocument, { security = [] }: Operation, bodyType?: string) {
  const secrets = security.flatMap(Object.keys).flatMap((key) => {
    const scheme = document.components?.securitySchemes?.[key];
    if (scheme?.in !== 'header' || scheme.name === undefined) return [];
    return [{ name: scheme.name, value: `<${key}>`, description: (scheme.description ?? '').trim() }];
  });
  const body = { name: 'Content-Type', value: bodyType, description: 'Format of the body.' };
  return [
    { name: 'Accept', required: false, value: 'application/json', description: 'Format of the response.' },
    ...[...(bodyType === undefined ? [] : [body]), ...secrets].map(({ name, value, description }) => ({
      name,
      required: true,
      value,
      description,
    })),
  ];
}

function describeResponse(document: OpenApiDocument, status: number, response: Response): object[] {
  const description = response.description.trim();
  const examples = Object.values(findJson(document, response)?.examples ?? {});
  if (examples.length === 0) return [{ status, label: description, description, body: '' }];
  return examples.map((example) => {
    const { summary, value } = resolveReference<Example>(document, example);
    return { status, label: summary ?? description, description, body: toText(value) };
  });
}

function findBody(document: OpenApiDocument, { requestBody }: Operation): [string, MediaType] | undefined {
  const body = requestBody && resolveReference<RequestBody>(document, requestBody);
  return Object.entries(body?.content ?? {})[0];
}

function findJson(
  document: OpenApiDocument,
  response: Response | Reference | undefined,
): MediaType | undefined {
  return response && resolveReference<Response>(document, response).content?.['application/json'];
}

function firstExample(document: OpenApiDocument, media: MediaType | undefined): unknown {
  return firstValue(document, media?.examples);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
