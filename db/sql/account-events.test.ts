import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { createRandom } from '../testing/random.js';
import { AT } from '../testing/tracking.js';
import { accountEventsOf, countEventsOfAccounts, findEventsOfAccounts } from './account-events.js';
import { listEventBlocks } from './event-blocks.js';
import { rowsOf } from './raw-rows.js';

interface Stored {
  event_id: number;
  account_id: string | null;
}

describeOnDatabases('events of accounts', (database) => {
  const random = createRandom(7);
  let events: Stored[];

  beforeEach(async () => {
    // Around the borders of spans and blocks, with spans between them that have no event.
    const borders = [1, 4096, 8192, 16_384, 20_480, 81_920, 98_304, 1_000_000];
    const ids = borders.flatMap((border) => [-3, -2, -1, 0, 1, 2].map((by) => border + by));
    events = ids
      .filter((id) => id > 0)
      .map((id) => ({ event_id: id, account_id: random.pick(['a', 'b', 'c', 'D', 'é', null]) }));
    const rest = {
      event_type: 'custom.thing',
      project_key: 'p',
      source: 's',
      source_key: 's',
      occurred_at: AT,
      received_at: AT,
      search_text: 'thing',
    };
    await database().write(async (trx) => {
      await trx('events').delete();
      for (const event of events) await trx('events').insert({ ...event, ...rest });
    });
  });

  const LISTS = [['a'], ['none'], ['é', 'D', 'a'], ['c', 'none', 'b', 'a', 'D', 'é'], []];
  const of = (accountIds: string[], isWanted = (_: number): boolean => true): number[] =>
    events
      .filter(({ event_id: id, account_id: account }) => accountIds.includes(account ?? '') && isWanted(id))
      .map(({ event_id: id }) => id);

  test('are found in all spans', async () => {
    const find = async (accountIds: string[]): Promise<number[]> => {
      const [sql, ids] = findEventsOfAccounts(database().read, accountIds);
      const rows = rowsOf<{ found_id: number }>(await database().read.raw(sql, [ids]));
      return rows.map(({ found_id: id }) => id).sort((a, b) => a - b);
    };
    for (const accountIds of LISTS) assert.deepEqual(await find(accountIds), of(accountIds));
    await database().write((trx) => trx('events').where('event_id', '<', 30_000).delete());
    const left = of(['a', 'b'], (id) => id >= 30_000);
    assert.deepEqual(await find(['a', 'b']), left);
    await database().write((trx) => trx('events').delete());
    assert.deepEqual(await find(['a', 'b']), []);
  });

  test('are counted up to a number', async () => {
    for (const accountIds of LISTS)
      for (const max of [0, 1, 5, 1000]) {
        const counted = await countEventsOfAccounts(database().read, accountIds, max);
        assert.equal(counted, Math.min(max, of(accountIds).length), `${accountIds.join(' ')}, ${max}`);
      }
  });

  test("are found in some blocks by SQLite's index", async () => {
    if (database().kind === 'postgres') return;
    const all = await listEventBlocks(database().read, (blocks) => blocks);
    const choices = [all, [], all.slice(0, 1), all.slice(-1), all.filter((_, place) => place % 2 === 0)];
    for (const blocks of choices) {
      const isInside = (id: number): boolean => blocks.some(({ block }) => block === Math.floor(id / 4096));
      for (const accountIds of LISTS) {
        const found = await accountEventsOf(database().read, blocks, accountIds).pluck<number[]>(
          'events.event_id',
        );
        assert.deepEqual(
          found.sort((a, b) => a - b),
          of(accountIds, isInside),
        );
      }
    }
  });
});
