import type { Knex } from 'knex';
import type { components } from '../../../generated/verification/types.js';
import type { ArtifactFiles, ReceivedFile } from '../../artifacts/artifact-files.js';
import type { Database } from '../../connection/database.js';

export type ArtifactKind = 'map' | 'replay';
type StagedUpload = components['schemas']['StagedUpload'];

/** The staged uploads. */
export interface Artifacts {
  /** Stages a received file under a new reference and returns it once both file and reference are durable. */
  stage: (file: ReceivedFile, kind: ArtifactKind, filename: string) => Promise<StagedUpload>;
  /** Removes expired references and the files that nothing needs any more; returns how many of each. */
  sweep: () => Promise<{ references: number; files: number }>;
}

export interface ArtifactOptions {
  files: ArtifactFiles;
  ttlSeconds: number;
  /** How long the files of a submission are kept after its last verdict, in days; not at all by default. */
  keepDays?: number;
  now: () => Date;
  /** Returns an unguessable text for a new reference. */
  randomText: () => string;
}

/** Any number that nothing else in the database locks. */
const ARTIFACT_LOCK = 7_300_402;
const MAX_SWEEP = 500;
const DAY_MS = 86_400_000;

/**
 * Keeps the sweep apart from what stages or submits files: the sweep holds the lock alone, the others share it. SQLite has
 * one writer anyway.
 */
export async function lockArtifacts(
  trx: Knex.Transaction,
  database: Database,
  alone: boolean,
): Promise<void> {
  if (database.kind !== 'postgres') return;
  await trx.raw(`SELECT pg_advisory_xact_lock${alone ? '' : '_shared'}(?)`, [ARTIFACT_LOCK]);
}

/** Returns the store of staged uploads. */
export function createArtifacts(database: Database, options: ArtifactOptions): Artifacts {
  return {
    stage: async (file, kind, filename) => {
      try {
        return await stage(database, options, file, kind, filename);
      } catch (error) {
        await options.files.discard(file);
        throw error;
      }
    },
    sweep: () => sweep(database, options),
  };
}

async function stage(
  database: Database,
  { files, ttlSeconds, now, randomText }: ArtifactOptions,
  file: ReceivedFile,
  kind: ArtifactKind,
  filename: string,
): Promise<StagedUpload> {
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + ttlSeconds * 1000).toISOString();
  const reference = `${kind}-${randomText()}`;
  const blob = { sha256: file.sha256, size_bytes: file.sizeBytes, created_at: createdAt.toISOString() };
  const row = { artifact_ref: reference, kind, sha256: file.sha256, filename };
  const insertBlob = (trx: Knex.Transaction): Promise<unknown> =>
    trx('verification_artifact_blobs').insert(blob).onConflict('sha256').ignore();
  // Known before it is there: a file that a crash leaves without a reference is one that the sweep finds.
  await database.write(insertBlob);
  await database.write(async (trx) => {
    await lockArtifacts(trx, database, false);
    await insertBlob(trx);
    // The file is in place before the reference can be seen: no reference ever points to half a file or to none.
    await files.keep(file);
    await trx('verification_artifacts').insert({
      ...row,
      created_at: blob.created_at,
      expires_at: expiresAt,
    });
  });
  return {
    artifact_ref: reference,
    kind,
    size_bytes: file.sizeBytes,
    sha256: file.sha256,
    expires_at: expiresAt,
  };
}

async function sweep(
  database: Database,
  options: ArtifactOptions,
): Promise<{ references: number; files: number }> {
  const swept = { references: 0, files: 0 };
  for (;;) {
    // In parts, so that uploads do not have to wait for all of it.
    const part = await database.write((trx) => sweepPart(trx, database, options));
    swept.references += part.references;
    swept.files += part.files;
    if (part.files < MAX_SWEEP) return swept;
  }
}

async function sweepPart(
  trx: Knex.Transaction,
  database: Database,
  { files, keepDays = 0, now }: ArtifactOptions,
): Promise<{ references: number; files: number }> {
  await lockArtifacts(trx, database, true);
  const references = await trx('verification_artifacts')
    .where('expires_at', '<=', now().toISOString())
    .delete();
  const unused = trx('verification_artifact_blobs as b')
    .whereNotExists(trx('verification_artifacts as a').whereRaw('a.sha256 = b.sha256'))
    .limit(MAX_SWEEP);
  const keptSince = new Date(now().getTime() - keepDays * DAY_MS).toISOString();
  for (const column of ['s.map_sha256', 's.replay_sha256']) {
    unused.whereNotExists(
      trx('verification_submissions as s').whereRaw('s.open_jobs > 0 AND ?? = b.sha256', [column]),
    );
    if (keepDays === 0) continue;
    unused.whereNotExists(
      trx('verification_submissions as s').whereRaw('s.finished_at > ? AND ?? = b.sha256', [
        keptSince,
        column,
      ]),
    );
  }
  const swept = (await unused.pluck('b.sha256')) as string[];
  for (const sha256 of swept) await files.remove(sha256);
  await trx('verification_artifact_blobs').whereIn('sha256', swept).delete();
  return { references, files: swept.length };
}
