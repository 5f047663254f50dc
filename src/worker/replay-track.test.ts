import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  buildGhostFile,
  buildMapFile,
  buildReplayFile,
  type MapFile,
  type ReplayFile,
} from '../../contract-tests/fixtures/gbx-files.js';
import { createReplayVerifier, type KnowsWorldRecord } from './replay-track.js';
import { createTestFolder } from './test-folder.js';
import type { Verdict } from './verdict.js';

const folder = createTestFolder();
const uid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const accountId = '085e1d24-7d55-496d-ad7a-1eb1efec09eb';
const POLICY = { policyVersion: 'replay-1' };
const FAIL: Verdict = { status: 'fail', reasonCode: 'failed_verification', confidence: 'medium', ...POLICY };
const REVIEW: Verdict = { status: 'pending', reasonCode: 'manual_review', confidence: null, ...POLICY };
const UNSUPPORTED: Verdict = {
  status: 'unavailable',
  reasonCode: 'unsupported',
  confidence: null,
  ...POLICY,
};
const MISSING: Verdict = {
  status: 'unavailable',
  reasonCode: 'artifacts_missing',
  confidence: null,
  ...POLICY,
};

type Case = { map?: Partial<MapFile>; replay?: Partial<ReplayFile>; mapUid?: string };

const nobody: KnowsWorldRecord = () => Promise.resolve(false);

function judge(wrong: Case, knowsWorldRecord: KnowsWorldRecord = nobody): Promise<Verdict> {
  const mapPath = folder.write('map', buildMapFile({ uid, ...wrong.map }));
  const replay = buildReplayFile({ mapUid: uid, timeMs: 7038, accountId, ...wrong.replay });
  const replayPath = folder.write('replay', replay);
  return createReplayVerifier({ knowsWorldRecord })({ mapPath, replayPath, mapUid: wrong.mapUid ?? uid });
}

test('a sound pair passes with low confidence', async () => {
  assert.deepEqual(await judge({}), { status: 'pass', reasonCode: 'verified', confidence: 'low', ...POLICY });
});

test('a pair that holds a world record the catalog knows passes with medium confidence', async () => {
  const asked: unknown[] = [];
  const verdict = await judge({}, (wr) => {
    asked.push(wr);
    return Promise.resolve(true);
  });
  assert.deepEqual(verdict, { status: 'pass', reasonCode: 'verified', confidence: 'medium', ...POLICY });
  assert.deepEqual(asked, [{ mapUid: uid, accountId, wrMs: 7038 }]);
});

const cases: [name: string, wrong: Case, expected: Verdict][] = [
  ['a submission for another map', { mapUid: 'other' }, FAIL],
  ['a map with another uid', { map: { uid: 'other' } }, FAIL],
  ['a replay of another map', { replay: { mapUid: 'other' } }, FAIL],
  ['a replay with two uids', { replay: { xmlMapUid: 'other' } }, FAIL],
  ['a uid in another case', { mapUid: uid.toLowerCase() }, FAIL],
  ['validable 0', { replay: { validable: false } }, FAIL],
  ['no time', { replay: { timeMs: -1 } }, FAIL],
  ['time 0', { replay: { timeMs: 0 } }, FAIL],
  ['a time over the range', { replay: { timeMs: 2147483648 } }, FAIL],
  ['a login that is no account', { replay: { login: 'nadeo' } }, FAIL],
  ['validable 0 and different times', { replay: { validable: false, xmlTimeMs: 7039 } }, FAIL],
  ['different times', { replay: { xmlTimeMs: 7039 } }, REVIEW],
  ['a truncated map', { map: { truncateTo: 900 } }, FAIL],
  ['a truncated replay', { replay: { truncateTo: 900 } }, FAIL],
  ['an empty replay', { replay: { truncateTo: 0 } }, FAIL],
  ['another version of the replay', { replay: { headerVersion: 7 } }, UNSUPPORTED],
  ['another class as a map', { map: { classId: 0x03093000 } }, UNSUPPORTED],
  ['external nodes', { replay: { externalNodes: 2 } }, UNSUPPORTED],
  ['a truncated map and an unsupported replay', { map: { truncateTo: 900 }, replay: { version: 5 } }, FAIL],
];
for (const [name, wrong, expected] of cases) {
  test(`${name}: ${expected.status} / ${expected.reasonCode}`, async () => {
    assert.deepEqual(await judge(wrong), expected);
  });
}

test('the longest time is still a time', async () => {
  assert.equal((await judge({ replay: { timeMs: 2147483647 } })).status, 'pass');
});

test('a ghost alone is unsupported, as a replay and as a map', async () => {
  const verify = createReplayVerifier({ knowsWorldRecord: nobody });
  const ghost = folder.write('ghost', buildGhostFile());
  const map = folder.write('map', buildMapFile({ uid }));
  const replay = folder.write('replay', buildReplayFile({ mapUid: uid, timeMs: 7038, accountId }));
  assert.deepEqual(await verify({ mapPath: map, replayPath: ghost, mapUid: uid }), UNSUPPORTED);
  assert.deepEqual(await verify({ mapPath: ghost, replayPath: replay, mapUid: uid }), UNSUPPORTED);
});

test('a missing file on either side gives artifacts_missing', async () => {
  const verify = createReplayVerifier({ knowsWorldRecord: nobody });
  const map = folder.write('map', buildMapFile({ uid }));
  const nowhere = folder.path('nowhere');
  assert.deepEqual(await verify({ mapPath: map, replayPath: nowhere, mapUid: uid }), MISSING);
  assert.deepEqual(await verify({ mapPath: nowhere, replayPath: map, mapUid: uid }), MISSING);
});

test('other errors of the file system, of the lookup and an abort reject, so that the worker retries', async () => {
  const verify = createReplayVerifier({ knowsWorldRecord: nobody });
  const map = folder.write('map', buildMapFile({ uid }));
  const paths = { mapPath: map, replayPath: map, mapUid: uid };
  await assert.rejects(verify({ ...paths, replayPath: folder.path('') }), { code: 'EISDIR' });
  await assert.rejects(verify({ ...paths, signal: AbortSignal.abort() }), { name: 'AbortError' });
  await assert.rejects(
    judge({}, () => Promise.reject(new Error('no database'))),
    /no database/,
  );
});
