import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAccountId, parseSentAccountId, parseUuid } from './account-ids.js';

const UUID = '6a43df20-cd1a-4b3b-87b9-a6835a9b416d';
const LOGIN = 'akPfIM0aSzuHuaaDWptBbQ';

const spellings: [name: string, text: string, stored: string | null][] = [
  ['a UUID', UUID, UUID],
  ['a UUID in upper case', UUID.toUpperCase(), UUID],
  ['a UUID without dashes', '6A43df20cd1a4b3b87b9a6835a9b416d', UUID],
  ["the game's login", LOGIN, UUID],
  ['the nil UUID without dashes', '0'.repeat(32), '00000000-0000-0000-0000-000000000000'],
  ['another id', 'Player_7', 'Player_7'],
  ['another id of the longest kind', 'x'.repeat(64), 'x'.repeat(64)],
  ['a login in another case', LOGIN.toLowerCase(), LOGIN.toLowerCase()],
  ['base64url of other bits', 'akPfIM0aSzuHuaaDWptBbR', 'akPfIM0aSzuHuaaDWptBbR'],
  ['base64url of a UUID of version 1', 'akPfIM0aGzuHuaaDWptBbQ', 'akPfIM0aGzuHuaaDWptBbQ'],
  ['a word of 22 letters', 'otorhinolaryngological', 'otorhinolaryngological'],
  ['a UUID with dashes elsewhere', '6a43-df20cd1a4b3b87b9a6835a9b416d', '6a43-df20cd1a4b3b87b9a6835a9b416d'],
  ['a padded login', `${LOGIN}==`, null],
  ['too long', 'x'.repeat(65), null],
  ['empty', '', null],
  ['white space', 'a b', null],
  ['a point', 'a.b', null],
  ['a letter outside ASCII', 'ä', null],
  ['a line end', `${UUID}\n`, null],
];

for (const [name, text, stored] of spellings) {
  test(`an account id: ${name}`, () => {
    assert.equal(parseAccountId(text), stored);
    assert.equal(
      parseUuid(text),
      stored !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-/.test(stored) ? stored : null,
    );
  });
}

test('an id that a contributor sends for nobody is none; a read looks it up like any other', () => {
  for (const id of ['-', 'unknown', 'null', '0', '0'.repeat(32)]) {
    assert.equal(parseSentAccountId(id), null);
    assert.notEqual(parseAccountId(id), null);
  }
  assert.equal(parseSentAccountId(LOGIN), UUID);
});
