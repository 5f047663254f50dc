import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bare, number, skippable, type BodyChunk } from './gbx/testing/gbx-bytes.js';
import {
  buildGhostFile,
  buildMapFile,
  buildReplayFile,
  type GhostFile,
  type MapFile,
  type ReplayFile,
} from './gbx/testing/gbx-files.js';
import { buildCourse, type BuiltLandmark } from './gbx/testing/gbx-course.js';
import { editRecord, placed, recordEntities } from './gbx/testing/gbx-ghost.js';
import { chooseSteering } from './gbx/testing/gbx-inputs.js';
import type { CarSample, RaceEntity } from './gbx/testing/gbx-record.js';
import { readFacts, type Facts } from './gbx/facts.js';
import { readPath } from './path.js';
import { findBrokenRules, listNotes, RULES } from './rules.js';

const uid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const RUN = { mapUid: uid, timeMs: 30_000, accountId: '085e1d24-7d55-496d-ad7a-1eb1efec09eb' };
const [FIRST, SECOND, FINISH] = [10_000, 20_000, 30_000];

type Case = { map?: Partial<MapFile>; replay?: Partial<ReplayFile>; mapUid?: string };

function readCase({ map, replay, mapUid = uid }: Case): Facts {
  return readFacts(mapUid, {
    map: () => buildMapFile({ uid, ...map }),
    run: () => buildReplayFile({ ...RUN, ...replay }),
  });
}

function readGhostCase(ghost: Partial<GhostFile>, map: Partial<MapFile> = {}): Facts {
  return readFacts(uid, {
    map: () => buildMapFile({ uid, ...map }),
    run: () => buildGhostFile({ ...RUN, ...ghost }),
  });
}

const listBrokenRules = (facts: Facts): string[] => findBrokenRules(facts).map(({ name }) => name);

/** Leaves out a chunk of the ghost. */
function without(id: number): Partial<ReplayFile> {
  return { editChunks: (chunks) => chunks.filter((chunk) => chunk.id !== id) };
}

/** Replaces the data of a chunk of the ghost. */
function withData(id: number, edit: (data: Buffer) => Buffer): Partial<ReplayFile> {
  const editChunk = (chunk: BodyChunk): BodyChunk =>
    chunk.id === id ? { ...chunk, data: edit(chunk.data) } : chunk;
  return { editChunks: (chunks) => chunks.map(editChunk) };
}

const [soundCar, soundRace] = recordEntities(RUN);

/** A replay whose own car has other samples. */
const withSamples = (edit: (sample: CarSample, index: number) => CarSample): Partial<ReplayFile> =>
  editRecord(RUN, edit);
const withRace = (change: Partial<RaceEntity>): Partial<ReplayFile> => editRecord(RUN, undefined, change);

/** Moves a sample by so many metres. */
const moved = (sample: CarSample, by: readonly [number, number, number]): CarSample =>
  placed(sample, (x, y, z) => [x + by[0], y + by[1], z + by[2]]);

/** A car that stays within some metres of its start, on a map whose landmarks are all around that. */
function closeBy(metres: number): Case {
  const landmarks: BuiltLandmark[] = [
    { tag: 'Checkpoint', cell: [4, 9, 24] },
    { tag: 'Checkpoint', cell: [2, 9, 24] },
    { tag: 'Goal', cell: [3, 9, 25] },
    { tag: 'Spawn', cell: [3, 9, 24] },
  ];
  const start = soundCar.samples[0]?.place;
  const step = metres / soundCar.samples.length;
  const logSpeed = Math.max(-32_768, Math.round(1000 * Math.log(step / 0.05)));
  const replay = withSamples((sample, index) =>
    moved({ ...sample, logSpeed, ...(start && { place: start }) }, [step * index, 0, 0]),
  );
  return { map: { landmarks }, replay: { ...replay, embeddedMap: { landmarks } } };
}

