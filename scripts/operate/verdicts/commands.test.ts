import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { buildMapFile, buildReplayFile } from '../../../src/worker/gbx/testing/gbx-files.js';
import { openArtifactFiles } from '../../../db/artifacts/artifact-files.js';
import { connect } from '../../../db/connect.js';
import { createArtifacts, type ArtifactKind } from '../../../db/stores/verification/artifacts.js';
import { createJobs } from '../../../db/stores/verification/jobs.js';
import type { Verdict } from '../../../db/stores/verification/verdict.js';
import { createQuotas } from '../../../db/writes/quotas.js';
import { createSubmissions } from '../../../db/stores/verification/submissions.js';
import { createFolder } from '../../../db/testing/folder.js';
import { runScript, type Ended } from '../../../db/testing/run-process.js';
import { chooseCommand } from './commands.js';

const script = new URL('../verdicts.js', import.meta.url);
const mapUid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const RUN = { timeMs: 7038, accountId: '085e1d24-7d55-496d-ad7a-1eb1efec09eb' };
const AT = '2026-03-01T12:00:00.000Z';
/** The verdict of policy replay-1 on any pair whose headers match. */
const FORMER: Verdict = {
  status: 'pass',
  reason_code: 'verified',
  confidence: 'low',
  policy_version: 'replay-1',
};
/** The verdict of policy replay-3 on runs that were driven online, since their files have one moment only. */
const FORMER_FAIL: Verdict = {
  status: 'fail',
  reason_code: 'failed_verification',
  confidence: 'medium',
  policy_version: 'replay-3',
};

/** Fills a data folder with records with older verdicts: two files are valid, one is invalid, one is missing. */
async function createWorkplace(dataDir: string): Promise<(...words: string[]) => Promise<Ended>> {
  const files = await openArtifactFiles(join(dataDir, 'artifacts'));
  const database = await connect({ databaseUrl: undefined, sqliteFile: join(dataDir, 'records.sqlite') });
  let made = 0;
  const now = (): Date => new Date(Date.parse(AT) + made);
  const shared = { now, randomText: () => `text-${(made += 1)}` };
  const artifacts = createArtifacts(database, { ...shared, files, ttlSeconds: 3600 });
  const stage = async (kind: ArtifactKind, bytes: Buffer): Promise<{ reference: string; sha256: string }> => {
    const received = await files.receive(Readable.from([bytes]), bytes.length);
    if (received.outcome !== 'received') throw new Error('The file was not received.');
    const { artifact_ref } = await artifacts.stage(received.file, kind, 'run.Gbx');
    return { reference: artifact_ref, sha256: received.file.sha256 };
  };
  const submissions = createSubmissions(database, {
    ...shared,
    quotas: createQuotas(database, {}, now),
    onQueued: () => undefined,
  });
  const queue = createJobs(database, { ...shared, tracks: ['replay'] });
  const map = await stage('map', buildMapFile({ uid: mapUid }));
  const replays: Record<string, Buffer> = {
    sound: buildReplayFile({ ...RUN, mapUid }),
    forged: buildReplayFile({ ...RUN, mapUid, headerTimeMs: 6038, xmlTimeMs: 6038 }),
    gone: buildReplayFile({ ...RUN, mapUid, nickname: 'gone' }),
    online: buildReplayFile({ ...RUN, mapUid, wallTime: { start: 1_784_340_240, end: 1_784_340_240 } }),
  };
  for (const [recordId, bytes] of Object.entries(replays)) {
    const { reference: replayRef, sha256 } = await stage('replay', bytes);
    await submissions.submit({
      recordId,
      mapUid,
      rank: 1,
      mapRef: map.reference,
      replayRef,
      client: { address: '', isLocal: () => false },
    });
    const job = (await queue.claim('replay', 1000)) ?? assert.fail('no job waits');
    await queue.complete(job, recordId === 'online' ? FORMER_FAIL : FORMER);
    if (recordId === 'gone') await files.remove([sha256]);
  }
  const wr = { event_id: 1, map_uid: mapUid, account_id: 'somebody', wr_ms: RUN.timeMs };
  await database.write((trx) => trx('world_records').insert({ ...wr, recorded_at: AT, received_at: AT }));
  await database.close();
  const environment = { DATA_DIR: dataDir, DATABASE_URL: '', NODE_TEST_CONTEXT: '' };
  return (...words) => runScript(script, words, { environment });
}

