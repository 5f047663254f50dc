import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chunk, gbxFile, skippable, type Chunk, type GbxFlaws } from './testing/gbx-bytes.js';
import { createBudget } from './budget.js';
import { headerChunk, readContainer, type GbxContainer } from './container.js';
import { tryRead } from './fault.js';

const CLASS = 0x03043000;
const CHUNKS = [chunk(1, Buffer.from('first')), chunk(2, Buffer.from('second'), { heavy: true })];
const ROOT = [skippable(CLASS + 1, Buffer.from('body'))];

const open = (file: Buffer): GbxContainer => readContainer(file, [CLASS], createBudget());

/** Reads header chunk 2 and the body's size. */
function read(file: Buffer): { text: string; bodyBytes: number } {
  const container = open(file);
  return { text: headerChunk(container, 2, 6).toString(), bodyBytes: container.readBody().length };
}

function build(flaws: GbxFlaws = {}, chunks: Chunk[] = CHUNKS): Buffer {
  return gbxFile(CLASS, chunks, ROOT, { nodes: 1, ...flaws });
}

/** A sound file with a u32 at `position` replaced. */
function patched(position: number, value: number): Buffer {
  const bytes = build();
  bytes.writeUInt32LE(value, position);
  return bytes;
}

const whole = build();
const refused: [name: string, bytes: Buffer, kind: 'damaged' | 'unsupported', reason: RegExp][] = [
  ['a tiny file', Buffer.from('GBX'), 'damaged', /needs 2 bytes/],
  ['another version', build({ version: 5 }), 'unsupported', /version 5/],
  ['a text format', build({ format: 'TUCR' }), 'unsupported', /format other than/],
  ['a packed reference table', build({ format: 'BCCR' }), 'unsupported', /format other than/],
  ['another class', build({ classId: 0x24003000 }), 'unsupported', /class 0x24003000/],
  ['header data beyond the end', patched(13, 0xffffffff), 'damaged', /needs 4294967295 bytes/],
  ['too many chunks', patched(17, 257), 'damaged', /257 entries/],
  ['more chunks than the header data holds', patched(17, 4), 'damaged', /4 entries/],
  ['a chunk that is too long', patched(25, 6), 'damaged', /needs 6 bytes, 5 are left/],
  ['a chunk that is too short', patched(25, 0), 'damaged', /5 bytes are left over/],
  ['a chunk twice', patched(21, 2), 'damaged', /0x00000002 occurs twice/],
  ['a missing chunk', patched(29, 3), 'unsupported', /0x00000002 is missing/],
  ['a chunk over its limit', build({}, [chunk(2, Buffer.alloc(7))]), 'unsupported', /has 7 bytes, at most 6/],
  ['no nodes', build({ nodes: 0 }), 'damaged', /no nodes/],
  ['many nodes', build({ nodes: 1_000_001 }), 'unsupported', /1000001 nodes, at most 1000000 are read/],
  ['external nodes', build({ externalNodes: 1 }), 'unsupported', /1 external nodes/],
  ['another packed size', build({ compressedSize: 23 }), 'damaged', /23 bytes is announced/],
  ['a cut-off body', whole.subarray(0, -1), 'damaged', /is announced, \d+ are left/],
  ['4 GiB from few bytes', build({ plainSize: 0xffffffff }), 'damaged', /cannot be packed into/],
  ['another plain size', build({ plainSize: 25 }), 'damaged', /instead of 25|declared size/],
];
for (const [name, bytes, kind, reason] of refused) {
  test(`${name}: ${kind}`, () => {
    assert.throws(() => read(bytes), { name: 'GbxFault', kind, message: reason });
  });
}

test('files of other formats, and ones without bytes, are unsupported', () => {
  for (const text of [
    '',
    '{}',
    '<!doctype html>',
    'PK\u0003\u0004 a ZIP',
    '\u001f\u008b\u0008 packed by gzip',
  ])
    assert.throws(() => read(Buffer.from(text, 'latin1')), {
      kind: 'unsupported',
      message: /does not begin with GBX/,
    });
});

test('a body over 64 MiB is unsupported before it is unpacked', () => {
  const file = gbxFile(CLASS, CHUNKS, [skippable(CLASS + 1, Buffer.alloc(400_000))], {
    nodes: 1,
    plainSize: 101_000_000,
  });
  assert.deepEqual(
    tryRead(() => open(file)),
    {
      kind: 'unsupported',
      reason: 'a body of 101000000 bytes, at most 67108864 are read',
    },
  );
});

test('bodies over the budget are unsupported', () => {
  const container = readContainer(whole, [CLASS], createBudget(10));
  assert.throws(() => container.readBody(), { kind: 'unsupported', message: /at most 10 are left/ });
});

test('reads a whole file, whose body is packed or plain', () => {
  const expected = { text: 'second', bodyBytes: 20 };
  assert.deepEqual(read(whole), expected);
  assert.deepEqual(read(build({ packing: 'lzo' })), expected);
  assert.deepEqual(read(build({ packing: 'plain' })), expected);
  assert.equal(open(build({ packing: 'plain' })).isCompressed, false);
});

test('an empty header is one without chunks', () => {
  assert.equal(open(build({}, [])).headerChunks.size, 0);
});
