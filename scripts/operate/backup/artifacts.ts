import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyFile, hashFile } from './durable.js';
import { syncFolder } from '../../../db/artifacts/durable.js';

const DIGEST = /^[0-9a-f]{64}$/;

/** Returns the digests of all files in a folder of artifacts, which are stored under them; none when there is no such folder. */
export async function listArtifacts(folder: string): Promise<string[]> {
  const names = await Promise.all((await listParts(folder)).map((part) => readdir(part)));
  return names.flat().filter((name) => DIGEST.test(name));
}

/**
 * Copies artifacts from one folder into another, but for those in `copied`, and adds their sizes to it. A file that is missing or does not
 * have its digest is left out.
 */
export async function copyArtifacts(
  [from, to]: [from: string, to: string],
  digests: Iterable<string>,
  copied = new Map<string, number>(),
): Promise<Map<string, number>> {
  for (const sha256 of digests) {
    if (copied.has(sha256)) continue;
    const target = artifactPath(to, sha256);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const digest = await orMissing(copyFile(artifactPath(from, sha256), target), null);
    if (digest?.sha256 === sha256) copied.set(sha256, digest.bytes);
    else await rm(target, { force: true });
  }
  return copied;
}

/** Makes a folder of copied artifacts durable; creates it if needed. */
export async function syncArtifacts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const path of [...(await listParts(folder)), folder, dirname(folder)]) await syncFolder(path);
}

/** Checks each file of a folder against its name; returns digests and bytes, or rejects with a sentence that names the wrong one. */
export async function checkArtifacts(folder: string): Promise<{ digests: string[]; bytes: number }> {
  const digests = await listArtifacts(folder);
  let bytes = 0;
  for (const sha256 of digests) {
    const found = await hashFile(artifactPath(folder, sha256));
    if (found.sha256 !== sha256)
      throw new Error(`The artifact ${sha256} in the backup has other content than its name says.`);
    bytes += found.bytes;
  }
  return { digests, bytes };
}

export function artifactPath(folder: string, sha256: string): string {
  return join(folder, sha256.slice(0, 2), sha256);
}

async function listParts(folder: string): Promise<string[]> {
  const names = await orMissing(readdir(folder), []);
  return names.filter((name) => name.length === 2).map((name) => join(folder, name));
}

async function orMissing<Found, Missing>(
  reading: Promise<Found>,
  missing: Missing,
): Promise<Found | Missing> {
  try {
    return await reading;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return missing;
    throw error;
  }
}
