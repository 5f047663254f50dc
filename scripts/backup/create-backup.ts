import { join } from 'node:path';
import type { Config } from '../../src/config.js';
import { copyArtifacts, listArtifacts } from './artifacts.js';
import { dumpDatabase } from './dump-database.js';
import { prepareEmptyFolder, syncFolder } from './durable.js';
import { writeManifest, type Manifest } from './manifest.js';

/**
 * Copies database and artifacts into an empty folder while the services run, and returns what is in it. All that was
 * acknowledged before the call is in it, and each artifact that the copied database needs, but those in `missing`.
 */
export async function createBackup(
  config: Config,
  folder: string,
  { now, version }: { now: () => Date; version: string },
): Promise<Manifest> {
  await prepareEmptyFolder(folder, `${folder} is not empty; a backup goes into a new or empty folder.`);
  const startedAt = now().toISOString();
  // Artifacts are copied before the database, since those of rows in it may be swept soon after; and those that came
  // in between are copied behind it, since a row is there only after its artifact.
  const artifacts = join(config.dataDir, 'artifacts');
  const copies = copyArtifacts(artifacts, join(folder, 'artifacts'));
  for (const sha256 of await listArtifacts(artifacts)) await copies.copy(sha256);
  const { database, artifacts: named } = await dumpDatabase(config, folder);
  const missing: string[] = [];
  for (const sha256 of named.known)
    if (!(await copies.copy(sha256)) && named.needed.has(sha256)) missing.push(sha256);
  const copied = await copies.finish(named.known);
  await syncFolder(folder);
  const manifest: Manifest = { format: 1, version, startedAt, database, artifacts: { ...copied, missing } };
  await writeManifest(folder, manifest);
  return manifest;
}
