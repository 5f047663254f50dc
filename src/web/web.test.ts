import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SERVICES } from '../config.js';
import type { StaticFile } from '../http/request-state.js';
import { readServiceDocument } from '../wiring/service-documents.js';
import { listOperations } from '../openapi-document.js';
import { projectRoot } from '../project-root.js';
import { renderMarkdown } from './markdown.js';
import { createWebPages } from './serve.js';
import { upgradeDocument } from './upgrade-document.js';

const URLS = {
  aggregator: 'https://a.example',
  verification: 'https://records.example/verification',
  catalog: 'https://c.example',
};
const catalog = createWebPages('catalog', URLS);

function fileAt(path: string, pages = catalog): StaticFile {
  const found = pages.find(path);
  assert.ok(found && 'file' in found, `nothing at ${path}`);
  return found.file;
}

/** The addresses that a page names. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|data-renderer|data-document|data-index)="([^"]+)"/g)].map(
    ([, link = '']) => link,
  );

test('every address of every page of a service leads to a file of it, to another service or to a place of the page', () => {
  const open = ['/api/', '/api/index.html', '/board/', '/map/', '/player/'];
  const seen = new Set(open);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const { contentType, body } = fileAt(path);
    if (!contentType.startsWith('text/html')) continue;
    for (const link of linksOf(body.toString())) {
      if (/^(https?:|#)/.test(link)) continue;
      const target = new URL(link, `http://x${path}`).pathname;
      // The pages of services are at the services.
      if (/^\/api\/\w+\.html$/.test(target) && target !== '/api/guides.html' && target !== '/api/index.html')
        continue;
      if (!seen.has(target)) open.push(target);
      seen.add(target);
    }
  }
  for (const path of ['/api/guide-clients.html', '/api/changelog-catalog.html', '/api/catalog/openapi.yaml'])
    assert.ok(seen.has(path), path);
});

test('pages have their policy as a header too, are revalidated, and have no inline script', () => {
  for (const path of ['/api/', '/board/', '/api/guides.html']) {
    const { headers, cacheControl, contentType, body } = fileAt(path);
    assert.deepEqual([cacheControl, contentType], ['no-cache', 'text/html; charset=utf-8']);
    assert.match(
      headers['Content-Security-Policy'] ?? '',
      /^default-src 'none'; script-src 'self'; .*base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    assert.doesNotMatch(body.toString(), /<script(?![^>]* src=)/);
  }
  const policy = fileAt('/player/').headers['Content-Security-Policy'] ?? '';
  assert.match(
    policy,
    /connect-src 'self' https:\/\/a\.example\/ https:\/\/records\.example\/verification\/;/,
  );
});

test("pages name this deployment's services, and shared files are kept for ever, compressed by the build", async () => {
  const html = fileAt('/api/').body.toString();
  assert.doesNotMatch(html, /127\.0\.0\.1/);
  assert.match(html, /href="https:\/\/c\.example\/board\/"/);
  for (const link of linksOf(html).filter((one) => one.startsWith('assets/'))) {
    const { cacheControl, body, encoded } = fileAt(`/api/${link}`);
    assert.equal(cacheControl, 'public, max-age=31536000, immutable');
    assert.deepEqual(brotliDecompressSync(await encoded('br')), body);
    assert.deepEqual(gunzipSync(await encoded('gzip')), body);
  }
});

test('before any script has run, and within 20 KB, a page shows its operations and the introduction', () => {
  const html = fileAt('/api/').body.subarray(0, 20_480).toString();
  assert.match(
    html,
    /<a href="#tag\/maps\/getMap">Get a map<\/a> <code>GET \/api\/v1\/public\/maps\/\{mapUid\}</,
  );
  assert.match(html, /<h1>Records catalog<\/h1>\s+<p>/);
});

test('paths without their last slash lead to the page, and pages of services to the services', () => {
  const locationOf = (path: string): unknown => {
    const found = catalog.find(path);
    return found && 'response' in found ? found.response.headers?.Location : undefined;
  };
  assert.equal(locationOf('/api'), 'api/');
  assert.equal(locationOf('/player'), 'player/');
  assert.equal(locationOf('/api/verification.html'), 'https://records.example/verification/api/');
  assert.equal(locationOf('/api/catalog.html'), './');
});

test('nothing else is found: no page for players elsewhere, no source, no path outside the folder', () => {
  const elsewhere = [
    '/',
    '/api//',
    '/api/v1',
    '/api/assets/',
    '/api/404-catalog.html/x',
    '/api/../../package.json',
    '/api/%2e%2e/%2e%2e/package.json',
    '/api/..\\..\\package.json',
    '/runbook.html',
    '/board/index.html/',
    '/api/constructor',
    '__proto__',
    ...readdirSync(new URL('dist/web/api/assets/', projectRoot))
      .filter((name) => /\.(br|gz)$/.test(name))
      .map((name) => `/api/assets/${name}`),
  ];
  assert.deepEqual(
    elsewhere.filter((path) => catalog.find(path) !== undefined),
    [],
  );
  assert.equal(createWebPages('aggregator', URLS).find('/board/'), undefined);
});

test('the page of a 404 names its files by absolute addresses, because it may be at any path', () => {
  const { status, cacheControl, body } = catalog.notFound();
  assert.deepEqual([status, cacheControl], [404, 'no-store']);
  const links = linksOf(body.toString()).filter((link) => link !== '#content');
  assert.ok(links.length > 5);
  for (const link of links) assert.match(link, /^https:\/\/c\.example\//);
});

test('markup in Markdown is shown as text, and headings have ids', () => {
  const html = renderMarkdown('# A `b` title\n\n- <img src=x> **bold** [a](b.html)\n\n```js\na < b\n```');
  assert.match(html, /<h1 id="a-b-title">A <code>b<\/code> title<\/h1>/);
  assert.match(html, /&lt;img src=x&gt; <strong>bold<\/strong> <a href="b\.html">a<\/a>/);
  assert.match(html, /<pre tabindex="0"><code>a &lt; b/);
});

test('a document is upgraded to OpenAPI 3.1, but for examples and a property named example', () => {
  const schema = {
    type: 'object',
    properties: { example: { type: 'string', nullable: true, example: 'a' } },
  };
  const upgraded = upgradeDocument({ openapi: '3.0.3', components: { schemas: { Thing: schema } } });
  const example = { type: ['string', 'null'], examples: ['a'] };
  assert.deepEqual(upgraded, {
    openapi: '3.1.1',
    components: { schemas: { Thing: { type: 'object', properties: { example } } } },
  });
});

test('the two uploads have samples that send the file', () => {
  const operations = listOperations(readServiceDocument('verification').document);
  const sampled = operations.filter(({ operation }) => operation['x-codeSamples'] !== undefined);
  assert.deepEqual(
    sampled.map(({ operation }) => operation.operationId),
    ['uploadMap', 'uploadReplay'],
  );
});

test('the renderer is the file of the published package that its README names', () => {
  const folder = new URL('src/web/renderer/', projectRoot);
  const digest = createHash('sha256').update(readFileSync(new URL('standalone.js', folder)));
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  assert.match(readme, new RegExp(`^sha256 ${digest.digest('hex')}$`, 'm'));
});

const site = mkdtempSync(join(tmpdir(), 'docs-site-'));
after(() => [site, `${site}.xml`].forEach((path) => rmSync(path, { recursive: true, force: true })));

test('the site is the same folder with relative addresses, the services that it is given, and the results of a run', () => {
  const program = fileURLToPath(new URL('dist/scripts/develop/docs.js', projectRoot));
  const tests = `<testsuite name="catalog on SQLite"><testcase name="getMap 200: one" time="1"/>
    <testcase name="getMap 200: two" time="1"><skipped/></testcase>
    <testcase name="getMap 404: three" time="1"><failure/></testcase><testcase name="HEAD" time="1"/></testsuite>`;
  writeFileSync(`${site}.xml`, tests);
  const words = ['--catalog', 'https://c.example/', '--junit', `${site}.xml`];
  execFileSync(process.execPath, [program, '--out', site, ...words]);
  const row = '<tr><th scope="row">getMap</th><td>1</td><td>1 of 1 failed</td></tr>';
  assert.ok(readFileSync(join(site, 'contract.html'), 'utf8').includes(row));
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.html')))
    for (const link of linksOf(readFileSync(join(site, name), 'utf8'))) {
      if (/^(https?:|#)/.test(link)) continue;
      const target = posix.join(posix.dirname(name), link.replace(/#.*/, ''));
      assert.ok(names.includes(target), `${name} links ${link}`);
    }
  for (const service of SERVICES) assert.ok(names.includes(`${service}.html`));
  assert.match(readFileSync(join(site, 'catalog.html'), 'utf8'), /data-server="https:\/\/c\.example"/);
  assert.match(
    readFileSync(join(site, 'verification.html'), 'utf8'),
    /data-server="http:\/\/127\.0\.0\.1:4002"/,
  );
});
