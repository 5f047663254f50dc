import assert from 'node:assert/strict';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { openArtifactFiles } from '../../db/artifacts/artifact-files.js';
import { connect } from '../../db/connect.js';
import type { Database } from '../../db/connection/database.js';
import { createArtifacts } from '../../db/stores/verification/artifacts.js';
import { createFolder } from '../../db/testing/folder.js';
import { storeNames } from '../../db/testing/identity.js';
import { runScript, type Ended } from '../../db/testing/run-process.js';
import { buildReplayFile, buildGhostFile } from '../../src/worker/gbx/testing/gbx-files.js';

const PLAYER = '3f2b8c1e-7d4a-4e59-9c06-b1a2d3e4f506';
const RUN = { mapUid: 'Some_Map', accountId: PLAYER, timeMs: 40_000, checkpointsMs: [40_000] };

interface Workplace {
  run: (script: 'players' | 'projects', ...words: string[]) => Promise<Ended>;
  withDatabase: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
}

/** A DATA_DIR with a named player, a replay and a ghost that name him, and a file that names nobody. */
async function createWorkplace(t: TestContext): Promise<Workplace> {
  const dataDir = await createFolder(t);
  const withDatabase: Workplace['withDatabase'] = async (work) => {
    const database = await connect({ databaseUrl: undefined, sqliteFile: join(dataDir, 'records.sqlite') });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const files = await openArtifactFiles(join(dataDir, 'artifacts'));
  await withDatabase(async (database) => {
    await storeNames(database, [
      { accountId: PLAYER, displayName: 'Kestrel', observedAt: '2026-03-01T10:00:00.000Z' },
    ]);
    let count = 0;
    const randomText = (): string => `text-${(count += 1)}`;
    const artifacts = createArtifacts(database, {
      files,
      ttlSeconds: 86_400,
      now: () => new Date(),
      randomText,
    });
    for (const bytes of [buildReplayFile(RUN), buildGhostFile(RUN), Buffer.from('nobody')]) {
      const received = await files.receive(Readable.from([bytes]), 1_000_000);
      if (received.outcome !== 'received') throw new Error('The file was not received.');
      await artifacts.stage(received.file, 'replay', 'a.Replay.Gbx');
    }
  });
  const environment = { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'info', NODE_TEST_CONTEXT: '' };
  return {
    withDatabase,
    run: (script, ...words) => runScript(new URL(`./${script}.js`, import.meta.url), words, { environment }),
  };
}

const countOf = (database: Database, table: string): Promise<unknown[]> => database.read(table).select('*');

test('a player is exported as JSON, and erased only with --yes, files too', async (t) => {
  const { run, withDatabase } = await createWorkplace(t);
  const exported = await run('players', 'export', PLAYER.toUpperCase());
  assert.equal(exported.code, 0, exported.stderr);
  const player = JSON.parse(exported.stdout) as Record<string, unknown[]>;
  assert.deepEqual([player['accountId'], player['names']], [PLAYER, ['Kestrel']]);
  assert.equal(player['display_name_history']?.length, 1);
  const counts = { display_names: 1, display_name_history: 1, files: 2 };
  const dry = await run('players', 'erase', PLAYER);
  assert.deepEqual([dry.code, JSON.parse(dry.stdout)], [0, counts]);
  assert.match(dry.stderr, /Nothing was changed/);
  assert.equal((await withDatabase((database) => countOf(database, 'display_names'))).length, 1);
  const erased = await run('players', 'erase', PLAYER, '--block', '--yes');
  const [printed = '', logged = ''] = erased.stdout.trimEnd().split('\n');
  assert.deepEqual([erased.code, JSON.parse(printed)], [0, counts]);
  const { msg, account, rows, isBlocked } = JSON.parse(logged) as Record<string, unknown>;
  assert.deepEqual([msg, rows, isBlocked], ['player erased', counts, true]);
  assert.match(String(account), /^[0-9a-f]{12}$/);
  await withDatabase(async (database) => {
    assert.deepEqual(await countOf(database, 'display_names'), []);
    assert.equal((await countOf(database, 'verification_artifacts')).length, 1);
    const sent = [{ accountId: PLAYER, displayName: 'Kestrel', observedAt: '2026-03-02T10:00:00.000Z' }];
    await storeNames(database, sent);
    assert.deepEqual(await countOf(database, 'display_names'), []);
    assert.deepEqual(
      [await run('players', 'unblock', PLAYER), await run('players', 'unblock', PLAYER)].map(
        ({ stdout }) => stdout,
      ),
      ['It is not blocked any more.\n', 'It was not blocked.\n'],
    );
    await storeNames(database, sent);
    assert.equal((await countOf(database, 'display_names')).length, 1);
  });
});

test('a project is forgotten only with --yes', async (t) => {
  const { run, withDatabase } = await createWorkplace(t);
  const dry = await run('projects', 'forget', 'tests');
  assert.deepEqual([dry.code, JSON.parse(dry.stdout)], [0, { events: 1, display_name_history: 1 }]);
  assert.equal((await withDatabase((database) => countOf(database, 'projects'))).length, 1);
  const forgotten = await run('projects', 'forget', 'tests', '--yes');
  assert.equal(forgotten.code, 0, forgotten.stderr);
  assert.match(forgotten.stdout, /"projectKey":"tests".*"msg":"project forgotten"/);
  await withDatabase(async (database) => {
    for (const table of ['projects', 'display_names', 'events'])
      assert.deepEqual(await countOf(database, table), []);
  });
  const unknown = await run('projects', 'forget', 'tests');
  assert.deepEqual([unknown.code, unknown.stderr], [2, 'There is no project tests.\n']);
});

for (const [words, sentence] of [
  [['players'], /Say what to do/],
  [['players', 'erase', 'no id!'], /erase takes one account id/],
  [['projects', 'forget'], /forget takes one project key/],
  [['projects', 'forget', 'p', '--since', 'yesterday'], /--since takes a time such as .*, not yesterday/],
] as const)
  test(`${words.join(' ')} is refused`, async () => {
    const [script, ...others] = words;
    const { code, stderr } = await runScript(new URL(`./${script}.js`, import.meta.url), others, {});
    assert.equal(code, 2);
    assert.match(stderr, sentence);
  });
