/**
 * Builds the site of the published documents: `npm run docs`, in dist/site/ or, with `--out FOLDER`, elsewhere. When: to publish
 * the documents on a static host, under any path, or to read them from a folder. Reads generated/, the changelogs in specs/
 * and the results of the last contract run in contract-tests/report/ or in the folder of `--report`. Writes the folder, which is emptied
 * before, and packs the clients and the contract tests for it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { exitWithMisuse, readCommandLine } from '../command-line.js';
import { readConfig, SERVICES, type ServiceName } from '../../src/config.js';
import { MOCK_PORTS, TITLES } from '../../src/main/service-titles.js';
import { projectRoot } from '../../src/project-root.js';
import { buildSite, packPackages, type SiteService } from './docs/build-site.js';

const USAGE = `Usage: npm run docs -- [options]

Builds the static site of the documents, which can be published on any host or read from its folder.

  --out FOLDER          the site's folder, which is emptied before; default: dist/site
  --aggregator URL      the base URL of a service, without /api/v1: samples name it, and operations can be tried on it;
  --verification URL    default: a server on this machine, which only samples name
  --catalog URL
  --site-url URL        where the site will be published: for a sitemap and the canonical links of its pages
  --report FOLDER       the folder of the contract report whose verdict is shown; default: contract-tests/report

Examples:
  npm run docs -- --out /tmp/site
  npm run docs -- --verification https://verification.example --site-url https://docs.example/records/`;

const { values } = readCommandLine(USAGE, {
  out: { type: 'string' },
  aggregator: { type: 'string' },
  verification: { type: 'string' },
  catalog: { type: 'string' },
  'site-url': { type: 'string' },
  report: { type: 'string' },
});

function readUrl(option: ServiceName | 'site-url'): string | undefined {
  const value = values[option];
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search + url.hash + url.username !== '') {
    return exitWithMisuse(`--${option} takes a URL such as https://records.example, not "${value}"`);
  }
  return url.href.replace(/\/+$/, '');
}

function readFolder(option: 'out' | 'report', byDefault: string): URL {
  const value = values[option];
  return value === undefined ? new URL(byDefault, projectRoot) : pathToFileURL(`${resolve(value)}/`);
}

const { ports } = readConfig({});
const services = SERVICES.map((service): SiteService => {
  const url = readUrl(service);
  return {
    service,
    title: TITLES[service],
    baseUrl: url ?? `http://127.0.0.1:${ports[service]}`,
    isReachable: url !== undefined,
    mockPort: MOCK_PORTS[service],
  };
});
const siteUrl = readUrl('site-url');
const folder = readFolder('out', 'dist/site/');
const report = readFolder('report', 'contract-tests/report/');
const packed = await mkdtemp(join(tmpdir(), 'docs-packages-'));
try {
  const packages = await packPackages(SERVICES, packed);
  const site = siteUrl === undefined ? {} : { siteUrl: `${siteUrl}/` };
  await buildSite({ services, folder, report, packages, ...site });
} finally {
  await rm(packed, { recursive: true, force: true });
}
console.log(`The site is in ${fileURLToPath(folder)}; its first page is index.html.`);
