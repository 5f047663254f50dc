import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { availableDatabases } from '../targets/spawned-server.js';
import { suites } from '../scenarios/services.js';
import { describeFuzz, fuzzServices } from './fuzz-services.js';
import type { FuzzResult } from './fuzz-operation.js';

const OPTIONS = { runs: process.env['FULL'] ? 2000 : 200, seed: 20_261_006 };
/** The worker's timing decides when verdicts appear in bodies. */
const BY_WORKER = new Set(['verification']);
/** Whether another service responds within so many milliseconds differs from run to run. */
const BY_TIMEOUT = /[?&]timeout_ms=/;

const resultsOn = new Map<string, FuzzResult[]>();

for (const database of availableDatabases()) {
  test(`${OPTIONS.runs} requests to the services on ${database} get documented responses only`, async (context) => {
    const results = await fuzzServices(suites, database, OPTIONS);
    const [summary = '', ...findings] = describeFuzz(results);
    context.diagnostic(summary);
    deepEqual(findings, []);
    ok(results.reduce((sum, { requests }) => sum + requests, 0) >= OPTIONS.runs);
    resultsOn.set(database, results);
  });
}

/** Returns the requests with different responses, by operation and index. */
function differences(one: FuzzResult[], other: FuzzResult[]): string[] {
  return one.flatMap(({ service, operation, trail }, index) => {
    const responses = other[index]?.trail ?? [];
    equal(trail.length, responses.length, operation);
    const comparable = (response = ''): string | undefined =>
      BY_WORKER.has(service) ? response.split(' ')[0] : response;
    return trail.flatMap(({ request, response }, place) =>
      BY_TIMEOUT.test(request) || comparable(response) === comparable(responses[place]?.response)
        ? []
        : [`${operation} ${place}: ${request.replace(/:\d+\//, '/')}`],
    );
  });
}

test('the same requests get the same responses on both databases', async (context) => {
  const [one, other] = [...resultsOn.values()];
  if (!one || !other) return context.skip('Only one database is available.');
  const first = differences(one, other);
  if (first.length === 0) return;
  // Two rows that are received within one millisecond may swap; a difference that recurs is a defect.
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
