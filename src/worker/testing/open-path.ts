import { existsSync, readFileSync } from 'node:fs';
import type { OpenArtifact } from '../../../db/artifacts/artifact-files.js';

const close = (): Promise<void> => Promise.resolve();

/** A store whose files are named by their paths. */
export const openPath: OpenArtifact = (path) =>
  Promise.resolve(existsSync(path) ? { content: { path }, close } : null);

/** The same, as a store elsewhere gives the files: in memory. */
export const openBytes: OpenArtifact = (path) =>
  Promise.resolve(
    existsSync(path) ? { content: { bytes: new Uint8Array(readFileSync(path)) }, close } : null,
  );
