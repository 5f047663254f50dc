import type { ByteReader } from './byte-reader.js';
import {
  bare,
  expectVersion,
  needed,
  readChunks,
  readNode,
  skippable,
  type BodyState,
  skipPackDescription,
} from './chunks.js';
import { damaged, unsupported } from './fault.js';
import { readInputs, type InputFacts } from './inputs.js';
import { readId } from './lookback.js';
import { readRecordNode, RECORD_CLASS, type RecordFacts } from './record-data.js';

const MAX_LOGIN_BYTES = 256;
const MAX_EXE_BYTES = 512;
const MAX_SETTINGS_BYTES = 65_536;
const MAX_CHECKPOINTS = 10_000;
const MIN_LIST_BYTES = 20;
const GAME = 'Trackmania date=';
const NONE_U16 = 0xffff;

/** All bare chunks that the game writes, and the skippable ones that are read. Times in ms; null where the file says "none". */
const CHUNKS = {
  samples: bare(0x0303f006, skipPlainSamples),
  appearance: needed(skippable(0x03092000, readAppearance)),
  timeMs: needed(skippable(0x03092005, (reader) => reader.time())),
  respawns: needed(skippable(0x03092008, (reader) => reader.time())),
  /** The finish is the last one. */
  checkpointsMs: needed(skippable(0x0309200b, readCheckpoints)),
  unused: bare(0x0309200c, (reader) => reader.skip(4)),
  number: bare(0x0309200e, (reader, { lookback }) => void readId(reader, lookback)),
  login: needed(bare(0x0309200f, (reader) => reader.text(MAX_LOGIN_BYTES))),
  /** The map that the run was driven on. */
  mapUid: needed(bare(0x03092010, (reader, { lookback }) => readId(reader, lookback))),
  version: skippable(0x03092014, (reader) => void expectVersion(reader, [8], 'the ghost')),
  checkpointCount: needed(skippable(0x0309201a, (reader) => reader.u32())),
  /** The run's times again, the checkpoints as differences. */
  splits: needed(skippable(0x0309201b, readSplits)),
  key: bare(0x0309201c, (reader) => reader.skip(32)),
  inputs: needed(skippable(0x0309201d, readInputLists)),
  /** The game that drove the run, and its machine. */
  game: needed(skippable(0x03092025, readGame)),
  /** The second number is the landmark of the start. */
  spawn: skippable(0x0309202a, (reader): [number, number] => [reader.u32(), reader.u32()]),
  /** The run's times once more, with the landmark of each checkpoint, as an index into those of the map. In builds from 2021 on. */
  landmarks: skippable(0x0309202b, readLandmarks),
  /** When the run was driven by the machine's clock, in Unix seconds; both the same where one moment is known only. From 2021 on. */
  wallTime: skippable(0x0309202c, readWallTime),
  /** Copies of chunks 025, 02A and 02C, in builds from December 2021 on. */
  copies: skippable(0x0309202d, readCopies),
};

/** What the body of a ghost says about its run. */
export type GhostFacts = ReturnType<typeof readGhost>;

/**
 * Reads the chunks of a ghost, which are the same alone and in a replay. Throws a `GbxFault`: unsupported for a ghost of
 * another game or layout, damaged for one that contradicts its own sizes.
 */
export function readGhost(reader: ByteReader, state: BodyState) {
  const { appearance, inputs: lists, ...facts } = readChunks(reader, CHUNKS, state);
  return { ...facts, ...appearance, ...lists };
}

/** G006: samples of former games. */
function skipPlainSamples(reader: ByteReader): void {
  reader.skip(8);
  reader.skipText();
}

/** Chunk 000: what driver and car look like. Its identifiers count for later ones, and the record data is in it. */
function readAppearance(reader: ByteReader, state: BodyState): { car: string; record: RecordFacts | null } {
  const version = expectVersion(reader, [7, 8, 9], 'chunk 000');
  const appearance = version >= 9 ? reader.u32() : 0;
  const car = readId(reader, state.lookback);
  for (let part = 0; part < 2; part++) readId(reader, state.lookback); // collection, author
  reader.skip(12);
  for (let left = reader.count(1, 1000); left > 0; left--) skipPackDescription(reader);
  if (reader.bool()) skipBadge(reader);
  if (appearance >= 1) reader.skipText();
  for (let text = 0; text < 3; text++) reader.skipText(); // nickname, avatar, context
  reader.skip(4);
  const record = readNode(reader, state, RECORD_CLASS, (node) => readRecordNode(node, state.budget));
  if (record !== null && !record.isKnown) {
    // Where a node of another version ends is not known; nothing behind it is needed.
    reader.skip(reader.left());
    return { car, record };
  }
  reader.skip(4 * reader.count(4, 10_000));
  reader.skipText(); // trigram
  reader.skipText(); // zone
  if (version >= 8) reader.skipText(); // club tag
  return { car, record };
}

