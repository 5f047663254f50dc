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
import { recordEntities } from './gbx/testing/gbx-ghost.js';
import { steerOfRun } from './gbx/testing/gbx-inputs.js';
import { readFacts, type Facts } from './gbx/facts.js';
import { brokenRules, RULES, steerAgreement } from './rules.js';

const uid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const RUN = { mapUid: uid, timeMs: 30_000, accountId: '085e1d24-7d55-496d-ad7a-1eb1efec09eb' };
const [FIRST, SECOND, FINISH] = [10_000, 20_000, 30_000];

type Case = { map?: Partial<MapFile>; replay?: Partial<ReplayFile>; mapUid?: string };

function factsOf({ map, replay, mapUid = uid }: Case): Facts {
  return readFacts(mapUid, {
    map: () => buildMapFile({ uid, ...map }),
    run: () => buildReplayFile({ ...RUN, ...replay }),
  });
}

function factsOfGhost(ghost: Partial<GhostFile>, map: Partial<MapFile> = {}): Facts {
  return readFacts(uid, {
    map: () => buildMapFile({ uid, ...map }),
    run: () => buildGhostFile({ ...RUN, ...ghost }),
  });
}

const namesOf = (facts: Facts): string[] => brokenRules(facts).map(({ name }) => name);

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

function lastFirst(chunks: BodyChunk[]): BodyChunk[] {
  return [...chunks.slice(-1), ...chunks.slice(0, -1)];
}

/** Replaces a number at a place of a chunk's data. */
function withNumber(at: number, value: number, size: 'short' | 'long' = 'long'): (data: Buffer) => Buffer {
  return (data) => {
    const copy = Buffer.from(data);
    if (size === 'short') copy.writeUInt16LE(value, at);
    else copy.writeUInt32LE(value, at);
    return copy;
  };
}

const [car, race] = recordEntities(RUN);
const soundCar = car as NonNullable<typeof car>;
const otherEnd = { ...race, endMs: FINISH + 20 } as NonNullable<typeof race>;
const otherEvents = { ...race, eventsMs: [FIRST, SECOND + 10, FINISH] } as NonNullable<typeof race>;
const otherSteering = {
  ...car,
  samples:
    car?.kind === 'car' ? car.samples.map(({ timeMs, steer }) => ({ timeMs, steer: 255 - steer })) : [],
} as NonNullable<typeof car>;

