import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holderOf } from './holder.js';

const ID = 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0';

test('a name and an account are taken as they are, a UUID in lower case', () => {
  assert.deepEqual(holderOf(' Kestrel', ID.toUpperCase()), { accountId: ID, holder: ' Kestrel' });
  assert.deepEqual(holderOf(undefined, 'AnyId_1'), { accountId: 'AnyId_1', holder: null });
});

test('a holder that is a UUID is an account, unless one was sent', () => {
  assert.deepEqual(holderOf(` ${ID.toUpperCase()} `, undefined), { accountId: ID, holder: null });
  assert.deepEqual(holderOf(ID, 'other'), { accountId: 'other', holder: null });
});

test('some words mean nobody', () => {
  for (const word of ['', ' ', '-', ' - ', 'Unknown', 'unknown', undefined])
    assert.deepEqual(holderOf(word, undefined), { accountId: null, holder: null }, word);
  assert.deepEqual(holderOf('Unknown Player', ''), { accountId: null, holder: 'Unknown Player' });
});
