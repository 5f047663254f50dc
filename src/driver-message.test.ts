import assert from 'node:assert/strict';
import { test } from 'node:test';
import { driverMessage } from './driver-message.js';

test('the statement before the words of a driver is left out', () => {
  const message = 'PRAGMA journal_mode = WAL - SQLITE_CANTOPEN: unable to open database file';
  const error = Object.assign(new Error(message), { code: 'SQLITE_CANTOPEN' });
  assert.equal(driverMessage(error), 'SQLITE_CANTOPEN: unable to open database file');
});

test('a sentence of our own is whole, whatever is in it', () => {
  const sentence = 'The folder /data - old/ has no database.';
  assert.equal(driverMessage(new Error(sentence)), sentence);
});
