import type { ByteReader } from './byte-reader.js';
import {
  expectVersion,
  readChunks,
  readNode,
  type BodyState,
  type ChunkLayout,
  type ChunkLayouts,
} from './chunks.js';
import { damaged, unsupported } from './fault.js';
import { readInputs, type InputFacts } from './inputs.js';
import { readId } from './lookback.js';
import { readRecordNode, RECORD_CLASS, type RecordFacts } from './record-data.js';

/** A run's times as chunk 01B repeats them: the race time, the checkpoints as differences, and the respawns. */
export type SplitFacts = { timeMs: number | null; splitsMs: number[]; respawns: number | null };
/** A run's times as chunk 02B repeats them. */
export type LandmarkFacts = {
  timeMs: number | null;
  checkpointsMs: (number | null)[];
  respawns: number | null;
};
/** The game that drove the run, and its machine, as chunk 025 has them. */
export type GameFacts = {
  exe: string;
  exeChecksum: number;
  os: number;
  cpu: number;
  settings: string;
  seed: number;
};
/** When the run was driven by the clock of the machine, in Unix seconds. */
export type WallTime = { start: number; end: number };

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
  /** Chunk 01D. */
  inputs: InputFacts[];
  /** Chunk 025. */
  game: GameFacts;
  /** Chunk 02A; the second number is that of the checkpoints in 02B. */
  landmarkCounts: [number, number] | null;
  /** Chunk 02B, in files of builds from 2021 on. */
  landmarks: LandmarkFacts | null;
  /** Chunk 02C, in files of builds from 2021 on. */
  wallTime: WallTime | null;
  /** Chunk 02D, in files of builds from December 2021 on: copies of chunks 025, 02A and 02C. */
  copies: (GameFacts & WallTime & { landmarkCounts: [number, number] }) | null;
  /** The record data inside chunk 000; null when there is none. */
  record: RecordFacts | null;
};

const MAX_LOGIN_BYTES = 256;
const MAX_EXE_BYTES = 512;
const MAX_SETTINGS_BYTES = 65_536;
const MAX_CHECKPOINTS = 10_000;
const MAX_INPUT_LISTS = 16;
const GAME = 'Trackmania date=';
const NONE_U16 = 0xffff;

const skip: ChunkLayout<Partial<GhostFacts>> = { isSkippable: true };
const skippable = (read: GhostRead): ChunkLayout<Partial<GhostFacts>> => ({ isSkippable: true, read });
const bare = (read: GhostRead): ChunkLayout<Partial<GhostFacts>> => ({ isSkippable: false, read });
type GhostRead = (reader: ByteReader, facts: Partial<GhostFacts>, state: BodyState) => void;

const LAYOUTS: ChunkLayouts<Partial<GhostFacts>> = new Map([
  [0x0303f006, bare(passPlainSamples)],
  [0x0303f007, skip],
  [0x03092000, skippable(readAppearance)],
  [0x03092005, skippable((reader, facts) => void (facts.timeMs = reader.time()))],
  [0x03092008, skippable((reader, facts) => void (facts.respawns = reader.time()))],
  [0x0309200a, skip],
  [0x0309200b, skippable(readCheckpoints)],
  [0x0309200c, bare((reader) => reader.skip(4))],
  [0x0309200e, bare((reader, _, state) => void readId(reader, state.lookback))],
  [0x0309200f, bare((reader, facts) => void (facts.login = reader.text(MAX_LOGIN_BYTES)))],
  [0x03092010, bare((reader, facts, state) => void (facts.mapUid = readId(reader, state.lookback)))],
  [0x03092013, skip],
  [0x03092014, skippable((reader) => void expectVersion(reader, [8], 'the ghost'))],
  [0x0309201a, skippable((reader, facts) => void (facts.checkpointCount = reader.u32()))],
  [0x0309201b, skippable(readSplits)],
  [0x0309201c, bare((reader) => reader.skip(32))],
  [0x0309201d, skippable(readInputLists)],
  [0x03092025, skippable(readGame)],
  [0x0309202a, skippable((reader, facts) => void (facts.landmarkCounts = [reader.u32(), reader.u32()]))],
  [0x0309202b, skippable(readLandmarks)],
  [0x0309202c, skippable(readWallTime)],
  [0x0309202d, skippable(readCopies)],
]);

/**
 * Reads the chunks of a ghost, which are the same alone and in a replay. Throws a `GbxFault`: unsupported for a ghost of
 * another game or layout, damaged for one that contradicts its own sizes.
 */
