import { deepEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { availableDatabases } from '../own-server.js';
import { suites } from '../services.js';
import { describeFuzz } from './describe-results.js';
import { fuzzServices } from './fuzz-services.js';

const RUNS = 2000;
const SEED = 20_261_006;

for (const database of availableDatabases()) {
  test(`${RUNS} requests to the services on ${database} get documented answers only`, async (context) => {
    const results = await fuzzServices(suites, database, { runs: RUNS, seed: SEED });
    const [summary = '', ...findings] = describeFuzz(results);
    context.diagnostic(summary);
    deepEqual(findings, []);
    ok(results.reduce((sum, { requests }) => sum + requests, 0) >= RUNS);
  });
}
