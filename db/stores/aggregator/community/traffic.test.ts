import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUpCommunity } from '../../../testing/community.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { createTraffic, type TrafficSample } from './traffic.js';

const AT = '2026-03-01T10:59:59.999Z';

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

  test('are stored without query strings, with nulls for absent fields', async () => {
    await send(
      [
        {
          direction: 'outgoing',
          component: 'lookup',
          method: 'GET',
          route: '/maps/:uid?secret=1',
          targetHost: 'records.example.org',
          targetPath: '/maps/a#top?x=1',
          statusCode: 200,
          durationMs: 12.5,
          bytesIn: 9_007_199_254_740_991,
          bytesOut: 0,
          occurredAt: '2026-03-01T11:59:59.999+01:00',
        },
        { statusCode: 0, service: 'page', route: '/a\n?b', durationMs: 0 },
      ],
      'tracker service',
    );
    const now = clock.now().toISOString();
    const nothing = { component: null, direction: null, method: null, target_host: null, target_path: null };
    assert.deepEqual(await stored(), [
      {
        project_key: 'tracker',
        service: 'tracker service',
        component: 'lookup',
        direction: 'outgoing',
        method: 'GET',
        route: '/maps/:uid',
        target_host: 'records.example.org',
        target_path: '/maps/a',
        status_code: 200,
        duration_ms: 13,
        bytes_in: 9_007_199_254_740_991,
        bytes_out: 0,
        occurred_at: AT,
        received_at: now,
      },
      {
        ...nothing,
        project_key: 'tracker',
        service: 'page',
        route: '/a\n',
        status_code: 0,
        duration_ms: 0,
        bytes_in: null,
        bytes_out: null,
        occurred_at: now,
        received_at: now,
      },
    ]);
  });

  test('with a time of their own are stored once; equal ones of one request each', async () => {
    const sample: TrafficSample = { statusCode: 200, occurredAt: AT };
    await send([sample, sample, { ...sample, statusCode: 500 }]);
    clock.advance(60_000);
    await send([sample, sample, { ...sample, statusCode: 500 }]);
    await send([sample, { ...sample, occurredAt: '2026-03-01T11:59:59.999+01:00' }]);
    assert.equal((await stored()).length, 3);
    await send([sample], undefined, 'other');
    assert.deepEqual(await hours(), [
      ['2026-03-01T10:00:00.000Z', 'other', 1, 0],
      ['2026-03-01T10:00:00.000Z', 'tracker', 3, 1],
    ]);
    const events = await database().read<Record<string, unknown>>('events').orderBy('event_id');
    assert.deepEqual(
      events.map((event) => [event.event_type, event.system, event.message, event.payload]),
      [
        ['traffic.batch', 1, '3 traffic samples.', '{"samples":3,"errors":1}'],
        ['traffic.batch', 1, '1 traffic sample.', '{"samples":1,"errors":0}'],
      ],
    );
  });

  test('without a time are always new, and a time ahead becomes the time of receipt', async () => {
    await send([{ statusCode: 404 }]);
    await send([{ statusCode: 404 }, { statusCode: 399, occurredAt: '2026-03-02T00:00:00Z' }]);
    await send([{ statusCode: 399, occurredAt: '2026-03-02T00:00:00Z' }]);
    assert.equal((await stored()).length, 3);
    assert.deepEqual(await hours(), [['2026-03-01T12:00:00.000Z', 'tracker', 3, 2]]);
  });
});
