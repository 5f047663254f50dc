import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { BodyChunk } from './gbx/testing/gbx-bytes.js';
import { buildGhostFile, buildMapFile, buildReplayFile, type ReplayFile } from './gbx/testing/gbx-files.js';
import { buildCourse } from './gbx/testing/gbx-course.js';
import { editRecord, placed, recordEntities } from './gbx/testing/gbx-ghost.js';
import { chooseSteering } from './gbx/testing/gbx-inputs.js';
import { readFacts, type Facts } from './gbx/facts.js';
import { projectRoot } from '../project-root.js';
import { findBrokenRules } from './rules.js';

const uid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const RUN = { mapUid: uid, timeMs: 30_000, accountId: '085e1d24-7d55-496d-ad7a-1eb1efec09eb' };
const FORGED_MS = 29_000;
const FORGED = { ...RUN, timeMs: FORGED_MS, checkpointsMs: [10_000, 20_000, FORGED_MS] };
const OTHER_LOGIN = 'AAAAAAAAAAAAAAAAAAAAAA';
const map = buildMapFile({ uid });

const inspect = (run: Buffer): Facts => readFacts(uid, { map: () => map, run: () => run });
const passes = (facts: Facts): boolean => findBrokenRules(facts).length === 0;

/** What a verdict is about: the run, its map and its account, each from every place that names it. */
function summariseRun({ ghost, header, embeddedMap }: Facts): unknown {
  if (ghost === null) return null;
  const { timeMs, respawns, checkpointsMs, checkpointCount, splits, landmarks, login, mapUid, game } = ghost;
  const run = [timeMs, respawns, checkpointsMs, checkpointCount, splits, landmarks, login, mapUid];
  return [...run, game.exe, game.seed, header, embeddedMap];
}

/** Replaces the data of chunks of the ghost by that of the same chunks in a run of another time. */
function withForged(ids: readonly number[]): (chunks: BodyChunk[]) => BodyChunk[] {
  return (chunks) =>
    chunks.map((chunk) => (ids.includes(chunk.id) ? (forgedChunks.get(chunk.id) ?? chunk) : chunk));
}

const forgedChunks = new Map<number, BodyChunk>();
buildGhostFile({
  ...FORGED,
  editChunks: (chunks) => {
    for (const chunk of chunks) forgedChunks.set(chunk.id, chunk);
    return chunks;
  },
});

const HEADER = { headerTimeMs: FORGED_MS, xmlTimeMs: FORGED_MS };
const COPIES = { '005': 0x03092005, '00B': 0x0309200b, '01B': 0x0309201b, '02B': 0x0309202b };
const copies = Object.values(COPIES);

/** Each changes more copies of the time than the one before. */
const timeForgeries: [name: string, replay: Partial<ReplayFile>][] = [
  ['in the header', HEADER],
  ...Object.keys(COPIES).map((name, index): [string, Partial<ReplayFile>] => [
    `also chunk ${name}`,
    { ...HEADER, editChunks: withForged(copies.slice(0, index + 1)) },
  ]),
  [
    'also the events of the packed record data',
    {
      ...HEADER,
      ...editRecord(RUN, undefined, { eventsMs: FORGED.checkpointsMs, ticksMs: FORGED.checkpointsMs }),
      editChunks: withForged(copies),
    },
  ],
];
for (const [name, replay] of timeForgeries) {
  test(`a forged time does not pass: ${name}`, () => {
    assert.equal(passes(inspect(buildReplayFile({ ...RUN, ...replay }))), false);
  });
}

const startX = recordEntities(RUN)[0].samples[0]?.place?.[0] ?? 0;

/** A consistent run of another time, with the path of the sound one. */
function withTimes(
  checkpointsMs: readonly number[],
  path: Parameters<typeof recordEntities>[0] = RUN,
): Partial<ReplayFile> {
  const timeMs = checkpointsMs.at(-1) ?? 0;
  const [car] = recordEntities(path);
  const [, race] = recordEntities({ ...RUN, timeMs, checkpointsMs });
  return { timeMs, checkpointsMs, record: { entities: [car, race] } };
}

const FAST_START = { ...RUN, timeMs: 36_000, checkpointsMs: [9000, 20_000, 36_000] };

