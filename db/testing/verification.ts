import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach } from 'node:test';
import { Readable } from 'node:stream';
import { openArtifactFiles } from '../artifacts/artifact-files.js';
import type { ReceivedFile } from '../artifacts/spool.js';
import type { Database } from '../connection/database.js';
import { createArtifacts, type ArtifactKind } from '../stores/verification/artifacts.js';
import { createJobs } from '../stores/verification/jobs.js';
import type { Verdict } from '../stores/verification/verdict.js';
import { createQuotas } from '../writes/quotas.js';
import { createRecords } from '../stores/verification/records.js';
import { applyChange, type RecordChange } from '../stores/verification/decide.js';
import {
  newRecord,
  readRecords,
  saveRecords,
  type RecordBundle,
  type Track,
  type VerificationEntry,
} from '../stores/verification/record.js';
import { createSubmissions } from '../stores/verification/submissions.js';
import type { OpenStore } from './artifact-stores.js';
import { createClock, createTexts } from './clock.js';
import { emptyTables } from './empty-tables.js';

/** The lifetime of staged files in tests. */
export const TTL_SECONDS = 3600;

/** The verification stores on one database and one store of artifacts, by default a folder of their own. */
export type VerificationFixture = Awaited<ReturnType<typeof createVerificationFixture>>;

interface FixtureOptions {
  /** The tracks that have verifiers; replay by default. */
  tracks?: readonly Track[];
  openStore?: OpenStore;
}

/** Returns the stores. */
export async function createVerificationFixture(
  database: Database,
  { tracks = ['replay'], openStore }: FixtureOptions = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'record-services-files-'));
  const files = await (openStore ? openStore() : openArtifactFiles(folder));
  const clock = createClock();
  const shared = { now: clock.now, randomText: createTexts() };
  const artifacts = createArtifacts(database, { ...shared, files, ttlSeconds: TTL_SECONDS });
  let queued = 0;
  const onQueued = (): void => {
    queued += 1;
  };
  const receive = async (content: string | Buffer): Promise<ReceivedFile> => {
    const received = await files.receive(Readable.from([Buffer.from(content)]), 1_000_000);
    if (received.outcome !== 'received') throw new Error(`A file was not received: ${received.outcome}.`);
    return received.file;
  };
  return {
    clock,
    files,
    artifacts,
    submissions: createSubmissions(database, {
      ...shared,
      quotas: createQuotas(database, {}, clock.now),
      onQueued,
    }),
    queue: createJobs(database, { ...shared, tracks }),
    records: createRecords(database),
    // How often a submission has woken the worker.
    queued: () => queued,
    receive,
    /** Stages a file and returns its reference. */
    stage: async (kind: ArtifactKind, content: string | Buffer) =>
      (await artifacts.stage(await receive(content), kind, `${kind}.gbx`)).artifact_ref,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Empties the tables before each test of a suite and removes the folder at the end. Returns a function that returns the
 * stores, to be called inside tests.
 */
export function setUpVerification(
  database: () => Database,
  options?: FixtureOptions,
): () => VerificationFixture {
  let fixture: VerificationFixture | undefined;
  before(async () => {
    fixture = await createVerificationFixture(database(), options);
  });
  after(() => fixture?.remove());
  beforeEach(() => emptyTables(database()));
  return () => {
    if (!fixture) throw new Error('The stores are there only while tests run.');
    return fixture;
  };
}

/** Submits a record with files of given contents; throws unless it is queued or a repeat. */
export async function submitFiles(
  { stage, submissions }: VerificationFixture,
  recordId: string,
  {
    mapUid = 'map-1',
    map = 'a map',
    replay = 'a replay',
    rank,
    clientAddress = '192.0.2.1',
  }: {
    mapUid?: string;
    map?: string | Buffer;
    replay?: string | Buffer;
    rank?: number;
    clientAddress?: string;
  } = {},
): Promise<{ submissionId: string; record: RecordBundle }> {
  const mapRef = await stage('map', map);
  const replayRef = await stage('replay', replay);
  const submitted = await submissions.submit({
    recordId,
    mapUid,
    rank,
    mapRef,
    replayRef,
    client: { address: clientAddress, isLocal: () => false },
  });
  if ('submissionId' in submitted) return submitted;
  throw new Error(`The submission of ${recordId} failed: ${submitted.outcome}.`);
}

/** A change of a record. */
export type NamedChange = RecordChange & { recordId: string };

/** Stores changes of records, one after the other in one transaction. */
export function storeChanges(database: Database, changes: NamedChange[]): Promise<void> {
  return database.write(async (trx) => {
    for (const change of changes) {
      const { recordId, mapUid, at } = change;
      const row = (await readRecords(trx, [recordId])).get(recordId) ?? newRecord(recordId, mapUid, at);
      await saveRecords(trx, [applyChange(row, change)]);
    }
  });
}

const REASONS = {
  pass: 'verified',
  fail: 'failed_verification',
  pending: 'awaiting_processing',
  unavailable: 'service_error',
  not_run: 'not_run',
} as const;

/** Returns a result of one track with a given status. */
export function buildEntry(
  track: Track,
  status: VerificationEntry['status'],
  checkedAt: string | null = null,
): Omit<VerificationEntry, 'updated_at'> {
  const confidence = status === 'pass' || status === 'fail' ? 'medium' : null;
  return {
    track,
    status,
    reason_code: REASONS[status],
    confidence,
    policy_version: null,
    checked_at: checkedAt,
    run: null,
    contested: false,
  };
}

/** Returns a verifier's findings. */
export function buildVerdict(
  status: 'pass' | 'fail' | 'unavailable',
  confidence: VerificationEntry['confidence'] = status === 'unavailable' ? null : 'medium',
): Omit<Verdict, 'run' | 'findings'> {
  return { status, reason_code: REASONS[status], confidence, policy_version: 'replay-4' };
}

/** Returns a pass of an account's run of 40 s on a map whose blocks are `blocks`, by a path. */
export function buildPass(accountId: string, path: string | null, blocks: string | null = 'blocks'): Verdict {
  const mapParts = blocks === null ? null : { blocks, items: null, baked_blocks: null, free_blocks: null };
  return {
    ...buildVerdict('pass', 'low'),
    findings: [],
    run: { account_id: accountId, time_ms: 40_000, checkpoints_ms: [20_000, 40_000] },
    fingerprint: { mapParts, path },
  };
}
