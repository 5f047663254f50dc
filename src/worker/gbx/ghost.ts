import type { ByteReader } from './byte-reader.js';
import {
  expectVersion,
  readChunks,
  readNode,
  type BodyState,
  type ChunkLayout,
  type ChunkLayouts,
  skipPackDescription,
} from './chunks.js';
import { damaged, unsupported } from './fault.js';
import { readInputs, type InputFacts } from './inputs.js';
import { readId } from './lookback.js';
import { readRecordNode, RECORD_CLASS, type RecordFacts } from './record-data.js';

/** A run's times as chunk 01B repeats them: the race time, the checkpoints as differences, and the respawns. */
type SplitFacts = { timeMs: number | null; splitsMs: number[]; respawns: number | null };
/** A run's times as chunk 02B repeats them. */
type LandmarkFacts = {
  timeMs: number | null;
  checkpointsMs: (number | null)[];
  /** The landmark that each checkpoint is, as an index into those of the map. */
  landmarks: (number | null)[];
  respawns: number | null;
};
/** The game that drove the run, and its machine, as chunk 025 has them. */
type GameFacts = {
  exe: string;
  exeChecksum: number;
  os: number;
  cpu: number;
  settings: string;
  seed: number;
};
/** When the run was driven by the clock of the machine, in Unix seconds; both the same where one moment is known only. */
type WallTime = { start: number | null; end: number | null };

/** What the body of a ghost says about its run. Times in ms; null where the file says "none" or has no such chunk. */
export type GhostFacts = {
  /** Chunk 005. */
  timeMs: number | null;
  /** Chunk 008. */
  respawns: number | null;
  /** Chunk 00B; the finish is the last one. */
  checkpointsMs: (number | null)[];
  /** Chunk 00F. */
  login: string;
  /** Chunk 010: the map that the run was driven on. */
  mapUid: string;
  /** Chunk 01A. */
  checkpointCount: number;
  /** Chunk 01B. */
  splits: SplitFacts;
  /** Chunk 000: the model of the car. */
  car: string;
  /** How many lists of inputs chunk 01D has. */
  inputLists: number;
  /** Chunk 01D; null unless there is exactly one list: more are not decoded. */
  inputs: InputFacts | null;
  /** Chunk 025. */
  game: GameFacts;
  /** Chunk 02A; the second number is the landmark of the start. */
  spawn: [number, number] | null;
  /** Chunk 02B, in files of builds from 2021 on. */
  landmarks: LandmarkFacts | null;
  /** Chunk 02C, in files of builds from 2021 on. */
  wallTime: WallTime | null;
  /** Chunk 02D, in files of builds from December 2021 on: copies of chunks 025, 02A and 02C. */
  copies: (GameFacts & WallTime & { spawn: [number, number] }) | null;
  /** The record data inside chunk 000; null when there is none. */
  record: RecordFacts | null;
};

/** What has been read so far. */
type Draft = Partial<GhostFacts>;

const MAX_LOGIN_BYTES = 256;
const MAX_EXE_BYTES = 512;
const MAX_SETTINGS_BYTES = 65_536;
const MAX_CHECKPOINTS = 10_000;
const MIN_LIST_BYTES = 20;
const GAME = 'Trackmania date=';
const NONE_U16 = 0xffff;

const skippable = (read: GhostRead): ChunkLayout<Draft> => ({ isSkippable: true, read });
const bare = (read: GhostRead): ChunkLayout<Draft> => ({ isSkippable: false, read });
type GhostRead = (reader: ByteReader, facts: Draft, state: BodyState) => void;

