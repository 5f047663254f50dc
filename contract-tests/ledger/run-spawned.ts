import type { ServiceReport } from '../reporting/report-model.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { type Place, spawnFailingServer, spawnServer } from '../targets/spawned-server.js';
import { runService } from './run-service.js';

/** How spawned servers differ from those of `npm run contract`. */
interface SpawnedRun {
  /** Of the place in the report. */
  name?: string;
  /** Besides the suites' own. */
  settings?: Record<string, string>;
}

/** Returns the reports of the wanted services on a spawned server that runs all of them. */
export async function runSpawnedServer(
  suites: ServiceSuite[],
  wanted: ServiceSuite[],
  place: Place,
  { name = place, settings = {} }: SpawnedRun = {},
): Promise<ServiceReport[]> {
  const own = await spawnServer(suites, place, settings);
  const reports: ServiceReport[] = [];
  try {
    const failing = await spawnFailingServer(suites, own.target.settings ?? {});
    try {
      const target = { ...own.target, failingUrls: failing.urls };
      const options = {
        name,
        // What every route does alike does not depend on the database.
        isServiceWide: place === 'SQLite' || Boolean(process.env['FULL']),
      };
      for (const suite of wanted) reports.push(await runService(suites, suite, target, options));
    } finally {
      await failing.stop();
    }
  } finally {
    await own.stop();
  }
  return reports;
}
