import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import { createSender } from '../../../contract-tests/contract/http-client.js';
import { submitAll, type Acknowledged } from '../../../contract-tests/reliability/verification-load.js';
import { createClient } from '../../../contract-tests/reliability/client.js';
import { startServer, type ServerProcess } from '../../../src/wiring/testing/server-process.js';
import { waitUntil } from '../../../contract-tests/testing/concurrency.js';
import { createRandom } from '../../../db/testing/random.js';
import { connect } from '../../../db/connect.js';
import { startPostgres, type TestPostgres } from '../../../db/testing/postgres.js';
import { createPostgresDatabase } from '../../../db/testing/postgres-databases.js';
import { createFolder } from '../../../db/testing/folder.js';
import { runScript, type Ended } from '../../../db/testing/run-process.js';
import type { Manifest } from './manifest.js';

const DATABASES = process.env['FULL'] ? ['SQLite', 'PostgreSQL'] : [];
const SUBMISSIONS = process.env['FULL'] ? 100 : 16;
/** Uploads and submissions, of three per submission. */
const ACKNOWLEDGED_BEFORE = Math.ceil(SUBMISSIONS * 1.5);
const SERVICES = ['aggregator', 'verification', 'catalog'];
const ENVIRONMENT = {
  RATE_LIMIT_PER_MINUTE: '0',
  UPLOAD_BYTES_PER_HOUR: '0',
  SUBMISSIONS_PER_HOUR: '0',
  LOG_LEVEL: 'warn',
};
const VERDICT_DEADLINE_MS = 60_000;

/** Where the services run, or are restored to: a DATA_DIR, and the variables of a PostgreSQL database. */
interface Place {
  dataDir: string;
  environment: Record<string, string>;
}

function run(script: 'backup' | 'restore', folder: string, { dataDir, environment }: Place): Promise<Ended> {
  const url = new URL(`../${script}.js`, import.meta.url);
  return runScript(url, [folder], { environment: { DATABASE_URL: '', ...environment, DATA_DIR: dataDir } });
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as Manifest;
}

/** Runs a backup amid uploads and submissions; returns what had been acknowledged before it began. */
async function backUpUnderLoad(server: ServerProcess, place: Place, folder: string): Promise<Acknowledged> {
  const { send, close } = createSender(64);
  const client = createClient(server.urls['verification'] ?? '', send);
  const soFar: Acknowledged = { artifacts: [], submissions: [] };
  let backup: Promise<Ended> | undefined;
  let count = 0;
  try {
    const all = await submitAll(client, {
      name: 'drill',
      count: SUBMISSIONS,
      random: createRandom(20261122),
      onAcknowledged: (acknowledged) => {
        count += 1;
        if (count !== ACKNOWLEDGED_BEFORE) return;
        soFar.artifacts.push(...acknowledged.artifacts);
        soFar.submissions.push(...acknowledged.submissions);
        backup = run('backup', folder, place);
      },
    });
    assert.equal(all.submissions.length, SUBMISSIONS);
    const ended = await (backup ?? assert.fail('the load was too short'));
    assert.equal(ended.code, 0, ended.stderr);
    return soFar;
  } finally {
    close();
  }
}

/** All that was acknowledged before is there, and works: every record gets its verdict from its restored files. */
async function proveNothingIsMissing(
  server: ServerProcess,
  { artifacts, submissions }: Acknowledged,
): Promise<void> {
  const { send, close } = createSender();
  const client = createClient(server.urls['verification'] ?? '', send);
  try {
    const ids = submissions.map(({ recordId }) => recordId);
    for (const [index, { kind, ref, mapUid }] of artifacts.entries()) {
      const other = await client.upload(kind === 'map' ? 'replay' : 'map', mapUid, 1000);
      const refs = kind === 'map' ? { map: ref, replay: other } : { map: other, replay: ref };
      await client.submit(`again-${index}`, mapUid, refs);
      ids.push(`again-${index}`);
    }
    const statuses = async (): Promise<unknown[]> => {
      const records = await client.records(ids);
      return ids.map((id) => records.get(id));
    };
    await waitUntil('every record has its verdict', async () => !(await statuses()).includes('pending'), {
      deadlineMs: VERDICT_DEADLINE_MS,
      pauseMs: 200,
    });
    assert.deepEqual(new Set(await statuses()), new Set(['pass']));
  } finally {
    close();
  }
}

/** The contract tests that only read, against the restored services. */
async function readsFollowTheContract(server: ServerProcess, report: string): Promise<void> {
  const urls = SERVICES.flatMap((service) => [`--${service}`, server.urls[service] ?? '']);
  const script = new URL('../../../contract-tests/run.js', import.meta.url);
  const { code, stdout, stderr } = await runScript(script, [...urls, '--report', report]);
  assert.equal(code, 0, `${stdout}${stderr}`);
}

