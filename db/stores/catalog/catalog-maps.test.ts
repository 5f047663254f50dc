import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { AT, minutes, recordEvent, store } from '../../testing/tracking.js';
import { saveMaps } from '../../writes/maps.js';
import { saveProject } from '../../writes/projects.js';
import { noteChanges } from '../../memo.js';
import { createCatalogMaps, type CatalogMaps, type MapsQuery } from './catalog-maps.js';

const ALL: MapsQuery = {
  q: '',
  accountId: '',
  season: '',
  alteration: '',
  year: undefined,
  tracked: undefined,
  limit: 100,
  offset: 0,
};

const FACTS = {
  map_id: 'ef24f14c-fa96-42fd-ae82-3ef4d3f79d27',
  filename: 'a "quoted" \\ name.Map.Gbx',
  file_url: 'https://files.example.org/a',
  thumbnail_url: null,
  author: 'tarn',
  author_score: 41_208,
  collection_name: 'Stadium',
  map_type: 'TrackMania\\TM_Race',
  is_playable: 1,
  created_with_gamepad_editor: 0,
  timestamp: '2024-11-09T10:15:00+02:00',
  timestamp_utc: '2024-11-09T08:15:00.000Z',
};

describeOnDatabases('maps of the catalog', (database) => {
  beforeEach(() => emptyTables(database()));
  const maps = (): CatalogMaps => createCatalogMaps(database());
  const add = (
    all: Record<string, [name: string | null, columns?: Record<string, unknown>]>,
  ): Promise<void> =>
    database().write(async (trx) => {
      await saveProject(trx, { projectKey: 'p', receivedAt: AT });
      const seen = Object.entries(all).map(([mapUid, [mapName]]) => ({ mapUid, mapName, observedAt: AT }));
      await saveMaps(trx, seen, AT);
      for (const [uid, [, columns = {}]] of Object.entries(all))
        if (Object.keys(columns).length > 0) await trx('maps').where({ map_uid: uid }).update(columns);
      await noteChanges(trx, 'maps');
    });
  const uidsOf = async (query: Partial<MapsQuery>): Promise<string[]> =>
    (await maps().list({ ...ALL, ...query })).maps.map(({ mapUid }) => mapUid);

  test('a map has all its facts, its record and the former ones', async () => {
    await add({ m: ['$f00Fall$z 2024 - 01 & 02 „été" 🏁', FACTS] });
    const [first] = await store(database(), [recordEvent({ wrMs: 42_000, recordedAt: minutes(1) })]);
    await store(database(), [recordEvent({ accountId: null, holder: 'Zoë', recordedAt: minutes(2) })]);
    const found = (await maps().findInDetail('m', 5)) ?? assert.fail();
    assert.deepEqual(found.map, {
      mapUid: 'm',
      mapId: FACTS.map_id,
      name: '$f00Fall$z 2024 - 01 & 02 „été" 🏁',
      filename: FACTS.filename,
      fileUrl: FACTS.file_url,
      thumbnailUrl: null,
      author: 'tarn',
      submitter: null,
      authorScore: 41_208,
      goldScore: null,
      silverScore: null,
      bronzeScore: null,
      collectionName: 'Stadium',
      mapStyle: '',
      mapType: FACTS.map_type,
      isPlayable: true,
      createdWithGamepadEditor: false,
      createdWithSimpleEditor: null,
      timestamp: FACTS.timestamp,
      season: 'Fall',
      year: 2024,
      mapnumber: [1, 2],
      alteration: '„été" 🏁',
      type: null,
      wrMs: 40_000,
      wrHolder: 'Zoë',
      tracked: false,
      status: 'pending',
    });
    assert.deepEqual(found.wrHistory[1], {
      eventId: first?.eventId,
      mapUid: 'm',
      mapName: found.map.name,
      accountId: 'kestrel',
      holder: 'Kestrel',
      wrMs: 42_000,
      recordedAt: minutes(1),
      receivedAt: AT,
      current: false,
      revoked: false,
    });
    const { wrMs: _ms, wrHolder: _holder, tracked: _tracked, status: _status, ...facts } = found.map;
    assert.deepEqual(await maps().findFacts('m'), facts);
    assert.deepEqual(Object.keys(found.map), [
      ...Object.keys(facts),
      'wrMs',
      'wrHolder',
      'tracked',
      'status',
    ]);
  });

  test('concurrent lookups each get their own map and length of history, newest first', async () => {
    const steps = Array.from({ length: 40 }, (_, index) =>
      recordEvent({ mapUid: `m${index % 4}`, wrMs: 50_000 - index, recordedAt: minutes(index) }),
    );
    await store(database(), steps);
    const one = maps();
    const requests = Array.from({ length: 60 }, (_, index) => ({
      uid: `m${index % 5}`,
      limit: 1 + (index % 25),
    }));
    const responses = await Promise.all(requests.map(({ uid, limit }) => one.findInDetail(uid, limit)));
    for (const [index, { uid, limit }] of requests.entries()) {
      const found = responses[index];
      assert.equal(found?.map.mapUid, uid === 'm4' ? undefined : uid);
      const timestamps = found?.wrHistory.map(({ recordedAt }) => recordedAt) ?? [];
      assert.equal(timestamps.length, uid === 'm4' ? 0 : Math.min(limit, 10));
      assert.deepEqual(timestamps, timestamps.toSorted().reverse());
    }
  });

  test('lists are by upload time, unknown ones last, then by uid, at any depth', async () => {
    await add({
      a: ['A', { timestamp_utc: '2026-01-01T00:00:00.000Z' }],
      b: ['B'],
      c: ['C', { timestamp_utc: '2026-01-02T00:00:00.000Z' }],
      B: ['D'],
      d: ['E', { timestamp_utc: '2026-01-01T00:00:00.000Z' }],
    });
    assert.deepEqual(await uidsOf({}), ['c', 'a', 'd', 'B', 'b']);
    const walked: string[] = [];
    for (let offset: number | null = 0; offset !== null;) {
      const page = await maps().list({ ...ALL, limit: 2, offset });
      assert.deepEqual([page.total, page.paging.total, page.offset], [5, 5, offset]);
      walked.push(...page.maps.map(({ mapUid }) => mapUid));
      offset = page.paging.next_offset;
    }
    assert.deepEqual(walked, ['c', 'a', 'd', 'B', 'b']);
    assert.deepEqual(await uidsOf({ offset: 5 }), []);
  });

  test('filters match parts of names without colour codes, and whole seasons and alterations case-insensitively', async () => {
    await add({
      one: ['$f00Fa$0f0ll 2024 - 01 Ice_%', { tracked: 1 }],
      two: ['Fall 2024 - 02 Icy'],
      three: ['Fall 2025 - 03 ICE'],
    });
    assert.deepEqual(await uidsOf({ q: 'FALL 2024' }), ['one', 'two']);
    assert.deepEqual(await uidsOf({ q: 'e_%' }), ['one']);
    assert.deepEqual(await uidsOf({ q: 'THREE' }), ['three']);
    assert.deepEqual(await uidsOf({ season: 'fall', alteration: 'ice' }), ['three']);
    assert.deepEqual(await uidsOf({ year: 2024 }), ['one', 'two']);
    assert.deepEqual(await uidsOf({ tracked: true }), ['one']);
    assert.deepEqual(await uidsOf({ tracked: false, year: 2024 }), ['two']);
    assert.equal((await maps().list({ ...ALL, tracked: false })).total, 2);
    assert.equal((await maps().list({ ...ALL, tracked: true, q: 'fall', limit: 1 })).total, 1);
  });

  test('season and alteration are equal in any case, of any alphabet', async () => {
    const names = { a: 'Été', b: 'été', c: 'ÉTÉ', d: 'Ete', e: 'ΟΔΥΣ', f: 'Οδυς' };
    await add(
      Object.fromEntries(Object.entries(names).map(([uid, name]) => [uid, [`Fall 2024 - 01 ${name}`]])),
    );
    for (const alteration of ['Été', 'été', 'ÉTÉ'])
      assert.deepEqual(await uidsOf({ alteration }), ['a', 'b', 'c'], alteration);
    assert.deepEqual(await uidsOf({ alteration: 'οδυσ' }), ['e', 'f']);
    assert.equal((await uidsOf({ season: 'fALL' })).length, 6);
  });

  test('a hundred readers of the first page do not wait for each other', async () => {
    await add({ a: ['A'] });
    const pages = await Promise.all(Array.from({ length: 100 }, () => maps().list(ALL)));
    assert.ok(pages.every(({ total }) => total === 1));
  });
});
