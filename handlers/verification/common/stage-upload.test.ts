import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Readable } from 'node:stream';
import { createDiskSpace } from '../../../db/artifacts/disk-space.js';
import { createRetention } from '../../../db/operate/retention.js';
import { createUpdateRequests } from '../../../db/stores/catalog/update-requests.js';
import { createQueue } from '../../../db/stores/aggregator/tracking/queue.js';
import { createArtifactRoom } from '../../../db/stores/verification/artifact-room.js';
import { createQuotas, type Client } from '../../../db/writes/quotas.js';
import { createTexts } from '../../../db/testing/clock.js';
import { describeOnDatabases } from '../../../db/testing/databases.js';
import { emptyTables } from '../../../db/testing/empty-tables.js';
import { buildVerdict, setUpVerification } from '../../../db/testing/verification.js';
import type { VerificationStores } from '../contract.js';
import { stageUpload } from './stage-upload.js';
import { RequestProblem } from '../../../src/http/response/problem.js';

const HOUR_MS = 3_600_000;
const MAX_BYTES = 8000;
const BYTES_PER_HOUR = 4000;
const clientOf = (address: string): Client => ({ address, isLocal: () => false });

describeOnDatabases('uploads', (database) => {
  const fixture = setUpVerification(database);

  /** Stores with room for 8,000 bytes, and what an address gets for uploading so many bytes. */
  function openUploads(limit = BYTES_PER_HOUR): {
    stores: VerificationStores;
    upload: (address: string, bytes: number, isChunked?: boolean) => Promise<number>;
    stagedBytes: () => Promise<number>;
  } {
    const { artifacts, files, submissions, clock } = fixture();
    const room = createArtifactRoom(database(), MAX_BYTES, clock.now);
    const limits = {
      uploaded_bytes: { limit, exemptsLoopback: false, share: room.share },
      submissions: { limit: 4, exemptsLoopback: false },
    };
    const stores = {
      ...{ artifacts, files, submissions, room },
      quotas: createQuotas(database(), limits, clock.now),
      diskSpace: createDiskSpace(() => Promise.resolve(Infinity), 0),
      uploadLimits: { map: 4000, replay: 4000 },
    } as unknown as VerificationStores;
    const upload = async (address: string, bytes: number, isChunked = false): Promise<number> => {
      const content = `${(made += 1)} `.padEnd(bytes, 'x');
      try {
        const { status } = await stageUpload(
          {
            kind: 'replay',
            filename: 'a.gbx',
            body: Readable.from([Buffer.from(content)]),
            contentLength: isChunked ? null : bytes,
            client: clientOf(address),
          },
          stores,
        );
        return status;
      } catch (error) {
        if (error instanceof RequestProblem) return error.problem.status;
        throw error;
      }
    };
    const stagedBytes = async (): Promise<number> => {
      const row = (await database()
        .read('verification_artifact_blobs')
        .sum({ bytes: 'size_bytes' })
        .first()) as {
        bytes: number | string | null;
      };
      return Number(row.bytes ?? 0);
    };
    return { stores, upload, stagedBytes };
  }
  let made = 0;

  test('who has sent most in the hour is refused first, and others still have room', async () => {
    const { upload, stagedBytes } = openUploads();
    for (let count = 0; count < 4; count += 1) assert.equal(await upload('greedy', 1000), 200);
    assert.equal(await upload('other', 1000), 200);
    // 3,000 of 8,000 bytes are free: an address may have three quarters of 2,000 in this hour.
    assert.equal(await upload('greedy', 500), 429);
    assert.equal(await upload('other', 500), 200);
    assert.equal(await upload('other', 500), 429);
    assert.equal(await upload('third', 1000), 200);
    assert.equal(await stagedBytes(), 6500);
  });

  test('without a quota the room is shared in the same way', async () => {
    const { upload } = openUploads(0);
    for (let count = 0; count < 5; count += 1) assert.equal(await upload('greedy', 1000), 200);
    assert.equal(await upload('greedy', 1000), 429);
    assert.equal(await upload('other', 1000), 200);
  });

  test('what does not fit is a 503, of a body in chunks what there is, and nothing is reserved afterwards', async () => {
    const { upload, stores } = openUploads();
    const local = { address: 'local', isLocal: () => true };
    const reserved = await stores.room.reserve(7990, false);
    assert.equal(reserved, 7990);
    assert.equal(await stores.room.reserve(11, false), 0);
    assert.equal(await stores.room.reserve(11, true), 10);
    assert.equal((await stores.quotas.reserve(local, 'submissions', 1)).granted, 1);
    stores.room.release(8000, 0);
    assert.equal(await upload('a', 100, true), 200);
    assert.equal(await upload('b', 4001, true), 413);
    for (const address of ['c', 'd', 'e', 'f']) await upload(address, 900);
    assert.equal(await stores.room.reserve(1_000_000, true), 8000 - 100 - 4 * 900);
  });

  test('an upload that was stored is a 200, though what it did not use cannot be given back', async () => {
    const { upload, stores, stagedBytes } = openUploads();
    stores.quotas.release = () => Promise.reject(new Error('the database went away'));
    assert.deepEqual([await upload('a', 100), await stagedBytes()], [200, 100]);
  });

  test('what a client sends that serializes the file is refused, and not kept', async () => {
    const { stores, stagedBytes } = openUploads();
    const send = async (text: string): Promise<[number, string]> => {
      const { status, body } = await stageUpload(
        {
          kind: 'map',
          filename: 'a.gbx',
          body: Readable.from([Buffer.from(text)]),
          contentLength: text.length,
          client: clientOf('a'),
        },
        stores,
      );
      return [status, 'error' in body ? body.error.message : ''];
    };
    for (const text of ['{}', '[object Object]', '[object Blob]'])
      assert.deepEqual(await send(text), [
        400,
        `The body is the text ${text}: the client serialized the file instead of sending its bytes.`,
      ]);
    assert.equal(await stagedBytes(), 0);
    assert.equal(await fixture().files.sweepLeftovers(new Date(8.64e15)), 0);
    for (const text of ['{} ', '[object object]', '[object File]'])
      assert.deepEqual(await send(text), [200, '']);
  });

  test('two uploads at once never take the same room', async () => {
    const { upload, stagedBytes } = openUploads();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => upload(`address-${index}`, 900)),
    );
    assert.ok(statuses.includes(200) && statuses.some((status) => status === 429 || status === 503));
    assert.ok((await stagedBytes()) <= MAX_BYTES);
  });

  test('a week of one address that sends all it may: what is kept stops growing, but for records and verdicts', async () => {
    await emptyTables(database());
    const { stores, upload, stagedBytes } = openUploads();
    const { clock, queue, artifacts } = fixture();
    const requests = createUpdateRequests(database(), {
      now: clock.now,
      randomText: createTexts(),
      quotas: stores.quotas,
    });
    const retention = createRetention(database());
    const trackerQueue = createQueue(database());
    const counts = async (): Promise<Record<string, number>> => {
      const tables = ['verification_artifacts', 'verification_submissions', 'verification_quotas'];
      const numbers: Record<string, number> = { bytes: await stagedBytes() };
      for (const table of [...tables, 'wr_baseline_queue', 'events', 'verification_records'])
        numbers[table] = Number(
          ((await database().read(table).count({ n: '*' }).first()) as { n: number | string }).n,
        );
      return numbers;
    };
    const byDay: Record<string, number>[] = [];
    const pauseHours = process.env['FULL'] ? 6 : 24;
    for (let hour = pauseHours; hour <= 7 * 24; hour += pauseHours) {
      while ((await upload('stranger', 2000)) === 200);
      for (let sent = 0; sent < 2; sent += 1) {
        const recordId = `record-${hour}-${sent}`;
        const mapRef = await fixture().stage('map', `map ${recordId}`);
        const replayRef = await fixture().stage('replay', `replay ${recordId}`);
        await stores.submissions.submit({
          ...{ recordId, mapUid: 'map-1', mapRef, replayRef, rank: undefined, client: clientOf('stranger') },
        });
        const job = (await queue.claim('replay', 1000)) ?? assert.fail('no job waits');
        await queue.complete(job, buildVerdict('fail'));
        await requests.request({
          mapUid: `map-${hour}-${sent}`,
          mapName: undefined,
          reason: 'all of it',
          client: clientOf('stranger'),
        });
      }
      clock.advance(pauseHours * HOUR_MS);
      await artifacts.sweep();
      await stores.quotas.sweep();
      // In place of a tracker that checks the maps, a day later at the most.
      await database().write((trx) =>
        trx('wr_baseline_queue')
          .where('created_at', '<', new Date(clock.now().getTime() - 24 * HOUR_MS).toISOString())
          .where({ status: 'queued' })
          .update({ status: 'resolved', resolved_at: clock.now().toISOString() }),
      );
      await trackerQueue.sweep(clock.now());
      const before = new Date(clock.now().getTime() - 48 * HOUR_MS);
      while ((await retention.removeBatch('requests', before)).hasMore);
      if (hour % 24 === 0) byDay.push(await counts());
    }
    const [fifth = {}, last = {}] = [byDay[4], byDay[6]];
    const { verification_records: recordsBefore = 0, ...keptBefore } = fifth;
    const { verification_records: records = 0, ...kept } = last;
    assert.deepEqual(kept, keptBefore);
    assert.ok((kept['bytes'] ?? 0) <= MAX_BYTES);
    // A record has a row for each of both tracks.
    const ofDay = (2 * 2 * 24) / pauseHours;
    assert.deepEqual([records, records - recordsBefore], [7 * ofDay, 2 * ofDay]);
  });
});
