import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { RequestProblem } from './response/problem.js';
import { createTokenGuard, type TokenAccess } from './token-guard.js';

const all = { isAdmin: false, projectKeys: null };
const of = (...keys: string[]): TokenAccess => ({ isAdmin: false, projectKeys: new Set(keys) });
const guard = createTokenGuard(
  [
    { name: 'x-ingest-token', token: 'kestrel', access: all },
    { name: 'authorization', scheme: 'Bearer', token: 'kestrel', access: all },
    { name: 'x-ingest-token', token: 'dunes', access: of('a') },
    { name: 'x-ingest-token', token: 'dunes', access: of('b') },
    { name: 'x-admin-token', token: 'oakhollow', access: { isAdmin: true, projectKeys: null } },
  ],
  { challenge: 'Bearer', message: 'Unauthorized' },
);

function lets(headers: Record<string, string>): boolean {
  try {
    guard({ headers } as unknown as IncomingMessage);
    return true;
  } catch (error) {
    assert.ok(error instanceof RequestProblem);
    assert.deepEqual(error.problem, {
      status: 401,
      message: 'Unauthorized',
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
    return false;
  }
}

test('any one header with its token is enough', () => {
  assert.equal(lets({ 'x-ingest-token': 'kestrel' }), true);
  assert.equal(lets({ authorization: 'Bearer kestrel' }), true);
  assert.equal(lets({ authorization: 'bearer  kestrel ' }), true);
  assert.equal(lets({ 'x-admin-token': 'oakhollow' }), true);
  assert.equal(lets({ 'x-ingest-token': 'wrong', 'x-admin-token': 'oakhollow' }), true);
});

test('a missing, empty, wrong or misplaced token returns a 401', () => {
  for (const headers of [
    {},
    { 'x-ingest-token': '' },
    { 'x-ingest-token': 'kestre' },
    { 'x-ingest-token': 'kestrell' },
    { 'x-ingest-token': 'oakhollow' },
    { 'x-admin-token': 'kestrel' },
    { authorization: 'kestrel' },
    { authorization: 'Basic kestrel' },
    { authorization: 'Bearer' },
  ]) {
    assert.equal(lets(headers as Record<string, string>), false, JSON.stringify(headers));
  }
});

test('a request has the access of all its tokens', () => {
  const readAccess = (headers: Record<string, string>): TokenAccess => {
    const { isAuthenticated, ...access } = guard({ headers } as unknown as IncomingMessage);
    assert.equal(isAuthenticated, true);
    return access;
  };
  assert.deepEqual(readAccess({ 'x-ingest-token': 'kestrel' }), all);
  assert.deepEqual(readAccess({ 'x-ingest-token': 'dunes' }), of('a', 'b'));
  assert.deepEqual(readAccess({ 'x-ingest-token': 'dunes', authorization: 'Bearer kestrel' }), all);
  assert.deepEqual(readAccess({ 'x-ingest-token': 'dunes', 'x-admin-token': 'oakhollow' }), {
    isAdmin: true,
    projectKeys: null,
  });
});
