import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';

const IDS = ['b', 'A', '_a', 'a', 'B', '-a', '1', '.z', 'Z', 'ab', 'a:b', '10', '2'];

describeOnDatabases('a database', (database) => {
  before(() => database().write((trx) => trx.schema.createTable('samples', (table) => table.string('name'))));
  const countSamples = async (): Promise<unknown[]> => database().read('samples').count('* as samples');

  test('counts, sums and averages are numbers', async () => {
    await database().write((trx) =>
      trx('verification_quotas').insert([
        { address: 'a', kind: 'x', used: 2 ** 40, ends_at: '' },
        { address: 'b', kind: 'x', used: 2, ends_at: '' },
      ]),
    );
    const rows = (await database()
      .read('verification_quotas')
      .select(
        database().read.raw('count(*) AS c, sum(used) AS s, avg(used) AS a, max(used) AS m'),
      )) as unknown[];
    assert.deepEqual(rows, [{ c: 2, s: 2 ** 40 + 2, a: 2 ** 39 + 1, m: 2 ** 40 }]);
  });

  test('text is compared and sorted byte by byte', async () => {
    await database().write((trx) =>
      trx('verification_map_pins').insert(IDS.map((id) => ({ map_uid: id, pinned_at: '', blocks: '' }))),
    );
    const sorted = (await database()
      .read('verification_map_pins')
      .orderBy('map_uid')
      .pluck('map_uid')) as string[];
    assert.deepEqual(sorted, IDS.toSorted());
    const above = await database()
      .read('verification_map_pins')
      .where('map_uid', '>', 'Z')
      .orderBy('map_uid')
      .pluck('map_uid');
    assert.deepEqual(above, ['_a', 'a', 'a:b', 'ab', 'b']);
    assert.deepEqual(
      await database().read('verification_map_pins').where({ map_uid: 'a' }).pluck('map_uid'),
      ['a'],
    );
  });

  test('a failed transaction leaves nothing behind and does not block the next', async () => {
    const failing = database().write(async (trx) => {
      await trx('samples').insert({ name: 'gone' });
      throw new Error('changed my mind');
    });
    await assert.rejects(failing, /changed my mind/);
    await database().write((trx) => trx('samples').insert({ name: 'stays' }));
    assert.deepEqual(await database().read('samples').pluck('name'), ['stays']);
  });

  test('reads of one snapshot are consistent during writes, and cannot write', async () => {
    await database().write((trx) => trx('samples').delete());
    await database().snapshot(async (trx) => {
      assert.deepEqual(await trx('samples').count('* as samples'), [{ samples: 0 }]);
      await database().write((writing) => writing('samples').insert({ name: 'm' }));
      assert.deepEqual(await trx('samples').pluck('name'), []);
    });
    assert.deepEqual(await countSamples(), [{ samples: 1 }]);
    await assert.rejects(database().snapshot((trx) => trx('samples').delete()));
  });

  test('a failed statement rejects each time, and others go on', async () => {
    const broken = database().prepare('SELECT x FROM nothing');
    await Promise.all([assert.rejects(broken([])), assert.rejects(broken([]))]);
    await assert.rejects(broken([]));
    const one = database().prepare('SELECT CAST($1 AS text) AS one');
    assert.deepEqual(await Promise.all([one(['a']), one(['b'])]), [[{ one: 'a' }], [{ one: 'b' }]]);
  });

  test('pings and reports its connections', async () => {
    await database().ping();
    const { used, free, pending } = database().pool();
    assert.deepEqual([used, pending], [0, 0]);
    assert.ok(free >= 1);
    await database().snapshot(() => {
      assert.equal(database().pool().used, 1);
      return Promise.resolve();
    });
  });
});
