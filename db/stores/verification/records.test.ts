import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { buildEntry, storeChanges } from '../../testing/verification.js';
import { createRecords, type Records } from './records.js';
import type { RecordBundle } from './record.js';

const AT = '2026-03-01T12:00:00.000Z';
const NOT_RUN = { ...buildEntry('deep', 'not_run'), updated_at: null };

describeOnDatabases('records', (database) => {
  let records: Records;

  before(async () => {
    records = createRecords(database());
    for (const recordId of ['rec-1', 'rec-2', 'REC-1']) {
      const entries = [buildEntry('replay', 'pass', AT)];
      await storeChanges(database(), [{ recordId, mapUid: 'map-1', rank: 3, at: AT, entries }]);
    }
  });

  test('a record has both tracks, and nulls where nothing is known', async () => {
    const found = await records.find('rec-1');
    assert.deepEqual(found, {
      record_id: 'rec-1',
      map_uid: 'map-1',
      rank: 3,
      updated_at: AT,
      verifications: [{ ...buildEntry('replay', 'pass', AT), updated_at: AT }, NOT_RUN],
    } satisfies RecordBundle);
  });

  test('ids differ in case, and unknown ones are undefined', async () => {
    assert.equal((await records.find('REC-1'))?.record_id, 'REC-1');
    for (const id of ['Rec-1', 'rec-', 'rec-11', "rec-1' OR 1=1", '', '%']) {
      assert.equal(await records.find(id), undefined, id);
    }
  });

  test('reads at the same time get what each asked for', async () => {
    const ids = Array.from({ length: 1200 }, (_, index) => ['rec-1', 'none', 'rec-2'][index % 3] ?? '');
    const found = await Promise.all(ids.map((id) => records.find(id)));
    assert.deepEqual(
      found.map((record) => record?.record_id),
      ids.map((id) => (id === 'none' ? undefined : id)),
    );
  });

  test('many are found in the order that was asked for, without the unknown ones', async () => {
    const found = await records.findMany(['rec-2', 'none', 'REC-1', 'rec-1'], ['deep']);
    assert.deepEqual(
      found.map((record) => record.record_id),
      ['rec-2', 'REC-1', 'rec-1'],
    );
    assert.deepEqual(found[0]?.verifications, [NOT_RUN]);
    assert.deepEqual(await records.findMany([], ['deep']), []);
    assert.deepEqual(await records.findMany(['none'], ['replay']), []);
  });

  test('what is stored is seen by the next read', async () => {
    await storeChanges(database(), [{ recordId: 'new', mapUid: 'map-2', at: AT, entries: [] }]);
    assert.equal((await records.find('new'))?.rank, null);
  });
});
