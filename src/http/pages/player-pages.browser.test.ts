import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { findViolations } from '../../../contract-tests/testing/axe.js';
import {
  DESKTOP,
  launchChromium,
  PHONE,
  type HeadlessBrowser,
  type Visit,
} from '../../../contract-tests/testing/browser.js';
import { sizeOf } from '../../../scripts/develop/test/sizes.js';
import { close, listen } from '../listen.js';
import { hashContent } from '../response/static-file.js';
import { createPlayerPages } from './player-pages.js';

const UID = '0J9p5MWjMRWjessjzam7jz0ioFa';
const KESTREL = 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0';
const MIRELLE = 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f';
const DUNES = '99198a01-07f5-424d-a5a7-adfb41911e1d';
const NOW = '2026-10-06T08:00:00.000Z';
const ICON = '<svg xmlns="http://www.w3.org/2000/svg" />';
const HOSTILE = '<img src=x onerror=alert(1)>';

/** Responses by path, without its query. */
type Bodies = Record<string, unknown>;

function record(
  accountId: string,
  holder: string,
  wrMs: number,
  recordedAt: string,
): Record<string, unknown> {
  return { mapUid: UID, mapName: '$0cfFall$z 2024 - 08', accountId, holder, wrMs, recordedAt };
}

const latest = record(KESTREL, 'Kestrel', 39_874, '2026-10-06T07:00:00.000Z');

function board(recent: unknown[], overall: unknown[]): Bodies {
  return {
    '/api/v1/latest-wr': { latest: recent[0] ?? null, recent },
    '/api/v1/alterations/leaderboards': {
      summary: { trackedMaps: 6, totalPlayers: overall.length, mapsWithRecord: overall.length },
      overall,
    },
    '/api/v1/alterations/maps': {
      maps: [{ mapUid: UID, name: 'Fall 2024 - 08', wrMs: 39_874, wrHolder: 'Kestrel' }],
    },
    '/api/v1/display-names': { names: { [DUNES]: 'Dunes', [MIRELLE]: 'Mirelle' } },
  };
}

const catalog = board(
  [latest, record(MIRELLE, HOSTILE, 40_116, '2026-09-19T19:22:10.000Z')],
  [
    { accountId: KESTREL, holder: 'Kestrel', totalWrs: 2 },
    { accountId: MIRELLE, holder: HOSTILE, totalWrs: 1 },
  ],
);

function mapDetail(map: Record<string, unknown>, wrHistory: unknown[]): Bodies {
  const facts = {
    mapUid: UID,
    name: '$0cfFall$z 2024 - 08',
    author: null,
    authorScore: 41_208,
    goldScore: 44_000,
  };
  const body = { generatedAt: NOW, map: { ...facts, tracked: true, status: 'active', ...map }, wrHistory };
  return { [`/api/v1/public/maps/${UID}`]: body };
}

const mapWithHistory = mapDetail({ wrMs: 39_874, wrHolder: 'Kestrel' }, [
  { ...latest, current: true, revoked: false },
  { ...record(DUNES, 'Dunes', 39_100, '2026-10-01T10:00:00.000Z'), current: false, revoked: true },
  { ...record(MIRELLE, 'Mirelle', 40_116, '2026-09-19T19:22:10.000Z'), current: false, revoked: false },
]);

interface Run {
  account_id: string;
  time_ms: number;
}

function bundle(
  recordId: string,
  replay: object,
  run: Run | null,
  deep: object = {},
): Record<string, unknown> {
  const entry = { reason_code: 'verified', confidence: null, contested: false, run };
  return {
    record_id: recordId,
    map_uid: UID,
    rank: 1,
    updated_at: '2026-10-06T07:30:00.000Z',
    verifications: [
      { track: 'replay', ...entry, ...replay },
      { track: 'deep', status: 'not_run', ...entry, ...deep },
    ],
  };
}

const bundles = [
  bundle('rec-1', { status: 'pass', confidence: 'medium' }, { account_id: KESTREL, time_ms: 39_874 }),
  bundle('rec-2', { status: 'fail', confidence: 'medium' }, { account_id: DUNES, time_ms: 40_377 }),
  bundle('rec-3', { status: 'pending', reason_code: 'manual_review' }, null),
];

function listVerdicts(track: string): unknown {
  const items = bundles.map((one) => ({
    ...one,
    verifications: (one['verifications'] as { track: string }[]).filter((entry) => entry.track === track),
  }));
  return { ok: true, data: { items, total_items: items.length } };
}

