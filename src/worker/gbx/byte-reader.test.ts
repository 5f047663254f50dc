import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createByteReader, decodeUtf8, type ByteReader } from './byte-reader.js';

const createReader = (hex: string): ByteReader => createByteReader(Buffer.from(hex, 'hex'), 'sample');

test('reads fields in their order, and "none" as null', () => {
  const reader = createReader(
    '0701020000' + '03000000e282ac' + 'ffffffff' + 'ffffffff' + 'feffffff' + '01000000',
  );
  assert.deepEqual([reader.u8(), reader.u32(), reader.text(10)], [7, 0x201, '€']);
  assert.deepEqual([reader.peekU32(), reader.time(), reader.unixTime()], [0xffffffff, null, null]);
  assert.deepEqual([reader.unixTime(), reader.bool()], [0xfffffffe, true]);
  assert.deepEqual([reader.position(), reader.left(), reader.peekU32()], [28, 0, null]);
  reader.end();
});

const refused: [bytes: string, read: (reader: ByteReader) => unknown, fault: string][] = [
  ['010000', (r) => r.u32(), 'damaged: sample: byte 0 needs 4 bytes, 3 are left'],
  ['01', (r) => r.bytes(2), 'damaged: sample: byte 0 needs 2 bytes, 1 are left'],
  ['02000000', (r) => r.bool(), 'damaged: sample: 2 at byte 0 is neither 0 nor 1'],
  ['0500000041', (r) => r.text(4), 'damaged: sample: byte 4 needs 5 bytes, 1 are left'],
  ['ffffffff41', (r) => r.text(2 ** 32), 'damaged: sample: byte 4 needs 4294967295 bytes, 1 are left'],
  ['ffffffff', (r) => r.skipText(), 'damaged: sample: byte 4 needs 4294967295 bytes, 0 are left'],
  ['030000000101', (r) => r.count(1, 10), 'damaged: sample: 3 entries at byte 0, at most 2 fit'],
  ['0102', (r) => r.end(), 'damaged: sample: 2 bytes are left over'],
  ['01000000ff', (r) => r.text(10), 'unsupported: sample: the text at byte 4 is not UTF-8'],
  ['020000000101', (r) => r.count(1, 1), 'unsupported: sample: 2 entries at byte 0, at most 1 are read'],
  ['0200000041ff', (r) => r.text(1), 'unsupported: sample: a text of 2 bytes, at most 1 are read'],
];
for (const [bytes, read, fault] of refused)
  test(`refuses ${bytes} as ${fault}`, () => {
    const [kind, message] = fault.split(/: (.*)/);
    assert.throws(() => read(createReader(bytes)), { name: 'GbxFault', kind, message });
  });

test('decodeUtf8 refuses overlong forms and surrogates', () => {
  const texts = ['c080', 'eda080', '6ec3af'].map((hex) => decodeUtf8(Buffer.from(hex, 'hex')));
  assert.deepEqual(texts, [null, null, 'nï']);
});
