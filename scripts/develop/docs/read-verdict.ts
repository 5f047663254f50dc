import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { countResponses, counted, type RunReport } from '../../../contract-tests/reporting/report-model.js';
import { toHeadline } from '../../../contract-tests/reporting/summary.js';

/** What the site's first page shows of a contract report: no address that was tested. */
export interface Verdict {
  headline: string;
  /** ISO 8601. */
  startedAt: string;
  /** The number of findings. */
  failed: number;
  /** Documented responses by outcome. */
  responses: ReturnType<typeof countResponses>;
}

/** Returns the verdict of the last contract run, or null where the folder has none of all operations. Throws when the file is not JSON. */
export async function readVerdict(folder: URL): Promise<Verdict | null> {
  const file = new URL('results.json', folder);
  if (!existsSync(file)) return null;
  const run = JSON.parse(await readFile(file, 'utf8')) as RunReport;
  if (run.onlyOperations) return null;
  const { startedAt, failed, reports } = run;
  const headline = failed === 0 ? toHeadline(run) : counted(failed, 'finding');
  return { headline, startedAt, failed, responses: countResponses(reports) };
}