/** A drive in which the car falls for a second, at so many m/s². */
function falling(metresPerS2: number): Partial<ReplayFile> {
  let [y, last] = [soundCar.samples[0]?.place?.[1] ?? 0, 0];
  return withSamples((sample, index) => {
    const along = Math.exp((sample.logSpeed ?? 0) / 1000);
    const down = index > 300 && index < 320 ? (index - 300) * 0.05 * metresPerS2 : 0;
    y += ((down + last) / 2) * 0.05;
    last = down;
    return {
      ...placed(sample, (x, _, z) => [x, y, z]),
      logSpeed: Math.round(1000 * Math.log(Math.hypot(along, down))),
      heading: Math.round((Math.atan2(down, along) / Math.PI) * 127),
    };
  });
}

const otherEnd = { ...soundRace, endMs: FINISH + 20 };
const otherEvents = { ...soundRace, eventsMs: [FIRST, SECOND + 10, FINISH] };
const otherCar = {
  ...soundCar,
  samples: soundCar.samples.map((sample, index) => ({
    ...sample,
    timeMs: index * 60,
    steer: 255 - sample.steer,
  })),
};
const FAST_RUN = { ...RUN, timeMs: 15_000 };
const stretched = {
  ...FAST_RUN,
  ...editRecord(FAST_RUN, (one) => ({ ...one, logSpeed: (one.logSpeed ?? 0) + 8 })),
};

/** A fast run that turns to the other side than it is steered. */
function turningAway(): Partial<ReplayFile> {
  let [aside, step] = [0, 0];
  const edited = editRecord(FAST_RUN, (sample) => {
    const turned = moved(sample, [0, 0, aside]);
    aside += step;
    step -= Math.sign(sample.steer - 127) / 1000;
    return turned;
  });
  return { ...FAST_RUN, ...edited };
}

/** 0.4 mm beside the grid. */
function offGrid(sample: CarSample): CarSample {
  const [x = 0, y = 0, z = 0] = sample.place ?? [];
  return { ...sample, place: [x + 0.0004, y, z] };
}

const MOMENT = 1_784_340_240;
const NO_MOMENT = 0xffffffff;

/** A replay whose samples go on for so many steps of 50 ms after the finish. */
function goingOn(steps: number): Partial<ReplayFile> {
  const last = soundCar.samples.at(-1) ?? assert.fail('no samples');
  const added = Array.from({ length: steps }, (_, index) => ({
    ...last,
    timeMs: last.timeMs + 50 * (index + 1),
  }));
  return { record: { entities: [{ ...soundCar, samples: [...soundCar.samples, ...added] }, soundRace] } };
}

/** A map with other landmarks, and the same inside the replay. */
function withLandmarks(
  landmarks: readonly BuiltLandmark[],
  replay: Partial<ReplayFile> = {},
  laps?: number,
): Case {
  const map = { landmarks, headerCheckpoints: 3, ...(laps !== undefined && { laps }) };
  return { map, replay: { ...replay, embeddedMap: { landmarks } } };
}
const course = buildCourse(3);
const [firstLandmark, secondLandmark, goal, spawn] = course as [
  BuiltLandmark,
  BuiltLandmark,
  BuiltLandmark,
  BuiltLandmark,
];

