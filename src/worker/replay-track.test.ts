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
const mapUid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const accountId = '085e1d24-7d55-496d-ad7a-1eb1efec09eb';
const RUN = { mapUid, timeMs: 7038, accountId };
const POLICY = { policy_version: 'replay-4' };
const FILE_RUN = { account_id: accountId, time_ms: 7038, checkpoints_ms: [2346, 4692, 7038] };
const RESULT = { status: 'pass', reason_code: 'verified', confidence: 'low', ...POLICY };
const PASS = { ...RESULT, findings: [], run: FILE_RUN };

type Case = { map?: Partial<MapFile>; replay?: Partial<ReplayFile>; isGhost?: boolean };

const nobody: KnowsWorldRecord = () => Promise.resolve(false);
const everybody: KnowsWorldRecord = () => Promise.resolve(true);

const createVerifier = (knowsWorldRecord = nobody): Verifier =>
  createReplayVerifier({
    open: openPath,
    inspect: (task) => Promise.resolve().then(() => inspect(task)),
    knowsWorldRecord,
  });

function verify({ map, replay, isGhost }: Case = {}, knows?: KnowsWorldRecord): Promise<Verdict> {
  const mapSha256 = folder.write('map', buildMapFile({ uid: mapUid, ...map }));
  const build = isGhost ? buildGhostFile : buildReplayFile;
  const replaySha256 = folder.write('replay', build({ ...RUN, ...replay }));
  return createVerifier(knows)({ mapSha256, replaySha256, mapUid });
}

test('a sound pair passes with low confidence, and a replay with medium where the catalog knows its world record', async () => {
  const asked: unknown[] = [];
  const noted: KnowsWorldRecord = (wr) => {
    asked.push(wr);
    return everybody(wr);
  };
  const cases: [Case, KnowsWorldRecord, Verdict['confidence']][] = [
    [{}, nobody, 'low'],
    [{}, noted, 'medium'],
    [{ isGhost: true }, everybody, 'low'],
    [{ replay: { record: { version: 12 } } }, everybody, 'low'],
  ];
  for (const [files, knows, confidence] of cases) {
    const { fingerprint: _, ...verdict } = await verify(files, knows);
    assert.deepEqual(verdict, { ...PASS, confidence });
  }
  assert.deepEqual(asked, [{ mapUid, accountId, wrMs: 7038 }]);
});

test('the run of a fail has checkpoints only where all of them can be shown', async () => {
  const rising = Array.from({ length: 1000 }, (_, index) => index + 1);
  const shown: [checkpointsMs: number[], isShown: boolean][] = [
    [[...rising.slice(1), 7038], true],
    [[...rising, 7038], false],
    [[0, 7038], false],
    [[-1, 7038], false],
  ];
  for (const [checkpointsMs, isShown] of shown) {
    const { run } = await verify({ replay: { checkpointsMs } });
    assert.deepEqual(run, { ...FILE_RUN, checkpoints_ms: isShown ? checkpointsMs : null });
  }
});

/** One broken rule of each kind, and kinds that come together: the one that weighs most decides. */
const cases: [wrong: Partial<ReplayFile>, verdict: string, findings: string[]][] = [
  [{ validable: false }, 'fail failed_verification medium', ['not-validable']],
  [{ exe: 'ManiaPlanet' }, 'unavailable unsupported ', ['run-file-unsupported']],
  [{ packing: 'plain' }, 'pending manual_review ', ['body-not-compressed']],
  [{ xmlMapUid: 'other', ghosts: 2 }, 'fail failed_verification medium', ['uids', 'run-file-unsupported']],
  [
    { inputs: [{ version: 13 }], packing: 'plain' },
    'unavailable unsupported ',
    ['inputs-format', 'body-not-compressed'],
  ],
];
for (const [replay, expected, rules] of cases)
  test(`${expected}: ${rules.join(', ')}`, async () => {
    const {
      status,
      reason_code,
      confidence,
      findings = [],
      policy_version,
    } = await verify({ replay }, everybody);
    assert.equal([status, reason_code, confidence].join(' '), expected);
    assert.deepEqual([findings.map(({ rule }) => rule), policy_version], [rules, 'replay-4']);
  });

test('a pass has the digests of the map and of the path, which is the same alone and in a replay', async () => {
  const { fingerprint } = await verify();
  const { path, mapParts } = fingerprint ?? {};
  for (const digest of [path, ...Object.values({ ...mapParts })])
    assert.match(String(digest), /^[0-9a-f]{64}$/);
  assert.deepEqual((await verify({ isGhost: true })).fingerprint, fingerprint);
  assert.notEqual((await verify({ replay: { timeMs: 8000 } })).fingerprint?.path, path);
  assert.equal((await verify({ map: { blocks: 'other' } })).fingerprint, undefined);
});

test('a missing file gives artifacts_missing; other errors and an abort reject, so that the worker retries', async () => {
  const map = folder.write('map', buildMapFile({ uid: mapUid }));
  const files = { mapSha256: map, replaySha256: map, mapUid };
  const verifier = createVerifier();
  const missing = { ...RESULT, status: 'unavailable', reason_code: 'artifacts_missing', confidence: null };
  for (const file of ['mapSha256', 'replaySha256'])
    assert.deepEqual(await verifier({ ...files, [file]: folder.path('nowhere') }), {
      ...missing,
      ...{ findings: [], run: null },
    });
  await assert.rejects(verifier({ ...files, replaySha256: folder.path('') }), { code: 'EISDIR' });
  await assert.rejects(verifier({ ...files, signal: AbortSignal.abort() }), { name: 'AbortError' });
  await assert.rejects(
    verify({}, () => Promise.reject(new Error('no database'))),
    /no database/,
  );
});
