/**
 * Runs a command whose only word is a folder; `--help` prints `usage`. Ends with exit code 1 and a sentence on standard error when
 * the command fails or has other words.
 */
export function runFolderCommand(usage: string, run: (folder: string) => Promise<void>): void {
  const [word, ...rest] = process.argv.slice(2);
  if (word === '--help' || word === '-h') {
    console.log(usage);
    return;
  }
  // What a backup holds is for its owner only.
  process.umask(0o077);
  const isUsable = word !== undefined && word !== '' && !word.startsWith('-') && rest.length === 0;
  const running = isUsable ? run(word) : Promise.reject(new Error(`Say which folder.\n\n${usage}`));
  running.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
