import { listOperations, type OpenApiDocument } from '../../../src/openapi-document.js';
import { describeEndpoint } from '../../shared/describe-endpoint.js';
import type { Schemas } from '../contract.js';

type Endpoint = Schemas['Endpoint'];

/** Returns the list of endpoints that a document describes, in the order of its paths. */
export function createEndpointList(document: OpenApiDocument, startedAt: Date): Schemas['EndpointList'] {
  const endpoints = listOperations(document).map((one) => ({
    ...(describeEndpoint(document, one) as Omit<Endpoint, 'service'>),
    service: one.operation['x-service'] as Endpoint['service'],
  }));
  return {
    generatedAt: startedAt.toISOString(),
    api: {
      name: document.info.title,
      version: document.info.version,
      totalEndpoints: endpoints.length,
      groupOrder: (document.tags ?? []).map((tag) => tag.name),
    },
    endpoints,
  };
}
