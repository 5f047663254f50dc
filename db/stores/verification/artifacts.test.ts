import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'node:test';
import type { ArtifactFiles } from '../../artifacts/artifact-files.js';
import { describeOnDatabases } from '../../testing/databases.js';
import type { Database } from '../../connection/database.js';
import { ArtifactStoreError } from '../../connection/outage.js';
import { readText, describeOnStores, type OpenStore } from '../../testing/artifact-stores.js';
import { buildVerdict, setUpVerification, submitFiles, TTL_SECONDS } from '../../testing/verification.js';
import { createArtifacts, STAGING_MS, type ArtifactOptions, type Artifacts } from './artifacts.js';

const DAY_MS = 86_400_000;

describeOnDatabases('staged uploads', (database) => {
  describeOnStores('kept', (openStore) => stagedUploads(database, openStore));
});

function stagedUploads(database: () => Database, openStore: OpenStore): void {
  const fixture = setUpVerification(database, { openStore });

  const isKept = async (sha256: string): Promise<boolean> =>
    (await readText(fixture().files, sha256)) !== null;
  /** The store of another process, with parts of its own. */
  const another = (options: Partial<ArtifactOptions>): Artifacts =>
    createArtifacts(database(), {
      files: fixture().files,
      ttlSeconds: TTL_SECONDS,
      now: fixture().clock.now,
      randomText: () => 'text of another',
      ...options,
    });
  const withFiles = (change: Partial<ArtifactFiles>): Artifacts =>
    another({ files: { ...fixture().files, ...change } });
  const stage = async (content: string, { stage: stageIn } = fixture().artifacts): Promise<string> => {
    const file = await fixture().receive(content);
    await stageIn(file, 'map', content);
    return file.sha256;
  };
  const sweeps = async (references: number, files: number, { sweep } = fixture().artifacts): Promise<void> =>
    assert.deepEqual(await sweep(), { references, files });
  const countOf = async (table: string): Promise<number> =>
    ((await database().read(`verification_${table}`)) as unknown[]).length;
  const expire = (): void => fixture().clock.advance(TTL_SECONDS * 1000);
  const verify = async (): Promise<string[]> => {
    const job = (await fixture().queue.claim('replay', 1000)) ?? assert.fail('no job waits');
    assert.ok(await fixture().queue.complete(job, buildVerdict('pass')));
    return [job.mapSha256, job.replaySha256];
  };

  test('each upload gets a reference of its kind, and the same bytes are stored once', async () => {
    const expires_at = new Date(fixture().clock.now().getTime() + TTL_SECONDS * 1000).toISOString();
    const uploads = await Promise.all(
      (['map', 'replay', 'map', 'replay'] as const).map(async (kind) => {
        const file = await fixture().receive('bytes of a map');
        const { artifact_ref, ...staged } = await fixture().artifacts.stage(file, kind, '../../etc/passwd');
        assert.match(artifact_ref, new RegExp(`^${kind}-text-\\d+$`));
        assert.deepEqual(staged, { kind, size_bytes: 14, sha256: file.sha256, expires_at });
        assert.equal(await readText(fixture().files, file.sha256), 'bytes of a map');
        return artifact_ref;
      }),
    );
    assert.equal(new Set(uploads).size, 4);
    assert.deepEqual([await countOf('artifact_blobs'), await countOf('artifacts')], [1, 4]);
  });

  test('a reference lives until its time and its file as long as one of its references', async () => {
    const { clock, artifacts } = fixture();
    const sha256 = await stage('kept');
    clock.advance(TTL_SECONDS * 1000 - 1);
    await stage('kept');
    await sweeps(0, 0);
    clock.advance(1);
    await sweeps(1, 0);
    assert.deepEqual([await isKept(sha256), await artifacts.isReferenced(sha256)], [true, true]);
    expire();
    assert.equal(await artifacts.isReferenced(sha256), false);
    await sweeps(1, 1);
    assert.equal(await isKept(sha256), false);
    assert.deepEqual([await countOf('artifact_blobs'), await countOf('artifacts')], [0, 0]);
  });

  test('files stay while a submission is open, or some days longer; then it is forgotten, and its verdict stays', async () => {
    await submitFiles(fixture(), 'decided', { map: 'map 1', replay: 'replay 1' });
    expire();
    await sweeps(2, 0);
    const [map = '', replay = ''] = await verify();
    await submitFiles(fixture(), 'open', { map: 'map 1', replay: 'replay 2' });
    fixture().clock.advance(2 * DAY_MS - 1);
    await sweeps(2, 0, another({ keepDays: 2 }));
    fixture().clock.advance(1);
    await sweeps(0, 1, another({ keepDays: 2 }));
    assert.deepEqual([await isKept(map), await isKept(replay)], [true, false]);
    const read = (table: string): Promise<string[]> =>
      database().read(table).distinct('record_id').orderBy('record_id').pluck('record_id');
    assert.deepEqual(await read('verification_submissions'), ['open']);
    assert.deepEqual(await read('verification_records'), ['decided', 'open']);
    await verify();
    await sweeps(0, 2);
  });

  test('a sweep removes everything, however much it is, unless it is to end', async () => {
    const blobs = Array.from({ length: 1203 }, (_, index) => ({
      sha256: index.toString(16).padStart(64, '0'),
      size_bytes: 1,
    }));
    await database().write((trx) => trx.batchInsert('verification_artifact_blobs', blobs, 200));
    const ended = await fixture().artifacts.sweep(AbortSignal.abort());
    assert.deepEqual(ended, { references: 0, files: 500 });
    await sweeps(0, 703);
    assert.equal(await countOf('artifact_blobs'), 0);
  });

  test('an upload that could not be stored leaves no reference and no incoming file, and a later sweep its bytes', async () => {
    const broken = another({ randomText: () => 'always the same' });
    const first = await stage('first', broken);
    const second = await fixture().receive('second');
    await assert.rejects(broken.stage(second, 'map', 'second'), /unique/i);
    assert.deepEqual(readdirSync(dirname(second.path)), []);
    assert.equal(await countOf('artifacts'), 1);
    await sweeps(0, 0);
    fixture().clock.advance(STAGING_MS);
    await sweeps(0, 1);
    assert.deepEqual([await isKept(first), await isKept(second.sha256)], [true, false]);
  });

  test('no transaction is open while a file is stored or removed', async () => {
    const { files } = fixture();
    const write = (): Promise<unknown> => database().write((trx) => trx('event_sequence').select());
    const slow = withFiles({
      keep: (file) => write().then(() => files.keep(file)),
      remove: (digests) => write().then(() => files.remove(digests)),
    });
    const sha256 = await stage('slow', slow);
    expire();
    await sweeps(1, 1, slow);
    assert.equal(await isKept(sha256), false);
  });

  test('a sweep leaves alone what is being stored, and an upload waits for what is being removed', async () => {
    const { files } = fixture();
    const sha256 = await stage('twice');
    expire();
    const staging = withFiles({ keep: (file) => sweeps(1, 0).then(() => files.keep(file)) });
    await stage('twice', staging);
    assert.equal(await isKept(sha256), true);

    expire();
    const removing = withFiles({
      remove: async (digests) => {
        await assert.rejects(stage('twice'), ArtifactStoreError);
        await files.remove(digests);
      },
    });
    await sweeps(1, 1, removing);
    assert.deepEqual([await isKept(sha256), await countOf('artifacts')], [false, 0]);
    fixture().clock.advance(1);
    await stage('twice');
    assert.equal(await isKept(sha256), true);
  });

  test('an upload that was stopped for so long that its file was swept is not acknowledged', async () => {
    const stopped = withFiles({
      keep: async (file) => {
        await fixture().files.keep(file);
        fixture().clock.advance(STAGING_MS);
        await sweeps(0, 1);
      },
    });
    await assert.rejects(stage('late', stopped), ArtifactStoreError);
    assert.equal(await countOf('artifacts'), 0);
  });

  test('a sweep that cannot remove files tries them again later', async () => {
    const sha256 = await stage('sticky');
    expire();
    const failing = withFiles({ remove: () => Promise.reject(new ArtifactStoreError('down')) });
    await assert.rejects(failing.sweep(), ArtifactStoreError);
    assert.equal(await isKept(sha256), true);
    await sweeps(0, 0);
    fixture().clock.advance(STAGING_MS);
    await sweeps(0, 1);
    assert.equal(await isKept(sha256), false);
  });
}
