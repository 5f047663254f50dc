import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseKind } from '../../../db/connection/database.js';
import { writeWhole } from '../../../db/artifacts/durable.js';
import { FILE_MODE, type FileDigest } from './durable.js';

/** What a backup holds. It is written last: a folder without it is no backup. */
export interface Manifest {
  format: 1;
  /** The version of this project that made it. */
  version: string;
  /** ISO 8601, UTC: all that was acknowledged before is in the backup. */
  startedAt: string;
  database: FileDigest & {
    kind: DatabaseKind;
    file: string;
    /** The newest migration of its schema. */
    migration: string;
    /** Rows by table, as they are in the copy: of the same moment. */
    rows: Record<string, number>;
  };
  artifacts: {
    files: number;
    bytes: number;
    /** Digests that the database needs and whose file is not there, such as the file of an upload which has just expired. */
    missing: string[];
    /** The bucket that has them, as ARTIFACT_STORE names it; they are not in the backup then. */
    store?: string;
  };
}

const NAME = 'backup.json';

/** Writes the manifest, with which the backup is complete. */
export function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = join(folder, NAME);
  return writeWhole(`${path}.new`, path, `${JSON.stringify(manifest, null, 2)}\n`, FILE_MODE);
}

/** Reads the manifest of a backup; rejects with a sentence when the folder has none, or one of another format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => null);
  if (text === null)
    throw new Error(`${folder} is no complete backup: it has no ${NAME}, which is written last.`);
  const { format, ...manifest } = JSON.parse(text) as Omit<Manifest, 'format'> & { format: number };
  if (format !== 1) throw new Error(`${join(folder, NAME)} is of a format that this version does not read.`);
  return { ...manifest, format };
}
