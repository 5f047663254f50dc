import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ArtifactFiles } from '../../artifacts/artifact-files.js';
import { connect } from '../../connect.js';
import type { ConnectionSettings, Database } from '../../connection/database.js';
import { ArtifactStoreError } from '../../connection/outage.js';
import { readText, describeOnStores, type OpenStore } from '../../testing/artifact-stores.js';
import { describeOnDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { createRandom } from '../../testing/random.js';
import {
  buildVerdict,
  createVerificationFixture,
  TTL_SECONDS,
  type VerificationFixture,
} from '../../testing/verification.js';
import { createArtifacts, type ArtifactKind } from './artifacts.js';

const CONTENTS = ['a', 'b', 'c'];
/** A bucket takes longer for each file. */
const ROUNDS = { folder: 15, s3: 5 };

describeOnDatabases('a sweep beside uploads and submissions', (database, _kind, settings) => {
  describeOnStores('kept', (openStore, kind) => {
    sweepBesideUploads(database, settings, openStore, ROUNDS[kind]);
  });
});

function sweepBesideUploads(
  database: () => Database,
  settings: () => ConnectionSettings,
  openStore: OpenStore,
  rounds: number,
): void {
  let fixture: VerificationFixture;
  let other: Database;

  before(async () => {
    fixture = await createVerificationFixture(database(), { openStore });
    await emptyTables(database());
    other = await connect(settings());
  });
  after(async () => {
    await other.close();
    await fixture.remove();
  });

  let removing = 0;
  const remove: ArtifactFiles['remove'] = async (digests) => {
    removing += 1;
    await fixture.files.remove(digests).finally(() => (removing -= 1));
  };
  /** An hour passes, but not within a request to the store, which has a limit. */
  const passAnHour = (): void => {
    if (removing === 0) fixture.clock.advance(TTL_SECONDS * 1000);
  };
  const filesNeeded = async (): Promise<string[]> => {
    const submissions = database().read('verification_submissions').where('open_jobs', '>', 0);
    return [
      ...(await database().read('verification_artifacts').pluck<string[]>('sha256')),
      ...(await submissions.clone().pluck<string[]>('map_sha256')),
      ...(await submissions.pluck<string[]>('replay_sha256')),
    ];
  };

  test('never removes a file that a reference or an open submission needs', async () => {
    const random = createRandom(4);
    const outcomes = new Set<string>();
    const client = { address: '', isLocal: () => false };
    /** While one upload is under way, others let hours pass, as if its process had been stopped: it has to be sent again. */
    const stage = async (kind: ArtifactKind, content = random.pick(CONTENTS)): Promise<string> =>
      fixture.stage(kind, content).catch((error: unknown) => {
        if (!(error instanceof ArtifactStoreError)) throw error;
        passAnHour();
        return new Promise(setImmediate).then(() => stage(kind, content));
      });
    const stageAndSubmit = async (recordId: string): Promise<void> => {
      const files = { mapRef: await stage('map'), replayRef: await stage('replay') };
      // Some references expire between upload and submission.
      if (random.below(3) === 0) passAnHour();
      const submission = { recordId, mapUid: 'map-1', rank: undefined, ...files, client };
      outcomes.add((await fixture.submissions.submit(submission)).outcome);
    };
    /** Another process's view: the same database, files and time. */
    const sweeps = createArtifacts(other, {
      files: { ...fixture.files, remove },
      ttlSeconds: TTL_SECONDS,
      now: fixture.clock.now,
      randomText: () => assert.fail('the sweep makes no reference'),
    });
    for (let round = 0; round < rounds; round += 1) {
      const uploads = [1, 2, 3].map((index) => stageAndSubmit(`rec-${round}-${index}`));
      await Promise.all([...uploads, sweeps.sweep(), sweeps.sweep()]);
      for (const sha256 of await filesNeeded())
        assert.notEqual(await readText(fixture.files, sha256), null, `round ${round}`);
      const job = await fixture.queue.claim('replay', 1000);
      if (job) await fixture.queue.complete(job, buildVerdict('unavailable'));
    }
    assert.ok(outcomes.has('queued') && outcomes.has('unknown-ref'), [...outcomes].join(', '));
  });
}
