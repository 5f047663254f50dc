import { createHash } from 'node:crypto';
import type { MapParts } from '../../../db/stores/verification/verdict.js';
import type { Budget } from './budget.js';
import { createByteReader, type ByteReader } from './byte-reader.js';
import { END_OF_NODE, NO_NODE, SKIPPABLE_MARK, skipPackDescription } from './chunks.js';
import { damaged, hex, tryRead, unsupported } from './fault.js';
import { NO_ID } from './lookback.js';
import {
  addLandmark,
  readItemLandmarks,
  readWaypoint,
  type Landmark,
  type Place,
  type Waypoint,
} from './landmarks.js';

/** What a map's body says of what is built on it; null for what is in a part of a layout that is not known. */
export type MapBodyFacts = {
  mapUid: string;
  /** The name of the size and mood of the surroundings; '' where it is not written out. */
  decoration: string;
  parts: MapParts | null;
  /** The length of the block chunk. */
  blockBytes: number;
  /** In the order in which runs count them. */
  landmarks: Landmark[] | null;
};

/** What a map inside a replay says: its uid, and which of its parts are not those of the map file. */
export type EmbeddedMapFacts = { mapUid: string; differing: (keyof MapParts)[] };

const BLOCK_CHUNK = 0x0304301f;
const NEXT_CHUNK = 0x03043022;
/** How each begins: its id, and the mark. */
const SKIPPABLE_CHUNKS = {
  items: twoNumbers(0x03043040, SKIPPABLE_MARK),
  baked_blocks: twoNumbers(0x03043048, SKIPPABLE_MARK),
  free_blocks: twoNumbers(0x0304305f, SKIPPABLE_MARK),
};
const NEW_TEXT = 0x40000000;
const BLOCKS = twoNumbers(BLOCK_CHUNK, NEW_TEXT);
const TEXT_BITS = 0xc0000000;
const MAX_UID_BYTES = 256;
const BLOCKS_VERSION = 6;
/** A block has at least its name (4 bytes), direction, coordinates and flags. */
const MIN_BLOCK_BYTES = 12;
const MAX_BLOCKS = 1_000_000;
const FREE_BLOCK_BYTES = 24;
/** Bounds the heap: it is smaller than the budget of bytes. */
const MAX_NODES = 200_000;
/** What a node that is remembered takes in memory. */
const NODE_BYTES = 64;
const FLAGS = { none: 0xffffffff, skin: 0x8000, waypoint: 0x100000, free: 0x20000000 };
const SKIN_CLASS = 0x03059000;
/** The grid: a cell is 32 m long and wide and 8 m high. */
const CELL_METRES = 32;
const LEVEL_METRES = 8;
const GROUND_LEVEL = 8;

/**
 * Reads what is built on a map. Its chunks are found by their ids, because the media tracker's among them are bare, and the block chunk is
 * read to its exact end. A part of another layout than in the known maps may be of a later build: it is left out, and `notes` says why. Throws
 * an unsupported `GbxFault` where there is no block chunk that says which map it is.
 */
export function readMapBody(body: Buffer, budget: Budget, notes: string[] = []): MapBodyFacts {
  const start = findBlocks(body);
  const mapUid = uidAt(body, start);
  const facts: MapBodyFacts = { mapUid, decoration: '', parts: null, blockBytes: 0, landmarks: null };
  const outcome = tryRead(() => readParts(body, start, facts, budget));
  if (outcome.kind !== 'readable')
    notes.push(`map: ${outcome.reason}, so that what is built on it is not compared`);
  return facts;
}

/** Compares a map inside a replay with the map file. Throws a `GbxFault`, unsupported where the map has no blocks. */
export function readEmbeddedMap(body: Buffer, mapFile: MapBodyFacts | null): EmbeddedMapFacts {
  const start = findBlocks(body);
  const mapUid = uidAt(body, start);
  const { parts: expected, blockBytes } = mapFile ?? { parts: null, blockBytes: 0 };
  if (expected === null) return { mapUid, differing: [] };
  const end = start + blockBytes;
  const isBlockEnd = end + 4 <= body.length && body.readUInt32LE(end) === NEXT_CHUNK;
  const blocks = isBlockEnd ? body.subarray(start, end) : Buffer.alloc(0);
  const parts = digestParts({ blocks, ...findContents(body, isBlockEnd ? end : start) });
  const names = Object.keys(parts) as (keyof MapParts)[];
  return { mapUid, differing: names.filter((name) => parts[name] !== expected[name]) };
}

