import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createByteReader, decodeUtf8, type ByteReader } from './byte-reader.js';

const createReader = (...bytes: number[]): ByteReader => createByteReader(Buffer.from(bytes), 'sample');

test('reads fields in their order', () => {
  const reader = createReader(
    ...Buffer.from('0701020000' + '03000000e282ac' + 'ffffffff' + '01000000', 'hex'),
  );
  assert.deepEqual([reader.u8(), reader.u32(), reader.text(10)], [7, 0x201, '€']);
  assert.deepEqual([reader.peekU32(), reader.time(), reader.bool()], [0xffffffff, null, true]);
  assert.deepEqual([reader.position(), reader.left(), reader.peekU32()], [20, 0, null]);
  reader.end();
});

const refused: [name: string, bytes: number[], read: (reader: ByteReader) => unknown, reason: RegExp][] = [
  ['a number past the end', [1, 0, 0], (r) => r.u32(), /sample: byte 0 needs 4 bytes, 3 are left/],
  ['bytes past the end', [1], (r) => r.bytes(2), /needs 2 bytes, 1 are left/],
  ['a boolean of 2', [2, 0, 0, 0], (r) => r.bool(), /2 at byte 0 is neither 0 nor 1/],
  ['a text that is cut off', [5, 0, 0, 0, 65], (r) => r.text(4), /needs 5 bytes, 1 are left/],
  ['a text of 4 GiB', [255, 255, 255, 255, 65], (r) => r.text(2 ** 32), /needs 4294967295 bytes/],
  ['skipping a text of 4 GiB', [255, 255, 255, 255], (r) => r.skipText(), /needs 4294967295 bytes/],
  [
    'a count that does not fit',
    [3, 0, 0, 0, 1, 1],
    (r) => r.count(1, 10),
    /3 entries at byte 0, at most 2 fit/,
  ],
  ['bytes that are left over', [1, 2], (r) => r.end(), /2 bytes are left over/],
];
for (const [name, bytes, read, reason] of refused) {
  test(`refuses ${name} as damaged`, () => {
    assert.throws(() => read(createReader(...bytes)), { name: 'GbxFault', kind: 'damaged', message: reason });
  });
}

test('"none" is null', () => {
  const none = [0xff, 0xff, 0xff, 0xff];
  assert.deepEqual([createReader(...none).time(), createReader(...none).unixTime()], [null, null]);
  assert.equal(createReader(0xfe, 0xff, 0xff, 0xff).unixTime(), 0xfffffffe);
});

test('refuses a text that is not UTF-8, and a count and a text over their limits, as unsupported', () => {
  const notUtf8 = { name: 'GbxFault', kind: 'unsupported', message: /at byte 4 is not UTF-8/ };
  assert.throws(() => createReader(1, 0, 0, 0, 0xff).text(10), notUtf8);
  const refusal = {
    name: 'GbxFault',
    kind: 'unsupported',
    message: /2 entries at byte 0, at most 1 are read/,
  };
  assert.throws(() => createReader(2, 0, 0, 0, 1, 1).count(1, 1), refusal);
  const longText = { name: 'GbxFault', kind: 'unsupported', message: /5 bytes, at most 4 are read/ };
  assert.throws(() => createReader(5, 0, 0, 0, 65, 65, 65, 65, 65).text(4), longText);
});

test('decodeUtf8 refuses overlong forms and surrogates', () => {
  assert.equal(decodeUtf8(Buffer.from([0xc0, 0x80])), null);
  assert.equal(decodeUtf8(Buffer.from([0xed, 0xa0, 0x80])), null);
  assert.equal(decodeUtf8(Buffer.from('naïve')), 'naïve');
});
