import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** Creates a folder that is removed after the test, and returns its path. */
export async function createFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'record-services-folder-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
