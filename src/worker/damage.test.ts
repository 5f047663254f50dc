import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createRandom, type Random } from '../../db/testing/random.js';
import { buildGbxFileFrom, noise } from './gbx/testing/gbx-bytes.js';
import { buildGhostFile, buildMapFile, buildReplayFile } from './gbx/testing/gbx-files.js';
import { createBudget } from './gbx/budget.js';
import { GHOST_CLASS, MAP_CLASS, readContainer, REPLAY_CLASS } from './gbx/container.js';
import { readFacts } from './gbx/facts.js';
import { jump } from './path-rules.js';
import { readPath } from './path.js';
import { findBrokenRules, type RuleKind } from './rules.js';

/** How many damaged files the test makes; 1,000,000 take about half an hour of processor time. */
const FILES = Number(process.env['DAMAGED_FILES'] ?? (process.env['FULL'] ? 10_000 : 500));
const SEED = Number(process.env['DAMAGED_SEED'] ?? 20_261_122);
/** The goals for small files and for all: processor time of one inspection, in ms. */
const MAX_MS_SMALL = 50;
const MAX_MS = 1000;
const SMALL_PACKED_BYTES = 100 * 1024;
const SMALL_PLAIN_BYTES = 1024 * 1024;
const MAX_INSPECTION_BYTES = 256 * 1024 * 1024;
/** Often enough for the memory of one inspection to be seen beside that of former ones. */
const COLLECT_EVERY = 200;

/** More blocks with a node than are read. */
const NODES = 200_001;
const BLOCK_CHUNK = 0x0304301f;
const SKIN_FLAG = 0x8000;
const SKIN_CLASS = 0x03059000;
const END_OF_NODE = 0xfacade01;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function allocatedBytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const uid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const RUN = { mapUid: uid, timeMs: 7038, accountId: '085e1d24-7d55-496d-ad7a-1eb1efec09eb' };

type Kind = 'map' | 'replay' | 'ghost';
type Sample = {
  kind: Kind;
  file: Buffer;
  plain: Buffer;
  headerChunks: number;
  classId: number;
  nodes: number;
};

const samples: Sample[] = [
  createSample('map', buildMapFile({ uid })),
  createSample('map', buildMapFile({ uid, packing: 'lzo', bodyBytes: 3000 })),
  createSample('replay', buildReplayFile(RUN)),
  createSample(
    'replay',
    buildReplayFile({ ...RUN, packing: 'lzo', record: { version: 11 }, hasBadge: true }),
  ),
  createSample('ghost', buildGhostFile(RUN)),
  createSample('ghost', buildGhostFile({ ...RUN, packing: 'lzo', build: '2020-09-11_18_31', appearance: 7 })),
];
const soundMap = samples[0]?.file ?? Buffer.alloc(0);
const soundReplay = samples[2]?.file ?? Buffer.alloc(0);

function createSample(kind: Kind, file: Buffer): Sample {
  const container = readContainer(file, [MAP_CLASS, REPLAY_CLASS, GHOST_CLASS], createBudget());
  const { classId, nodeCount: nodes } = container;
  return { kind, file, plain: container.readBody(), headerChunks: file.readUInt32LE(13), classId, nodes };
}

/** Values that lengths and counts are replaced with. */
const EXTREMES = [0, 1, 2, 0xff, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff, 0xfacade01];

/** One damage to some bytes. */
const EDITS: Record<string, (bytes: Buffer, random: Random) => Buffer> = {
  flipBit: (bytes, random) => {
    const copy = Buffer.from(bytes);
    for (let left = random.between(1, 4); left > 0; left--) {
      const at = random.between(0, copy.length - 1);
      copy[at] = (copy[at] ?? 0) ^ (1 << random.between(0, 7));
    }
    return copy;
  },
  cut: (bytes, random) => bytes.subarray(0, random.between(0, bytes.length - 1)),
  lie: (bytes, random) => {
    const copy = Buffer.from(bytes);
    const at = random.between(0, copy.length - 4);
    const right = copy.readUInt32LE(at);
    copy.writeUInt32LE(
      (random.chance(0.5) ? random.pick(EXTREMES) : right + random.between(-8, 8)) >>> 0,
      at,
    );
    return copy;
  },
  insert: (bytes, random) => {
    const at = random.between(0, bytes.length);
    const added = noise(random.between(1, 64), random.between(1, 1e9));
    return Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at)]);
  },
  remove: (bytes, random) => {
    const at = random.between(0, bytes.length - 1);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random.between(1, 64))]);
  },
  overwrite: (bytes, random) => {
    const copy = Buffer.from(bytes);
    noise(random.between(1, 32), random.between(1, 1e9)).copy(copy, random.between(0, bytes.length - 1));
    return copy;
  },
};

