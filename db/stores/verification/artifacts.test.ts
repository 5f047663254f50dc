import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import type { Database } from '../../connection/database.js';
import { ArtifactStoreError } from '../../connection/outage.js';
import { readText, describeOnStores, type OpenStore } from '../../testing/artifact-stores.js';
import { buildVerdict, setUpVerification, submitFiles, TTL_SECONDS } from '../../testing/verification.js';
import { createArtifacts, STAGING_MS, type ArtifactOptions, type Artifacts } from './artifacts.js';
import type { Job } from './jobs.js';

const PASS = buildVerdict('pass', 'high');

describeOnDatabases('staged uploads', (database) => {
  describeOnStores('kept', (openStore) => stagedUploads(database, openStore));
});

function stagedUploads(database: () => Database, openStore: OpenStore): void {
  const fixture = setUpVerification(database, { openStore });

  const read = (sha256: string): Promise<string | null> => readText(fixture().files, sha256);
  const isKept = async (sha256: string): Promise<boolean> => (await read(sha256)) !== null;
  const areKept = async (job: Pick<Job, 'mapSha256' | 'replaySha256'>): Promise<boolean[]> => [
    await isKept(job.mapSha256),
    await isKept(job.replaySha256),
  ];
  /** The store of another process, with parts of its own. */
  const another = (options: Partial<ArtifactOptions>): Artifacts =>
    createArtifacts(database(), {
      files: fixture().files,
      ttlSeconds: TTL_SECONDS,
      now: fixture().clock.now,
      randomText: () => 'text of another',
      ...options,
    });
  const countOf = async (table: string): Promise<number> =>
    ((await database().read(`verification_${table}`)) as unknown[]).length;
  const expire = (): void => fixture().clock.advance(TTL_SECONDS * 1000);

  test('each upload gets a reference of its kind, and the same bytes are stored once', async () => {
    const expires_at = new Date(fixture().clock.now().getTime() + TTL_SECONDS * 1000).toISOString();
    const uploads = await Promise.all(
      (['map', 'replay', 'map', 'replay'] as const).map(async (kind) => {
        const file = await fixture().receive('bytes of a map');
        const { artifact_ref, ...staged } = await fixture().artifacts.stage(file, kind, '../../etc/passwd');
        assert.match(artifact_ref, new RegExp(`^${kind}-text-\\d+$`));
        assert.deepEqual(staged, { kind, size_bytes: 14, sha256: file.sha256, expires_at });
        assert.equal(await read(file.sha256), 'bytes of a map');
        return artifact_ref;
      }),
    );
    assert.equal(new Set(uploads).size, 4);
    assert.deepEqual([await countOf('artifact_blobs'), await countOf('artifacts')], [1, 4]);
  });

  test('a reference lives until its time and its file as long as one of its references', async () => {
    const early = await fixture().receive('kept');
    await fixture().artifacts.stage(early, 'map', 'early');
    fixture().clock.advance(TTL_SECONDS * 1000 - 1);
    await fixture().artifacts.stage(await fixture().receive('kept'), 'map', 'late');
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 0, files: 0 });
    fixture().clock.advance(1);
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 1, files: 0 });
    assert.ok(await isKept(early.sha256));
    expire();
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 1, files: 1 });
    assert.ok(!(await isKept(early.sha256)));
    assert.deepEqual([await countOf('artifact_blobs'), await countOf('artifacts')], [0, 0]);
  });

  test('files are kept for as long as a submission is open, and no longer', async () => {
    await submitFiles(fixture(), 'rec-1', { map: 'open map', replay: 'open replay' });
    expire();
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 2, files: 0 });
    const job = await fixture().queue.claim('replay', 1000);
    assert.ok(job);
    assert.deepEqual(await areKept(job), [true, true]);
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 0, files: 0 });
    assert.ok(await fixture().queue.complete(job, PASS));
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 0, files: 2 });
    assert.deepEqual(await areKept(job), [false, false]);
  });

  test('a submission is forgotten with its files, its record and its verdict stay', async () => {
    const { artifacts, queue } = fixture();
    await submitFiles(fixture(), 'decided', { map: 'map 1', replay: 'replay 1' });
    const job = (await queue.claim('replay', 1000)) ?? assert.fail('no job waits');
    await queue.complete(job, PASS);
    await submitFiles(fixture(), 'open', { map: 'map 1', replay: 'replay 2' });
    expire();
    await artifacts.sweep();
    assert.deepEqual(await areKept(job), [true, false]);
    const left = (await database().read('verification_submissions').pluck('record_id')) as string[];
    assert.deepEqual(left, ['open']);
    const records = (await database()
      .read('verification_records')
      .where({ track: 'replay' })
      .orderBy('record_id')
      .pluck('status')) as string[];
    assert.deepEqual(records, ['pass', 'pending']);
  });

  test('files are kept for some days after their verdict where an operator asks for it', async () => {
    const kept = another({ keepDays: 2 });
    await submitFiles(fixture(), 'rec-1', { map: 'kept map', replay: 'kept replay' });
    const job = await fixture().queue.claim('replay', 1000);
    assert.ok(job && (await fixture().queue.complete(job, PASS)));
    fixture().clock.advance(2 * 86_400_000 - 1);
    assert.deepEqual(await kept.sweep(), { references: 2, files: 0 });
    assert.deepEqual(await areKept(job), [true, true]);
    fixture().clock.advance(1);
    assert.deepEqual(await kept.sweep(), { references: 0, files: 2 });
  });

  test('a sweep removes everything, however much it is, unless it is to end', async () => {
    const blobs = Array.from({ length: 1203 }, (_, index) => ({
      sha256: index.toString(16).padStart(64, '0'),
      size_bytes: 1,
    }));
    await database().write((trx) => trx.batchInsert('verification_artifact_blobs', blobs, 200));
    const ended = await fixture().artifacts.sweep(AbortSignal.abort());
    assert.deepEqual(ended, { references: 0, files: 500 });
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 0, files: 703 });
    assert.equal(await countOf('artifact_blobs'), 0);
  });

  test('an upload that could not be stored leaves no reference and no incoming file, and a later sweep its bytes', async () => {
    const broken = another({ randomText: () => 'always the same' });
    const [first, second] = [await fixture().receive('first'), await fixture().receive('second')];
    await broken.stage(first, 'map', 'first');
    await assert.rejects(broken.stage(second, 'map', 'second'), /unique/i);
    assert.deepEqual(readdirSync(dirname(second.path)), []);
    assert.equal(await countOf('artifacts'), 1);
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 0, files: 0 });
    fixture().clock.advance(STAGING_MS);
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 0, files: 1 });
    assert.deepEqual([await isKept(first.sha256), await isKept(second.sha256)], [true, false]);
  });

  test('no transaction is open while a file is stored or removed', async () => {
    const { files } = fixture();
    const write = (): Promise<unknown> => database().write((trx) => trx('event_sequence').select());
    const slow = another({
      files: {
        ...files,
        keep: async (file) => {
          await write();
          await files.keep(file);
        },
        remove: async (digests) => {
          await write();
          await files.remove(digests);
        },
      },
    });
    const { sha256 } = await slow.stage(await fixture().receive('slow'), 'map', 'slow');
    expire();
    assert.deepEqual(await slow.sweep(), { references: 1, files: 1 });
    assert.equal(await isKept(sha256), false);
  });

  test('a sweep leaves alone what is being stored, and an upload waits for what is being removed', async () => {
    const { files, clock } = fixture();
    const { sha256 } = await fixture().artifacts.stage(await fixture().receive('twice'), 'map', 'x');
    expire();
    let swept: unknown;
    const staging = another({
      files: {
        ...files,
        keep: async (file) => {
          swept = await fixture().artifacts.sweep();
          await files.keep(file);
        },
      },
    });
    await staging.stage(await fixture().receive('twice'), 'map', 'x');
    assert.deepEqual(swept, { references: 1, files: 0 });
    assert.equal(await isKept(sha256), true);

    expire();
    const removing = another({
      files: {
        ...files,
        remove: async (digests) => {
          await assert.rejects(
            another({}).stage(await fixture().receive('twice'), 'map', 'x'),
            ArtifactStoreError,
          );
          await files.remove(digests);
        },
      },
    });
    assert.deepEqual(await removing.sweep(), { references: 1, files: 1 });
    assert.deepEqual([await isKept(sha256), await countOf('artifacts')], [false, 0]);
    clock.advance(1);
    await another({}).stage(await fixture().receive('twice'), 'map', 'x');
    assert.equal(await isKept(sha256), true);
  });

  test('an upload that was stopped for so long that its file was swept is not acknowledged', async () => {
    const { files, clock } = fixture();
    const stopped = another({
      files: {
        ...files,
        keep: async (file) => {
          await files.keep(file);
          clock.advance(STAGING_MS);
          assert.deepEqual(await fixture().artifacts.sweep(), { references: 0, files: 1 });
        },
      },
    });
    await assert.rejects(stopped.stage(await fixture().receive('late'), 'map', 'late'), ArtifactStoreError);
    assert.equal(await countOf('artifacts'), 0);
  });

  test('a sweep that cannot remove files tries them again later', async () => {
    const { files, clock } = fixture();
    const { sha256 } = await fixture().artifacts.stage(await fixture().receive('sticky'), 'map', 'x');
    expire();
    const failing = another({
      files: { ...files, remove: () => Promise.reject(new ArtifactStoreError('down')) },
    });
    await assert.rejects(failing.sweep(), ArtifactStoreError);
    assert.equal(await isKept(sha256), true);
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 0, files: 0 });
    clock.advance(STAGING_MS);
    assert.deepEqual(await fixture().artifacts.sweep(), { references: 0, files: 1 });
    assert.equal(await isKept(sha256), false);
  });

  test('content is referenced until its last reference expires', async () => {
    const { sha256 } = await fixture().artifacts.stage(await fixture().receive('known'), 'map', 'x');
    const { isReferenced } = fixture().artifacts;
    assert.deepEqual([await isReferenced(sha256), await isReferenced('0'.repeat(64))], [true, false]);
    expire();
    assert.equal(await isReferenced(sha256), false);
  });
}
