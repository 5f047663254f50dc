import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  DESKTOP,
  launchChromium,
  PHONE,
  type HeadlessBrowser,
} from '../../../contract-tests/testing/browser.js';
import { findViolations } from '../../../contract-tests/testing/axe.js';
import { createAdminServer } from '../admin.js';
import { close, listen } from '../listen.js';
import { createMetrics, type Metrics } from '../metrics.js';

let browser: HeadlessBrowser;

before(async () => {
  browser = await launchChromium();
});

after(() => browser.close());

async function serve(metrics: Metrics, whyNotReady: string | null, isDiskLow = false): Promise<string> {
  const server = createAdminServer({
    metrics,
    whyNotReady: () => Promise.resolve(whyNotReady),
    isDiskLow: () => Promise.resolve(isDiskLow),
  });
  const url = await listen(server, '127.0.0.1', 0, 'ADMIN_PORT');
  after(() => close(server, 0));
  return `${url}/?interval=1`;
}

type Page = Awaited<ReturnType<HeadlessBrowser['visit']>>['page'];

/** Returns the texts of a table, read at once: each reading of the metrics replaces the rows. */
function readCells(page: Page, id: string): Promise<string[][]> {
  return page.evaluate<string[][]>(
    `Array.from(document.querySelectorAll('#${id} tr'), (row) => Array.from(row.cells, (cell) => cell.textContent))`,
  );
}

describe('the page of the admin port', () => {
  test('knows what was before it was opened', async () => {
    const metrics = createMetrics();
    const address = new URL(await serve(metrics, null));
    const readings = async (): Promise<number> => {
      const history = await fetch(new URL('/history', address));
      return ((await history.json()) as { readings: unknown[] }).readings.length;
    };
    while ((await readings()) === 0) await new Promise((resolve) => setImmediate(resolve));
    metrics.request('things', 'getThing', 200, 0.04);
    address.searchParams.set('interval', '60');
    const { page } = await browser.visit(address.href, DESKTOP);
    await page.getByRole('cell', { name: 'getThing' }).waitFor();
    const row = (await readCells(page, 'operations'))[0]?.slice(0, 3);
    assert.deepEqual(row, ['getThing', 'things', '1']);
    await page.context().close();
  });

  test('shows recent failures with their request ids, alerts that hold with their runbook, and late projects', async () => {
    const metrics = createMetrics();
    metrics.gauge('database_up', 'Up.', 'database', () => Promise.resolve({ sqlite: 0 }));
    metrics.gauge('ingest_age_seconds', 'Age.', 'project', () =>
      Promise.resolve({ punctual: 60, tardy: 90_000 }),
    );
    metrics.gauge('backup_age_seconds', 'Age.', 'folder', () => Promise.resolve({ data: 200_000 }));
    const failure = { at: '2026-10-06T08:00:00.000Z', service: 'things', operation: 'getThing', status: 503 };
    metrics.failure({ ...failure, requestId: 'r-17', reason: 'disk' });
    const { page, complaints } = await browser.visit(await serve(metrics, null), DESKTOP);
    await page.getByRole('cell', { name: 'r-17' }).waitFor();
    assert.deepEqual((await readCells(page, 'failures'))[0]?.slice(1), ['503', 'getThing', 'disk', 'r-17']);
    assert.deepEqual(await readCells(page, 'projects'), [
      ['tardy', '25 h, late'],
      ['punctual', '60 s'],
    ]);
    const alerts = page.getByRole('list', { name: 'Alerts that hold' });
    assert.match(
      await alerts.innerText(),
      /The database does not respond\..*No backup has begun for 2 d\..*tardy: nothing for more than 6 hours\./s,
    );
    assert.deepEqual(await findViolations(page), []);
    await page.getByRole('link', { name: 'What to do: DatabaseDown' }).click();
    await page.getByRole('heading', { name: 'DatabaseDown' }).waitFor();
    assert.equal(new URL(page.url()).hash, '#databasedown');
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test('shows the requests between two readings by operation, and errors as such', async () => {
    const metrics = createMetrics();
    // Before the page was opened: not part of what it shows.
    for (let i = 0; i < 50; i += 1) metrics.request('things', 'listThings', 200, 0.001);
    const { page, complaints, foreignRequests } = await browser.visit(await serve(metrics, null), DESKTOP);
    await page.getByRole('status').getByText('ready', { exact: true }).waitFor();
    for (let i = 0; i < 4; i += 1) metrics.request('things', 'getThing', 200, 0.04);
    metrics.request('things', 'getThing', 404, 0.04);
    metrics.request('things', 'replaceThing', 500, 2);
    await page.getByRole('cell', { name: 'getThing' }).waitFor();
    const cells = await readCells(page, 'operations');
    // What took most time comes first; the rate depends on the moment of the reading.
    assert.deepEqual(
      cells.map(([operation, service, , p50, , refused, failed]) => [
        operation,
        service,
        p50,
        refused,
        failed,
      ]),
      [
        ['replaceThing', 'things', '1.75 s', '0', '1'],
        ['getThing', 'things', '38 ms', '1', '0'],
      ],
    );
    assert.deepEqual([complaints, foreignRequests], [[], []]);
    await page.context().close();
  });

  test('fits a phone', async () => {
    const { page } = await browser.visit(await serve(createMetrics(), null), PHONE);
    await page.getByRole('status').getByText('ready', { exact: true }).waitFor();
    const [content, view] = await page.evaluate<[number, number]>(
      '[document.documentElement.scrollWidth, innerWidth]',
    );
    assert.ok(content <= view, `${content} px wide on ${view}`);
    assert.deepEqual(await findViolations(page), []);
    await page.context().close();
  });

  test('says why the process is not ready, and that the disk is low', async () => {
    const stopped = await browser.visit(
      await serve(createMetrics(), 'the database does not respond'),
      DESKTOP,
    );
    await stopped.page.getByText('not ready: the database does not respond').waitFor();
    const low = await browser.visit(await serve(createMetrics(), null, true), DESKTOP);
    await low.page.getByText('too little disk is free').waitFor();
    for (const { page } of [stopped, low]) await page.context().close();
  });

  test('shows text of a label as text', async () => {
    const metrics = createMetrics();
    metrics.gauge('ingest_age_seconds', 'Age.', 'project', () =>
      Promise.resolve({ '<img src=x onerror=alert(1)>': 300, 'with "quotes"': 4 }),
    );
    const { page, complaints } = await browser.visit(await serve(metrics, null), DESKTOP);
    await page.getByRole('cell', { name: 'with "quotes"' }).waitFor();
    assert.deepEqual(await readCells(page, 'projects'), [
      ['with "quotes"', '4 s'],
      ['<img src=x onerror=alert(1)>', '5 min'],
    ]);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
});
