import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import type { EntryRun } from '../../db/stores/verification/record.js';
import type { MapParts } from '../../db/stores/verification/verdict.js';
import { createBudget } from './gbx/budget.js';
import { tryRead } from './gbx/fault.js';
import { readFacts, type Facts, type LoadFile } from './gbx/facts.js';
import { loginToAccountId } from './gbx/ghost.js';
import { readRunFile } from './gbx/run-file.js';
import { fingerprintPath, readPath } from './path.js';
import { findBrokenRules, type BrokenRule } from './rules.js';
import { MAX_RUN_CHECKPOINTS } from './verdict.js';

/** Which files to inspect, by which map. */
export type InspectTask = { map: string; replay: string; mapUid: string };

/** What inspecting the two files of a submission gave. */
export type Inspection = {
  broken: BrokenRule[];
  run: EntryRun;
  /** Whether the run is a replay whose record data could be read: only then there is enough to be more sure. */
  isComplete: boolean;
  /** Digests of what the uploaded map is built of; null where that could not be read. */
  mapParts: MapParts | null;
  /** The SHA-256 of the own car's places up to the finish, in hex; null where they could not be read. */
  path: string | null;
};

/**
 * Reads both files and applies all rules. Blocks until it is done, so it belongs into a thread. Throws for errors of the file
 * system only.
 */
export function inspect(task: InspectTask): Inspection {
  const facts = readSubmission(task);
  const path = readPath(facts);
  return {
    broken: findBrokenRules(facts, path),
    run: toRun(facts),
    isComplete: !facts.isGhostAlone && facts.ghost?.record?.isKnown === true,
    mapParts: facts.map?.body.parts ?? null,
    path: path.car && fingerprintPath(path.car),
  };
}

/** The facts of the two files. Throws for errors of the file system only. */
export function readSubmission({ map, replay, mapUid }: InspectTask): Facts {
  return readFacts(mapUid, { map: createLoader(map), run: createLoader(replay) });
}

/** Returns the account whose run a file says it has, in its body or its header; null where neither names one. */
export function readRunAccount(file: Buffer): string | null {
  const facts = tryRead(() => readRunFile(file, createBudget(), null));
  if (facts.kind !== 'readable') return null;
  const { body, header } = facts.value;
  if (body.kind === 'readable') return loginToAccountId(body.value.ghost.login);
  return header?.kind === 'readable' ? loginToAccountId(header.value.login) : null;
}

function createLoader(path: string): LoadFile {
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

function toRun({ ghost }: Facts): EntryRun {
  const accountId = ghost && loginToAccountId(ghost.login);
  if (!ghost?.timeMs || ghost.timeMs <= 0 || !accountId) return null;
  // A file that fails may say anything here, and each entry of its record repeats it.
  const checkpointsMs = ghost.checkpointsMs.flatMap((ms) => (ms !== null && ms >= 1 ? [ms] : []));
  const isWhole =
    checkpointsMs.length === ghost.checkpointsMs.length && checkpointsMs.length <= MAX_RUN_CHECKPOINTS;
  return {
    account_id: accountId,
    time_ms: ghost.timeMs,
    checkpoints_ms: isWhole ? checkpointsMs : null,
  };
}
