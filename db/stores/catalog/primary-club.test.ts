import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { createPrimaryClub } from './primary-club.js';
import { createTotals } from './totals.js';

const PAGE = { limit: 2, offset: 0 };

describeOnDatabases('no primary club', (database) => {
  test('has a hook without a club and empty lists', async () => {
    const club = createPrimaryClub(database());
    assert.deepEqual(await club.findHook(), {
      hookKey: 'primary',
      clubId: null,
      clubName: null,
      enabled: false,
      lastSyncAt: null,
      mapCount: 0,
    });
    assert.deepEqual(await club.listMaps('', 5), { maps: [], count: 0 });
    assert.deepEqual(await club.listRuns(5), { runs: [], count: 0 });
    const paging = { total: 0, limit: 2, offset: 0, has_more: false, next_offset: null };
    assert.deepEqual(await club.listCampaigns(PAGE), { campaigns: [], total: 0, ...PAGE, paging });
    assert.deepEqual(await club.listUploads(PAGE), { uploads: [], total: 0, ...PAGE, paging });
    assert.equal((await createTotals(database()).stats()).total_campaigns, 0);
  });
});