/** A node inside a node inside a node: the reference to the record data, again and again. */
function nest(plain: Buffer, random: Random): Buffer {
  const reference = Buffer.from('00f01109', 'hex');
  const at = plain.indexOf(reference);
  if (at < 4) return plain;
  const step = Buffer.concat([plain.subarray(at - 4, at), reference]);
  const nested = Array<Buffer>(random.between(2, 2000)).fill(step);
  return Buffer.concat([plain.subarray(0, at - 4), ...nested, plain.subarray(at - 4)]);
}

/** Returns a file that is damaged outside its body, inside its packed body, or inside its plain one. */
function damage(sample: Sample, random: Random): { name: string; file: Buffer; plainBytes: number } {
  const where = random.pick(['file', 'packed', 'plain', 'plain', 'splice', 'nest', 'random'] as const);
  const [name, edit] = random.pick(Object.entries(EDITS));
  const { file, plain } = sample;
  const headEnd = 17 + sample.headerChunks + 8;
  const plainBytes = file.readUInt32LE(headEnd);
  const repacked = (body: Buffer): { name: string; file: Buffer; plainBytes: number } => {
    const packing = random.pick(['literals', 'lzo', 'plain'] as const);
    const built = buildGbxFileFrom(sample.classId, [], body, { nodes: sample.nodes, packing });
    const tail = built.subarray(21); // after an empty header and its size, with the number of nodes
    const head = Buffer.from(file.subarray(0, headEnd - 8));
    head[7] = packing === 'plain' ? 0x55 : 0x43;
    return {
      name: `${where} ${name}`,
      file: Buffer.concat([head, built.subarray(17)]),
      plainBytes: body.length + tail.length,
    };
  };
  if (where === 'file') return { name: `file ${name}`, file: edit(file, random), plainBytes };
  if (where === 'plain') return repacked(edit(plain, random));
  if (where === 'nest') return repacked(nest(plain, random));
  if (where === 'splice') {
    const other = random.pick(samples).plain;
    const at = random.between(0, plain.length);
    return repacked(Buffer.concat([plain.subarray(0, at), other.subarray(random.between(0, other.length))]));
  }
  const packed = file.subarray(headEnd + 8);
  const bytes =
    where === 'packed' ? edit(packed, random) : noise(random.between(0, 3000), random.between(1, 1e9));
  const head = Buffer.from(file.subarray(0, headEnd + 8));
  head.writeUInt32LE(bytes.length, headEnd + 4);
  const claimed = random.chance(0.2) ? random.between(0, 200_000) : plainBytes;
  head.writeUInt32LE(claimed, headEnd);
  return { name: `${where} ${name}`, file: Buffer.concat([head, bytes]), plainBytes: claimed };
}

function inspectFile(kind: Kind, file: Buffer): RuleKind | 'pass' {
  const facts = readFacts(uid, {
    map: () => (kind === 'map' ? file : soundMap),
    run: () => (kind === 'map' ? soundReplay : file),
  });
  const kinds = findBrokenRules(facts).map((rule) => rule.kind);
  return (['fail', 'unsupported', 'review'] as const).find((one) => kinds.includes(one)) ?? 'pass';
}

/** Processor time of one inspection in ms: the best of three if the machine was busy elsewhere. */
function timedInspection(
  kind: Kind,
  file: Buffer,
  limitMs: number,
): { result: RuleKind | 'pass'; ms: number } {
  let ms = Infinity;
  for (let attempt = 1; ; attempt++) {
    const start = process.cpuUsage();
    const result = inspectFile(kind, file);
    const { user, system } = process.cpuUsage(start);
    ms = Math.min(ms, (user + system) / 1000);
    if (ms < limitMs || attempt === 3) return { result, ms };
  }
}