async function drill(t: TestContext, from: Place, to: Place): Promise<void> {
  const folder = join(await createFolder(t), 'backup');
  const server = await startServer({
    services: SERVICES,
    dataDir: from.dataDir,
    environment: { ...ENVIRONMENT, ...from.environment },
  });
  const acknowledged = await backUpUnderLoad(server, from, folder);
  await server.kill();
  const manifest = await readManifest(folder);
  assert.deepEqual(manifest.artifacts.missing, []);
  assert.ok(manifest.artifacts.files > 0);

  const restored = await run('restore', folder, to);
  assert.equal(restored.code, 0, restored.stderr);
  const again = await run('restore', folder, to);
  assert.match(again.stderr, /is not empty/);
  const copy = await startServer({
    services: SERVICES,
    dataDir: to.dataDir,
    environment: { ...ENVIRONMENT, ...to.environment },
  });
  try {
    await readsFollowTheContract(copy, await createFolder(t));
    await proveNothingIsMissing(copy, acknowledged);
    t.diagnostic(
      `${acknowledged.artifacts.length} uploads and ${acknowledged.submissions.length} submissions before, ` +
        `${manifest.artifacts.files} artifacts in the backup`,
    );
  } finally {
    await copy.stop();
  }
}

if (DATABASES.includes('SQLite'))
  test(
    'a backup under load, restored, has all that was acknowledged before it (SQLite)',
    { timeout: 240_000 },
    async (t) => {
      const from = { dataDir: await createFolder(t), environment: {} };
      const to = { dataDir: join(await createFolder(t), 'data'), environment: {} };
      await drill(t, from, to);
      assert.deepEqual(
        (await readdir(to.dataDir)).filter((name) => name.endsWith('.restoring')),
        [],
      );
    },
  );

const DEBIAN = '/usr/lib/postgresql';

/** Returns the folder of Debian's PostgreSQL programs, of the newest version with server and client, or null without any. */
function findPostgresPrograms(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one));
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  const isWhole = (folder: string): boolean =>
    ['initdb', 'pg_dump'].every((name) => existsSync(join(folder, name)));
  return folders.find(isWhole) ?? null;
}

describe('with PostgreSQL of the system', () => {
  const programs = findPostgresPrograms();
  let server: TestPostgres | null = null;
  before(async () => {
    if (programs !== null) server = await startPostgres(programs);
  });
  after(() => server?.stop());

  const createPlace = async (t: TestContext, { url }: TestPostgres): Promise<Place> => {
    const database = await createPostgresDatabase(url);
    t.after(database.drop);
    const environment = { DATABASE_URL: database.url, PATH: `${programs}:${process.env['PATH'] ?? ''}` };
    return { dataDir: await createFolder(t), environment };
  };
  const WITHOUT = 'needs the packages postgresql and postgresql-client';

  if (DATABASES.includes('PostgreSQL'))
    test(
      'a backup under load, restored, has all that was acknowledged before it',
      { timeout: 240_000 },
      async (t) => {
        if (server === null) return t.skip(WITHOUT);
        await drill(t, await createPlace(t, server), await createPlace(t, server));
      },
    );

  test('a missing or failing pg_dump and a database that is not empty are said in a sentence', async (t) => {
    if (server === null) return t.skip(WITHOUT);
    const place = await createPlace(t, server);
    const database = await connect({ databaseUrl: place.environment['DATABASE_URL'], sqliteFile: '' });
    await database.close();
    const root = await createFolder(t);
    const without = { ...place, environment: { ...place.environment, PATH: root } };
    const failed = await run('backup', join(root, 'failed'), without);
    assert.deepEqual([failed.code, failed.stdout], [1, '']);
    assert.match(failed.stderr, /^pg_dump cannot be started .* install PostgreSQL's client programs/);

    const folder = join(root, 'backup');
    const broken = {
      ...place,
      environment: { ...place.environment, PATH: `${root}:${place.environment.PATH}` },
    };
    const writePgDump = (script: string): Promise<void> =>
      writeFile(join(root, 'pg_dump'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    await writePgDump('exit 3');
    assert.match((await run('backup', folder, broken)).stderr, /^pg_dump ended with code 3/);
    assert.deepEqual(await readdir(folder), []);

    assert.equal((await run('backup', folder, place)).code, 0);
    const target = { ...place, dataDir: join(root, 'data') };
    const refused = await run('restore', folder, target);
    assert.match(refused.stderr, /^The database of DATABASE_URL is not empty/);
    await assert.rejects(readdir(target.dataDir), { code: 'ENOENT' });
  });

  test('a restore that does not come to its end leaves nothing that starts', async (t) => {
    if (server === null) return t.skip(WITHOUT);
    const [from, to, whole] = [
      await createPlace(t, server),
      await createPlace(t, server),
      await createPlace(t, server),
    ];
    const database = await connect({ databaseUrl: from.environment['DATABASE_URL'], sqliteFile: '' });
    await database.close();
    const folder = join(await createFolder(t), 'backup');
    assert.equal((await run('backup', folder, from)).code, 0);
    assert.equal((await run('restore', folder, whole)).code, 0);
    const restored = await connect({ databaseUrl: whole.environment['DATABASE_URL'], sqliteFile: '' });
    await restored.close();
    const file = join(folder, 'backup.json');
    const manifest = await readManifest(folder);
    manifest.database.rows['events'] = 1;
    await writeFile(file, JSON.stringify(manifest));
    const failed = await run('restore', folder, to);
    assert.match(failed.stderr, /^events has 0 rows after the restore; there were 1\./);
    await assert.rejects(
      connect({ databaseUrl: to.environment['DATABASE_URL'], sqliteFile: '' }),
      /create the database again, empty DATA_DIR and repeat npm run restore/,
    );
  });
});
