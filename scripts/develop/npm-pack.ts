import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A packed tarball: where it is, and its sizes. */
export interface Packed {
  tarball: string;
  files: number;
  bytes: number;
  unpackedBytes: number;
}

/** Packs a package into a folder. Throws npm's message. */
export async function npmPack(content: string, out: string): Promise<Packed> {
  await mkdir(out, { recursive: true });
  const options = ['pack', '--json', '--offline', '--pack-destination', out];
  const { stdout } = await promisify(execFile)('npm', options, { cwd: content, maxBuffer: 1e8 });
  const [packed] = JSON.parse(stdout) as {
    filename: string;
    size: number;
    unpackedSize: number;
    entryCount: number;
  }[];
  if (!packed) throw new Error(`npm pack made no tarball: ${stdout}`);
  const { filename, size, unpackedSize, entryCount } = packed;
  return { tarball: join(out, filename), files: entryCount, bytes: size, unpackedBytes: unpackedSize };
}

/** Packs a package whose content is put together for it, in a folder of its own, so that several can be packed at a time. */
export async function packContent(write: (folder: string) => Promise<void>, out: string): Promise<Packed> {
  const content = await mkdtemp(join(tmpdir(), 'package-'));
  try {
    await write(content);
    return await npmPack(content, out);
  } finally {
    await rm(content, { recursive: true, force: true });
  }
}

/** Returns bytes in words. */
export function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
