import { existsSync } from 'node:fs';
import type { OpenArtifact } from '../../../db/artifacts/artifact-files.js';

/** A store whose files are named by their paths. */
export const openPath: OpenArtifact = (path) =>
  Promise.resolve(existsSync(path) ? { path, close: () => Promise.resolve() } : null);
