import assert from 'node:assert/strict';
import { test } from 'node:test';
import { concat, id, number } from '../../contract-tests/fixtures/gbx-bytes.js';
import { createByteReader } from './byte-reader.js';
import { readLookbackId } from './lookback-id.js';

function read(...parts: Buffer[]): { ids: string[]; problem: string | null } {
  const reader = createByteReader(concat(...parts), 'sample');
  const seen: string[] = [];
  const ids = parts.map(() => readLookbackId(reader, seen));
  return { ids, problem: reader.problem() };
}

test('reads new texts, references to them, numbers and none', () => {
  const { ids, problem } = read(
    id('one'),
    number(26),
    id('two'),
    number(0x40000001),
    number(0x80000002),
    number(0xffffffff),
  );
  assert.deepEqual(ids, ['one', '26', 'two', 'one', 'two', '']);
  assert.equal(problem, null);
});

test('refuses a reference to a text that did not come before', () => {
  assert.match(read(id('one'), number(0x40000002)).problem ?? '', /refers to text 2 of 1/);
});

test('refuses an unknown kind and a text that is cut off', () => {
  assert.match(read(number(0xc0000001)).problem ?? '', /can't begin with 3221225473/);
  assert.match(read(id('one').subarray(0, 9)).problem ?? '', /needs 3 bytes/);
});
