import { DOCS_PATH, listOperations, type OpenApiDocument } from '../../../src/openapi-document.js';
import { describeEndpoint, toRoute } from '../../shared/describe-endpoint.js';
import type { components } from '../../../generated/verification/types.js';

type Schemas = components['schemas'];

type CatalogEndpoint = Schemas['CatalogEndpoint'];

/** The service's endpoint catalogue, made from its OpenAPI document once, at start. */
export interface EndpointList {
  list: Schemas['EndpointCatalog'];
  root: Schemas['ApiRoot'];
}

type DocumentWithGuide = OpenApiDocument & {
  'x-guide'?: { auth: string; response_envelope: Schemas['CatalogEnvelope'] };
};

/**
 * Returns the endpoint catalogue and the API root that a document describes. `pathPrefix` is the path below which clients find
 * the service, or "".
 */
export function createEndpointList(document: DocumentWithGuide, pathPrefix: string): EndpointList {
  const groups = (document.tags ?? []).map((tag) => tag.name);
  const located = listOperations(document);
  const endpoints = located
    .map((one) => {
      const notes = (one.operation['x-notes'] as string[] | undefined) ?? [];
      return { ...(describeEndpoint(document, one) as CatalogEndpoint), notes, remarks: notes };
    })
    .sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
  const guide = document['x-guide'];
  if (!guide)
    throw new Error('The verification document has no x-guide; the endpoint catalogue is made from it.');
  const names = located.flatMap(({ path, operation }) => {
    const name = operation['x-route-name'];
    return typeof name === 'string' ? [[name, toRoute(path)]] : [];
  });
  return {
    root: {
      api_version: document.info.version,
      endpoints: Object.fromEntries(names) as Schemas['ApiRoutes'],
    },
    list: {
      api: {
        name: document.info.title,
        version: document.info.version,
        docs_path: pathPrefix + DOCS_PATH,
        total_endpoints: endpoints.length,
        group_order: groups,
      },
      endpoints,
      guide: { ...guide, enums: listEnums(document) },
    },
  };
}

function listEnums(document: OpenApiDocument): Schemas['CatalogEnums'] {
  const listWords = (name: string): unknown[] => document.components?.schemas?.[name]?.enum ?? [];
  return {
    track: listWords('Track'),
    status: listWords('VerificationStatus'),
    reason_code: listWords('ReasonCode'),
  } as Schemas['CatalogEnums'];
}
