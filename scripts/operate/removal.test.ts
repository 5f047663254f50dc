import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { openArtifactFiles } from '../../db/artifacts/artifact-files.js';
import { connect } from '../../db/connect.js';
import type { ConnectionSettings, Database } from '../../db/connection/database.js';
import { createNameIngest } from '../../db/stores/aggregator/identity/name-ingest.js';
import { createArtifacts, STAGING_MS } from '../../db/stores/verification/artifacts.js';
import { createVerdictImport } from '../../db/stores/verification/verdict-import.js';
import { describeOnEmptyDatabases } from '../../db/testing/databases.js';
import { createFolder } from '../../db/testing/folder.js';
import { storeNames } from '../../db/testing/identity.js';
import { runScript, type Ended } from '../../db/testing/run-process.js';
import { buildReplayFile, buildGhostFile } from '../../src/worker/gbx/testing/gbx-files.js';

const PLAYER = '3f2b8c1e-7d4a-4e59-9c06-b1a2d3e4f506';
const LOGIN = 'PyuMHn1KTlmcBrGi0-T1Bg';
const RUN = { mapUid: 'Some_Map', accountId: PLAYER, timeMs: 40_000, checkpointsMs: [40_000] };

interface Workplace {
  /** Returns the staged and kept files that are left, as they were named. */
  filesLeft: () => Promise<string[]>;
  run: (script: 'players' | 'projects', ...words: string[]) => Promise<Ended>;
  withDatabase: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
}

/**
 * A DATA_DIR with a named player, a staged replay and ghost that name him, the kept file of a decided submission that is his, and a file
 * that names nobody.
 */
async function createWorkplace(t: TestContext, { databaseUrl }: ConnectionSettings): Promise<Workplace> {
  const dataDir = await createFolder(t);
  const withDatabase: Workplace['withDatabase'] = async (work) => {
    const database = await connect({ databaseUrl, sqliteFile: join(dataDir, 'records.sqlite') });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const files = await openArtifactFiles(join(dataDir, 'artifacts'));
  const digests = new Map<string, string>();
  await withDatabase(async (database) => {
    await storeNames(database, [
      { accountId: PLAYER, displayName: 'Kestrel', observedAt: '2026-03-01T10:00:00.000Z' },
    ]);
    let count = 0;
    const randomText = (): string => `text-${(count += 1)}`;
    // What was received just now is left to a later sweep.
    const now = (): Date => new Date(Date.now() - STAGING_MS);
    const artifacts = createArtifacts(database, {
      files,
      ttlSeconds: 86_400,
      now,
      randomText,
    });
    const staged = {
      replay: buildReplayFile(RUN),
      ghost: buildGhostFile(RUN),
      kept: 'kept',
      nobody: 'nobody',
    };
    for (const [name, content] of Object.entries(staged)) {
      const received = await files.receive(Readable.from([Buffer.from(content)]), 1_000_000);
      if (received.outcome !== 'received') throw new Error('The file was not received.');
      digests.set(name, received.file.sha256);
      await artifacts.stage(received.file, 'replay', 'a.Replay.Gbx');
    }
    await createVerdictImport(database, now).apply([
      {
        record_id: 'rec',
        map_uid: 'Some_Map',
        track: 'replay',
        status: 'fail',
        reason_code: 'failed_verification',
        confidence: 'high',
        policy_version: null,
        checked_at: null,
      },
    ]);
    const kept = { replay_sha256: digests.get('kept'), map_sha256: digests.get('nobody') };
    const decided = {
      has_deep: 0,
      open_jobs: 0,
      created_at: now().toISOString(),
      finished_at: now().toISOString(),
    };
    await database.write(async (trx) => {
      await trx('verification_submissions').insert({
        submission_id: 'sub',
        record_id: 'rec',
        map_uid: 'Some_Map',
        ...kept,
        ...decided,
        run_account_id: PLAYER,
      });
      await trx('verification_artifacts').where({ sha256: kept.replay_sha256 }).delete();
    });
  });
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    ARTIFACT_KEEP_DAYS: '30',
    LOG_LEVEL: 'info',
    NODE_TEST_CONTEXT: '',
  };
  return {
    withDatabase,
    filesLeft: async () => {
      const left: string[] = [];
      for (const [name, sha256] of digests) {
        const opened = await files.open(sha256);
        if (opened) left.push(name);
        await opened?.close();
      }
      return left;
    },
    run: (script, ...words) => runScript(new URL(`./${script}.js`, import.meta.url), words, { environment }),
  };
}

const listRows = (database: Database, table: string): Promise<unknown[]> => database.read(table).select('*');

