import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { storeRandomEvents } from '../testing/random-events.js';
import { createRandom } from '../testing/random.js';
import { eventOf, recordStep, store } from '../testing/tracking.js';
import { writeLocked } from '../testing/write-locked.js';
import { eventsHaving, planEventSearch } from './search-events.js';
import { correctEvents } from '../writes/events.js';

/** Texts of the stored events and some of none: short ones, SQL's special characters, other scripts. */
const TEXTS = [
  'ICY',
  'icy r',
  'y ro',
  'f00',
  'p-',
  'p-1',
  'custom.',
  '%',
  '%_s',
  '0%_',
  '_',
  '"',
  '" OR "',
  "o'n",
];
const OTHERS = ['two', 'to', '🚗', '🚗🏁🚗', 'zoë', 'ZOË', '\\', 'nothing', 'one two', 'a* NOT b'];

describeOnDatabases('a search for events', (database) => {
  before(async () => {
    await storeRandomEvents(database(), createRandom(3), 120);
    const messages = ['Say "zoë" OR "x"', '🚗🏁🚗', "Won't\\stop", 'a* NOT b', "o'neil", ''];
    const events = messages.map((message) => ({
      event: eventOf({ message, accountId: `id-${message.length}` }),
    }));
    await store(database(), events);
  });

  const find = async (text: string, accountIds: string[] = []): Promise<number[]> => {
    const search = await planEventSearch(database().read, text);
    const found = eventsHaving(database().read, search, accountIds);
    return found.orderBy('events.event_id').pluck<number[]>('events.event_id');
  };

  test('finds the same as a scan', async () => {
    const events = await database()
      .read('events')
      .orderBy('event_id')
      .select<{ event_id: number; search_text: string; account_id: string | null }[]>('*');
    for (const text of [...TEXTS, ...OTHERS]) {
      for (const accounts of [[], ['id-0', 'id-6', 'nobody']]) {
        const wanted = events.filter(
          (event) =>
            event.search_text.includes(text.toLowerCase()) || accounts.includes(event.account_id ?? 'none'),
        );
        const ids = wanted.map((event) => event.event_id);
        assert.deepEqual(await find(text, accounts), ids, `${text} ${accounts.join()}`);
      }
    }
  });

  test('an event with a corrected holder is found by the new name, not by the former one', async () => {
    const [stored] = await store(database(), [recordStep({ holder: 'Former one', accountId: null })]);
    const eventId = stored?.eventId ?? 0;
    assert.deepEqual(await find('former o'), [eventId]);
    const known = {
      eventId,
      occurredAt: '2026-03-02T12:00:00.000Z',
      accountId: 'known',
      holder: 'Known Name',
      eventType: 'wr_change',
      system: false,
      changed: true,
    };
    await writeLocked(database(), (writes) => correctEvents(writes, [known]));
    assert.deepEqual(await find('former o'), []);
    assert.deepEqual(await find('known name'), [eventId]);
    assert.deepEqual(await find('no such text', ['known']), [eventId]);
    await database().write((trx) => trx('events').where({ event_id: eventId }).delete());
    assert.deepEqual(await find('known name'), []);
  });
});
