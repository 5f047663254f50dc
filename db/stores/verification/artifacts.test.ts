import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { setUpVerification, submitFiles, TTL_SECONDS } from '../../testing/verification.js';
import { createArtifacts } from './artifacts.js';

const PASS = {
  status: 'pass',
  reason_code: 'verified',
  confidence: 'high',
  policy_version: 'replay-1',
} as const;

describeOnDatabases('staged uploads', (database) => {
  const fixture = setUpVerification(database);

  const isKept = (sha256: string): boolean => existsSync(fixture().files.pathOf(sha256));
  const countOf = async (table: string): Promise<number> =>
    ((await database().read(`verification_${table}`)) as unknown[]).length;
  const expire = (): void => fixture().clock.advance(TTL_SECONDS * 1000);

  test('an upload gets a reference of its kind, its digest, its size and when it expires', async () => {
    const file = await fixture().receive('bytes of a map');
    const staged = await fixture().artifacts.stage(file, 'map', '../../etc/passwd');
    const expiresAt = new Date(fixture().clock.now().getTime() + TTL_SECONDS * 1000).toISOString();
    assert.match(staged.artifact_ref, /^map-text-\d+$/);
    assert.deepEqual(staged, {
      artifact_ref: staged.artifact_ref,
      kind: 'map',
      size_bytes: 14,
      sha256: file.sha256,
      expires_at: expiresAt,
    });
    assert.equal(await readFile(fixture().files.pathOf(file.sha256), 'utf8'), 'bytes of a map');
    assert.deepEqual(await database().read('verification_artifacts').pluck('filename'), ['../../etc/passwd']);
  });

  test('the same bytes are stored once, under a reference each', async () => {
    const uploads = await Promise.all(
      Array.from({ length: 6 }, async (_, index) =>
        fixture().artifacts.stage(await fixture().receive('same'), index % 2 === 0 ? 'map' : 'replay', 'x'),
      ),
    );
    assert.equal(new Set(uploads.map((staged) => staged.artifact_ref)).size, 6);
    assert.deepEqual([await countOf('artifact_blobs'), await countOf('artifacts')], [1, 6]);
  });

  test('a reference lives until its time and its file as long as one of its references', async () => {
    const early = await fixture().receive('kept');
    await fixture().artifacts.stage(early, 'map', 'early');
    fixture().clock.advance(TTL_SECONDS * 1000 - 1);
    await fixture().artifacts.stage(await fixture().receive('kept'), 'map', 'late');
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 0, files: 0 });
    fixture().clock.advance(1);
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 1, files: 0 });
    assert.ok(isKept(early.sha256));
    expire();
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 1, files: 1 });
    assert.ok(!isKept(early.sha256));
    assert.deepEqual([await countOf('artifact_blobs'), await countOf('artifacts')], [0, 0]);
  });

  test('files are kept for as long as a submission is open, and no longer', async () => {
    await submitFiles(fixture(), 'rec-1', { map: 'open map', replay: 'open replay' });
    expire();
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 2, files: 0 });
    const job = await fixture().queue.claim('replay', 1000);
    assert.ok(job && existsSync(job.mapPath) && existsSync(job.replayPath));
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 0, files: 0 });
    assert.ok(await fixture().queue.complete(job, PASS));
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 0, files: 2 });
    assert.ok(!existsSync(job.mapPath) && !existsSync(job.replayPath));
  });

  test('files are kept for some days after their verdict where an operator asks for it', async () => {
    const kept = createArtifacts(database(), {
      files: fixture().files,
      ttlSeconds: TTL_SECONDS,
      keepDays: 2,
      now: fixture().clock.now,
      randomText: () => 'kept',
    });
    await submitFiles(fixture(), 'rec-1', { map: 'kept map', replay: 'kept replay' });
    const job = await fixture().queue.claim('replay', 1000);
    assert.ok(job && (await fixture().queue.complete(job, PASS)));
    fixture().clock.advance(2 * 86_400_000 - 1);
    assert.deepEqual(await kept.sweep(), { references: 2, files: 0 });
    assert.ok(existsSync(job.mapPath) && existsSync(job.replayPath));
    fixture().clock.advance(1);
    assert.deepEqual(await kept.sweep(), { references: 0, files: 2 });
  });

  test('a sweep removes everything, however much it is', async () => {
    const blobs = Array.from({ length: 1203 }, (_, index) => ({
      sha256: index.toString(16).padStart(64, '0'),
      size_bytes: 1,
      created_at: '',
    }));
    await database().write((trx) => trx.batchInsert('verification_artifact_blobs', blobs, 200));
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 0, files: 1203 });
    assert.equal(await countOf('artifact_blobs'), 0);
  });

  test('an upload that could not be stored leaves no reference and no incoming file, and the sweep its bytes', async () => {
    const broken = createArtifacts(database(), {
      files: fixture().files,
      ttlSeconds: TTL_SECONDS,
      now: fixture().clock.now,
      randomText: () => 'always the same',
    });
    const [first, second] = [await fixture().receive('first'), await fixture().receive('second')];
    await broken.stage(first, 'map', 'first');
    await assert.rejects(broken.stage(second, 'map', 'second'), /unique/i);
    assert.deepEqual(readdirSync(dirname(second.path)), []);
    assert.equal(await countOf('artifacts'), 1);
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 0, files: 1 });
    assert.deepEqual([isKept(first.sha256), isKept(second.sha256)], [true, false]);
  });

  test('a transaction that is run again keeps its file', async () => {
    const file = await fixture().receive('again');
    let keeps = 0;
    const files = {
      ...fixture().files,
      keep: async (received: typeof file) => {
        await fixture().files.keep(received);
        keeps += 1;
        if (keeps === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
      },
    };
    const again = createArtifacts(database(), {
      files,
      ttlSeconds: 1,
      now: fixture().clock.now,
      randomText: () => 'x',
    });
    if (database().kind === 'sqlite') await assert.rejects(again.stage(file, 'map', 'x'), /deadlock/);
    else assert.equal((await again.stage(file, 'map', 'x')).sha256, file.sha256);
    assert.ok(isKept(file.sha256));
  });
});