/** For each rule files that break it, alone but for those `besides`; for some rules in several ways. */
const cases: [rule: string, files: Case, besides?: string[]][] = [
  ['map-file-damaged', { map: { truncateTo: 900 } }],
  ['run-file-damaged', { replay: { compressedSize: 1 } }],
  ['run-file-damaged', { replay: { afterRoot: Buffer.from([0]) } }],
  ['run-file-damaged', { replay: { editChunks: (chunks) => [...chunks, skippable(0x03092005, number(1))] } }],
  ['run-file-damaged', { replay: withData(0x03092005, (data) => Buffer.concat([data, data])) }],
  ['uids', { map: { uid: 'other' } }],
  ['uids', { map: { bodyUid: 'Jd7V62wQ1Hus9OlhNU3nP9lnoi1' } }],
  ['uids', { replay: { headerMapUid: 'other' } }],
  ['uids', { replay: { xmlMapUid: 'other' } }],
  [
    'uids',
    {
      replay: withData(0x03092010, () => Buffer.from('00000040 03000000 6f6e65'.replaceAll(' ', ''), 'hex')),
    },
  ],
  ['uids', { replay: { embeddedMap: { bodyUid: 'Jd7V62wQ1Hus9OlhNU3nP9lnoi1' } } }],
  ['not-validable', { replay: { validable: false } }],
  [
    'time-not-positive',
    { replay: { timeMs: 0, checkpointsMs: [] }, map: { checkpoints: 0 } },
    ['map-course', 'map-checkpoints'],
  ],
  ['checkpoints-rise', { replay: { checkpointsMs: [FIRST, FIRST, FINISH] } }, ['checkpoint-place']],
  ['checkpoints-rise', { replay: { checkpointsMs: [0, SECOND, FINISH] } }, ['checkpoint-place']],
  ['finish-time', { replay: { checkpointsMs: [FIRST, SECOND, FINISH - 1] } }],
  ['checkpoint-count', { replay: { checkpointCount: 4 } }],
  ['splits', { replay: { splits: { timeMs: FINISH - 1 } } }],
  ['splits', { replay: { splits: { splitsMs: [FIRST, FIRST, FIRST + 1] } } }],
  ['splits', { replay: { splits: { respawns: 1 } } }],
  ['landmarks', { replay: { landmarks: { timeMs: FINISH - 1 } } }],
  ['landmarks', { replay: { landmarks: { checkpointsMs: [FIRST, FIRST + 1, FINISH] } } }],
  ['landmarks', { replay: { landmarks: { respawns: 1 } } }],
  ['header-time', { replay: { headerTimeMs: FINISH - 1 } }],
  ['xml-time', { replay: { xmlTimeMs: FINISH - 1 } }],
  ['header-login', { replay: { headerLogin: 'AAAAAAAAAAAAAAAAAAAAAA' } }],
  ['xml-checkpoints', { replay: { xmlCheckpoints: 2 } }],
  ['login-account', { replay: { login: 'nadeo' } }],
  ['login-account', { replay: { login: 'CF4dJH1VSW2teh6x7-wJ6x' } }],
  ['map-file-unsupported', { map: { externalNodes: 1 } }],
  ['run-file-unsupported', { replay: { exe: 'ManiaPlanet date=2019-11-19_18_50' } }],
  ['run-file-unsupported', { replay: { ghosts: 2 } }],
  ['run-file-unsupported', { replay: { hasMediaClip: true } }],
  ['run-file-unsupported', { replay: without(0x0309201b) }],
  ['run-file-unsupported', { replay: { splits: { version: 3 } } }],
  ['run-file-unsupported', { replay: { editChunks: (chunks) => [...chunks, bare(0x030920ff, number(0))] } }],
  ['no-time', { replay: { timeMs: null, checkpointsMs: [FIRST, SECOND, FINISH] } }],
  ['input-lists', { replay: { inputs: [] } }],
  ['input-lists', { replay: { inputs: [{}, {}] } }],
  ['inputs-format', { replay: { inputs: [{ version: 13 }] } }],
  ['inputs-format', { replay: { inputs: [{ mode: 12 }] } }],
  ['copies', { replay: { copies: { exe: 'Trackmania date=2023-01-01_00_00' } } }],
  ['copies', { replay: { copies: { seed: 1 } } }],
  ['copies', { replay: { copies: { end: 1 } } }],
  ['copies', { replay: withData(0x0309202a, (data) => Buffer.concat([number(1), data.subarray(4)])) }],
  ['map-parts', { replay: { embeddedMap: { blocks: 'other' } } }],
  ['map-parts', { replay: { embeddedMap: { items: 'other' } } }],
  ['map-parts', { replay: { embeddedMap: { baked_blocks: 'other' } } }],
  ['map-parts', { replay: { embeddedMap: { free_blocks: 'other' } } }],
  ['map-course', { map: { isValidated: false } }],
  ['map-course', withLandmarks(course.slice(0, 3), { spawn: 2 })],
  [
    'map-course',
    withLandmarks([firstLandmark, secondLandmark, spawn], { spawn: 2 }),
    ['landmarks-of-map', 'checkpoint-place'],
  ],
  ['map-checkpoints', { map: { headerCheckpoints: 4 } }],
  ['map-checkpoints', { map: { laps: 2 }, replay: { embeddedMap: { laps: 2 } } }],
  ['map-checkpoints', withLandmarks([...course, firstLandmark], { spawn: 4 }), ['landmarks-of-map']],
  ['map-laps', withLandmarks(course, {}, 1)],
  ['inputs-end', { replay: { inputs: [{ steer: chooseSteering(-1500, 3147) }] } }],
  ['inputs-decode', { replay: { inputs: [{ bytes: Buffer.from([0x10]) }] } }],
  ['record-data', { replay: { record: null } }],
  ['record-data', { replay: { record: { plain: Buffer.alloc(9) } } }],
  ['record-end', { replay: { record: { entities: [soundCar, otherEnd] } } }],
  ['body-not-compressed', { replay: { packing: 'plain' } }],

  ['event-landmarks', { replay: withRace({ landmarks: [1, 0, 2] }) }],
  ['finished-flag', { replay: withRace({ hasFinish: false }) }],
  ['moves', closeBy(0)],
  ['moves', closeBy(5)],
  ['wall-time', { replay: { wallTime: { start: 1_709_000_000, end: 1_709_000_027 } } }],
  ['dates', { replay: { wallTime: { start: 1_700_000_000, end: 1_700_000_031 } } }],
  ['dates', { replay: { build: '2020-06-30_12_00' } }],
  [
    'dates',
    { replay: { build: '2999-01-01_12_00', wallTime: { start: 4_000_000_000, end: 4_000_000_031 } } },
  ],
  ['dates', { replay: { exe: 'Trackmania date=today' } }],
  ['start-place', { replay: withSamples((sample) => moved(sample, [-33, 0, 0])) }],
  ['start-place', { replay: withSamples((sample) => moved(sample, [2.5, 0, 0])) }],
  ['start-height', { replay: withSamples((sample) => moved(sample, [0, 8, 0])) }],
  ['start-height', { replay: withSamples((sample) => moved(sample, [0, -8, 0])) }],
  ['spawn-index', { replay: { spawn: 0 } }],
  [
    'landmarks-of-map',
    withLandmarks([firstLandmark, { ...secondLandmark, tag: 'Goal' }, { ...goal, tag: 'Checkpoint' }, spawn]),
  ],
  [
    'landmarks-of-map',
    withLandmarks([{ ...firstLandmark, tag: 'Goal' }, secondLandmark, goal, firstLandmark, spawn], {
      spawn: 4,
    }),
  ],
  ['checkpoint-place', withLandmarks([firstLandmark, { tag: 'Checkpoint', cell: [13, 9, 26] }, goal, spawn])],
  ['own-car', { replay: goingOn(62) }],
  ['own-car', { replay: { record: { entities: [soundRace] } } }],
  ['own-car', { replay: { record: { entities: [soundCar, soundCar, soundRace] } } }],
  ['own-car', { replay: { record: { entities: [otherCar, soundRace] } } }],
  ['race-entity', { replay: { record: { entities: [soundCar, otherEvents] } } }],
  ['race-entity', { replay: { record: { entities: [soundCar] } } }],
  ['event-tick', { replay: withRace({ ticksMs: [FIRST, SECOND + 10, FINISH] }) }],
  ['jump', { replay: withSamples((sample, index) => (index === 80 ? moved(sample, [0, 0, 5]) : sample)) }],
  ['velocity', { replay: withSamples((sample) => ({ ...sample, heading: 64 })) }],
  ['velocity', { replay: stretched }],
  ['grid', { replay: withSamples(offGrid) }],
  ['free-flight', { replay: falling(-20) }],
  ['steering', { replay: withSamples((sample) => ({ ...sample, steer: 255 - sample.steer })) }],
  ['gas-and-brake', { replay: withSamples((sample) => ({ ...sample, gas: 0 })) }],
  ['gas-and-brake', { replay: withSamples((sample) => ({ ...sample, brake: 255 })) }],
  ['respawn-press', { replay: { respawns: 2, inputs: [{ respawnTicks: [] }] } }],
  ['car-model', { replay: { car: 'CarOther' } }],
];
for (const [index, [rule, files, besides = []]] of cases.entries()) {
  test(`${rule} is broken alone by files ${index + 1}, ${JSON.stringify(files).slice(0, 100)}`, () => {
    assert.deepEqual(listBrokenRules(readCase(files)), [rule, ...besides]);
  });
}

