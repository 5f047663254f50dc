import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { splitCommand } from './command-line.js';
import { readDeepVerdict } from './deep-verdict.js';
import { isMissingFile } from './file-bytes.js';
import { runCommand } from './run-command.js';
import { artifactsMissing, type Verifier } from './verdict.js';

/** An operator's command and its limits; `environment` is where the few variables that it gets are taken from. */
export type DeepVerifierOptions = {
  command: string;
  timeLimitMs: number;
  outputLimitBytes: number;
  environment?: NodeJS.ProcessEnv;
};

/** All that the command gets of our environment, which may hold tokens and database passwords. */
const PASSED_ON = ['PATH', 'LANG', 'TZ'];

/**
 * The verifier of the deep track: runs the command with the paths of the map and the replay as its last two
 * arguments, and takes its verdict from the one line that it writes. Throws at once for a command that can't be split;
 * the verifier rejects when the command fails, takes too long, writes too much or no valid line, or is aborted.
 */
export function createDeepVerifier(options: DeepVerifierOptions): Verifier {
  const [program, ...args] = splitCommand(options.command);
  const environment = passedOn(options.environment ?? process.env);
  const { timeLimitMs, outputLimitBytes } = options;

  return async ({ mapPath, replayPath, signal }) => {
    // Absolute paths can't be taken for options, and hold wherever the command changes to.
    const files = [resolve(mapPath), resolve(replayPath)];
    if (await isAnyMissing(files)) return artifactsMissing(null);
    const output = await runCommand({
      program,
      args: [...args, ...files],
      environment,
      timeLimitMs,
      outputLimitBytes,
      signal,
    });
    return readDeepVerdict(output);
  };
}

async function isAnyMissing(paths: string[]): Promise<boolean> {
  try {
    await Promise.all(paths.map((path) => access(path)));
    return false;
  } catch (error) {
    if (isMissingFile(error)) return true;
    throw error;
  }
}

function passedOn(environment: NodeJS.ProcessEnv): Record<string, string> {
  const entries = PASSED_ON.map((name) => [name, environment[name]]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, string>;
}
