import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { breakKinds, type BreakKind } from './break-kinds.js';
import { startBreakingProxy, type BreakingProxy } from './breaks.js';
import { listOperations, nameOfCell, type Operation } from './document.js';
import { planFor } from './dredd/plan.js';
import { runDredd } from './dredd/run-dredd.js';
import { runLedger, type CellResult } from './ledger.js';
import { startOwnServer, type OwnServer } from './own-server.js';
import { judgeBroken, passing, recordRun, richestAnswers, type RecordedRun } from './recorded-run.js';
import type { ServiceSuite } from './scenario.js';
import { suites } from './services.js';
import { createTarget, type Target } from './target.js';

let own: OwnServer;
const total = { operations: new Set<string>(), made: 0, noticed: 0 };
before(async () => {
  own = await startOwnServer(suites, 'SQLite');
});
after(() => own.stop());

for (const suite of suites) {
  describe(`The suite of ${suite.service}`, () => {
    const operations = listOperations(suite.document);
    let target: Target;
    let recorded: RecordedRun;

    before(async () => {
      target = createTarget({ ...own.target, run: `breaks ${suite.service}` }, suites);
      recorded = await recordRun(suites, suite, target);
    });
    after(() => target.close());

    test('notices nothing where nothing is broken', () => deepEqual(reds(recorded.cells), []));

    for (const kind of breakKinds) {
      test(`notices ${kind.name}, in every operation`, async (context) => {
        const { made, unnoticed } = await breakAnswers(suite, recorded, kind);
        const broken = [...new Set(made.map(({ operation }) => operation))];
        context.diagnostic(
          `${suite.service}, ${kind.name}: ${made.length} breaks made in ${broken.length} operations, ${made.length - unnoticed.length} noticed`,
        );
        for (const id of broken) total.operations.add(`${suite.service} ${id}`);
        total.made += made.length;
        total.noticed += made.length - unnoticed.length;
        const expected = operations.filter(kind.appliesTo).map(({ id }) => id);
        deepEqual(broken.sort(), expected.sort());
        deepEqual(unnoticed, []);
      });
    }
  });

  describe(`A run on a broken ${suite.service}`, () => proveRun(suite));
}

test('Every break is noticed', (context) => {
  const { operations, made, noticed } = total;
  context.diagnostic(
    `${breakKinds.length} kinds of breaks in ${operations.size} operations: ${made} breaks made, ${noticed} noticed`,
  );
  equal(noticed, made);
  equal(operations.size, suites.flatMap(({ document }) => listOperations(document)).length);
});

/** Breaks the richest answer of every cell in every way that there is, and returns which breaks were made and not noticed. */
async function breakAnswers(
  suite: ServiceSuite,
  recorded: RecordedRun,
  kind: BreakKind,
): Promise<{ made: { operation: string }[]; unnoticed: string[] }> {
  const made: { operation: string }[] = [];
  const unnoticed: string[] = [];
  for (const judged of richestAnswers(recorded)) {
    for (const broken of kind.of(suite.document, judged.cell, passing(judged))) {
      made.push({ operation: judged.cell.operation.id });
      const findings = await judgeBroken(suite, judged, broken);
      if (findings.length === 0) unnoticed.push(`${nameOfCell(judged.cell)}: ${broken.place}`);
    }
  }
  return { made, unnoticed };
}

/** The same end to end, through a proxy that breaks what passes: one operation of each kind, by the ledger and by Dredd. */
function proveRun(suite: ServiceSuite): void {
  const operations = listOperations(suite.document);
  let proxy: BreakingProxy;
  let target: Target;

  before(async () => {
    proxy = await startBreakingProxy(own.server.urls[suite.service] ?? '', operations);
    const urls = { ...own.server.urls, [suite.service]: proxy.url };
    target = createTarget({ ...own.target, urls, preparationUrls: own.server.urls, run: 'broken' }, suites);
  });

  after(async () => {
    target.close();
    await proxy.stop();
  });

  const runOne = (part: string, { id }: Operation): Promise<CellResult[]> =>
    runLedger(suites, suite, target, { part, isWanted: ({ operation }) => operation.id === id });

  for (const kind of breakKinds) {
    test(`is red with ${kind.name}, and green again without`, async () => {
      const operation = operationFor(suite, kind);
      proxy.breakWith(suite.document, operation, kind);
      notEqual(reds(await runOne(`${kind.name} ${operation.id}`, operation)).length, 0);
      proxy.breakWith(suite.document, operation, null);
      deepEqual(reds(await runOne(`${kind.name} ${operation.id} mended`, operation)), []);
    });
  }

  test('is red through Dredd as well', async () => {
    const kind = breakKinds.find(({ name }) => name === 'an extra field');
    ok(kind);
    const operation = operationFor(suite, kind);
    const plan = planFor(await runOne('before Dredd', operation));
    proxy.breakWith(suite.document, operation, kind);
    const urls = { ...own.server.urls, [suite.service]: proxy.url };
    const options = { ...own.target, urls, preparationUrls: own.server.urls, run: 'broken dredd' };
    const { expected, passing: passed, findings } = await runDredd(suite, options, plan);
    proxy.breakWith(suite.document, operation, null);
    equal(expected, Object.keys(plan).length);
    ok(passed < expected);
    ok(findings.some((finding) => finding.includes('undocumented')));
  });
}

/** A cheap one where the kind applies to it. */
function operationFor({ document, cheapOperation }: ServiceSuite, kind: BreakKind): Operation {
  const able = listOperations(document).filter(kind.appliesTo);
  const chosen = able.find(({ id }) => id === cheapOperation) ?? able[0];
  if (!chosen) throw new Error(`No operation of ${document.info.title} can be broken with ${kind.name}.`);
  return chosen;
}

function reds(cells: CellResult[]): string[] {
  return cells.flatMap(({ cell, scenarios }) =>
    scenarios
      .filter(({ outcome }) => outcome === 'red')
      .map(({ scenario, findings }) => `${cell}, ${scenario}: ${findings.join(' ')}`),
  );
}