test('each rule has a file that breaks it', () => {
  const names = new Set(Object.values(RULES).flatMap((rules) => Object.keys(rules)));
  assert.deepEqual([...new Set(cases.map(([rule]) => rule))].sort(), [...names].sort());
});

test('a rule of two limits is a doubt beyond the first, and a fail beyond the second', () => {
  const kindOf = (files: Case): string[] => findBrokenRules(readCase(files)).map(({ kind }) => kind);
  const aside = (metres: number): Case => ({
    replay: withSamples((sample) => moved(sample, [metres, 0, 0])),
  });
  assert.deepEqual([kindOf(closeBy(5)), kindOf(closeBy(0))], [['review'], ['fail']]);
  assert.deepEqual([kindOf(aside(2.5)), kindOf(aside(-33))], [['review'], ['fail']]);
});

/** For each layout of a chunk that the game has written, a file that breaks nothing. */
const layouts: [name: string, replay: Partial<ReplayFile>][] = [
  ['the present one', {}],
  ['of 2020, without chunks 02B, 02C and 02D', { build: '2020-09-11_18_31', appearance: 7 }],
  ['of 2021, without chunk 02D', { build: '2021-06-08_16_51', appearance: 8 }],
  ['of 2022, without chunk 02E', { build: '2022-10-06_21_04', appearance: 8 }],
  ['of 2026, with record data of version 11', { build: '2026-02-02_17_51', record: { version: 11 } }],
  ['of a later record data', { record: { version: 12 } }],
  ['with inputs of version 11', { inputs: [{ version: 11 }] }],
  ['that falls as the game makes cars fall', falling(-24.8)],
  ['with a badge', { hasBadge: true }],
  ['with a badge of version 8', { hasBadge: true, appearance: 8 }],
  ['with a number of respawns', { build: '2024-09-17_11_44', respawns: 2 }],
  [
    'with an unknown skippable chunk',
    { editChunks: (chunks) => [...chunks, skippable(0x0309202f, number(1))] },
  ],
  ['with several races and cars', { record: { entities: [otherEvents, otherCar, ...recordEntities(RUN)] } }],
  ['whose record ends before the finish', withRace({ eventsMs: [FIRST, SECOND], hasFinish: false })],
  ['with a body packed by copies', { packing: 'lzo' }],
  ['with one checkpoint', { checkpointsMs: [FINISH] }],
  ['with inputs up to two ticks before the finish', { inputs: [{ steer: chooseSteering(-1500, 3148) }] }],
  ['whose inputs end eight ticks early', { inputs: [{ steer: chooseSteering(-1500, 3142), ticks: 3150 }] }],
  ['that was driven online, at one moment by the clock', { wallTime: { start: MOMENT, end: MOMENT } }],
  ['whose clock says nothing', { wallTime: { start: NO_MOMENT, end: NO_MOMENT } }],
  ['with a landmark that is not known', { landmarks: { numbers: [0, -1, 2] } }],
  ['with no landmark that is known', { landmarks: { numbers: [-1, -1, -1] } }],
  ['that starts at the edge of its block', withSamples((sample) => moved(sample, [-1.9, 0, 0]))],
  ['whose samples go on for 3,050 ms after the finish', goingOn(61)],
  ['that turns away from its steering', turningAway()],
];
for (const [name, replay] of layouts) {
  const checkpoints = replay.checkpointsMs?.length ?? 3;
  test(`a replay ${name} breaks no rule`, () => {
    assert.deepEqual(listBrokenRules(readCase({ map: { checkpoints }, replay })), []);
  });
  test(`a ghost alone ${name} breaks no rule`, () => {
    assert.deepEqual(listBrokenRules(readGhostCase(replay, { checkpoints })), []);
  });
}

