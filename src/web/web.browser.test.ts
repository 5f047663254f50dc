import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startDemo, type SingleProcess } from '../wiring/testing/server-process.js';
import { findViolations } from './testing/axe.js';
import { DESKTOP, launchChromium, PHONE, type HeadlessBrowser, type Visit } from './testing/browser.js';
import { runCurl } from './testing/run-curl.js';

const UID = '0J9p5MWjMRWjessjzam7jz0ioFa';
const KESTREL = 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0';
const MIRELLE = 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f';
const TARN = '5294f599-20d9-4e29-97d4-13fa302bcd71';
const MANY = '11111111-2222-4333-8444-555555555555';
const HOSTILE = '<img src=x onerror=alert(1)>';

let demo: SingleProcess;
let browser: HeadlessBrowser;
const urlOf = (service: string): string => demo.urls[service] ?? '';

before(async () => {
  demo = await startDemo({ LOG_LEVEL: 'error', WEBHOOK_SECRET: 'secret' });
  browser = await launchChromium();
});

after(async () => {
  await browser.close();
  await demo.stop();
});

async function report(fields: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${urlOf('catalog')}/api/v1/webhook/wr`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-webhook-secret': 'secret' },
    body: JSON.stringify(fields),
  });
  assert.equal(response.status, 200, await response.text());
}

/** Opens a page for players; `without` is a service that does not respond. */
async function show(path: string, viewport = DESKTOP, without = ''): Promise<Visit> {
  const origins = Object.entries(demo.urls).flatMap(([name, url]) => (name === without ? [] : [url]));
  const visit = await browser.visit(`${urlOf('catalog')}${path}`, viewport, { origins });
  await visit.page.getByText(/^Updated at|The next try follows/).waitFor();
  return visit;
}

/** Nothing is wider than the screen, axe finds nothing on our own pages, and no other host was asked. */
async function assertGood({ page, complaints, foreignRequests }: Visit): Promise<void> {
  assert.deepEqual([complaints, foreignRequests], [[], []]);
  assert.ok(Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth')) <= 0);
  assert.deepEqual(await findViolations(page), []);
}

const readText = async ({ page }: Visit, selector: string): Promise<string> =>
  (await page.locator(selector).first().innerText()).replaceAll(/\s+/g, ' ');

const card = (id: string): string => `[aria-labelledby=${id}]`;

describe('the pages for players', () => {
  test('are good on a phone', async () => {
    for (const path of ['/board/', `/map/#${UID}`, `/player/#${KESTREL}`]) {
      const visit = await show(path, PHONE);
      await assertGood(visit);
      await visit.page.context().close();
    }
  });

  test('the board shows the newest times, leaders and verdicts, and leads to players with an account', async () => {
    const visit = await show('/board/');
    await assertGood(visit);
    assert.match(
      await readText(visit, '#latest'),
      /^New world record 0:39\.874 Kestrel Fall 2024 - 08 Cleaned · 2 days ago/,
    );
    assert.match(await readText(visit, '#latest'), /✓ ?Replay passed, medium confidence/);
    assert.match(await readText(visit, '#leaders'), /^5 of 6 maps held 4 players Kestrel 2/);
    assert.match(await readText(visit, '#verdicts'), /^8 runs known 3 checks wait/);
    assert.match(await readText(visit, '#verdicts'), /a careful forger passes, too\.$/);
    await visit.page.locator('#leaders').getByRole('link', { name: 'Mirelle' }).click();
    await visit.page.getByRole('heading', { name: 'Mirelle' }).waitFor();
    assert.equal(new URL(visit.page.url()).hash, `#${MIRELLE}`);
    await visit.page.context().close();
  });

  test('a map shows its record, the history with gains, and which verdict is about which record', async () => {
    const visit = await show(`/map/#${UID}`);
    await visit.page.getByRole('img', { name: /^2 world records, from 0:40\.116 .* to 0:39\.874/ }).waitFor();
    await assertGood(visit);
    const rows = (await visit.page.locator('.history tbody tr').allInnerTexts()).map((row) =>
      row.replaceAll(/\s+/g, ' '),
    );
    assert.match(rows[0] ?? '', /^0:39\.874 −0\.242 Kestrel .*Replay passed, medium confidence/);
    assert.match(rows[1] ?? '', /^0:40\.116 first known Mirelle/);
    assert.match(
      await readText(visit, card('verdicts-title')),
      /0:40\.377 Dunes rec-1043, rank 3 ✕ ?Replay failed/,
    );
    await visit.page.context().close();
  });

  test('a player shows records, gains and losses, and runs, and is found by name in the header', async () => {
    const visit = await show('/player/');
    await visit.page.getByText('Which player?').waitFor();
    await visit.page.getByRole('combobox', { name: 'Search' }).fill('kestrel');
    await visit.page
      .getByRole('listitem')
      .getByRole('link', { name: /Kestrel.*Player/ })
      .click();
    await visit.page.getByRole('heading', { name: 'Kestrel' }).waitFor();
    await assertGood(visit);
    assert.match(
      await readText(visit, card('records-title')),
      /^World records 2 held now .*0:39\.874 Fall 2024 - 08 Cleaned since 3 Oct 2026.* 0:35\.702 Fall 2024 - 17 Cleaned since 12 Sept 2026, 20:11 · not checked/,
    );
    const turns = await readText(visit, card('history-title'));
    assert.match(turns, /0:48\.415 Icy Winter 2026 - 21 − beaten 21 Sept 2026/);
    assert.match(turns, /0:48\.415 Icy Winter 2026 - 21 \+ gained 11 Feb 2026/);
    assert.match(
      await readText(visit, card('verdicts-title')),
      /0:39\.874 Fall 2024 - 08 Cleaned rec-1041 ✓ ?Replay passed/,
    );
    assert.match(
      (await visit.page.getByRole('img').first().getAttribute('aria-label')) ?? '',
      /^4 changes of records held, from 1 .* to 2/,
    );
    await visit.page.context().close();
  });

  test('states: an unknown player and map, a player without records, hostile words in the address', async () => {
    for (const [path, words] of [
      ['/player/#0000', 'Unknown player'],
      [`/player/#${TARN}`, 'No record now'],
      [`/player/#${encodeURIComponent(HOSTILE)}`, 'Unknown player'],
      ['/map/', 'Which map?'],
    ] as const) {
      const visit = await show(path);
      await visit.page.getByText(words).waitFor();
      await assertGood(visit);
      await visit.page.context().close();
    }
    const { page } = await show('/map/#nobody');
    await page.getByText('Unknown map').waitFor();
    await page.context().close();
  });

  test('records are shown without the verification service, and what is missing is said', async () => {
    for (const path of ['/board/', `/map/#${UID}`, `/player/#${KESTREL}`]) {
      const { page } = await show(path, DESKTOP, 'verification');
      await page.getByText('0:39.874').first().waitFor();
      await page
        .getByText(/cannot be read now/)
        .first()
        .waitFor();
      await page.getByText(/does not respond .* next try follows in 60 s/).waitFor();
      assert.deepEqual(await findViolations(page), []);
      await page.context().close();
    }
  });

  // The last of them, because they add records.
  test('a time that is back after a removal is no new record, and 300 records take few requests', async () => {
    for (let number = 0; number < 300; number += 1)
      await report({
        mapUid: `many-${number}`,
        accountId: MANY,
        holder: number === 299 ? HOSTILE : 'Many',
        wrMs: 30_000 + number,
        recordedAt: new Date(Date.parse('2026-09-01') + number * 60_000).toISOString(),
      });
    const back = { mapUid: 'many-0', holder: 'Back', wrMs: 31_000, recordedAt: '2026-10-05T10:00:00Z' };
    await report(back);
    const visit = await show(`/player/#${MANY}`);
    const requests: string[] = [];
    visit.page.on('request', (request) => requests.push(request.url()));
    await visit.page.reload();
    await visit.page.getByText('299 held now').waitFor();
    assert.match(await readText(visit, '.head'), /Also seen as Many\.|Also seen as <img/);
    assert.ok(requests.filter((url) => url.includes('/api/v1/')).length <= 10, requests.join(' '));
    await visit.page.getByRole('button', { name: 'Show all 299' }).click();
    assert.equal(await visit.page.locator(`${card('records-title')} li`).count(), 299);
    await assertGood(visit);
    await visit.page.goto(`${urlOf('catalog')}/board/`);
    await visit.page.getByText('Back on the board: a faster time was removed').first().waitFor();
    // A holder without an account is text.
    assert.equal(await visit.page.locator('#latest').getByRole('link', { name: 'Back' }).count(), 0);
    await assertGood(visit);
    await visit.page.context().close();
  });
});

