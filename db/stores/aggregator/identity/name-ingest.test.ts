import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createClock } from '../../../testing/clock.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import type { EventRow } from '../../../rules/event-row.js';
import { createNameIngest, type NameIngest, type SentNames } from './name-ingest.js';

describeOnDatabases('name ingest', (database) => {
  const clock = createClock('2026-03-01T12:00:00.000Z');
  let ingest: NameIngest;

  before(() => {
    ingest = createNameIngest(database(), clock.now);
  });

  const send = (
    names: Omit<SentNames['names'][number], 'index'>[],
    more: { observedAt?: string; sourceLabel?: string; projectName?: string } = {},
  ): ReturnType<NameIngest['store']> =>
    ingest.store({
      projectKey: 'project',
      projectName: more.projectName,
      sourceLabel: more.sourceLabel,
      observedAt: more.observedAt,
      names: names.map((name, index) => ({ index, ...name })),
    });
  const rowOf = async (accountId: string): Promise<Record<string, unknown>> =>
    (await database().read('display_names').where({ account_id: accountId }).first()) as Record<
      string,
      unknown
    >;

  test('the time is that of the row, the request or the receipt; never ahead', async () => {
    await send(
      [
        { accountId: 'a', displayName: 'A', observedAt: '2026-03-01T12:00:00+01:00' },
        { accountId: 'b', displayName: 'B' },
        { accountId: 'c', displayName: 'C', observedAt: '2026-03-01T12:00:01Z' },
        { accountId: 'd', displayName: 'D', observedAt: '2026-03-01T12:00:00Z' },
      ],
      { observedAt: '2026-03-01T10:00:00Z' },
    );
    await send([{ accountId: 'e', displayName: 'E' }]);
    const timestamps = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map(async (id) => (await rowOf(id)).observed_at),
    );
    assert.deepEqual(timestamps, [
      '2026-03-01T11:00:00.000Z',
      '2026-03-01T10:00:00.000Z',
      '2026-03-01T12:00:00.000Z',
      '2026-03-01T12:00:00.000Z',
      '2026-03-01T12:00:00.000Z',
    ]);
  });

  test('the source is that of the row, else the label, else the stored label, else the key', async () => {
    const sources: unknown[] = [];
    for (const [sourceLabel, source] of [
      [undefined, undefined],
      ['label', undefined],
      [undefined, undefined],
      [undefined, 'own'],
    ]) {
      clock.advance(1000);
      await send(
        [{ accountId: 'source', displayName: 'Source', source }],
        sourceLabel ? { sourceLabel } : {},
      );
      sources.push((await rowOf('source')).source);
    }
    assert.deepEqual(sources, ['project', 'label', 'label', 'own']);
  });

  test('new and changed names make one system event and count in the hour of their observation; a repeat does not', async () => {
    const events = async (): Promise<EventRow[]> =>
      await database().read<EventRow>('events').where({ event_type: 'displayname.sync' }).orderBy('event_id');
    const updates = async (): Promise<number> => {
      const row = await database()
        .read<{ hour: string; name_updates: number }>('metric_hours')
        .where({ hour: '2026-02-01T09:00:00.000Z' })
        .first();
      return row?.name_updates ?? 0;
    };
    const before = (await events()).length;
    const names = ['f', 'g', 'h'].map((id) => ({ accountId: id, displayName: `Name of ${id}` }));
    const observedAt = '2026-02-01T09:59:59.999Z';
    await send(names, { observedAt });
    await send(names, { observedAt });
    await send(names, { observedAt: '2026-02-01T09:30:00Z' });
    await send([{ accountId: 'f', displayName: 'Another' }], { observedAt: '2026-02-01T09:59:59.999Z' });
    const made = (await events()).slice(before);
    assert.equal(made.length, 1, 'of two names with one time the greater one wins');
    const [event] = made;
    assert.deepEqual(
      [event?.system, event?.project_key, event?.source, event?.occurred_at],
      [1, 'project', 'label', clock.now().toISOString()],
    );
    assert.equal(await updates(), 3);
  });
});
