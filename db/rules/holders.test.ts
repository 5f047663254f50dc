import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseHolder } from './holders.js';

const KESTREL = 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0';

const cases: [
  string,
  [string | null | undefined, string | null | undefined],
  [string | null, string | null],
][] = [
  ['both', [KESTREL, 'Kestrel'], [KESTREL, 'Kestrel']],
  ['an account id in upper case', [KESTREL.toUpperCase(), null], [KESTREL, null]],
  ['an account id that is no UUID', ['Some_Id-1', 'Kestrel'], ['Some_Id-1', 'Kestrel']],
  ['a malformed account id', ['no id', 'Kestrel'], [null, 'Kestrel']],
  ['a holder alone', [null, 'Kestrel'], [null, 'Kestrel']],
  ['nobody', [undefined, undefined], [null, null]],
  ['an empty holder', [KESTREL, ''], [KESTREL, null]],
  ['a holder of white space', [null, ' \t'], [null, null]],
  ['a dash', [null, ' - '], [null, null]],
  ['Unknown', [null, 'Unknown'], [null, null]],
  ['unknown in another case', [null, 'UNKNOWN'], [null, null]],
  ['a name that begins with Unknown', [null, 'Unknown Soldier'], [null, 'Unknown Soldier']],
  ['a name with invisible and control characters', [null, 'Kes\u200Btrel\u0007'], [null, 'Kestrel']],
  ['a name of which nothing shows', [KESTREL, '\u202E\u2800'], [KESTREL, null]],
  ['an unknown one that pretends to be a name', [null, '-\u200B'], [null, null]],
  ['a holder that is an account id', [null, KESTREL.toUpperCase()], [KESTREL, null]],
  ['a holder that is another account id', ['a', KESTREL], ['a', null]],
];

for (const [name, [accountId, holder], [wantedAccount, wantedHolder]] of cases) {
  test(`a holder sent as ${name}`, () => {
    assert.deepEqual(parseHolder(accountId, holder), { accountId: wantedAccount, holder: wantedHolder });
  });
}
