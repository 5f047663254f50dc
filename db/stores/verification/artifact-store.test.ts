import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { connect } from '../../connect.js';
import { describeOnDatabases } from '../../testing/databases.js';
import { createTexts } from '../../testing/clock.js';
import {
  adoptArtifactStore,
  expectArtifactStore,
  readStoreId,
  StoreMismatch,
  type Adoption,
} from './artifact-store.js';

/** A store in memory, as its id sees it. */
function storeWith(id: string | null, kind: 'folder' | 's3'): Parameters<typeof adoptArtifactStore>[1] {
  let own = id;
  return {
    kind,
    name: kind === 's3' ? 'ARTIFACT_STORE s3://bucket' : 'DATA_DIR /data',
    idPlace: '/data/artifacts/store-id',
    readId: () => Promise.resolve(own),
    writeId: (written) => {
      own = written;
      return Promise.resolve();
    },
  };
}

describeOnDatabases('the store of a database', (database, kind, settings) => {
  beforeEach(() => database().write((trx) => trx('artifact_store').delete()));

  const texts = createTexts();
  const adopt = (store: ReturnType<typeof storeWith>, on = database()): Promise<Adoption> =>
    adoptArtifactStore(on, store, texts);
  const known = (): Promise<string[]> => database().read('artifact_store').pluck('store_id');

  test('a new installation, and one of an earlier version, get an id that is the same on both sides', async () => {
    const store = storeWith(null, 'folder');
    assert.equal(await adopt(store), 'adopted');
    const id = await store.readId();
    assert.ok(id);
    assert.deepEqual(await known(), [id]);
    assert.equal(await adopt(store), 'known');
    await database().write((trx) => trx('artifact_store').delete());
    assert.equal(await adopt(store), 'adopted', 'a new database takes the id of its store');
    assert.deepEqual(await known(), [id]);
  });

  test('another store is refused, with both ids and what to do, also to a command, which gives no id', async () => {
    const expect = async (store: ReturnType<typeof storeWith>): Promise<void> =>
      expectArtifactStore(await readStoreId(database().read), store);
    await expect(storeWith('any-store', 'folder'));
    await adopt(storeWith('a-store', 'folder'));
    await expect(storeWith('a-store', 'folder'));
    const message =
      'The artifacts of this database are in store a-store, and not in DATA_DIR /data, which is store another-store. ' +
      'All processes of one database need the same DATA_DIR, or the same ARTIFACT_STORE: set it to that one.';
    for (const refuse of [adopt, expect])
      await assert.rejects(
        refuse(storeWith('another-store', 'folder')),
        (error) => error instanceof StoreMismatch && error.message === message,
      );
    const empty = storeWith(null, 'folder');
    await assert.rejects(expect(empty), StoreMismatch);
    assert.equal(await empty.readId(), null);
  });

  test('a store without an id is another one, but for the folder beside a SQLite file', async () => {
    await adopt(storeWith('a-store', 'folder'));
    await assert.rejects(adopt(storeWith(null, 's3')), /which has no id\. .* write a-store into \/data/);
    const folder = storeWith(null, 'folder');
    if (kind === 'postgres') return assert.rejects(adopt(folder), StoreMismatch);
    assert.equal(await adopt(folder), 'without files');
    assert.equal(await folder.readId(), 'a-store');
  });

  test('processes that start at once agree on its id', async (t) => {
    const others = await Promise.all([1, 2, 3].map(() => connect(settings())));
    t.after(() => Promise.all(others.map((other) => other.close())));
    const store = storeWith(null, 's3');
    const adoptions = await Promise.all(others.map((other) => adopt(store, other)));
    assert.deepEqual(adoptions.toSorted(), ['adopted', 'known', 'known']);
    assert.deepEqual(await known(), [await store.readId()]);
  });
});
