import assert from 'node:assert/strict';
import { chown, lstat, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { openArtifactFiles } from '../../../db/artifacts/artifact-files.js';
import { connect } from '../../../db/connect.js';
import { migrations, RELEASE_1_1 } from '../../../db/migrate.js';
import { readEpoch } from '../../../db/sql/epoch.js';
import { createArtifacts } from '../../../db/stores/verification/artifacts.js';
import { createFolder } from '../../../db/testing/folder.js';
import { placeRelease, RELEASE_STORE } from '../../../db/testing/release-1.1.js';
import { readConfig, type Config } from '../../../src/config.js';
import { createBackup } from './create-backup.js';
import type { Manifest } from './manifest.js';
import { restoreBackup } from './restore-backup.js';

const AT = '2026-11-22T12:00:00.000Z';
const OPTIONS = { now: () => new Date(AT), version: '0.3.0' };
const createConfig = (dataDir: string): Config => readConfig({ DATA_DIR: dataDir });

interface Workplace {
  config: Config;
  /** The digest of the staged file. */
  sha256: string;
  /** Where the backup goes. */
  folder: string;
  /** A new DATA_DIR. */
  target: Config;
}

/** A DATA_DIR with one staged file. */
async function createWorkplace(t: TestContext): Promise<Workplace> {
  const root = await createFolder(t);
  const config = createConfig(join(root, 'data'));
  const files = await openArtifactFiles(join(config.dataDir, 'artifacts'));
  const database = await connect({
    databaseUrl: undefined,
    sqliteFile: join(config.dataDir, 'records.sqlite'),
  });
  const received = await files.receive(Readable.from([Buffer.from('a map')]), 100);
  if (received.outcome !== 'received') throw new Error('The file was not received.');
  const artifacts = createArtifacts(database, {
    files,
    ttlSeconds: 60,
    now: OPTIONS.now,
    randomText: () => 'text',
  });
  const { sha256 } = await artifacts.stage(received.file, 'map', 'a.Map.Gbx');
  await database.close();
  return { config, sha256, folder: join(root, 'backup'), target: createConfig(join(root, 'restored')) };
}

test('a backup is restored as it was', async (t) => {
  const { config, sha256, folder, target } = await createWorkplace(t);
  const { startedAt, database, artifacts } = await createBackup(config, folder, OPTIONS);
  assert.deepEqual(
    [startedAt, database.kind, database.rows['verification_artifacts'], artifacts],
    [AT, 'sqlite', 1, { files: 1, bytes: 5, missing: [] }],
  );
  assert.equal(await readFile(join(config.dataDir, 'last-backup'), 'utf8'), AT);
  await restoreBackup(target, folder);
  assert.deepEqual((await readdir(target.dataDir)).sort(), ['artifacts', 'records.sqlite']);
  const file = join(target.dataDir, 'artifacts', sha256.slice(0, 2), sha256);
  assert.equal(await readFile(file, 'utf8'), 'a map');
});

test('a restored database is of another epoch', async (t) => {
  const { config, folder, target } = await createWorkplace(t);
  await createBackup(config, folder, OPTIONS);
  await restoreBackup(target, folder);
  const epochs: string[] = [];
  for (const { dataDir } of [config, target]) {
    const database = await connect({
      databaseUrl: undefined,
      sqliteFile: join(dataDir, 'records.sqlite'),
    });
    epochs.push(await readEpoch(database.read));
    await database.close();
  }
  assert.match(epochs[1] ?? '', /^[\w-]{16}$/);
  assert.notEqual(epochs[0], epochs[1]);
});

test('what a backup and a restore leave in DATA_DIR belongs to whom it belongs, also where it is a link', async (t) => {
  const { config, folder, target } = await createWorkplace(t);
  // As others than root, all files are one's own anyway.
  const owner = process.geteuid?.() === 0 ? 65_534 : (process.geteuid?.() ?? -1);
  const place = `${target.dataDir}-private`;
  await mkdir(place);
  await symlink(place, target.dataDir);
  if (owner === 65_534) for (const one of [place, config.dataDir]) await chown(one, owner, owner);
  await createBackup(config, folder, OPTIONS);
  assert.equal((await lstat(join(config.dataDir, 'last-backup'))).uid, owner);
  await restoreBackup(target, folder);
  const restored = await readdir(target.dataDir, { recursive: true });
  assert.ok(restored.length > 1);
  for (const name of restored) assert.equal((await lstat(join(target.dataDir, name))).uid, owner, name);
});

test('the id of the artifacts is a part of the backup', async (t) => {
  const { config, folder, target } = await createWorkplace(t);
  await writeFile(join(config.dataDir, 'artifacts', 'store-id'), 'a-store\n');
  await createBackup(config, folder, OPTIONS);
  await restoreBackup(target, folder);
  assert.equal(await readFile(join(target.dataDir, 'artifacts', 'store-id'), 'utf8'), 'a-store\n');
});

test('a backup of another DATA_DIR than the database belongs to is refused, and leaves nothing', async (t) => {
  const { config, folder } = await createWorkplace(t);
  const database = await connect({
    databaseUrl: undefined,
    sqliteFile: join(config.dataDir, 'records.sqlite'),
  });
  await database.write((trx) => trx('artifact_store').insert({ id: 1, store_id: 'a-store' }));
  await database.close();
  await assert.rejects(
    createBackup(config, folder, OPTIONS),
    /in store a-store, and not in DATA_DIR .*, which has no id\./,
  );
  assert.deepEqual(await readdir(folder), []);
  await writeFile(join(config.dataDir, 'artifacts', 'store-id'), 'a-store\n');
  await createBackup(config, folder, OPTIONS);
});

test('a file whose rows were moved to PostgreSQL is not backed up', async (t) => {
  const { config, folder } = await createWorkplace(t);
  await writeFile(join(config.dataDir, 'records.sqlite.moved'), '');
  await assert.rejects(
    createBackup(config, folder, OPTIONS),
    /cannot be used \(npm run move has moved its rows to PostgreSQL; set DATABASE_URL to go on there, or remove records\.sqlite\.moved to use the file again\)\.$/,
  );
  assert.deepEqual(await readdir(folder), []);
});

test('artifacts in a bucket stay there, and are wanted where the backup is restored', async (t) => {
  const { config, folder, target } = await createWorkplace(t);
  const inBucket = readConfig({ DATA_DIR: config.dataDir, ARTIFACT_STORE: 's3://records/artifacts' });
  const { artifacts } = await createBackup(inBucket, folder, OPTIONS);
  assert.deepEqual(artifacts, { files: 0, bytes: 0, missing: [], store: 's3://records/artifacts' });
  await assert.rejects(
    restoreBackup(target, folder),
    /artifacts of the backup are in s3:\/\/records\/artifacts: set ARTIFACT_STORE/,
  );
  await restoreBackup({ ...target, artifactStore: inBucket.artifactStore }, folder);
  assert.deepEqual((await readdir(target.dataDir)).sort(), ['artifacts', 'records.sqlite']);
});

test('artifacts in a backup are not restored to a bucket', async (t) => {
  const { config, folder, target } = await createWorkplace(t);
  await createBackup(config, folder, OPTIONS);
  const { artifactStore } = readConfig({ ARTIFACT_STORE: 's3://records' });
  await assert.rejects(restoreBackup({ ...target, artifactStore }, folder), /without ARTIFACT_STORE/);
});

test('nothing is overwritten', async (t) => {
  const { config, folder } = await createWorkplace(t);
  await createBackup(config, folder, OPTIONS);
  await assert.rejects(createBackup(config, folder, OPTIONS), /is not empty/);
  await assert.rejects(restoreBackup(config, folder), /is not empty/);
});

test('a file that is missing or changed is named, and the rest is backed up', async (t) => {
  const { config, sha256, folder } = await createWorkplace(t);
  await writeFile(join(config.dataDir, 'artifacts', sha256.slice(0, 2), sha256), 'other');
  const { artifacts } = await createBackup(config, folder, OPTIONS);
  assert.deepEqual(artifacts, { files: 0, bytes: 0, missing: [sha256] });
});

test('without a database there is nothing to back up', async (t) => {
  const root = await createFolder(t);
  await assert.rejects(
    createBackup(createConfig(join(root, 'none')), join(root, 'backup'), OPTIONS),
    /has no records/,
  );
});

const damages: [name: string, damage: (folder: string, sha256: string) => Promise<void>, sentence: RegExp][] =
  [
    ['without a manifest', (folder) => rm(join(folder, 'backup.json')), /no complete backup/],
    [
      'with a manifest of another format',
      (folder) => writeFile(join(folder, 'backup.json'), '{"format": 2}'),
      /format/,
    ],
    [
      'of another version',
      (folder) => editManifest(folder, (text) => text.replace(/"migration": "0/, '"migration": "9')),
      /does not know: restore it with that version\. One before 1\.1\.0 starts once with 1\.1, then with this version\.$/,
    ],
    [
      'of PostgreSQL',
      (folder) => editManifest(folder, (text) => text.replace('"sqlite"', '"postgres"')),
      /PostgreSQL/,
    ],
    [
      'whose database is a link',
      async (folder) => {
        await rename(join(folder, 'records.sqlite'), join(folder, '..', 'outside'));
        await symlink(join(folder, '..', 'outside'), join(folder, 'records.sqlite'));
      },
      /ELOOP/,
    ],
    [
      'with a changed database',
      async (folder) => {
        const file = join(folder, 'records.sqlite');
        const bytes = await readFile(file);
        bytes[100] = (bytes[100] ?? 0) ^ 1;
        await writeFile(file, bytes);
      },
      /changed or cut off/,
    ],
    [
      'with a changed artifact',
      (folder, sha256) => writeFile(join(folder, 'artifacts', sha256.slice(0, 2), sha256), 'b map'),
      /other content/,
    ],
    [
      'without an artifact',
      (folder, sha256) => rm(join(folder, 'artifacts', sha256.slice(0, 2), sha256)),
      /0 artifacts; there were 1/,
    ],
  ];
for (const [name, damage, sentence] of damages) {
  test(`a backup ${name} is refused before anything is written`, async (t) => {
    const { config, sha256, folder, target } = await createWorkplace(t);
    await createBackup(config, folder, OPTIONS);
    await damage(folder, sha256);
    await assert.rejects(restoreBackup(target, folder), sentence);
    await assert.rejects(readdir(target.dataDir), { code: 'ENOENT' });
  });
}

test('a backup that version 1.1 made is restored, and the next start upgrades it', async (t) => {
  const { config, folder, target } = await createWorkplace(t);
  const released = join(config.dataDir, 'records.sqlite');
  await placeRelease({ databaseUrl: undefined, sqliteFile: released });
  await writeFile(join(config.dataDir, 'artifacts', 'store-id'), RELEASE_STORE);
  const { database } = await createBackup(config, folder, OPTIONS);
  assert.equal(database.migration, RELEASE_1_1);
  await restoreBackup(target, folder);
  const sqliteFile = join(target.dataDir, 'records.sqlite');
  const restored = await connect({ databaseUrl: undefined, sqliteFile });
  t.after(() => restored.close());
  assert.deepEqual(await restored.read('knex_migrations').pluck('name'), Object.keys(migrations));
});

test('a restore that does not come to its end leaves nothing that starts', async (t) => {
  const { config, folder, target } = await createWorkplace(t);
  await createBackup(config, folder, OPTIONS);
  await editManifest(folder, (text) =>
    text.replace('"verification_artifacts": 1', '"verification_artifacts": 2'),
  );
  await assert.rejects(restoreBackup(target, folder), /has 1 rows after the restore; there were 2/);
  const sqliteFile = join(target.dataDir, 'records.sqlite');
  await assert.rejects(connect({ databaseUrl: undefined, sqliteFile }), /interrupted/);
});

async function editManifest(folder: string, edit: (text: string) => string): Promise<void> {
  const file = join(folder, 'backup.json');
  const text = await readFile(file, 'utf8');
  const edited = edit(text);
  assert.notEqual(edited, text);
  assert.ok((JSON.parse(edited) as Manifest).database);
  await writeFile(file, edited);
}
