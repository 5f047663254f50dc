import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { AT, minutes, recordEvent, store } from '../../testing/tracking.js';
import { createQuotas } from '../../writes/quotas.js';
import { createUpdateRequests } from './update-requests.js';
import { createWorldRecordReports, type WorldRecordReport } from './world-record-reports.js';

const KESTREL = 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0';

const REPORT: WorldRecordReport = {
  mapUid: 'm',
  mapName: 'Fall 2024 - 08 Cleaned',
  accountId: KESTREL,
  holder: 'Kestrel',
  wrMs: 39_874,
  recordedAt: minutes(-60),
};

describeOnDatabases('reported world records', (database) => {
  beforeEach(() => emptyTables(database()));
  const reports = (at = AT): ReturnType<typeof createWorldRecordReports> =>
    createWorldRecordReports(database(), () => new Date(at));
  const readEvents = (): Promise<Record<string, unknown>[]> =>
    database()
      .read('events')
      .select(
        'event_type',
        'project_key',
        'source',
        'occurred_at',
        'account_id',
        'holder',
        'wr_ms',
        'map_name',
      );

  test('a holder and a name are stored without invisible characters, and echoed as they were sent', async () => {
    const sent = { ...REPORT, holder: 'Kes\u200Btrel', mapName: 'Fall 2024\u202E - 08' };
    assert.deepEqual(await reports().report(sent), sent);
    const [event] = await readEvents();
    assert.deepEqual([event?.holder, event?.map_name], ['Kestrel', 'Fall 2024 - 08']);
  });

  test('a report becomes an event of the catalog and the record of its map', async () => {
    const echo = await reports().report({ ...REPORT, accountId: KESTREL.toUpperCase() });
    assert.deepEqual(echo, { ...REPORT, accountId: KESTREL });
    assert.deepEqual(await readEvents(), [
      {
        event_type: 'wr_change',
        project_key: 'records-catalog',
        source: 'wr-webhook',
        occurred_at: minutes(-60),
        account_id: KESTREL,
        holder: 'Kestrel',
        wr_ms: 39_874,
        map_name: 'Fall 2024 - 08 Cleaned',
      },
    ]);
    const map = (await database().read('maps').first()) as Record<string, unknown>;
    assert.deepEqual(
      [map.name, map.season, map.status, map.wr_ms, map.wr_recorded_at],
      ['Fall 2024 - 08 Cleaned', 'Fall', 'pending', 39_874, minutes(-60)],
    );
    const project = (await database().read('projects').first()) as Record<string, unknown>;
    assert.deepEqual([project.project_name, project.source_label], ['Records catalog', 'records-catalog']);
    assert.deepEqual(await database().read('accounts_seen').pluck('account_id'), [KESTREL]);
  });

  test('a repeat is stored once, with the same echo, also concurrently', async () => {
    const echoes = await Promise.all(Array.from({ length: 8 }, () => reports().report(REPORT)));
    for (const echo of echoes) assert.deepEqual(echo, echoes[0]);
    const unsure = await reports(minutes(5)).report({ ...REPORT, recordedAt: undefined });
    assert.equal(unsure.recordedAt, minutes(-60));
    assert.equal((await readEvents()).length, 1);
  });

  test('its time replaces the later one of a check, and it came with a secret', async () => {
    const [seen] = await store(database(), [
      recordEvent({ accountId: KESTREL, wrMs: 39_874, recordedAt: AT }),
    ]);
    await reports().report(REPORT);
    const rows = await database().read('world_records').select('event_id', 'recorded_at', 'authenticated');
    assert.deepEqual(rows, [{ event_id: seen?.eventId, recorded_at: minutes(-60), authenticated: 1 }]);
  });

  test('without a time, or with one far ahead, the record has the time of receipt', async () => {
    const { recordedAt } = await reports().report({ ...REPORT, recordedAt: undefined });
    assert.equal(recordedAt, AT);
    const ahead = await reports().report({ ...REPORT, mapUid: 'n', recordedAt: minutes(6) });
    assert.equal(ahead.recordedAt, AT);
  });

  test('a time far ahead is ignored: a repeat has the same echo, and the time of a check stays', async () => {
    const ahead = { ...REPORT, recordedAt: minutes(6000) };
    const first = await reports().report(ahead);
    assert.deepEqual(await reports(minutes(1)).report(ahead), first);
    const seen = { mapUid: 'n', accountId: KESTREL, wrMs: 39_874, recordedAt: minutes(-9) };
    await store(database(), [recordEvent(seen)]);
    assert.equal((await reports().report({ ...ahead, mapUid: 'n' })).recordedAt, minutes(-9));
  });

  test('without a name it refers to the map by its stored name', async () => {
    await reports().report(REPORT);
    const echo = await reports().report({ ...REPORT, mapName: undefined, wrMs: 39_000 });
    assert.equal(echo.mapName, null);
    const named = (await readEvents()).map((event) => event.map_name);
    assert.deepEqual(named, [REPORT.mapName, REPORT.mapName]);
  });

  test('an invalid player is echoed, and the record has no holder', async () => {
    const echo = await reports().report({ ...REPORT, accountId: undefined, holder: 'Unknown' });
    assert.deepEqual([echo.accountId, echo.holder], [null, 'Unknown']);
    assert.deepEqual(await database().read('world_records').pluck('player'), ['']);
  });

  test('a holder that is an account id is the account', async () => {
    await reports().report({ ...REPORT, accountId: undefined, holder: KESTREL });
    assert.deepEqual(await database().read('world_records').pluck('account_id'), [KESTREL]);
  });

  test("it resolves the map's queue items", async () => {
    const now = (): Date => new Date(AT);
    const quotas = createQuotas(database(), {}, now);
    const requests = createUpdateRequests(database(), { now, randomText: () => 'r', quotas });
    const client = { address: '192.0.2.1', isLocal: () => false };
    await requests.request({ mapUid: 'm', mapName: undefined, reason: undefined, client });
    await reports().report(REPORT);
    assert.deepEqual(await database().read('wr_baseline_queue').pluck('status'), ['resolved']);
  });

  test('a report that comes again changes nothing, whatever has become current since', async () => {
    const dunes = { ...REPORT, accountId: undefined, holder: 'Dunes', wrMs: 39_000 };
    const sent: [WorldRecordReport, current: number][] = [
      [{ ...REPORT, recordedAt: minutes(-60) }, 39_874],
      [{ ...dunes, recordedAt: minutes(-50) }, 39_000],
      [{ ...REPORT, recordedAt: minutes(-40) }, 39_874],
      [{ ...dunes, recordedAt: minutes(-30) }, 39_000],
      [{ ...REPORT, recordedAt: minutes(-20) }, 39_874],
    ];
    const readCurrent = (): Promise<number[]> => database().read('maps').pluck<number[]>('wr_ms');
    for (const [index, [report, current]] of sent.entries()) {
      await reports(minutes(index)).report(report);
      assert.deepEqual(await readCurrent(), [current], `report ${index}`);
      for (const [earlier] of sent.slice(0, index + 1)) {
        for (const at of [minutes(index), minutes(40 * 60)]) {
          await reports(at).report(earlier);
          assert.deepEqual(
            await readCurrent(),
            [current],
            `report ${index}, then again one of ${earlier.recordedAt}`,
          );
        }
      }
    }
    assert.equal((await readEvents()).length, 2);
  });

  test('a report ahead of its receipt is one of the receipt', async () => {
    const dunes = { ...REPORT, accountId: undefined, holder: 'Dunes', wrMs: 39_000, recordedAt: minutes(-1) };
    await reports().report({ ...REPORT, recordedAt: minutes(2) });
    await reports().report(dunes);
    assert.deepEqual(await database().read('maps').pluck('wr_ms'), [39_874]);
    await reports(minutes(1)).report({ ...dunes, recordedAt: minutes(1) });
    assert.deepEqual(await database().read('maps').pluck('wr_ms'), [39_000]);
  });

  test('reports without a time count once, as of the first receipt, and revoke nothing', async () => {
    const dunes = { ...REPORT, accountId: undefined, holder: 'Dunes', wrMs: 39_000, recordedAt: undefined };
    const readCurrent = (): Promise<number[]> => database().read('maps').pluck<number[]>('wr_ms');
    await reports().report(dunes);
    await reports().report({ ...REPORT, recordedAt: undefined });
    assert.deepEqual(await readCurrent(), [39_000]);
    await reports(minutes(2)).report({ ...REPORT, recordedAt: minutes(1) });
    assert.deepEqual(await readCurrent(), [39_874]);
    await reports(minutes(40 * 60)).report(dunes);
    assert.deepEqual(await readCurrent(), [39_874]);
    assert.equal((await readEvents()).length, 2);
  });
});
