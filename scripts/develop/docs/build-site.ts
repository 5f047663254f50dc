import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCodeSamples } from '../../../src/http/docs/code-samples.js';
import {
  renderDocsHeader,
  type PageLink,
  type RelatedPage,
  type SearchPlace,
} from '../../../src/http/docs/docs-header.js';
import { docsPolicy, renderShell } from '../../../src/http/docs/docs-shell.js';
import { type RecipeFacts, renderContractRecipe, renderMockRecipe } from '../../../src/http/docs/recipes.js';
import {
  createSearchIndex,
  renderSearchIndex,
  type SearchEntry,
} from '../../../src/http/docs/search-index.js';
import type { TextPage } from '../../../src/http/docs/text-page.js';
import { listGuides, readGuides, readWorkflows, type Guide } from '../../../src/http/docs/guides.js';
import { hashContent } from '../../../src/http/response/static-file.js';
import {
  listOperations,
  type LocatedOperation,
  type OpenApiDocument,
} from '../../../src/openapi-document.js';
import { clientPackageName, SUMMARIES } from '../../../src/main/service-titles.js';
import { projectRoot } from '../../../src/project-root.js';
import { npmPack } from '../npm-pack.js';
import { packContract } from '../pack-contract/pack.js';
import { renderOperationPage } from './operation-page.js';
import { renderIndex, renderServiceText, renderSitemap, renderText, type ServicePage } from './pages.js';
import { readVerdict } from './read-verdict.js';

/** A service of the site, in the order of its tabs. */
export type SiteService = Pick<ServicePage, 'service' | 'title' | 'baseUrl' | 'isReachable' | 'mockPort'>;

export interface SiteOptions {
  services: readonly SiteService[];
  /** Is emptied before. */
  folder: URL;
  /** The folder of a contract report. */
  report: URL;
  /** Undefined: the site has no packages to download. */
  packages?: Packages;
  /** Where the site will be published, with a slash at the end, for search engines. */
  siteUrl?: string;
}

/** Files that the pages share: name and where they come from. */
const ASSETS = {
  'page.css': 'src/http/docs/page.css',
  'page.js': 'src/http/docs/page.js',
  'search.js': 'src/http/docs/search.js',
  'icon.svg': 'src/http/docs/icon.svg',
  'text-page.css': 'src/http/docs/text-page.css',
  'header.css': 'src/http/docs/header.css',
  'site.css': 'scripts/develop/docs/site.css',
  'standalone.js': 'src/http/docs/renderer/standalone.js',
} as const;

/** Returns the path of an asset relative to a page that lies so many folders below the site's first. */
type AssetPath = (name: keyof typeof ASSETS, depth: number) => string;

interface Site extends SiteOptions {
  asset: AssetPath;
  /** Writes a page and adds it to the sitemap. */
  writePage: (path: string, render: (canonical: string | undefined) => string) => Promise<void>;
}

/**
 * Writes the site of the published documents into a folder: a first page, and for each service its documentation page, a page
 * of each operation, its document in both forms and what its header links. All links are relative and name files, so that the folder may lie anywhere on any host, or on a
 * disk.
 */
export async function buildSite(options: SiteOptions): Promise<void> {
  const { services, folder, report, packages, siteUrl } = options;
  await rm(folder, { recursive: true, force: true });
  await mkdir(new URL('assets/', folder), { recursive: true });
  const asset = await writeAssets(folder);
  await copyPackages(packages, folder);
  const pages = await Promise.all(services.map((service) => readPage(service, packages)));
  const verdict = await readVerdict(report);
  const urls: string[] = [];
  const site: Site = {
    ...options,
    asset,
    writePage: async (path, render) => {
      const canonical = siteUrl === undefined ? undefined : new URL(path, siteUrl).href;
      if (canonical !== undefined) urls.push(canonical);
      await writeFile(new URL(path, folder), render(canonical));
    },
  };
  await site.writePage('index.html', (canonical) =>
    renderIndex(pages, {
      version,
      verdict,
      contractFile: packagePath(packages?.contract),
      canonical,
      ...frame(site, 0),
    }),
  );
  await writeGuides(pages, site);
  await mkdir(new URL('workflows/', folder));
  for (const { name, text } of readWorkflows((service) => `../${service}/openapi.yaml`))
    await writeFile(new URL(`workflows/${name}`, folder), text);
  for (const page of pages) await writeService(page, site);
  if (siteUrl !== undefined) await writeFile(new URL('sitemap.xml', folder), renderSitemap(urls));
}

const { version } = JSON.parse(await readFile(new URL('package.json', projectRoot), 'utf8')) as {
  version: string;
};

