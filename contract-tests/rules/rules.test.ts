import { deepEqual, ok } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createFinder, listCells, listOperations } from '../contract/document.js';
import type { Fault } from '../contract/fault.js';
import { parseJson } from '../contract/http-client.js';
import { runScenario } from '../ledger/run-scenario.js';
import { runServiceWideChecks } from '../ledger/service-wide-checks.js';
import { startProxy, type ChangeResponse } from '../proxy/start-proxy.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { suites } from '../scenarios/services.js';
import { spawnServer, type SpawnedServer } from '../targets/spawned-server.js';
import { createTarget, type Target } from '../targets/target.js';
import { mapConcurrently } from '../testing/concurrency.js';
import { readIntroduction, findPassage, listPassages } from './find-passage.js';
import type { Change, Rule, ServiceWideRule } from './rule.js';

/** Words of a sentence that states an order, a repeat, or what stays and what goes. */
const STATES_A_RULE =
  /\b(first|last)(?=[,;:.]| and\b| by\b)|\border\b|\bagain\b|\bonce\b|\bthe same\b|\badds? up\b|\bleft out\b|\bleave out\b|\breplaces?\b|\bremoves?\b|\bchanges nothing\b|\bwins\b|\bstays?\b/i;

for (const suite of suites)
  describe(`The rules of ${suite.service}`, () => {
    const { document, rules, scenarios } = suite;
    const operations = listOperations(document).map(({ id }) => id);
    const introduction = readIntroduction(document);

    test('stand in the document, where their operation is described', () => {
      const lost = rules.checked.filter((rule) =>
        rule.operation === null ? !introduction.text.includes(rule.says) : !findPassage(document, rule),
      );
      deepEqual(lost.map(describeRule), []);
    });

    test('have scenarios of their operations', () => {
      const unknown = rules.checked.filter(
        ({ operation, check }) =>
          operation !== null &&
          !scenarios.some((scenario) => scenario.operation === operation && scenario.name === check),
      );
      deepEqual(
        unknown.map(({ operation, check }) => `${operation}: ${check}`),
        [],
      );
    });

    test('are all that the document states, each with a check or a reason', (context) => {
      const described = operations.flatMap((id) => listPassages(document, id)).map(({ text }) => text);
      const quoted = [
        ...rules.checked.map(({ says }) => says),
        ...rules.unchecked.flatMap(({ says }) => says),
      ];
      const sentences = [...new Set([introduction.text, ...described].flatMap(sentencesIn))];
      const stated = sentences.filter((sentence) => STATES_A_RULE.test(sentence));
      deepEqual(
        stated.filter(
          (sentence) => !quoted.some((says) => sentence.includes(says) || says.includes(sentence)),
        ),
        [],
      );
      deepEqual(
        rules.unchecked
          .flatMap(({ says }) => says)
          .filter((says) => !sentences.some((one) => one.includes(says))),
        [],
      );
      const unchecked = rules.unchecked.flatMap(({ says }) => says).length;
      context.diagnostic(
        `${suite.service}: ${rules.checked.length} rules with a check, ${unchecked} sentences without one, with a reason`,
      );
    });
  });

