import { deepEqual, equal, ok } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { findViolations } from './axe.js';
import { DESKTOP, launchChromium, PHONE, type HeadlessBrowser, type Visit } from './browser.js';
import { listOperations } from '../contract/document.js';
import { runCurl } from './run-curl.js';
import { startServer, type ServerProcess } from '../targets/server-process.js';
import { suites } from '../scenarios/services.js';
import { sizeOf, spread } from '../../scripts/develop/test/sizes.js';
import { BASE_URL, createCodeSamples } from '../../src/http/docs/code-samples.js';
import { readServiceDocument } from '../../src/main/service-documents.js';

/** What readers type into the search of each page. */
const WORDS = ['paging', 'If-None-Match', 'rate limit', 'webhook', 'X-Request-Id'];

let server: ServerProcess;
let browser: HeadlessBrowser;

before(async () => {
  server = await startServer({
    services: suites.map(({ service }) => service),
    environment: { LOG_LEVEL: 'warn' },
  });
  browser = await launchChromium();
});

after(async () => {
  await browser.close();
  await server.stop();
});

function linkTo(tag: string, operationId: string): string {
  return `#tag/${tag.toLowerCase().replaceAll(' ', '-')}/${operationId}`;
}

for (const { service, document } of suites) {
  if (!sizeOf('services').includes(service)) continue;
  for (const [screen, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    if (!sizeOf('pageScreens').includes(screen)) continue;
    describe(`The documentation page of ${service} on a ${screen}`, () => {
      let visit: Visit;

      before(async () => {
        visit = await browser.visit(`${server.urls[service] ?? ''}/api/`, viewport);
        await visit.page.getByRole('heading', { name: document.info.title }).waitFor();
      });

      after(() => visit.page.context().close());

      // Before other operations are shown, which would take axe long.
      if (sizeOf('wholeRunServices').includes(service)) {
        test('has no violation that axe finds', async () => {
          // An operation with a body has all kinds of parts.
          const { id = '', tag = '' } = listOperations(document).find(({ body }) => body) ?? {};
          await visit.page.evaluate(`location.hash = '${linkTo(tag, id)}'`);
          await visit.page.locator(`[id$="${id}"]`).getByRole('button', { name: 'Test Request' }).waitFor();
          deepEqual(await findViolations(visit.page), []);
        });
      }

      test('shows the operations', async () => {
        for (const { id, summary, tag } of spread(listOperations(document), sizeOf('shownOperations'))) {
          await visit.page.evaluate(`location.hash = '${linkTo(tag, id)}'`);
          const heading = visit.page.getByRole('heading', { name: summary, exact: true });
          await heading.first().waitFor();
          ok(await heading.first().isVisible(), summary);
        }
      });

      test('offers the document for download', async () => {
        for (const form of ['JSON', 'YAML']) {
          const link = visit.page.locator('header').getByRole('link', { name: form });
          const href = await link.getAttribute('href');
          equal((await fetch(new URL(href ?? '', visit.page.url()))).status, 200);
        }
      });

      test('finds what readers search', async () => {
        const { page } = visit;
        const search = page.getByRole('combobox', { name: 'Search the documentation' });
        for (const words of WORDS) {
          await search.fill(words);
          const found = page.getByRole('listitem').filter({ hasText: new RegExp(words, 'i') });
          await found.getByRole('link').first().waitFor({ timeout: 20_000 });
        }
        await page.keyboard.press('Escape');
      });

      test('links pages about the service', async () => {
        const links = visit.page.getByRole('navigation', { name: 'About this service' }).getByRole('link');
        const labels = await links.allInnerTexts();
        deepEqual(labels, ['Guides', 'Changelog', 'Client', 'Contract', 'Mock']);
        for (const label of labels) {
          const href = await links.filter({ hasText: label }).getAttribute('href');
          equal((await fetch(new URL(href ?? '', visit.page.url()))).status, 200, label);
        }
      });

      test('requests no other host and logs no error', () => {
        const { complaints, foreignRequests } = visit;
        deepEqual({ complaints, foreignRequests }, { complaints: [], foreignRequests: [] });
      });
    });
  }
}

test('a browser at the catalog is sent to the board, which reads the catalog and the verification service', async () => {
  const origins = [server.urls['verification'] ?? ''];
  const visit = await browser.visit(`${server.urls['catalog'] ?? ''}/`, DESKTOP, { origins });
  await visit.page.getByText('No world record has been reported yet.').waitFor();
  await visit.page.getByText('No verdict yet').waitFor();
  await visit.page.getByText(/^Updated at/).waitFor();
  await visit.page.getByRole('searchbox').fill('rate limit');
  const found = visit.page
    .getByRole('listitem')
    .filter({ hasText: 'Documentation' })
    .getByRole('link')
    .first();
  const help = await found.getAttribute('href');
  equal((await fetch(new URL(help ?? '', visit.page.url()))).status, 200, help ?? 'no link');
  equal(new URL(visit.page.url()).pathname, '/board/');
  deepEqual([visit.complaints, visit.foreignRequests], [[], []]);
  await visit.page.context().close();
});

/** Returns the curl for an upload, from the page where it is shown in this run, else as the page gets it. */
async function readUploadCurl(): Promise<string> {
  const url = server.urls['verification'] ?? '';
  if (!sizeOf('services').includes('verification')) {
    const samples = createCodeSamples(readServiceDocument('verification').document, '');
    return samples['uploadMap']?.[0]?.source.replaceAll(BASE_URL, url) ?? '';
  }
  const { page } = await browser.visit(`${url}/api/#tag/artifacts/uploadMap`, DESKTOP);
  const sample = page.locator('[id$="uploadMap"] pre').filter({ hasText: 'curl' });
  await sample.waitFor();
  const shown = await sample.innerText();
  await page.context().close();
  return shown;
}

test('the curl that is shown for an upload stages the file', async () => {
  const shown = await readUploadCurl();
  const [, fileName = ''] = /--data-binary '@([^']+)'/.exec(shown) ?? [];
  const { status, body } = await runCurl(shown, { [fileName]: 'seven b' });
  equal(status, 200, body);
  equal((JSON.parse(body) as { data: { size_bytes: number } }).data.size_bytes, 7);
});

test('a browser gets a page where there is no route, which axe finds nothing in', async () => {
  const { page } = await browser.visit(`${server.urls['catalog'] ?? ''}/no/such/page`, DESKTOP);
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  deepEqual(await findViolations(page), []);
  await page.context().close();
});

test('a page about a service has the header of its documentation, and axe finds nothing in it', async () => {
  const { page } = await browser.visit(`${server.urls['catalog'] ?? ''}/api/docs/changelog.html`, DESKTOP);
  await page.getByRole('combobox', { name: 'Search the documentation' }).waitFor();
  equal(await page.getByRole('navigation', { name: 'Services' }).getByRole('link').count(), 3);
  deepEqual(await findViolations(page), []);
  await page.context().close();
});
