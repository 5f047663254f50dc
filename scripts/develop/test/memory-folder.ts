import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { freemem } from 'node:os';

/** Linux has a file system in memory here. */
const FOLDER = '/dev/shm';
/** The temporary files of a whole run take a part of it. */
const MIN_BYTES = 4 * 1024 ** 3;

/**
 * Returns a folder in memory for temporary files, in which databases need not wait for a disk, or null where there is none,
 * where it or the memory is small, or where programs must not be run from it.
 */
export async function findMemoryFolder(): Promise<string | null> {
  if (!runsPrograms(readMounts())) return null;
  const { bavail, bsize } = await statfs(FOLDER);
  return bavail * bsize >= MIN_BYTES && freemem() >= MIN_BYTES ? FOLDER : null;
}

function readMounts(): string {
  return process.platform === 'linux' ? readFileSync('/proc/mounts', 'utf8') : '';
}

/** Whether the folder is a file system in memory from which programs can be run, by the lines of /proc/mounts. */
export function runsPrograms(mounts: string): boolean {
  const last = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, folder]) => folder === FOLDER);
  const [, , type, options = ''] = last ?? [];
  const words = options.split(',');
  return type === 'tmpfs' && words.includes('rw') && !words.includes('noexec');
}
