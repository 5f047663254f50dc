import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import knex from 'knex';
import { listOperations } from '../contract/document.js';
import { databasesOrOnly } from './spawned-server.js';
import { projectRoot } from '../contract/project.js';
import { startProxy } from '../proxy/start-proxy.js';
import {
  countOutcomes,
  listScenarioResults,
  type RunReport,
  type ServiceReport,
} from '../reporting/report-model.js';
import { startDemo, startServer, type ServerProcess } from './server-process.js';
import { suites } from '../scenarios/services.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { createFolder } from '../../db/testing/folder.js';
import { runScript } from '../../db/testing/run-process.js';

/** The command of the contract tests. */
const entry = new URL('dist/contract-tests/run.js', projectRoot);
const TOKEN = 'a-token-of-the-deployment';

/** Skips for unknown settings, for a route that the settings close, and for state of the whole server that must not change. */
const GOOD_REASONS =
  /^(It needs to know the server's|It cannot be tested from outside:|The logs on the way keep|It would change the primary club|The plugin route is closed:) /;

const services = suites.map(({ service }) => service);

/** A deployment cannot be made to fail, nor an unknown limit be used up. */
function isReachable({ status }: { status: number }): boolean {
  return status !== 429 && status < 500;
}

interface Run {
  exitCode: number | null;
  output: string;
  results: RunReport;
  written: string;
}

/** Runs the contract tests from the command line; returns the output and the report. */
async function runContract(argv: string[], environment: Record<string, string> = {}): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-report-'));
  const { code, stdout, stderr } = await runScript(entry, [...argv, '--report', folder], { environment });
  const written = await readFile(join(folder, 'results.json'), 'utf8');
  await rm(folder, { recursive: true });
  return { exitCode: code, output: stdout + stderr, written, results: JSON.parse(written) as RunReport };
}

const tested = process.env['FULL'] ? ['aggregator', 'verification', 'catalog'] : ['catalog'];
/** All services are given, since one may need the others. */
const ONLY = tested.length === 1 ? ['--only', ...tested] : [];

/** Returns the options that test only some operations where not all services are tested. */
function onlyOperations(...ids: string[]): string[] {
  return tested.length === 1 ? ids.flatMap((id) => ['--operation', id]) : [];
}

/** Returns the keys of the projects of a server that a run could choose. */
async function listOwnProjects({ urls }: ServerProcess): Promise<string[]> {
  const response = await fetch(`${urls['aggregator']}/api/v1/projects?limit=1000`);
  const { projects } = (await response.json()) as { projects: { projectKey: string }[] };
  const keys = projects.map(({ projectKey }) => projectKey).sort();
  return keys.filter((key) => !['records-catalog', 'plugin-player-directory'].includes(key));
}

/** Returns the rows of all tables of a SQLite file. */
async function readRows(filename: string): Promise<Record<string, unknown[]>> {
  const database = knex({ client: 'sqlite3', connection: { filename }, useNullAsDefault: true });
  try {
    const tables = await database('sqlite_master')
      .where({ type: 'table' })
      // Search indexes have tables of their own with the same content.
      .whereNot('sql', 'like', 'CREATE VIRTUAL TABLE%')
      .pluck<string[]>('name');
    ok(tables.includes('events') && tables.includes('verification_records'));
    const rows = tables.map(async (table) => [table, await database(table)] as const);
    return Object.fromEntries(await Promise.all(rows));
  } finally {
    await database.destroy();
  }
}

function urlOptions({ urls }: ServerProcess): string[] {
  return Object.entries(urls).flatMap(([service, url]) => [`--${service}`, url]);
}

