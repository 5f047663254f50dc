import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { addEventCounts } from '../rollups/event-counts.js';
import type { EventRow } from '../rules/event-row.js';
import { describeOnDatabases } from '../testing/databases.js';
import { ALL_EVENTS, emptyTracking, readAll, store, eventOf } from '../testing/tracking.js';
import { writeLocked } from '../testing/write-locked.js';
import { startOf } from './event-depth.js';
import { createEvents } from '../stores/aggregator/tracking/events.js';

describeOnDatabases('the start of a deep page of events', (database) => {
  beforeEach(async () => {
    await emptyTracking(database());
    const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
    await store(
      database(),
      days.map((day) => ({ event: eventOf({ occurredAt: `${day}T12:00:00.000Z` }) })),
    );
    // More events of the same days, as the rollup counts them.
    const rows = (await readAll(database(), 'events', 'event_id')) as unknown as EventRow[];
    const more = [4999, 3999, 2999];
    await writeLocked(database(), (writes) =>
      addEventCounts(
        writes,
        rows.map((event, place) => ({ event, by: more[place] ?? 0 })),
      ),
    );
  });

  const start = (offset: number, change: object = {}): ReturnType<typeof startOf> =>
    startOf(database().read, { ...ALL_EVENTS, ...change }, offset);

  test('is the end of the day that has the offset', async () => {
    const atDay = (day: string): object => ({ from: null, before: `${day}T00:00:00.000Z` });
    assert.deepEqual(await start(5000), { period: atDay('2026-03-03'), offset: 2000 });
    assert.deepEqual(await start(6999), { period: atDay('2026-03-03'), offset: 3999 });
    assert.deepEqual(await start(7000), { period: atDay('2026-03-02'), offset: 0 });
    assert.deepEqual(await start(12_000), { period: { from: null, before: null }, offset: 12_000 });
  });

  test('does not count events above the highest id', async () => {
    const newest = (await readAll(database(), 'events', 'event_id')).at(-1);
    const maxEventId = Number(newest?.event_id) - 1;
    assert.equal((await start(5000, { maxEventId })).offset, 2001);
    const { total, events } = await createEvents(database()).list(
      { ...ALL_EVENTS, maxEventId, includeSystem: true, from: '2026-01-01T00:00:00.000Z' },
      51,
      100,
    );
    assert.deepEqual([total, events], [11_999, []]);
  });

  test('is the newest event where few events are skipped, and where no rollup can tell', async () => {
    for (const [offset, change] of [
      [4999, {}],
      [6000, { q: 'text' }],
      [6000, { to: '2026-03-03T18:00:00.000Z' }],
    ] as const) {
      assert.equal((await start(offset, change)).offset, offset);
    }
  });
});
