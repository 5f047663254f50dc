import type { ByteReader } from './byte-reader.js';
import { END_OF_NODE, SKIPPABLE_MARK } from './chunks.js';
import { hex, unsupported } from './fault.js';

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

const WAYPOINT_CLASS = 0x2e009000;
const VERSION = 2;
const MAX_LANDMARKS = 10_000;
const MAX_TAG_BYTES = 64;

/** Reads a waypoint node. Throws a `GbxFault`: unsupported for another class or layout. */
export function readWaypoint(reader: ByteReader): Waypoint {
  const classId = reader.u32();
  if (classId !== WAYPOINT_CLASS) throw unsupported(`a landmark with a node of class ${hex(classId)}`);
  const chunk = reader.u32();
  if (chunk !== WAYPOINT_CLASS) throw unsupported(`chunk ${hex(chunk)} of a waypoint`);
  const version = reader.u32();
  if (version !== VERSION) throw unsupported(`version ${version} of a waypoint`);
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
