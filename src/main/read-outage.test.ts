import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommitUnknown } from '../../db/connection/outage.js';
import { readOutage } from './read-outage.js';

const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });

test('an outage is a 503 that says when to try again, and for a write that nothing was stored', () => {
  const read = readOutage(refused, 'GET');
  assert.deepEqual(read?.problem, {
    status: 503,
    message: 'The database cannot be reached right now. Try again in 5 seconds.',
    headers: { 'Retry-After': '5' },
  });
  assert.equal(read.reason, 'unreachable');
  assert.equal(read.cause, refused);
  const message = 'The database cannot be reached right now. Nothing was stored. Try again in 5 seconds.';
  assert.equal(readOutage(refused, 'POST')?.problem.message, message);
});

test('after a commit that failed, the sentence says that the outcome is unknown', () => {
  const outage = readOutage(new CommitUnknown(refused), 'POST');
  assert.match(outage?.problem.message ?? '', /unknown; what has a time or a key of its own is stored once/);
  assert.equal(outage?.cause, refused);
});

test('any other error is none', () => {
  assert.equal(readOutage(new TypeError('x is undefined'), 'GET'), undefined);
});
