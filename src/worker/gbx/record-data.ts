import { inflateSync } from 'node:zlib';
import type { Budget } from './budget.js';
import { createByteReader, type ByteReader } from './byte-reader.js';
import { END_OF_NODE } from './chunks.js';
import { damaged, hex, tryRead, unsupported } from './fault.js';

/** What the record data says: where the car was, and what happened in the race. */
export type RecordFacts =
  /** Of a later version of the game, and not read. */
  | { isKnown: false; version: number }
  | {
      isKnown: true;
      version: number;
      /** Null where the unpacked data does not have the known structure. */
      entities: { races: RaceEvents[]; cars: CarSamples[] } | null;
    };

/** The checkpoints of a race, as events, and when its record ends. */
export type RaceEvents = { endMs: number; events: RaceEvent[] };
type RaceEvent = {
  /** When the event was stored: on a tick of 10 ms. */
  tickMs: number;
  /** The exact time of the checkpoint. */
  timeMs: number;
  /** The low byte of its landmark. */
  landmark: number;
  isFinish: boolean;
};
/** The samples of a car: their times in ms, and their bytes, where all have the same number of them: sample `i` begins at `i * step`. */
export type CarSamples = { timesMs: number[]; sampleBytes: number; bytes: Buffer; step: number };

export const RECORD_CLASS = 0x0911f000;
const RECORD_CHUNK = 0x0911f000;
const FIRST_VERSION = 10;
const LAST_VERSION = 11;
const MAX_PLAIN_BYTES = 24 * 1024 * 1024;
const MAX_ENTITIES = 1000;
const MAX_SAMPLES = 500_000;
const CAR_CLASS = 0x0a018000;
const RACE_CLASS = 0x032cb000;
/** 30 or 34 bytes: u32, i32 exact time, 3 × u32, u8 landmark, u8, u8 whether it is the finish, … */
const RACE_EVENT = { time: 4, landmark: 20, finish: 22, minBytes: 24 };
const MAX_EVENTS = 10_000;
/** A mark, the time and the size stand before each sample. */
const SAMPLE_HEAD_BYTES = 9;
const NO_BYTES = { sampleBytes: 0, bytes: Buffer.alloc(0), step: 0 };

/**
 * Reads a record data node (class 0x0911F000). Throws a `GbxFault`: unsupported for a version before 10, damaged for
 * packed data that does not unpack to its size or has a wrong checksum. Of a version after 11 only the number is read:
 * where its node ends is not known.
 */
export function readRecordNode(reader: ByteReader, budget: Budget): RecordFacts {
  const chunk = reader.u32();
  if (chunk !== RECORD_CHUNK) throw unsupported(`chunk ${hex(chunk)} of the record data`);
  const version = reader.u32();
  if (version > LAST_VERSION) return { isKnown: false, version };
  if (version < FIRST_VERSION) throw unsupported(`version ${version} of the record data`);
  const plainSize = reader.u32();
  const packed = reader.data();
  const end = reader.u32();
  if (end !== END_OF_NODE) throw unsupported(`chunk ${hex(end)} of the record data`);
  const plain = inflate(packed, plainSize, budget);
  const entities = tryRead(() => readEntities(plain, version, budget));
  if (entities.kind === 'unsupported') throw unsupported(entities.reason);
  // The structure is known from files only, so that one that cannot be followed is a doubt, not damage.
  return { isKnown: true, version, entities: entities.kind === 'readable' ? entities.value : null };
}

function inflate(packed: Buffer, plainSize: number, budget: Budget): Buffer {
  if (plainSize > MAX_PLAIN_BYTES)
    throw unsupported(`record data of ${plainSize} bytes, at most ${MAX_PLAIN_BYTES} are read`);
  budget.take(plainSize);
  const plain = inflateAll(packed, plainSize);
  if (plain === null) throw damaged('the record data does not unpack');
  if (plain.length !== plainSize)
    throw damaged(`${plain.length} bytes of record data instead of ${plainSize}`);
  return plain;
}

/** What inflateSync returns for the option `info`, which its types do not say. */
type Inflated = { buffer: Buffer; engine: { bytesWritten: number } };

/**
 * The bytes that zlib data unpacks to, at most `limit`; null where it does not unpack, makes more than that, has a wrong
 * checksum, or is followed by other bytes, which zlib alone would let pass.
 */
function inflateAll(packed: Buffer, limit: number): Buffer | null {
  try {
    const result = inflateSync(packed, { maxOutputLength: Math.max(limit, 1), info: true });
    const { buffer, engine } = result as unknown as Inflated;
    return engine.bytesWritten === packed.length ? buffer : null;
  } catch {
    return null;
  }
}

type Entities = NonNullable<Extract<RecordFacts, { isKnown: true }>['entities']>;