for (const database of databasesOrOnly('SQLite')) {
  describe(`A deployment on ${database}, of which only the URLs and a token are known`, () => {
    let own: TestDatabase;
    let server: ServerProcess;

    before(async () => {
      own = await createTestDatabase(database);
      server = await startServer({
        services,
        environment: {
          INGEST_TOKEN: TOKEN,
          WEBHOOK_SECRET: 'a-secret-of-the-deployment',
          RATE_LIMIT_PER_MINUTE: '0',
          LOG_LEVEL: 'warn',
          ...own.environment,
        },
      });
    });

    after(async () => {
      await server.stop();
      await own.drop();
    });

    test('passes in every cell that can be reached', async (context) => {
      const secrets = { INGEST_TOKEN: TOKEN, WEBHOOK_SECRET: 'a-secret-of-the-deployment' };
      const argv = [...urlOptions(server), ...ONLY, '--write'];
      const { exitCode, output, results, written } = await runContract(argv, secrets);
      equal(exitCode, 0, output);
      const cells = results.reports.flatMap((report) => report.cells);
      const missed = cells.filter((cell) => cell.outcome !== 'passed' && isReachable(cell));
      const reasons = listScenarioResults(missed).map(({ reason = '' }) => reason);
      deepEqual(
        reasons.filter((reason) => !GOOD_REASONS.test(reason)),
        [],
      );
      const keys = await listOwnProjects(server);
      ok(
        keys.length > 0 && keys.length <= 3 && keys.every((key) => key.startsWith(keys[0] ?? '')),
        keys.join(),
      );
      match(output, /This run has written \(--write\), and leaves there:\n/);
      for (const key of keys) ok(output.includes(`npm run projects -- forget ${key} --yes\n`), key);
      context.diagnostic(`${database}: ${countOutcomes(cells).passed} of ${cells.length} cells passed`);
      equal(written.includes(TOKEN), false);
      equal(written.includes('a-secret-of-the-deployment'), false);
    });
  });
}

