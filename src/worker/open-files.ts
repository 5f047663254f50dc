import type { OpenArtifact } from '../../db/artifacts/artifact-files.js';
import type { VerifierInput } from './verdict.js';

/** Opens the two files of a submission while `use` runs, and returns its result; null, without running it, when one is missing. */
export async function withFiles<T>(
  open: OpenArtifact,
  { mapSha256, replaySha256, signal }: Pick<VerifierInput, 'mapSha256' | 'replaySha256' | 'signal'>,
  use: (mapPath: string, replayPath: string) => Promise<T>,
): Promise<T | null> {
  const map = await open(mapSha256, signal);
  if (!map) return null;
  try {
    const replay = await open(replaySha256, signal);
    if (!replay) return null;
    try {
      return await use(map.path, replay.path);
    } finally {
      await replay.close();
    }
  } finally {
    await map.close();
  }
}
