import { createByteReader, type ByteReader } from './byte-reader.js';
import { END_OF_NODE, NO_NODE, SKIPPABLE_MARK, skipPackDescription } from './chunks.js';
import { hex, unsupported } from './fault.js';
import { createLookback, readId, type Lookback } from './lookback.js';

/** What makes a block or an item a start, checkpoint or finish. */
export type Waypoint = {
  /** Spawn, Checkpoint, LinkedCheckpoint, Goal or StartFinish. */
  tag: string;
  /** Linked checkpoints of one order count as one. */
  order: number;
};

/** A place on the map in metres, y up. */
export type Place = { x: number; y: number; z: number };

/** A start, checkpoint or finish. Runs name landmarks by their index in the list of the map. */
export type Landmark = Waypoint & {
  kind: 'block' | 'free block' | 'item';
  /** Null for a free block whose place the file does not have. */
  place: Place | null;
};

const CHUNK_VERSIONS = [5, 6, 7, 8];
const LIST_VERSION = 10;
const ITEM_CLASS = 0x03101000;
const ITEM_CHUNK = ITEM_CLASS + 2;
const ITEM_VERSION = 8;
/** An item has at least its class, its first chunk with places and turns, and its end mark. */
const MIN_ITEM_BYTES = 100;
const MAX_ITEMS = 500_000;
const PACK_FLAG = 4;
const WAYPOINT_CLASS = 0x2e009000;
const WAYPOINT_VERSION = 2;
const MAX_LANDMARKS = 10_000;
const MAX_TAG_BYTES = 64;

/** The landmarks among the items of a map, from the content of chunk 0x03043040, in their order. Throws a `GbxFault`. */
export function readItemLandmarks(content: Buffer): Landmark[] {
  const reader = createByteReader(content, 'item chunk');
  const version = reader.u32();
  if (!CHUNK_VERSIONS.includes(version)) throw unsupported(`version ${version} of the items`);
  reader.skip(8);
  const listVersion = reader.u32();
  if (listVersion !== LIST_VERSION) throw unsupported(`version ${listVersion} of the list of items`);
  const lookback = createLookback();
  const landmarks: Landmark[] = [];
  for (let left = reader.count(MIN_ITEM_BYTES, MAX_ITEMS); left > 0; left--) {
    const landmark = readItem(reader, lookback);
    if (landmark !== null) addLandmark(landmarks, landmark);
  }
  return landmarks;
}

function readItem(reader: ByteReader, lookback: Lookback): Landmark | null {
  const classId = reader.u32();
  if (classId !== ITEM_CLASS) throw unsupported(`an item of class ${hex(classId)}`);
  let landmark: Landmark | null = null;
  for (;;) {
    const chunk = reader.u32();
    if (chunk === END_OF_NODE) return landmark;
    if (chunk === ITEM_CHUNK) landmark = readPlacement(reader, lookback);
    else {
      if (reader.u32() !== SKIPPABLE_MARK) throw unsupported(`chunk ${hex(chunk)} of an item`);
      reader.skipText();
    }
  }
}

function readPlacement(reader: ByteReader, lookback: Lookback): Landmark | null {
  const version = reader.u32();
  if (version !== ITEM_VERSION) throw unsupported(`version ${version} of an item`);
  for (let part = 0; part < 3; part++) readId(reader, lookback); // model, collection, author
  reader.skip(12 + 3); // rotation, cell
  readId(reader, lookback); // anchor
  const place = { x: reader.f32(), y: reader.f32(), z: reader.f32() };
  const hasWaypoint = reader.peekU32() !== NO_NODE;
  const waypoint = hasWaypoint ? readWaypoint(reader) : null;
  if (!hasWaypoint) reader.skip(4);
  const flags = reader.u16();
  reader.skip(12 + 4); // pivot, scale
  if (flags & PACK_FLAG) skipPackDescription(reader);
  reader.skip(24);
  return waypoint && { ...waypoint, kind: 'item', place };
}

/** Reads a waypoint node. Throws a `GbxFault`: unsupported for another class or layout. */
export function readWaypoint(reader: ByteReader): Waypoint {
  const classId = reader.u32();
  if (classId !== WAYPOINT_CLASS) throw unsupported(`a landmark with a node of class ${hex(classId)}`);
  const chunk = reader.u32();
  if (chunk !== WAYPOINT_CLASS) throw unsupported(`chunk ${hex(chunk)} of a waypoint`);
  const version = reader.u32();
  if (version !== WAYPOINT_VERSION) throw unsupported(`version ${version} of a waypoint`);
  const waypoint = { tag: reader.text(MAX_TAG_BYTES), order: reader.u32() };
  for (;;) {
    const id = reader.u32();
    if (id === END_OF_NODE) return waypoint;
    if (reader.u32() !== SKIPPABLE_MARK) throw unsupported(`chunk ${hex(id)} of a waypoint`);
    reader.skipText();
  }
}

/** Adds one to the landmarks of a map; more than a run can have checkpoints are an unsupported `GbxFault`. */
export function addLandmark<T>(landmarks: T[], landmark: T): void {
  if (landmarks.length >= MAX_LANDMARKS) throw unsupported(`more than ${MAX_LANDMARKS} landmarks`);
  landmarks.push(landmark);
}
