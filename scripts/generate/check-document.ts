import { OpenAPIBackend, type Document } from 'openapi-backend';
import { listOperations, type OpenApiDocument } from '../../src/openapi-document.js';

/**
 * Checks a document strictly against the OpenAPI 3.0 meta-schema, and that its operations are found by distinct ids. Here
 * rather than in the server: compiling the meta-schema is half of a start, and what is generated cannot change after it.
 * Rejects with an error that names the file.
 */
export async function checkDocument(document: OpenApiDocument, file: string): Promise<void> {
  const backend = new OpenAPIBackend({
    definition: structuredClone(document) as unknown as Document,
    strict: true,
    validate: false,
  });
  await backend.init().catch((error: unknown) => {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  });
  const found = backend.getOperations().map(({ operationId }) => operationId);
  const ids = listOperations(document).map(({ operation }) => operation.operationId);
  const unclear = ids.filter((id) => found.filter((other) => other === id).length !== 1);
  if (unclear.length > 0)
    throw new Error(`${file}: operations without an id of their own: ${unclear.join(', ')}.`);
}
