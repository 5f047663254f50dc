import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gbxFile } from './testing/gbx-bytes.js';
import { mapChunks, type MapBody } from './testing/gbx-map.js';
import { createBudget } from './budget.js';
import { MAP_CLASS, readContainer } from './container.js';
import { readEmbeddedMap, readMapBody, type MapBodyFacts } from './map-body.js';

const uid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';

function buildBody(map: Partial<MapBody>): Buffer {
  const file = gbxFile(MAP_CLASS, [], mapChunks({ uid, ...map }), { nodes: 8 });
  return readContainer(file, [MAP_CLASS], createBudget()).readBody();
}

type Known = { [Fact in keyof MapBodyFacts]: NonNullable<MapBodyFacts[Fact]> };

/** The facts of a map that is known as a whole. */
function read(map: Partial<MapBody> = {}): Known {
  const { parts, landmarks, ...facts } = readMapBody(buildBody(map), createBudget());
  assert.ok(parts && landmarks);
  return { ...facts, parts, landmarks };
}

test('reads uid, surroundings and landmarks; the middle of a block is its place', () => {
  const { mapUid, decoration, landmarks } = read({ checkpoints: 2 });
  assert.deepEqual([mapUid, decoration], [uid, '48x48Day']);
  const place = (x: number): object => ({ x, y: 8, z: 752 });
  assert.deepEqual(landmarks, [
    { tag: 'Checkpoint', order: 0, kind: 'block', place: place(240) },
    { tag: 'Goal', order: 0, kind: 'block', place: place(400) },
    { tag: 'Spawn', order: 0, kind: 'block', place: place(80) },
  ]);
});

test('blocks come before items, and starts last among either; free blocks and items have places of their own', () => {
  const { landmarks } = read({
    landmarks: [
      { tag: 'Spawn', cell: [1, 9, 1] },
      { tag: 'LinkedCheckpoint', order: 7, kind: 'item', place: [1, 2, 3] },
      { tag: 'Checkpoint', kind: 'free block', place: [4, 5, 6] },
      { tag: 'Goal', kind: 'free block', place: [7, 8, 9] },
    ],
  });
  assert.deepEqual(
    landmarks.map(({ tag, order, kind, place }) => [tag, order, kind, place?.x, place?.y, place?.z]),
    [
      ['Checkpoint', 0, 'free block', 4, 5, 6],
      ['Goal', 0, 'free block', 7, 8, 9],
      ['Spawn', 0, 'block', 16, 8, 16],
      ['LinkedCheckpoint', 7, 'item', 1, 2, 3],
    ],
  );
});

test('the digest of each part differs with that part alone, and so does the map inside a replay', () => {
  const sound = read();
  assert.deepEqual(read({ parameters: 'other' }).parts, sound.parts);
  for (const part of ['blocks', 'items', 'baked_blocks', 'free_blocks'] as const) {
    const other = read({ [part]: 'other' });
    assert.deepEqual({ ...other.parts, [part]: sound.parts[part] }, sound.parts);
    assert.notEqual(other.parts[part], sound.parts[part]);
    assert.deepEqual(readEmbeddedMap(buildBody({ [part]: 'other' }), sound), {
      mapUid: uid,
      differing: [part],
    });
  }
  assert.deepEqual(readEmbeddedMap(buildBody({ parameters: 'other' }), sound), {
    mapUid: uid,
    differing: [],
  });
});

test('all blocks are in the digest, those after the first waypoint or skin, too', () => {
  const body = buildBody({});
  const end = body.indexOf(Buffer.from('22300403', 'hex'));
  const changed = Buffer.from(body);
  changed[end - 9] = 77;
  const { parts } = readMapBody(changed, createBudget());
  assert.notEqual(parts?.blocks, read().parts.blocks);
});

const CHECKPOINT = { tag: 'Checkpoint', cell: [1, 9, 1] } as const;

/** Each with what is left out. */
const unknown: [name: string, map: Partial<MapBody>, reason: RegExp, leavesOut: 'landmarks' | 'all'][] = [
  ['blocks of a later version', { blocksVersion: 7 }, /^map: version 7 of the blocks, so that what/, 'all'],
  ['items of a later version', { itemsVersion: 9 }, /version 9 of the items/, 'landmarks'],
  ['a claim of 4 billion blocks', { blockCount: 0xffffffff }, /block chunk: 4294967295 entries/, 'all'],
  ['a claim of 4 billion items', { itemCount: 0xffffffff }, /item chunk: 4294967295 entries/, 'landmarks'],
  ['more blocks than there are', { blockCount: 9 }, /./, 'all'],
  [
    'more checkpoints than a run can have',
    { landmarks: Array.from({ length: 10_001 }, () => CHECKPOINT) },
    /more than 10000 landmarks/,
    'all',
  ],
  ['a part that is cut off', { editMapChunks: (chunks) => chunks.slice(0, 2) }, /block chunk: byte/, 'all'],
];
for (const [name, map, reason, leavesOut] of unknown)
  test(`left out with a note: ${name}`, () => {
    const notes: string[] = [];
    const { mapUid, parts, landmarks } = readMapBody(buildBody(map), createBudget(), notes);
    assert.deepEqual([mapUid, landmarks, parts === null], [uid, null, leavesOut === 'all']);
    assert.equal(notes.length, 1);
    assert.match(notes[0] ?? '', reason);
  });

test('item chunks of versions 5 to 8 are read', () => {
  for (const itemsVersion of [5, 6, 7, 8]) assert.equal(read({ itemsVersion }).landmarks.length, 4);
});

test('a map without the chunk that has its uid, or with one that is not UTF-8, is unsupported', () => {
  for (const [bodyUid, message] of [
    ['', /without chunk 0x0304301f/],
    [Buffer.from([0xff]), /is not UTF-8/],
  ] as const)
    assert.throws(() => readMapBody(buildBody({ bodyUid }), createBudget()), {
      kind: 'unsupported',
      message,
    });
});

test('a map inside a replay is not compared with blocks that are not known', () => {
  const facts = readMapBody(buildBody({ blocksVersion: 7 }), createBudget());
  assert.deepEqual(readEmbeddedMap(buildBody({}), facts), { mapUid: uid, differing: [] });
});
