import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { AT, minutes } from '../../testing/tracking.js';
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

  test('a repeat is stored once, with the same echo, also concurrently', async () => {
    const echoes = await Promise.all(Array.from({ length: 8 }, () => reports().report(REPORT)));
    for (const echo of echoes) assert.deepEqual(echo, echoes[0]);
    const unsure = await reports(minutes(5)).report({ ...REPORT, recordedAt: undefined });
    assert.equal(unsure.recordedAt, minutes(-60));
    assert.equal((await readEvents()).length, 1);
  });
});
