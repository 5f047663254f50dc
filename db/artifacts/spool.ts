import { createHash, randomBytes } from 'node:crypto';
import type { WriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { FILE_MODE, FOLDER_MODE } from '../connection/file-modes.js';
import { syncFolder } from './durable.js';

/** Bytes that may wait for the disk before the sender is paused. */
const WRITE_AHEAD_BYTES = 1_048_576;

/** A received, durable file that is not in its final place yet. */
export interface ReceivedFile {
  sha256: string;
  sizeBytes: number;
  path: string;
}

/** The result of receiving a body: the file, or the reason of the rejection and the received bytes. */
export type Received =
  | { outcome: 'received'; file: ReceivedFile }
  | { outcome: 'too-large' | 'empty' | 'interrupted'; receivedBytes: number };

/** The local folder where uploads arrive, whichever store keeps them. */
export interface Spool {
  /** Streams a body to disk while hashing and counting it; stops as soon as it exceeds `limit` bytes. */
  receive: (body: Readable, limit: number) => Promise<Received>;
  discard: (file: ReceivedFile) => Promise<void>;
  /** Returns the path of a new file; one that its process leaves behind is swept. */
  newPath: () => string;
  /** Removes the files of receiving processes that have ended; returns their number. */
  sweepLeftovers: (olderThan: Date) => Promise<number>;
  /** Returns the free bytes of the disk that holds the folder. */
  freeBytes: () => Promise<number>;
}

/** Opens the folder `incoming` in a folder of artifacts, creating both if needed. */
export async function openSpool(folder: string): Promise<Spool> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: FOLDER_MODE });
  await syncFolder(folder);
  await syncFolder(dirname(folder));
  const newPath = (): string => join(incoming, incomingName());
  return {
    receive: (body, limit) => receive(body, limit, newPath()),
    discard: (file) => rm(file.path, { force: true }),
    newPath,
    sweepLeftovers: (olderThan) => sweepLeftovers(incoming, olderThan),
    freeBytes: async () => {
      const disk = await statfs(folder);
      return disk.bavail * disk.bsize;
    },
  };
}

/** The name identifies the writer, so that a later process can see whether it has ended. */
function incomingName(): string {
  return `${hostname()}~${process.pid}~${randomBytes(12).toString('hex')}`;
}

async function receive(body: Readable, limit: number, path: string): Promise<Received> {
  const handle = await open(path, 'wx', FILE_MODE);
  const file = handle.createWriteStream({ flush: true, highWaterMark: WRITE_AHEAD_BYTES });
  const hash = createHash('sha256');
  let size = 0;
  try {
    const outcome = await copy(body, file, (chunk) => {
      size += chunk.length;
      if (size <= limit) hash.update(chunk);
      return size <= limit;
    });
    if (outcome === 'received' && size > 0) {
      return { outcome, file: { sha256: hash.digest('hex'), sizeBytes: size, path } };
    }
    await rm(path, { force: true });
    return { outcome: outcome === 'received' ? 'empty' : outcome, receivedBytes: size };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

type Copied = 'received' | 'too-large' | 'interrupted';

/**
 * Writes a body to a file while `accept` takes its chunks; resolves once the file is closed, and synced if it is whole.
 * Never destroys the body: a rejected upload must leave its connection open for the response.
 */
function copy(body: Readable, file: WriteStream, accept: (chunk: Buffer) => boolean): Promise<Copied> {
  return new Promise((resolve, reject) => {
    let copied: Copied = 'received';
    const stop = (why: Copied): void => {
      copied = why;
      body.off('data', take).pause();
      file.destroy();
    };
    const take = (chunk: Buffer): void => {
      if (!accept(chunk)) return stop('too-large');
      if (file.write(chunk)) return;
      body.pause();
      file.once('drain', () => body.resume());
    };
    // A pending write of an abandoned file fails; that is expected.
    file.on('error', (error) => (copied === 'received' ? reject(error) : undefined));
    file.on('close', () => resolve(copied));
    finished(body, { writable: false, cleanup: true }).then(
      () => {
        if (copied === 'received') file.end();
      },
      (error: unknown) => {
        if (!isInterruption(error)) reject(error instanceof Error ? error : new Error(String(error)));
        stop('interrupted');
      },
    );
    body.on('data', take);
  });
}

function isInterruption(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

async function sweepLeftovers(folder: string, olderThan: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (isWriterAlive(name) && !(await isOlder(path, olderThan))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** A file of another host counts as being written until its age exceeds the limit. */
function isWriterAlive(name: string): boolean {
  const [host, pid] = name.split('~');
  if (host !== hostname()) return true;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

async function isOlder(path: string, than: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtime < than;
}
