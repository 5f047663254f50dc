import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import {
  DESKTOP,
  launchChromium,
  PHONE,
  type HeadlessBrowser,
  type Visit,
} from '../../../contract-tests/testing/browser.js';
import { findViolations } from '../../../contract-tests/testing/axe.js';
import { SERVICES } from '../../../src/config.js';
import { sampleRun } from '../../../contract-tests/reporting/sample-run.js';
import type { RunReport } from '../../../contract-tests/reporting/report-model.js';
import { MOCK_PORTS, TITLES } from '../../../src/main/service-titles.js';
import {
  listOperations,
  type LocatedOperation,
  type OpenApiDocument,
} from '../../../src/openapi-document.js';
import { projectRoot } from '../../../src/project-root.js';
import { buildSite, type SiteOptions } from './build-site.js';
import { sizeOf } from '../test/sizes.js';

/** A path as a host may give it to one of its projects. */
const SUBFOLDER = '/people/kestrel/specs/';
const TYPES: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  json: 'application/json',
};

const folder = mkdtempSync(join(tmpdir(), 'docs-site-'));
let server: Server;
let browser: HeadlessBrowser;
let site: string;

/** Serves only the folder below the path, as a simple static host does. */
function serve(): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.invalid');
    const name = pathname.startsWith(SUBFOLDER) ? normalize(pathname.slice(SUBFOLDER.length)) : '..';
    const file = join(folder, name === '.' || name.endsWith('/') ? join(name, 'index.html') : name);
    if (name.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type }).end(readFileSync(file));
  });
}

/** A deployment that readers can reach. */
const PUBLIC_URL = 'https://verification.example';
const packed = mkdtempSync(join(tmpdir(), 'docs-packages-'));

/** A tarball's name is all that the pages use of it. */
function createTarball(name: string): string {
  const file = join(packed, name);
  writeFileSync(file, name);
  return file;
}

function siteOptions(report: RunReport | null): SiteOptions {
  const reportFolder = mkdtempSync(join(tmpdir(), 'docs-report-'));
  if (report) writeFileSync(join(reportFolder, 'results.json'), JSON.stringify(report));
  return {
    services: SERVICES.map((service) => ({
      service,
      title: TITLES[service],
      baseUrl: service === 'verification' ? PUBLIC_URL : 'http://127.0.0.1:4002',
      isReachable: service === 'verification',
      mockPort: MOCK_PORTS[service],
    })),
    folder: pathToFileURL(`${folder}/`),
    report: pathToFileURL(`${reportFolder}/`),
    packages: {
      clients: Object.fromEntries(SERVICES.map((service) => [service, createTarball(`${service}-1.tgz`)])),
      contract: createTarball('contract-1.tgz'),
    },
    siteUrl: 'https://docs.example/records/',
  };
}

before(async () => {
  await buildSite(siteOptions(sampleRun));
  server = serve().listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}${SUBFOLDER}`;
  browser = await launchChromium();
});

after(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
});

async function assertGood({ page, complaints, foreignRequests }: Visit): Promise<void> {
  assert.deepEqual({ complaints, foreignRequests }, { complaints: [], foreignRequests: [] });
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  assert.ok(Number(overflow) <= 0, `the page is ${String(overflow)} pixels wider than the screen`);
  const tables = "[...document.querySelectorAll('.markdown table')]";
  const clipped = await page.evaluate(
    `${tables}.filter((table) => table.scrollWidth > table.clientWidth).length`,
  );
  assert.equal(clipped, 0, 'a table is wider than its column');
}

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

test('every link of every page leads to a file of the site', async () => {
  const open = ['index.html'];
  const seen = new Set(open);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const address = new URL(path, site);
    const response = await fetch(address);
    assert.equal(response.status, 200, path);
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const [, link = ''] of (await response.text()).matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (/^(https?|data):/.test(link)) continue;
      const target = new URL(link, address);
      assert.ok(target.href.startsWith(site), `${path} links to ${link}`);
      const found = target.href.slice(site.length).replace(/#.*/, '');
      if (!seen.has(found)) open.push(found);
      seen.add(found);
    }
  }
  const expected = [
    'packages/contract-1.tgz',
    ...SERVICES.flatMap((service) =>
      ['changelog.html', 'client.html', 'contract.html', 'mock.html', 'openapi.yaml'].map(
        (name) => `${service}/${name}`,
      ),
    ),
    'verification/operations/uploadMap.html',
  ];
  assert.deepEqual(
    expected.filter((path) => !seen.has(path)),
    [],
  );
});

test('shared files are named after their content', () => {
  for (const name of readdirSync(join(folder, 'assets')))
    assert.match(name, /^[\w-]+\.[\w-]{16}\.(css|js|svg)$/);
});

test('each operation has a page with a title, a description and a canonical link of its own', () => {
  const titles = new Set<string>();
  for (const service of SERVICES) {
    const { operations } = readDocument(service);
    for (const { path, method, operation } of operations) {
      const html = read(`${service}/operations/${operation.operationId}.html`);
      const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
      assert.ok(title.includes(`${method.toUpperCase()} ${path}`), title);
      titles.add(title);
      assert.match(html, /<meta name="description" content="[^"]{20,}"/);
      const canonical = `https://docs.example/records/${service}/operations/${operation.operationId}.html`;
      assert.ok(html.includes(`<link rel="canonical" href="${canonical}" />`), canonical);
      assert.ok(read('sitemap.xml').includes(`<loc>${canonical}</loc>`), canonical);
      assert.ok(read(`${service}/index.html`).includes(`"operations/${operation.operationId}.html"`));
    }
    assert.ok(operations.length > 0);
  }
  assert.equal(titles.size, SERVICES.flatMap((service) => readDocument(service).operations).length);
});

