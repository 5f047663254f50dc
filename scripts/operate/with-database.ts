import type { ArtifactFiles } from '../../db/artifacts/artifact-files.js';
import { openArtifactStore } from '../../db/artifacts/open-store.js';
import type { Database } from '../../db/connection/database.js';
import { expectArtifactStore, readStoreId } from '../../db/stores/verification/artifact-store.js';
import type { Config } from '../../src/config.js';
import { openExisting, type DatabaseConfig } from '../../src/wiring/database.js';

/** Runs the work of a command on the configured database, which has to be there with this version's schema, and closes it. */
export async function withDatabase<T>(
  config: DatabaseConfig,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openExisting(config);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Opens the configured store of artifacts; rejects with a StoreMismatch when it is not the database's: all its files would be missing. */
export async function openDatabaseFiles(database: Database, config: Config): Promise<ArtifactFiles> {
  const files = await openArtifactStore(config);
  await expectArtifactStore(await readStoreId(database.read), files);
  return files;
}
