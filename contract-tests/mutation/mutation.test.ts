import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  createFinder,
  listCells,
  listOperations,
  toCellName,
  type ApiDocument,
  type Operation,
} from '../contract/document.js';
import { toFault, type Fault } from '../contract/fault.js';
import { parseJson, type Response } from '../contract/http-client.js';
import { planFor } from '../dredd/prepare-document.js';
import { runDredd } from '../dredd/run-dredd.js';
import { runLedger, type CellResult } from '../ledger/ledger.js';
import { spawnServer, type SpawnedServer } from '../targets/spawned-server.js';
import { runScenario, validateScenario, type ValidatedResponse } from '../ledger/run-scenario.js';
import { startProxy, type ProxiedResponse } from '../proxy/start-proxy.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { suites } from '../scenarios/services.js';
import { createTarget, type Target } from '../targets/target.js';
import type { Listening } from '../testing/listen.js';
import { sizeOf, spread } from '../../scripts/develop/test/sizes.js';
import { mutators, type Mutation, type Mutator } from './mutators.js';

/** A run of a whole ledger, with every response that it validated. */
interface RecordedRun {
  cells: CellResult[];
  validated: ValidatedResponse[];
}

let own: SpawnedServer;
const total = { operations: new Set<string>(), made: 0, noticed: 0 };
before(async () => {
  own = await spawnServer(suites, 'SQLite');
});
after(() => own.stop());

const isMutated = ({ service }: ServiceSuite): boolean => sizeOf('services').includes(service);

for (const suite of suites.filter(isMutated)) {
  describe(`The suite of ${suite.service}`, () => {
    const operations = listOperations(suite.document);
    let target: Target;
    let recorded: RecordedRun;

    before(async () => {
      target = createTarget({ ...own.target, run: `mutations ${suite.service}` }, suites);
      recorded = await recordRun(suite, target);
    });
    after(() => target.close());

    test('has no finding without a mutation', () => deepEqual(failures(recorded.cells), []));

    for (const kind of mutators) {
      test(`notices ${kind.name}, in every operation`, async (context) => {
        const { made, unnoticed } = await mutateResponses(suite, recorded, kind);
        const mutatedIds = [...new Set(made.map(({ operation }) => operation))];
        context.diagnostic(
          `${suite.service}, ${kind.name}: ${made.length} mutations in ${mutatedIds.length} operations, ${made.length - unnoticed.length} noticed`,
        );
        for (const id of mutatedIds) total.operations.add(`${suite.service} ${id}`);
        total.made += made.length;
        total.noticed += made.length - unnoticed.length;
        const expected = operations.filter(kind.appliesTo).map(({ id }) => id);
        deepEqual(mutatedIds.sort(), expected.sort());
        deepEqual(unnoticed, []);
      });
    }
  });
}

for (const [index, suite] of suites.entries())
  describe(`A run on a mutated ${suite.service}`, () => proveRun(suite, index));

test('Every mutation is noticed', (context) => {
  const { operations, made, noticed } = total;
  context.diagnostic(
    `${mutators.length} kinds of mutations in ${operations.size} operations: ${made} made, ${noticed} noticed`,
  );
  equal(noticed, made);
  equal(operations.size, suites.filter(isMutated).flatMap(({ document }) => listOperations(document)).length);
});

/**
 * Mutates the largest response of every cell in every possible way, or a sample of them; returns which mutations were
 * made and which were not noticed.
 */
async function mutateResponses(
  suite: ServiceSuite,
  recorded: RecordedRun,
  kind: Mutator,
): Promise<{ made: { operation: string }[]; unnoticed: string[] }> {
  const made: { operation: string }[] = [];
  const unnoticed: string[] = [];
  for (const validated of richestResponses(recorded)) {
    const { status, headers, body } = validated.response;
    const mutated = kind.mutate(suite.document, validated.cell, { status, headers, body });
    for (const mutation of spread(mutated, sizeOf('mutationsPerResponse'))) {
      made.push({ operation: validated.cell.operation.id });
      const faults = await validateMutated(suite, validated, mutation);
      if (faults.length === 0) unnoticed.push(`${toCellName(validated.cell)}: ${mutation.place}`);
    }
  }
  return { made, unnoticed };
}