test('the middle of a block may be 48 m from where its checkpoint counts', () => {
  const beside: BuiltLandmark = { tag: 'Checkpoint', cell: [14, 9, 25] };
  assert.deepEqual(listBrokenRules(readCase(withLandmarks([firstLandmark, beside, goal, spawn]))), []);
});

const NO_LEVEL = { decoration: 'NoStadiumDay' };

test('what is not known of a run or its map is not compared, and noted, as is what honest runs seldom do', () => {
  const noted: [Case, RegExp][] = [
    [{ map: { itemsVersion: 9 }, replay: { embeddedMap: { itemsVersion: 9 } } }, /version 9 of the items/],
    [{ map: { blocksVersion: 7 } }, /version 7 of the blocks/],
    [{ map: { raceVersion: 14, headerCheckpoints: 7 } }, /header version 14/],
    [{ map: NO_LEVEL, replay: { embeddedMap: NO_LEVEL } }, /^map: how high its ground is, is not known/],
    [{ replay: { build: '2020-09-11_18_31' } }, /^clock: the file does not say when the run was driven$/],
    [
      withLandmarks([...course, { tag: 'Spawn', cell: [3, 9, 40] }]),
      /^map: it has several starts, so that only the place of the start is compared$/,
    ],
    [
      {
        replay: {
          ...withRace({ eventsMs: [FIRST, SECOND], hasFinish: false }),
          ...{ landmarks: { numbers: [-1, -1, -1] } },
        },
      },
      /^checkpoints: the file does not name the landmark of each$/,
    ],
    [{ replay: turningAway() }, /^turning: \d+ % of \d+ samples agree with the inputs/],
  ];
  for (const [files, note] of noted) {
    const facts = readCase(files);
    const [found, ...others] = listNotes(facts, readPath(facts));
    assert.deepEqual([listBrokenRules(facts), others], [[], []]);
    assert.match(found ?? '', note);
  }
});