describe('A deployment that holds nothing yet', () => {
  let server: ServerProcess;
  before(async () => {
    server = await startServer({
      services,
      environment: { INGEST_TOKEN: TOKEN, RATE_LIMIT_PER_MINUTE: '0' },
    });
  });
  after(() => server.stop());

  test('is only read without --write, and what was skipped is listed', async () => {
    const file = join(server.dataDir, 'records.sqlite');
    const before = await readRows(file);
    const { exitCode, output, results } = await runContract([...urlOptions(server), ...ONLY]);
    equal(exitCode, 0, output);
    deepEqual(await readRows(file), before);
    match(output, /SKIPPED .* The operation changes state; --write tests it\./);
    doesNotMatch(output, /This run has written/);
    for (const { cells } of results.reports) {
      equal(countOutcomes(cells).failed, 0);
      ok(countOutcomes(cells).passed > 0);
    }
  });

  test('does not fail for a missing token', async () => {
    const { exitCode, output } = await runContract([
      ...urlOptions(server),
      ...['--only', 'aggregator', '--write'],
      ...['--operation', 'getMetricsOverview', '--operation', 'ingestTrackerRun'],
    ]);
    equal(exitCode, 0, output);
    match(output, /requires a token; set INGEST_TOKEN/);
  });

  test('passes in all that can be tested with the addresses and secrets that are given', async () => {
    const catalog = ['--catalog', server.urls['catalog'] ?? '', '--min-passed=100%', '--write'];
    const { exitCode, output, results } = await runContract([
      ...catalog,
      ...onlyOperations('getMap', 'getClub', 'reportWorldRecord'),
    ]);
    equal(exitCode, 0, output);
    match(output, /No usable URL of the aggregator service was given\./);
    match(output, /The webhook's secret is not known; set WEBHOOK_SECRET\./);
    match(output, /The server holds no data for getMap\./);
    ok(countOutcomes(results.reports.flatMap(({ cells }) => cells)).passed > 0);
  });

  test('ends with 2 where nothing is requested', async () => {
    const there = ['--verification', server.urls['verification'] ?? ''];
    const { exitCode, output } = await runContract([...there, '--operation', 'uploadMap']);
    equal(exitCode, 2, output);
    match(output, /every response was skipped, so nothing is proven\./);
  });

  test('is tested in one operation only, and the results say so', async () => {
    const reported = [
      '--catalog',
      server.urls['catalog'] ?? '',
      '--operation',
      'getMeta',
      '--min-passed=50%',
    ];
    const { exitCode, output, results } = await runContract(reported);
    equal(exitCode, 0, output);
    deepEqual(results.onlyOperations, ['getMeta']);
    match(output, /All tested responses of getMeta are as documented\./);
    match(output, /Only getMeta was tested, as --operation asks for;/);
    deepEqual(
      results.reports.map(({ service, operations }) => [service, operations]),
      [['catalog', 1]],
    );
    const [{ cells, serviceWideChecks }] = results.reports as [ServiceReport];
    deepEqual([...new Set(cells.map(({ operation }) => operation))], ['getMeta']);
    ok(countOutcomes(cells).passed > 0);
    // The request id is one of a tested operation.
    const others = serviceWideChecks.filter(
      ({ scenario, outcome }) => !/\/meta|^a request id/.test(scenario) && outcome !== 'skipped',
    );
    deepEqual(
      others.map(({ scenario }) => scenario),
      [],
    );
  });

  test('reports a refused secret once, and is tested without it', async () => {
    const ofMeta = ['--catalog', server.urls['catalog'] ?? '', '--operation', 'getMeta', '--write'];
    const secret = { WEBHOOK_SECRET: 'a-wrong-one' };
    const { exitCode, output, results, written } = await runContract(ofMeta, secret);
    deepEqual([exitCode, results.failed], [1, 1], output);
    match(output, /FAILED catalog on \S+ refuses the given WEBHOOK_SECRET \(401\)\./);
    ok(countOutcomes(results.reports.flatMap(({ cells }) => cells)).passed > 0);
    equal(written.includes('a-wrong-one'), false);
  });

  test('fails for a service that is unreachable, and the others are tested', async () => {
    const there = ['--verification', server.urls['verification'] ?? ''];
    const { exitCode, output, results } = await runContract([
      ...there,
      ...['--catalog', 'http://127.0.0.1:9'],
      ...onlyOperations('getHealth', 'getMeta'),
    ]);
    equal(exitCode, 1);
    match(output, /FAILED catalog on http:\/\/127\.0\.0\.1:9 cannot be reached: .* Is the server running/);
    deepEqual([results.failed, results.findings.length], [1, 1]);
    deepEqual(
      results.reports.map(({ cells }) => countOutcomes(cells).passed > 0),
      [true, false],
    );
  });
});

test('An unfinished server is waited for while it starts, and tested in what it has until the first finding', async (context) => {
  const server = await startServer({
    services: ['verification'],
    environment: { RATE_LIMIT_PER_MINUTE: '0' },
  });
  context.after(() => server.stop());
  let asked = 0;
  const proxy = await startProxy(server.urls['verification'] ?? '', ({ url }, response) => {
    asked += 1;
    const status = asked < 4 ? 502 : /uploads|submissions/.test(url) ? 501 : response.status;
    return { ...response, status };
  });
  context.after(proxy.stop);
  const there = ['--verification', proxy.url, '--write'];
  const some = ['--operation', 'getHealth,getLiveFeed,uploadMap'];
  const unfinished = await runContract([...there, ...some, '--implemented-only', '--wait', '20']);
  equal(unfinished.exitCode, 0, unfinished.output);
  match(unfinished.output, /The server does not have the operation/);
  const stopped = await runContract([...there, '--operation', 'uploadMap', '--fail-fast']);
  equal(stopped.exitCode, 1, stopped.output);
  match(stopped.output, /ended at the first finding, as --fail-fast asks for/);
});

test('Without --write, a run on a deployment in use reaches every safe operation and changes no row', async (context) => {
  const folder = await createFolder(context);
  const server = await startDemo({ RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn', TMPDIR: folder });
  context.after(() => server.stop());
  const [demo = ''] = await readdir(folder);
  const file = join(folder, demo, 'records.sqlite');
  const before = await readRows(file);
  const { exitCode, output, results } = await runContract([...urlOptions(server), ...ONLY]);
  equal(exitCode, 0, output);
  deepEqual(await readRows(file), before);
  const safe = suites.flatMap(({ service, document }) =>
    listOperations(document)
      .filter(({ isSafe }) => isSafe)
      .map(({ id }) => `${service} ${id}`),
  );
  const missed = results.reports.flatMap(({ service, cells }) =>
    cells
      .filter((cell) => safe.includes(`${service} ${cell.operation}`) && isReachable(cell))
      .filter(({ outcome }) => outcome !== 'passed')
      .map(({ cell }) => `${service}: ${cell}`),
  );
  deepEqual(missed, []);
  // The demo's clock is a simulated one, which decides how long a file is staged and when it is verified.
  const url = server.urls['verification'] ?? '';
  const written = await runContract([
    ...['--verification', url, '--write'],
    ...onlyOperations('uploadMap', 'createReplaySubmission'),
  ]);
  equal(written.exitCode, 0, written.output);
});

test('--help lists the options', async () => {
  const { stdout } = await runScript(entry, ['--help']);
  for (const option of [
    '--aggregator',
    '--read-only',
    '--write',
    '--only',
    '--operation',
    '--report',
    '--junit',
  ])
    ok(stdout.includes(option), option);
});
