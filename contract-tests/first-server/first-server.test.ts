import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { createServer } from 'node:http';
import { describe, test, type TestContext } from 'node:test';
import { sizeOf } from '../../scripts/develop/test/sizes.js';
import { runDeployment } from '../ledger/run-service.js';
import { listScenarioResults, type RunReport } from '../reporting/report-model.js';
import { runChecks, SERVICES } from '../run-command.js';
import { readOptions } from '../run-options.js';
import { suites } from '../scenarios/services.js';
import { listen, type Listening } from '../testing/listen.js';
import { ALL_OPERATIONS, type Stage } from './server.js';
import { startFirstServer } from './start.js';

// A server that somebody writes from the document alone, stage by stage, and what the check says of each stage.

const READS = ['getApiRoot', 'getHealth', 'getLiveFeed', 'getRecord'];
const SEVEN = [...READS, 'uploadMap', 'uploadReplay', 'createReplaySubmission'];

interface Run {
  run: RunReport;
  isUnusable: boolean;
}

/** Verdicts never come there, so that a short wait shows what a long one would. */
const SHORT = ['--timeout', '0.3'];

async function check(context: TestContext, stage: Stage, ...argv: string[]): Promise<Run> {
  const server = await startFirstServer(stage);
  context.after(server.stop);
  return checkAt(server.url, ...argv);
}

function checkAt(url: string, ...argv: string[]): Promise<Run> {
  const invocation = { command: 'contract', environment: {} };
  const options = readOptions(['--verification', url, '--write', ...SHORT, ...argv], SERVICES, invocation);
  const dredd = { services: sizeOf('wholeRunServices'), isOptional: true };
  return runChecks(options, (wanted, given, run) => runDeployment(suites, wanted, given, { ...run, dredd }), {
    startedBy: 'contract',
    onProgress: () => undefined,
  });
}

function listReasons(run: RunReport, operation: string): string[] {
  const cells = run.reports.flatMap((report) => report.cells).filter((cell) => cell.operation === operation);
  return [...new Set(listScenarioResults(cells).map(({ reason = '' }) => reason))].filter(Boolean);
}

describe('A server that somebody writes from the document', () => {
  test('with four reads is tested for these, and the others are listed', async (context) => {
    const stage = { operations: READS, hasHeaders: true, checksRequests: true };
    const { run } = await check(context, stage, '--implemented-only');
    deepEqual(
      run.findings.map(({ name, sentence }) => `${name}: ${sentence}`),
      [],
    );
    match(listReasons(run, 'uploadMap').join(' '), /does not have the operation/);
    // No record can be sent yet, so that every id is unknown.
    match(listReasons(run, 'getRecord').join(' '), /does not have the operation/);
  });

  test('behind a gateway is waited for until it has started', async (context) => {
    const stage = { operations: READS, hasHeaders: true, checksRequests: true };
    const refused = await listen(createServer((_, response) => response.writeHead(502).end()));
    const { run: early } = await checkAt(refused.url, '--operation', 'getHealth');
    await refused.stop();
    ok(early.findings.length > 0);
    const port = Number(new URL(refused.url).port);
    let started: Promise<Listening> | undefined;
    const asked: string[] = [];
    const gateway = createServer(({ url: path = '' }, response) => {
      asked.push(path);
      // The server has started when it is asked for the third time.
      if (asked.filter((one) => one === asked[0]).length === 3)
        response.once('close', () => {
          started ??= stop().then(() => startFirstServer(stage, { port }));
        });
      response.writeHead(502).end();
    });
    const { url, stop } = await listen(gateway, port);
    context.after(async () => {
      await stop();
      await (await started)?.stop();
    });
    const { run } = await checkAt(url, '--operation', 'getHealth', '--wait', '20');
    deepEqual(
      run.findings.map(({ sentence }) => sentence),
      [],
    );
  });

  test('that takes submissions and verifies none has one finding about that', async (context) => {
    const stage = { operations: SEVEN, hasHeaders: true, checksRequests: true };
    const { run } = await check(context, stage, '--implemented-only');
    deepEqual(
      run.findings.map(({ name }) => name),
      ['GET /api/v1/records/{recordId} 200'],
    );
    match(
      run.findings[0]?.sentence ?? '',
      /^Waited 0\.3 s for the replay track to leave `pending`; the last/,
    );
    match(listReasons(run, 'createReplaySubmission').join(' '), /^.*Waited 0\.3 s for the replay track/);
  });

  test('that takes submissions and reads no game files has no finding without what needs that', async (context) => {
    const stage = { operations: ALL_OPERATIONS, hasHeaders: true, checksRequests: true };
    const { run } = await check(context, stage, '--skip', 'verifier,listEndpoints');
    deepEqual(
      run.findings.map(({ name, sentence }) => `${name}: ${sentence}`),
      [],
    );
    const missed = run.reports[0]?.cells.filter(
      ({ status, outcome }) => status === 200 && outcome !== 'passed',
    );
    deepEqual(missed, []);
  });

  test('has the operations that are asked for, and all without those that are skipped', async (context) => {
    const stage = { operations: ALL_OPERATIONS, hasHeaders: true, checksRequests: true };
    const { run } = await check(context, stage, '--operation', 'Artifacts', '--skip=uploadMap');
    deepEqual([...new Set(run.reports[0]?.cells.map(({ operation }) => operation))], ['uploadReplay']);
    equal(run.failed, 0);
  });

  test('without an operation that was not asked for has no findings about that', async (context) => {
    const stage = { operations: [...READS, 'uploadMap'], hasHeaders: true, checksRequests: true };
    const { run } = await check(context, stage, '--operation', 'getRecord,getLiveFeed');
    deepEqual(
      run.findings.map(({ name, sentence }) => `${name}: ${sentence}`),
      [],
    );
    match(
      listReasons(run, 'getRecord').join(' '),
      /It needs uploadReplay, which is not tested here and returned 404/,
    );
  });

  test('ends at the first finding, where the run is to end there', async (context) => {
    const stage = { operations: SEVEN, hasHeaders: false, checksRequests: false };
    const { run, isUnusable } = await check(context, stage, '--fail-fast');
    equal(isUnusable, false);
    const skipped = run.reports.flatMap(({ cells }) => cells).filter(({ outcome }) => outcome === 'skipped');
    ok(skipped.length > 20, `${skipped.length} responses were left`);
    match(JSON.stringify(skipped), /ended at the first finding/);
  });

  test('that ends during the run ends it as well, and nothing else is its fault', async (context) => {
    const stage = { operations: SEVEN, hasHeaders: true, checksRequests: true };
    const server = await startFirstServer(stage, { endsAfter: 12 });
    context.after(server.stop);
    const { run, isUnusable } = await checkAt(server.url, '--implemented-only');
    equal(isUnusable, true);
    const sentences = run.findings.map(({ sentence }) => sentence);
    match(sentences[0] ?? '', /has refused 6 connections in a row: the server has ended/);
    deepEqual(
      sentences.slice(1).filter((sentence) => !/got no response/.test(sentence)),
      [],
    );
  });
});
