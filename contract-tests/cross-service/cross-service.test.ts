import { after, before, describe, test } from 'node:test';
import { absentValueTests } from './absent-values.js';
import { createServices, type CrossServiceTest } from './cross-service-test.js';
import { nameTests } from './names.js';
import { recordTests } from './one-record.js';
import { reportTests } from './reports.js';
import { searchTests } from './searches.js';
import { snapshotTests } from './snapshots.js';
import { runCrossServiceTests } from './tracker-runs.js';
import { verdictTests } from './verdicts.js';
import { availablePlaces, spawnServer, type SpawnedServer } from '../targets/spawned-server.js';
import { suites } from '../scenarios/services.js';
import { createTarget, type Target } from '../targets/target.js';

const crossServiceTests: CrossServiceTest[] = [
  ...nameTests,
  ...runCrossServiceTests,
  ...reportTests,
  ...snapshotTests,
  ...recordTests,
  ...verdictTests,
  ...searchTests,
  ...absentValueTests,
];

for (const place of availablePlaces()) {
  if (!process.env['FULL'] && place !== 'PostgreSQL, a process per service') continue;
  describe(`Facts sent to one service, on ${place}:`, () => {
    let own: SpawnedServer;
    let target: Target;

    before(async () => {
      // The aggregator reads the real catalog of this place instead of the scenarios' stub.
      own = await spawnServer(suites, place, { CATALOG_URL: '', LOG_LEVEL: 'error' });
      target = createTarget(own.target, suites);
    });

    after(async () => {
      target.close();
      await own.stop();
    });

    // Sequential, so that only one test at a time changes the counts of all records.
    for (const { name, check } of crossServiceTests) test(name, () => check(createServices(target, name)));
  });
}