/** Fills in the facts, as far as the parts can be followed. */
function readParts(body: Buffer, start: number, facts: MapBodyFacts, budget: Budget): void {
  const reader = createByteReader(body.subarray(start), 'block chunk');
  const { decoration, blocks } = readBlocks(reader, budget);
  const next = reader.peekU32();
  if (next !== NEXT_CHUNK)
    throw unsupported(`the block chunk is followed by ${next === null ? 'nothing' : hex(next)}`);
  const end = start + reader.position();
  const contents = { blocks: body.subarray(start, end), ...findContents(body, end) };
  facts.decoration = decoration;
  facts.blockBytes = reader.position();
  facts.parts = digestParts(contents);
  const freePlaces = readFreePlaces(contents.free_blocks);
  const ofBlocks = blocks.map(({ waypoint, cell, freeIndex }): Landmark => {
    if (freeIndex === null) return { ...waypoint, kind: 'block', place: cellToPlace(cell) };
    return { ...waypoint, kind: 'free block', place: freePlaces(freeIndex) };
  });
  const ofItems = contents.items === null ? [] : readItemLandmarks(contents.items);
  facts.landmarks = [...spawnsLast(ofBlocks), ...spawnsLast(ofItems)];
}

function spawnsLast(landmarks: readonly Landmark[]): Landmark[] {
  const isSpawn = ({ tag }: Landmark): boolean => tag === 'Spawn';
  return [...landmarks.filter((one) => !isSpawn(one)), ...landmarks.filter(isSpawn)];
}

/** The place of chunk 0x0304301F, which begins with the map's uid. */
function findBlocks(body: Buffer): number {
  const at = body.indexOf(BLOCKS);
  const length = at === -1 || at + 12 > body.length ? 0 : body.readUInt32LE(at + 8);
  if (length === 0 || length > MAX_UID_BYTES || at + 12 + length > body.length)
    throw unsupported('a map body without chunk 0x0304301f');
  return at;
}

function uidAt(body: Buffer, start: number): string {
  return createByteReader(body.subarray(start + 8), 'block chunk').text(MAX_UID_BYTES);
}

type WaypointBlock = {
  waypoint: Waypoint;
  cell: readonly [number, number, number];
  /** Its index among the free blocks; null for a block on the grid. */
  freeIndex: number | null;
};

function readBlocks(reader: ByteReader, budget: Budget): { decoration: string; blocks: WaypointBlock[] } {
  reader.skip(4); // the chunk's id
  for (let part = 0; part < 3; part++) readPlainId(reader); // uid, collection, author
  reader.skipText(); // name
  const decoration = readPlainId(reader);
  readPlainId(reader);
  readPlainId(reader);
  reader.skip(3 * 4 + 4); // size, and a flag
  const version = reader.u32();
  if (version !== BLOCKS_VERSION) throw unsupported(`version ${version} of the blocks`);
  const count = reader.count(MIN_BLOCK_BYTES, MAX_BLOCKS);
  const blocks: WaypointBlock[] = [];
  const nodes = new Set<number>();
  let counted = 0;
  let free = 0;
  while (counted < count || isId(reader.peekU32())) {
    readPlainId(reader); // name
    const place = reader.u32(); // direction, and the cell's x, y and z
    const flags = reader.u32();
    if (flags === FLAGS.none) continue;
    counted += 1;
    if (flags & FLAGS.skin) {
      readPlainId(reader); // author
      if (isNewNode(reader, nodes, budget)) skipSkin(reader);
    }
    const waypoint = flags & FLAGS.waypoint && isNewNode(reader, nodes, budget) ? readWaypoint(reader) : null;
    const isFree = (flags & FLAGS.free) !== 0;
    if (waypoint) {
      const cell = [(place >> 8) & 0xff, (place >> 16) & 0xff, place >>> 24] as const;
      addLandmark(blocks, { waypoint, cell, freeIndex: isFree ? free : null });
    }
    if (isFree) free += 1;
  }
  return { decoration, blocks };
}