/** Writes the shared files under names with digests of their content, so that hosts may let browsers keep them for ever. */
async function writeAssets(folder: URL): Promise<AssetPath> {
  const names = new Map<string, string>();
  for (const [name, source] of Object.entries(ASSETS)) {
    const content = await readFile(new URL(source, projectRoot));
    const hashed = `assets/${name.replace('.', `.${hashContent(content)}.`)}`;
    await writeFile(new URL(hashed, folder), content);
    names.set(name, hashed);
  }
  return (name, depth) => `${'../'.repeat(depth)}${names.get(name) ?? ''}`;
}

/** Returns what surrounds a page of text that lies so many folders below the site's first: of a service, or of all. */
function frame(site: Site, depth: number, page?: ServicePage): Pick<TextPage, 'assets' | 'header'> {
  const { asset } = site;
  const names: (keyof typeof ASSETS)[] = ['text-page.css', 'header.css'];
  if (depth === 0) names.push('site.css');
  const root = '../'.repeat(depth);
  const icon = asset('icon.svg', depth);
  return {
    assets: {
      styles: names.map((name) => asset(name, depth)),
      icon,
      search: asset('search.js', depth),
    },
    header: renderDocsHeader({
      icon,
      tabs: tabs(site, root),
      current: page?.title ?? 'Overview',
      search: searchPlace(depth),
      resources: page ? resources(page, site, root) : [{ label: 'Guides', path: `${root}guides/index.html` }],
      downloads: page
        ? DOWNLOADS.map(({ label, path }) => ({ label, path: `${root}${page.service}/${path}` }))
        : [],
      format: page ? `OpenAPI ${page.document.openapi}` : '',
      version,
    }),
  };
}

const DOWNLOADS: readonly PageLink[] = [
  { label: 'JSON', path: 'openapi.json' },
  { label: 'YAML', path: 'openapi.yaml' },
];

/** Returns the tabs of a page; `root` leads from it to the site's first page. */
function tabs({ services }: Site, root: string): RelatedPage[] {
  return [
    { title: 'Overview', url: `${root}index.html` },
    ...services.map(({ title, service }) => ({ title, url: `${root}${service}/index.html` })),
  ];
}

function resources(page: ServicePage, site: Site, root: string): PageLink[] {
  return listTexts(page, site).map(({ label, name }) => ({
    label,
    path: `${root}${page.service}/${name}`,
  }));
}

/** The script with what the search looks at, at the site's first level. */
const INDEX_NAME = 'search-index.js';

function searchPlace(depth: number): SearchPlace {
  const root = '../'.repeat(depth);
  return { index: `${root}${INDEX_NAME}`, root };
}

/** Returns the index of the site, with addresses relative to it. */
function createIndex(pages: readonly ServicePage[], guides: readonly Guide[]): SearchEntry[] {
  return createSearchIndex(
    pages.map(({ service, title, document }) => ({
      title,
      document,
      toLink: ({ operation }: LocatedOperation) => `${service}/${operationPath(operation.operationId)}`,
      toSectionLink: (slug: string) => `${service}/index.html#description/${slug}`,
    })),
    guides.map((guide) => ({ ...guide, url: `guides/guide-${guide.name}.html` })),
  );
}

async function copyPackages(packages: Packages | undefined, folder: URL): Promise<void> {
  if (!packages) return;
  for (const file of [...Object.values(packages.clients), packages.contract])
    await cp(file, new URL(packagePath(file) ?? '', folder));
}

/** Returns the path of a package relative to the site. */
function packagePath(file: string | undefined): string | undefined {
  return file === undefined ? undefined : `packages/${basename(file)}`;
}

async function readPage(service: SiteService, packages: Packages | undefined): Promise<ServicePage> {
  const read = (path: string): Promise<string> => readFile(new URL(path, projectRoot), 'utf8');
  const name = service.service;
  return {
    ...service,
    document: JSON.parse(await read(`generated/${name}/openapi.json`)) as OpenApiDocument,
    changelog: await read(`specs/${name}/CHANGELOG.md`),
    client: await read(`generated/${name}/client/README.md`),
    clientFile: packagePath(packages?.clients[name]),
  };
}

/** The guides name the services as the samples do. */
async function writeGuides(pages: readonly ServicePage[], site: Site): Promise<void> {
  const { folder, writePage } = site;
  await mkdir(new URL('guides/', folder), { recursive: true });
  const guides = readGuides(Object.fromEntries(pages.map(({ service, baseUrl }) => [service, baseUrl])));
  const home = { label: 'Record services', path: '../index.html' };
  const shared = frame(site, 1);
  await writeFile(new URL(INDEX_NAME, folder), renderSearchIndex(createIndex(pages, guides)));
  await writePage('guides/index.html', (canonical) =>
    renderText({
      title: 'Guides',
      label: 'Guides',
      text: listGuides(guides),
      breadcrumbs: [home],
      canonical,
      ...shared,
    }),
  );
  for (const { name, title, text } of guides)
    await writePage(`guides/guide-${name}.html`, (canonical) =>
      renderText({
        title,
        label: title,
        text,
        breadcrumbs: [home, { label: 'Guides', path: 'index.html' }],
        canonical,
        ...shared,
      }),
    );
}

