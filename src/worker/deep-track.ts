import { resolve } from 'node:path';
import type { OpenArtifact } from '../../db/artifacts/artifact-files.js';
import { readDeepVerdict } from './deep-verdict.js';
import { withFiles } from './open-files.js';
import { runCommand, splitCommand } from './run-command.js';
import { createVerdict, type Verifier } from './verdict.js';

/** An operator's command and its limits; `environment` is where the few variables that it gets are taken from. */
export type DeepVerifierOptions = {
  open: OpenArtifact;
  command: string;
  timeLimitMs: number;
  outputLimitBytes: number;
  /** What the command is run by, such as the words of `unshare`; nothing by default. */
  sandbox?: readonly string[];
  environment?: NodeJS.ProcessEnv;
};

/** The variables that the command gets of our environment, which may hold tokens and passwords. */
const PASSED_ON = ['PATH', 'LANG', 'TZ'];
const PROBE_LIMIT_MS = 5000;

/**
 * Runs a command with processes and a /proc of its own, without any right of root: so it cannot read the environment of this
 * process. It sees the same files; SECURITY.md has more.
 */
const UNSHARE = [
  'unshare',
  '--user',
  '--map-current-user',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
  '--',
];

/** The words that run a command in a sandbox, or null where the system does not allow it. */
export async function findSandbox(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<readonly string[] | null> {
  const [program = '', ...args] = UNSHARE;
  const probe = { program, args: [...args, 'true'], timeLimitMs: PROBE_LIMIT_MS, outputLimitBytes: 1024 };
  return runCommand({ ...probe, environment: passedOn(environment) }).then(
    () => UNSHARE,
    () => null,
  );
}

/**
 * The verifier of the deep track: runs the command with the paths of the map and the replay as its last two arguments, and
 * with the map's uid and the run in its environment (MAP_UID, ACCOUNT_ID, TIME_MS), and takes its verdict from the one line
 * that it writes. Throws at once for a command that can't be split; the verifier rejects when the command fails, takes too
 * long, writes too much or no valid line, or is aborted.
 */
export function createDeepVerifier(options: DeepVerifierOptions): Verifier {
  const [program, ...args] = [...(options.sandbox ?? []), ...splitCommand(options.command)];
  const environment = passedOn(options.environment ?? process.env);
  const { timeLimitMs, outputLimitBytes } = options;

  return async (input) => {
    const { mapUid, run = null, signal } = input;
    const output = await withFiles(options.open, input, (map, replay) =>
      runCommand({
        program: program ?? '',
        // Absolute paths can't be taken for options, and hold wherever the command changes to.
        args: [...args, resolve(map), resolve(replay)],
        environment: {
          ...environment,
          MAP_UID: mapUid,
          ...(run === null ? {} : { ACCOUNT_ID: run.account_id, TIME_MS: String(run.time_ms) }),
        },
        timeLimitMs,
        outputLimitBytes,
        signal,
      }),
    );
    return output === null ? createVerdict('artifacts_missing') : readDeepVerdict(output);
  };
}

function passedOn(environment: NodeJS.ProcessEnv): Record<string, string> {
  const entries = PASSED_ON.map((name) => [name, environment[name]]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, string>;
}