const pathForgeries: [name: string, replay: Partial<ReplayFile>][] = [
  ['a finish at 5 % of the time, in every copy', withTimes([500, 1000, 1500])],
  [
    'a finish at 5 % of the time, and the path ends there',
    { ...withTimes([500, 1000, 1500]), ...cutAt(1500) },
  ],
  ['a mirrored path', editRecord(RUN, (one) => placed(one, (x, y, z) => [2 * startX - x, y, z]))],
  [
    'a stretched path',
    editRecord(RUN, (one) => placed(one, (x, y, z) => [startX + (x - startX) * 1.5, y, z])),
  ],
  ['a path beside that of the map', editRecord(RUN, (one) => placed(one, (x, y, z) => [x, y, z + 200]))],
  ['three seconds later in every copy', withTimes([13_000, 23_000, 33_000], FAST_START)],
];
for (const [name, replay] of pathForgeries) {
  test(`a forgery does not pass: ${name}`, () => {
    assert.equal(passes(inspect(buildReplayFile({ ...RUN, ...replay }))), false);
  });
}

/** Leaves out the samples after a time. */
function cutAt(timeMs: number): Partial<ReplayFile> {
  const [, race] = recordEntities({ ...RUN, timeMs, checkpointsMs: [500, 1000, 1500] });
  const [car] = recordEntities(RUN);
  const samples = car.samples.filter((sample) => sample.timeMs <= timeMs);
  return { record: { entities: [{ ...car, samples }, race] } };
}

const elsewhere = [
  { tag: 'Checkpoint', cell: [3, 9, 8] },
  { tag: 'Checkpoint', cell: [3, 9, 4] },
  { tag: 'Goal', cell: [8, 9, 4] },
  { tag: 'Spawn', cell: [3, 9, 12] },
] as const;

test('a run of another map does not pass, with every copy of the uid', () => {
  const otherMap = buildMapFile({ uid, landmarks: elsewhere });
  const run = buildReplayFile({ ...RUN, embeddedMap: { landmarks: elsewhere } });
  assert.equal(passes(readFacts(uid, { map: () => otherMap, run: () => run })), false);
});

/** The header is in no digest, so that it must not decide whether path and map are compared. */
const headerForgeries: [name: string, map: Partial<Parameters<typeof buildMapFile>[0]>][] = [
  ['that says it has laps', { landmarks: buildCourse(3).toReversed(), laps: 1 }],
  [
    'with laps that says it has as many checkpoints as the run',
    { laps: 1, checkpoints: 2, headerCheckpoints: 3 },
  ],
];
for (const [name, header] of headerForgeries) {
  test(`a run of another map does not pass by a map ${name}`, () => {
    const otherMap = buildMapFile({ uid, ...header });
    const run = buildGhostFile({ ...RUN, spawn: 0 });
    assert.equal(passes(readFacts(uid, { map: () => otherMap, run: () => run })), false);
  });
}

/** What passes all the same, by the names under which the README of this folder lists it. */
const outOfReach: [name: string, replay: Partial<ReplayFile>, map?: Parameters<typeof buildMapFile>[0]][] = [
  ['a run that is rebuilt sample by sample', { timeMs: RUN.timeMs / 2 }],
  ['another login in every place that names one', { login: OTHER_LOGIN }],
  [
    'a known path in which one place is a millimetre beside, under another login',
    {
      login: OTHER_LOGIN,
      ...editRecord(RUN, (sample) =>
        sample.timeMs === 5000 ? placed(sample, (x, y, z) => [x + 0.001, y, z]) : sample,
      ),
    },
  ],
  ['a time that is wrong by less than the car takes for 48 m', withTimes([9800, 19_600, 29_400])],
  ['a time whose last digit is another, with the tick of its event', withTimes([10_005, 20_005, 29_995])],
  [
    'a path that is lifted by less than 8 m',
    editRecord(RUN, (sample) => placed(sample, (x, _, z) => [x, 15.5, z])),
  ],
  [
    'inputs that are wrong in a part of the ticks',
    { ...editRecord(RUN), inputs: [{ steer: partlyStraight() }] },
  ],
  [
    'a run without a clock and without the copies of its numbers',
    { editChunks: (chunks) => chunks.filter(({ id }) => id < 0x0309202b || id > 0x0309202d) },
  ],
  ['on one with laps a run of another map', { embeddedMap: { laps: 1 } }, { uid, laps: 1 }],
  [
    'on one whose items are of a later build as well',
    { embeddedMap: { itemsVersion: 9, landmarks: elsewhere } },
    { uid, itemsVersion: 9, landmarks: elsewhere },
  ],
  [
    'no event of a run whose only checkpoint is the finish',
    {
      checkpointsMs: [30_000],
      ...editRecord({ ...RUN, checkpointsMs: [30_000] }, undefined, { eventsMs: [] }),
    },
    { uid, checkpoints: 1 },
  ],
];
for (const [name, replay, itsMap = { uid }] of outOfReach) {
  test(`out of reach: ${name}`, () => {
    const run = buildReplayFile({ ...RUN, ...replay });
    const facts = readFacts(uid, { map: () => buildMapFile(itsMap), run: () => run });
    assert.deepEqual(findBrokenRules(facts), []);
  });
}

