import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { AT, buildEvent, minutes, recordEvent, store } from '../../testing/tracking.js';
import { writeNames } from '../../writes/names.js';
import { createEvents, type EventsQuery } from './events.js';

const KESTREL = 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0';
const DUNES = '99198a01-07f5-424d-a5a7-adfb41911e1d';
const ALL: EventsQuery = { projectKey: '', accountId: '', q: '', limit: 50, offset: 0 };

describeOnDatabases('events, names and maps of projects', (database) => {
  before(async () => {
    await store(database(), [
      recordEvent({ accountId: KESTREL, holder: 'Old name' }, { mapName: 'Fall 2024 - 08' }),
    ]);
    await store(database(), [
      { event: buildEvent({ eventType: 'campaign.announced', occurredAt: minutes(5) }) },
    ]);
    await store(database(), [{ event: buildEvent({ system: true, occurredAt: minutes(9) }) }]);
    await store(
      database(),
      [{ event: buildEvent({ projectKey: 'q', message: '100% sure', occurredAt: minutes(5) }) }],
      'q',
    );
    await database().write(async (trx) => {
      const observations = [{ accountId: KESTREL, displayName: 'Kestrel', observedAt: AT }];
      await writeNames(trx, { projectKey: 'p', source: 's', receivedAt: AT, observations });
      await trx('project_maps').insert({
        project_key: 'p',
        map_uid: 'm',
        wr_ms: 40_000,
        tracked: 1,
        latest_checked_at: AT,
        check_count: 1,
      });
      await trx('projects').where({ project_key: 'p' }).update({ map_count: 1 });
    });
  });
  const list = (query: Partial<EventsQuery>): ReturnType<ReturnType<typeof createEvents>['list']> =>
    createEvents(database()).list({ ...ALL, ...query });
  const typesOf = async (query: Partial<EventsQuery>): Promise<string[]> =>
    (await list(query)).events.map(({ type, projectKey }) => `${type} of ${projectKey}`);

  test('an event is found by the name that was sent, not by the present one', async () => {
    assert.deepEqual(await typesOf({ q: 'old NAME' }), ['wr_change of p']);
    assert.deepEqual(await typesOf({ q: 'old name', projectKey: 'q' }), []);
    assert.deepEqual(await typesOf({ q: 'KESTREL' }), []);
  });

  test("an event that was sent without a name shows its account's present one", async () => {
    await store(
      database(),
      [{ event: buildEvent({ projectKey: 'r', accountId: KESTREL, holder: null, occurredAt: minutes(1) }) }],
      'r',
    );
    const [event] = (await list({ projectKey: 'r' })).events;
    assert.equal(event?.holder, 'Kestrel');
  });

  test("a player's events say until when a record was held, and which were removed", async () => {
    const at = (wrMs: number, minute: number, accountId = DUNES): ReturnType<typeof recordEvent> =>
      recordEvent(
        { mapUid: 'e', accountId, wrMs, recordedAt: minutes(minute), revokes: minute === 22 },
        { projectKey: 'e' },
      );
    for (const event of [at(30_000, 20), at(29_000, 21), at(31_000, 22, 'other')])
      await store(database(), [event], 'e');
    await store(database(), [{ event: buildEvent({ projectKey: 'e', accountId: DUNES }) }], 'e');
    const { events, total } = await list({ projectKey: 'e', accountId: DUNES });
    assert.deepEqual(
      events.map(({ wrMs, heldUntil, revoked }) => [wrMs, heldUntil, revoked]),
      [
        [29_000, minutes(22), true],
        [30_000, minutes(22), true],
        [null, undefined, undefined],
      ],
    );
    assert.equal(total, 3);
    const query = { projectKey: 'e', accountId: DUNES, q: '', limit: 9, after: 0 };
    assert.deepEqual(
      (await createEvents(database()).listAfter(query)).events.map(({ revoked }) => revoked),
      [true, true, undefined],
    );
    assert.deepEqual((await list({ accountId: 'nobody' })).events, []);
  });
});
