import { after, describe, mock } from 'node:test';
import { pathToFileURL } from 'node:url';

/** Runs test files one after the other in this process, each as a suite with the file's path as its name. */
export function importFiles(files: readonly string[]): void {
  for (const file of files) {
    void describe(file, async () => {
      // The timers and methods that one file replaces are real again in the next.
      after(() => mock.reset());
      await import(pathToFileURL(file).href);
    });
  }
}