describe('A server that breaks a rule', () => {
  let own: SpawnedServer;
  before(async () => {
    own = await spawnServer(suites, 'SQLite');
  });
  after(() => own.stop());

  for (const suite of suites)
    test(`of ${suite.service} is found`, async (context) => {
      const rules = suite.rules.checked.slice(0, process.env['FULL'] ? undefined : 5);
      const unseen = await mapConcurrently(rules, 4, async (rule) => {
        const { faults, isChanged, problem } = await runBroken(suite, rule);
        if (problem !== undefined) return [`${describeRule(rule)}: ${problem}`];
        if (!isChanged) return [`${describeRule(rule)}: no response was changed`];
        return faults.length > 0 ? [] : [describeRule(rule)];
      });
      const found = rules.length - unseen.flat().length;
      context.diagnostic(`${suite.service}: ${rules.length} rules broken, ${found} found`);
      deepEqual(unseen.flat(), []);
    });

  /** Runs the check of a rule behind a proxy that breaks it. */
  async function runBroken(
    suite: ServiceSuite,
    rule: Rule | ServiceWideRule,
  ): Promise<{ faults: Fault[]; isChanged: boolean; problem?: string }> {
    const breaking = breakResponses(suite, rule);
    const proxy = await startProxy(own.server.urls[suite.service] ?? '', breaking.change, { isPlain: true });
    const urls = { ...own.server.urls, [suite.service]: proxy.url };
    const run = `broken ${suite.service} ${rule.check} ${describeRule(rule)}`;
    const target = createTarget(
      { ...own.target, urls, preparationUrls: urls, run, timeoutSeconds: 10 },
      suites,
    );
    try {
      const faults =
        rule.operation === null
          ? await checkRoutes(suite, rule, target)
          : await checkOperation(suite, rule, target);
      // Rejects where a broken response is not as documented: its rule would seem found without a response.
      const problem = await proxy.stop().then(
        () => ({}),
        (error: unknown) => ({ problem: String(error) }),
      );
      return { faults, isChanged: breaking.isChanged(), ...problem };
    } finally {
      target.close();
    }
  }
});

async function checkOperation(suite: ServiceSuite, rule: Rule, target: Target): Promise<Fault[]> {
  const { operation, check } = rule;
  const scenario = suite.scenarios.find((one) => one.operation === operation && one.name === check);
  const cell = listOperations(suite.document)
    .flatMap(listCells)
    .find((one) => one.operation.id === operation && one.status === scenario?.status);
  ok(scenario && cell, `There is no scenario ${check} of ${operation}.`);
  const { faults } = await runScenario({ suites, suite, target, part: 'broken', cell, scenario });
  return faults.filter(({ cause }) => cause !== 'skipped');
}

/** Routes outside of the operations are tested where the run is limited to none. */
async function checkRoutes(
  suite: ServiceSuite,
  { check }: ServiceWideRule,
  target: Target,
): Promise<Fault[]> {
  const isOutside = /unknown route|a head of/.test(check);
  const tested = isOutside ? suite : { ...suite, onlyOperations: [suite.cheapOperation] };
  const results = await runServiceWideChecks(suites, tested, target);
  return results.filter(({ scenario }) => scenario.startsWith(check)).flatMap(({ faults }) => faults);
}

/** Returns a change of an operation's responses, which stay as documented where their JSON is changed. */
function breakResponses(
  { document, validators }: ServiceSuite,
  { operation, broken }: { operation: string | null; broken: Change },
): { change: ChangeResponse; isChanged: () => boolean } {
  let isChanged = false;
  const find = createFinder(listOperations(document));
  const wanted = broken.of ?? operation;
  const change: ChangeResponse = ({ method, url }, response) => {
    if (wanted !== null && find(method === 'HEAD' ? 'GET' : method, url)?.id !== wanted) return response;
    const json = parseJson(response.body);
    const changed = { status: response.status, headers: { ...response.headers }, json };
    broken.make(changed);
    if (JSON.stringify(changed) === JSON.stringify({ ...response, json, body: undefined })) return response;
    isChanged = true;
    if (changed.json === json) return { ...changed, body: response.body };
    const validate = validators[wanted ?? '']?.[`${response.status} application/json`];
    ok(
      validate?.(changed.json),
      `The broken response is not as documented: ${JSON.stringify(validate?.errors?.[0])}`,
    );
    return { ...changed, body: Buffer.from(JSON.stringify(changed.json)) };
  };
  return { change, isChanged: () => isChanged };
}

function describeRule({ operation, says }: Rule | ServiceWideRule): string {
  return `${operation ?? 'every route'}: ${says}`;
}

/** Returns the sentences of a text, without its samples and headings. */
function sentencesIn(text: string): string[] {
  return text.replaceAll(/```.*?```/g, ' ').split(/(?<=[.:]) (?=[A-Z`*|#-])| \| |(?<= )- (?=\*\*)| \d\. /);
}
