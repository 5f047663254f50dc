import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { findProgram } from '../../db/testing/programs.js';
import { freePort } from '../../db/testing/free-port.js';
import { projectRoot } from '../project-root.js';
import { begin, createFolder, RUN_WITH_CLOCK, start, type Started } from './testing/run-main.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const RECOUNT = new URL('dist/scripts/operate/recount.js', projectRoot);
const MAP = `<header>${'x'.repeat(100)}</header>`;
const ACCOUNT = 'aaaaaaaa-0000-4000-8000-000000000001';

type Answer = Record<string, unknown> & { ingest: Record<string, unknown> };

async function post(url: string, body: string | object, type = 'application/json'): Promise<Answer> {
  const headers = { 'Content-Type': type };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, { method: 'POST', headers, body: text });
  assert.equal(response.status, 200, `${url}: ${await response.clone().text()}`);
  return (await response.json()) as Answer;
}

/** Sends an event, a name, a snapshot of a club and a file; returns what became of the name and of the snapshot. */
async function sendAll({ urls }: Started, name: string): Promise<unknown[]> {
  const [aggregator, verification] = [urls.get('aggregator') ?? '', urls.get('verification') ?? ''];
  await post(`${aggregator}/api/v1/ingest/event`, { projectKey: 'p', event: { type: 'note' } });
  const { ingest: names } = await post(`${aggregator}/api/v1/ingest/display-names`, {
    projectKey: 'p',
    names: [{ accountId: ACCOUNT, displayName: name }],
  });
  const { ingest: snapshot } = await post(`${aggregator}/api/v1/ingest/club-snapshot`, {
    projectKey: 'p',
    club: { clubId: 7, name },
  });
  await post(`${verification}/api/v1/uploads/map?filename=a.Map.Gbx`, MAP, 'application/octet-stream');
  return [names['outdated'], snapshot['applied']];
}

async function countNotes({ urls }: Started): Promise<unknown> {
  const url = `${urls.get('aggregator') ?? ''}/api/v1/events/recent?event_type=note`;
  return ((await (await fetch(url)).json()) as { total: number }).total;
}

test('a clock that was 400 days ahead removes nothing, and a right one needs ALLOW_CLOCK for one start', async (t) => {
  const folder = createFolder();
  const settings = { DATA_DIR: folder, RETENTION_EVENTS_DAYS: '30', LOG_LEVEL: 'warn' };
  const startAt = (leadMs: number, more = {}): Promise<Started> =>
    start({ ...settings, TEST_CLOCK_LEAD_MS: String(leadMs), ...more }, RUN_WITH_CLOCK);
  const recount = (): Promise<{ stdout: string }> =>
    promisify(execFile)(process.execPath, [findProgram(RECOUNT), '--repair'], {
      env: { PATH: process.env.PATH, DATA_DIR: folder },
    });
  const countFiles = (): number =>
    readdirSync(join(folder, 'artifacts'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name !== 'store-id',
    ).length;

  await t.test('right: what is sent is stored', async () => {
    const right = await startAt(0);
    assert.deepEqual(await sendAll(right, 'One'), [0, true]);
    await right.stop('SIGTERM');
    assert.equal(countFiles(), 1);
  });

  await t.test(
    '400 days ahead, and once more after an ingest: a warning, and all is still there',
    async () => {
      for (const [notes, name] of [
        [2, 'Two'],
        [3, 'Three'],
      ] as const) {
        const ahead = await startAt(400 * DAY_MS);
        assert.deepEqual(await sendAll(ahead, name), [0, true]);
        assert.equal(await countNotes(ahead), notes);
        const { stdout } = await ahead.stop('SIGTERM');
        assert.equal(stdout.filter((line) => line.includes('No old rows and no staged files')).length, 1);
        assert.equal(countFiles(), 1);
      }
    },
  );

  await t.test('right again: not ready, with both moments, and no service listens', async () => {
    const ports = { ADMIN_PORT: String(await freePort()), AGGREGATOR_PORT: String(await freePort()) };
    const { signal, ended } = begin({ ...settings, ...ports });
    const readReason = async (): Promise<string> => {
      const ready = await fetch(`http://127.0.0.1:${ports.ADMIN_PORT}/readyz`).catch(() => undefined);
      if (ready === undefined) return '';
      assert.equal(ready.status, 503);
      return ((await ready.json()) as { reason: string }).reason;
    };
    while (!/^the clock says \S+Z, and something was received at \S+Z$/.test(await readReason()));
    await assert.rejects(fetch(`http://127.0.0.1:${ports.AGGREGATOR_PORT}/health`));
    await assert.rejects(recount(), {
      stdout: /^observations: not compared, because the clock says .* ALLOW_CLOCK=any/,
    });
    signal('SIGTERM');
    const { code, stdout } = await ended;
    assert.equal(code, 0);
    assert.equal(stdout.filter((line) => line.includes('Not ready: the clock says')).length, 1);
  });

  await t.test(
    'ALLOW_CLOCK=any for one start, then without: ready, and names and clubs move after a repair',
    async () => {
      await (await startAt(0, { ALLOW_CLOCK: 'any' })).stop('SIGTERM');
      const frozen = await startAt(0);
      assert.deepEqual(await sendAll(frozen, 'Four'), [1, false]);
      await recount();
      assert.deepEqual(await sendAll(frozen, 'Five'), [0, true]);
      assert.equal(await countNotes(frozen), 5);
      const { stdout } = await frozen.stop('SIGTERM');
      assert.deepEqual(
        stdout.filter((line) => line.includes('clock')),
        [],
      );
      assert.equal(countFiles(), 1);
    },
  );
});