export function readGhost(reader: ByteReader, state: BodyState): GhostFacts {
  const facts: Partial<GhostFacts> = {};
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
    inputs: need(facts.inputs, '01D'),
    game,
    landmarkCounts: facts.landmarkCounts ?? null,
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

/** G006, samples of former games: empty in this one. */
function passPlainSamples(reader: ByteReader): void {
  reader.bool();
  reader.skip(4);
  reader.skipText();
}

/** Chunk 000: what driver and car look like. Its identifiers count for later ones, and the record data is in it. */
function readAppearance(reader: ByteReader, facts: Partial<GhostFacts>, state: BodyState): void {
  const version = expectVersion(reader, [7, 8, 9], 'chunk 000');
  const appearance = version >= 9 ? reader.u32() : 0;
  for (let part = 0; part < 3; part++) readId(reader, state.lookback); // car model, collection, author
  reader.skip(12);
  for (let left = reader.count(1, 1000); left > 0; left--) passPackDescription(reader);
  if (reader.bool()) passBadge(reader);
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

function passPackDescription(reader: ByteReader): void {
  const version = reader.u8();
  if (version >= 3) reader.skip(32);
  const length = reader.u32();
  reader.skip(length);
  if (version >= 3 || (length > 0 && version >= 1)) reader.skipText();
}

function passBadge(reader: ByteReader): void {
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
function readCheckpoints(reader: ByteReader, facts: Partial<GhostFacts>): void {
  facts.checkpointsMs = Array.from({ length: reader.count(8, MAX_CHECKPOINTS) }, () => {
    const ms = reader.time();
    reader.skip(4);
    return ms;
  });
}

/** Chunk 01B. */
function readSplits(reader: ByteReader, facts: Partial<GhostFacts>): void {
  expectVersion(reader, [2], 'chunk 01B');
  const count = reader.u16();
  reader.skip(2);
  const respawns = reader.u16();
  const timeMs = reader.time();
  if (count * 4 + 4 !== reader.left()) throw damaged(`chunk 01B: ${count} splits in ${reader.left()} bytes`);
  const splitsMs = Array.from({ length: count }, () => reader.u32());
  reader.skip(4);
  facts.splits = { timeMs, splitsMs, respawns: respawns === NONE_U16 ? null : respawns };
}

/** Chunk 01D. */
function readInputLists(reader: ByteReader, facts: Partial<GhostFacts>): void {
  expectVersion(reader, [4], 'chunk 01D');
  facts.inputs = Array.from({ length: reader.count(20, MAX_INPUT_LISTS) }, () => readInputs(reader));
}

/** Chunk 025. */
function readGame(reader: ByteReader, facts: Partial<GhostFacts>): void {
  expectVersion(reader, [1], 'chunk 025');
  reader.skip(4);
  reader.skip(4);
  for (let left = reader.count(4, 1000); left > 0; left--) reader.skip(4);
  reader.skip(8);
  const exe = reader.text(MAX_EXE_BYTES);
  const [exeChecksum, os, cpu] = [reader.u32(), reader.u32(), reader.u32()];
  const settings = reader.text(MAX_SETTINGS_BYTES);
  const seed = reader.u32();
  reader.bool();
  facts.game = { exe, exeChecksum, os, cpu, settings, seed };
}

/** Chunk 02B. */
function readLandmarks(reader: ByteReader, facts: Partial<GhostFacts>): void {
  expectVersion(reader, [1], 'chunk 02B');
  const timeMs = reader.time();
  reader.skip(4);
  const respawns = reader.time();
  reader.skip(4);
  const checkpointsMs = Array.from({ length: reader.count(8, MAX_CHECKPOINTS) }, () => {
    const ms = reader.time();
    reader.skip(4);
    return ms;
  });
  reader.skip(4);
  facts.landmarks = { timeMs, checkpointsMs, respawns };
}

/** Chunk 02C. */
function readWallTime(reader: ByteReader, facts: Partial<GhostFacts>): void {
  expectVersion(reader, [1], 'chunk 02C');
  facts.wallTime = { start: reader.u32(), end: reader.u32() };
}

/** Chunk 02D. */
function readCopies(reader: ByteReader, facts: Partial<GhostFacts>): void {
  expectVersion(reader, [0], 'chunk 02D');
  const exe = reader.text(MAX_EXE_BYTES);
  const [exeChecksum, os, cpu] = [reader.u32(), reader.u32(), reader.u32()];
  const [start, end] = [reader.u32(), reader.u32()];
  reader.skipText(); // title
  reader.skip(32);
  const landmarkCounts: [number, number] = [reader.u32(), reader.u32()];
  const seed = reader.u32();
  reader.skip(4);
  const settings = reader.text(MAX_SETTINGS_BYTES);
  facts.copies = { exe, exeChecksum, os, cpu, settings, seed, start, end, landmarkCounts };
}