describeOnEmptyDatabases('players', (settings, kind) => {
  test('a player is exported as JSON, and erased only with --yes, files too', async (t) => {
    const { run, withDatabase, filesLeft } = await createWorkplace(t, settings());
    const exported = await run('players', 'export', LOGIN);
    assert.equal(exported.code, 0, exported.stderr);
    const player = JSON.parse(exported.stdout) as Record<string, unknown[]>;
    assert.deepEqual([player['accountId'], player['names']], [PLAYER, ['Kestrel']]);
    assert.equal(player['display_name_history']?.length, 1);
    const counts = { display_names: 1, display_name_history: 1, verification_submissions: 1, files: 3 };
    const dry = await run('players', 'erase', PLAYER);
    assert.deepEqual([dry.code, JSON.parse(dry.stdout)], [0, counts]);
    assert.match(dry.stderr, /Nothing was changed/);
    assert.equal((await withDatabase((database) => listRows(database, 'display_names'))).length, 1);
    assert.deepEqual(await filesLeft(), ['replay', 'ghost', 'kept', 'nobody']);
    const erased = await run('players', 'erase', PLAYER, '--block', '--yes');
    const [printed = '', logged = ''] = erased.stdout.trimEnd().split('\n');
    assert.deepEqual([erased.code, JSON.parse(printed)], [0, counts]);
    const { msg, account, rows, isBlocked } = JSON.parse(logged) as Record<string, unknown>;
    assert.deepEqual([msg, rows, isBlocked], ['player erased', counts, true]);
    assert.match(String(account), /^[0-9a-f]{12}$/);
    assert.deepEqual(await filesLeft(), ['nobody']);
    await withDatabase(async (database) => {
      assert.deepEqual(await listRows(database, 'display_names'), []);
      assert.equal((await listRows(database, 'verification_artifacts')).length, 1);
      const send = (): Promise<unknown> =>
        createNameIngest(database, () => new Date('2026-03-02T10:00:00.000Z')).store({
          projectKey: 'tests',
          projectName: undefined,
          sourceLabel: undefined,
          observedAt: undefined,
          names: [{ index: 0, accountId: LOGIN, displayName: 'Kestrel' }],
        });
      await send();
      assert.deepEqual(await listRows(database, 'display_names'), []);
      assert.equal((await run('players', 'unblock', PLAYER)).stdout, 'It is not blocked any more.\n');
      if (kind === 'sqlite')
        assert.equal((await run('players', 'unblock', PLAYER)).stdout, 'It was not blocked.\n');
      await send();
      assert.equal((await listRows(database, 'display_names')).length, 1);
    });
  });
});

describeOnEmptyDatabases('players whose files are elsewhere', (settings) => {
  test('are not erased, because their files would stay for ever', async (t) => {
    const { run, withDatabase } = await createWorkplace(t, settings());
    await withDatabase((database) =>
      database.write((trx) => trx('artifact_store').insert({ id: 1, store_id: 'a-store' })),
    );
    const { code, stdout, stderr } = await run('players', 'erase', PLAYER, '--yes');
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(
      stderr,
      /^The artifacts of this database are in store a-store, and not in DATA_DIR .*, which has no id\./,
    );
    assert.equal((await withDatabase((database) => listRows(database, 'display_names'))).length, 1);
  });
});

describeOnEmptyDatabases('projects', (settings) => {
  test('a project is forgotten only with --yes', async (t) => {
    const { run, withDatabase } = await createWorkplace(t, settings());
    const dry = await run('projects', 'forget', 'tests');
    assert.deepEqual([dry.code, JSON.parse(dry.stdout)], [0, { events: 1, display_name_history: 1 }]);
    const since = await run('projects', 'forget', 'tests', '--since', '2026-01-01T01:30+02');
    assert.deepEqual([since.code, JSON.parse(since.stdout)], [0, { events: 1, display_name_history: 1 }]);
    assert.match(since.stderr, /^Received since 2025-12-31T23:30:00\.000Z:\nNothing was changed/);
    assert.equal((await withDatabase((database) => listRows(database, 'projects'))).length, 1);
    const forgotten = await run('projects', 'forget', 'tests', '--yes');
    assert.equal(forgotten.code, 0, forgotten.stderr);
    assert.match(forgotten.stdout, /"projectKey":"tests".*"msg":"project forgotten"/);
    await withDatabase(async (database) => {
      for (const table of ['projects', 'display_names', 'events'])
        assert.deepEqual(await listRows(database, table), []);
    });
    const unknown = await run('projects', 'forget', 'tests');
    assert.deepEqual([unknown.code, unknown.stderr], [2, 'There is no project tests.\n']);
  });
});

const onNothing: string[][] = [
  ['players', 'erase', PLAYER, '--yes'],
  ['players', 'export', PLAYER],
  ['projects', 'forget', 'tests', '--yes'],
  ['recount'],
  ['verdicts', 'compare'],
];
describeOnEmptyDatabases('commands of operators', (settings, kind) => {
  for (const [script = '', ...words] of process.env['FULL'] ? onNothing : onNothing.slice(0, 2))
    test(`${script} ${words[0] ?? ''} without the settings of the services finds no database, and makes none`, async (t) => {
      const dataDir = join(await createFolder(t), 'data');
      const { databaseUrl } = settings();
      const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', NODE_TEST_CONTEXT: '' };
      const url = new URL(`./${script}.js`, import.meta.url);
      const { code, stdout, stderr } = await runScript(url, words, { environment });
      assert.deepEqual([code, stdout], [1, '']);
      assert.match(
        stderr,
        kind === 'sqlite'
          ? /^DATA_DIR \S+data has no records\.sqlite; set DATA_DIR or DATABASE_URL as for the services, or start them once\.\n$/
          : /^The database of DATABASE_URL has no schema of the services: set DATABASE_URL or DATA_DIR as for the services, or start them once\.\n$/,
      );
      assert.equal(existsSync(dataDir), false);
    });
});

const refusals: [words: ['players' | 'projects', ...string[]], sentence: RegExp][] = [
  [['players', 'erase', 'no id!'], /erase takes one account id/],
  [['players'], /Say what to do/],
  [['projects', 'forget', 'p', '--since', 'yesterday'], /--since takes a time such as .*, not yesterday/],
  [['projects', 'forget', 'p', '--since', '10'], /--since takes a time such as .*, not 10/],
  [['projects', 'forget'], /forget takes one project key/],
];
for (const [words, sentence] of process.env['FULL'] ? refusals : refusals.slice(0, 2))
  test(`${words.join(' ')} is refused`, async () => {
    const [script, ...others] = words;
    const { code, stderr } = await runScript(new URL(`./${script}.js`, import.meta.url), others, {});
    assert.equal(code, 2);
    assert.match(stderr, sentence);
  });
