import { after, before, describe, test } from 'node:test';
import { servicesOf, type Crossing } from './crossings/crossing.js';
import { nameCrossings } from './crossings/names.js';
import { recordCrossings } from './crossings/one-record.js';
import { playerCrossings } from './crossings/players.js';
import { reportCrossings } from './crossings/reports.js';
import { snapshotCrossings } from './crossings/snapshots.js';
import { runCrossings } from './crossings/tracker-runs.js';
import { verdictCrossings } from './crossings/verdicts.js';
import { availablePlaces, startOwnServer, type OwnServer } from './own-server.js';
import { suites } from './services.js';
import { createTarget, type Target } from './target.js';

const crossings: Crossing[] = [
  ...nameCrossings,
  ...runCrossings,
  ...reportCrossings,
  ...snapshotCrossings,
  ...recordCrossings,
  ...playerCrossings,
  ...verdictCrossings,
];

for (const place of availablePlaces()) {
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
    for (const { name, check } of crossings) test(name, () => check(servicesOf(target, name)));
  });
}
