import { after, describe, mock } from 'node:test';
import { pathToFileURL } from 'node:url';

/** How long the process may go on after its last test. */
const EXIT_WITHIN_MS = 60_000;

/**
 * Runs test files one after the other in this process, each as a suite with the file's path as its name. A process that something
 * keeps running after the last test ends with a failure.
 */
export function importFiles(files: readonly string[]): void {
  after(() => {
    setTimeout(() => {
      console.error(
        `After the last test these are still open: ${process.getActiveResourcesInfo().join(', ')}.`,
      );
      process.exit(1);
    }, EXIT_WITHIN_MS).unref();
  });
  for (const file of files) {
    void describe(file, async () => {
      // The timers and methods that one file replaces are real again in the next.
      after(() => mock.reset());
      await import(pathToFileURL(file).href);
    });
  }
}