test('the guide lists by name what passes all the same', () => {
  const guide = readFileSync(new URL('specs/guides/verdicts.md', projectRoot), 'utf8').replaceAll(
    /\s+/g,
    ' ',
  );
  for (const [name] of outOfReach) assert.ok(guide.includes(name), name);
});

function partlyStraight(): number[] {
  return chooseSteering(-1500, 3150).map((steer, tick) => (tick % 1000 < 400 ? 0 : steer));
}

/**
 * Chunks in which a changed bit may pass: nothing in the files repeats it and no rule of the documents is about it. In
 * all other chunks, and in the rest of these, a changed bit is noticed.
 */
const UNREPEATED: Readonly<Record<string, readonly number[]>> = {
  'looks and names of driver and car': [0x03092000, 0x0309202e],
  'scores of stunts': [0x0309200a, 0x0309200b, 0x0309201b],
  'numbers of the ghost': [0x0309200e, 0x03092026],
  'a key that is made in an unknown way': [0x0309201c],
  'keys pressed, as long as steering and samples agree in most of them': [0x0309201d],
  'the mode of the game': [0x03092029, 0x0309301c],
  'title and its digest': [0x0309202d],
  'what a map says besides blocks, items, baked and free blocks': [0x03093002],
  'who saved the file, which may be somebody else': [0x03093018],
  'numbers without a known meaning': [
    ...[0x0303f006, 0x0303f007, 0x0309200c, 0x03092013, 0x03092022, 0x03092023, 0x03092024, 0x03092025],
    ...[0x03092027, 0x0309202b, 0x03093014, 0x0309301a, 0x0309301b, 0x0309301d, 0x0309301e, 0x0309301f],
    ...[0x03093020, 0x03093021, 0x03093025, 0x03093026, 0x03093027, 0x03093028],
  ],
};
const FLIPS_PER_CHUNK = 40;

/** Copies of some bytes with one bit changed in each, in places that are spread over them. */
function* flipped(bytes: Buffer): Generator<Buffer> {
  const count = Math.min(FLIPS_PER_CHUNK, bytes.length);
  for (let index = 0; index < count; index++) {
    const copy = Buffer.from(bytes);
    const at = Math.floor((index * bytes.length) / count);
    copy[at] = (copy[at] ?? 0) ^ (1 << (index % 8));
    yield copy;
  }
}

/** Of few samples, since it is built and read for each changed bit. */
const SHORT_RUN = { ...RUN, timeMs: 3000 };
const soundRun = summariseRun(inspect(buildReplayFile(SHORT_RUN)));

for (const [part, edit] of [
  ['ghost', 'editChunks'],
  ['replay', 'editReplayChunks'],
] as const) {
  test(`a changed bit in a chunk of the ${part} is noticed, or is no part of the run`, () => {
    let sound: BodyChunk[] = [];
    buildReplayFile({ ...SHORT_RUN, [edit]: (chunks: BodyChunk[]) => (sound = chunks) });
    const passing = new Set<number>();
    for (const { id, data } of sound) {
      for (const changed of flipped(data)) {
        const editChunks = (chunks: BodyChunk[]): BodyChunk[] =>
          chunks.map((chunk) => (chunk.id === id ? { ...chunk, data: changed } : chunk));
        const facts = inspect(buildReplayFile({ ...SHORT_RUN, [edit]: editChunks }));
        if (!passes(facts)) continue;
        passing.add(id);
        assert.deepEqual(summariseRun(facts), soundRun, `chunk ${id.toString(16)}`);
      }
    }
    const unrepeated = new Set(Object.values(UNREPEATED).flat());
    assert.deepEqual(
      [...passing].filter((id) => !unrepeated.has(id)).map((id) => id.toString(16)),
      [],
    );
  });
}

test('a changed bit in the header or around the body is noticed, or is no part of the run', () => {
  const file = buildReplayFile(SHORT_RUN);
  const headerEnd = 17 + file.readUInt32LE(13) + 16;
  for (let at = 0; at < headerEnd; at++) {
    const copy = Buffer.from(file);
    copy[at] = (copy[at] ?? 0) ^ (1 << (at % 8));
    const facts = inspect(copy);
    if (passes(facts)) assert.deepEqual(summariseRun(facts), soundRun, `byte ${at}`);
  }
});
