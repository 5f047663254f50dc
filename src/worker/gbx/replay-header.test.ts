import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildReplayFile, type ReplayFile } from './testing/gbx-files.js';
import { createBudget } from './budget.js';
import { readContainer, REPLAY_CLASS } from './container.js';
import { readReplayHeader, type ReplayHeader } from './replay-header.js';

const mapUid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const accountId = '085e1d24-7d55-496d-ad7a-1eb1efec09eb';

function read(wrong: Partial<ReplayFile>): ReplayHeader {
  const bytes = buildReplayFile({ mapUid, timeMs: 7038, accountId, ...wrong });
  return readReplayHeader(readContainer(bytes, [REPLAY_CLASS], createBudget()));
}

/** Header XML with these `<times>` and `<checkpoints>` attributes. */
function withTimes(times: string, checkpoints = 'cur="1"'): Partial<ReplayFile> {
  const content = `<map uid="${mapUid}"/><times ${times}/><checkpoints ${checkpoints}/>`;
  return { xml: `<header type="replay">${content}</header>` };
}

test('reads both chunks of a replay', () => {
  assert.deepEqual(read({ nickname: '$i ü 🏁', xmlTimeMs: 7039, xmlMapUid: 'other', validable: false }), {
    mapUid,
    mapAuthor: 'CF4dJH1VSW2teh6x7-wJ6w',
    login: 'CF4dJH1VSW2teh6x7-wJ6w',
    timeMs: 7038,
    xmlMapUid: 'other',
    xmlMapAuthor: 'CF4dJH1VSW2teh6x7-wJ6w',
    xmlTimeMs: 7039,
    xmlCheckpoints: 3,
    isValidable: false,
  });
});

test('reads "no time" as null in both chunks', () => {
  const { timeMs, xmlTimeMs } = read({ timeMs: null });
  assert.deepEqual([timeMs, xmlTimeMs], [null, null]);
});

const refused: [name: string, wrong: Partial<ReplayFile>, kind: 'damaged' | 'unsupported', reason: RegExp][] =
  [
    ['another header version', { headerVersion: 7 }, 'unsupported', /replay header version 7/],
    ['another lookback version', { lookbackVersion: 2 }, 'unsupported', /lookback version 2/],
    ['an endless nickname', { nickname: 'x'.repeat(5000) }, 'unsupported', /a text of 5000 bytes/],
    [
      'a map without uid',
      { xml: '<header type="replay"><map/><times/><checkpoints/></header>' },
      'damaged',
      /<map> has no uid/,
    ],
    ['a missing best time', withTimes('validable="1"'), 'damaged', /best is no integer/],
    ['a broken best time', withTimes('best="7e3" validable="1"'), 'damaged', /best is no integer/],
    ['no validable', withTimes('best="7038"'), 'damaged', /validable is neither 0 nor 1/],
    ['a broken validable', withTimes('best="7038" validable="yes"'), 'damaged', /validable is neither/],
    ['no checkpoints', withTimes('best="7038" validable="1"', ''), 'damaged', /cur is no integer/],
  ];
for (const [name, wrong, kind, reason] of refused) {
  test(`${name}: ${kind}`, () => {
    assert.throws(() => read(wrong), { name: 'GbxFault', kind, message: reason });
  });
}
