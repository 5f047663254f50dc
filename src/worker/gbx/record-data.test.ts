import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { recordNode, recordPlain, type RecordData, type RecordEntity } from './testing/gbx-record.js';
import { createBudget } from './budget.js';
import { createByteReader } from './byte-reader.js';
import { readRecordNode, type RecordFacts } from './record-data.js';

const CAR: RecordEntity = {
  kind: 'car',
  endMs: 200,
  samples: [10, 60, 110, 160].map((timeMs, index) => ({ timeMs, steer: (index * 100) % 256 })),
};
const STEER_BYTE = 14;
const RACE: RecordEntity = { kind: 'race', endMs: 200, eventsMs: [100, 200] };

function read(record: Partial<RecordData>): RecordFacts {
  const reader = createByteReader(recordNode({ entities: [CAR, RACE], ...record }), 'node');
  return readRecordNode(reader, createBudget());
}

test('reads cars and races of both versions', () => {
  const events = [
    { tickMs: 100, timeMs: 100, landmark: 0, isFinish: false },
    { tickMs: 200, timeMs: 200, landmark: 1, isFinish: true },
  ];
  for (const version of [10, 11]) {
    const facts = read({ version });
    assert.ok(facts.isKnown && facts.entities);
    const [car, ...others] = facts.entities.cars;
    assert.ok(car);
    const steer = car.timesMs.map((_, index) => car.bytes[index * car.step + STEER_BYTE]);
    assert.deepEqual(
      [facts.version, car.timesMs, car.sampleBytes, steer, others],
      [version, [10, 60, 110, 160], 116, [0, 100, 200, 44], []],
    );
    assert.deepEqual(facts.entities.races, [{ endMs: 200, events }]);
  }
});

test('reads nothing of a later version but its number', () => {
  assert.deepEqual(read({ version: 12 }), { isKnown: false, version: 12 });
});

test('a structure that cannot be followed is a fact', () => {
  const plain = recordPlain([CAR, RACE], 10);
  for (const broken of [plain.subarray(0, -1), Buffer.concat([plain, Buffer.from([0])]), Buffer.alloc(0)])
    assert.deepEqual(read({ plain: broken }), { isKnown: true, version: 10, entities: null });
});

const plain = recordPlain([CAR, RACE], 10);
const packed = deflateSync(plain);
const broken = Buffer.from(packed);
broken[broken.length - 1] = (broken.at(-1) ?? 0) ^ 1;

const refused: [
  name: string,
  record: Partial<RecordData>,
  kind: 'damaged' | 'unsupported',
  reason: RegExp,
][] = [
  ['an earlier version', { version: 9 }, 'unsupported', /version 9/],
  ['a wrong checksum', { packed: broken, plainSize: plain.length }, 'damaged', /does not unpack/],
  [
    'fewer bytes than declared',
    { plainSize: plain.length + 1 },
    'damaged',
    /bytes of record data instead of/,
  ],
  ['more bytes than declared', { plainSize: plain.length - 1 }, 'damaged', /does not unpack/],
  ['a declared 4 GiB', { plainSize: 0xffffffff }, 'unsupported', /at most 25165824/],
  [
    'bytes behind the packed ones',
    { packed: Buffer.concat([packed, Buffer.alloc(1)]), plainSize: plain.length },
    'damaged',
    /does not unpack/,
  ],
  ['what is not packed', { packed: plain, plainSize: plain.length }, 'damaged', /does not unpack/],
];
for (const [name, record, kind, reason] of refused) {
  test(`${name}: ${kind}`, () => {
    assert.throws(() => read(record), { name: 'GbxFault', kind, message: reason });
  });
}
