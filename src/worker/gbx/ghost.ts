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
import { inflateAll } from './inflate.js';
import { readInputs, type InputFacts } from './inputs.js';
import { createOddFields, compareLayout, type LayoutFacts, type OddFields } from './layout.js';
import { readId } from './lookback.js';
import { readRecordNode, RECORD_CLASS, type RecordFacts } from './record-data.js';

/** A run's times as chunk 01B repeats them: the race time, the checkpoints as differences, and the respawns. */
type SplitFacts = {
  timeMs: number | null;
  splitsMs: number[];
  respawns: number | null;
  /** The low 16 bits of it. */
  stuntScore: number;
};
/** A run's times as chunk 02B repeats them. */
type LandmarkFacts = {
  timeMs: number | null;
  stuntScore: number;
  checkpointsMs: (number | null)[];
  /** The landmark that each checkpoint is, as an index into those of the map. */
  landmarks: number[];
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
/** When the run was driven by the clock of the machine, in Unix seconds. */
type WallTime = { start: number; end: number };

/** What the body of a ghost says about its run. Times in ms; null where the file says "none" or has no such chunk. */
export type GhostFacts = {
  /** Chunk 005. */
  timeMs: number | null;
  /** Chunk 008. */
  respawns: number | null;
  /** Chunk 00A. */
  stuntScore: number;
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
  layout: LayoutFacts;
};

/** What has been read so far. */
type Draft = Partial<GhostFacts> & { odd: OddFields };

const MAX_LOGIN_BYTES = 256;
const MAX_EXE_BYTES = 512;
const MAX_SETTINGS_BYTES = 65_536;
const MAX_CHECKPOINTS = 10_000;
const MIN_LIST_BYTES = 20;
const GAME = 'Trackmania date=';
const NONE_U16 = 0xffff;

const PLAIN_SAMPLES_BYTES = 4;
/** The countdown begins 1.5 s before the race. */
const MIN_INPUTS_OFFSET_MS = -1600;

const skip: ChunkLayout<Draft> = { isSkippable: true };
const skippable = (read: GhostRead): ChunkLayout<Draft> => ({ isSkippable: true, read });
const bare = (read: GhostRead): ChunkLayout<Draft> => ({ isSkippable: false, read });
/** A chunk of this many bytes, whose content nothing repeats. */
const sized = (bytes: number): ChunkLayout<Draft> => skippable((reader) => reader.skip(bytes));
type GhostRead = (reader: ByteReader, facts: Draft, state: BodyState) => void;

/** In the order in which the game writes them. */
const LAYOUTS: ChunkLayouts<Draft> = new Map([
  [0x0303f006, bare(checkPlainSamples)],
  [0x0303f007, sized(4)],
  [0x03092000, skippable(readAppearance)],
  [0x03092005, skippable((reader, facts) => void (facts.timeMs = reader.time()))],
  [0x03092008, skippable((reader, facts) => void (facts.respawns = reader.time()))],
  [0x0309200a, skippable((reader, facts) => void (facts.stuntScore = reader.i32()))],
  [0x0309200b, skippable(readCheckpoints)],
  [0x0309200c, bare((reader, { odd }) => odd.expect(reader.u32() === 0, '00C'))],
  [0x0309200e, bare((reader, _, state) => void readId(reader, state.lookback))],
  [0x0309200f, bare((reader, facts) => void (facts.login = reader.text(MAX_LOGIN_BYTES)))],
  [0x03092010, bare((reader, facts, state) => void (facts.mapUid = readId(reader, state.lookback)))],
  [0x03092013, sized(8)],
  [0x03092014, skippable((reader) => void expectVersion(reader, [8], 'the ghost'))],
  [0x0309201a, skippable((reader, facts) => void (facts.checkpointCount = reader.u32()))],
  [0x0309201b, skippable(readSplits)],
  [0x0309201c, bare((reader, { odd }) => odd.expect(!isZero(reader.bytes(32)), '01C'))],
  [0x0309201d, skippable(readInputLists)],
  [0x03092022, skip],
  [0x03092023, skip],
  [0x03092024, skip],
  [0x03092025, skippable(readGame)],
  [0x03092026, sized(16)],
  [0x03092027, skip],
  [0x03092028, skippable(checkTitle)],
  [0x03092029, skippable(skipMode)],
  [0x0309202a, skippable((reader, facts) => void (facts.spawn = [reader.u32(), reader.u32()]))],
  [0x0309202b, skippable(readLandmarks)],
  [0x0309202c, skippable(readWallTime)],
  [0x0309202d, skippable(readCopies)],
  [0x0309202e, skippable((reader) => reader.skipText())],
]);
/** Not in all builds. */
const OPTIONAL: ReadonlySet<number> = new Set([0x0309202b, 0x0309202c, 0x0309202d, 0x0309202e]);

/**
 * Reads the chunks of a ghost, which are the same alone and in a replay. Throws a `GbxFault`: unsupported for a ghost of
 * another game or layout, damaged for one that contradicts its own sizes.
 */
export function readGhost(reader: ByteReader, state: BodyState): GhostFacts {
  const facts: Draft = { odd: createOddFields() };
  const chunks = readChunks(reader, LAYOUTS, facts, state);
  const game = facts.game;
  if (!game?.exe.startsWith(GAME)) throw unsupported('a ghost of another game');
  return {
    timeMs: need(facts.timeMs, '005'),
    respawns: need(facts.respawns, '008'),
    stuntScore: need(facts.stuntScore, '00A'),
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
    layout: compareLayout(chunks, LAYOUTS, OPTIONAL, facts.odd.names),
  };
}

/** A chunk that all ghosts of the game have. */
function need<T>(fact: T | undefined, chunk: string): T {
  if (fact === undefined) throw unsupported(`a ghost without chunk ${chunk}`);
  return fact;
}

function isZero(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0);
}

