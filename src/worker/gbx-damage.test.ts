import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildMapFile, buildReplayFile } from '../../contract-tests/fixtures/gbx-files.js';
import { createReplayVerifier } from './replay-track.js';
import { createTestFolder } from './test-folder.js';
import type { Verdict } from './verdict.js';

const COPIES = 10_000;
const SLOW_MS = 50;
const TABLE = 17;
const uid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const accountId = '085e1d24-7d55-496d-ad7a-1eb1efec09eb';

type Random = (below: number) => number;
type Sample = { bytes: Buffer; headerEnd: number; tableEnd: number; lengths: number[]; guarded: number[] };
type Damage = (sample: Sample, other: Sample, random: Random) => Buffer;

const folder = createTestFolder();
const verify = createReplayVerifier({ knowsWorldRecord: () => Promise.resolve(false) });
const map = describe(buildMapFile({ uid }), [`<header type="map"`, `<ident uid="${uid}"`, `</header>`], []);
const replay = describe(
  buildReplayFile({ mapUid: uid, timeMs: 7038, accountId, bodyBytes: 3000 }),
  [`<header type="replay"`, `<map uid="${uid}"`, `<times best="`, ` validable="1"/>`, `</header>`],
  [uid, 'Wirtual', 'CF4dJH1VSW2teh6x7-wJ6w', 'TMStadium'],
);

/**
 * Where a sample can be hit. `lengths` are the positions of its length fields. `guarded` are the bytes whose every
 * bit counts: not those that may differ from file to file, such as a nickname, an author or the number of nodes, and
 * not the run's time either, since two times that differ are left to a person.
 */
function describe(bytes: Buffer, guardedXml: string[], texts: string[]): Sample {
  const headerEnd = TABLE + bytes.readUInt32LE(13) + 16;
  const count = bytes.readUInt32LE(TABLE);
  const tableEnd = TABLE + 4 + count * 8;
  const sizes = Array.from({ length: count }, (_, index) => TABLE + 8 + index * 8);
  const xmlStart = bytes.indexOf('<header');
  const textLengths = texts.map((text) => bytes.indexOf(text) - 4);
  const lengths = [13, TABLE, ...sizes, ...textLengths, xmlStart - 4, headerEnd - 12, headerEnd - 4];
  const spans = lengths.map((position) => [position, sizes.includes(position) ? 3 : 4]); // bit 31 of a size may differ
  spans.push([0, 21], ...guardedXml.map((text) => [bytes.indexOf(text, xmlStart), Buffer.byteLength(text)]));
  if (texts.length > 0) spans.push([tableEnd, 12], [bytes.indexOf(uid), uid.length]); // versions and kind of Id; uid
  const guarded = new Set(
    spans.flatMap(([start = 0, size = 0]) => Array.from({ length: size }, (_, i) => start + i)),
  );
  return { bytes, headerEnd, tableEnd, lengths, guarded: [...guarded] };
}

function flipBit({ bytes, guarded }: Sample, _other: Sample, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  const position = guarded[random(guarded.length)] ?? 0;
  copy[position] = (copy[position] ?? 0) ^ (1 << random(8));
  return copy;
}

function truncate({ bytes }: Sample, _other: Sample, random: Random): Buffer {
  return bytes.subarray(0, random(bytes.length));
}

function stretchLength({ bytes, lengths }: Sample, _other: Sample, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  const position = lengths[random(lengths.length)] ?? 0;
  const right = copy.readUInt32LE(position);
  const wrong = [
    0,
    1,
    right + 1,
    right - 1,
    right * 2,
    0xffff,
    0x7fffffff,
    0x80000000,
    0xfffffffe,
    0xffffffff,
  ];
  const extremes = wrong.map((value) => value >>> 0).filter((value) => value !== right);
  copy.writeUInt32LE(extremes[random(extremes.length)] ?? 0, position);
  return copy;
}

