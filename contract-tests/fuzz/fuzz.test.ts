import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { availableDatabases } from '../own-server.js';
import { suites } from '../services.js';
import { describeFuzz } from './describe-results.js';
import type { FuzzResult } from './fuzz-operation.js';
import { fuzzServices } from './fuzz-services.js';

const RUNS = 2000;
const SEED = 20_261_006;
/** Verdicts come when the worker has time, so that bodies depend on it. */
const BY_WORKER = new Set(['verification']);

const resultsOn = new Map<string, FuzzResult[]>();

for (const database of availableDatabases()) {
  test(`${RUNS} requests to the services on ${database} get documented answers only`, async (context) => {
    const results = await fuzzServices(suites, database, { runs: RUNS, seed: SEED });
    const [summary = '', ...findings] = describeFuzz(results);
    context.diagnostic(summary);
    deepEqual(findings, []);
    ok(results.reduce((sum, { requests }) => sum + requests, 0) >= RUNS);
    resultsOn.set(database, results);
  });
}

test('the same requests get the same answers on both databases', (context) => {
  const [one, other] = [...resultsOn.values()];
  if (!one || !other) return context.skip('There is only one database here.');
  const differing: string[] = [];
  one.forEach(({ service, operation, trail }, index) => {
    const answers = other[index]?.trail ?? [];
    equal(trail.length, answers.length, operation);
    const seen = (answer: string | undefined): string | undefined =>
      BY_WORKER.has(service) ? answer?.split(' ')[0] : answer;
    trail.forEach(({ request, answer }, place) => {
      if (seen(answer) !== seen(answers[place]?.answer)) differing.push(`${operation} ${place}: ${request}`);
    });
  });
  deepEqual(differing, []);
});
