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
  createVerificationFixture,
  TTL_SECONDS,
  type VerificationFixture,
} from '../../testing/verification.js';
import { createArtifacts, type ArtifactKind, type Artifacts } from './artifacts.js';
import { createQuotas } from '../../writes/quotas.js';
import { createSubmissions } from './submissions.js';

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

  /** Another process's view: the same database, files and time. */
  const sweeping = (): Artifacts =>
    createArtifacts(other, {
      files: { ...fixture.files, remove },
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
    const client = { address: '', isLocal: () => false };
    const submissions = createSubmissions(database(), {
      now: fixture.clock.now,
      quotas: createQuotas(database(), {}, fixture.clock.now),
      randomText: () => `submission-${(made += 1)}`,
      onQueued: () => undefined,
    });
    const outcomes = new Set<string>();
    /** While one upload is under way, others let hours pass, as if its process had been stopped: it has to be sent again. */
    const stage = async (kind: ArtifactKind): Promise<string> => {
      const content = random.pick(CONTENTS);
      for (;;) {
        try {
          return await fixture.stage(kind, content);
        } catch (error) {
          if (!(error instanceof ArtifactStoreError)) throw error;
          passAnHour();
          await new Promise(setImmediate);
        }
      }
    };
    const stageAndSubmit = async (recordId: string): Promise<void> => {
      const mapRef = await stage('map');
      const replayRef = await stage('replay');
      // Some references expire between upload and submission.
      if (random.below(3) === 0) passAnHour();
      const submission = { recordId, mapUid: 'map-1', rank: undefined, mapRef, replayRef, client };
      outcomes.add((await submissions.submit(submission)).outcome);
    };
    const sweeps = sweeping();
    for (let round = 0; round < rounds; round += 1) {
      const uploads = [1, 2, 3].map((index) => stageAndSubmit(`rec-${round}-${index}`));
      await Promise.all([...uploads, sweeps.sweep(), sweeps.sweep()]);
      for (const sha256 of await filesNeeded())
        assert.notEqual(await readText(fixture.files, sha256), null, `round ${round}`);
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
}