describe('on the same verdicts, one after the other', () => {
  let dataDir: string;
  let run: Awaited<ReturnType<typeof createWorkplace>>;

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'verdicts-'));
    run = await createWorkplace(dataDir);
  });

  after(() => rm(dataDir, { recursive: true, force: true }));

  test('recheck applies the current policy to verdicts and reports each change once', async () => {
    const { code, stdout, stderr } = await run('recheck');
    assert.deepEqual(stdout.trimEnd().split('\n').sort(), [
      'forged: pass low replay-1 -> fail medium replay-4 (header-time, xml-time)',
      'online: fail medium replay-3 -> pass low replay-4',
      'sound: pass low replay-1 -> pass low replay-4',
    ]);
    assert.equal(
      stderr,
      '4 records: 3 changed, 0 unchanged, 1 without files, 0 with a newer verdict, 0 failed\n',
    );
    assert.equal(code, 0);
    const again = await run('recheck');
    assert.match(again.stderr, /^4 records: 0 changed, 3 unchanged, 1 without files/);
  });

  test('show prints the basis of a verdict, with the facts while the files exist', async () => {
    const { code, stdout } = await run('show', 'forged');
    assert.equal(code, 0);
    assert.match(stdout, /^replay +fail, failed_verification, medium, replay-4, .*, from submission$/m);
    assert.match(
      stdout,
      /^rule broken +header-time: 6038 ms, 7038 ms expected\nrule broken +xml-time: 6038 ms, 7038 ms expected$/m,
    );
    assert.match(stdout, /^run +7038 ms, account 085e1d24-7d55-496d-ad7a-1eb1efec09eb$/m);
    const facts = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Record<string, Record<string, unknown>>;
    assert.deepEqual([facts.header?.timeMs, facts.ghost?.timeMs, facts.path?.ownCars], [6038, 7038, 1]);
    const gone = await run('show', 'gone');
    assert.match(gone.stdout, /^rule broken +none\nrun +not known\nfacts +the files are no longer there$/m);
    const unknown = await run('show', 'nothing');
    assert.deepEqual([unknown.code, unknown.stderr], [2, 'Nothing is known of record nothing.\n']);
  });

  test('compare lists passes whose time or account differ from the records of their map', async () => {
    const { stdout, stderr } = await run('compare');
    const differs = `on ${mapUid}: 7038 ms of account ${RUN.accountId}: this time is account somebody's`;
    assert.equal(stdout, `online ${differs}\nsound ${differs}\n`);
    assert.match(stderr, /^2 passes with a known run: 2 differ .* 0 are on maps without any\n$/);
  });

  test('pin and unpin decide which blocks a map has, and show says who did', async (t) => {
    const folder = await createFolder(t);
    const writeMap = async (name: string, map: Parameters<typeof buildMapFile>[0]): Promise<string> => {
      await writeFile(join(folder, name), buildMapFile(map));
      return join(folder, name);
    };
    const other = await writeMap('other', { uid: mapUid, blocks: 'others' });
    const elsewhere = await writeMap('elsewhere', { uid: 'another-map' });
    const pinned = await run('pin', mapUid, other);
    assert.deepEqual([pinned.code, pinned.stderr.startsWith(`Map ${mapUid} is pinned: `)], [0, true]);
    assert.match(
      (await run('recheck')).stdout,
      /^sound: pass low replay-4 -> pending replay-4 \(pinned-map\)$/m,
    );
    const shown = (await run('show', 'sound')).stdout;
    assert.match(shown, /^pinned by +an operator at /m);
    assert.match(shown, /^rule broken +pinned-map: blocks differ, pinned by an operator at /m);
    const wrong = await run('pin', mapUid, elsewhere);
    assert.deepEqual(
      [wrong.code, wrong.stderr],
      [2, `${elsewhere} is of map another-map, not of ${mapUid}.\n`],
    );
    const unpinned = await run('unpin', mapUid);
    assert.deepEqual(
      [unpinned.code, unpinned.stderr],
      [0, `Map ${mapUid} is not pinned any more: the next run that passes pins it.\n`],
    );
  });
});

describe('before any work', () => {
  const ends: [words: string[], sentence: string][] = [
    [[], 'Say what to do'],
    [['import'], 'import takes one argument'],
    [['export', 'x'], 'There is no command export'],
    [['recheck', 'x'], 'recheck takes no argument'],
    [['show'], 'show takes one argument'],
    [['pin', 'x'], 'pin takes two arguments'],
  ];
  for (const [words, sentence] of ends)
    test(`"${words.join(' ')}" is refused`, () => assert.equal(chooseCommand(words), sentence));
});

test('what is not there ends in a sentence: a file, a pin', async (t) => {
  const folder = await createFolder(t);
  const database = await connect({ databaseUrl: undefined, sqliteFile: join(folder, 'records.sqlite') });
  t.after(() => database.close());
  const said = t.mock.method(console, 'error', () => undefined);
  const call = async (...words: string[]): Promise<number> => {
    const command = chooseCommand(words);
    if (typeof command === 'string') throw new Error(command);
    return command({
      database,
      openFiles: () => Promise.reject(new Error('no files')),
      now: () => new Date(AT),
    });
  };
  await assert.rejects(
    call('pin', 'x', join(folder, 'none')),
    /none cannot be read \(ENOENT.*\); check its name\.$/,
  );
  await assert.rejects(call('import', folder), /cannot be read \(EISDIR.*\); check its name\.$/);
  assert.equal(await call('unpin', 'x'), 2);
  assert.deepEqual(
    said.mock.calls.map(({ arguments: words }) => words),
    [['Map x is not pinned.']],
  );
});
