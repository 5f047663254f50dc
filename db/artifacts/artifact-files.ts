import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { FILE_MODE, FOLDER_MODE } from '../connection/file-modes.js';
import { ArtifactStoreError } from '../connection/outage.js';
import { syncFolder, writeWhole } from './durable.js';
import { openSpool, type ReceivedFile, type Spool } from './spool.js';

/** A kept file that is being read. */
export interface OpenedArtifact {
  path: string;
  /** Ends the reading; the path is valid until then. */
  close: () => Promise<void>;
}

/**
 * Opens a kept file; null when it is missing. Rejects with an ArtifactStoreError when that cannot be found out, and with what `signal`
 * aborts with.
 */
export type OpenArtifact = (sha256: string, signal?: AbortSignal) => Promise<OpenedArtifact | null>;

/** The staged files, kept once per content under their digest. */
export interface ArtifactFiles extends Spool {
  kind: 'folder' | 's3';
  /** What messages call the store: the setting and its value. */
  name: string;
  /** Where its id is: a path or an address. */
  idPlace: string;
  /** Moves a received file to its final place, durably. Idempotent for equal content. */
  keep: (file: ReceivedFile) => Promise<void>;
  open: OpenArtifact;
  /** Removes kept files; missing ones are fine. Rejects when any of them may be left. */
  remove: (digests: readonly string[]) => Promise<void>;
  /** Returns the id that the store carries, or null. */
  readId: () => Promise<string | null>;
  writeId: (id: string) => Promise<void>;
  /** Rejects with an ArtifactStoreError unless the store can be reached. */
  check: () => Promise<void>;
  /** Releases connections. */
  close: () => void;
}

/** The file or object that has the id of a store. */
export const ID_NAME = 'store-id';

const DIGEST = /^[0-9a-f]{64}$/;

/** Returns the name of a kept file, relative to its store. Throws for anything but a digest, so that no name leads out of it. */
export function toFileName(sha256: string): string {
  if (!DIGEST.test(sha256))
    throw new Error(`"${sha256}" is not the digest of a file: 64 hexadecimal digits are.`);
  return `${sha256.slice(0, 2)}/${sha256}`;
}

/** Returns what a folder of staged files in DATA_DIR is called, and reads its id; creates nothing. */
export function identifyFolder(folder: string): Pick<ArtifactFiles, 'name' | 'idPlace' | 'readId'> {
  const idPlace = resolve(folder, ID_NAME);
  return { name: `DATA_DIR ${resolve(dirname(folder))}`, idPlace, readId: () => readText(idPlace) };
}

/** What a store does with its id. */
type Identity = Pick<ArtifactFiles, 'readId' | 'writeId'>;

/** Returns what a store does with its id, and a check that it still has the one that was read or written first. */
export function rememberId(
  name: string,
  { readId, writeId }: Identity,
): Identity & Pick<ArtifactFiles, 'check'> {
  let known: string | null = null;
  return {
    readId: async () => {
      const id = await readId();
      known ??= id;
      return id;
    },
    writeId: async (id) => {
      await writeId(id);
      known = id;
    },
    check: async () => {
      const id = await readId();
      if (known !== null && id !== known)
        throw new ArtifactStoreError(`${name} no longer has the artifacts of store ${known}.`);
    },
  };
}

/** Opens a folder of staged files, creating it if needed. */
export async function openArtifactFiles(folder: string): Promise<ArtifactFiles> {
  const spool = await openSpool(folder);
  const toPath = (sha256: string): string => join(folder, toFileName(sha256));
  const prepareFolder = createFolders();
  const { name, idPlace, ...identity } = identifyFolder(folder);
  // A folder that lost its id is another one, such as the place where a disk is no longer mounted.
  const id = rememberId(name, {
    readId: identity.readId,
    writeId: (text) => writeWhole(spool.newPath(), idPlace, `${text}\n`, FILE_MODE),
  });
  return {
    ...spool,
    ...id,
    kind: 'folder',
    name,
    idPlace,
    keep: async (file) => {
      const target = toPath(file.sha256);
      await prepareFolder(dirname(target));
      await moveOnce(file.path, target);
      await syncFolder(dirname(target));
    },
    open: async (sha256) => {
      const path = toPath(sha256);
      if (await orMissing(stat(path))) return { path, close: () => Promise.resolve() };
      await id.check();
      return null;
    },
    remove: async (digests) => {
      for (const sha256 of digests) await rm(toPath(sha256), { force: true });
    },
    close: () => undefined,
  };
}

async function readText(path: string): Promise<string | null> {
  return (await orMissing(readFile(path, 'utf8')))?.trim() || null;
}

/** Returns null for a file that is missing. */
async function orMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

/** Returns a function that creates a folder and syncs it, so that it survives a crash of the machine. */
function createFolders(): (folder: string) => Promise<void> {
  const durable = new Set<string>();
  return async (folder) => {
    const created = await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    // Another upload or process may have created it without having synced it yet.
    if (created === undefined && durable.has(folder)) return;
    await syncFolder(dirname(folder));
    durable.add(folder);
  };
}

/** Equal content may have been moved there already, and a move that is repeated finds nothing more to move. */
async function moveOnce(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: unknown) => {
    if ((error as { code?: string }).code !== 'ENOENT' || !(await orMissing(stat(to)))) throw error;
  });
}