const verification: Bodies = {
  '/api/v1/live': {
    ok: true,
    data: {
      live_at: NOW,
      recent_activity: bundles.map(({ record_id }) => ({ record_id })),
      totals: { known_records: 3, replay_pending: 1, deep_pending: 0 },
    },
  },
  '/api/v1/verdicts/batch': { ok: true, data: { records: bundles } },
  [`/api/v1/maps/${UID}/verdicts?track=replay`]: listVerdicts('replay'),
  [`/api/v1/maps/${UID}/verdicts?track=deep`]: listVerdicts('deep'),
};

interface FakeServer {
  url: string;
  /** What it responds with; a path without a body is a 404. */
  bodies: Bodies;
  /** Method, path and status of each request to the API. */
  requests: string[];
}

/** Serves JSON with entity tags and, for the catalog, the pages. */
async function serve(bodies: Bodies, pagesFor?: string): Promise<FakeServer> {
  const options = {
    links: [{ label: 'Board', url: '../board/' }],
    icon: '../icon.svg',
    documentation: '../api/',
    searchScript: '../search.js',
    searchIndex: '../search-index.js',
  };
  const pages =
    pagesFor === undefined ? undefined : createPlayerPages({ verificationUrl: pagesFor, ...options });
  const fake: FakeServer = { url: '', bodies, requests: [] };
  const answer = ({
    url = '',
    method = '',
    headers,
  }: IncomingMessage): [number, Record<string, string>, string] => {
    const [path = '', query = ''] = url.split('?');
    if (path === '/icon.svg') return [200, { 'Content-Type': 'image/svg+xml' }, ICON];
    const found = pages?.find(path);
    if (found && 'file' in found)
      return [
        200,
        { ...found.file.headers, 'Content-Type': found.file.contentType },
        found.file.body.toString(),
      ];
    const body = fake.bodies[path] ?? fake.bodies[`${path}?${query.split('&')[0] ?? ''}`];
    const text = JSON.stringify(body ?? { error: 'unknown' });
    const etag = `W/"${hashContent(Buffer.from(text))}"`;
    const isKnown = headers['if-none-match'] === etag;
    const status = method === 'OPTIONS' ? 204 : body === undefined ? 404 : isKnown ? 304 : 200;
    if (method !== 'OPTIONS') fake.requests.push(`${method} ${path} ${status}`);
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };
    const own = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache', ETag: etag };
    return [status, { ...cors, ...own }, status === 200 || status === 404 ? text : ''];
  };
  const server = createServer((request, response) => {
    request.resume();
    const [status, headers, text] = answer(request);
    response.writeHead(status, headers).end(text);
  });
  fake.url = await listen(server, '127.0.0.1', 0, 'TEST_PORT');
  servers.push(server);
  return fake;
}

const servers: Server[] = [];
let browser: HeadlessBrowser;

before(async () => {
  browser = await launchChromium();
});

after(async () => {
  await browser.close();
  await Promise.all(servers.map((server) => close(server, 0)));
});

interface Shown extends Visit {
  catalog: FakeServer;
  verification: FakeServer;
}

/** Opens a page of a catalog and a verification service with these responses; null: the service is down. */
async function show(
  path: string,
  catalogBodies: Bodies,
  verificationBodies: Bodies | null = verification,
  viewport = DESKTOP,
  hasCache = false,
): Promise<Shown> {
  const verdicts = await serve(verificationBodies ?? {});
  const records = await serve(catalogBodies, verificationBodies ? verdicts.url : 'http://127.0.0.1:9');
  const origins = [verdicts.url, 'http://127.0.0.1:9'];
  const visit = await browser.visit(`${records.url}${path}`, viewport, { origins, hasCache });
  await visit.page.getByText(/^Updated at|The next try follows/).waitFor();
  return { ...visit, catalog: records, verification: verdicts };
}

async function assertGood({ page, complaints, foreignRequests }: Visit): Promise<void> {
  assert.deepEqual([complaints, foreignRequests], [[], []]);
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  assert.ok(Number(overflow) <= 0, `the page is ${String(overflow)} pixels wider than the screen`);
  assert.deepEqual(await findViolations(page), []);
}

const readText = async ({ page }: Visit, selector: string): Promise<string> =>
  (await page.locator(selector).innerText()).replaceAll(/\s+/g, ' ');

