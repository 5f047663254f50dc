import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  buildGhostFile,
  buildMapFile,
  buildReplayFile,
  type ReplayFile,
} from '../../contract-tests/fixtures/gbx-files.js';
import type { Outcome } from './gbx-outcome.js';
import { readReplayHeader, type ReplayHeader } from './replay-header.js';
import { createTestFolder } from './test-folder.js';

const folder = createTestFolder();
const mapUid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const accountId = '085e1d24-7d55-496d-ad7a-1eb1efec09eb';

function read(wrong: Partial<ReplayFile>): Promise<Outcome<ReplayHeader>> {
  const bytes = buildReplayFile({ mapUid, timeMs: 7038, accountId, ...wrong });
  return readReplayHeader(folder.write('replay', bytes));
}

/** Header XML with these `<times>` attributes. */
function withTimes(times: string): Partial<ReplayFile> {
  return { xml: `<header type="replay"><map uid="${mapUid}"/><times ${times}/></header>` };
}

test('reads both chunks of a replay', async () => {
  assert.deepEqual(await read({ nickname: '$i ü 🏁', xmlTimeMs: 7039, validable: false }), {
    kind: 'readable',
    value: {
      mapUid,
      login: 'CF4dJH1VSW2teh6x7-wJ6w',
      runTimeMs: 7038,
      bestTimeMs: 7039,
      validable: false,
    },
  });
});

test('reads "no time" as -1 in both chunks', async () => {
  const outcome = await read({ timeMs: -1 });
  assert.ok(outcome.kind === 'readable');
  assert.deepEqual([outcome.value.runTimeMs, outcome.value.bestTimeMs], [-1, -1]);
});

const refused: [name: string, wrong: Partial<ReplayFile>, kind: 'damaged' | 'unsupported', reason: RegExp][] =
  [
    ['another header version', { headerVersion: 7 }, 'unsupported', /replay header version 7/],
    ['another lookback version', { lookbackVersion: 2 }, 'unsupported', /lookback version 2/],
    ['another class', { classId: 0x2403f000 }, 'unsupported', /class 0x2403f000/],
    ['different maps in the two chunks', { xmlMapUid: 'other' }, 'damaged', /different maps/],
    ['an endless nickname', { nickname: 'x'.repeat(5000) }, 'damaged', /a text of 5000 bytes/],
    [
      'a map without uid',
      { xml: '<header type="replay"><map/><times/></header>' },
      'damaged',
      /<map> has no uid/,
    ],
    ['a missing best time', withTimes('validable="1"'), 'damaged', /best time is no integer/],
    ['a broken best time', withTimes('best="7e3" validable="1"'), 'damaged', /best time is no integer/],
    ['no validable', withTimes('best="7038"'), 'damaged', /validable is neither 0 nor 1/],
    ['a broken validable', withTimes('best="7038" validable="yes"'), 'damaged', /validable is neither/],
  ];
for (const [name, wrong, kind, reason] of refused) {
  test(`${name}: ${kind}`, async () => {
    const outcome = { reason: '', ...(await read(wrong)) };
    assert.equal(outcome.kind, kind);
    assert.match(outcome.reason, reason);
  });
}

test('a map and a ghost alone are unsupported as a replay', async () => {
  const map = folder.write('map', buildMapFile({ uid: mapUid }));
  assert.equal((await readReplayHeader(map)).kind, 'unsupported');
  assert.equal((await readReplayHeader(folder.write('ghost', buildGhostFile()))).kind, 'unsupported');
});
