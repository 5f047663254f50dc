import { bundle, loadConfig, type Config } from '@redocly/openapi-core';
import type { OpenApiDocument } from '../../src/openapi-document.js';

export interface ServiceSpec {
  service: string;
  document: OpenApiDocument;
}

/** Returns the bundled document of every service that redocly.yaml lists, or throws with the problems found. */
export async function bundleSpecs(root: URL): Promise<ServiceSpec[]> {
  const config = await loadConfig({ configPath: new URL('redocly.yaml', root).pathname });
  const apis = Object.entries(config.resolvedConfig.apis ?? {});
  if (apis.length === 0) throw new Error('redocly.yaml lists no service under `apis`.');
  return Promise.all(
    apis.map(async ([name, api]) => ({
      service: name.split('@')[0] ?? name,
      document: await bundleOne(new URL(api.root, root), config),
    })),
  );
}

async function bundleOne(file: URL, config: Config): Promise<OpenApiDocument> {
  const { bundle: bundled, problems } = await bundle({ ref: file.pathname, config });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    const list = errors.map((problem) => `  ${problem.message}`).join('\n');
    throw new Error(`${file.pathname} could not be bundled:\n${list}`);
  }
  return bundled.parsed as OpenApiDocument;
}
