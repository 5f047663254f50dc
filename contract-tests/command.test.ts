import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import knex from 'knex';
import { createFolder } from '../db/testing/folder.js';
import { runScript } from '../db/testing/run-process.js';
import { projectRoot } from './contract/project.js';
import { suites } from './scenarios/services.js';
import { startDemo, startServer, type ServerProcess } from '../src/wiring/testing/server-process.js';
import { startChanging } from './testing/broken-service.js';

/** The command of the contract tests. */
const entry = new URL('dist/contract-tests/run.js', projectRoot);
const SECRETS = { INGEST_TOKEN: 'a-token-of-the-deployment', WEBHOOK_SECRET: 'a-secret-of-the-deployment' };

/** Skips for unknown settings, for a route that the settings close, and for state of the whole server that must not change. */
const GOOD_REASONS =
  /^(It needs to know the server's|It cannot be tested from outside:|The logs on the way keep|It would change the primary club|The plugin route is closed:) /;

const services = suites.map(({ service }) => service);
/** All services are given, because one may need the others. */
const ONLY = process.env['FULL'] ? [] : ['--only', 'catalog'];

interface Run {
  exitCode: number | null;
  output: string;
  /** All that the report has. */
  written: string;
}

/** Runs the contract tests from the command line; returns the output and the report. */
async function runContract(
  context: TestContext,
  argv: string[],
  environment: Record<string, string> = {},
): Promise<Run> {
  const folder = await createFolder(context);
  const { code, stdout, stderr } = await runScript(entry, [...argv, '--report', folder], { environment });
  const files = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
  return { exitCode: code, output: stdout + stderr, written: (await Promise.all(files)).join('\n') };
}

function readSkips(output: string): string[] {
  return [...output.matchAll(/^SKIPPED \d+ tests?: (.*)$/gm)].map(([, reason = '']) => reason);
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
      // The tables of search indexes have the same content.
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

test('A deployment passes in all that can be reached, keeps its secrets, and its projects can be taken back', async (context) => {
  const environment = { ...SECRETS, RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn' };
  const server = await startServer({ services, environment });
  context.after(() => server.stop());
  const argv = [...urlOptions(server), ...ONLY, '--write'];
  const { exitCode, output, written } = await runContract(context, argv, SECRETS);
  equal(exitCode, 0, output);
  deepEqual(
    readSkips(output).filter((reason) => !GOOD_REASONS.test(reason)),
    [],
  );
  const keys = await listOwnProjects(server);
  ok(keys.length > 0 && keys.length <= 3 && keys.every((key) => key.startsWith(keys[0] ?? '')), keys.join());
  match(output, /This run has written \(--write\), and leaves there:\n/);
  for (const key of keys) ok(output.includes(`npm run projects -- forget ${key} --yes\n`), key);
  for (const secret of Object.values(SECRETS)) ok(!(output + written).includes(secret));
});

describe('A deployment that holds nothing yet', () => {
  let server: ServerProcess;
  before(async () => {
    const environment = { INGEST_TOKEN: SECRETS.INGEST_TOKEN, RATE_LIMIT_PER_MINUTE: '0' };
    server = await startServer({ services, environment });
  });
  after(() => server.stop());
  const at = (service: string): string[] => [`--${service}`, server.urls[service] ?? ''];

  test('is only read without --write, and what was skipped is listed', async (context) => {
    const { exitCode, output } = await runContract(context, [...urlOptions(server), ...ONLY]);
    equal(exitCode, 0, output);
    match(output, /SKIPPED \d+ tests: The operation changes state; --write tests it\./);
    doesNotMatch(output, /This run has written/);
  });

  test('does not fail for a token or a URL that is not given, and passes in all else', async (context) => {
    const some = ['--operation', 'getClub,getMap,reportWorldRecord', '--min-passed=100%'];
    const { exitCode, output } = await runContract(context, [...at('catalog'), ...some, '--write']);
    equal(exitCode, 0, output);
    match(output, /No usable URL of the aggregator service was given\./);
    match(output, /The webhook's secret is not known; set WEBHOOK_SECRET\./);
    match(output, /The server holds no data for getMap\./);
    const sent = ['--operation', 'getMetricsOverview,ingestTrackerRun', '--write'];
    const alone = await runContract(context, [...at('aggregator'), ...sent]);
    equal(alone.exitCode, 0, alone.output);
    match(alone.output, /requires a token; set INGEST_TOKEN/);
  });

  test('ends with 2 where nothing is requested', async (context) => {
    const { exitCode, output } = await runContract(context, [
      ...at('verification'),
      '--operation',
      'uploadMap',
    ]);
    equal(exitCode, 2, output);
    match(output, /Nothing was requested, so nothing is proven\./);
  });

  test('is tested in one operation only, the last line counts it, and --min-passed can ask for more', async (context) => {
    const argv = [...at('catalog'), '--operation', 'getMeta'];
    const { exitCode, output } = await runContract(context, [...argv, '--min-passed=50%']);
    equal(exitCode, 0, output);
    match(output, /Tested, as --operation asks for: getMeta only\./);
    match(
      output,
      /\n\d+ passed, 0 failed, \d+ skipped; [1-5] of [1-5] documented responses were requested\n$/,
    );
    const more = await runContract(context, [...argv, '--min-passed=40']);
    equal(more.exitCode, 1, more.output);
    match(more.output, /FAILED \d of \d responses .* passed, fewer than --min-passed 40 asks for\./);
  });

  test('has one finding for a secret that is refused, and for a service that is not there; the rest is tested', async (context) => {
    const argv = [
      ...at('catalog'),
      '--verification',
      'http://127.0.0.1:9',
      '--operation',
      'getMeta,getHealth',
    ];
    const secret = { WEBHOOK_SECRET: 'a-wrong-one' };
    const { exitCode, output, written } = await runContract(context, [...argv, '--write'], secret);
    equal(exitCode, 1, output);
    match(output, /FAILED catalog on \S+ refuses the given WEBHOOK_SECRET \(401\)\./);
    match(
      output,
      /FAILED verification on http:\/\/127\.0\.0\.1:9 cannot be reached: .* Is the server running/,
    );
    match(output, /\n[1-9]\d* passed, 2 failed, /);
    ok(!(output + written).includes('a-wrong-one'));
  });
});

test('An unfinished server is waited for while it starts, and tested in what it has until the first finding', async (context) => {
  const server = await startServer({
    services: ['verification'],
    environment: { RATE_LIMIT_PER_MINUTE: '0' },
  });
  context.after(() => server.stop());
  let asked = 0;
  const unfinished = await startChanging(server.urls['verification'] ?? '', ({ url = '' }, response) => {
    asked += 1;
    const status = asked < 4 ? 502 : /uploads|submissions/.test(url) ? 501 : response.status;
    return { ...response, status };
  });
  context.after(unfinished.stop);
  const there = ['--verification', unfinished.url, '--write'];
  const some = ['--operation', 'getHealth,getLiveFeed,uploadMap', '--implemented-only', '--wait', '20'];
  const { exitCode, output } = await runContract(context, [...there, ...some]);
  equal(exitCode, 0, output);
  match(output, /The server does not have the operation/);
  const stopped = await runContract(context, [...there, '--operation', 'uploadMap', '--fail-fast']);
  equal(stopped.exitCode, 1, stopped.output);
  match(stopped.output, /ended at the first finding, as --fail-fast asks for/);
  match(stopped.written, /\ncurl -gi -X POST /);
});

test('Without --write, a run on a deployment in use reaches every safe operation and changes no row', async (context) => {
  const folder = await createFolder(context);
  const server = await startDemo({ RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn', TMPDIR: folder });
  context.after(() => server.stop());
  const [demo = ''] = await readdir(folder);
  const file = join(folder, demo, 'records.sqlite');
  const rows = await readRows(file);
  const { exitCode, output } = await runContract(context, [...urlOptions(server), ...ONLY]);
  equal(exitCode, 0, output);
  deepEqual(await readRows(file), rows);
  deepEqual(
    readSkips(output).filter(
      (reason) =>
        !/changes? state|^A method that|^It cannot be tested|^It would change the primary club/.test(reason),
    ),
    [],
  );
});