/** For each rule files that break it alone; for some rules in several ways. */
const cases: [rule: string, files: Case][] = [
  ['map-file-damaged', { map: { truncateTo: 900 } }],
  ['map-file-damaged', { map: { truncateTo: 0 } }],
  ['run-file-damaged', { replay: { compressedSize: 1 } }],
  ['run-file-damaged', { replay: { afterRoot: Buffer.from([0]) } }],
  ['run-file-damaged', { replay: { plainSize: 0xffffffff } }],
  ['run-file-damaged', { replay: { record: { plainSize: 7 } } }],
  ['run-file-damaged', { replay: { editChunks: (chunks) => [...chunks, skippable(0x03092005, number(1))] } }],
  ['run-file-damaged', { replay: withData(0x03092005, (data) => Buffer.concat([data, data])) }],
  ['map-file-uid', { map: { uid: 'other' } }],
  ['map-body-uid', { map: { bodyUid: 'Jd7V62wQ1Hus9OlhNU3nP9lnoi1' } }],
  ['header-uid', { replay: { headerMapUid: 'other' } }],
  ['xml-uid', { replay: { xmlMapUid: 'other' } }],
  [
    'ghost-uid',
    {
      replay: withData(0x03092010, () => Buffer.from('00000040 03000000 6f6e65'.replaceAll(' ', ''), 'hex')),
    },
  ],
  ['embedded-map-uid', { replay: { embeddedMap: { bodyUid: 'Jd7V62wQ1Hus9OlhNU3nP9lnoi1' } } }],
  ['not-validable', { replay: { validable: false } }],
  ['time-not-positive', { replay: { timeMs: 0, checkpointsMs: [] }, map: { checkpoints: 0 } }],
  ['checkpoints-rise', { replay: { checkpointsMs: [FIRST, FIRST, FINISH] } }],
  ['checkpoints-rise', { replay: { checkpointsMs: [0, SECOND, FINISH] } }],
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
  ['map-file-unsupported', { map: { raceVersion: 14 } }],
  ['run-file-unsupported', { replay: { classId: 0x2403f000 } }],
  ['run-file-unsupported', { replay: { headerVersion: 7 } }],
  ['run-file-unsupported', { replay: { externalNodes: 2 } }],
  ['run-file-unsupported', { replay: { exe: 'ManiaPlanet date=2019-11-19_18_50' } }],
  ['run-file-unsupported', { replay: { ghosts: 2 } }],
  ['run-file-unsupported', { replay: { hasMediaClip: true } }],
  ['run-file-unsupported', { replay: without(0x0309201b) }],
  ['run-file-unsupported', { replay: { splits: { version: 3 } } }],
  ['run-file-unsupported', { replay: { record: { version: 9 } } }],
  ['run-file-unsupported', { replay: { editChunks: (chunks) => [...chunks, bare(0x030920ff, number(0))] } }],
  ['no-time', { replay: { timeMs: null, checkpointsMs: [FIRST, SECOND, FINISH] } }],
  ['inputs-format', { replay: { inputs: [{ version: 13 }] } }],
  ['inputs-format', { replay: { inputs: [{ mode: 12 }] } }],
  ['header-map-author', { replay: { xmlMapAuthor: 'AAAAAAAAAAAAAAAAAAAAAA' } }],
  ['copies', { replay: { copies: { exe: 'Trackmania date=2023-01-01_00_00' } } }],
  ['copies', { replay: { copies: { seed: 1 } } }],
  ['copies', { replay: { copies: { end: 1 } } }],
  ['copies', { replay: withData(0x0309202a, () => Buffer.from([0, 0, 0, 0, 4, 0, 0, 0])) }],
  ['stunt-score', { replay: withData(0x0309200a, () => number(1)) }],
  ['stunt-score', { replay: withData(0x0309201b, withNumber(6, 0x10000 - 1, 'short')) }],
  ['stunt-score', { replay: withData(0x0309202b, withNumber(8, 1)) }],
  ['layout-of-build', { replay: without(0x03092026) }],
  [
    'layout-of-build',
    { replay: { editReplayChunks: (chunks) => chunks.filter(({ id }) => id !== 0x03093018) } },
  ],
  ['chunk-order', { replay: { editChunks: lastFirst } }],
  ['chunk-order', { replay: { editReplayChunks: lastFirst } }],
  ['odd-fields', { replay: { nodes: 4 } }],
  ['odd-fields', { replay: { format: 'BUCE' } }],
  ['odd-fields', { replay: withData(0x0303f006, withNumber(4, 5)) }],
  ['odd-fields', { replay: withData(0x0303f006, withNumber(14, 0)) }],
  ['odd-fields', { replay: withData(0x0309200c, () => number(1)) }],
  ['odd-fields', { replay: withData(0x0309201b, withNumber(26, 1)) }],
  ['odd-fields', { replay: withData(0x0309201c, () => Buffer.alloc(32)) }],
  ['odd-fields', { replay: { inputs: [{ offsetMs: -1610 }] } }],
  ['odd-fields', { replay: withData(0x03092025, withNumber(4, 1)) }],
  ['odd-fields', { replay: withData(0x03092028, () => number(0)) }],
  ['odd-fields', { replay: withData(0x0309202b, withNumber(48, 1)) }],
  ['layout-of-build', { replay: { copies: null } }],
  ['layout-of-build', { replay: { landmarks: null } }],
  ['map-parts', { replay: { embeddedMap: { blocks: 'other' } } }],
  ['map-parts', { replay: { embeddedMap: { items: 'other' } } }],
  ['map-parts', { replay: { embeddedMap: { bakedBlocks: 'other' } } }],
  ['map-checkpoints', { map: { checkpoints: 4 } }],
  ['map-checkpoints', { map: { checkpoints: 3, laps: 2 } }],
  ['inputs-count', { replay: { inputs: [] } }],
  ['inputs-count', { replay: { inputs: [{}, {}] } }],
  ['inputs-end', { replay: { inputs: [{ steer: steerOfRun(-1500, 3147) }] } }],
  ['inputs-decode', { replay: { inputs: [{ bytes: Buffer.from([0x10]) }] } }],
  ['record-data', { replay: { record: null } }],
  ['record-data', { replay: { record: { plain: Buffer.alloc(9) } } }],
  ['record-end', { replay: { record: { entities: [soundCar, otherEnd] } } }],
  ['record-events', { replay: { record: { entities: [soundCar, otherEvents] } } }],
  ['steering', { replay: { record: { entities: [otherSteering] } } }],
  ['body-not-compressed', { replay: { packing: 'plain' } }],
];
for (const [rule, files] of cases) {
  test(`${rule} is broken alone by ${JSON.stringify(files).slice(0, 100)}`, () => {
    assert.deepEqual(namesOf(factsOf(files)), [rule]);
  });
}

