import { existsSync, readFileSync } from 'node:fs';
import { SERVICES, type ServiceName } from '../config.js';
import { createDocsPage, INDEX_NAME, type DocsAssets, type Resource } from '../http/docs/docs-page.js';
import { readGuides, readWorkflows } from '../http/docs/guides.js';
import { renderContractRecipe, renderMockRecipe } from '../http/docs/recipes.js';
import { linkToPlace } from '../http/docs/render-first-view.js';
import { createSearchIndex, type SearchEntry } from '../http/docs/search-index.js';
import { createPlayerPages } from '../http/pages/player-pages.js';
import {
  createStaticFile,
  findContentType,
  type StaticResponse,
  type StaticResponses,
} from '../http/response/static-file.js';
import type { LocatedOperation } from '../openapi-document.js';
import { projectRoot, version } from '../project-root.js';
import { readServiceDocument, type ServiceDocument } from './service-documents.js';
import type { ProcessDependencies } from './service-parts.js';
import { clientPackageName, MOCK_PORTS, SUMMARIES, TITLES } from './service-titles.js';

/**
 * Returns what a service has besides its operations: its document in both forms, the documentation pages, /health, and the pages
 * for players on the catalog.
 */
export function createStaticResponses(
  name: ServiceName,
  { document, json, yaml }: ServiceDocument,
  urls: ProcessDependencies['publicUrls'],
  assets: DocsAssets,
): StaticResponses {
  const docsPage = createDocsPage(
    {
      title: TITLES[name],
      document,
      clientPackage: clientPackageName(name),
      version,
      baseUrl: urls[name],
      related: SERVICES.map((service) => ({ title: TITLES[service], url: `${urls[service]}/api/` })),
      summaries: SUMMARIES,
      readContent: () => ({
        resources: listResources(name, urls[name]),
        guides: readGuides(urls),
        workflows: readWorkflows((service) => `${urls[service as ServiceName]}/api/openapi.yaml`),
        searchIndex: createIndex(urls),
      }),
    },
    assets,
  );
  const playerPages = name === 'catalog' ? createPages(urls, assets) : undefined;
  const asFile = (path: string, body: Buffer): [string, StaticResponse] => [
    path,
    { file: createStaticFile({ body, contentType: findContentType(path), cacheControl: 'no-cache' }) },
  ];
  const responses = new Map<string, StaticResponse>([
    asFile('/api/openapi.json', json),
    asFile('/api/openapi.yaml', yaml),
    [
      '/health',
      { response: { status: 200, body: { status: 'ok' }, headers: { 'Cache-Control': 'no-store' } } },
    ],
  ]);
  return {
    find: (path) => responses.get(path) ?? playerPages?.find(path) ?? docsPage.find(path),
    notFound: docsPage.notFound,
  };
}

function createPages(
  { verification }: ProcessDependencies['publicUrls'],
  { icon, search }: DocsAssets,
): StaticResponses {
  const links = [
    { label: 'Board', url: '../board/' },
    { label: 'API', url: '../api/' },
  ];
  return createPlayerPages({
    verificationUrl: verification,
    links,
    icon: `../api/${icon.href}`,
    documentation: '../api/',
    searchScript: `../api/${search.href}`,
    searchIndex: `../api/docs/${INDEX_NAME}`,
  });
}

/** The search goes over all services, whichever of them this process runs; guides are at each. */
function createIndex(urls: ProcessDependencies['publicUrls']): SearchEntry[] {
  const documents = SERVICES.map((service) => ({
    title: TITLES[service],
    document: readServiceDocument(service).document,
    toLink: (operation: LocatedOperation) => `${urls[service]}/api/${linkToPlace(operation)}`,
    toSectionLink: (slug: string) => `${urls[service]}/api/#description/${slug}`,
  }));
  return createSearchIndex(
    documents,
    readGuides(urls).map((guide) => ({ ...guide, url: `docs/guide-${guide.name}.html` })),
  );
}

/**
 * Returns the pages that a service's documentation links: changelog, client, and how to run a mock and a contract check of
 * this server. A deployment without the changelog's or the client's file has no page of it.
 */
function listResources(service: ServiceName, baseUrl: string): Resource[] {
  const facts = {
    service,
    baseUrl,
    documentUrl: `${baseUrl}/api/openapi.json`,
    mockPort: MOCK_PORTS[service],
  };
  return [
    ...fromFile('Changelog', 'changelog.html', `specs/${service}/CHANGELOG.md`),
    ...fromFile('Client', 'client.html', `generated/${service}/client/README.md`),
    { label: 'Contract', name: 'contract.html', text: renderContractRecipe(facts) },
    { label: 'Mock', name: 'mock.html', text: renderMockRecipe(facts) },
  ];
}

function fromFile(label: string, name: string, path: string): Resource[] {
  const file = new URL(path, projectRoot);
  return existsSync(file) ? [{ label, name, text: readFileSync(file, 'utf8') }] : [];
}
