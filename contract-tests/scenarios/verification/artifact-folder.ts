import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The id of the store, which is no staged file. */
const STORE_ID = 'store-id';

/**
 * Returns findings about the staged files below a DATA_DIR: incomplete uploads, and files whose content does not
 * match their name.
 */
export async function inspectArtifacts(dataDir: string): Promise<{ leftovers: string[]; damaged: string[] }> {
  const folder = join(dataDir, 'artifacts');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== STORE_ID)
    .map((entry) => join(entry.parentPath, entry.name));
  const incoming = join(folder, 'incoming');
  const damaged: string[] = [];
  for (const file of files.filter((path) => !path.startsWith(incoming))) {
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    if (digest !== basename(file)) damaged.push(file);
  }
  return { leftovers: files.filter((path) => path.startsWith(incoming)), damaged };
}
