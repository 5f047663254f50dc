import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createNameSearch } from '../stores/aggregator/identity/name-search.js';
import { eventsHaving, planEventSearch } from '../sql/search-events.js';
import { createClock } from '../testing/clock.js';
import { describeOnDatabases } from '../testing/databases.js';
import { storeNames } from '../testing/identity.js';
import { AT, eventOf, store } from '../testing/tracking.js';
import * as namesByLength from './006-names-by-length.js';
import * as eventSearch from './007-event-search.js';
import * as accountsBySpan from './029-accounts-by-span.js';

describeOnDatabases('the search indexes', (database) => {
  test('include rows that were stored before them', async () => {
    await database().write(async (trx) => {
      await accountsBySpan.down(trx);
      await eventSearch.down(trx);
      await namesByLength.down(trx);
    });
    await storeNames(database(), [{ accountId: 'early', displayName: 'Early Bird', observedAt: AT }]);
    await store(database(), [{ event: eventOf({ message: 'Caught the worm' }) }]);
    await database().write(async (trx) => {
      await namesByLength.up(trx);
      await eventSearch.up(trx);
      await accountsBySpan.up(trx);
    });
    await store(database(), [{ event: eventOf({ message: 'Caught a cold' }) }]);

    const { search } = createNameSearch(database(), createClock(AT).now);
    const [name] = await search({ q: 'ly bi', mode: 'contains', limit: 5 });
    assert.equal(name?.accountId, 'early');
    const messagesOf = async (text: string): Promise<string[]> => {
      const found = eventsHaving(database().read, await planEventSearch(database().read, text));
      return found.orderBy('events.event_id').pluck<string[]>('events.message');
    };
    assert.deepEqual(await messagesOf('CAUGHT'), ['Caught the worm', 'Caught a cold']);
    assert.deepEqual(await messagesOf('worm'), ['Caught the worm']);
  });
});
