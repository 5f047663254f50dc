import assert from 'node:assert/strict';
import { test } from 'node:test';
import { concat, id, number } from './testing/gbx-bytes.js';
import { createByteReader } from './byte-reader.js';
import { createLookback, readId } from './lookback.js';

function read(...parts: Buffer[]): string[] {
  const reader = createByteReader(concat(number(3), ...parts), 'sample');
  const lookback = createLookback();
  return parts.map(() => readId(reader, lookback));
}

test('reads new texts, references to them, numbers and none', () => {
  const ids = read(
    id('one'),
    number(26),
    id('two'),
    number(0x40000001),
    number(0x80000002),
    number(0xffffffff),
  );
  assert.deepEqual(ids, ['one', '26', 'two', 'one', 'two', '']);
});

test('refuses a reference to a text that did not come before, an unknown kind and a cut-off text as damaged', () => {
  const damaged = (reason: RegExp): object => ({ kind: 'damaged', message: reason });
  assert.throws(() => read(id('one'), number(0x40000002)), damaged(/refers to text 2 of 1/));
  assert.throws(() => read(number(0xc0000001)), damaged(/cannot begin with 3221225473/));
  assert.throws(() => read(id('one').subarray(0, 9)), damaged(/needs 3 bytes/));
});

test('refuses another version of the scheme as unsupported', () => {
  const reader = createByteReader(concat(number(2), id('one')), 'sample');
  assert.throws(() => readId(reader, createLookback()), {
    kind: 'unsupported',
    message: /lookback version 2/,
  });
});
