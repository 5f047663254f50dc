import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { projectRoot } from '../../project-root.js';
import type { OpenApiDocument } from '../../openapi-document.js';
import { sampleDocument } from '../testing/sample-document.js';
import type { StaticFile } from '../response/static-file.js';
import { createDocsPage, readDocsAssets, type DocsPageOptions } from './docs-page.js';

const assets = readDocsAssets();

const OPTIONS: DocsPageOptions = {
  title: 'Verification',
  document: sampleDocument as unknown as OpenApiDocument,
  clientPackage: 'sample-client',
  version: '9.8.7',
  baseUrl: 'https://verification.example',
  related: [],
  summaries: { Catalog: 'Knows <records>.' },
  readContent: () => ({
    workflows: [],
    guides: [{ name: 'start', title: 'Start', summary: 'Begin here.', text: '# Start\n\nBegin here.' }],
    searchIndex: [
      { title: 'Get a thing', section: 'Sample', url: 'docs/mock.html', about: 'thing one', words: '' },
    ],
    resources: [{ label: 'Changelog', name: 'changelog.html', text: '# Changes\n\n- <one>' }],
  }),
};

const createPage = (
  related = [{ title: 'Catalog', url: 'https://catalog.example/api/' }],
): ReturnType<typeof createDocsPage> => createDocsPage({ ...OPTIONS, related }, assets);

const page = createPage();

function fileAt(path: string, docs = page): StaticFile {
  const response = docs.find(path);
  assert.ok(response && 'file' in response, `nothing at ${path}`);
  return response.file;
}

/** Every address of a file that the page uses. */
function ownAddresses(): string[] {
  const html = fileAt('/api/').body.toString();
  return [...html.matchAll(/(?:href|src|data-renderer)="(docs\/[^"]+\.(?:css|js|svg))"/g)].map(
    (match) => `/api/${match[1] ?? ''}`,
  );
}

test('the page is HTML that is revalidated each time, under a strict policy', () => {
  const { contentType, cacheControl, headers } = fileAt('/api/');
  assert.equal(contentType, 'text/html; charset=utf-8');
  assert.equal(cacheControl, 'no-cache');
  const policy = headers['Content-Security-Policy'] ?? '';
  assert.match(policy, /default-src 'none'; script-src 'self'; /);
  assert.match(policy, /connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/);
  assert.doesNotMatch(policy, /unsafe-eval|https?:|\*/);
});

test('the page has no inline script, only data, and uses no missing file', () => {
  const html = fileAt('/api/').body.toString();
  assert.doesNotMatch(html, /<script(?![^>]* src=)(?! type="application\/json")/);
  assert.deepEqual(
    new Set(ownAddresses().map((path) => fileAt(path).contentType)),
    new Set(['image/svg+xml', 'text/css; charset=utf-8', 'text/javascript; charset=utf-8']),
  );
});

test('files are named after their content and kept for ever', () => {
  for (const path of ownAddresses()) {
    const { etag, cacheControl } = fileAt(path);
    assert.match(etag, /^W\/"[\w-]{16}"$/);
    assert.ok(path.includes(`.${etag.slice(3, -1)}.`), path);
    assert.equal(cacheControl, 'public, max-age=31536000, immutable');
  }
});

test('the page shows one tab for each service, its own as the current one, and escapes what it shows', () => {
  const tabs = [
    { title: 'A & <b>', url: 'https://one.example/api/?a="b"' },
    { title: 'Verification', url: 'https://two.example/api/' },
  ];
  const html = fileAt('/api/', createPage(tabs)).body.toString();
  assert.match(html, /<a href="https:\/\/one\.example\/api\/\?a=&quot;b&quot;">A &amp; &lt;b&gt;<\/a>/);
  assert.match(html, /<a href="\.\/" aria-current="page">Verification<\/a>/);
  assert.doesNotMatch(html, /two\.example/);
});

test('a service that is not among the tabs still has its own', () => {
  const html = fileAt('/api/').body.toString();
  assert.match(
    html,
    /aria-current="page">Verification<\/a>\s+<a href="https:\/\/catalog\.example\/api\/">Catalog/,
  );
});

