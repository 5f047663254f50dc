import { parseArgs, type ParseArgsConfig } from 'node:util';
import { escapeConsole } from '../src/printable.js';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Returns the options and other arguments of the process's command line. `--help` prints the usage and ends the process;
 * a fault is one sentence, and ends it with 2. From here on the console prints control characters as escapes.
 */
export function readCommandLine<const T extends Options>(
  usage: string,
  options: T,
  allowPositionals = false,
): ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>> {
  escapeConsole();
  if (process.argv.slice(2).some((argument) => /^(-h|--help)$/.test(argument))) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const parsed = parseArgs<{ options: T; allowPositionals: true }>({ options, allowPositionals: true });
    const [unexpected] = parsed.positionals;
    if (unexpected === undefined || allowPositionals) return parsed;
    throw new Error(`Unexpected argument '${unexpected}'.`);
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('\n');
    return exitWithMisuse(sentence);
  }
}

/** Ends the process with 2 and a sentence about its command line. */
export function exitWithMisuse(sentence: string): never {
  console.error(`${sentence.replace(/\.?$/, '.')} --help lists what there is.`);
  process.exit(2);
}

/** Runs a command; when it fails, prints the sentence that says why, and the process ends with 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(describeError(error));
    process.exitCode = 1;
  });
}

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
  runCommand(() => run(word));
}

/** An address of several, such as localhost, that refuses on all of them is an error without a message of its own. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(describeError).join(', ');
  return error.message || String((error as { code?: unknown }).code ?? error.name);
}
