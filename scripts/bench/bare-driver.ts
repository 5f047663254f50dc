import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../src/project-root.js';
import { installBaselines } from './baselines.js';
import type { Workbench } from './bench.js';
import type { NameRow } from './name-data.js';

const PROGRAM = fileURLToPath(new URL('scripts/bench/baselines/ingest-names.mjs', projectRoot));

/** Writes names with better-sqlite3 alone into a copy of a database of ours. */
export interface BareDriver {
  /** Upserts batches, each in a transaction of its own; returns the milliseconds that each took. */
  store: (batches: readonly NameRow[][]) => Promise<number[]>;
}

/**
 * Prepares a copy of a database, which is the driver's from then on. It has no triggers, so that nothing keeps the index for searches,
 * unless they are asked for.
 */
export async function openBareDriver(
  workbench: Workbench,
  database: string,
  { withTriggers = false } = {},
): Promise<BareDriver> {
  const { processes } = workbench;
  await installBaselines(workbench);
  if (!withTriggers) await processes.run([process.execPath, PROGRAM, database]);
  return {
    store: async (batches) => {
      const file = `${database}.batches.json`;
      writeFileSync(file, JSON.stringify(batches));
      const { stdout } = await processes.run([process.execPath, PROGRAM, database, file]);
      return JSON.parse(stdout) as number[];
    },
  };
}
