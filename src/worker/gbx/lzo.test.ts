import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packLiterals, packLzo1x } from './testing/gbx-lzo.js';
import { noise } from './testing/gbx-bytes.js';
import { decompressLzo1x, isImpossibleExpansion } from './lzo.js';

const END = [0x11, 0, 0];

function unpack(bytes: number[], size: number): string {
  return decompressLzo1x(Buffer.from(bytes), size).toString('latin1');
}

const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')];

/** Streams by hand, one for each instruction of the format, with the bytes that they stand for. */
const streams: [name: string, bytes: number[], plain: string][] = [
  ['nothing', END, ''],
  ['a first run of literals', [17 + 5, ...ascii('abcde'), ...END], 'abcde'],
  ['a first run of one literal', [18, ...ascii('a'), ...END], 'a'],
  ['a run of 4 literals', [1, ...ascii('abcd'), ...END], 'abcd'],
  ['a run of 18 + 2 literals', [0, 2, ...ascii('x'.repeat(20)), ...END], 'x'.repeat(20)],
  ['a run of 18 + 255 + 1 literals', [0, 0, 1, ...ascii('y'.repeat(274)), ...END], 'y'.repeat(274)],
  ['a near copy that overlaps itself', [18, ...ascii('a'), (7 << 5) | 0, 0, ...END], 'a'.repeat(9)],
  [
    'a near copy of distance 3, with literals behind',
    [20, ...ascii('abc'), (2 << 5) | (2 << 2) | 2, 0, ...ascii('yz'), ...END],
    'abcabcyz',
  ],
  ['a copy of 2 bytes after 3 literals', [20, ...ascii('abc'), 1 << 2, 0, ...END], 'abcbc'],
  ['a middle copy', [21, ...ascii('abcd'), 32 | 2, (3 << 2) | 1, 0, ...ascii('!'), ...END], 'abcdabcd!'],
  ['a long middle copy', [18, ...ascii('a'), 32, 0, 1, 0, 0, ...END], 'a'.repeat(1 + 2 + 31 + 256)],
];
for (const [name, bytes, plain] of streams) {
  test(`unpacks ${name}`, () => assert.equal(unpack(bytes, plain.length), plain));
}

test('unpacks the copies that reach far: 3 bytes after a long run, and more from beyond 16 KiB', () => {
  const block = noise(20_000).toString('latin1');
  const run = [0, ...new Array<number>(78).fill(0), 20_000 - 18 - 78 * 255, ...ascii(block)];
  assert.equal(unpack([...run, 4, 0, ...END], 20_003), block + block.slice(20_000 - 2050, 20_000 - 2047));
  // Distance 16384 + 100, length 2 + 3.
  const far = [...run, 16 | 3, (100 << 2) & 0xff, 100 >> 6, ...END];
  assert.equal(unpack(far, 20_005), block + block.slice(20_000 - 16_484, 20_000 - 16_479));
});

const damaged: [name: string, bytes: number[], size: number, reason: RegExp][] = [
  ['an empty stream', [], 0, /cut off/],
  ['a stream without an end mark', [18, ...ascii('a')], 1, /cut off/],
  ['literals past the end', [17 + 9, ...ascii('a')], 9, /literals past the end/],
  ['literals over the declared size', [19, ...ascii('ab'), ...END], 1, /more than the declared size/],
  ['a copy over the declared size', [18, ...ascii('a'), 7 << 5, 0, ...END], 8, /more than the declared size/],
  [
    'a copy from before the start',
    [18, ...ascii('a'), (7 << 5) | (1 << 2), 0, ...END],
    9,
    /before the start/,
  ],
  ['a copy at the very start', [0x11, 4, 0, ...END], 3, /before the start/],
  ['fewer bytes than declared', [18, ...ascii('a'), ...END], 2, /1 bytes instead of 2/],
  ['bytes after the end mark', [18, ...ascii('a'), ...END, 0], 1, /after the end mark/],
  ['a length that never ends', [0, ...new Array<number>(500).fill(0)], 9, /over the declared size/],
  ['an end mark of another length', [18, ...ascii('a'), 0x12, 0, 0], 1, /malformed end mark/],
];
for (const [name, bytes, size, reason] of damaged) {
  test(`refuses ${name}`, () => {
    assert.throws(() => unpack(bytes, size), { name: 'GbxFault', kind: 'damaged', message: reason });
  });
}

test('unpacks what the two packers of the fixtures have packed', () => {
  const samples = [0, 1, 3, 4, 17, 238, 239, 300, 5000, 70_000].flatMap((length) => [
    noise(length),
    Buffer.alloc(length, 'abc'),
    Buffer.concat([noise(length), Buffer.alloc(7, 'x'), noise(length), noise(length, 9), noise(length)]),
  ]);
  for (const plain of samples) {
    for (const pack of [packLiterals, packLzo1x]) {
      assert.ok(
        decompressLzo1x(pack(plain), plain.length).equals(plain),
        `${pack.name} of ${plain.length} bytes`,
      );
    }
  }
  assert.ok(packLzo1x(Buffer.alloc(70_000, 'abc')).length < 500);
});

test('a size that no stream can reach is known before it is allocated', () => {
  assert.equal(isImpossibleExpansion(7, 0xffffffff), true);
  assert.equal(isImpossibleExpansion(400_000, 103_000_000), true);
  assert.equal(isImpossibleExpansion(400_000, 102_000_000), false);
});
