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
  assert.deepEqual(facts, { mapUid: uid, checkpoints: 6, laps: null });
  assert.equal(body.mapUid, uid);
  assert.equal(build({ laps: 5 }).laps, 5);
});

test('a replay and a ghost are unsupported as a map, and so is another version of the header', () => {
  const unsupported = (reason: RegExp): object => ({
    name: 'GbxFault',
    kind: 'unsupported',
    message: reason,
  });
  assert.throws(() => read(buildReplayFile(run)), unsupported(/class 0x03093000/));
  assert.throws(() => read(buildGhostFile(run)), unsupported(/class 0x03092000/));
  assert.throws(() => build({ raceVersion: 14 }), unsupported(/map header version 14/));
});

test('a map without a uid is damaged, and one without blocks is unsupported', () => {
  const xml = '<header type="map"><ident name="x"/></header>';
  assert.throws(() => build({ xml }), { kind: 'damaged', message: /<ident> has no uid/ });
  assert.throws(() => build({ bodyUid: '' }), { kind: 'unsupported', message: /without chunk 0x0304301f/ });
});
