import { join } from 'node:path';
import { openArtifactFiles, type ArtifactFiles } from './artifact-files.js';
import { openS3Files, type S3Location, type StoreOperation } from './s3-artifact-files.js';

/** Opens the store of artifacts that is configured: a bucket, or the folder in DATA_DIR, where uploads to a bucket arrive, too. */
export function openArtifactStore(
  { dataDir, artifactStore }: { dataDir: string; artifactStore: S3Location | undefined },
  onFailure?: (operation: StoreOperation) => void,
): Promise<ArtifactFiles> {
  const folder = join(dataDir, 'artifacts');
  return artifactStore ? openS3Files(artifactStore, folder, onFailure) : openArtifactFiles(folder);
}
