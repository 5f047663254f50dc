import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommitUnknown } from '../../db/connection/outage.js';
import { driverMessage, readOutage } from './read-outage.js';

const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });

test('an outage returns a 503 that says when to try again, and to a write that nothing was stored', () => {
  const read = readOutage(refused, 'GET');
  assert.deepEqual(read?.problem, {
    status: 503,
    message: 'The database cannot be reached right now. Try again in 5 seconds.',
    headers: { 'Retry-After': '5' },
  });
  assert.equal(read.reason, 'unreachable');
  assert.equal(read.cause, 'connect ECONNREFUSED 10.0.0.7:5432');
  const message = 'The database cannot be reached right now. Nothing was stored. Try again in 5 seconds.';
  assert.equal(readOutage(refused, 'POST')?.problem.message, message);
});

test('after a commit that failed, the sentence says that the outcome is unknown', () => {
  const outage = readOutage(new CommitUnknown(refused), 'POST');
  assert.match(outage?.problem.message ?? '', /unknown; what has a time or a key of its own is stored once/);
  assert.equal(outage?.cause, 'connect ECONNREFUSED 10.0.0.7:5432');
});

test('any other error is none', () => {
  assert.equal(readOutage(new TypeError('x is undefined'), 'GET'), undefined);
});

test('the log has the words of the driver and its code, without the statement', () => {
  const failed = Object.assign(new Error('select "secret" from things - refused'), { code: 'ECONNREFUSED' });
  assert.equal(readOutage(failed, 'GET')?.cause, 'ECONNREFUSED: refused');
});

test('the statement before the words of a driver is left out', () => {
  const message = 'PRAGMA journal_mode = WAL - SQLITE_CANTOPEN: unable to open database file';
  const error = Object.assign(new Error(message), { code: 'SQLITE_CANTOPEN' });
  assert.equal(driverMessage(error), 'SQLITE_CANTOPEN: unable to open database file');
});

test('a sentence of our own is shown whole', () => {
  const sentence = 'The folder /data - old/ has no database.';
  assert.equal(driverMessage(new Error(sentence)), sentence);
});
