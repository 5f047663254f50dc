import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { inflateAll } from './inflate.js';

const plain = Buffer.from('some bytes that are packed');
const packed = deflateSync(plain);

test('unpacks whole zlib data, up to its limit', () => {
  assert.deepEqual(inflateAll(packed, plain.length), plain);
  assert.deepEqual(inflateAll(deflateSync(Buffer.alloc(0)), 0), Buffer.alloc(0));
  assert.equal(inflateAll(packed, plain.length - 1), null);
});

test('refuses data that is cut off, changed or followed by other bytes', () => {
  const changed = Buffer.from(packed);
  changed[packed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  for (const bytes of [packed.subarray(0, -1), changed, Buffer.concat([packed, Buffer.from([0])])])
    assert.equal(inflateAll(bytes, 1000), null);
});
