import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { AT, minutes } from '../../testing/tracking.js';
import { saveMaps } from '../../writes/maps.js';
import { claimPrimaryClub } from '../../writes/primary-club.js';
import { saveProject } from '../../writes/projects.js';
import { createClubMaps } from './club-maps.js';
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

describeOnDatabases('the primary club', (database) => {
  const club = (): ReturnType<typeof createPrimaryClub> => createPrimaryClub(database());

  before(() =>
    database().write(async (trx) => {
      for (const id of [7, 8]) {
        await trx('clubs').insert({
          club_id: id,
          name: `Club ${id}`,
          first_seen_at: AT,
          last_synced_at: minutes(1),
          campaign_count: 3,
          upload_count: 3,
          map_count: 3,
        });
        await claimPrimaryClub(trx, id);
        const seen = { club_id: id, discovered_at: AT, last_synced_at: AT };
        for (const campaign of [30, 10, 20])
          await trx('club_campaigns').insert({
            ...seen,
            campaign_id: campaign,
            name: `C${campaign}`,
            map_count: 1,
          });
        for (const [bucket, after] of [
          [3, 0],
          [1, 5],
          [2, 5],
        ] as const)
          await trx('club_uploads').insert({ ...seen, bucket_id: bucket, discovered_at: minutes(after) });
        const run = { club_id: id, status: 'ok', maps_seen: 3, maps_added: 2, maps_removed: 1 };
        for (const name of ['first', 'second'])
          await trx('hook_runs').insert({
            ...run,
            started_at: AT,
            finished_at: minutes(1),
            snapshot_key: `${id} ${name}`,
          });
      }
      const maps = [
        ['a', 'Ice 100%'],
        ['b', '$f00I$0f0ce'],
        ['c', 'Wood'],
      ] as const;
      await saveProject(trx, { projectKey: 'p', receivedAt: AT });
      await saveMaps(
        trx,
        maps.map(([mapUid, mapName]) => ({ mapUid, mapName, observedAt: AT })),
        AT,
      );
      await trx('club_maps').insert([
        { club_id: 7, map_uid: 'a', timestamp_utc: null, added_at: AT },
        { club_id: 7, map_uid: 'b', timestamp_utc: minutes(1), added_at: AT },
        { club_id: 7, map_uid: 'c', timestamp_utc: minutes(2), added_at: AT },
      ]);
      await trx('maps')
        .where({ map_uid: 'b' })
        .update({ timestamp_utc: minutes(1) });
      await trx('maps')
        .where({ map_uid: 'c' })
        .update({ timestamp_utc: minutes(2) });
    }),
  );

  test('is the club of the first snapshot', async () => {
    assert.deepEqual(await club().findHook(), {
      hookKey: 'primary',
      clubId: 7,
      clubName: 'Club 7',
      enabled: true,
      lastSyncAt: minutes(1),
      mapCount: 3,
    });
    const { total_campaigns: total } = await createTotals(database()).stats();
    assert.equal(total, 3);
  });

  test('lists its maps by upload time, unknown ones last, and finds parts of names without colour codes', async () => {
    const uidsOf = async (q: string, limit = 5): Promise<string[]> =>
      (await club().listMaps(q, limit)).maps.map(({ mapUid }) => mapUid);
    assert.deepEqual(await uidsOf(''), ['c', 'b', 'a']);
    assert.deepEqual(await uidsOf('', 2), ['c', 'b']);
    assert.deepEqual(await uidsOf('ICE'), ['b', 'a']);
    assert.deepEqual(await uidsOf('0%'), ['a']);
    assert.deepEqual(await uidsOf('$00fI$zce'), ['b', 'a']);
    assert.deepEqual(await uidsOf('$f00'), ['c', 'b', 'a']);
    const page = await createClubMaps(database()).list(7, { q: 'ice', limit: 1, offset: 1 });
    assert.deepEqual([page?.maps.map(({ mapUid }) => mapUid), page?.total], [['a'], 2]);
    assert.deepEqual((await createClubMaps(database()).list(8, { q: 'x', limit: 1, offset: 0 }))?.maps, []);
    assert.equal(await createClubMaps(database()).list(9, { q: '', limit: 1, offset: 0 }), undefined);
  });

  test('lists campaigns by our own id and buckets by discovery, newest first', async () => {
    const campaigns = await club().listCampaigns(PAGE);
    assert.deepEqual(
      campaigns.campaigns.map(({ externalId }) => externalId),
      [20, 10],
    );
    assert.deepEqual([campaigns.total, campaigns.paging.next_offset], [3, 2]);
    const uploads = await club().listUploads({ limit: 5, offset: 0 });
    assert.deepEqual(
      uploads.uploads.map(({ bucketId }) => bucketId),
      [2, 1, 3],
    );
    assert.deepEqual((await club().listUploads({ limit: 5, offset: 3 })).uploads, []);
  });

  test('lists only its own runs, newest first', async () => {
    const { runs, count } = await club().listRuns(5);
    assert.equal(count, 2);
    const [first, second] = runs;
    assert.ok(first && second && first.runId > second.runId);
    assert.deepEqual([first.mapsSeen, first.mapsAdded, first.mapsRemoved], [3, 2, 1]);
    assert.equal((await club().listRuns(1)).runs[0]?.runId, first.runId);
  });
});
