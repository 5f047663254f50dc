import type { ServiceReport } from '../reporting/report-model.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { spawnFailingServer, spawnServer, type Place } from '../targets/spawned-server.js';
import { runService } from './run-service.js';

/** Returns the reports of the wanted services on a spawned server that runs all of them, with settings besides the suites' own. */
export async function runSpawnedServer(
  suites: ServiceSuite[],
  wanted: ServiceSuite[],
  place: Place,
  { name = place, settings = {} }: { name?: string; settings?: Record<string, string> } = {},
): Promise<ServiceReport[]> {
  const own = await spawnServer(suites, place, settings);
  const reports: ServiceReport[] = [];
  try {
    const failing = await spawnFailingServer(suites, own.target.settings ?? {});
    try {
      const target = { ...own.target, failingUrls: failing.urls };
      const options = { name, isDreddOptional: false };
      for (const suite of wanted) reports.push(await runService(suites, suite, target, options));
    } finally {
      await failing.stop();
    }
  } finally {
    await own.stop();
  }
  return reports;
}
