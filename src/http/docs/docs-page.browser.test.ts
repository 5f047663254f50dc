import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import {
  DESKTOP,
  launchChromium,
  PHONE,
  type HeadlessBrowser,
  type Visit,
} from '../../../contract-tests/testing/browser.js';
import { sizeOf } from '../../../scripts/develop/test/sizes.js';
import type { OpenApiDocument } from '../../openapi-document.js';
import { createDocsPage, readDocsAssets } from './docs-page.js';
import { sampleDocument } from '../testing/sample-document.js';

const docs = createDocsPage(
  {
    title: 'Sample',
    document: sampleDocument as unknown as OpenApiDocument,
    clientPackage: 'sample-client',
    version: '9.8.7',
    baseUrl: 'https://verification.example',
    related: [
      { title: 'Sample', url: 'http://sample.invalid/api/' },
      { title: 'Other', url: 'http://other.invalid/api/' },
    ],
    summaries: {},
    readContent: () => ({
      workflows: [],
      guides: [],
      searchIndex: [
        { title: 'Get a thing', section: 'Sample', url: 'docs/mock.html', about: 'thing one', words: '' },
      ],
      resources: [{ label: 'Mock', name: 'mock.html', text: '# A mock' }],
    }),
  },
  readDocsAssets(),
);

const operationIds: Record<string, string> = {
  'List things': 'listThings',
  'Get a thing': 'getThing',
  'Replace a thing': 'replaceThing',
  'Upload a thing': 'uploadThing',
};

/** What the browser sent to the operations, in order: method, target, content type, bytes of the body. */
const received: unknown[][] = [];
let server: Server;
let browser: HeadlessBrowser;
let address: string;

before(async () => {
  server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
  browser = await launchChromium();
});

after(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
});

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request;
  const found = docs.find(url);
  if (found && 'file' in found) {
    const { headers, contentType, body } = found.file;
    response.writeHead(200, { ...headers, 'Content-Type': contentType }).end(body);
    return;
  }
  let bytes = 0;
  for await (const chunk of request) bytes += (chunk as Buffer).length;
  if (url !== '/api/openapi.json') received.push([method, url, request.headers['content-type'], bytes]);
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(url === '/api/openapi.json' ? sampleDocument : { received: true }));
}

function assertClean({ complaints, foreignRequests }: Visit): void {
  assert.deepEqual({ complaints, foreignRequests }, { complaints: [], foreignRequests: [] });
}