/** All bare chunks that the game writes, and those of the skippable ones that are read. */
const LAYOUTS: ChunkLayouts<Draft> = new Map([
  [0x0303f006, bare(skipPlainSamples)],
  [0x03092000, skippable(readAppearance)],
  [0x03092005, skippable((reader, facts) => void (facts.timeMs = reader.time()))],
  [0x03092008, skippable((reader, facts) => void (facts.respawns = reader.time()))],
  [0x0309200b, skippable(readCheckpoints)],
  [0x0309200c, bare((reader) => reader.skip(4))],
  [0x0309200e, bare((reader, _, state) => void readId(reader, state.lookback))],
  [0x0309200f, bare((reader, facts) => void (facts.login = reader.text(MAX_LOGIN_BYTES)))],
  [0x03092010, bare((reader, facts, state) => void (facts.mapUid = readId(reader, state.lookback)))],
  [0x03092014, skippable((reader) => void expectVersion(reader, [8], 'the ghost'))],
  [0x0309201a, skippable((reader, facts) => void (facts.checkpointCount = reader.u32()))],
  [0x0309201b, skippable(readSplits)],
  [0x0309201c, bare((reader) => reader.skip(32))],
  [0x0309201d, skippable(readInputLists)],
  [0x03092025, skippable(readGame)],
  [0x0309202a, skippable((reader, facts) => void (facts.spawn = [reader.u32(), reader.u32()]))],
  [0x0309202b, skippable(readLandmarks)],
  [0x0309202c, skippable(readWallTime)],
  [0x0309202d, skippable(readCopies)],
]);

/**
 * Reads the chunks of a ghost, which are the same alone and in a replay. Throws a `GbxFault`: unsupported for a ghost of
 * another game or layout, damaged for one that contradicts its own sizes.
 */
export function readGhost(reader: ByteReader, state: BodyState): GhostFacts {
  const facts: Draft = {};
  readChunks(reader, LAYOUTS, facts, state);
  const game = facts.game;
  if (!game?.exe.startsWith(GAME)) throw unsupported('a ghost of another game');
  return {
    timeMs: need(facts.timeMs, '005'),
    respawns: need(facts.respawns, '008'),
    checkpointsMs: need(facts.checkpointsMs, '00B'),
    login: need(facts.login, '00F'),
    mapUid: need(facts.mapUid, '010'),
    checkpointCount: need(facts.checkpointCount, '01A'),
    splits: need(facts.splits, '01B'),
    car: need(facts.car, '000'),
    inputLists: need(facts.inputLists, '01D'),
    inputs: facts.inputs ?? null,
    game,
    spawn: facts.spawn ?? null,
    landmarks: facts.landmarks ?? null,
    wallTime: facts.wallTime ?? null,
    copies: facts.copies ?? null,
    record: need(facts.record, '000'),
  };
}

/** A chunk that all ghosts of the game have. */
function need<T>(fact: T | undefined, chunk: string): T {
  if (fact === undefined) throw unsupported(`a ghost without chunk ${chunk}`);
  return fact;
}

/** G006: samples of former games. */
function skipPlainSamples(reader: ByteReader): void {
  reader.skip(8);
  reader.skipText();
}

