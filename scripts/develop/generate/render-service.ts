import type { ServiceSpec } from './bundle-spec.js';
import { renderJson } from './render-json.js';
import { toServerView, withIndexedRows } from './server-view.js';
import { renderEndpoints } from './write-endpoints.js';
import { renderOperations } from './write-operations.js';
import { renderTypes } from './write-types.js';
import { renderRequestValidators } from './write-validators.js';

/** Returns the text of every generated file of a service, by its path in generated/<service>/. */
export async function renderService({ service, document }: ServiceSpec): Promise<Map<string, string>> {
  const view = toServerView(document);
  return new Map([
    ['openapi.json', `${renderJson(document)}\n`],
    ['types.ts', await renderTypes(withIndexedRows(view))],
    ['operations.ts', renderOperations(document)],
    ['endpoints.ts', renderEndpoints(service, document)],
    ['request-validators.ts', renderRequestValidators(view)],
  ]);
}
