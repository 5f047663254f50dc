import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventRow } from '../rules/event-row.js';
import { ANY_EVENT, pairsOf, scopesOf, wordsOf } from '../rules/event-words.js';
import { countWithCommonWord, wordScopesOf, type WordScopes } from '../sql/common-words.js';
import { describeOnDatabases } from '../testing/databases.js';
import { storeRandomEvents } from '../testing/random-events.js';
import { createRandom } from '../testing/random.js';
import { readAll } from '../testing/tracking.js';
import { writeLocked } from '../testing/write-locked.js';
import { correctEvents } from '../writes/events.js';
import { changeEventTerms } from './event-terms.js';

/** More are counted than are left for later. */
const EVENTS = 2100;
const ANY_TIME = { from: null, before: null };

test('a text has the words between its spaces, and their parts of letters and digits', () => {
  const words = ['icy', 'road', '05', 'p-1', 'map.checked', 'map', 'checked', 'zoë'];
  assert.deepEqual([...wordsOf('icy  road - 05\u001fp-1\u001fmap.checked a zoë')].sort(), words.sort());
  assert.deepEqual([...wordsOf(`${'x'.repeat(33)} ${'y'.repeat(32)}`)], ['y'.repeat(32)]);
});

test('words that follow each other in one field are a pair', () => {
  const pairs = pairsOf('summer 2023 - 05 icy\u001frace.finish\u001fnew line');
  assert.deepEqual([...pairs], ['summer 2023', '2023 -', '- 05', '05 icy', 'new line']);
  assert.deepEqual([...pairsOf(`${'x'.repeat(31)} y`)], []);
});

test('the scopes of a list have no events that are not in it', () => {
  const only = (scope: string): WordScopes => ({ first: scope, end: `${scope}\u0001` });
  assert.deepEqual(wordScopesOf({}, ANY_TIME), only(''));
  assert.deepEqual(wordScopesOf({ projectKey: 'p' }, ANY_TIME), only('project p'));
  assert.deepEqual(wordScopesOf({ eventType: 't' }, ANY_TIME), only('type t'));
  assert.equal(wordScopesOf({ projectKey: 'p', eventType: 't' }, ANY_TIME), null);
  const day = (number: number): string => `2026-03-0${number}T00:00:00.000Z`;
  assert.equal(wordScopesOf({ projectKey: 'p' }, { from: day(1), before: null }), null);
  const isWithin = (from: string | null, before: string | null, scope: string): boolean => {
    const scopes = wordScopesOf({}, { from, before });
    return scopes !== null && scope >= scopes.first && scope < scopes.end;
  };
  for (const [from, before, first, last] of [
    [day(2), day(4), 2, 3],
    ['2026-03-01T00:00:00.001Z', '2026-03-04T23:59:59.999Z', 2, 3],
    [null, day(4), 1, 3],
    [day(3), null, 3, 9],
  ] as const) {
    for (let at = 1; at <= 9; at += 1)
      assert.equal(isWithin(from, before, `day 2026-03-0${at}`), at >= first && at <= last);
    for (const scope of ['', 'project day 2026-03-03', 'type a'])
      assert.equal(isWithin(from, before, scope), false);
  }
});

describeOnDatabases('the numbers of events by word', (database) => {
  const keyOf = (word: unknown, scope: unknown): string => `${String(word)}, ${String(scope)}`;

  const readWords = async (): Promise<Map<string, number>> => {
    const rows = await readAll(database(), 'event_words');
    return new Map(rows.map(({ word, scope, events }) => [keyOf(word, scope), Number(events)]));
  };

  const recount = async (): Promise<Map<string, number>> => {
    const counts = new Map<string, number>();
    const add = (word: string, scope: string): void => {
      counts.set(keyOf(word, scope), (counts.get(keyOf(word, scope)) ?? 0) + 1);
    };
    for (const row of (await readAll(database(), 'events')) as unknown as EventRow[]) {
      if (row.system === 1) continue;
      for (const word of wordsOf(row.search_text))
        for (const scope of [ANY_EVENT, ...scopesOf(row)]) add(word, scope);
      for (const pair of pairsOf(row.search_text)) add(pair, ANY_EVENT);
    }
    return counts;
  };

  const expectLowerBounds = async (): Promise<void> => {
    const recounted = await recount();
    for (const [key, events] of await readWords()) assert.ok(events <= (recounted.get(key) ?? 0), key);
  };

  test('are those of common words, and never more than there are, also after changes', async () => {
    await storeRandomEvents(database(), createRandom(6), EVENTS);
    assert.equal((await readWords()).size, 0);
    // The next one counts those that are stored.
    await storeRandomEvents(database(), createRandom(7), 1);
    const [words, recounted] = [await readWords(), await recount()];
    for (const [key, events] of recounted) {
      if (events > 20) assert.ok((words.get(key) ?? 0) >= events - 1, key);
    }
    await expectLowerBounds();
    const rows = await database().read<EventRow>('events').where({ system: 0 }).limit(40);
    const hidden = { holder: 'Zoë', eventType: 'wr_baseline', system: true, changed: false, accountId: null };
    const corrections = rows.map(({ event_id: eventId, occurred_at: occurredAt }) => ({
      eventId,
      occurredAt,
      ...hidden,
    }));
    await writeLocked(database(), (writes) => correctEvents(writes, corrections));
    await expectLowerBounds();
    const gone = await database().read<EventRow>('events').where({ system: 0 });
    await database().write(async (trx) => {
      await trx('events').where({ system: 0 }).delete();
      await changeEventTerms(
        trx,
        gone.map((event) => ({ event, by: -1 })),
      );
    });
    await expectLowerBounds();
    assert.ok([...(await readWords()).values()].every((events) => events > 0));
  });

  test('give the least number of events with a text that a word contains', async () => {
    const rows = [
      { word: 'summer', scope: '', events: 30_000 },
      { word: 'summer', scope: 'project p', events: 12_000 },
      { word: 'summer', scope: 'day 2026-03-02', events: 6000 },
      { word: 'summer', scope: 'day 2026-03-03', events: 5000 },
      { word: 'summertime', scope: '', events: 11_000 },
      { word: 'winter', scope: '', events: 10_000 },
    ];
    await database().write(async (trx) => {
      await trx('event_words').delete();
      await trx('event_words').insert(rows);
    });
    const least = (text: string, scopes: WordScopes | null): Promise<number> => {
      assert.ok(scopes);
      return countWithCommonWord(database().read, text, scopes);
    };
    assert.equal(await least('umm', wordScopesOf({}, ANY_TIME)), 30_000);
    assert.equal(await least('time', wordScopesOf({}, ANY_TIME)), 11_000);
    assert.equal(await least('winter', wordScopesOf({}, ANY_TIME)), 0);
    assert.equal(await least('summer', wordScopesOf({ projectKey: 'p' }, ANY_TIME)), 12_000);
    const march = { from: '2026-03-02T00:00:00.000Z', before: null };
    assert.equal(await least('summer', wordScopesOf({}, march)), 11_000);
    assert.equal(
      await least('summer', wordScopesOf({}, { ...march, from: '2026-03-02T00:00:00.001Z' })),
      5000,
    );
  });
});