function isId(head: number | null): boolean {
  return head !== null && (head & TEXT_BITS) !== 0;
}

/** Passes over an Id and returns its text where it is written out; texts of earlier chunks are not known here. */
function readPlainId(reader: ByteReader): string {
  const head = reader.u32();
  if (head === NO_ID || head >>> 30 === 0 || (head & ~TEXT_BITS) !== 0) return '';
  return reader.text(MAX_UID_BYTES);
}

/** Whether a reference is to a node that is written here, for the first time. */
function isNewNode(reader: ByteReader, nodes: Set<number>, budget: Budget): boolean {
  const index = reader.u32();
  if (index === NO_NODE || nodes.has(index)) return false;
  if (nodes.size >= MAX_NODES) throw unsupported(`more than ${MAX_NODES} blocks with a node`);
  budget.take(NODE_BYTES);
  nodes.add(index);
  return true;
}

function skipSkin(reader: ByteReader): void {
  const classId = reader.u32();
  if (classId !== SKIN_CLASS) throw unsupported(`a block with a node of class ${hex(classId)}`);
  for (;;) {
    const chunk = reader.u32();
    if (chunk === END_OF_NODE) return;
    if (chunk === SKIN_CLASS + 2) {
      reader.skipText();
      skipPackDescription(reader);
      skipPackDescription(reader);
    } else if (chunk === SKIN_CLASS + 3) {
      reader.skip(4);
      skipPackDescription(reader);
    } else throw unsupported(`chunk ${hex(chunk)} of a block's skin`);
  }
}

function cellToPlace([x, y, z]: readonly [number, number, number]): Place {
  return {
    x: (x - 1) * CELL_METRES + CELL_METRES / 2,
    y: (y - GROUND_LEVEL) * LEVEL_METRES,
    z: (z - 1) * CELL_METRES + CELL_METRES / 2,
  };
}

/** Chunk 05F: where free blocks are, in the order of the blocks; places of baked ones may follow. */
function readFreePlaces(content: Buffer | null): (index: number) => Place | null {
  return (index) => {
    const at = 4 + index * FREE_BLOCK_BYTES;
    if (content === null || at + FREE_BLOCK_BYTES > content.length) return null;
    const [x, y, z] = [content.readFloatLE(at), content.readFloatLE(at + 4), content.readFloatLE(at + 8)];
    return { x, y, z };
  };
}

type Contents = { [Part in keyof MapParts]: MapParts[Part] extends string ? Buffer : Buffer | null };

function findContents(body: Buffer, from: number): Omit<Contents, 'blocks'> {
  return {
    items: chunkContent(body, body.indexOf(SKIPPABLE_CHUNKS.items, from)),
    baked_blocks: chunkContent(body, body.indexOf(SKIPPABLE_CHUNKS.baked_blocks, from)),
    // It is near the end, behind the light of the map, which takes long to search.
    free_blocks: chunkContent(body, indexFromEnd(body, SKIPPABLE_CHUNKS.free_blocks, from)),
  };
}

function digestParts(contents: Contents): MapParts {
  const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
  const digests = Object.entries(contents).map(([part, bytes]) => [part, bytes && digest(bytes)]);
  return Object.fromEntries(digests) as MapParts;
}

function indexFromEnd(body: Buffer, head: Buffer, from: number): number {
  const at = body.lastIndexOf(head);
  return at < from ? -1 : at;
}

/** The content of the skippable chunk that begins at `at`; null when there is none. */
function chunkContent(body: Buffer, at: number): Buffer | null {
  if (at === -1) return null;
  const start = at + 12;
  const end = start > body.length ? Infinity : start + body.readUInt32LE(at + 8);
  if (end > body.length) throw damaged('a map body that ends in a chunk');
  return body.subarray(start, end);
}

function twoNumbers(first: number, second: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(first);
  head.writeUInt32LE(second, 4);
  return head;
}