/** The same end to end, through a mutating proxy: one operation of each kind, by the ledger and by Dredd. */
function proveRun(suite: ServiceSuite, index: number): void {
  const operations = listOperations(suite.document);
  let proxy: MutatingProxy;
  let target: Target;

  before(async () => {
    proxy = await startMutatingProxy(own.server.urls[suite.service] ?? '', operations);
    const urls = { ...own.server.urls, [suite.service]: proxy.url };
    target = createTarget({ ...own.target, urls, preparationUrls: own.server.urls, run: 'mutated' }, suites);
  });

  after(async () => {
    target.close();
    await proxy.stop();
  });

  const runOne = (part: string, { id }: Operation): Promise<CellResult[]> =>
    runLedger(suites, suite, target, { part, isWanted: ({ operation }) => operation.id === id });

  // In quick runs each service proves a share of the kinds.
  const kinds = mutators.filter(
    (_, place) => (place + suites.length - index) % suites.length < sizeOf('mutatedRuns'),
  );
  for (const kind of kinds) {
    test(`fails with ${kind.name}, and passes again without`, async () => {
      const operation = operationFor(suite, kind);
      proxy.mutateWith(suite.document, operation, kind);
      notEqual(failures(await runOne(`${kind.name} ${operation.id}`, operation)).length, 0);
      proxy.mutateWith(suite.document, operation, null);
      deepEqual(failures(await runOne(`${kind.name} ${operation.id} restored`, operation)), []);
    });
  }

  if (!sizeOf('wholeRunServices').includes(suite.service)) return;
  test('fails through Dredd as well', async () => {
    const kind = mutators.find(({ name }) => name === 'an extra field');
    ok(kind);
    const operation = operationFor(suite, kind);
    const plan = planFor(await runOne('before Dredd', operation));
    proxy.mutateWith(suite.document, operation, kind);
    const urls = { ...own.server.urls, [suite.service]: proxy.url };
    const options = { ...own.target, urls, preparationUrls: own.server.urls, run: 'mutated dredd' };
    const { expected, passing: passed, faults } = await runDredd(suite, options, plan);
    proxy.mutateWith(suite.document, operation, null);
    equal(expected, Object.keys(plan).length);
    ok(passed < expected);
    ok(faults.some(({ fault }) => fault.cause.includes('undocumented')));
  });
}

/** A cheap operation where the kind applies to it. */
function operationFor({ document, cheapOperation }: ServiceSuite, kind: Mutator): Operation {
  const able = listOperations(document).filter(kind.appliesTo);
  const chosen = able.find(({ id }) => id === cheapOperation) ?? able[0];
  if (!chosen) throw new Error(`No operation of ${document.info.title} can be mutated with ${kind.name}.`);
  return chosen;
}

function failures(cells: CellResult[]): string[] {
  return cells.flatMap(({ cell, scenarios }) =>
    scenarios
      .filter(({ outcome }) => outcome === 'failed')
      .map(
        ({ scenario, faults }) => `${cell}, ${scenario}: ${faults.map(({ sentence }) => sentence).join(' ')}`,
      ),
  );
}

/** Runs all scenarios of a service on a target and keeps the responses, so that mutated ones can be validated later. */
async function recordRun(suite: ServiceSuite, target: Target): Promise<RecordedRun> {
  const validated: ValidatedResponse[] = [];
  const cells = await runLedger(suites, suite, target, {
    part: 'recorded',
    runOne: (cell, scenario) =>
      runScenario({ suites, suite, target, part: 'recorded', cell, scenario }, (one) => validated.push(one)),
  });
  return { cells, validated };
}

/** Returns the largest recorded response of each cell, which allows the most mutations. */
function richestResponses({ validated }: RecordedRun): ValidatedResponse[] {
  const richest = new Map<string, ValidatedResponse>();
  for (const one of validated) {
    const name = toCellName(one.cell);
    const known = richest.get(name);
    if (!known || one.response.body.length > known.response.body.length) richest.set(name, one);
  }
  return [...richest.values()];
}

/** Returns the faults when a scenario gets this response instead of the recorded one. */
async function validateMutated(
  suite: ServiceSuite,
  validated: ValidatedResponse,
  mutation: Mutation,
): Promise<Fault[]> {
  const { status, headers, body } = mutation.make();
  const received: Response = {
    status,
    headers: headers as Response['headers'],
    body,
    json: parseJson(body),
    milliseconds: 0,
  };
  return validateScenario(suite, { ...validated, response: received }).catch((error: unknown) => [
    toFault(error, validated.scenario.name),
  ]);
}

/** A proxy that forwards a server's responses, mutated on demand. */
interface MutatingProxy extends Listening {
  /** From now on mutates every response of an operation to which this kind applies; null stops it. */
  mutateWith: (document: ApiDocument, mutated: Operation, kind: Mutator | null) => void;
}

/** Starts a proxy in front of the server of these operations. */
async function startMutatingProxy(serverUrl: string, operations: Operation[]): Promise<MutatingProxy> {
  let change: (operation: Operation, response: ProxiedResponse) => ProxiedResponse = (_, response) =>
    response;
  const find = createFinder(operations);
  const proxy = await startProxy(serverUrl, ({ method, url }, response) => {
    const operation = find(method, url);
    return operation ? change(operation, response) : response;
  });
  return {
    ...proxy,
    mutateWith: (document, mutated, kind) => {
      change = (operation, response) =>
        kind && operation.id === mutated.id ? mutateResponse(document, operation, kind, response) : response;
    },
  };
}

function mutateResponse(
  document: ApiDocument,
  operation: Operation,
  kind: Mutator,
  response: ProxiedResponse,
): ProxiedResponse {
  const mediaType = String(response.headers['content-type'] ?? '').split(';')[0];
  const cell = listCells(operation).find(
    ({ status, mediaType: documented }) =>
      status === response.status && (documented === null || documented === mediaType),
  );
  return (cell && kind.mutate(document, cell, response)[0]?.make()) ?? response;
}