describe('the documentation', () => {
  for (const service of process.env['FULL'] ? ['aggregator', 'verification', 'catalog'] : ['catalog']) {
    test(`of ${service} shows its operations, and requests no other host`, async () => {
      const id = service === 'verification' ? 'getHealth' : 'getMeta';
      const visit = await browser.visit(`${urlOf(service)}/api/#tag/service/${id}`, DESKTOP);
      await visit.page.locator(`[id$="${id}"]`).getByRole('button', { name: 'Test Request' }).waitFor();
      assert.deepEqual([visit.complaints, visit.foreignRequests], [[], []]);
      // The renderer is not ours.
      assert.deepEqual(await findViolations(visit.page, '#reference'), []);
      await visit.page.context().close();
    });
  }

  test('nothing is wider than the screen, at no width and while the renderer mounts', async () => {
    const widths = process.env['FULL'] ? [390, 768, 1024, 1140, 1253, 1440] : [390, 1140];
    for (const width of widths) {
      const { page } = await browser.visit(`${urlOf('catalog')}/api/`, { width, height: 900 });
      let widest = 0;
      const measure = async (): Promise<number> =>
        Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
      for (let look = 0; look < 20; look += 1) widest = Math.max(widest, await measure());
      await page.locator('.first-view').waitFor({ state: 'detached' });
      assert.ok(Math.max(widest, await measure()) <= 0, `${widest} at ${width}`);
      const cut = await page.evaluate(
        `[...document.querySelectorAll('header.bar a')].filter((link) => link.getBoundingClientRect().right > innerWidth).length`,
      );
      assert.equal(cut, 0, `links are cut off at ${width}`);
      await page.context().close();
    }
  });

  test('the curl that is shown for an upload stages the file', async () => {
    const { page } = await browser.visit(`${urlOf('verification')}/api/#tag/artifacts/uploadMap`, DESKTOP);
    const sample = page.locator('[id$="uploadMap"] pre').filter({ hasText: 'curl' }).first();
    await sample.waitFor();
    const { status, body } = await runCurl(await sample.innerText(), { 'run.Map.Gbx': 'seven b' });
    assert.equal(status, 200, body);
    assert.equal((JSON.parse(body) as { data: { size_bytes: number } }).data.size_bytes, 7);
    await page.context().close();
  });

  test('the search finds an operation of another service, which is shown there', async () => {
    const origins = Object.values(demo.urls);
    const { page } = await browser.visit(`${urlOf('catalog')}/api/guides.html`, DESKTOP, { origins });
    await page.getByRole('combobox', { name: 'Search' }).fill('upload replay');
    await page.getByRole('listitem').getByRole('link', { name: 'Stage a replay file' }).click();
    await page.waitForURL(`${urlOf('verification')}/api/#tag/artifacts/uploadReplay`);
    await page.context().close();
  });

  test('texts, a 404 and the first page are good on a desktop and a phone', async () => {
    const paths = [
      '/api/index.html',
      '/api/guide-clients.html',
      '/api/changelog-catalog.html',
      '/no/such/page',
    ];
    for (const path of paths)
      for (const viewport of [DESKTOP, PHONE]) {
        const visit = await browser.visit(`${urlOf('catalog')}${path}`, viewport);
        // The browser itself complains of the status.
        await assertGood(path.startsWith('/no') ? { ...visit, complaints: [] } : visit);
        await visit.page.context().close();
      }
  });
});

test('the page of the admin port and the runbook are good on a desktop and a phone', async () => {
  for (const path of ['/', '/runbook'])
    for (const viewport of [DESKTOP, PHONE]) {
      const visit = await browser.visit(`${demo.adminUrl}${path}`, viewport);
      await assertGood(visit);
      await visit.page.context().close();
    }
});