test('every finding has its numbers', () => {
  const details = (files: Case): string[] =>
    findBrokenRules(readCase(files)).map(({ name, detail }) => `${name}: ${detail}`);
  assert.deepEqual(details({ replay: { headerTimeMs: FINISH - 1 } }), [
    'header-time: 29999 ms, 30000 ms expected',
  ]);
  assert.deepEqual(details({ replay: { headerMapUid: 'a\nb' } }), [
    `uids: replay header: "a\\nb", "${uid}" expected`,
  ]);
  assert.deepEqual(details({ replay: { splits: { splitsMs: [FIRST, FIRST, FIRST + 1] } } }), [
    'splits: checkpoint 3: 30001 ms, 30000 ms expected',
  ]);
  assert.deepEqual(details({ replay: { headerLogin: 'AAAAAAAAAAAAAAAAAAAAAA' } }), [
    "header-login: it is not the ghost's",
  ]);
});

test('checkpoints are counted over all laps', () => {
  const lapRun = { checkpointsMs: [FIRST, SECOND, 25_000, FINISH] };
  const replay = { ...lapRun, embeddedMap: { checkpoints: 2, laps: 2 } };
  assert.deepEqual(listBrokenRules(readCase({ map: { checkpoints: 2, laps: 2 }, replay })), []);
});

test('files of another map than the submission name all places that say so', () => {
  const [broken] = findBrokenRules(readCase({ mapUid: 'other' }));
  const places = ['map file', 'replay header', 'header XML', 'ghost', 'map inside'];
  assert.deepEqual(broken, {
    name: 'uids',
    kind: 'fail',
    detail: places.map((place) => `${place}: "${uid}", "other" expected`).join('; '),
  });
});
