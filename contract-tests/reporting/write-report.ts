import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../project.js';
import type { RunReport } from '../report-model.js';
import { toJUnit } from './to-junit.js';

/** Writes the results as JSON and as JUnit's XML into a folder, by default contract-tests/report/; returns the folder. */
export async function writeReport(run: RunReport, into: string | null): Promise<string> {
  const folder = into ?? fileURLToPath(new URL('contract-tests/report/', projectRoot));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'results.json'), `${JSON.stringify(run, null, 1)}\n`);
  await writeFile(join(folder, 'junit.xml'), toJUnit(run));
  return folder;
}
