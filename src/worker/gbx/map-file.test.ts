import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildGhostFile, buildMapFile, buildReplayFile, type MapFile } from './testing/gbx-files.js';
import { createBudget } from './budget.js';
import { readMapFile, type MapFacts } from './map-file.js';

const uid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const run = { mapUid: uid, timeMs: 7038, accountId: '085e1d24-7d55-496d-ad7a-1eb1efec09eb' };

const read = (bytes: Buffer): MapFacts => readMapFile(bytes, createBudget());
const build = (map: Partial<MapFile> = {}): MapFacts => read(buildMapFile({ uid, ...map }));

test('reads uid, checkpoints and laps of a map, whatever its name', () => {
  const { body, ...facts } = build({ name: '$f00"A" <&> ü 🏁', checkpoints: 6 });
  assert.deepEqual(facts, { mapUid: uid, isValidated: true, checkpoints: 6, laps: null });
  assert.equal(body.mapUid, uid);
  assert.equal(build({ laps: 5 }).laps, 5);
});

test('a replay and a ghost are unsupported as a map', () => {
  const unsupported = (reason: RegExp): object => ({
    name: 'GbxFault',
    kind: 'unsupported',
    message: reason,
  });
  assert.throws(() => read(buildReplayFile(run)), unsupported(/class 0x03093000/));
  assert.throws(() => read(buildGhostFile(run)), unsupported(/class 0x03092000/));
});

const unsupported: [name: string, map: Partial<MapFile>, reason: RegExp][] = [
  [
    'a map of a former game',
    { xml: `<header type="challenge"><ident uid="${uid}"/></header>` },
    /not a header of/,
  ],
  ['no header', { editHeader: () => [] }, /header chunk 0x03043005 is missing/],
  ['no uid', { xml: '<header type="map"><ident name="x"/></header>' }, /without a uid/],
];
for (const [name, map, message] of unsupported)
  test(`unsupported: ${name}`, () => {
    assert.throws(() => build(map), { name: 'GbxFault', kind: 'unsupported', message });
  });

test('a map that its author has not driven says so in its header; an older header does not', () => {
  assert.equal(build({ isValidated: false }).isValidated, false);
  assert.equal(build({ xml: `<header type="map"><ident uid="${uid}"/></header>` }).isValidated, true);
});