/** G006, samples of former games: four bytes without a meaning in this one, with the checksum of zlib. */
function checkPlainSamples(reader: ByteReader, { odd }: Draft): void {
  reader.bool();
  const plainSize = reader.u32();
  const packed = reader.data();
  const isUsual = plainSize === PLAIN_SAMPLES_BYTES;
  odd.expect(isUsual && inflateAll(packed, PLAIN_SAMPLES_BYTES)?.length === plainSize, 'G006');
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
  const stuntScore = reader.u16();
  const respawns = reader.u16();
  const timeMs = reader.time();
  if (count * 4 + 4 !== reader.left()) throw damaged(`chunk 01B: ${count} splits in ${reader.left()} bytes`);
  const splitsMs = Array.from({ length: count }, () => reader.u32());
  facts.odd.expect(reader.i32() === -1, '01B');
  facts.splits = { timeMs, splitsMs, respawns: respawns === NONE_U16 ? null : respawns, stuntScore };
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
  const { offsetMs } = facts.inputs;
  facts.odd.expect(offsetMs >= MIN_INPUTS_OFFSET_MS && offsetMs <= 0, '01D');
}

/** Chunk 025. */
function readGame(reader: ByteReader, facts: Draft): void {
  expectVersion(reader, [1], 'chunk 025');
  const before = reader.bytes(8);
  const names = reader.count(4, 1000);
  reader.skip(4 * names);
  const after = reader.bytes(8);
  facts.odd.expect(isZero(before) && names === 0 && isZero(after), '025');
  const exe = reader.text(MAX_EXE_BYTES);
  const [exeChecksum, os, cpu] = [reader.u32(), reader.u32(), reader.u32()];
  const settings = reader.text(MAX_SETTINGS_BYTES);
  const seed = reader.u32();
  reader.bool();
  facts.game = { exe, exeChecksum, os, cpu, settings, seed };
}

/** Chunk 028: empty in this game. */
function checkTitle(reader: ByteReader, { odd }: Draft): void {
  const bytes = reader.left();
  odd.expect(bytes === 0, '028');
  reader.skip(bytes);
}

/** Chunk 029: the mode in which the run was driven online. */
function skipMode(reader: ByteReader): void {
  reader.skip(8);
  for (let text = 0; text < 3; text++) reader.skipText();
}

/** Chunk 02B. */
function readLandmarks(reader: ByteReader, facts: Draft): void {
  expectVersion(reader, [1], 'chunk 02B');
  const timeMs = reader.time();
  const stuntScore = reader.i32();
  const respawns = reader.time();
  reader.skip(4);
  const landmarks: number[] = [];
  const checkpointsMs = Array.from({ length: reader.count(8, MAX_CHECKPOINTS) }, () => {
    const ms = reader.time();
    landmarks.push(reader.i32());
    return ms;
  });
  facts.odd.expect(reader.i32() === -1, '02B');
  facts.landmarks = { timeMs, stuntScore, checkpointsMs, landmarks, respawns };
}

/** Chunk 02C. */
function readWallTime(reader: ByteReader, facts: Draft): void {
  expectVersion(reader, [1], 'chunk 02C');
  facts.wallTime = { start: reader.u32(), end: reader.u32() };
}

/** Chunk 02D. */
function readCopies(reader: ByteReader, facts: Draft): void {
  expectVersion(reader, [0], 'chunk 02D');
  const exe = reader.text(MAX_EXE_BYTES);
  const [exeChecksum, os, cpu] = [reader.u32(), reader.u32(), reader.u32()];
  const [start, end] = [reader.u32(), reader.u32()];
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
