import { deepEqual, notDeepEqual, ok } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createFinder, listCells, listOperations, type Operation } from '../contract/document.js';
import type { Response, Send } from '../contract/http-client.js';
import { validateResponse } from '../contract/validate-response.js';
import { runScenario, validateScenario, type ValidatedResponse } from '../run-scenario.js';
import { EVERY_ROUTE, listServiceWideChecks, runServiceWideCheck } from '../service-wide.js';
import { spawnServer, type SpawnedServer } from '../targets/spawned-server.js';
import { createTarget, type Target } from '../targets/target.js';
import type { Change } from './says.js';
import type { Scenario, ServiceSuite } from './scenario.js';
import { findPassage, readIntroduction } from './sentences.js';
import { suites } from './services.js';

/** Returns the scenarios of a service with each sentence that they rest on. */
function listSays({ scenarios }: ServiceSuite): { scenario: Scenario; says: string; broken: Change }[] {
  return scenarios.flatMap((scenario) =>
    Object.entries(scenario.says ?? {}).map(([says, broken]) => ({ scenario, says, broken })),
  );
}

function everyRoute(suite: ServiceSuite): string[] {
  return EVERY_ROUTE.map(([, says]) => suite.everyRoute[says] ?? says);
}

for (const suite of suites)
  describe(`The sentences of ${suite.service} that scenarios rest on`, () => {
    const { document } = suite;
    const introduction = readIntroduction(document);

    test('stand in the document, where their operation is described', () => {
      const lost = listSays(suite).filter(
        ({ scenario, says }) => !findPassage(document, scenario.operation, says),
      );
      deepEqual(
        [
          ...lost.map(({ scenario, says }) => `${scenario.operation}: ${says}`),
          ...everyRoute(suite).filter((says) => !introduction.includes(says)),
        ],
        [],
      );
    });
  });

describe('A response that breaks a sentence is noticed', { concurrency: 4 }, () => {
  let own: SpawnedServer;
  let target: Target;
  before(async () => {
    own = await spawnServer(suites, 'SQLite', { RATE_LIMIT_PER_MINUTE: '1000' });
    target = createTarget({ ...own.target, run: 'broken' }, suites);
  });
  after(async () => {
    target.close();
    await own.stop();
  });

  for (const suite of suites) {
    const cells = listOperations(suite.document).flatMap(listCells);
    const tried = new Set<Change>();
    for (const scenario of suite.scenarios) {
      // A sentence that scenarios of many operations share is tried with one of them.
      const says = Object.entries(scenario.says ?? {}).filter(([, broken]) => !tried.has(broken));
      for (const [, broken] of says) tried.add(broken);
      if (says.length === 0 || scenario.isFallback) continue;
      const { operation, status, name } = scenario;
      test(`${suite.service} ${operation}: ${name}`, async () => {
        const cell = cells.find((one) => one.operation.id === operation && one.status === status);
        ok(cell);
        const breaking = breakResponses(suite, target);
        let seen: ValidatedResponse | undefined;
        const trial = { suites, suite, target: breaking.target, part: 'broken', cell, scenario };
        const { faults } = await runScenario(trial, (validated) => (seen = validated));
        deepEqual(faults, []);
        const unseen: string[] = [];
        for (const [sentence, broken] of says) {
          breaking.start(broken.of ?? operation, broken);
          const response = broken.of === undefined ? breaking.change(cell.operation, seen) : seen?.response;
          ok(seen && response);
          if ((await validateScenario(suite, { ...seen, response })).length === 0) unseen.push(sentence);
        }
        deepEqual(unseen, []);
      });
    }
    for (const [check, says, broken] of EVERY_ROUTE)
      test(`${suite.service}, every route: ${suite.everyRoute[says] ?? says}`, async () => {
        const breaking = breakResponses(suite, target);
        breaking.start(null, broken);
        const checks = listServiceWideChecks({ suites, suite, target: breaking.target });
        const results = checks
          .filter(({ name }) => name.startsWith(check))
          .slice(0, 3)
          .map((one) => runServiceWideCheck(one, breaking.target));
        ok((await Promise.all(results)).some(({ faults }) => faults.length > 0));
      });
  }
});

/** Returns a target whose responses of an operation, or of every route for null, are changed once that is started. */
function breakResponses(
  suite: ServiceSuite,
  target: Target,
): {
  target: Target;
  start: (operation: string | null, broken: Change) => void;
  change: (operation: Operation, seen: Pick<ValidatedResponse, 'response'> | undefined) => Response;
} {
  const url = target.urls[suite.service] ?? '';
  const find = createFinder(listOperations(suite.document));
  let broken: { operation: string | null; change: Change } | undefined;
  const change = (operation: Operation | undefined, response: Response): Response => {
    const changed = { ...response, headers: { ...response.headers } };
    broken?.change.make(changed);
    if (changed.json === response.json || !operation) return changed;
    const { status } = response;
    const expected = { operation, status, mediaType: null, hasServiceWideChecks: false };
    deepEqual(validateResponse(suite, changed, expected), [], 'The broken response is as documented.');
    return changed;
  };
  const changing =
    (send: Send): Send =>
    async (request) => {
      const response = await send(request);
      const { method } = request;
      if (!broken || !request.url.startsWith(url)) return response;
      const operation = find(method === 'HEAD' ? 'GET' : method, request.url.slice(url.length));
      if (broken.operation !== null && operation?.id !== broken.operation) return response;
      return change(operation, response);
    };
  return {
    target: { ...target, send: changing(target.send), sendAtOnce: changing(target.sendAtOnce) },
    start: (operation, change) => (broken = { operation, change }),
    change: (operation, seen) => {
      ok(seen);
      const changed = change(operation, seen.response);
      notDeepEqual(changed, seen.response, 'The response is changed.');
      return changed;
    },
  };
}
