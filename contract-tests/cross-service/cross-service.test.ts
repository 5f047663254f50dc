import { after, before, describe, test } from 'node:test';
import { servicesOf, type CrossServiceTest } from './cross-service-test.js';
import { nameTests } from './names.js';
import { recordTests } from './one-record.js';
import { playerTests } from './players.js';
import { reportTests } from './reports.js';
import { snapshotTests } from './snapshots.js';
import { runCrossServiceTests } from './tracker-runs.js';
import { verdictTests } from './verdicts.js';
import { availablePlaces, startOwnServer, type OwnServer } from '../targets/spawned-server.js';
import { suites } from '../scenarios/services.js';
import { createTarget, type Target } from '../targets/target.js';
import { sizeOf } from '../../scripts/test/sizes.js';

const crossServiceTests: CrossServiceTest[] = [
  ...nameTests,
  ...runCrossServiceTests,
  ...reportTests,
  ...snapshotTests,
  ...recordTests,
  ...playerTests,
  ...verdictTests,
];

for (const place of availablePlaces()) {
  if (!sizeOf('crossServicePlaces').includes(place)) continue;
  describe(`What is told to one service, on ${place}:`, () => {
    let own: OwnServer;
    let target: Target;

    before(async () => {
      // The aggregator asks the catalog that runs beside it, not the stand-in of the scenarios.
      own = await startOwnServer(suites, place, { CATALOG_URL: '', LOG_LEVEL: 'error' });
      target = createTarget(own.target, suites);
    });

    after(async () => {
      target.close();
      await own.stop();
    });

    // One after the other, so that counts of all records move only as a crossing moves them.
    for (const { name, check } of crossServiceTests) test(name, () => check(servicesOf(target, name)));
  });
}
