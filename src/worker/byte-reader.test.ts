import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createByteReader, decodeUtf8 } from './byte-reader.js';

test('reads numbers and texts in their order', () => {
  const reader = createByteReader(Buffer.from([7, 1, 2, 0, 0, 3, 0, 0, 0, 0xe2, 0x82, 0xac]), 'sample');
  assert.deepEqual([reader.u8(), reader.u32(), reader.text(10)], [7, 0x201, '€']);
  reader.end();
  assert.equal(reader.problem(), null);
});

test('keeps the first problem and gives zero values from there on', () => {
  const reader = createByteReader(Buffer.from([1, 0, 0]), 'sample');
  assert.equal(reader.u32(), 0);
  assert.equal(reader.problem(), 'sample: a number at byte 0 needs 4 bytes, 3 are left');
  assert.deepEqual([reader.u8(), reader.text(10)], [0, '']);
  reader.fail('something else');
  assert.match(reader.problem() ?? '', /3 are left/);
});

test('refuses a text that is too long, cut off or not UTF-8', () => {
  const problemOf = (bytes: number[], limit: number): string | null => {
    const reader = createByteReader(Buffer.from(bytes), 'sample');
    assert.equal(reader.text(limit), '');
    return reader.problem();
  };
  assert.match(problemOf([5, 0, 0, 0, 65, 65, 65, 65, 65], 4) ?? '', /a text of 5 bytes, at most 4/);
  assert.match(problemOf([5, 0, 0, 0, 65], 10) ?? '', /needs 5 bytes, 1 are left/);
  assert.match(problemOf([0xff, 0xff, 0xff, 0xff, 65], 2 ** 32) ?? '', /needs 4294967295 bytes/);
  assert.match(problemOf([1, 0, 0, 0, 0xff], 10) ?? '', /at byte 4 is not UTF-8/);
});

test('end refuses bytes that nobody read', () => {
  const reader = createByteReader(Buffer.from([1, 2]), 'sample');
  reader.u8();
  reader.end();
  assert.equal(reader.problem(), 'sample: 1 bytes are left over');
});

test('decodeUtf8 refuses overlong forms and surrogates', () => {
  assert.equal(decodeUtf8(Buffer.from([0xc0, 0x80])), null);
  assert.equal(decodeUtf8(Buffer.from([0xed, 0xa0, 0x80])), null);
  assert.equal(decodeUtf8(Buffer.from('naïve')), 'naïve');
});
