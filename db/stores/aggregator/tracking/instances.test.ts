import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../../testing/databases.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { AT, minutes, readAll } from '../../../testing/tracking.js';
import { createInstances, type InstanceReport, type Instances } from './instances.js';

describeOnDatabases('instances', (database) => {
  beforeEach(() => emptyTables(database()));

  const report = (
    said: Partial<InstanceReport> = {},
    at = AT,
    projectKey = 'p',
  ): ReturnType<Instances['report']> =>
    createInstances(database()).report(
      { projectKey, sourceLabel: said.sourceLabel, receivedAt: at },
      { instanceId: 'one', isRegistration: true, ...said },
    );
  const events = async (): Promise<unknown[]> =>
    (await readAll(database(), 'events', 'event_id')).map((row) => row.event_type);

  test('it is online for 10 minutes, stale for 24 hours, then offline', async () => {
    await report();
    const statusAfter = async (ms: number): Promise<unknown[]> => {
      const at = new Date(Date.parse(AT) + ms).toISOString();
      const found = await createInstances(database()).list('p', 10, at);
      return (found?.instances ?? []).flatMap(({ status, heartbeatAgeSeconds }) => [
        status,
        heartbeatAgeSeconds,
      ]);
    };
    assert.deepEqual(await statusAfter(600_000), ['online', 600]);
    assert.deepEqual(await statusAfter(600_001), ['stale', 600]);
    assert.deepEqual(await statusAfter(86_400_000), ['stale', 86_400]);
    assert.deepEqual(await statusAfter(86_400_001), ['offline', 86_400]);
    assert.deepEqual(await statusAfter(-5000), ['online', 0]);
  });

  test('a change is an event, a repeat is none', async () => {
    await report({ status: 'busy' });
    await report({ status: 'busy' });
    assert.deepEqual(await events(), ['instance.register']);
    await report({ isRegistration: false, status: 'idle' });
    await report({ isRegistration: false, status: 'idle' });
    await report({ isRegistration: false });
    assert.deepEqual(await events(), ['instance.register', 'instance.heartbeat']);
    await report({ meta: { version: 2 } });
    await report({ isRegistration: false }, minutes(30));
    assert.deepEqual((await events()).slice(2), ['instance.register', 'instance.heartbeat']);
    const [row] = await readAll(database(), 'events', 'event_id');
    assert.equal(row?.system, 1);
  });
});