if (sizeOf('pageScreens').includes('phone')) {
  test("the board and a map's page are good on a phone", async () => {
    const shownBoard = await show('/board/', catalog, verification, PHONE);
    await assertGood(shownBoard);
    const shownMap = await show(`/map/#${UID}`, { ...catalog, ...mapWithHistory }, verification, PHONE);
    await shownMap.page.locator('.chart svg').waitFor();
    await assertGood(shownMap);
    for (const { page } of [shownBoard, shownMap]) await page.context().close();
  });
}

describe('the board', () => {
  let shown: Shown;

  before(async () => {
    shown = await show('/board/', { ...catalog, ...mapWithHistory });
  });

  after(() => shown.page.context().close());

  test('shows the latest record with its verdict, further records, leaders and verdicts; names are text', async () => {
    await assertGood(shown);
    assert.match(
      await readText(shown, '#latest'),
      /0:39\.874 Kestrel Fall 2024 - 08 · 1 hour ago ✓ ?Replay passed, medium confidence/,
    );
    assert.equal(await readText(shown, '#records'), `0:40.116 Fall 2024 - 08 ${HOSTILE} 19 Sept 2026`);
    assert.match(await readText(shown, '#leaders'), /^2 of 6 maps held 2 players 1 Kestrel 2 2 <img src=x/);
    const verdicts = await readText(shown, '#verdicts');
    assert.match(verdicts, /^3 runs known 1 check waits/);
    assert.match(verdicts, /0:40\.377 by Dunes · 30 minutes ago ✕ ?Replay failed, medium confidence/);
    assert.match(verdicts, /rec-3 · 30 minutes ago … ?Replay: needs a person/);
    assert.match(verdicts, /A careful forger passes, too\.$/);
  });

  test('rests while it is hidden, and looks at once when it is seen again', async () => {
    const { page, catalog: server } = shown;
    const turn = (isHidden: boolean): Promise<unknown> =>
      page.evaluate(
        `Object.defineProperty(document, 'hidden', { value: ${isHidden}, configurable: true }); document.dispatchEvent(new Event('visibilitychange'))`,
      );
    await page.clock.install();
    await turn(true);
    const sent = server.requests.length;
    await page.clock.runFor(3_600_000);
    assert.equal(server.requests.length, sent);
    const read = page.waitForResponse((response) => response.url().includes('/latest-wr'));
    await turn(false);
    await read;
  });

  test('finds maps while somebody types', async () => {
    const { page } = shown;
    await page.getByRole('searchbox').fill('fall');
    await page
      .getByRole('link', { name: /Fall 2024 - 08.*0:39\.874 by Kestrel/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Fall 2024 - 08' }).waitFor();
    assert.equal(new URL(page.url()).hash, `#${UID}`);
  });

  test('asks by entity tag, and draws only what has changed', async () => {
    const shown = await show('/board/?interval=1', catalog, verification, DESKTOP, true);
    const { page, catalog: server } = shown;
    await page.evaluate("document.querySelector('#records ol').dataset.kept = 'yes'");
    const news = record(DUNES, 'Dunes', 50_000, '2026-10-06T07:59:00.000Z');
    server.bodies = { ...server.bodies, '/api/v1/latest-wr': { latest: news, recent: [news, latest] } };
    await page.locator('#latest').getByText('0:50.000').waitFor();
    assert.equal(await page.locator('#records [data-kept]').count(), 0);
    await page.evaluate("document.querySelector('#records ol').dataset.kept = 'yes'");
    for (let look = 0; look < 2; look += 1)
      await page.waitForResponse((response) => response.url().includes('/latest-wr'));
    assert.equal(await page.locator('#records [data-kept]').count(), 1);
    assert.ok(server.requests.includes('GET /api/v1/latest-wr 304'), server.requests.join(', '));
    await page.context().close();
  });

  test('without any record says so, and how records come', async () => {
    const live = {
      live_at: NOW,
      recent_activity: [],
      totals: { known_records: 0, replay_pending: 0, deep_pending: 0 },
    };
    const shown = await show('/board/', board([], []), { '/api/v1/live': { ok: true, data: live } });
    for (const words of ['No world record has been reported yet.', 'Nobody leads yet', 'No verdict yet'])
      await shown.page.getByText(words).waitFor();
    await assertGood(shown);
    await shown.page.context().close();
  });

  test('shows records without the verification service, and says what is missing', async () => {
    const shown = await show('/board/', catalog, null);
    await shown.page.getByText('Verdicts cannot be read now').waitFor();
    assert.match(await readText(shown, '#latest'), /0:39\.874 Kestrel/);
    assert.match(
      await readText(shown, '#freshness'),
      /127\.0\.0\.1:9 does not respond .* next try follows in 60 s/,
    );
    assert.deepEqual(await findViolations(shown.page), []);
    await shown.page.context().close();
  });
});

describe("a map's page", () => {
  let shown: Shown;

  before(async () => {
    shown = await show(`/map/#${UID}`, { ...catalog, ...mapWithHistory });
  });

  after(() => shown.page.context().close());

  test('has a link past the header, which leaves the address as it is', async () => {
    const { page } = shown;
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate('document.activeElement.id'), 'content');
    assert.equal(new URL(page.url()).hash, `#${UID}`);
  });

  test('shows the record, its history with gains, and which verdict is about which record', async () => {
    const { page } = shown;
    await page.locator('.chart svg').waitFor();
    await assertGood(shown);
    assert.match(
      await readText(shown, '.hero'),
      /0:39\.874 Kestrel since 6 Oct 2026.* · 1 hour ago ✓ ?Replay passed, medium confidence Author 0:41\.208 −1\.334 Gold 0:44\.000$/,
    );
    const rows = await page.locator('.history tbody tr').allInnerTexts();
    const words = rows.map((row) => row.replaceAll(/\s+/g, ' '));
    assert.match(words[0] ?? '', /^0:39\.874 −0\.242 Kestrel .*Replay passed, medium confidence/);
    assert.match(words[1] ?? '', /^0:39\.100 revoked Dunes .*no verdict$/);
    assert.match(words[2] ?? '', /^0:40\.116 first known Mirelle .*no verdict$/);
    assert.equal(await page.locator('.history s').innerText(), '0:39.100');
    await page
      .getByRole('img', {
        name: /^2 world records, from 0:40\.116 .* to 0:39\.874 .*author's time is 0:41\.208/,
      })
      .waitFor();
    const others = await readText(shown, '[aria-labelledby=verdicts-title]');
    assert.match(others, /0:40\.377 Dunes rec-2, rank 1 ✕ ?Replay failed, medium confidence/);
    assert.match(others, /does not say whose run rec-3/);
    assert.doesNotMatch(others, /rec-1/);
    assert.match(others, /a careful forger passes, too/);
  });

  test('copies its two requests, which are sent like that', async () => {
    await shown.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await shown.page.getByRole('button', { name: 'Copy the two requests of this page' }).click();
    await shown.page.getByText('Copied.').waitFor();
    const copied = await shown.page.evaluate<string>('navigator.clipboard.readText()');
    const urls = [...copied.matchAll(/^curl -s '([^']+)'$/gm)].map(([, url = '']) => url);
    assert.equal(urls.length, 2);
    for (const url of urls) assert.equal((await fetch(url)).status, 200, url);
  });

  test('follows the address to another map', async () => {
    const { page } = shown;
    await page.evaluate("location.hash = '#another'");
    await page.getByText('Nobody knows this map').waitFor();
  });

  test('shows records without the verification service', async () => {
    const shown = await show(`/map/#${UID}`, { ...catalog, ...mapWithHistory }, null);
    await shown.page.getByText('Whether it holds up cannot be read now.').waitFor();
    await shown.page.getByText('Verdicts cannot be read now').waitFor();
    assert.deepEqual(await findViolations(shown.page), []);
    await shown.page.context().close();
  });

  test('of an unknown map, of none, and of a map without a record', async () => {
    const unknown = await show(`/map/#${encodeURIComponent(HOSTILE)}`, catalog);
    assert.match(
      await readText(unknown, '#map'),
      /^Nobody knows this map .*uid <img src=x onerror=alert\(1\)>/,
    );
    await unknown.page.goto(`${unknown.catalog.url}/map/`);
    await unknown.page.getByText('Which map?').waitFor();
    await unknown.page.context().close();
    const empty = await show(`/map/#${UID}`, {
      ...catalog,
      ...mapDetail({ wrMs: null, wrHolder: null }, []),
    });
    await empty.page.getByText('Nobody holds it yet.').waitFor();
    await assertGood(empty);
    await empty.page.context().close();
  });
});
