import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { lchown, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../../../db/artifacts/durable.js';

/** Files and folders of a backup are for their owner only: they hold all that the database holds. */
export const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** A file's content: its SHA-256 in hexadecimal, and its size in bytes. */
export interface FileDigest {
  sha256: string;
  bytes: number;
}

/** Copies a file and makes the copy durable; returns what was copied. Rejects when `to` is there. */
export async function copyFile(from: string, to: string): Promise<FileDigest> {
  const copy = await open(to, 'wx', FILE_MODE);
  try {
    const digest = await readAll(from, async (chunk) => {
      await copy.writeFile(chunk);
    });
    await copy.sync();
    return digest;
  } finally {
    await copy.close();
  }
}

/** Copies a file durably; one that is not there is fine. */
export async function copyIfThere(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await copyFile(from, to);
  await syncFolder(dirname(to));
}

/** Returns the digest of a file. */
export function hashFile(path: string): Promise<FileDigest> {
  return readAll(path, () => Promise.resolve());
}

async function readAll(path: string, use: (chunk: Buffer) => Promise<void>): Promise<FileDigest> {
  const hash = createHash('sha256');
  let bytes = 0;
  // Stored files are no links, and what a link of a stranger leads to is none of them.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  for await (const chunk of file.createReadStream({ highWaterMark: 1_048_576 }) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    await use(chunk);
  }
  return { sha256: hash.digest('hex'), bytes };
}

/**
 * Gives files of a folder, or everything in it, the owner and group of the folder, to which systemd's StateDirectory is a link. Only root
 * can, and only root would leave another owner.
 */
export async function ownAsFolder(folder: string, names?: readonly string[]): Promise<void> {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  for (const name of names ?? (await readdir(folder, { recursive: true })))
    await lchown(join(folder, name), uid, gid);
}

/** Creates a folder if needed; rejects with `sentence` when something is in it. */
export async function prepareEmptyFolder(folder: string, sentence: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  if ((await listContent(folder)).length > 0) throw new Error(sentence);
}

/** Removes all that is in a folder. */
export async function emptyFolder(folder: string): Promise<void> {
  for (const name of await listContent(folder)) await rm(join(folder, name), { recursive: true });
}

async function listContent(folder: string): Promise<string[]> {
  // The root of a disk has it.
  return (await readdir(folder)).filter((name) => name !== 'lost+found');
}
