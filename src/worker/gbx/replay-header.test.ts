import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildReplayFile, type ReplayFile } from './testing/gbx-files.js';
import { createBudget } from './budget.js';
import { readContainer, REPLAY_CLASS } from './container.js';
import { readReplayHeader, type ReplayHeader } from './replay-header.js';

const mapUid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const accountId = '085e1d24-7d55-496d-ad7a-1eb1efec09eb';

function read(wrong: Partial<ReplayFile>, notes: string[] = []): ReplayHeader {
  const bytes = buildReplayFile({ mapUid, timeMs: 7038, accountId, ...wrong });
  return readReplayHeader(readContainer(bytes, [REPLAY_CLASS], createBudget()), notes);
}

/** Header XML with these `<times>` and `<checkpoints>` attributes. */
function withTimes(times: string, checkpoints = 'cur="1"'): Partial<ReplayFile> {
  const content = `<map uid="${mapUid}"/><times ${times}/><checkpoints ${checkpoints}/>`;
  return { xml: `<header type="replay">${content}</header>` };
}

test('reads both chunks of a replay', () => {
  assert.deepEqual(read({ nickname: '$i ü 🏁', xmlTimeMs: 7039, xmlMapUid: 'other', validable: false }), {
    mapUid,
    login: 'CF4dJH1VSW2teh6x7-wJ6w',
    timeMs: 7038,
    xmlMapUid: 'other',
    xmlTimeMs: 7039,
    xmlCheckpoints: 3,
    isValidable: false,
  });
});

test('reads "no time" as null in both chunks', () => {
  const { timeMs, xmlTimeMs } = read({ timeMs: null });
  assert.deepEqual([timeMs, xmlTimeMs], [null, null]);
});

test('a nickname that is not UTF-8 is ignored, and noted', () => {
  const notes: string[] = [];
  const login = 'CF4dJH1VSW2teh6x7-wJ6w';
  assert.equal(read({ headerNickname: Buffer.from([0xff]) }, notes).login, login);
  assert.deepEqual(notes, ['replay header: the nickname is not UTF-8']);
});

const unsupported: [name: string, wrong: Partial<ReplayFile>, reason: RegExp][] = [
  ['another header version', { headerVersion: 7 }, /replay header version 7/],
  ['another lookback version', { lookbackVersion: 2 }, /lookback version 2/],
  ['a login that is not UTF-8', { headerLogin: Buffer.from([0xff]) }, /is not UTF-8/],
  ['a missing best time', withTimes('validable="1"'), /best is no integer/],
  ['a broken validable', withTimes('best="7038" validable="yes"'), /validable is neither/],
  ['no checkpoints', withTimes('best="7038" validable="1"', ''), /cur is no integer/],
];
for (const [name, wrong, message] of unsupported) {
  test(`unsupported: ${name}`, () => {
    assert.throws(() => read(wrong), { name: 'GbxFault', kind: 'unsupported', message });
  });
}