test('what the pages show is read once, when the first of them is requested', () => {
  let read = 0;
  const readContent: DocsPageOptions['readContent'] = () => {
    read += 1;
    return OPTIONS.readContent();
  };
  const docs = createDocsPage({ ...OPTIONS, readContent }, assets);
  assert.equal(read, 0);
  assert.equal(fileAt('/api/', docs), fileAt('/api/', docs));
  assert.equal(read, 1);
});

test('before any script has run, the page shows the introduction and every operation, and waits for no renderer', () => {
  const html = fileAt('/api/').body.toString();
  assert.doesNotMatch(html, /<script[^>]*standalone/);
  assert.match(html, /<h1>Sample service<\/h1>/);
  assert.match(html, /<p>Knows things\.<\/p>\n<table>/);
  assert.match(
    html,
    /<a href="#tag\/things\/uploadThing">Upload a thing<\/a> <code>POST \/api\/v1\/uploads</,
  );
});

test('the header links pages about the service, which have no script and show no markup of their text', () => {
  assert.match(fileAt('/api/').body.toString(), /<a href="docs\/changelog\.html">Changelog<\/a>/);
  const { body, headers, cacheControl } = fileAt('/api/docs/changelog.html');
  assert.equal(cacheControl, 'no-cache');
  assert.match(
    headers['Content-Security-Policy'] ?? '',
    /^default-src 'none'; script-src 'self'; style-src 'self'; /,
  );
  const html = body.toString();
  assert.match(html, /<li>&lt;one&gt;<\/li>/);
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  assert.equal(fileAt(new URL(style, 'http://x/api/docs/').pathname).contentType, 'text/css; charset=utf-8');
});

test('the pages about the service have the header of the page itself, with the version of the server', () => {
  for (const path of ['/api/', '/api/docs/changelog.html', '/api/docs/guide-start.html']) {
    const html = fileAt(path).body.toString();
    assert.match(
      html,
      /<header class="bar">[^]*>Catalog<\/a>[^]*>Changelog<\/a>[^]*9\.8\.7 · OpenAPI 3\.0\.3[^]*<\/header>/,
    );
    assert.match(html, /<a class="skip" href="#content">[^]*<main[^>]* id="content"/);
  }
});

test('the page of a 404 names its files by absolute addresses, since it may lie anywhere', () => {
  const { status, cacheControl, body } = page.notFound();
  assert.deepEqual([status, cacheControl], [404, 'no-store']);
  const addresses = [...body.toString().matchAll(/(?:href|src)="([^"#]+)"/g)].map(
    ([, address = '']) => address,
  );
  assert.ok(addresses.length > 5);
  assert.deepEqual(
    addresses.filter((address) => !address.startsWith('https://')),
    [],
  );
});

test('compressed forms are made once and hold the same bytes', async () => {
  const renderer = fileAt(ownAddresses().find((path) => path.includes('standalone')) ?? '');
  const brotli = await renderer.encoded('br');
  assert.equal(await renderer.encoded('br'), brotli);
  assert.ok(brotli.length < renderer.body.length / 3);
  assert.deepEqual(brotliDecompressSync(brotli), renderer.body);
  assert.deepEqual(gunzipSync(await renderer.encoded('gzip')), renderer.body);
});

test('/api leads to the page', () => {
  assert.deepEqual(page.find('/api'), { response: { status: 308, headers: { Location: 'api/' } } });
});

test('nothing else is found, in particular no path outside the folder', () => {
  const elsewhere = [
    '/',
    '/api/v1',
    '/api/openapi.json',
    '/api/docs/',
    '/api/docs/page.js',
    '/api/docs/nothing.html',
    '/api/docs/../../package.json',
    '/api/docs/%2e%2e/%2e%2e/package.json',
    '/api/docs/..\\..\\package.json',
    '/api//',
    '/api/docs/constructor',
    '__proto__',
  ];
  assert.deepEqual(
    elsewhere.filter((path) => page.find(path) !== undefined),
    [],
  );
});

test('the renderer is the file of the published package that its README names', () => {
  const folder = new URL('src/http/docs/renderer/', projectRoot);
  const digest = createHash('sha256').update(readFileSync(new URL('standalone.js', folder)));
  assert.match(
    readFileSync(new URL('README.md', folder), 'utf8'),
    new RegExp(`^sha256 ${digest.digest('hex')}$`, 'm'),
  );
});
