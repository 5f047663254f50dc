import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loginOf } from './testing/gbx-files.js';
import { loginToAccountId } from './ghost.js';

test('a login is base64url of the 16 bytes of an account id', () => {
  assert.equal(loginToAccountId('CF4dJH1VSW2teh6x7-wJ6w'), '085e1d24-7d55-496d-ad7a-1eb1efec09eb');
  assert.equal(loginOf('085e1d24-7d55-496d-ad7a-1eb1efec09eb'), 'CF4dJH1VSW2teh6x7-wJ6w');
});

const refused: Record<string, string> = {
  'an empty text': '',
  'too short': 'CF4dJH1VSW2teh6x7-wJ6',
  'too long': 'CF4dJH1VSW2teh6x7-wJ6wA',
  padded: 'CF4dJH1VSW2teh6x7-wJ6w==',
  'the other base64 alphabet': 'CF4dJH1VSW2teh6x7+wJ6w',
  'bits set that no account id has': 'CF4dJH1VSW2teh6x7-wJ6x',
  'a line end behind it': 'CF4dJH1VSW2teh6x7-wJ6w\n',
};
for (const [name, login] of Object.entries(refused)) {
  test(`a login is refused: ${name}`, () => assert.equal(loginToAccountId(login), null));
}
