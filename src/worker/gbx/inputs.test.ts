import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inputList, chooseSteering, type InputList } from './testing/gbx-inputs.js';
import { createByteReader } from './byte-reader.js';
import { createBudget } from './budget.js';
import { inputsEndMs, PEDALS, pedalsAt, readInputs, steerAt, type InputFacts } from './inputs.js';

const RUN: InputList = { offsetMs: -1500, steer: chooseSteering(-1500, 600) };

function read(change: Partial<InputList> = {}): InputFacts {
  const reader = createByteReader(inputList({ ...RUN, ...change }), 'inputs');
  const facts = readInputs(reader, createBudget());
  reader.end();
  return facts;
}

test('decodes the steering of each tick, in both versions', () => {
  for (const version of [11, 12]) {
    const facts = read({ version });
    assert.deepEqual([facts.decoded, [...facts.steer]], ['clean', RUN.steer]);
  }
});

test('gives the steering at a time of the race, and none outside the list', () => {
  const facts = read();
  assert.equal(steerAt(facts, 1234), RUN.steer[Math.floor((1234 + 1500) / 10)]);
  assert.deepEqual([steerAt(facts, -1501), steerAt(facts, 4500)], [null, null]);
  assert.equal(inputsEndMs(facts), 4500);
});

test('gives the pedals of a car that is driven, and when a respawn is pressed first', () => {
  for (const version of [11, 12]) {
    const facts = read({ version, respawnTicks: [200, 201, 300] });
    assert.deepEqual(facts.respawnsMs, [500, 1500]);
    assert.deepEqual([...facts.steer], RUN.steer);
    assert.deepEqual([pedalsAt(facts, 0), pedalsAt(facts, 9999)], [PEDALS.driven | PEDALS.gas, 0]);
  }
  assert.equal(pedalsAt(read({ mode: 0 }), 0), 0);
});

test('ticks are taken from the budget before they are decoded', () => {
  const reader = createByteReader(inputList({ ...RUN, ticks: 1000, bytes: Buffer.alloc(1000) }), 'inputs');
  assert.throws(() => readInputs(reader, createBudget(1999)), { kind: 'unsupported', message: /2000 bytes/ });
});

test('the last eight ticks may be missing: they have the last state', () => {
  const steer = [...RUN.steer, ...Array.from({ length: 10 }, (_, index) => index + 1)];
  const whole = read({ steer });
  const cut = (ticks: number): InputFacts => read({ steer: steer.slice(0, -ticks), ticks: steer.length });
  const lost = cut(8);
  assert.deepEqual([lost.decoded, lost.ticks], ['clean', steer.length]);
  assert.deepEqual([...lost.steer.slice(0, -8)], [...whole.steer.slice(0, -8)]);
  assert.deepEqual([...lost.steer.slice(-9)], Array<number>(9).fill(2));
  assert.deepEqual([...lost.pedals], [...whole.pedals]);
  assert.equal(cut(9).decoded, 'malformed');
});

const decodings: [name: string, change: Partial<InputList>, decoded: InputFacts['decoded']][] = [
  ['a car that has not started', { mode: 0, steer: [0, 0, 0] }, 'clean'],
  ['another version', { version: 13 }, 'unsupported'],
  ['floating-point steering', { mode: 12 }, 'unsupported'],
  ['too few bits', { bytes: Buffer.from([0x10]) }, 'malformed'],
  ['bytes that are left over', { bytes: Buffer.alloc(5000) }, 'malformed'],
  ['more ticks than there can be', { ticks: 0xffffffff }, 'malformed'],
  ['more ticks than are decoded', { ticks: 2_000_001, bytes: Buffer.alloc(500_001) }, 'unsupported'],
];
for (const [name, change, decoded] of decodings) {
  test(`${name}: ${decoded}`, () => assert.equal(read(change).decoded, decoded));
}
