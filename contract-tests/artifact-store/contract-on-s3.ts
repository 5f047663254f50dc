import { deepEqual, ok } from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { startS3Server } from '../../db/testing/s3-server.js';
import { runSpawnedServer } from '../ledger/run-service.js';
import { collectFindings } from '../reporting/findings.js';
import { countOutcomes } from '../reporting/report-model.js';
import { suites } from '../scenarios/services.js';
import type { Database } from '../targets/test-database.js';

const wanted = suites.filter(({ service }) => service === 'verification');

/** Runs the contract tests of the verification service on a spawned server whose artifacts are on S3. Throws for any finding. */
export async function runContractOnS3(context: TestContext, database: Database): Promise<void> {
  const s3 = await startS3Server();
  const reports = await runSpawnedServer(suites, wanted, database, {
    name: `${database} and S3`,
    settings: s3.environment(s3.newLocation()),
  });
  deepEqual(
    collectFindings(reports).map(({ name, sentence }) => `${name}: ${sentence}`),
    [],
  );
  const cells = reports.flatMap((report) => report.cells);
  const { passed } = countOutcomes(cells);
  ok(passed > 0 && passed === cells.length, `${passed} of ${cells.length} cells passed`);
  const seconds = reports.reduce((sum, { seconds: own }) => sum + own, 0);
  context.diagnostic(`${database}: ${passed} of ${cells.length} cells in ${Math.round(seconds)} s`);
}