for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  if (!sizeOf('pageScreens').includes(name)) continue;
  describe(`documentation page on a ${name}`, () => {
    let visit: Visit;
    before(async () => {
      visit = await browser.visit(address, viewport);
      await visit.page.getByRole('heading', { name: 'Sample service' }).waitFor();
    });
    after(() => visit.page.context().close());

    test('shows every operation by its summary', async () => {
      for (const summary of ['List things', 'Replace a thing', 'Upload a thing']) {
        const heading = visit.page.getByRole('heading', { name: summary });
        await visit.page.evaluate(`location.hash = '#tag/things/${operationIds[summary] ?? ''}'`);
        await heading.waitFor();
        assert.ok(await heading.isVisible(), summary);
      }
      assertClean(visit);
    });

    test('fits the width of the screen', async () => {
      const width = await visit.page.evaluate('document.documentElement.scrollWidth');
      assert.equal(width, viewport.width);
    });

    test('shows the patterns of values', async () => {
      await visit.page.evaluate(`location.hash = '#tag/things/${operationIds['Replace a thing'] ?? ''}'`);
      const section = visit.page.locator(`[id$="${operationIds['Replace a thing'] ?? ''}"]`);
      // The renderer shows it while its button has the focus.
      await section.getByRole('button', { name: 'Pattern' }).first().focus();
      const pattern = section.locator('code', { hasText: '^[a-z0-9_-]{1,9}$' }).first();
      await pattern.waitFor();
      assert.ok(await pattern.isVisible());
    });

    test('links the other services and the documents, and shows the published version', async () => {
      const bar = visit.page.locator('header');
      assert.equal(
        await bar.getByRole('link', { name: 'Other' }).getAttribute('href'),
        'http://other.invalid/api/',
      );
      assert.equal(await bar.getByRole('link', { name: 'YAML' }).getAttribute('href'), 'openapi.yaml');
      assert.ok(await bar.getByText('OpenAPI 3.0.3').isVisible());
    });

    test('has a link that skips the header and leads to the main part of the renderer', async () => {
      const { page } = visit;
      await page.getByRole('link', { name: 'Skip to the content' }).focus();
      await page.keyboard.press('Enter');
      assert.equal(await page.evaluate('document.activeElement.tagName'), 'MAIN');
      assert.equal(await page.locator('main#content').count(), 1);
    });

    test('has samples for this server: curl, and the generated client', async () => {
      const { page } = visit;
      await page.evaluate("location.hash = '#tag/things/getThing'");
      const section = page.locator('[id$="getThing"]');
      const server = address.replace(/\/api\/$/, '');
      await section.locator('pre', { hasText: `curl '${server}/api/v1/things/t-1'` }).waitFor();
      await section.getByRole('button', { name: 'curl' }).first().click();
      await page.getByRole('option', { name: 'TypeScript client' }).click();
      await section.locator('pre', { hasText: `import { getThing } from 'sample-client';` }).waitFor();
    });

    /** Opens the dialog of an operation, lets `fill` work on it, sends, closes it, and returns what the server got. */
    async function send(
      operationId: string,
      fill?: (page: Visit['page']) => Promise<void>,
    ): Promise<unknown[]> {
      const { page } = visit;
      await page.evaluate(`location.hash = '#tag/things/${operationId}'`);
      await page.locator(`[id$="${operationId}"]`).getByRole('button', { name: 'Test Request' }).click();
      await fill?.(page);
      await page.getByRole('button', { name: /^Send (get|post) request to/ }).click();
      const response = page.getByText('"received"');
      await response.waitFor();
      assertClean(visit);
      await page.getByRole('button', { name: 'Close Client' }).click();
      await response.waitFor({ state: 'hidden' });
      return received.at(-1) ?? [];
    }

    test('fills in the path of a read from its examples', async () => {
      assert.deepEqual((await send('getThing')).slice(0, 2), ['GET', '/api/v1/things/t-2']);
    });

    test('sends a body from the examples to this server, with the path of the same example', async () => {
      const sent = await send('replaceThing');
      assert.deepEqual(sent.slice(0, 3), ['POST', '/api/v1/things/t-1', 'application/json']);
    });

    test('sends the bytes of a chosen file', async () => {
      const sent = await send('uploadThing', async (page) => {
        const choosing = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Select File' }).click();
        const file = {
          name: 'thing.bin',
          mimeType: 'application/octet-stream',
          buffer: Buffer.alloc(1234, 7),
        };
        await (await choosing).setFiles(file);
        await page.getByText('thing.bin').waitFor();
      });
      assert.deepEqual(sent, ['POST', '/api/v1/uploads', 'application/octet-stream', 1234]);
    });
  });
}

test('an anchor that leads nowhere stays in the address', async () => {
  const { page } = await browser.visit(`${address}#tag/nothing/atAll`, DESKTOP);
  // The renderer is there once it shows its buttons.
  await page.getByRole('button', { name: 'Test Request' }).first().waitFor();
  await page.mouse.wheel(0, 0);
  assert.equal(await page.evaluate('location.hash'), '#tag/nothing/atAll');
  await page.context().close();
});

test('who reads the first view keeps the focus when the renderer takes its place', async () => {
  const { page } = await browser.visit(address, DESKTOP);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/openapi.json', async (route) => {
    await released;
    await route.fallback();
  });
  await page.reload();
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  const focused = `document.activeElement.localName === 'main'`;
  assert.ok(await page.evaluate(focused));
  release();
  await page.locator('.first-view').waitFor({ state: 'detached' });
  await page.waitForFunction(focused);
  await page.context().close();
});