/** Chunk 000: what driver and car look like. Its identifiers count for later ones, and the record data is in it. */
function readAppearance(reader: ByteReader, facts: Draft, state: BodyState): void {
  const version = expectVersion(reader, [7, 8, 9], 'chunk 000');
  const appearance = version >= 9 ? reader.u32() : 0;
  facts.car = readId(reader, state.lookback);
  for (let part = 0; part < 2; part++) readId(reader, state.lookback); // collection, author
  reader.skip(12);
  for (let left = reader.count(1, 1000); left > 0; left--) skipPackDescription(reader);
  if (reader.bool()) skipBadge(reader);
  if (appearance >= 1) reader.skipText();
  for (let text = 0; text < 3; text++) reader.skipText(); // nickname, avatar, context
  reader.skip(4);
  const record = readNode(reader, state, RECORD_CLASS, (node) => readRecordNode(node, state.budget));
  facts.record = record;
  if (record !== null && !record.isKnown) {
    // Where a node of another version ends is not known; nothing behind it is needed.
    reader.skip(reader.left());
    return;
  }
  reader.skip(4 * reader.count(4, 10_000));
  reader.skipText(); // trigram
  reader.skipText(); // zone
  if (version >= 8) reader.skipText(); // club tag
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

/** Chunk 00B. */
function readCheckpoints(reader: ByteReader, facts: Draft): void {
  facts.checkpointsMs = Array.from({ length: reader.count(8, MAX_CHECKPOINTS) }, () => {
    const ms = reader.time();
    reader.skip(4);
    return ms;
  });
}

/** Chunk 01B. */
function readSplits(reader: ByteReader, facts: Draft): void {
  expectVersion(reader, [2], 'chunk 01B');
  const count = reader.u16();
  reader.skip(2); // stunt score
  const respawns = reader.u16();
  const timeMs = reader.time();
  if (count * 4 + 4 !== reader.left()) throw damaged(`chunk 01B: ${count} splits in ${reader.left()} bytes`);
  const splitsMs = Array.from({ length: count }, () => reader.u32());
  reader.skip(4);
  facts.splits = { timeMs, splitsMs, respawns: respawns === NONE_U16 ? null : respawns };
}

/** Chunk 01D. */
function readInputLists(reader: ByteReader, facts: Draft, { budget }: BodyState): void {
  expectVersion(reader, [4], 'chunk 01D');
  facts.inputLists = reader.count(MIN_LIST_BYTES, Infinity);
  if (facts.inputLists !== 1) {
    // Decoding takes time for each tick, and no run has several lists.
    reader.skip(reader.left());
    return;
  }
  facts.inputs = readInputs(reader, budget);
}

/** Chunk 025. */
function readGame(reader: ByteReader, facts: Draft): void {
  expectVersion(reader, [1], 'chunk 025');
  reader.skip(8);
  reader.skip(4 * reader.count(4, 1000));
  reader.skip(8);
  const exe = reader.text(MAX_EXE_BYTES);
  const [exeChecksum, os, cpu] = [reader.u32(), reader.u32(), reader.u32()];
  const settings = reader.text(MAX_SETTINGS_BYTES);
  const seed = reader.u32();
  reader.bool();
  facts.game = { exe, exeChecksum, os, cpu, settings, seed };
}

/** Chunk 02B. */
function readLandmarks(reader: ByteReader, facts: Draft): void {
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
  facts.landmarks = { timeMs, checkpointsMs, landmarks, respawns };
}

/** Chunk 02C. */
function readWallTime(reader: ByteReader, facts: Draft): void {
  expectVersion(reader, [1], 'chunk 02C');
  facts.wallTime = { start: reader.unixTime(), end: reader.unixTime() };
}

/** Chunk 02D. */
function readCopies(reader: ByteReader, facts: Draft): void {
  expectVersion(reader, [0], 'chunk 02D');
  const exe = reader.text(MAX_EXE_BYTES);
  const [exeChecksum, os, cpu] = [reader.u32(), reader.u32(), reader.u32()];
  const [start, end] = [reader.unixTime(), reader.unixTime()];
  reader.skipText(); // title
  reader.skip(32);
  const spawn: [number, number] = [reader.u32(), reader.u32()];
  const seed = reader.u32();
  reader.skip(4);
  const settings = reader.text(MAX_SETTINGS_BYTES);
  facts.copies = { exe, exeChecksum, os, cpu, settings, seed, start, end, spawn };
}

const LOGIN = /^[A-Za-z0-9_-]{22}$/;

/**
 * The account id (a lower-case UUID) that a login stands for: the base64url text of its 16 bytes. Null for any other
 * text, also for one that decodes but is not how those bytes are written.
 */
export function loginToAccountId(login: string): string | null {
  if (!LOGIN.test(login)) return null;
  const bytes = Buffer.from(login, 'base64url');
  if (bytes.toString('base64url') !== login) return null;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
