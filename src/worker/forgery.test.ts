import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { BodyChunk } from './gbx/testing/gbx-bytes.js';
import {
  buildGhostFile,
  buildMapFile,
  buildReplayFile,
  type MapFile,
  type ReplayFile,
} from './gbx/testing/gbx-files.js';
import { buildCourse } from './gbx/testing/gbx-course.js';
import { editRecord, placed, recordEntities } from './gbx/testing/gbx-ghost.js';
import { chooseSteering } from './gbx/testing/gbx-inputs.js';
import { readFacts, type Facts } from './gbx/facts.js';
import { projectRoot } from '../project-root.js';
import { findBrokenRules } from './rules.js';

const uid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const RUN = { mapUid: uid, timeMs: 30_000, accountId: '085e1d24-7d55-496d-ad7a-1eb1efec09eb' };
const FORGED_MS = [10_000, 20_000, 29_000];
const OTHER_LOGIN = 'AAAAAAAAAAAAAAAAAAAAAA';
const soundMap = buildMapFile({ uid });

const inspect = (run: Buffer, map: Partial<MapFile> | null = null): Facts =>
  readFacts(uid, { map: () => (map ? buildMapFile({ uid, ...map }) : soundMap), run: () => run });
const listBroken = (facts: Facts): string[] => findBrokenRules(facts).map(({ name }) => name);

/** Replaces chunks of the ghost by those of a run of the forged time. */
function withForged(count: number): Partial<ReplayFile> {
  const ids = [0x03092005, 0x0309200b, 0x0309201b, 0x0309202b].slice(0, count);
  const forged = new Map<number, BodyChunk>();
  const editForged = (chunks: BodyChunk[]): BodyChunk[] => {
    for (const chunk of chunks) if (ids.includes(chunk.id)) forged.set(chunk.id, chunk);
    return chunks;
  };
  buildGhostFile({ ...RUN, timeMs: 29_000, checkpointsMs: FORGED_MS, editChunks: editForged });
  const editChunks = (chunks: BodyChunk[]): BodyChunk[] => chunks.map((one) => forged.get(one.id) ?? one);
  return { headerTimeMs: 29_000, xmlTimeMs: 29_000, editChunks };
}

const startX = recordEntities(RUN)[0].samples[0]?.place?.[0] ?? 0;

/** A consistent run of another time, with the path of another one, up to a time. */
function withTimes(
  checkpointsMs: readonly number[],
  path: Parameters<typeof recordEntities>[0] = RUN,
  untilMs = Infinity,
): Partial<ReplayFile> {
  const timeMs = checkpointsMs.at(-1) ?? 0;
  const [car] = recordEntities(path);
  const [, race] = recordEntities({ ...RUN, timeMs, checkpointsMs });
  const samples = car.samples.filter((sample) => sample.timeMs <= untilMs);
  return { timeMs, checkpointsMs, record: { entities: [{ ...car, samples }, race] } };
}

const FAST_START = { ...RUN, timeMs: 36_000, checkpointsMs: [9000, 20_000, 36_000] };
const EARLY = [500, 1000, 1500];
const elsewhere = [
  { tag: 'Checkpoint', cell: [3, 9, 8] },
  { tag: 'Checkpoint', cell: [3, 9, 4] },
  { tag: 'Goal', cell: [8, 9, 4] },
  { tag: 'Spawn', cell: [3, 9, 12] },
] as const;

type Move = Parameters<typeof placed>[1];
const moved = (move: Move): Partial<ReplayFile> => editRecord(RUN, (sample) => placed(sample, move));

/** The header of a map is in no digest, so that it must not decide whether path and map are compared. */
const forgeries: [name: string, replay: Partial<ReplayFile>, map?: Partial<MapFile>][] = [
  ['another time in the header', withForged(0)],
  ['also in chunk 005', withForged(1)],
  ['also in chunk 00B', withForged(2)],
  ['also in chunk 01B', withForged(3)],
  ['also in chunk 02B', withForged(4)],
  [
    'also in the events of the packed record data',
    { ...withForged(4), ...editRecord(RUN, undefined, { eventsMs: FORGED_MS, ticksMs: FORGED_MS }) },
  ],
  ['a finish at 5 % of the time, in every copy', withTimes(EARLY)],
  ['a finish at 5 % of the time, and the path ends there', withTimes(EARLY, RUN, 1500)],
  ['a mirrored path', moved((x, y, z) => [2 * startX - x, y, z])],
  ['a stretched path', moved((x, y, z) => [startX + (x - startX) * 1.5, y, z])],
  ['a path beside that of the map', moved((x, y, z) => [x, y, z + 200])],
  ['three seconds later in every copy', withTimes([13_000, 23_000, 33_000], FAST_START)],
  [
    'a run of another map, with every copy of the uid',
    { embeddedMap: { landmarks: elsewhere } },
    { landmarks: elsewhere },
  ],
  ['a map whose header has laps', { spawn: 0 }, { landmarks: buildCourse(3).toReversed(), laps: 1 }],
  [
    'laps, and as many checkpoints as the run',
    { spawn: 0 },
    { laps: 1, checkpoints: 2, headerCheckpoints: 3 },
  ],
];
for (const [name, replay, map] of forgeries)
  test(`does not pass: ${name}`, () => {
    const build = map?.laps === undefined ? buildReplayFile : buildGhostFile;
    assert.notDeepEqual(listBroken(inspect(build({ ...RUN, ...replay }), map)), []);
  });

