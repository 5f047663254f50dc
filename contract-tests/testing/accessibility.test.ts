import { deepEqual, ok } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { listOperations, type ApiDocument, type Operation } from '../contract/document.js';
import { suites } from '../scenarios/services.js';
import { startServer, type ServerProcess } from '../targets/server-process.js';
import { sizeOf } from '../../scripts/test/sizes.js';
import { findViolations } from './axe.js';
import { DESKTOP, launchChromium, PHONE, type HeadlessBrowser } from './browser.js';

/** What is left in the renderer's own parts of the documentation pages; a rule that is not here is a fault of ours. */
const RENDERERS_OWN = [
  // The buttons that copy code are named by a tooltip alone.
  'button-name',
  // Each card of example responses is a region with the same name.
  'landmark-unique',
  // The list of a tag's operations scrolls and has no focus of its own; the links in it have.
  'scrollable-region-focusable',
];

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

/** Returns the first operation with a body, which shows all that the renderer has. */
function richOperationOf(document: ApiDocument): Operation {
  const found = listOperations(document).find(({ body }) => body);
  ok(found);
  return found;
}

for (const [screen, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  if (!sizeOf('pageScreens').includes(screen)) continue;
  describe(`On a ${screen} axe finds nothing but the renderer's own parts`, () => {
    for (const { service, document } of suites) {
      test(`in the documentation page of ${service}, at its start and at an operation`, async () => {
        const { page } = await browser.visit(`${server.urls[service] ?? ''}/api/`, viewport);
        // The renderer has taken the place of the first view.
        const own = page.getByRole('button', { name: viewport === PHONE ? 'Open Menu' : /^Search/ }).first();
        await own.waitFor();
        deepEqual(await findViolations(page, RENDERERS_OWN), []);
        const { id, tag } = richOperationOf(document);
        await page.evaluate(`location.hash = '#tag/${tag.toLowerCase().replaceAll(' ', '-')}/${id}'`);
        await page.locator(`[id$="${id}"]`).getByRole('button', { name: 'Test Request' }).waitFor();
        deepEqual(await findViolations(page, RENDERERS_OWN), []);
        await page.context().close();
      });
    }
  });
}
