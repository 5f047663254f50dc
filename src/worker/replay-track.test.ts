import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Verdict } from '../../db/stores/verification/verdict.js';
import {
  buildGhostFile,
  buildMapFile,
  buildReplayFile,
  type MapFile,
  type ReplayFile,
} from './gbx/testing/gbx-files.js';
import { inspect } from './inspect.js';
import { createReplayVerifier, type KnowsWorldRecord } from './replay-track.js';
import { openPath } from './testing/open-path.js';
import { createTestFolder } from './testing/test-folder.js';
import type { Verifier } from './verdict.js';

const folder = createTestFolder();
const uid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const accountId = '085e1d24-7d55-496d-ad7a-1eb1efec09eb';
const RUN = { mapUid: uid, timeMs: 7038, accountId };
const FILE_RUN = { timeMs: 7038, accountId, checkpointsMs: [2346, 4692, 7038] };
const POLICY = { policy_version: 'replay-4' };
const NONE = { confidence: null, findings: [], run: null, ...POLICY };
const PASS = {
  status: 'pass',
  reason_code: 'verified',
  confidence: 'low',
  findings: [],
  run: FILE_RUN,
  ...POLICY,
};
const FAIL = { status: 'fail', reason_code: 'failed_verification', confidence: 'medium', ...POLICY };
const REVIEW = { status: 'pending', reason_code: 'manual_review', confidence: null, ...POLICY };
const UNSUPPORTED = { status: 'unavailable', reason_code: 'unsupported', confidence: null, ...POLICY };
const MISSING = { status: 'unavailable', reason_code: 'artifacts_missing', ...NONE };

type Case = { map?: Partial<MapFile>; replay?: Partial<ReplayFile>; mapUid?: string };

const nobody: KnowsWorldRecord = () => Promise.resolve(false);
const everybody: KnowsWorldRecord = () => Promise.resolve(true);

function createVerifier(knowsWorldRecord: KnowsWorldRecord = nobody): Verifier {
  return createReplayVerifier({
    open: openPath,
    inspect: (task) => Promise.resolve(inspect(task)),
    knowsWorldRecord,
  });
}

/** A verdict without the digests by which its run is known again. */
async function verdictOnly(verdict: Promise<Verdict>): Promise<Omit<Verdict, 'fingerprint'>> {
  const { fingerprint: _, ...rest } = await verdict;
  return rest;
}

function verify({ map, replay, mapUid = uid }: Case, knows?: KnowsWorldRecord): Promise<Verdict> {
  const mapSha256 = folder.write('map', buildMapFile({ uid, ...map }));
  const replaySha256 = folder.write('replay', buildReplayFile({ ...RUN, ...replay }));
  return createVerifier(knows)({ mapSha256, replaySha256, mapUid });
}

test('a sound pair passes with low confidence, and with medium where the catalog knows its world record', async () => {
  assert.deepEqual(await verdictOnly(verify({})), PASS);
  const asked: unknown[] = [];
  const verdict = await verdictOnly(
    verify({}, (wr) => {
      asked.push(wr);
      return Promise.resolve(true);
    }),
  );
  assert.deepEqual(verdict, { ...PASS, confidence: 'medium' });
  assert.deepEqual(asked, [{ mapUid: uid, accountId, wrMs: 7038 }]);
});

test('a world record does not make a ghost alone, nor a replay whose record data is not read, any surer', async () => {
  const mapSha256 = folder.write('map', buildMapFile({ uid }));
  const replaySha256 = folder.write('ghost', buildGhostFile(RUN));
  assert.deepEqual(
    await verdictOnly(createVerifier(everybody)({ mapSha256, replaySha256, mapUid: uid })),
    PASS,
  );
  assert.deepEqual(await verdictOnly(verify({ replay: { record: { version: 12 } } }, everybody)), PASS);
});

