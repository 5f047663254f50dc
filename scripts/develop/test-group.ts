import { after, describe, mock } from 'node:test';
import { pathToFileURL } from 'node:url';

/** How long the process may live after its last test. */
const EXIT_WITHIN_MS = 60_000;

/** Runs test files one after the other in this process, each as a suite with the file's path as its name. */
export function importFiles(files: readonly string[]): void {
  after(() => {
    setTimeout(() => {
      console.error(`Still open after the last test: ${process.getActiveResourcesInfo().join(', ')}.`);
      process.exit(1);
    }, EXIT_WITHIN_MS).unref();
  });
  for (const file of files) {
    void describe(file, async () => {
      // A file's mocks end with it.
      after(() => mock.reset());
      await import(pathToFileURL(file).href);
    });
  }
}