test("an operation's page has samples for the deployment, parameters, and the fields of its responses", () => {
  const html = read('verification/operations/uploadMap.html');
  assert.match(html, /curl &#39;https:\/\/verification\.example\/api\/v1\/uploads\/map\?filename=/);
  assert.match(html, /--data-binary &#39;@[^&]+\.Map\.Gbx&#39;/);
  assert.match(html, /<td><code>filename<\/code><\/td><td>string in the query, required<\/td>/);
  assert.match(html, /<td><code>data\.artifact_ref<\/code><\/td><td>string, required<\/td>/);
});

test('the first page shows a failed report as such, and no address of what was tested is published', () => {
  assert.match(read('index.html'), /<section class="verdict failed"[^]*Failed[^]*2026-10-06, 08:00 UTC/);
  assert.doesNotMatch(read('index.html'), /maps\.example|127\.0\.0\.1/);
});

test('the first page shows a report without findings as passed', async () => {
  const other = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'docs-site-'))}/`);
  await buildSite({ ...siteOptions({ ...sampleRun, failed: 0, findings: [] }), services: [], folder: other });
  assert.match(readFileSync(new URL('index.html', other), 'utf8'), /<section class="verdict passed"/);
});

test('a copy without a report of a whole contract run says so, and how to make one', async () => {
  const other = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'docs-site-'))}/`);
  const { packages, siteUrl, services, ...options } = siteOptions({
    ...sampleRun,
    onlyOperations: ['getMap'],
  });
  assert.ok(packages && siteUrl);
  await buildSite({ ...options, services: services.slice(0, 1), folder: other });
  assert.match(readFileSync(new URL('index.html', other), 'utf8'), /There is no contract report/);
  assert.match(
    readFileSync(new URL('aggregator/contract.html', other), 'utf8'),
    /npx record-services-contract --aggregator http:\/\/127\.0\.0\.1:4002</,
  );
});

test('the documentation can be read from a folder', async () => {
  const { page, complaints } = await browser.visit(
    `${pathToFileURL(join(folder, 'verification/index.html')).href}#tag/service/getHealth`,
    DESKTOP,
  );
  await page.locator('[id$="getHealth"]').getByRole('button', { name: 'Test Request' }).waitFor();
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test('where a deployment is named, operations are tried on it', async () => {
  const visit = await browser.visit(`${site}verification/index.html#tag/service/getHealth`, DESKTOP);
  const { page, complaints, foreignRequests } = visit;
  await page.locator('[id$="getHealth"]').getByRole('button', { name: 'Test Request' }).click();
  // The browser of tests refuses it, as every request to another site.
  const refused = page.waitForEvent('requestfailed', (request) => request.url().startsWith(PUBLIC_URL));
  await page.getByRole('button', { name: /^Send get request to/ }).click();
  assert.equal((await refused).url(), `${PUBLIC_URL}/api/v1/health`);
  assert.deepEqual(foreignRequests, [`${PUBLIC_URL}/api/v1/health`]);
  assert.deepEqual(
    complaints.filter((text) => text.startsWith('Content security policy')),
    [],
  );
  await page.context().close();
});

function readDocument(service: string): { document: OpenApiDocument; operations: LocatedOperation[] } {
  const text = readFileSync(new URL(`generated/${service}/openapi.json`, projectRoot), 'utf8');
  const document = JSON.parse(text) as OpenApiDocument;
  return { document, operations: listOperations(document) };
}

for (const [screen, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  if (!sizeOf('pageScreens').includes(screen)) continue;
  describe(`the site on a ${screen}`, () => {
    test('the first page leads to each service and its changelog', async () => {
      const visit = await browser.visit(site, viewport);
      for (const service of SERVICES)
        await visit.page.getByRole('heading', { name: TITLES[service] }).waitFor();
      await assertGood(visit);
      assert.deepEqual(await findViolations(visit.page), []);
      await visit.page.getByRole('link', { name: 'Changelog' }).first().click();
      await visit.page.getByRole('heading', { name: /^Changes of/ }).waitFor();
      await assertGood(visit);
      await visit.page.context().close();
    });

    for (const service of SERVICES) {
      if (!sizeOf('services').includes(service)) continue;
      test(`the documentation of ${service} is shown without its server, and sends only to a named one`, async () => {
        const { document, operations } = readDocument(service);
        const visit = await browser.visit(`${site}${service}/index.html`, viewport);
        await visit.page.getByRole('heading', { name: document.info.title }).waitFor();
        const [first] = operations;
        const tag = first?.operation.tags?.[0]?.toLowerCase().replaceAll(' ', '-') ?? '';
        await visit.page.evaluate(`location.hash = '#tag/${tag}/${first?.operation.operationId ?? ''}'`);
        await visit.page
          .getByRole('heading', { name: first?.operation.summary ?? '' })
          .first()
          .waitFor();
        await visit.page.locator('pre', { hasText: 'curl' }).first().waitFor();
        const buttons = await visit.page.getByRole('button', { name: 'Test Request' }).count();
        assert.equal(buttons > 0, service === 'verification');
        await assertGood(visit);
        await visit.page.context().close();
      });
    }
  });
}
