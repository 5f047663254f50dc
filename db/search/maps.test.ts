import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { AT } from '../testing/tracking.js';
import { mapSearchText } from '../writes/maps.js';
import { SEARCH_LIMITS, type SearchLimits } from './matches.js';
import { listMapUids, mapsOfProject } from './maps.js';

const PROJECT = 'tracker';
const names = Array.from({ length: 40 }, (_, index) => `${index % 2 === 0 ? 'Icy' : 'Wood'} ${index}`);
const maps = names.map((name, index) => ({ uid: `Uid-${String(index).padStart(2, '0')}`, name, index }));

describeOnDatabases('a list of maps', (database) => {
  const textOf = ({ uid, name }: { uid: string; name: string }): string => mapSearchText(uid, name);

  before(() =>
    database().write(async (trx) => {
      const facts = { season: '', mapnumber: '[]', alteration: '', bucket: 'Other' };
      const times = { first_seen_at: AT, updated_at: AT };
      // One more map that the project has not checked.
      for (const map of [...maps, { uid: 'other', name: 'Icy other', index: 99 }])
        await trx('maps').insert({
          map_uid: map.uid,
          name: map.name,
          search_text: textOf(map),
          ...facts,
          ...times,
        });
      for (const { uid, index } of maps)
        await trx('project_maps').insert({
          project_key: PROJECT,
          map_uid: uid,
          latest_checked_at: `2026-03-01T10:${String(index % 7).padStart(2, '0')}:00.000Z`,
        });
    }),
  );

  const list = (q: string, limit: number, offset: number, limits?: SearchLimits) =>
    database().snapshot((read) =>
      listMapUids(read, mapsOfProject(PROJECT, maps.length), { q, limit, offset }, limits),
    );
  /** The project's maps, last checked first, then by uid. */
  const expected = (q: string): string[] =>
    maps
      .filter((map) => textOf(map).includes(q.toLowerCase()))
      .toSorted((a, b) => (b.index % 7) - (a.index % 7) || (a.uid < b.uid ? -1 : 1))
      .map(({ uid }) => uid);

  const LONG = { ...SEARCH_LIMITS, first: 10 };

  for (const [what, limits] of [
    ['a list that is compared map by map', SEARCH_LIMITS],
    ['a long list, of which more is compared where the first maps do not fill the page', LONG],
  ] as const)
    test(`${what} has each match once, in its order`, () => walkAll(limits));

  test('a short text is looked for in the first maps of a long list', async () => {
    const first = expected('').slice(0, 10);
    const matches = expected('c').filter((uid) => first.includes(uid));
    const page = await list('c', 50, 0, LONG);
    assert.deepEqual([page.rows, page.total, page.totalRelation], [matches, matches.length, 'gte']);
  });

  test('of more matches than a search reaches, the total is a lower bound', async () => {
    const limits = { ...SEARCH_LIMITS, matches: 15 };
    const page = await list('icy', 10, 10, limits);
    assert.deepEqual(page.rows, expected('icy').slice(10, 15));
    assert.deepEqual([page.total, page.totalRelation, page.hasMore], [15, 'gte', false]);
  });

  const walkAll = async (limits: SearchLimits): Promise<void> => {
    for (const q of ['', 'icy', 'ICY 1', 'c', 'uid-0', 'uid-07', 'y 3', 'nothing has this', '%', 'Wood 39']) {
      if (limits === LONG && q.length < 3 && q !== '') continue;
      const matches = expected(q);
      for (const limit of [3, 50]) {
        const passed: string[] = [];
        for (let offset = 0; offset < 45; offset += limit) {
          const page = await list(q, limit, offset, limits);
          const hasMore = offset + limit < matches.length;
          assert.equal(page.hasMore, hasMore, q);
          if (page.totalRelation === 'eq') assert.equal(page.total, matches.length, q);
          else assert.ok(limits === LONG && hasMore && page.total < matches.length, q);
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
    await database().write(async (trx) => {
      await trx('project_maps').where({ map_uid: uid }).delete();
      await trx('maps').where({ map_uid: uid }).delete();
    });
    assert.equal((await list('reversed', 5, 0)).total, 0);
    assert.deepEqual(await totalsOf(), [0, 0, 0]);
  });
});
