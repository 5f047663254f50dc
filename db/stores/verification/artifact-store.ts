import type { Knex } from 'knex';
import type { ArtifactFiles } from '../../artifacts/artifact-files.js';
import type { Database } from '../../connection/database.js';
import { kindOf } from '../../connection/kind-of.js';

/** Thrown when a database and a store of artifacts do not belong together; the message says what to do. */
export class StoreMismatch extends Error {}

type Store = Pick<ArtifactFiles, 'kind' | 'name' | 'idPlace' | 'readId' | 'writeId'>;

/** What became of the id of a store. */
export type Adoption =
  /** Database and store had the same one. */
  | 'known'
  /** One of them, or both, got it now. */
  | 'adopted'
  /** The SQLite file had it and the folder beside it did not: its files are lost. */
  | 'without files';

/**
 * Makes sure that the database's artifacts are in this store: both carry the same id. A new installation, one of an earlier
 * version, and a store whose database is new get one. Rejects with a StoreMismatch for another store. Processes that start at
 * once wait for each other.
 */
export async function adoptArtifactStore(
  database: Database,
  store: Store,
  randomText: () => string,
): Promise<Adoption> {
  const [known, found] = [await readStoreId(database.read), await store.readId()];
  if (known !== undefined && found === known) return 'known';
  // The store may be at the other end of a network.
  return database.write((trx) => adopt(trx, store, randomText), { isUnlimited: true });
}

/**
 * Rejects with a StoreMismatch unless the store has the id that a database has, which is undefined where it has no artifacts yet. For
 * commands beside the services, which give no ids: files that are gone beside a SQLite file may be in a bucket that is not set.
 */
export async function expectArtifactStore(
  known: string | undefined,
  store: Pick<Store, 'name' | 'idPlace' | 'readId'>,
): Promise<void> {
  if (known === undefined) return;
  const found = await store.readId();
  if (found !== known) throw new StoreMismatch(describe(store, known, found));
}

async function adopt(trx: Knex.Transaction, store: Store, randomText: () => string): Promise<Adoption> {
  const [known, found] = [await readStoreId(trx), await store.readId()];
  if (known === undefined) {
    const id = found ?? randomText();
    // The store first: an id in the database alone would mean that the store was lost.
    if (found === null) await store.writeId(id);
    await trx('artifact_store').insert({ id: 1, store_id: id });
    return 'adopted';
  }
  if (found === known) return 'known';
  // A SQLite file and its folder are one installation; only PostgreSQL and S3 can be shared by others.
  const isOwnFolder = kindOf(trx) === 'sqlite' && store.kind === 'folder';
  if (found !== null || !isOwnFolder) throw new StoreMismatch(describe(store, known, found));
  await store.writeId(known);
  return 'without files';
}

/** Returns the id of the store that has a database's artifacts. */
export async function readStoreId(source: Knex): Promise<string | undefined> {
  const row = await source('artifact_store').where({ id: 1 }).first<{ store_id: string } | undefined>();
  return row?.store_id;
}

function describe(
  { name, idPlace }: Pick<Store, 'name' | 'idPlace'>,
  known: string,
  found: string | null,
): string {
  const state = found === null ? 'which has no id' : `which is store ${found}`;
  const repair =
    found === null ? ` If its artifacts are there, or lost for good, write ${known} into ${idPlace}.` : '';
  return (
    `The artifacts of this database are in store ${known}, and not in ${name}, ${state}. All processes of one ` +
    `database need the same DATA_DIR, or the same ARTIFACT_STORE: set it to that one.${repair}`
  );
}
