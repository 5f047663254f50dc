import type { ArtifactContent, OpenArtifact, OpenOptions } from '../../db/artifacts/artifact-files.js';
import type { VerifierInput } from './verdict.js';

/** Opens the two files of a submission while `use` runs, and returns its result; null, without running it, when one is missing. */
export async function withFiles<T>(
  open: OpenArtifact,
  { mapSha256, replaySha256, signal }: Pick<VerifierInput, 'mapSha256' | 'replaySha256' | 'signal'>,
  options: Pick<OpenOptions, 'needsPath'>,
  use: (map: ArtifactContent, replay: ArtifactContent) => Promise<T>,
): Promise<T | null> {
  const openOptions = { ...options, ...(signal ? { signal } : {}) };
  const map = await open(mapSha256, openOptions);
  if (!map) return null;
  try {
    const replay = await open(replaySha256, openOptions);
    if (!replay) return null;
    try {
      return await use(map.content, replay.content);
    } finally {
      await replay.close();
    }
  } finally {
    await map.close();
  }
}
