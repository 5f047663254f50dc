import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { addLoggedChanges } from '../rollups/logged-changes.js';
import { describeOnDatabases } from '../testing/databases.js';
import { AT } from '../testing/tracking.js';
import { mapSearchText } from '../writes/maps.js';
import { listMapUids } from './list-maps.js';
import { mapsOfProject } from './listed-maps.js';

const PROJECT = 'tracker';
const names = Array.from({ length: 40 }, (_, place) => `${place % 2 === 0 ? 'Icy' : 'Wood'} ${place}`);
const maps = names.map((name, place) => ({ uid: `Uid-${String(place).padStart(2, '0')}`, name, place }));

describeOnDatabases('a list of maps', (database) => {
  const textOf = ({ uid, name }: { uid: string; name: string }): string => mapSearchText(uid, name);

  before(() =>
    database().write(async (trx) => {
      const facts = { season: '', mapnumber: '[]', alteration: '', bucket: 'Other' };
      const times = { first_seen_at: AT, updated_at: AT };
      // One more map that the project has not checked.
      for (const map of [...maps, { uid: 'other', name: 'Icy other', place: 99 }])
        await trx('maps').insert({
          map_uid: map.uid,
          name: map.name,
          search_text: textOf(map),
          ...facts,
          ...times,
        });
      for (const { uid, place } of maps)
        await trx('project_maps').insert({
          project_key: PROJECT,
          map_uid: uid,
          latest_checked_at: `2026-03-01T10:${String(place % 7).padStart(2, '0')}:00.000Z`,
        });
    }),
  );

  const list = (q: string, limit: number, offset: number) =>
    database().snapshot((read) =>
      listMapUids(read, mapsOfProject(PROJECT, maps.length), { q, limit, offset }),
    );
  /** The project's maps, last checked first, then by uid. */
  const expected = (q: string): string[] =>
    maps
      .filter((map) => textOf(map).includes(q.toLowerCase()))
      .toSorted((a, b) => (b.place % 7) - (a.place % 7) || (a.uid < b.uid ? -1 : 1))
      .map(({ uid }) => uid);

  for (const isCounted of [false, true]) {
    test(`has each match once, in its order, while its texts are ${isCounted ? 'counted' : 'logged'}`, async () => {
      if (isCounted) await countAll();
      await walkAll();
    });
  }

  const countAll = async (): Promise<void> => {
    await addLoggedChanges(database());
    assert.deepEqual(await database().read('list_changes').select('change_id'), []);
  };

  const walkAll = async (): Promise<void> => {
    for (const q of ['', 'icy', 'ICY 1', 'c', 'uid-0', 'uid-07', 'y 3', 'nothing has this', '%', 'Wood 39']) {
      const matches = expected(q);
      for (const limit of [3, 50]) {
        const passed: string[] = [];
        for (let offset = 0; offset < 45; offset += limit) {
          const page = await list(q, limit, offset);
          const hasMore = offset + limit < matches.length;
          assert.deepEqual(
            [page.total, page.totalRelation, page.hasMore],
            [matches.length, 'eq', hasMore],
            q,
          );
          passed.push(...page.rows);
        }
        assert.deepEqual(passed, matches, q);
      }
    }
  };

  test('follows names: a renamed map is found by its new name only, a deleted one not at all', async () => {
    const uid = 'Uid-07';
    await database().write((trx) =>
      trx('maps')
        .where({ map_uid: uid })
        .update({ search_text: mapSearchText(uid, 'Reversed') }),
    );
    const totalsOf = async (): Promise<number[]> => [
      (await list('rev', 5, 0)).total,
      (await list('d 7', 5, 0)).total,
      (await list('wood 7', 5, 0)).total,
    ];
    assert.deepEqual((await list('reversed', 5, 0)).rows, [uid]);
    assert.deepEqual(await totalsOf(), [1, 0, 0]);
    await countAll();
    assert.deepEqual(await totalsOf(), [1, 0, 0]);
    await database().write(async (trx) => {
      await trx('project_maps').where({ map_uid: uid }).delete();
      await trx('maps').where({ map_uid: uid }).delete();
    });
    assert.equal((await list('reversed', 5, 0)).total, 0);
    await countAll();
    assert.deepEqual(await totalsOf(), [0, 0, 0]);
    assert.equal(await database().read('map_texts').where({ map_uid: uid }).first(), undefined);
  });
});
