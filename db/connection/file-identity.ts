import { access, constants } from 'node:fs/promises';
import { statSync, type Stats } from 'node:fs';
import { DatabaseFileGone } from './outage.js';

/** Notices that an open file is no longer the one of its name. */
interface FileIdentity {
  /** Throws DatabaseFileGone when the file was removed or replaced. A system call of some microseconds. */
  check: () => void;
  /** Rejects with it, or when the file cannot be written. */
  checkWritable: () => Promise<void>;
}

/**
 * Returns the identity of a file as it is now. SQLite goes on with a file that was removed: what it commits is acknowledged and
 * gone with the process.
 */
export function createFileIdentity(filename: string): FileIdentity {
  const { ino, dev } = statSync(filename);
  const check = (): void => {
    let found: Stats | undefined;
    try {
      found = statSync(filename, { throwIfNoEntry: false });
    } catch {
      // A folder that cannot be read is as good as gone.
    }
    if (found?.ino !== ino || found.dev !== dev) throw new DatabaseFileGone(filename);
  };
  return {
    check,
    checkWritable: async () => {
      check();
      await access(filename, constants.R_OK | constants.W_OK);
    },
  };
}
