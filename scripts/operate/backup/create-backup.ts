import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ID_NAME, identifyFolder } from '../../../db/artifacts/artifact-files.js';
import { expectArtifactStore } from '../../../db/stores/verification/artifact-store.js';
import type { ArtifactStoreSettings, Config } from '../../../src/config.js';
import { LAST_BACKUP } from '../../../src/wiring/resource-metrics.js';
import { artifactPath, copyArtifacts, listArtifacts, syncArtifacts } from './artifacts.js';
import { dumpDatabase } from './dump-database.js';
import { copyIfThere, emptyFolder, ownAsFolder, prepareEmptyFolder } from './durable.js';
import { syncFolder } from '../../../db/artifacts/durable.js';
import { writeManifest, type Manifest } from './manifest.js';

/**
 * Copies database and artifacts into an empty folder while the services run, and returns what is in it. All that was
 * acknowledged before the call is in it, and each artifact that the copied database needs, but those in `missing`. Artifacts in
 * a bucket stay there.
 */
export async function createBackup(
  config: Config,
  folder: string,
  { now, version }: { now: () => Date; version: string },
): Promise<Manifest> {
  await prepareEmptyFolder(folder, `${folder} is not empty; a backup goes into a new or empty folder.`);
  try {
    const manifest = await copyAll(config, folder, { now, version });
    // The state of the services shows it; where DATA_DIR cannot be written, the backup is none the worse.
    await writeFile(join(config.dataDir, LAST_BACKUP), manifest.startedAt)
      .then(() => ownAsFolder(config.dataDir, [LAST_BACKUP]))
      .catch(() => undefined);
    return manifest;
  } catch (error) {
    // What is left of it must not look like a backup.
    await emptyFolder(folder);
    throw error;
  }
}

async function copyAll(
  config: Config,
  folder: string,
  { now, version }: { now: () => Date; version: string },
): Promise<Manifest> {
  const startedAt = now().toISOString();
  const write = async (
    database: Manifest['database'],
    artifacts: Manifest['artifacts'],
  ): Promise<Manifest> => {
    await syncFolder(folder);
    const manifest: Manifest = { format: 1, version, startedAt, database, artifacts };
    await writeManifest(folder, manifest);
    return manifest;
  };
  if (config.artifactStore) {
    const { database } = await dumpDatabase(config, folder);
    return write(database, { files: 0, bytes: 0, missing: [], store: toAddress(config.artifactStore) });
  }
  // Artifacts are copied before the database, because they may be swept soon after it; the ones that came in between are copied
  // after it, because a row is stored only after its artifact.
  const [from, to] = [join(config.dataDir, 'artifacts'), join(folder, 'artifacts')];
  const copied = await copyArtifacts([from, to], await listArtifacts(from));
  const { database, artifacts: named } = await dumpDatabase(config, folder);
  await expectArtifactStore(named.storeId, identifyFolder(from));
  await copyArtifacts([from, to], named.known, copied);
  for (const sha256 of copied.keys()) {
    if (named.known.has(sha256)) continue;
    await rm(artifactPath(to, sha256));
    copied.delete(sha256);
  }
  await syncArtifacts(to);
  await copyIfThere(join(from, ID_NAME), join(to, ID_NAME));
  const bytes = [...copied.values()].reduce((sum, size) => sum + size, 0);
  const missing = [...named.needed].filter((sha256) => named.known.has(sha256) && !copied.has(sha256));
  return write(database, { files: copied.size, bytes, missing });
}

/** Returns a bucket as ARTIFACT_STORE names it. */
function toAddress({ bucket, prefix }: ArtifactStoreSettings): string {
  return prefix === '' ? `s3://${bucket}` : `s3://${bucket}/${prefix}`;
}
