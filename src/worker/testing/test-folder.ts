import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

/** Test support: a folder that is removed after the test file's last test. */
type TestFolder = {
  /** The path of a name in the folder. */
  path(name: string): string;
  /** Writes (or overwrites) a file and returns its path. */
  write(name: string, content: Uint8Array | string): string;
};

/** Makes the folder; to be called at the top of a test file. */
export function createTestFolder(): TestFolder {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string): string => join(folder, name);
  return {
    path,
    write: (name, content) => {
      writeFileSync(path(name), content);
      return path(name);
    },
  };
}
