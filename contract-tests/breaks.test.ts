import { deepEqual, equal, ok } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { breakKinds, type BreakKind } from './break-kinds.js';
import { startBreakingProxy, type BreakingProxy } from './breaks.js';
import { listOperations, type Cell, type Operation } from './document.js';
import { runDredd } from './dredd/run-dredd.js';
import { runLedger, type CellResult } from './ledger.js';
import { startOwnServer, type OwnServer } from './own-server.js';
import type { ServiceSuite } from './scenario.js';
import { suites } from './services.js';
import { createTarget, type Target } from './target.js';

for (const suite of suites) describe(`The suite of ${suite.service} notices`, () => proveSuite(suite));

function proveSuite(suite: ServiceSuite): void {
  const operations = listOperations(suite.document);
  let own: OwnServer;
  let proxy: BreakingProxy;
  let target: Target;

  before(async () => {
    own = await startOwnServer(suites, 'SQLite');
    proxy = await startBreakingProxy(own.server.urls[suite.service] ?? '', operations);
    const urls = { ...own.server.urls, [suite.service]: proxy.url };
    target = createTarget({ ...own.target, urls, preparationUrls: own.server.urls, run: 'breaks' });
  });

  after(async () => {
    target.close();
    await proxy.stop();
    await own.stop();
  });

  const run = (part: string, isWanted: (cell: Cell) => boolean): Promise<CellResult[]> =>
    runLedger(suites, suite, target, { part, isWanted });

  test('nothing where nothing is broken', async () => {
    const cells = await run('control', () => true);
    deepEqual(reds(cells), []);
  });

  for (const kind of breakKinds) {
    test(`${kind.name}, in every operation`, async (context) => {
      const broken = operations.filter((operation) => kind.of(suite.document, operation) !== null);
      const unnoticed: string[] = [];
      for (const operation of broken) {
        proxy.breakWith(kind.of(suite.document, operation));
        const cells = await run(`${kind.name} ${operation.id}`, isAffected(kind, operation));
        proxy.breakWith(null);
        if (!cells.some(({ outcome }) => outcome === 'red')) unnoticed.push(operation.id);
      }
      context.diagnostic(
        `${kind.name}: ${broken.length} breaks made, ${broken.length - unnoticed.length} noticed`,
      );
      ok(broken.length > 0);
      deepEqual(unnoticed, []);
    });
  }

  test('a break through Dredd as well', async () => {
    const [operation] = operations;
    const kind = breakKinds.find(({ name }) => name === 'an extra field');
    proxy.breakWith(operation && kind ? kind.of(suite.document, operation) : null);
    const urls = { ...own.server.urls, [suite.service]: proxy.url };
    const { expected, passing, findings } = await runDredd(suite, {
      ...own.target,
      urls,
      preparationUrls: own.server.urls,
      run: 'broken dredd',
    });
    proxy.breakWith(null);
    equal(passing, expected - 1);
    ok(findings.some((finding) => finding.includes('undocumented')));
  });

  test('again nothing once the breaks have ended', async () => {
    equal(reds(await run('control again', ({ status }) => status === 200)).length, 0);
  });
}

/** The cells that the break can show in, so that a run takes no longer than needed. */
function isAffected(kind: BreakKind, { id }: Operation): (cell: Cell) => boolean {
  return ({ operation, status }) => operation.id === id && kind.affects(status);
}

function reds(cells: CellResult[]): string[] {
  return cells.flatMap(({ cell, scenarios }) =>
    scenarios
      .filter(({ outcome }) => outcome === 'red')
      .map(({ scenario, findings }) => `${cell}, ${scenario}: ${findings.join(' ')}`),
  );
}