test(`${FILES} damaged files are inspected without an error, in bounded time and memory`, (context) => {
  const results = { fail: 0, unsupported: 0, review: 0, pass: 0 };
  let slowestMs = 0;
  let mostBytes = 0;
  for (let index = 0; index < FILES; index++) {
    const random = createRandom(SEED + index);
    const sample = random.pick(samples);
    const { name, file, plainBytes } = damage(sample, random);
    const isSmall = file.length < SMALL_PACKED_BYTES && plainBytes < SMALL_PLAIN_BYTES;
    const limitMs = isSmall ? MAX_MS_SMALL : MAX_MS;
    const before = allocatedBytes();
    const { result, ms } = timedInspection(sample.kind, file, limitMs);
    mostBytes = Math.max(mostBytes, allocatedBytes() - before);
    const described = `${sample.kind}, ${name}, seed ${SEED + index}`;
    assert.ok(ms < limitMs, `${described}: ${ms} ms`);
    results[result] += 1;
    slowestMs = Math.max(slowestMs, ms);
    if (index % COLLECT_EVERY === 0) collectGarbage();
  }
  assert.ok(mostBytes < MAX_INSPECTION_BYTES, `${mostBytes} bytes`);
  assert.ok(results.fail > FILES / 4, JSON.stringify(results));
  context.diagnostic(
    `${JSON.stringify(results)}, slowest ${slowestMs.toFixed(1)} ms, ${mostBytes >> 20} MiB`,
  );
});

test('bodies that claim or make far more than they are refused, in bounded time', () => {
  const claims = buildReplayFile({ ...RUN, plainSize: 0xffffffff });
  assert.equal(inspectFile('replay', claims), 'fail');
  const zeros = Buffer.alloc(60 * 1024 * 1024);
  const bomb = buildGbxFileFrom(REPLAY_CLASS, [], zeros, { nodes: 3, packing: 'lzo' });
  assert.ok(bomb.length < 300_000);
  const { result, ms } = timedInspection('replay', bomb, MAX_MS);
  assert.deepEqual([result, ms < MAX_MS], ['unsupported', true]);
});

test('the blocks of a map are left out where more of them have nodes than the heap has room for', () => {
  const block = Buffer.alloc(28);
  [1, 0, SKIN_FLAG, 1, 0, SKIN_CLASS, END_OF_NODE].forEach((value, index) =>
    block.writeUInt32LE(value, 4 * index),
  );
  const blocks = Buffer.concat(Array<Buffer>(NODES).fill(block));
  for (let index = 0; index < NODES; index++) blocks.writeUInt32LE(index, 28 * index + 16);
  const count = Buffer.alloc(4);
  count.writeUInt32LE(NODES);
  const withBlocks = buildMapFile({
    uid,
    packing: 'lzo',
    editMapChunks: (chunks) =>
      chunks.map((chunk) => {
        if (chunk.id !== BLOCK_CHUNK) return chunk;
        const head = chunk.data.subarray(0, chunk.data.indexOf('Nadeo') + 5 + 5 * 4);
        return { ...chunk, data: Buffer.concat([head, count, blocks]) };
      }),
  });
  const { map, notes } = readFacts(uid, { map: () => withBlocks, run: () => soundReplay });
  assert.deepEqual([map?.body.parts, map?.body.landmarks], [null, null]);
  assert.match(notes.join(), /more than 200000 blocks with a node/);
});

test('a path that jumps at every step is checked in bounded time, however often a respawn is pressed', () => {
  const facts = readFacts(uid, { map: () => soundMap, run: () => soundReplay });
  const path = readPath(facts);
  const { ghost } = facts;
  assert.ok(ghost?.inputs && path.car);
  const steps = 100_000;
  const timesMs = Array.from({ length: steps }, (_, index) => 50 * index);
  const list = (of: (index: number) => number = () => 0): Float64Array =>
    Float64Array.from(timesMs, (_, index) => of(index));
  const still = { y: list(), z: list(), vx: list(), vy: list(), vz: list() };
  const car = { ...path.car, ...still, raced: steps, timesMs, x: list((index) => (index % 2) * 100) };
  const respawnsMs = Array.from({ length: steps / 5 + 1 }, (_, index) => 250 * index);
  const inputs = { ...ghost.inputs, respawnsMs };
  const start = process.cpuUsage();
  const found = jump({
    facts: { ...facts, ghost: { ...ghost, inputs } },
    path: { ...path, car },
    now: new Date(),
  });
  const { user, system } = process.cpuUsage(start);
  assert.deepEqual([found, (user + system) / 1000 < MAX_MS], [null, true]);
});