/** What passes all the same, by the names under which the guide lists it. */
const outOfReach: [name: string, replay: Partial<ReplayFile>, map?: Partial<MapFile>][] = [
  ['a run that is rebuilt sample by sample', { timeMs: RUN.timeMs / 2 }],
  ['another login in every place that names one', { login: OTHER_LOGIN }],
  [
    'a known path under another login, with one place moved by a millimetre',
    {
      login: OTHER_LOGIN,
      ...editRecord(RUN, (sample) =>
        sample.timeMs === 5000 ? placed(sample, (x, y, z) => [x + 0.001, y, z]) : sample,
      ),
    },
  ],
  ['by less than the car takes to drive 48 m', withTimes([9800, 19_600, 29_400])],
  ['a time with another last digit, and the tick of its event', withTimes([10_005, 20_005, 29_995])],
  ['a path that is lifted by less than 8 m', moved((x, _, z) => [x, 15.5, z])],
  ['inputs that are wrong in some ticks', { ...editRecord(RUN), inputs: [{ steer: partlyStraight() }] }],
  [
    'a run without a clock and without the copies of its numbers',
    { editChunks: (chunks) => chunks.filter(({ id }) => id < 0x0309202b || id > 0x0309202d) },
  ],
  ['on a map with laps', { embeddedMap: { laps: 1 } }, { laps: 1 }],
  [
    'with items of a later build, a run of another map passes',
    { embeddedMap: { itemsVersion: 9, landmarks: elsewhere } },
    { itemsVersion: 9, landmarks: elsewhere },
  ],
  [
    'a run whose only checkpoint is the finish, without its event',
    {
      checkpointsMs: [30_000],
      ...editRecord({ ...RUN, checkpointsMs: [30_000] }, undefined, { eventsMs: [] }),
    },
    { checkpoints: 1 },
  ],
];
const guide = readFileSync(new URL('specs/guides/verdicts.md', projectRoot), 'utf8').replaceAll(/\s+/g, ' ');
for (const [name, replay, map] of outOfReach)
  test(`passes, as the guide says: ${name}`, () => {
    assert.deepEqual(listBroken(inspect(buildReplayFile({ ...RUN, ...replay }), map)), []);
    assert.ok(guide.includes(name));
  });

function partlyStraight(): number[] {
  return chooseSteering(-1500, 3150).map((steer, tick) => (tick % 1000 < 400 ? 0 : steer));
}

/** A run with few samples, because it is built and read for each changed bit. */
const SHORT_RUN = { ...RUN, timeMs: 3000 };
const FLIPS_PER_CHUNK = 40;

/** What a verdict is about: the run, its map and its account, each from every place that names it. */
function summariseRun({ ghost, header, embeddedMap }: Facts): unknown {
  if (ghost === null) return null;
  const { timeMs, respawns, checkpointsMs, checkpointCount, splits, landmarks, login, mapUid, game } = ghost;
  const run = [timeMs, respawns, checkpointsMs, checkpointCount, splits, landmarks, login, mapUid];
  return [...run, game.exe, game.seed, header, embeddedMap];
}

const soundRun = summariseRun(inspect(buildReplayFile(SHORT_RUN)));

/** A file with a changed bit breaks a rule, or the bit is no part of the run. */
function expectNoticed(file: Buffer, where: string): void {
  const facts = inspect(file);
  if (listBroken(facts).length === 0) assert.deepEqual(summariseRun(facts), soundRun, where);
}

for (const edit of ['editChunks', 'editReplayChunks'] as const)
  test(`a changed bit in a chunk is noticed, or is no part of the run: ${edit}`, () => {
    let sound: BodyChunk[] = [];
    buildReplayFile({ ...SHORT_RUN, [edit]: (chunks: BodyChunk[]) => (sound = chunks) });
    for (const { id, data } of sound) {
      const count = Math.min(FLIPS_PER_CHUNK, data.length);
      for (let index = 0; index < count; index++) {
        const changed = Buffer.from(data);
        const at = Math.floor((index * data.length) / count);
        changed[at] = (changed[at] ?? 0) ^ (1 << (index % 8));
        const editChunks = (chunks: BodyChunk[]): BodyChunk[] =>
          chunks.map((chunk) => (chunk.id === id ? { ...chunk, data: changed } : chunk));
        expectNoticed(buildReplayFile({ ...SHORT_RUN, [edit]: editChunks }), `chunk ${id.toString(16)}`);
      }
    }
  });

test('a changed bit in the header or around the body is noticed, or is no part of the run', () => {
  const file = buildReplayFile(SHORT_RUN);
  const headerEnd = 17 + file.readUInt32LE(13) + 16;
  for (let at = 0; at < headerEnd; at++) {
    const copy = Buffer.from(file);
    copy[at] = (copy[at] ?? 0) ^ (1 << (at % 8));
    expectNoticed(copy, `byte ${at}`);
  }
});
