import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chunk, gbxFile, type Chunk, type GbxFlaws } from '../../contract-tests/fixtures/gbx-bytes.js';
import { withFile } from './file-bytes.js';
import { readChunk, readContainer } from './gbx-container.js';
import type { Outcome } from './gbx-outcome.js';
import { createTestFolder } from './test-folder.js';

const folder = createTestFolder();
const CLASS = 0x03043000;
const CHUNKS = [chunk(1, Buffer.from('first')), chunk(2, Buffer.from('second'), { heavy: true })];

/** The text of chunk 2. */
function read(bytes: Uint8Array): Promise<Outcome<string>> {
  return withFile(folder.write('sample.gbx', bytes), async (file, size) => {
    const container = await readContainer(file, size, CLASS);
    if (container.kind !== 'readable') return container;
    const data = await readChunk(file, container.value, 2, 6);
    return data.kind === 'readable' ? { kind: 'readable', value: data.value.toString() } : data;
  });
}

function build(flaws: GbxFlaws, chunks: Chunk[] = CHUNKS): Buffer {
  return gbxFile(CLASS, chunks, flaws);
}

/** A sound file with a u32 at `position` replaced. */
function patched(position: number, value: number): Buffer {
  const bytes = build({});
  bytes.writeUInt32LE(value, position);
  return bytes;
}

const whole = build({});
const refused: [name: string, bytes: Uint8Array, kind: 'damaged' | 'unsupported', reason: RegExp][] = [
  ['an empty file', Buffer.alloc(0), 'damaged', /0 bytes are too few/],
  ['a tiny file', Buffer.from('GBX'), 'damaged', /3 bytes are too few/],
  ['another magic', Buffer.from(`PK${'\0'.repeat(40)}`), 'damaged', /does not begin with GBX/],
  ['another version', build({ version: 5 }), 'unsupported', /version 5/],
  ['another format', build({ format: 'BUUR' }), 'unsupported', /format "BUUR"/],
  ['another class', build({ classId: 0x24003000 }), 'unsupported', /class 0x24003000/],
  ['an empty header', build({}, []), 'damaged', /holds no chunks/],
  ['header data beyond the end', patched(13, 0xffffffff), 'damaged', /does not fit/],
  ['too many chunks', patched(17, 257), 'damaged', /257 header chunks/],
  ['more chunks than the header data holds', patched(17, 4), 'damaged', /4 header chunks/],
  ['a chunk that is too long', patched(25, 6), 'damaged', /header chunks end at byte/],
  ['a chunk that is too short', patched(25, 0), 'damaged', /header chunks end at byte/],
  ['a chunk twice', patched(21, 2), 'damaged', /0x00000002 occurs twice/],
  ['a missing chunk', patched(29, 3), 'damaged', /0x00000002 is missing/],
  ['a chunk over its limit', build({}, [chunk(2, Buffer.alloc(7))]), 'damaged', /has 7 bytes, at most 6/],
  ['external nodes', build({ externalNodes: 1 }), 'unsupported', /1 external nodes/],
  [
    'another compressed size',
    build({ compressedSize: 2047 }),
    'damaged',
    /2047 bytes is announced, 2048 are left/,
  ],
  ['a cut-off body', whole.subarray(0, -1), 'damaged', /2048 bytes is announced, 2047 are left/],
  ['a cut-off header', whole.subarray(0, 50), 'damaged', /does not fit/],
  ['bytes behind the body', Buffer.concat([whole, Buffer.from([0])]), 'damaged', /2049 are left/],
];
for (const [name, bytes, kind, reason] of refused) {
  test(`${name}: ${kind}`, async () => {
    const outcome = { reason: '', ...(await read(bytes)) };
    assert.equal(outcome.kind, kind);
    assert.match(outcome.reason, reason);
  });
}

test('reads a heavy chunk of a whole file, also of one with an empty body', async () => {
  assert.deepEqual(await read(whole), { kind: 'readable', value: 'second' });
  assert.deepEqual(await read(build({ bodyBytes: 0 })), { kind: 'readable', value: 'second' });
});
