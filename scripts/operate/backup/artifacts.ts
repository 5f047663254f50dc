import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyFile, hashFile, removeFile } from './durable.js';
import { syncFolder } from '../../../db/artifacts/durable.js';

const DIGEST = /^[0-9a-f]{64}$/;

/** Files that are stored under their digest, as `artifacts/` in DATA_DIR and in a backup has them. */
interface ArtifactCopies {
  /** Copies the file of a digest unless that is done; false when it is missing or does not have that digest. */
  copy: (sha256: string) => Promise<boolean>;
  /** Removes copies of other digests than these, and makes the folders durable; returns number and bytes of what stays. */
  finish: (wanted: ReadonlySet<string>) => Promise<{ files: number; bytes: number }>;
}

/** The digests of all files in a folder of artifacts; none when there is no such folder. */
export async function listArtifacts(folder: string): Promise<string[]> {
  const parts = await namesIn(folder);
  const names = await Promise.all(
    parts.filter((part) => part.length === 2).map((part) => namesIn(join(folder, part))),
  );
  return names.flat().filter((name) => DIGEST.test(name));
}

/** Begins to copy artifacts from one folder into another, new one. */
export function copyArtifacts(from: string, to: string): ArtifactCopies {
  const copied = new Map<string, number>();
  const folders = new Set<string>();
  const pathIn = (folder: string, sha256: string): string => join(folder, sha256.slice(0, 2), sha256);
  const copy = async (sha256: string): Promise<boolean> => {
    if (copied.has(sha256)) return true;
    const target = pathIn(to, sha256);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    folders.add(dirname(target));
    const digest = await copyFile(pathIn(from, sha256), target).catch((error: unknown) => {
      if ((error as { code?: string }).code === 'ENOENT') return null;
      throw error;
    });
    if (digest?.sha256 !== sha256) {
      await removeFile(target);
      return false;
    }
    copied.set(sha256, digest.bytes);
    return true;
  };
  return {
    copy,
    finish: async (wanted) => {
      for (const sha256 of copied.keys()) {
        if (wanted.has(sha256)) continue;
        await removeFile(pathIn(to, sha256));
        copied.delete(sha256);
      }
      await mkdir(to, { recursive: true, mode: 0o700 });
      for (const folder of [...folders, to, dirname(to)]) await syncFolder(folder);
      return { files: copied.size, bytes: [...copied.values()].reduce((sum, bytes) => sum + bytes, 0) };
    },
  };
}

/** Checks each file of a folder against its name; returns number and bytes, or rejects with a sentence that names the wrong one. */
export async function checkArtifacts(
  folder: string,
): Promise<{ files: number; bytes: number; digests: string[] }> {
  const digests = await listArtifacts(folder);
  let bytes = 0;
  for (const sha256 of digests) {
    const found = await hashFile(join(folder, sha256.slice(0, 2), sha256));
    if (found.sha256 !== sha256)
      throw new Error(`The artifact ${sha256} in the backup has other content than its name says.`);
    bytes += found.bytes;
  }
  return { files: digests.length, bytes, digests };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}
