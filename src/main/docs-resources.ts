import { existsSync, readFileSync } from 'node:fs';
import type { ServiceName } from '../config.js';
import type { Resource } from '../http/docs/docs-page.js';
import { renderContractRecipe, renderMockRecipe } from '../http/docs/recipes.js';
import { projectRoot } from '../project-root.js';
import { MOCK_PORTS } from './service-titles.js';

/**
 * Returns the pages that a service's documentation links: changelog, client, and how to run a mock and a contract check of
 * this server. A deployment without the changelog's or the client's file has no page of it.
 */
export function listResources(service: ServiceName, baseUrl: string): Resource[] {
  const facts = {
    service,
    baseUrl,
    documentUrl: `${baseUrl}/api/openapi.json`,
    mockPort: MOCK_PORTS[service],
  };
  return [
    ...fromFile('Changelog', 'changelog.html', `specs/${service}/CHANGELOG.md`),
    ...fromFile('Client', 'client.html', `generated/${service}/client/README.md`),
    { label: 'Contract report', name: 'contract.html', text: renderContractRecipe(facts) },
    { label: 'Mock', name: 'mock.html', text: renderMockRecipe(facts) },
  ];
}

function fromFile(label: string, name: string, path: string): Resource[] {
  const file = new URL(path, projectRoot);
  return existsSync(file) ? [{ label, name, text: readFileSync(file, 'utf8') }] : [];
}
