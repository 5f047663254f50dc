import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { connect } from '../../connect.js';
import type { Database } from '../../connection/database.js';
import { describeOnDatabases } from '../../testing/databases.js';
import { createRandom } from '../../testing/random.js';
import {
  createVerificationFixture,
  TTL_SECONDS,
  type VerificationFixture,
} from '../../testing/verification.js';
import { createArtifacts, type Artifacts } from './artifacts.js';
import { createSubmissions } from './submissions.js';

const CONTENTS = ['a', 'b', 'c'];
const ROUNDS = 15;

describeOnDatabases('a sweep beside uploads and submissions', (database, _kind, settings) => {
  let fixture: VerificationFixture;
  let other: Database;

  before(async () => {
    fixture = await createVerificationFixture(database());
    other = await connect(settings());
  });
  after(async () => {
    await other.close();
    await fixture.remove();
  });

  /** Another process's view: the same database, files and time. */
  const sweeping = (): Artifacts =>
    createArtifacts(other, {
      files: fixture.files,
      ttlSeconds: TTL_SECONDS,
      now: fixture.clock.now,
      randomText: () => assert.fail('the sweep makes no reference'),
    });

  const filesNeeded = async (): Promise<string[]> => {
    const staged = database().read('verification_artifacts').pluck('sha256');
    const open = (await database().read('verification_submissions').where('open_jobs', '>', 0)) as {
      map_sha256: string;
      replay_sha256: string;
    }[];
    return [...((await staged) as string[]), ...open.flatMap((row) => [row.map_sha256, row.replay_sha256])];
  };

  test('never removes a file that a reference or an open submission needs', async () => {
    const random = createRandom(4);
    let made = 0;
    const submissions = createSubmissions(database(), {
      now: fixture.clock.now,
      randomText: () => `submission-${(made += 1)}`,
      onQueued: () => undefined,
    });
    const outcomes = new Set<string>();
    const stageAndSubmit = async (recordId: string): Promise<void> => {
      const mapRef = await fixture.stage('map', random.pick(CONTENTS));
      const replayRef = await fixture.stage('replay', random.pick(CONTENTS));
      // Some references expire between upload and submission.
      if (random.below(3) === 0) fixture.clock.advance(TTL_SECONDS * 1000);
      const submission = { recordId, mapUid: 'map-1', rank: undefined, mapRef, replayRef, clientAddress: '' };
      outcomes.add((await submissions.submit(submission)).outcome);
    };
    const sweeps = sweeping();
    for (let round = 0; round < ROUNDS; round += 1) {
      const uploads = [1, 2, 3].map((index) => stageAndSubmit(`rec-${round}-${index}`));
      await Promise.all([...uploads, sweeps.sweep(), sweeps.sweep()]);
      for (const sha256 of await filesNeeded())
        assert.ok(existsSync(fixture.files.pathOf(sha256)), `round ${round}`);
      const job = await fixture.queue.claim('replay', 1000);
      const result = {
        status: 'unavailable',
        reason_code: 'unsupported',
        confidence: null,
        policy_version: null,
      } as const;
      if (job) await fixture.queue.complete(job, result);
    }
    assert.ok(outcomes.has('queued') && outcomes.has('unknown-ref'), [...outcomes].join(', '));
  });
});
