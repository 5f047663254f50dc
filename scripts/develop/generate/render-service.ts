import type { OpenApiDocument } from '../../../src/openapi-document.js';
import type { ServiceSpec } from './bundle-spec.js';
import { compileClientModule } from './client/compile-client.js';
import { type ProjectManifest, renderClientManifest, renderClientModules } from './client/write-client.js';
import { renderClientReadme } from './client/write-client-readme.js';
import { toServerView, withIndexedRows } from './server-view.js';
import { renderJson } from './render-json.js';
import { renderEndpoints } from './write-endpoints.js';
import { renderOperations } from './write-operations.js';
import { renderTypes } from './write-types.js';
import { renderRequestValidators } from './write-validators.js';

/** The input that all services share. */
export interface Common {
  manifest: ProjectManifest;
  license: string;
}

/** Returns the text of every generated file of a service, by its path in generated/<service>/. */
export async function renderService(
  { service, document }: ServiceSpec,
  common: Common,
): Promise<Map<string, string>> {
  const view = toServerView(document);
  return new Map([
    ['openapi.json', `${renderJson(document)}\n`],
    ['types.ts', await renderTypes(withIndexedRows(view), true)],
    ['operations.ts', renderOperations(document)],
    ['endpoints.ts', renderEndpoints(service, document)],
    ['request-validators.ts', renderRequestValidators(view)],
    ...(await renderClientFiles(service, document, common)),
  ]);
}

/** The client is a package of its own: sources, the compiled form, and what a registry shows. */
async function renderClientFiles(
  service: string,
  document: OpenApiDocument,
  { manifest, license }: Common,
): Promise<[string, string][]> {
  const modules = [...renderClientModules(document)].flatMap(([name, source]): [string, string][] => {
    const { code, declarations } = compileClientModule(`${name}.ts`, source);
    return [
      [`client/${name}.ts`, source],
      [`client/lib/${name}.js`, code],
      [`client/lib/${name}.d.ts`, declarations],
    ];
  });
  return [
    ...modules,
    ['client/types.d.ts', await renderTypes(document, false)],
    ['client/package.json', renderClientManifest(service, document, manifest)],
    ['client/README.md', renderClientReadme(service, document)],
    ['client/LICENSE', license],
  ];
}
