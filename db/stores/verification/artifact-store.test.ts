import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { connect } from '../../connect.js';
import type { ConnectionSettings, Database } from '../../connection/database.js';
import { describeOnStores, type OpenStore } from '../../testing/artifact-stores.js';
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

describeOnDatabases('the store of a database', (database, kind) => {
  beforeEach(() => database().write((trx) => trx('artifact_store').delete()));

  const adopt = (store: ReturnType<typeof storeWith>): Promise<Adoption> =>
    adoptArtifactStore(database(), store, createTexts());
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

  test('another store is refused, with both ids and what to do', async () => {
    await adopt(storeWith('a-store', 'folder'));
    await assert.rejects(adopt(storeWith('another-store', 'folder')), (error) => {
      assert.ok(error instanceof StoreMismatch);
      assert.equal(
        error.message,
        'The artifacts of this database are in store a-store, and not in DATA_DIR /data, which is store another-store. ' +
          'All processes of one database need the same DATA_DIR, or the same ARTIFACT_STORE: set it to that one.',
      );
      return true;
    });
  });

  test('a command is refused with another store or one without an id, and gives none', async () => {
    const expect = async (store: ReturnType<typeof storeWith>): Promise<void> =>
      expectArtifactStore(await readStoreId(database().read), store);
    await expect(storeWith('any-store', 'folder'));
    await adopt(storeWith('a-store', 'folder'));
    await expect(storeWith('a-store', 'folder'));
    for (const id of ['another-store', null]) {
      const store = storeWith(id, 'folder');
      await assert.rejects(expect(store), StoreMismatch);
      assert.equal(await store.readId(), id);
    }
  });

  test('a store without an id is another one, but for the folder beside a SQLite file', async () => {
    await adopt(storeWith('a-store', 'folder'));
    await assert.rejects(adopt(storeWith(null, 's3')), /which has no id\. .* write a-store into \/data/);
    const folder = storeWith(null, 'folder');
    if (kind === 'postgres') return assert.rejects(adopt(folder), StoreMismatch);
    assert.equal(await adopt(folder), 'without files');
    assert.equal(await folder.readId(), 'a-store');
  });
});

describeOnDatabases('processes that start at once', (database, _kind, settings) => {
  describeOnStores('with one store', (openStore) => startAtOnce(database, settings, openStore));
});

function startAtOnce(
  database: () => Database,
  settings: () => ConnectionSettings,
  openStore: OpenStore,
): void {
  const others: Database[] = [];
  before(async () => {
    await database().write((trx) => trx('artifact_store').delete());
    for (let count = 0; count < 3; count += 1) others.push(await connect(settings()));
  });
  after(() => Promise.all(others.map((other) => other.close())));

  test('agree on its id', async () => {
    const stores = await Promise.all(others.map(() => openStore()));
    const adoptions = await Promise.all(
      others.map((other, index) =>
        adoptArtifactStore(other, stores[index] ?? assert.fail(), () => `store-of-${index}`),
      ),
    );
    assert.deepEqual(adoptions.toSorted(), ['adopted', 'known', 'known']);
    const ids = await Promise.all(stores.map((store) => store.readId()));
    assert.equal(new Set(ids).size, 1);
    assert.deepEqual(await database().read('artifact_store').pluck('store_id'), [ids[0]]);
  });
}
