import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, readFacts, setUpCommunity } from '../testing/community.js';
import { describeOnDatabases } from '../testing/databases.js';
import { buildCheck, storeRun } from '../testing/tracker-runs.js';

describeOnDatabases('facts of maps in snapshots', (database) => {
  const { send } = setUpCommunity(database);
  const facts = (uid: string, ...columns: string[]) => readFacts(database(), uid, ...columns);

  test('the newest observation of a field wins, from any club', async () => {
    const report = (clubId: number, minute: number, map: object): Promise<unknown> =>
      send({ clubId, observedAt: at(minute), maps: [{ mapUid: 'a', ...map }] });
    await report(1, 5, { name: 'Five', goldScore: 5, season: 'Spring', year: 2021 });
    await report(2, 3, { name: 'Three', goldScore: 3, silverScore: 3, season: 'Fall' });
    assert.deepEqual(await facts('a', 'name', 'gold_score', 'silver_score', 'season', 'bucket'), [
      'Five',
      5,
      3,
      'Spring',
      'Spring 2021',
    ]);
    await report(2, 6, { name: 'Fall 2024 - 08', silverScore: 6, alteration: 'Icy', mapnumber: [1, 2] });
    assert.deepEqual(
      await facts(
        'a',
        'name',
        'gold_score',
        'silver_score',
        'season',
        'year',
        'alteration',
        'mapnumber',
        'observed_at',
      ),
      ['Fall 2024 - 08', 5, 6, 'Spring', 2021, 'Icy', '[1,2]', at(6)],
    );
  });

  test('a repeat of name and facts is a newer observation of both', async () => {
    const report = (hour: number, name: string, authorScore: number): Promise<unknown> =>
      send({ clubId: hour, observedAt: at(hour), maps: [{ mapUid: 'again', name, authorScore }] });
    await report(1, 'Stays', 10);
    await report(3, 'Stays', 10);
    await report(2, 'Came late', 20);
    assert.deepEqual(await facts('again', 'name', 'author_score', 'named_at', 'observed_at'), [
      'Stays',
      10,
      at(3),
      at(3),
    ]);
  });

  test('two rows of a map are merged, the later one winning', async () => {
    await send({
      campaigns: [{ campaignId: 1, maps: [{ mapUid: 'a', name: 'First', goldScore: 1, position: 4 }] }],
      maps: [{ mapUid: 'a', name: 'Second', silverScore: 2 }],
    });
    assert.deepEqual(await facts('a', 'name', 'gold_score', 'silver_score'), ['Second', 1, 2]);
  });

  test('a renamed map moves to the bucket of what was sent and what the name says', async () => {
    await send({ observedAt: at(0), maps: [{ mapUid: 'a', name: 'Fall 2023 - 01', season: 'Fall' }] });
    await send({ observedAt: at(0), maps: [{ mapUid: 'b', name: 'Fall 2023 - 01', year: 2023 }] });
    await storeRun(database(), [
      buildCheck({ mapUid: 'a', mapName: 'Fall 2024 - 01', checkedAt: at(1) }),
      buildCheck({ mapUid: 'b', mapName: 'Winter 2024 - 01', checkedAt: at(1) }),
    ]);
    assert.deepEqual(await facts('a', 'season', 'year', 'bucket'), ['Fall', 2024, 'Fall 2024']);
    assert.deepEqual(await facts('b', 'season', 'year', 'bucket'), ['Winter', 2023, 'Winter 2023']);
  });

  test('sent seasons share the buckets of parsed ones, and unknown ones are among the others', async () => {
    await send({
      observedAt: at(0),
      maps: [
        { mapUid: 'a', season: 'fall', year: 2030 },
        { mapUid: 'b', season: 'FALL ', year: 2030 },
        { mapUid: 'c', season: 'training' },
        { mapUid: 'd', season: 'Autumn', year: 2030 },
        { mapUid: 'e', season: 'Fall' },
      ],
    });
    const buckets = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((uid) => facts(uid, 'bucket')));
    assert.deepEqual(buckets.flat(), ['Fall 2030', 'Fall 2030', 'Training', 'Other', 'Other']);
    assert.deepEqual(await facts('a', 'season'), ['fall']);
  });

  test('a uid in place of a name keeps what is known of the name', async () => {
    await send({ observedAt: at(0), maps: [{ mapUid: 'a', name: 'Fall 2023 - 01 Wet' }] });
    await send({ observedAt: at(1), maps: [{ mapUid: 'a', name: 'a' }] });
    assert.deepEqual(await facts('a', 'name', 'season', 'year', 'alteration'), [
      'Fall 2023 - 01 Wet',
      'Fall',
      2023,
      'Wet',
    ]);
  });
});
