import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../contract/project.js';
import type { RunReport } from './report-model.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { toJUnit } from './to-junit.js';
import { toPage } from './to-page.js';

/**
 * Writes the results as JSON, as JUnit XML and as a page into a folder, by default contract-tests/report/; returns
 * the page's path.
 */
export async function writeReport(
  run: RunReport,
  suites: ServiceSuite[],
  into: string | null,
): Promise<string> {
  const documents = Object.fromEntries(suites.map(({ service, document }) => [service, document]));
  const folder = into ?? fileURLToPath(new URL('contract-tests/report/', projectRoot));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'results.json'), `${JSON.stringify(run, null, 1)}\n`);
  await writeFile(join(folder, 'junit.xml'), toJUnit(run));
  const page = join(folder, 'index.html');
  await writeFile(page, toPage(run, documents));
  return page;
}