/**
 * The unpacked bytes, as they are known from files:
 *
 *     i32 start, end of the record, in ms
 *     u32 n, n × (u32 class, 3 × u32, u32-length bytes, u32)
 *     u32 n, n × 3 × u32
 *     u8 more, then entities: u32 type (index of its class), u32, i32 start, i32 end, u32, its samples,
 *       u8 more entities, its events: (u8 1, u32 kind, i32 time, u32-length bytes)* u8 0
 *     two kinds of lists that say nothing that is needed here
 *
 * Samples of version 10: (u8 1, i32 time, u32-length bytes)* u8 0. Of version 11: u32 n, u32 size, n × i32 time step, size × n bytes.
 */
function readEntities(plain: Buffer, version: number, budget: Budget): Entities {
  const reader = createByteReader(plain, 'record data');
  reader.skip(8); // start and end of the record
  const classes = Array.from({ length: reader.count(24, 10_000) }, () => {
    const classId = reader.u32();
    reader.skip(12);
    reader.skipText();
    reader.skip(4);
    return classId;
  });
  reader.skip(12 * reader.count(12, 10_000));
  const found: Entities = { races: [], cars: [] };
  let samplesLeft = MAX_SAMPLES;
  let isAnother = isMore(reader);
  for (let entities = 0; isAnother; entities++) {
    if (entities >= MAX_ENTITIES) throw unsupported('too many entities');
    const classId = classes[reader.u32()];
    if (classId === undefined) throw damaged('an entity of no class');
    reader.skip(8);
    const endMs = reader.i32();
    reader.skip(4);
    const samples =
      version === FIRST_VERSION
        ? readSamples(reader, plain, samplesLeft)
        : readColumns(reader, samplesLeft, budget);
    samplesLeft -= samples.timesMs.length;
    isAnother = isMore(reader);
    const events = readEvents(reader, classId);
    if (classId === CAR_CLASS) found.cars.push(samples);
    if (classId === RACE_CLASS) found.races.push({ endMs, events });
  }
  skipRest(reader);
  return found;
}

/** Version 10: one sample after another. Of samples with differing sizes only the times are kept. */
function readSamples(reader: ByteReader, plain: Buffer, limit: number): CarSamples {
  const timesMs: number[] = [];
  const start = reader.position();
  const sizes = new Set<number>();
  while (isMore(reader)) {
    if (timesMs.length >= limit) throw unsupported('too many samples');
    timesMs.push(reader.i32());
    const size = reader.u32();
    reader.skip(size);
    if (sizes.size < 2) sizes.add(size);
  }
  const [sampleBytes = 0] = sizes;
  if (sizes.size !== 1) return { timesMs, ...NO_BYTES };
  const bytes = plain.subarray(start + SAMPLE_HEAD_BYTES);
  return { timesMs, sampleBytes, bytes, step: sampleBytes + SAMPLE_HEAD_BYTES };
}

/** Version 11: the first bytes of all samples, then the second ones, and so on, each as the difference to the one before. */
function readColumns(reader: ByteReader, limit: number, budget: Budget): CarSamples {
  const count = reader.count(4, limit);
  if (count === 0) return { timesMs: [], ...NO_BYTES };
  const sampleBytes = reader.u32();
  let time = 0;
  const timesMs = Array.from({ length: count }, () => (time += reader.i32()));
  const columns = reader.bytes(sampleBytes * count);
  budget.take(columns.length);
  const bytes = Buffer.alloc(columns.length);
  let from = 0;
  for (let at = 0; at < sampleBytes; at++) {
    let value = 0;
    for (let sample = at; sample < bytes.length; sample += sampleBytes)
      bytes[sample] = value = (value + (columns[from++] ?? 0)) & 0xff;
  }
  return { timesMs, sampleBytes, bytes, step: sampleBytes };
}

/** The events of one entity; returns the checkpoints among them. */
function readEvents(reader: ByteReader, classId: number): RaceEvent[] {
  const events: RaceEvent[] = [];
  while (isMore(reader)) {
    reader.skip(4);
    const tickMs = reader.i32();
    const data = reader.data();
    if (classId !== RACE_CLASS || data.length < RACE_EVENT.minBytes) continue;
    if (events.length >= MAX_EVENTS) throw unsupported('too many events');
    events.push({
      tickMs,
      timeMs: data.readInt32LE(RACE_EVENT.time),
      landmark: data[RACE_EVENT.landmark] ?? 0,
      isFinish: data[RACE_EVENT.finish] === 1,
    });
  }
  return events;
}

/** What follows the entities: two kinds of lists that say nothing that is needed here. */
function skipRest(reader: ByteReader): void {
  while (isMore(reader)) {
    reader.skip(8);
    reader.skipText();
  }
  for (let lists = reader.count(5, 10_000); lists > 0; lists--) {
    while (isMore(reader)) {
      reader.skip(4);
      reader.skipText();
      reader.skipText();
    }
    reader.skip(4);
  }
  reader.end();
}

function isMore(reader: ByteReader): boolean {
  const more = reader.u8();
  if (more > 1) throw damaged(`${more} where 0 or 1 has to be`);
  return more === 1;
}
