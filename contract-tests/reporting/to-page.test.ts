import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sizeOf } from '../../scripts/develop/test/sizes.js';
import { findViolations } from '../testing/axe.js';
import { DESKTOP, launchChromium, PHONE, type HeadlessBrowser, type Visit } from '../testing/browser.js';
import { brokenRun, HOSTILE, sampleDocument, sampleRun } from './sample-run.js';
import { toPage } from './to-page.js';

let browser: HeadlessBrowser;
let folder: string;
let url: string;
let brokenUrl: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-page-'));
  const file = join(folder, 'index.html');
  await writeFile(file, toPage(sampleRun, { maps: sampleDocument }));
  url = pathToFileURL(file).href;
  const broken = join(folder, 'broken.html');
  await writeFile(broken, toPage(brokenRun, { maps: sampleDocument }));
  brokenUrl = pathToFileURL(broken).href;
  browser = await launchChromium();
});

after(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

for (const [screen, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  if (!sizeOf('pageScreens').includes(screen)) continue;
  describe(`The report page on a ${screen}`, () => {
    let visit: Visit;
    before(async () => {
      visit = await browser.visit(url, viewport);
    });
    after(() => visit.page.context().close());

    const cells = (selector = ''): ReturnType<Visit['page']['locator']> =>
      visit.page.locator(`.target:not([hidden]) button.cell${selector}`);
    const gridCells = (selector = ''): ReturnType<Visit['page']['locator']> =>
      visit.page.locator(`.target:not([hidden]) .grid button.cell${selector}`);
    const dialog = (): ReturnType<Visit['page']['locator']> => visit.page.locator('dialog[open]');
    /** The page moves the focus in an event after the dialog has closed, which also takes its address away. */
    const closeDialog = async (): Promise<void> => {
      await visit.page.keyboard.press('Escape');
      await visit.page.waitForURL(({ hash }) => hash === '');
    };

    test('shows the result, versions and targets, and starts at a target with failures', async () => {
      const text = await visit.page.locator('body').innerText();
      for (const expected of [
        '1 of 4 responses is wrong: GET /maps/{uid} 404',
        'Maps v3',
        'The server on SQLite',
        'The tested deployment',
        '4 documented responses: 2 passed, 1 failed, 1 skipped',
        'https://maps.example',
      ])
        ok(text.includes(expected), expected);
      deepEqual(
        [await gridCells().count(), await gridCells('.failed').count(), await gridCells('.skipped').count()],
        [4, 1, 1],
      );
    });

    test('needs no horizontal scrolling', async () => {
      equal(await visit.page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true);
    });

    test('opens a cell by keyboard, and returns the focus to it', async () => {
      await cells().first().focus();
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'Enter'])
        await visit.page.keyboard.press(key);
      const text = await dialog().innerText();
      match(text, /GET \/maps\/\{uid\} 404 application\/json/);
      ok(text.includes(HOSTILE.slice(0, 30)), 'the finding, as a text');
      ok(text.includes(`curl -i 'http://127.0.0.1:1/maps?name=</script>`), 'the request');
      ok(text.includes('"count": 2'), 'the response');
      match(visit.page.url(), /#The%20tested%20deployment\/maps\/GET/);
      await visit.page.keyboard.press('ArrowLeft');
      match(await dialog().innerText(), /GET \/maps\/\{uid\} 200/);
      await closeDialog();
      equal(await dialog().count(), 0);
      // The focus returns to the cell that was shown last.
      await visit.page.locator('button.cell[aria-label^="getMap 200,"]:focus').waitFor();
    });

    test('opens a finding: what was expected, where, and how to reproduce it', async () => {
      await visit.page.locator('button.finding').click();
      const text = await dialog().innerText();
      match(text, /GET \/maps\/\{uid\} 404/);
      ok(text.includes('openapi.json#/components/schemas/Map/properties/count'), 'the place in the document');
      match(await dialog().locator('mark').innerText(), /^ *"count": 2 *← expected string/);
      await dialog().getByText('Show the script').click();
      ok((await dialog().innerText()).includes('curl http://127.0.0.1:1/maps'), 'the script');
      await closeDialog();
      await visit.page.locator('button.finding:focus').waitFor();
    });

    test('shows what a passed cell has compared', async () => {
      await cells('[aria-label^="getMap 200,"]').click();
      match(await dialog().innerText(), /What is compared in each response\s+status 200/);
      await closeDialog();
    });

    test('opens a service-wide check', async () => {
      await visit.page.locator('.target:not([hidden]) .checks button.failed').click();
      match(await dialog().innerText(), /service-wide|getMap/);
      ok(await dialog().locator('mark').isVisible());
      await closeDialog();
      ok(await visit.page.locator('.target:not([hidden]) .checks button:focus').isVisible());
    });

    test('filters by keyboard, and moves among what is left', async () => {
      await visit.page.locator('input[name=show][value=all]').focus();
      await visit.page.keyboard.press('ArrowRight');
      equal(await visit.page.locator('input[name=show]:checked').getAttribute('value'), 'failed');
      deepEqual(
        [
          await cells('.failed').filter({ visible: true }).count(),
          await cells().filter({ visible: true }).count(),
        ],
        [2, 2],
      );
      await cells('.failed').first().click();
      await visit.page.keyboard.press('ArrowRight');
      ok(await visit.page.locator('#next').isDisabled(), 'only two are left');
      await closeDialog();
      await visit.page.locator('.shown label', { hasText: 'All' }).click();
    });

    test('finds operations, and filters failed or skipped ones', async () => {
      await visit.page.locator('#search').fill('getMap');
      equal(await gridCells().filter({ visible: true }).count(), 2);
      await visit.page.locator('#search').fill('');
      await visit.page.locator('.shown label', { hasText: 'Skipped' }).click();
      deepEqual(await visit.page.locator('tr.operation:visible .summary').allInnerTexts(), ['List maps']);
      await visit.page.locator('#search').fill('no such operation');
      await visit.page.locator('#reset').click();
      equal(await gridCells().filter({ visible: true }).count(), 4);
    });

    test('shows the other target, with its declared differences', async () => {
      await visit.page.locator('.choice', { hasText: 'SQLite' }).click();
      await cells('.differs').click();
      match(await dialog().innerText(), /Declared difference: It is stateless\./);
      await visit.page.locator('#close').click();
    });

    test('has no violation that axe finds', async () => {
      deepEqual(await findViolations(visit.page), []);
    });

    test('requests no other host and logs no error', () => {
      const { complaints, foreignRequests } = visit;
      deepEqual({ complaints, foreignRequests }, { complaints: [], foreignRequests: [] });
    });
  });
}

describe('The report page of a run with several findings', () => {
  let visit: Visit;
  before(async () => {
    visit = await browser.visit(brokenUrl, DESKTOP);
  });
  after(() => visit.page.context().close());
  const where = (text: RegExp): Promise<void> =>
    visit.page.locator('dialog[open] .where', { hasText: text }).waitFor();
  const inDialog = (selector: string): ReturnType<Visit['page']['locator']> =>
    visit.page.locator(`dialog[open] ${selector}`);

  test('leads from one finding to the next, by keys and by buttons', async () => {
    const { page } = visit;
    await page.locator('button.finding').first().click();
    await where(/^Finding 1 of 3/);
    equal(await page.getByRole('button', { name: 'Previous finding' }).isDisabled(), true);
    await page.keyboard.press('ArrowRight');
    await where(/^Finding 2 of 3/);
    await page.getByRole('button', { name: 'Next finding' }).click();
    await where(/^Finding 3 of 3/);
    equal(await page.getByRole('button', { name: 'Next finding' }).isDisabled(), true);
    await page.keyboard.press('ArrowLeft');
    await where(/^Finding 2 of 3/);
    await page.keyboard.press('Escape');
    await page.locator('li:nth-child(2) > button.finding:focus').waitFor();
  });

  test('shows the headers of a finding about a header first, and the rule', async () => {
    await visit.page.locator('button.finding', { hasText: 'X-Request-Id' }).click();
    match(await inDialog('mark').innerText(), /^X-Request-Id: \(missing\) *← expected a value/);
    const text = await inDialog('.body').innerText();
    ok(text.includes('openapi.json#/info/description'), text);
    ok(text.includes('For every response of the service.'), text);
    deepEqual(await findViolations(visit.page), []);
    equal(await inDialog('pre').filter({ hasText: '"count"' }).isVisible(), false);
    await visit.page.keyboard.press('Escape');
    await visit.page.locator('button.finding:focus').waitFor();
  });

  test('shows the place of a documented status, and that another tool confirms it', async () => {
    await visit.page.locator('button.finding', { hasText: 'Status' }).click();
    const text = await inDialog('.body').innerText();
    ok(text.includes('openapi.json#/paths/~1maps~1{uid}/get/responses/404'), text);
    match(text, /Response 200 *← expected 404/);
    match(text, /Confirmed by a second tool, Dredd\./);
    await visit.page.keyboard.press('Escape');
    await visit.page.locator('button.finding:focus').waitFor();
  });

  test('says what a request needs that is sent alone', async () => {
    await visit.page.locator('button.finding', { hasText: '/maps/{uid} 200' }).click();
    match(
      await inDialog('.body').innerText(),
      /It names what 2 other requests made before it; the script below sends them all\./,
    );
    await visit.page.keyboard.press('Escape');
  });

  test('has numbers that add up, and says what words mean', async () => {
    await visit.page.locator('.sums summary').click();
    const rows = await visit.page.locator('.sums tr').allInnerTexts();
    deepEqual(
      rows.map((row) => row.split(/\s*\t\s*/)),
      [
        ['Checked', 'all', 'passed', 'failed', 'skipped'],
        ['Documented responses', '4', '1', '3', '0'],
        ['Service-wide checks', '1', '1', '0', '0'],
        ['Responses that Dredd requested', '4', '3', '1', '0'],
      ],
    );
    match(await visit.page.locator('h1').innerText(), /3 of 4 responses are wrong/);
    await visit.page.getByText('What the words mean').click();
    ok(await visit.page.locator('dt', { hasText: 'Service-wide check' }).isVisible());
  });
});

test('A link to a cell opens it', async () => {
  const visit = await browser.visit(
    `${url}#The%20server%20on%20SQLite/maps/GET%20%2Fmaps%20200%20application%2Fjson`,
    DESKTOP,
  );
  match(await visit.page.locator('dialog[open]').innerText(), /GET \/maps 200 application\/json/);
  await visit.page.context().close();
});
