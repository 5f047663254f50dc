import type { Knex } from 'knex';
import type { components } from '../../../generated/verification/types.js';
import type { ArtifactFiles } from '../../artifacts/artifact-files.js';
import type { ReceivedFile } from '../../artifacts/spool.js';
import type { Database } from '../../connection/database.js';
import { ArtifactStoreError } from '../../connection/outage.js';

export type ArtifactKind = 'map' | 'replay';
type StagedUpload = components['schemas']['StagedUpload'];

/** The staged uploads. */
export interface Artifacts {
  /** Stages a received file under a new reference and returns it once both file and reference are durable. */
  stage: (file: ReceivedFile, kind: ArtifactKind, filename: string) => Promise<StagedUpload>;
  /** Returns whether a reference to this content has not expired, so that its file has to be there. */
  isReferenced: (sha256: string) => Promise<boolean>;
  /** Removes expired references and the files that nothing needs any more, until `signal` aborts; returns how many of each. */
  sweep: (signal?: AbortSignal) => Promise<{ references: number; files: number }>;
}

export interface ArtifactOptions {
  files: Pick<ArtifactFiles, 'keep' | 'discard' | 'remove'>;
  ttlSeconds: number;
  /** How long the files of a submission are kept after its last verdict, in days; not at all by default. */
  keepDays?: number;
  now: () => Date;
  /** Returns an unguessable text for a new reference. */
  randomText: () => string;
}

const MAX_SWEEP = 500;
const DAY_MS = 86_400_000;
/** Far longer than storing a file may take: an upload that began so long ago has ended, or its process has. */
export const STAGING_MS = 600_000;
/** Far longer than removing files may take, in a process that is not stopped meanwhile. */
const REMOVING_MS = 120_000;

/** Returns the store of staged uploads. */
export function createArtifacts(database: Database, options: ArtifactOptions): Artifacts {
  const { files, now } = options;
  return {
    stage: async (file, kind, filename) => {
      try {
        return await stage(database, options, file, kind, filename);
      } catch (error) {
        await files.discard(file);
        throw error;
      }
    },
    isReferenced: async (sha256) => {
      const references = database.read('verification_artifacts').where({ sha256 });
      return (await references.where('expires_at', '>', now().toISOString()).first('sha256')) !== undefined;
    },
    sweep: async (signal) => {
      const swept = { references: 0, files: 0 };
      for (;;) {
        // In parts, so that uploads do not have to wait for all of it.
        const part = await sweepPart(database, options);
        swept.references += part.references;
        swept.files += part.files;
        if (part.files < MAX_SWEEP || signal?.aborted) return swept;
      }
    },
  };
}

/**
 * The file is stored between two transactions, so that no other write waits for the store: the first makes the content known,
 * for the sweep to leave it alone now and to find it after a crash; the second makes its reference.
 */
async function stage(
  database: Database,
  { files, ttlSeconds, now, randomText }: ArtifactOptions,
  file: ReceivedFile,
  kind: ArtifactKind,
  filename: string,
): Promise<StagedUpload> {
  const createdAt = now();
  const at = createdAt.toISOString();
  const expiresAt = new Date(createdAt.getTime() + ttlSeconds * 1000).toISOString();
  const reference = `${kind}-${randomText()}`;
  const { sha256, sizeBytes } = file;
  const readRemoval = async (trx: Knex.Transaction): Promise<string | undefined> =>
    (await trx('verification_artifact_blobs').where({ sha256 }).pluck<string[]>('removing_until'))[0];
  await database.write(async (trx) => {
    // What is stored now could be removed at once. A sweep that did not come to its end is over at that time.
    if (((await readRemoval(trx)) ?? '') > at) throw new ArtifactStoreError(BEING_REMOVED);
    await trx('verification_artifact_blobs')
      .insert({ sha256, size_bytes: sizeBytes, staged_at: at, removing_until: '' })
      .onConflict('sha256')
      .merge(['staged_at', 'removing_until']);
  });
  await files.keep(file);
  await database.write(async (trx) => {
    // A sweep removes what a process that was stopped for minutes has stored.
    if ((await readRemoval(trx)) !== '') throw new ArtifactStoreError(BEING_REMOVED);
    const row = { artifact_ref: reference, kind, sha256, filename, created_at: at, expires_at: expiresAt };
    await trx('verification_artifacts').insert(row);
  });
  return { artifact_ref: reference, kind, size_bytes: sizeBytes, sha256, expires_at: expiresAt };
}

const BEING_REMOVED = 'A sweep is removing a file of the same content.';

/** Marks what nothing needs in one transaction, removes it from the store, and forgets it in another. */
async function sweepPart(
  database: Database,
  options: ArtifactOptions,
): Promise<{ references: number; files: number }> {
  const until = options.now().getTime() + REMOVING_MS;
  const mark = new Date(until).toISOString();
  const { references, unused } = await database.write((trx) => markUnused(trx, options, mark));
  // A process that was stopped meanwhile could remove what is being stored again; a later sweep finds the same.
  const isLate = options.now().getTime() > until - REMOVING_MS / 2;
  if (unused.length === 0 || isLate) return { references, files: 0 };
  await options.files.remove(unused);
  await database.write(async (trx) => {
    const blobs = trx('verification_artifact_blobs')
      .whereIn('sha256', unused)
      .where({ removing_until: mark });
    const removed = await blobs.clone().pluck<string[]>('sha256');
    await blobs.delete();
    await removeSubmissionsWithoutFiles(trx, removed);
  });
  return { references, files: unused.length };
}

/**
 * Forgets the submissions that were decided and whose files are gone: nothing reads them any more. The verdicts stay. While another one
 * of the record is open, its place among them decides.
 */
async function removeSubmissionsWithoutFiles(
  trx: Knex.Transaction,
  removed: readonly string[],
): Promise<void> {
  for (const column of ['map_sha256', 'replay_sha256'])
    await trx('verification_submissions as s')
      .whereIn(column, removed)
      .where('open_jobs', 0)
      .whereNotExists(
        trx('verification_submissions as o').whereRaw('o.record_id = s.record_id AND o.open_jobs > 0'),
      )
      .delete();
}

async function markUnused(
  trx: Knex.Transaction,
  { keepDays = 0, now }: ArtifactOptions,
  mark: string,
): Promise<{ references: number; unused: string[] }> {
  const at = now().toISOString();
  const references = await trx('verification_artifacts').where('expires_at', '<=', at).delete();
  const query = trx('verification_artifact_blobs as b')
    .whereNotExists(trx('verification_artifacts as a').whereRaw('a.sha256 = b.sha256'))
    .where('b.staged_at', '<=', new Date(now().getTime() - STAGING_MS).toISOString())
    .where('b.removing_until', '<=', at)
    .limit(MAX_SWEEP);
  const keptSince = new Date(now().getTime() - keepDays * DAY_MS).toISOString();
  for (const column of ['map_sha256', 'replay_sha256']) {
    const submissions = trx('verification_submissions as s').whereRaw(`s.${column} = b.sha256`);
    query.whereNotExists(submissions.clone().whereRaw('s.open_jobs > 0'));
    if (keepDays > 0) query.whereNotExists(submissions.clone().where('s.finished_at', '>', keptSince));
  }
  const unused = await query.pluck<string[]>('b.sha256');
  if (unused.length > 0)
    await trx('verification_artifact_blobs').whereIn('sha256', unused).update({ removing_until: mark });
  return { references, unused };
}
