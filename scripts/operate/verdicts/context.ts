import type { ArtifactFiles } from '../../../db/artifacts/artifact-files.js';
import type { Database } from '../../../db/connection/database.js';

/** The dependencies of a command. */
export interface Context {
  database: Database;
  /** Opens the store of staged files. */
  openFiles: () => Promise<Pick<ArtifactFiles, 'open'>>;
  now: () => Date;
}
