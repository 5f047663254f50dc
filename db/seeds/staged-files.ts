import { createArtifacts, type ArtifactKind } from '../stores/verification/artifacts.js';
import { openArtifactFiles } from '../artifacts/artifact-files.js';
import type { Database } from '../connection/database.js';
import { Readable } from 'node:stream';

/** A staged file. */
export interface StagedFile {
  /** Its reference: the kind, `-` and any text. */
  reference: string;
  filename: string;
  bytes: Buffer;
}

const DAY_SECONDS = 86_400;

/** Stages files under given references, for a day from `at` on, in a server's artifact folder. */
export async function seedStagedFiles(
  database: Database,
  folder: string,
  at: Date,
  staged: readonly StagedFile[],
): Promise<void> {
  const files = await openArtifactFiles(folder);
  for (const { reference, filename, bytes } of staged) {
    const [, kind = '', text = ''] = /^(map|replay)-(.+)$/.exec(reference) ?? [];
    if (kind === '') throw new Error(`${reference} is no reference to a map or replay.`);
    const store = createArtifacts(database, {
      files,
      ttlSeconds: DAY_SECONDS,
      now: () => at,
      randomText: () => text,
    });
    const received = await files.receive(Readable.from([bytes]), bytes.length);
    if (received.outcome !== 'received')
      throw new Error(`${filename} could not be stored: ${received.outcome}.`);
    await store.stage(received.file, kind as ArtifactKind, filename);
  }
}
