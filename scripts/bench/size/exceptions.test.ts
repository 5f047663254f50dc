import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXCEPTIONS, reasonOf, type Exception } from './exceptions.js';
import { readsOf, titleOf } from './reads.js';
import { SIZES } from './size-rows.js';

test('the reason is that of the first exception for the database, the limit and the title', () => {
  const exceptions: Exception[] = [
    { kinds: ['sqlite'], limits: ['p99'], reads: /deep/, reason: 'first' },
    { kinds: ['sqlite', 'postgres'], limits: ['p99', 'growth'], reads: /listMaps/, reason: 'second' },
  ];
  const title = 'catalog, listMaps, deep';
  assert.equal(reasonOf(exceptions, { kind: 'sqlite', limit: 'p99', title }), 'first');
  assert.equal(reasonOf(exceptions, { kind: 'postgres', limit: 'growth', title }), 'second');
  assert.equal(reasonOf(exceptions, { kind: 'sqlite', limit: 'growth', title: 'catalog, getMap' }), null);
});

test('every exception is of a read that is measured', () => {
  const titles = readsOf(SIZES.full).map(titleOf);
  for (const { reads } of EXCEPTIONS)
    assert.ok(
      titles.some((title) => reads.test(title)),
      String(reads),
    );
});
