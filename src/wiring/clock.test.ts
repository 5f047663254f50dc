import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { findProgram } from '../../db/testing/programs.js';
import { freePort } from '../../db/testing/free-port.js';
import { projectRoot } from '../project-root.js';
import { begin, createFolder, RUN_WITH_CLOCK, start, type Started } from './testing/run-main.js';

const DAY_MS = 86_400_000;
const RECOUNT = new URL('dist/scripts/operate/recount.js', projectRoot);
const ACCOUNT = 'aaaaaaaa-0000-4000-8000-000000000001';

async function post({ urls }: Started, route: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${urls.get('aggregator') ?? ''}/api/v1/ingest/${route}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ projectKey: 'p', ...body }),
  });
  assert.equal(response.status, 200, await response.clone().text());
  return ((await response.json()) as { ingest: Record<string, unknown> }).ingest;
}

/** Sends an event, a name and a snapshot of a club; returns what became of the name and of the snapshot. */
async function sendAll(server: Started, name: string): Promise<unknown[]> {
  await post(server, 'event', { event: { type: 'note' } });
  const names = await post(server, 'display-names', { names: [{ accountId: ACCOUNT, displayName: name }] });
  const snapshot = await post(server, 'club-snapshot', { club: { clubId: 7, name } });
  return [names['outdated'], snapshot['applied']];
}

async function countNotes({ urls }: Started): Promise<unknown> {
  const url = `${urls.get('aggregator') ?? ''}/api/v1/events/recent?event_type=note`;
  return ((await (await fetch(url)).json()) as { total: number }).total;
}

test('a clock that was 400 days ahead removes nothing, and a right one needs ALLOW_CLOCK for one start', async () => {
  const folder = createFolder();
  const settings = { DATA_DIR: folder, RETENTION_EVENTS_DAYS: '30', LOG_LEVEL: 'warn' };
  const startAt = (leadMs: number, more = {}): Promise<Started> =>
    start({ ...settings, TEST_CLOCK_LEAD_MS: String(leadMs), ...more }, RUN_WITH_CLOCK);
  const recount = (): Promise<{ stdout: string }> =>
    promisify(execFile)(process.execPath, [findProgram(RECOUNT), '--repair'], {
      env: { PATH: process.env.PATH, DATA_DIR: folder },
    });
  const right = await startAt(0);
  assert.deepEqual(await sendAll(right, 'One'), [0, true]);
  await right.stop('SIGTERM');
  const ahead = await startAt(400 * DAY_MS);
  assert.deepEqual(await sendAll(ahead, 'Two'), [0, true]);
  assert.equal(await countNotes(ahead), 2);
  const warned = await ahead.stop('SIGTERM');
  assert.equal(warned.stdout.filter((line) => line.includes('No old rows and no staged files')).length, 1);

  // With the right clock it is not ready, with both moments, and no service listens.
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
  assert.equal((await ended).code, 0);

  await (await startAt(0, { ALLOW_CLOCK: 'any' })).stop('SIGTERM');
  const allowed = await startAt(0);
  assert.deepEqual(await sendAll(allowed, 'Three'), [1, false], 'observations are ahead');
  await recount();
  assert.deepEqual(await sendAll(allowed, 'Four'), [0, true]);
  assert.equal(await countNotes(allowed), 4);
  await allowed.stop('SIGTERM');
});
