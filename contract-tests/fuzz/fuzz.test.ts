import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { availableDatabases } from '../targets/spawned-server.js';
import { suites } from '../scenarios/services.js';
import { describeFuzz } from './describe-results.js';
import type { FuzzResult } from './fuzz-operation.js';
import { fuzzServices } from './fuzz-services.js';
import { sizeOf } from '../../scripts/test/sizes.js';

const OPTIONS = { runs: sizeOf('fuzzRequests'), seed: 20_261_006 };
/** Verdicts come when the worker has time, so that bodies depend on it. */
const BY_WORKER = new Set(['verification']);

const resultsOn = new Map<string, FuzzResult[]>();

for (const database of availableDatabases()) {
  test(`${OPTIONS.runs} requests to the services on ${database} get documented answers only`, async (context) => {
    const results = await fuzzServices(suites, database, OPTIONS);
    const [summary = '', ...findings] = describeFuzz(results);
    context.diagnostic(summary);
    deepEqual(findings, []);
    ok(results.reduce((sum, { requests }) => sum + requests, 0) >= OPTIONS.runs);
    resultsOn.set(database, results);
  });
}

/** Returns the requests that were answered differently, by operation and place. */
function differences(one: FuzzResult[], other: FuzzResult[]): string[] {
  return one.flatMap(({ service, operation, trail }, index) => {
    const responses = other[index]?.trail ?? [];
    equal(trail.length, responses.length, operation);
    const said = (response = ''): string | undefined =>
      BY_WORKER.has(service) ? response.split(' ')[0] : response;
    return trail.flatMap(({ request, response }, place) =>
      said(response) === said(responses[place]?.response)
        ? []
        : [`${operation} ${place}: ${request.replace(/:\d+\//, '/')}`],
    );
  });
}

test('the same requests get the same answers on both databases', async (context) => {
  const [one, other] = [...resultsOn.values()];
  if (!one || !other) return context.skip('There is only one database here.');
  const first = differences(one, other);
  if (first.length === 0) return;
  // Two things that are received within one millisecond may change their order; what differs again is no accident.
  const [again, otherAgain] = [
    await fuzzServices(suites, 'SQLite', OPTIONS),
    await fuzzServices(suites, 'PostgreSQL', OPTIONS),
  ];
  const second = new Set(differences(again, otherAgain));
  deepEqual(
    first.filter((difference) => second.has(difference)),
    [],
  );
});
