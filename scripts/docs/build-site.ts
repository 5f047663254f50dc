import { cp, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { DOCS_POLICY } from '../../src/http/docs/docs-policy.js';
import { renderShell } from '../../src/http/docs/docs-shell.js';
import type { OpenApiDocument } from '../../src/openapi-document.js';
import { projectRoot } from '../../src/project-root.js';
import { renderChangelog, renderIndex, type ServicePage } from './pages.js';

/** A service of the site, in the order of its tabs. */
export interface SiteService {
  service: string;
  title: string;
  /** Base URL of a server with default settings. */
  exampleServer: string;
}

/** Files that all pages share: name on the site and where it comes from. */
const ASSETS: readonly (readonly [name: string, source: URL])[] = [
  ['page.css', new URL('src/http/docs/page.css', projectRoot)],
  ['page.js', new URL('src/http/docs/page.js', projectRoot)],
  ['icon.svg', new URL('src/http/docs/icon.svg', projectRoot)],
  ['site.css', new URL('scripts/docs/site.css', projectRoot)],
  ['standalone.js', new URL('src/http/docs/renderer/standalone.js', projectRoot)],
];

/**
 * Writes the site of the published documents into a folder, which is emptied before: a first page, and for each service its
 * documentation page, its document in both forms and its changelog. `report` is the folder of a contract report, which comes
 * along where it is there. All links are relative, so that the folder may lie anywhere on any host.
 */
export async function buildSite(services: readonly SiteService[], folder: URL, report: URL): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(new URL('assets/', folder), { recursive: true });
  for (const [name, source] of ASSETS) await copyFile(source, new URL(`assets/${name}`, folder));
  const pages = await Promise.all(services.map(readPage));
  for (const page of pages) await writeService(page, services, new URL(`${page.service}/`, folder));
  const hasReport = existsSync(new URL('index.html', report));
  if (hasReport) await cp(report, new URL('report/', folder), { recursive: true });
  const manifest = await readFile(new URL('package.json', projectRoot), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  await writeFile(new URL('index.html', folder), renderIndex(pages, version, hasReport));
}

async function readPage(site: SiteService): Promise<ServicePage> {
  const read = (path: string): Promise<string> => readFile(new URL(path, projectRoot), 'utf8');
  return {
    ...site,
    document: JSON.parse(await read(`generated/${site.service}/openapi.json`)) as OpenApiDocument,
    changelog: await read(`specs/${site.service}/CHANGELOG.md`),
  };
}

async function writeService(page: ServicePage, all: readonly SiteService[], folder: URL): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of ['openapi.json', 'openapi.yaml'])
    await copyFile(new URL(`generated/${page.service}/${name}`, projectRoot), new URL(name, folder));
  await writeFile(new URL('changelog.html', folder), renderChangelog(page));
  await writeFile(new URL('index.html', folder), renderDocumentation(page, all));
}

function renderDocumentation({ title, exampleServer }: ServicePage, all: readonly SiteService[]): string {
  const asset = (name: string): string => `../assets/${name}`;
  return renderShell({
    title,
    documentPath: 'openapi.json',
    downloads: [
      { label: 'JSON', path: 'openapi.json' },
      { label: 'YAML', path: 'openapi.yaml' },
    ],
    related: [
      { title: 'Overview', url: '../index.html' },
      ...all.map((other) => ({ title: other.title, url: `../${other.service}/index.html` })),
    ],
    assets: {
      style: asset('page.css'),
      icon: asset('icon.svg'),
      script: asset('page.js'),
      renderer: asset('standalone.js'),
    },
    exampleServer,
    policy: DOCS_POLICY.join('; '),
  });
}
