import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import type { ArtifactContent } from '../../db/artifacts/artifact-files.js';
import { accountIdOfLogin } from './gbx/account-login.js';
import { readFacts, type Facts, type LoadFile } from './gbx/facts.js';
import { brokenRules, type RuleKind } from './rules.js';
import type { Run } from './verdict.js';

/** Which files to inspect, by which map. */
export type InspectTask = { map: ArtifactContent; replay: ArtifactContent; mapUid: string };

/** What inspecting the two files of a submission gave. */
export type Inspection = {
  broken: { name: string; kind: RuleKind }[];
  run: Run | null;
  /** Whether the run is a replay whose record data could be read: only then there is enough to be more sure. */
  isComplete: boolean;
};

/**
 * Reads both files and applies all rules. Blocks until it is done, so it belongs into a thread. Throws for errors of the file
 * system only.
 */
export function inspect(task: InspectTask): Inspection {
  const facts = factsOf(task);
  const broken = brokenRules(facts).map(({ name, kind }) => ({ name, kind }));
  return {
    broken,
    run: runOf(facts),
    isComplete: !facts.isGhostAlone && facts.ghost?.record?.isKnown === true,
  };
}

/** The facts of the two files. Throws for errors of the file system only. */
export function factsOf({ map, replay, mapUid }: InspectTask): Facts {
  return readFacts(mapUid, { map: loaderOf(map), run: loaderOf(replay) });
}

function loaderOf(content: ArtifactContent): LoadFile {
  return (budget) => {
    if ('bytes' in content) {
      const { buffer, byteOffset, byteLength } = content.bytes;
      budget.take(byteLength);
      return Buffer.from(buffer, byteOffset, byteLength);
    }
    const file = openSync(content.path, 'r');
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