function insert({ bytes, headerEnd }: Sample, _other: Sample, random: Random): Buffer {
  const position = random(headerEnd);
  const noise = Buffer.from(Array.from({ length: 1 + random(64) }, () => random(256)));
  return Buffer.concat([bytes.subarray(0, position), noise, bytes.subarray(position)]);
}

function remove({ bytes, headerEnd }: Sample, _other: Sample, random: Random): Buffer {
  const position = random(headerEnd);
  return Buffer.concat([bytes.subarray(0, position), bytes.subarray(position + 1 + random(64))]);
}

function overwriteTable({ bytes, tableEnd }: Sample, _other: Sample, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  const start = random(tableEnd - 16);
  for (let position = start; position < start + 16; position++) copy[position] = random(256);
  return copy;
}

/** The beginning of one file, continued as the other. */
function cross({ bytes, headerEnd }: Sample, other: Sample, random: Random): Buffer {
  const position = random(headerEnd);
  return Buffer.concat([bytes.subarray(0, position), other.bytes.subarray(position)]);
}

const DAMAGES: Damage[] = [flipBit, truncate, stretchLength, insert, remove, overwriteTable, cross];

/** A random number generator (mulberry32) that gives the same numbers in each run. */
function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function judge(mapBytes: Buffer, replayBytes: Buffer): Promise<Verdict> {
  const mapPath = folder.write('map', mapBytes);
  return verify({ mapPath, replayPath: folder.write('replay', replayBytes), mapUid: uid });
}

/** The verdict on the files as they are, and its time in ms: the best of three if the machine was busy elsewhere. */
async function timedVerdict(): Promise<{ verdict: Verdict; ms: number }> {
  const input = { mapPath: folder.path('map'), replayPath: folder.path('replay'), mapUid: uid };
  let ms = Infinity;
  for (let attempt = 1; ; attempt++) {
    // Processor time, so that whatever else the machine does at the moment does not count.
    const start = process.cpuUsage();
    const verdict = await verify(input);
    const { user, system } = process.cpuUsage(start);
    ms = Math.min(ms, (user + system) / 1000);
    if (ms < SLOW_MS || attempt === 3) return { verdict, ms };
  }
}

function isRefusal({ status, reasonCode }: Verdict): boolean {
  return status === 'fail' || (status === 'unavailable' && reasonCode === 'unsupported');
}

test('the undamaged pair passes', async () => {
  assert.equal((await judge(map.bytes, replay.bytes)).status, 'pass');
});

test(`${COPIES} damaged headers give fail or unsupported, each in under ${SLOW_MS} ms`, async () => {
  for (const [name, sample, other] of [['map', map, replay] as const, ['replay', replay, map] as const]) {
    folder.write(name === 'map' ? 'replay' : 'map', other.bytes);
    for (let copy = 0; copy < COPIES / 2; copy++) {
      const damage = DAMAGES[copy % DAMAGES.length] ?? flipBit;
      folder.write(name, damage(sample, other, createRandom(copy)));
      const { verdict, ms } = await timedVerdict();
      assert.ok(isRefusal(verdict), `${name}, ${damage.name}, seed ${copy}: ${JSON.stringify(verdict)}`);
      assert.ok(ms < SLOW_MS, `${name}, ${damage.name}, seed ${copy}: ${ms} ms`);
    }
  }
});

test('a bit flipped in any byte of the header never makes the verifier throw', async () => {
  for (const [name, sample, other] of [['map', map, replay] as const, ['replay', replay, map] as const]) {
    folder.write(name === 'map' ? 'replay' : 'map', other.bytes);
    for (let position = 0; position < sample.headerEnd; position++) {
      const copy = Buffer.from(sample.bytes);
      copy[position] = (copy[position] ?? 0) ^ (1 << (position % 8));
      folder.write(name, copy);
      assert.ok((await timedVerdict()).verdict.status);
    }
  }
});
