import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUpCommunity } from '../../../testing/community.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { createTraffic, type TrafficSample } from './traffic.js';

describeOnDatabases('traffic samples', (database) => {
  const { clock } = setUpCommunity(database);

  const send = (samples: TrafficSample[], service?: string, projectKey = 'tracker'): Promise<void> =>
    createTraffic(database()).ingest({
      projectKey,
      projectName: 'Tracker',
      sourceLabel: 'server',
      receivedAt: clock.now().toISOString(),
      service,
      samples,
    });
  const stored = async (): Promise<Record<string, unknown>[]> => {
    const rows = await database().read<Record<string, unknown>>('traffic_samples').orderBy('sample_id');
    return rows.map(({ sample_id: _, dedupe_key: __, ...row }: Record<string, unknown>) => row);
  };
  const hours = async (): Promise<unknown[]> => {
    const rows = await database()
      .read<Record<string, unknown>>('metric_hours')
      .where('traffic_samples', '>', 0)
      .orderBy('project_key');
    return rows.map((row) => [row.hour, row.project_key, row.traffic_samples, row.traffic_errors]);
  };

  test('without a time are always new, and a time ahead becomes the time of receipt', async () => {
    await send([{ statusCode: 404 }]);
    await send([{ statusCode: 404 }, { statusCode: 399, occurredAt: '2026-03-02T00:00:00Z' }]);
    await send([{ statusCode: 399, occurredAt: '2026-03-02T00:00:00Z' }]);
    assert.equal((await stored()).length, 3);
    assert.deepEqual(await hours(), [['2026-03-01T12:00:00.000Z', 'tracker', 3, 2]]);
  });
});
