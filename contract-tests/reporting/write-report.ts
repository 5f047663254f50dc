import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createNewFilter, type EarlierRun } from './compare-runs.js';
import type { RunReport } from './report-model.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { toBadge } from './to-badge.js';
import { toJUnit } from './to-junit.js';
import { toPage } from './to-page.js';

/** Writes the results as JSON, as JUnit XML, as a badge and as a page into a folder; returns the page's path. */
export async function writeReport(
  run: RunReport,
  suites: ServiceSuite[],
  folder: string,
  earlier: EarlierRun | null,
): Promise<string> {
  const documents = Object.fromEntries(suites.map(({ service, document }) => [service, document]));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'results.json'), `${JSON.stringify(run, null, 1)}\n`);
  await writeFile(join(folder, 'junit.xml'), toJUnit(run));
  await writeFile(join(folder, 'badge.svg'), toBadge(run));
  const page = join(folder, 'index.html');
  await writeFile(page, toPage(run, documents, { isNew: createNewFilter(earlier) }));
  return page;
}
