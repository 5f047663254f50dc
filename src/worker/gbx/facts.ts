import { createBudget, type Budget } from './budget.js';
import { tryRead, type FaultKind, type Outcome } from './fault.js';
import type { GhostFacts } from './ghost.js';
import type { EmbeddedMapFacts } from './map-body.js';
import { readMapFile, type MapFacts } from './map-file.js';
import type { ReplayHeader } from './replay-header.js';
import { readRunFile } from './run-file.js';

/** What the two files of a submission say. A part that could not be read is null, and `faults` says why. */
export type Facts = {
  /** The map that the submission names. */
  mapUid: string;
  map: MapFacts | null;
  /** Of a replay; a ghost alone has none. */
  header: ReplayHeader | null;
  ghost: GhostFacts | null;
  /** The map inside a replay; a ghost alone has none. */
  embeddedMap: EmbeddedMapFacts | null;
  isGhostAlone: boolean;
  /** Whether the run's body is stored compressed; null when its container could not be read. */
  isCompressed: boolean | null;
  faults: FileFault[];
  /** What was ignored in the files, or is not known in them. */
  notes: string[];
};

/** Why a part of a file could not be read. */
export type FileFault = { file: 'map' | 'run'; kind: FaultKind; reason: string };

/** Gives the bytes of one file, once its size has been taken from the budget. */
export type LoadFile = (budget: Budget) => Buffer;

/**
 * Reads both files of a submission for map `mapUid`. Nothing that is in them makes it throw; what `load` throws passes
 * through, unless it is a `GbxFault`. Each file is loaded once, the map first, and is free again before the other one.
 */
export function readFacts(mapUid: string, load: { map: LoadFile; run: LoadFile }): Facts {
  const budget = createBudget();
  const faults: FileFault[] = [];
  const notes: string[] = [];
  const takeValue = <T>(file: FileFault['file'], outcome: Outcome<T>): T | null => {
    if (outcome.kind === 'readable') return outcome.value;
    faults.push({ file, kind: outcome.kind, reason: outcome.reason });
    return null;
  };
  const map = takeValue(
    'map',
    tryRead(() => readMapFile(load.map(budget), budget, notes)),
  );
  const run = takeValue(
    'run',
    tryRead(() => readRunFile(load.run(budget), budget, map?.body ?? null, notes)),
  );
  const body = run && takeValue('run', run.body);
  return {
    mapUid,
    map,
    header: run?.header ? takeValue('run', run.header) : null,
    ghost: body?.ghost ?? null,
    embeddedMap: body?.embeddedMap ?? null,
    isGhostAlone: run?.header === null,
    isCompressed: run?.isCompressed ?? null,
    faults,
    notes,
  };
}