test('each rule has a file that breaks it alone, and a name of its own', () => {
  const names = RULES.map(({ name }) => name);
  assert.deepEqual([...new Set(cases.map(([rule]) => rule))].sort(), names.toSorted());
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
  ['with a badge', { hasBadge: true }],
  ['with a badge of version 8', { hasBadge: true, appearance: 8 }],
  ['with a number of respawns', { build: '2024-09-17_11_44', respawns: 2 }],
  [
    'with an unknown skippable chunk',
    { editChunks: (chunks) => [...chunks, skippable(0x0309202f, number(1))] },
  ],
  [
    'with several races and cars',
    { record: { entities: [otherEvents, otherSteering, ...recordEntities(RUN)] } },
  ],
  [
    'whose record ends before the finish',
    { record: { entities: [soundCar, { kind: 'race', endMs: FINISH, eventsMs: [FIRST, SECOND] }] } },
  ],
  ['with a body packed by copies', { packing: 'lzo' }],
  ['with one checkpoint', { checkpointsMs: [FINISH] }],
  ['with inputs up to two ticks before the finish', { inputs: [{ steer: steerOfRun(-1500, 3148) }] }],
];
for (const [name, replay] of layouts) {
  const checkpoints = replay.checkpointsMs?.length ?? 3;
  test(`a replay ${name} breaks no rule`, () => {
    assert.deepEqual(namesOf(factsOf({ map: { checkpoints }, replay })), []);
  });
  test(`a ghost alone ${name} breaks no rule`, () => {
    assert.deepEqual(namesOf(factsOfGhost(replay, { checkpoints })), []);
  });
}

test('checkpoints are counted over all laps', () => {
  const lapRun = { checkpointsMs: [FIRST, SECOND, 25_000, FINISH] };
  assert.deepEqual(namesOf(factsOf({ map: { checkpoints: 2, laps: 2 }, replay: lapRun })), []);
});

test('the facts of a replay are those that it was built with', () => {
  const { ghost, header, embeddedMap } = factsOf({ replay: { respawns: 3, nickname: 'é' } });
  assert.deepEqual(
    [
      ghost?.timeMs,
      ghost?.checkpointsMs,
      ghost?.respawns,
      ghost?.login,
      ghost?.mapUid,
      ghost?.checkpointCount,
    ],
    [FINISH, [FIRST, SECOND, FINISH], 3, 'CF4dJH1VSW2teh6x7-wJ6w', uid, 3],
  );
  assert.deepEqual([header?.timeMs, embeddedMap?.mapUid], [FINISH, uid]);
  assert.equal(ghost && steerAgreement(ghost), 1);
  assert.match(ghost?.game.exe ?? '', /^Trackmania date=2024-02-26_11_36 /);
  assert.deepEqual(ghost?.wallTime, { start: 1_709_000_000, end: 1_709_000_060 });
});

test('two files that contradict each other break all rules that say so', () => {
  assert.deepEqual(namesOf(factsOf({ mapUid: 'other' })), [
    'map-file-uid',
    'header-uid',
    'xml-uid',
    'ghost-uid',
    'embedded-map-uid',
  ]);
});