function skipBadge(reader: ByteReader): void {
  const version = reader.u32();
  reader.skip(12);
  if (version === 0) {
    reader.skip(4);
    reader.skipText();
  }
  for (let left = reader.count(8, 1000); left > 0; left--) {
    reader.skipText();
    reader.skipText();
  }
  for (let left = reader.count(4, 1000); left > 0; left--) reader.skipText();
}

function readCheckpoints(reader: ByteReader): (number | null)[] {
  return Array.from({ length: reader.count(8, MAX_CHECKPOINTS) }, () => {
    const ms = reader.time();
    reader.skip(4); // stunt score
    return ms;
  });
}

function readSplits(reader: ByteReader): {
  timeMs: number | null;
  splitsMs: number[];
  respawns: number | null;
} {
  expectVersion(reader, [2], 'chunk 01B');
  const count = reader.u16();
  reader.skip(2); // stunt score
  const respawns = reader.u16();
  const timeMs = reader.time();
  if (count * 4 + 4 !== reader.left()) throw damaged(`chunk 01B: ${count} splits in ${reader.left()} bytes`);
  const splitsMs = Array.from({ length: count }, () => reader.u32());
  reader.skip(4);
  return { timeMs, splitsMs, respawns: respawns === NONE_U16 ? null : respawns };
}

/** The inputs are null unless there is exactly one list: decoding takes time for each tick, and no run has several. */
function readInputLists(
  reader: ByteReader,
  { budget }: BodyState,
): { inputLists: number; inputs: InputFacts | null } {
  expectVersion(reader, [4], 'chunk 01D');
  const inputLists = reader.count(MIN_LIST_BYTES, Infinity);
  if (inputLists === 1) return { inputLists, inputs: readInputs(reader, budget) };
  reader.skip(reader.left());
  return { inputLists, inputs: null };
}

type Machine = { exe: string; exeChecksum: number; os: number; cpu: number };

function readMachine(reader: ByteReader): Machine {
  const exe = reader.text(MAX_EXE_BYTES);
  return { exe, exeChecksum: reader.u32(), os: reader.u32(), cpu: reader.u32() };
}

function readGame(reader: ByteReader): Machine & { settings: string; seed: number } {
  expectVersion(reader, [1], 'chunk 025');
  reader.skip(8);
  reader.skip(4 * reader.count(4, 1000));
  reader.skip(8);
  const machine = readMachine(reader);
  if (!machine.exe.startsWith(GAME)) throw unsupported('a ghost of another game');
  const settings = reader.text(MAX_SETTINGS_BYTES);
  const seed = reader.u32();
  reader.bool();
  return { ...machine, settings, seed };
}

function readLandmarks(reader: ByteReader) {
  expectVersion(reader, [1], 'chunk 02B');
  const timeMs = reader.time();
  reader.skip(4); // stunt score
  const respawns = reader.time();
  reader.skip(4);
  const landmarks: (number | null)[] = [];
  const checkpointsMs = Array.from({ length: reader.count(8, MAX_CHECKPOINTS) }, () => {
    const ms = reader.time();
    landmarks.push(reader.time());
    return ms;
  });
  reader.skip(4);
  return { timeMs, checkpointsMs, landmarks, respawns };
}

type WallTime = { start: number | null; end: number | null };

function readWallTime(reader: ByteReader): WallTime {
  expectVersion(reader, [1], 'chunk 02C');
  return { start: reader.unixTime(), end: reader.unixTime() };
}

function readCopies(
  reader: ByteReader,
): ReturnType<typeof readGame> & WallTime & { spawn: [number, number] } {
  expectVersion(reader, [0], 'chunk 02D');
  const machine = readMachine(reader);
  const [start, end] = [reader.unixTime(), reader.unixTime()];
  reader.skipText(); // title
  reader.skip(32);
  const spawn: [number, number] = [reader.u32(), reader.u32()];
  const seed = reader.u32();
  reader.skip(4);
  const settings = reader.text(MAX_SETTINGS_BYTES);
  return { ...machine, settings, seed, start, end, spawn };
}

const LOGIN = /^[A-Za-z0-9_-]{22}$/;

/**
 * The account id (a lower-case UUID) of a login, which is the base64url text of its 16 bytes. Null for any other
 * text, also for one that decodes but is not how those bytes are written.
 */
export function loginToAccountId(login: string): string | null {
  if (!LOGIN.test(login)) return null;
  const bytes = Buffer.from(login, 'base64url');
  if (bytes.toString('base64url') !== login) return null;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
