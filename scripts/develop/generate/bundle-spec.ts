import { fileURLToPath } from 'node:url';
import { bundle, type Config, loadConfig } from '@redocly/openapi-core';
import { type Document, OpenAPIBackend } from 'openapi-backend';
import { listOperations, type OpenApiDocument } from '../../../src/openapi-document.js';
import { pairExamples } from './pair-examples.js';

export interface ServiceSpec {
  service: string;
  document: OpenApiDocument;
}

/** Returns the bundled document of every service that redocly.yaml lists, or throws with the problems found. */
export async function bundleSpecs(root: URL): Promise<ServiceSpec[]> {
  const config = await loadConfig({ configPath: fileURLToPath(new URL('redocly.yaml', root)) });
  const apis = Object.entries(config.resolvedConfig.apis ?? {});
  if (apis.length === 0) throw new Error('redocly.yaml lists no service under `apis`.');
  return Promise.all(
    apis.map(async ([name, api]) => ({
      service: name.split('@')[0] ?? name,
      document: await bundleOne(fileURLToPath(new URL(api.root, root)), config),
    })),
  );
}

async function bundleOne(file: string, config: Config): Promise<OpenApiDocument> {
  const { bundle: bundled, problems } = await bundle({ ref: file, config });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    const list = errors.map((problem) => `  ${problem.message}`).join('\n');
    throw new Error(`${file} could not be bundled:\n${list}`);
  }
  const document = pairExamples(bundled.parsed as OpenApiDocument);
  await checkDocument(document, file);
  return document;
}

/**
 * Checks a document strictly against the OpenAPI 3.0 meta-schema, and that its operations are found by distinct ids. Here
 * rather than in the server: compiling the meta-schema is half of a start, and what is generated cannot change after it.
 * Rejects with an error that names the file.
 */
async function checkDocument(document: OpenApiDocument, file: string): Promise<void> {
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
