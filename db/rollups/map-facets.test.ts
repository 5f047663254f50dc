import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCatalogMaps } from '../stores/catalog/catalog-maps.js';
import { describeOnDatabases } from '../testing/databases.js';
import { AT } from '../testing/tracking.js';
import { ensureMaps } from '../writes/maps.js';
import { touchProject } from '../writes/projects.js';
import { addLoggedChanges } from './logged-changes.js';

const NAMES = [
  'Winter 2021 - 01 Icy',
  'Winter 2021 - 02',
  'Winter 2022 - 01 Icy',
  'Summer 2021 - 01',
  'Other',
];

describeOnDatabases('the numbers of maps by facets', (database) => {
  const write = (names: readonly string[]): Promise<unknown> =>
    database().write(async (trx) => {
      const project = await touchProject(trx, { projectKey: 'p', receivedAt: AT });
      const maps = names.map((mapName, place) => ({ mapUid: `map-${place}`, mapName, observedAt: AT }));
      return ensureMaps(trx, project, maps);
    });

  const countAll = async (): Promise<void> => {
    await addLoggedChanges(database());
    assert.deepEqual(await database().read('map_facet_changes').select('change_id'), []);
  };

  const totals = async (): Promise<number[]> => {
    const none = {
      q: '',
      season: '',
      alteration: '',
      year: undefined,
      tracked: undefined,
      limit: 5,
      offset: 0,
    };
    const filters = [
      { season: 'winter' },
      { year: 2021 },
      { alteration: 'ICY' },
      { season: 'Winter', year: 2021, tracked: true },
      { season: 'Winter', year: 2021, tracked: false },
      { season: 'w'.repeat(70) },
    ];
    const store = createCatalogMaps(database());
    const lists = filters.map(async (filter) => {
      const { maps, total } = await store.list({ ...none, ...filter });
      assert.equal(maps.length, total);
      return total;
    });
    return Promise.all(lists);
  };

  test('give the totals of lists, before and after they are added up, and follow changes', async () => {
    await write(NAMES);
    const expected = [3, 3, 2, 0, 2, 0];
    assert.deepEqual(await totals(), expected);
    await countAll();
    assert.deepEqual(await totals(), expected);
    await database().write((trx) => trx('maps').where({ map_uid: 'map-0' }).update({ tracked: 1 }));
    assert.deepEqual(await totals(), [3, 3, 2, 1, 1, 0]);
    await countAll();
    await database().write((trx) => trx('maps').where({ map_uid: 'map-1' }).delete());
    assert.deepEqual(await totals(), [2, 2, 2, 1, 0, 0]);
    await countAll();
    assert.deepEqual(await totals(), [2, 2, 2, 1, 0, 0]);
  });
});
