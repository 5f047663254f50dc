import { fileURLToPath } from 'node:url';
import { bundle, loadConfig, type Config } from '@redocly/openapi-core';
import type { OpenApiDocument } from '../../src/openapi-document.js';
import { checkDocument } from './check-document.js';
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