test('the run of a fail has checkpoints only where all of them can be shown', async () => {
  const runOf = async (checkpointsMs: number[]): Promise<unknown> =>
    (await verify({ replay: { checkpointsMs } })).run;
  const rising = Array.from({ length: 1001 }, (_, index) => index + 1);
  const atLimit = [...rising.slice(0, 999), 7038];
  assert.deepEqual(await runOf(atLimit), { ...FILE_RUN, checkpointsMs: atLimit });
  for (const checkpointsMs of [
    [...rising.slice(0, 1000), 7038],
    [0, 7038],
    [-5, 7038],
    [-1, 7038],
  ])
    assert.deepEqual(await runOf(checkpointsMs), { ...FILE_RUN, checkpointsMs: null });
});

/** One broken rule of each kind, and kinds that come together: the one that weighs most decides. */
const cases: [name: string, wrong: Case, expected: object, findings: string[]][] = [
  ['validable 0', { replay: { validable: false } }, FAIL, ['not-validable']],
  ['another game', { replay: { exe: 'ManiaPlanet' } }, UNSUPPORTED, ['run-file-unsupported']],
  ['a plain body', { replay: { packing: 'plain' } }, REVIEW, ['body-not-compressed']],
  [
    'a contradiction in the header of a replay with two ghosts',
    { replay: { xmlMapUid: 'other', ghosts: 2 } },
    FAIL,
    ['uids', 'run-file-unsupported'],
  ],
  [
    'an unsupported run and a doubt',
    { replay: { inputs: [{ version: 13 }], packing: 'plain' } },
    UNSUPPORTED,
    ['inputs-format', 'body-not-compressed'],
  ],
];
for (const [name, wrong, expected, findings] of cases) {
  test(`${name}: ${findings.join(', ')}`, async () => {
    const { run: _, ...verdict } = await verify(wrong, everybody);
    const rules = verdict.findings?.map(({ rule }) => rule);
    assert.deepEqual({ ...verdict, findings: rules }, { ...expected, findings });
  });
}

test('a pass has the digests of the map and of the path, which is the same alone and in a replay', async () => {
  const { fingerprint } = await verify({});
  const digest = /^[0-9a-f]{64}$/;
  assert.match(fingerprint?.path ?? '', digest);
  assert.ok(fingerprint?.mapParts);
  const parts: (string | null)[] = Object.values({ ...fingerprint.mapParts });
  for (const part of parts) assert.match(part ?? '', digest);
  const mapSha256 = folder.write('map', buildMapFile({ uid }));
  const replaySha256 = folder.write('ghost', buildGhostFile(RUN));
  const ghost = await createVerifier()({ mapSha256, replaySha256, mapUid: uid });
  assert.deepEqual(ghost.fingerprint, fingerprint);
  const others = await Promise.all([
    verify({ replay: { timeMs: 7039 } }),
    verify({ map: { blocks: 'other' } }),
  ]);
  assert.notEqual(others[0].fingerprint?.path, fingerprint.path);
  assert.equal(others[1].fingerprint, undefined);
});

test('a missing file on either side gives artifacts_missing', async () => {
  const map = folder.write('map', buildMapFile({ uid }));
  const nowhere = folder.path('nowhere');
  assert.deepEqual(await createVerifier()({ mapSha256: map, replaySha256: nowhere, mapUid: uid }), MISSING);
  assert.deepEqual(await createVerifier()({ mapSha256: nowhere, replaySha256: map, mapUid: uid }), MISSING);
});

test('other errors of the file system, of the lookup and an abort reject, so that the worker retries', async () => {
  const map = folder.write('map', buildMapFile({ uid }));
  const paths = { mapSha256: map, replaySha256: map, mapUid: uid };
  const verifier = createReplayVerifier({
    open: openPath,
    inspect: (task) => Promise.resolve().then(() => inspect(task)),
    knowsWorldRecord: nobody,
  });
  await assert.rejects(verifier({ ...paths, replaySha256: folder.path('') }), { code: 'EISDIR' });
  await assert.rejects(verifier({ ...paths, signal: AbortSignal.abort() }), { name: 'AbortError' });
  await assert.rejects(
    verify({}, () => Promise.reject(new Error('no database'))),
    /no database/,
  );
});
