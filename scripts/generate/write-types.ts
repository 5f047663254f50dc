import openapiTs, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { OpenApiDocument } from '../../src/openapi-document.js';
import { banner } from './banner.js';

/**
 * Returns the TypeScript declarations of a document, made by openapi-typescript.
 * `defaultsPresent` tells whether a body field with a default counts as always there: true for the server, which fills
 * it in; false for clients, which may leave it out.
 */
export async function renderTypes(document: OpenApiDocument, defaultsPresent: boolean): Promise<string> {
  const nodes = await openapiTs(document as unknown as OpenAPI3, {
    defaultNonNullable: defaultsPresent,
    immutable: false,
    emptyObjectsUnknown: true,
  });
  return banner + astToString(nodes);
}
