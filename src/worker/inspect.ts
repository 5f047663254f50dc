import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { accountIdOfLogin } from './gbx/account-login.js';
import { readFacts, type Facts, type LoadFile } from './gbx/facts.js';
import { brokenRules, type RuleKind } from './rules.js';
import type { Run } from './verdict.js';

/** Which files to inspect, by which map. */
export type InspectTask = { mapPath: string; replayPath: string; mapUid: string };

/** What inspecting the two files of a submission gave. */
export type Inspection = {
  broken: { name: string; kind: RuleKind }[];
  run: Run | null;
  /** Whether the run is a replay whose record data could be read: only then there is enough to be more sure. */
  isComplete: boolean;
};

/**
 * Reads both files and applies all rules. Blocks until it is done, so it belongs into a thread. Returns null when a file
 * is missing; throws for other errors of the file system only.
 */
export function inspect({ mapPath, replayPath, mapUid }: InspectTask): Inspection | null {
  const facts = factsOf({ mapPath, replayPath, mapUid });
  if (!facts) return null;
  const broken = brokenRules(facts).map(({ name, kind }) => ({ name, kind }));
  return {
    broken,
    run: runOf(facts),
    isComplete: !facts.isGhostAlone && facts.ghost?.record?.isKnown === true,
  };
}

/** The facts of the two files; null when one is missing. Throws for other errors of the file system. */
export function factsOf({ mapPath, replayPath, mapUid }: InspectTask): Facts | null {
  try {
    return readFacts(mapUid, { map: loaderOf(mapPath), run: loaderOf(replayPath) });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function loaderOf(path: string): LoadFile {
  return (budget) => {
    const file = openSync(path, 'r');
    try {
      budget.take(fstatSync(file).size);
      return readFileSync(file);
    } finally {
      closeSync(file);
    }
  };
}

function runOf({ ghost }: Facts): Run | null {
  const accountId = ghost && accountIdOfLogin(ghost.login);
  return ghost?.timeMs && ghost.timeMs > 0 && accountId ? { timeMs: ghost.timeMs, accountId } : null;
}
