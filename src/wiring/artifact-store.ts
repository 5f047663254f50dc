import { performance } from 'node:perf_hooks';
import type { ArtifactFiles, OpenArtifact } from '../../db/artifacts/artifact-files.js';
import { openArtifactStore } from '../../db/artifacts/open-store.js';
import { ArtifactStoreError } from '../../db/connection/outage.js';
import { adoptArtifactStore } from '../../db/stores/verification/artifact-store.js';
import { randomText } from './random-text.js';
import type { ProcessDependencies } from './service-parts.js';

/** How long the result of a check holds: readiness and metrics ask often. */
const CHECK_EVERY_MS = 5000;

/**
 * Opens the configured store of artifacts and makes sure that it is the database's. Rejects with a sentence that names the
 * setting when it is not, or cannot be used.
 */
export async function openDatabaseStore({
  config,
  database,
  logger,
  metrics,
}: Pick<ProcessDependencies, 'config' | 'database' | 'logger' | 'metrics'>): Promise<ArtifactFiles> {
  const failures = metrics.counter(
    'artifact_store_failures_total',
    'Requests to the store of artifacts that failed in all their tries, by what was to be done.',
    ['operation'],
  );
  const files = await openArtifactStore(config, (operation) => failures({ operation }));
  try {
    if ((await adoptArtifactStore(database, files, randomText)) === 'without files')
      logger.warn(`${files.name} has none of the artifacts that the database refers to.`);
    return files;
  } catch (error) {
    files.close();
    if (!(error instanceof ArtifactStoreError)) throw error;
    throw new Error(
      `${error.message} Check ARTIFACT_STORE, AWS_ENDPOINT_URL, AWS_REGION and the credentials; the bucket has to be there.`,
      { cause: error },
    );
  }
}

/** Returns whether the store can be reached, as it was at most five seconds ago. */
export function createStoreCheck(files: Pick<ArtifactFiles, 'check'>): () => Promise<boolean> {
  let checkedAt = -Infinity;
  let checked = Promise.resolve(true);
  return () => {
    if (performance.now() - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = performance.now();
      checked = files.check().then(
        () => true,
        () => false,
      );
    }
    return checked;
  };
}

/** Returns how verifiers open files: one that is missing although a reference to it has not expired is a fault, which is tried again. */
export function createOpenArtifact(
  open: OpenArtifact,
  isReferenced: (sha256: string) => Promise<boolean>,
): OpenArtifact {
  return async (sha256, signal) => {
    const opened = await open(sha256, signal);
    if (opened === null && (await isReferenced(sha256)))
      throw new Error(`The artifact ${sha256} is missing, and a reference to it has not expired.`);
    return opened;
  };
}
