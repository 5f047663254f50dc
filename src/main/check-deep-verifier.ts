import type { Config } from '../config.js';
import { splitCommand } from '../worker/command-line.js';
import { findProgram } from '../worker/find-program.js';

/** Rejects with a sentence when the deep verifier's program cannot be run: each submission would fail on it. */
export async function checkDeepVerifier({ services, deepVerifierCommand }: Config): Promise<void> {
  if (deepVerifierCommand === undefined || !services.includes('verification')) return;
  const [program] = splitCommand(deepVerifierCommand);
  if ((await findProgram(program, process.env.PATH ?? '')) !== null) return;
  throw new Error(
    `DEEP_VERIFIER_COMMAND begins with "${program}", but it takes a program that this user may run; check that it is there.`,
  );
}
