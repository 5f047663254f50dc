import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
} from '../../contract-tests/testing/browser.js';
import { SERVICES } from '../../src/config.js';
import { TITLES } from '../../src/main/service-titles.js';
import { listOperations, type OpenApiDocument } from '../../src/openapi-document.js';
import { projectRoot } from '../../src/project-root.js';
import { buildSite } from './build-site.js';
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

before(async () => {
  const report = mkdtempSync(join(tmpdir(), 'docs-report-'));
  mkdirSync(report, { recursive: true });
  writeFileSync(join(report, 'index.html'), '<!doctype html><title>Report</title>');
  const services = SERVICES.map((service) => ({
    service,
    title: TITLES[service],
    exampleServer: 'http://127.0.0.1:4002',
  }));
  await buildSite(services, pathToFileURL(`${folder}/`), pathToFileURL(`${report}/`));
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

test('every link of every page leads to a file of the site', async () => {
  const open = ['index.html'];
  const seen = new Set(open);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const address = new URL(path, site);
    const response = await fetch(address);
    assert.equal(response.status, 200, path);
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const [, link = ''] of (await response.text()).matchAll(/(?:href|src)="([^"]+)"/g)) {
      const target = new URL(link, address);
      assert.ok(target.href.startsWith(site), `${path} links to ${link}`);
      const found = target.href.slice(site.length);
      if (!seen.has(found)) open.push(found);
      seen.add(found);
    }
  }
  assert.ok(seen.has('report/index.html') && seen.has('verification/changelog.html'), [...seen].join(' '));
});

test('a copy without a contract report says so', async () => {
  const other = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'docs-site-'))}/`);
  await buildSite([], other, new URL('nowhere/', other));
  assert.match(readFileSync(new URL('index.html', other), 'utf8'), /There is no contract report/);
});

for (const [screen, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  if (!sizeOf('pageScreens').includes(screen)) continue;
  describe(`the site on a ${screen}`, () => {
    test('the first page leads to each service and its changelog', async () => {
      const visit = await browser.visit(site, viewport);
      for (const service of SERVICES)
        await visit.page.getByRole('heading', { name: TITLES[service] }).waitFor();
      await assertGood(visit);
      await visit.page.getByRole('link', { name: 'Changelog' }).first().click();
      await visit.page.getByRole('heading', { name: /^Changes of/ }).waitFor();
      await assertGood(visit);
      await visit.page.context().close();
    });

    for (const service of SERVICES) {
      test(`the documentation of ${service} is shown without its server, and nothing can be sent`, async () => {
        const text = readFileSync(new URL(`generated/${service}/openapi.json`, projectRoot), 'utf8');
        const document = JSON.parse(text) as OpenApiDocument;
        const visit = await browser.visit(`${site}${service}/index.html`, viewport);
        await visit.page.getByRole('heading', { name: document.info.title }).waitFor();
        const [first] = listOperations(document);
        const tag = first?.operation.tags?.[0]?.toLowerCase().replaceAll(' ', '-') ?? '';
        await visit.page.evaluate(`location.hash = '#tag/${tag}/${first?.operation.operationId ?? ''}'`);
        await visit.page
          .getByRole('heading', { name: first?.operation.summary ?? '' })
          .first()
          .waitFor();
        assert.equal(await visit.page.getByRole('button', { name: 'Test Request' }).count(), 0);
        await assertGood(visit);
        await visit.page.context().close();
      });
    }
  });
}
