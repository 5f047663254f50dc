import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommitUnknown, DatabaseFileGone, toOutage } from './outage.js';

const withCode = (code: string, more: object = {}): Error =>
  Object.assign(new Error('select 1 - failed'), { code, ...more });
const reasonOf = (error: unknown): string | undefined => toOutage(error)?.reason;

test('codes of PostgreSQL, SQLite, sockets and files have a reason', () => {
  const expected: Record<string, string[]> = {
    unreachable: [
      '08006',
      '08P01',
      '57P01',
      '57P02',
      '57P03',
      '25P03',
      'ECONNREFUSED',
      'ECONNRESET',
      'ENOTFOUND',
    ],
    timeout: ['57014', 'SQLITE_INTERRUPT'],
    locked: ['55P03', '40P01', '40001', 'SQLITE_BUSY', 'SQLITE_LOCKED'],
    exhausted: ['53300', '53200', 'EMFILE'],
    read_only: ['25006', 'SQLITE_READONLY', 'EROFS'],
    disk: ['53100', '58030', 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_CANTOPEN', 'ENOSPC', 'EIO'],
  };
  for (const [reason, codes] of Object.entries(expected))
    for (const code of codes) assert.equal(reasonOf(withCode(code)), reason, code);
});

test('failures of the connection and of the pool, which have no code, have a reason', () => {
  const words = [
    'Connection terminated unexpectedly',
    'select 1 - Connection terminated due to connection timeout',
    'timeout expired',
    'Client has encountered a connection error and is not queryable',
    'select 1 - Query read timeout',
  ];
  for (const message of words) assert.equal(reasonOf(new Error(message)), 'unreachable', message);
  assert.equal(reasonOf(Object.assign(new Error('Timeout'), { name: 'KnexTimeoutError' })), 'exhausted');
  assert.equal(reasonOf(new DatabaseFileGone('records.sqlite')), 'disk');
});

test('a folder that is gone is an outage for a file operation only', () => {
  assert.equal(reasonOf(withCode('ENOENT', { syscall: 'open' })), 'disk');
  assert.equal(reasonOf(withCode('ENOENT')), undefined);
});

test('faults of ours are no outage', () => {
  const codes = [
    '23505',
    '42P01',
    '22P02',
    'SQLITE_ERROR',
    'SQLITE_CONSTRAINT',
    'ERR_INVALID_ARG_TYPE',
    'constructor',
  ];
  for (const error of [
    ...codes.map((code) => withCode(code)),
    new TypeError('x is undefined'),
    null,
    'a text',
  ])
    assert.equal(toOutage(error), null, String(error));
});

test('after a commit that failed, the outcome is unknown', () => {
  assert.deepEqual(toOutage(new CommitUnknown(withCode('57P01'))), {
    reason: 'unreachable',
    code: '57P01',
    isOutcomeUnknown: true,
  });
  assert.equal(toOutage(withCode('57P01'))?.isOutcomeUnknown, false);
});
