import { execFileSync } from 'node:child_process';
import { startOurs } from '../our-services.js';
import type { Processes } from '../processes.js';
import type { DataSet } from './data-sets.js';

const STARTS = 3;

/** Milliseconds from the start of the process to its line `ready`. */
export interface Starts {
  warm: number[];
  /** With nothing of the data in memory; empty where that cannot be had. */
  cold: number[];
}

/** Measures starts on stored data. `forget` removes the data from memory, or returns false where it cannot. */
export async function measureStarts(
  processes: Processes,
  data: DataSet,
  forget: () => Promise<boolean>,
): Promise<Starts> {
  const warm: number[] = [];
  const cold: number[] = [];
  for (let time = 0; time < STARTS; time += 1) {
    if (await forget()) cold.push(await timeStart(processes, data));
    warm.push(await timeStart(processes, data));
  }
  return { warm, cold };
}

async function timeStart(processes: Processes, { settings }: DataSet): Promise<number> {
  const startedAt = performance.now();
  const { stop } = await startOurs(processes, settings['DATA_DIR'] ?? '', settings);
  const ms = performance.now() - startedAt;
  await stop();
  return ms;
}

/** Removes the files of a folder, or one file, from the system's memory; returns whether it could. GNU's dd can. */
export function forgetFiles(path: string): boolean {
  try {
    const drop = ['dd', 'if={}', 'iflag=nocache', 'count=0', 'status=none'];
    execFileSync('find', [path, '-type', 'f', '-exec', ...drop, ';'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