async function writeService(page: ServicePage, site: Site): Promise<void> {
  const { service, document } = page;
  const folder = new URL(`${service}/`, site.folder);
  await mkdir(new URL('operations/', folder), { recursive: true });
  for (const path of [`generated/${service}/openapi.json`, `dist/generated/${service}/openapi.yaml`])
    await cp(new URL(path, projectRoot), new URL(path.slice(path.lastIndexOf('/') + 1), folder));
  const samples = createCodeSamples(document, clientPackageName(service));
  await site.writePage(`${service}/index.html`, (canonical) =>
    renderDocumentation(page, site, samples, canonical),
  );
  for (const { name, ...text } of listTexts(page, site)) {
    await site.writePage(`${service}/${name}`, (canonical) =>
      renderServiceText(page, { ...text, ...frame(site, 1, page), canonical }),
    );
  }
  for (const located of listOperations(document)) {
    const id = located.operation.operationId;
    const { title, baseUrl } = page;
    await site.writePage(`${service}/${operationPath(id)}`, (canonical) =>
      renderOperationPage({
        ...{ title, document, located, baseUrl, canonical },
        samples: samples[id] ?? [],
        ...frame(site, 2, page),
      }),
    );
  }
}

function operationPath(operationId: string): string {
  return `operations/${operationId}.html`;
}

interface ServiceText extends Pick<PageLink, 'label'> {
  name: string;
  text: string;
  /** A download, relative to the page. */
  file?: string | undefined;
}

/** Returns the pages that the header of a service's documentation links. */
function listTexts(page: ServicePage, { packages, siteUrl }: Site): ServiceText[] {
  const { service, baseUrl, mockPort, changelog, client, clientFile } = page;
  const contractFile = packagePath(packages?.contract);
  const recipe: RecipeFacts = {
    ...{ service, baseUrl, mockPort },
    documentUrl: siteUrl === undefined ? 'openapi.json' : new URL(`${service}/openapi.json`, siteUrl).href,
    packageFile: contractFile && `../${contractFile}`,
  };
  return [
    { label: 'Changelog', name: 'changelog.html', text: changelog },
    { label: 'Client', name: 'client.html', text: client, file: clientFile && `../${clientFile}` },
    { label: 'Contract', name: 'contract.html', text: renderContractRecipe(recipe) },
    { label: 'Mock', name: 'mock.html', text: renderMockRecipe(recipe) },
  ];
}

function renderDocumentation(
  page: ServicePage,
  site: Site,
  samples: ReturnType<typeof createCodeSamples>,
  canonical: string | undefined,
): string {
  const { title, document, baseUrl, isReachable } = page;
  const { asset } = site;
  return renderShell({
    ...{ title, document, samples, canonical, version },
    documentPath: 'openapi.json',
    embedsDocument: true,
    downloads: DOWNLOADS,
    resources: resources(page, site, '../'),
    summaries: SUMMARIES,
    guides: readGuides().map(({ name, title: label }) => ({ label, path: `../guides/guide-${name}.html` })),
    related: tabs(site, '../'),
    ownPath: 'index.html',
    toLink: ({ operation }) => operationPath(operation.operationId),
    assets: {
      styles: [asset('page.css', 1), asset('header.css', 1)],
      icon: asset('icon.svg', 1),
      script: asset('page.js', 1),
      search: asset('search.js', 1),
      renderer: asset('standalone.js', 1),
    },
    search: searchPlace(1),
    server: { url: baseUrl, isReachable },
    policy: docsPolicy(isReachable ? [new URL(baseUrl).origin] : []),
  });
}

/** The packages of a site, as paths of tarballs. */
export interface Packages {
  /** By service. */
  clients: Readonly<Record<string, string>>;
  contract: string;
}

/** Packs the generated client of each service and the contract tests into a folder. Throws npm's message. */
export async function packPackages(services: readonly string[], folder: string): Promise<Packages> {
  const clients = await Promise.all(
    services.map(async (service) => {
      const client = fileURLToPath(new URL(`generated/${service}/client/`, projectRoot));
      const { tarball } = await npmPack(client, folder);
      return [service, tarball] as const;
    }),
  );
  const { tarball } = await packContract(folder);
  return { clients: Object.fromEntries(clients), contract: tarball };
}
