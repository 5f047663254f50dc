import { exitWithMisuse, readCommandLine } from '../command-line.js';

/**
 * Runs a command whose only word is a folder; `--help` prints `usage`. Ends with exit code 1 and a sentence on standard error when
 * the command fails, and with 2 when it has other words.
 */
export function runFolderCommand(usage: string, run: (folder: string) => Promise<void>): void {
  const { positionals } = readCommandLine(usage, {}, true);
  const [word = ''] = positionals;
  if (word === '' || positionals.length > 1) exitWithMisuse('Say which folder, and nothing else');
  // What a backup holds is for its owner only.
  process.umask(0o077);
  run(word).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
