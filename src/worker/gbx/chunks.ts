import type { Budget } from './budget.js';
import { createByteReader, type ByteReader } from './byte-reader.js';
import { damaged, hex, unsupported } from './fault.js';
import { createLookback, type Lookback } from './lookback.js';

/** What all nodes of one body share: the texts of its Ids and the nodes that were met. */
export type BodyState = {
  lookback: Lookback;
  nodeCount: number;
  nodes: Set<number>;
  depth: number;
  budget: Budget;
};

/**
 * How one chunk of a node is stored and read. A skippable chunk has its size in front and is passed when there is no
 * `read`; a bare one ends where its content does, so that it always needs one.
 */
export type ChunkLayout<Facts> =
  | { isSkippable: true; read?: ChunkRead<Facts> }
  | { isSkippable: false; read: ChunkRead<Facts> };

type ChunkRead<Facts> = (reader: ByteReader, facts: Facts, state: BodyState) => void;

/** Chunks of a class by their id. */
export type ChunkLayouts<Facts> = ReadonlyMap<number, ChunkLayout<Facts>>;

/** What the game writes behind the last chunk of a node, in front of a chunk that has its size, and for no node. */
export const END_OF_NODE = 0xfacade01;
export const SKIPPABLE_MARK = 0x534b4950;
export const NO_NODE = 0xffffffff;
const MAX_CHUNKS = 1000;
const MAX_DEPTH = 8;

/** The state at the beginning of a body. Node 0 is the root itself. */
export function createBodyState(nodeCount: number, budget: Budget): BodyState {
  return { lookback: createLookback(), nodeCount, nodes: new Set([0]), depth: 0, budget };
}

/**
 * Reads a node's chunks up to its end mark into `facts`. An unknown skippable chunk is skipped; an unknown bare one has no known end,
 * which is unsupported. A chunk twice would leave open which one counts, which is damaged. A skippable chunk that is read has to end
 * exactly at its size.
 */
export function readChunks<Facts>(
  reader: ByteReader,
  layouts: ChunkLayouts<Facts>,
  facts: Facts,
  state: BodyState,
): void {
  const seen = new Set<number>();
  for (;;) {
    const id = reader.u32();
    if (id === END_OF_NODE) return;
    if (seen.has(id)) throw damaged(`chunk ${hex(id)} occurs twice`);
    seen.add(id);
    if (seen.size > MAX_CHUNKS) throw damaged('a node has too many chunks');
    const layout = layouts.get(id);
    const isMarked = reader.peekU32() === SKIPPABLE_MARK;
    if (isMarked !== (layout?.isSkippable ?? true)) throw unsupported(`another layout of chunk ${hex(id)}`);
    if (isMarked) readSkippable(reader, id, layout, facts, state);
    else layout?.read?.(reader, facts, state);
  }
}

function readSkippable<Facts>(
  reader: ByteReader,
  id: number,
  layout: ChunkLayout<Facts> | undefined,
  facts: Facts,
  state: BodyState,
): void {
  reader.skip(4);
  const content = reader.data();
  if (!layout?.read) return;
  const chunk = createByteReader(content, `chunk ${hex(id)}`);
  layout.read(chunk, facts, state);
  chunk.end();
}

/**
 * Reads a reference to a node: returns null for none, else what `read` returns for a new node of class `classId`. A node
 * that is known already, one of another class and one out of range are refused with a `GbxFault`.
 */
export function readNode<T>(
  reader: ByteReader,
  state: BodyState,
  classId: number,
  read: (reader: ByteReader) => T,
): T | null {
  const index = reader.u32();
  if (index === NO_NODE) return null;
  if (index >= state.nodeCount) throw damaged(`node ${index} of ${state.nodeCount}`);
  if (state.nodes.has(index)) throw unsupported(`node ${index} is referred to twice`);
  const found = reader.u32();
  if (found !== classId) throw unsupported(`a node of class ${hex(found)}, expected ${hex(classId)}`);
  if (state.depth >= MAX_DEPTH) throw damaged('nodes are nested too deep');
  state.nodes.add(index);
  state.depth += 1;
  const node = read(reader);
  state.depth -= 1;
  return node;
}

/** Refuses a reference to any node with an unsupported `GbxFault`. */
export function expectNoNode(reader: ByteReader, what: string): void {
  if (reader.u32() !== NO_NODE) throw unsupported(`the file has a ${what}`);
}

/** Reads a chunk's version number; another one than `known` is unsupported. */
export function expectVersion(reader: ByteReader, known: readonly number[], what: string): number {
  const version = reader.u32();
  if (!known.includes(version)) throw unsupported(`version ${version} of ${what}`);
  return version;
}

/** Passes over the description of a file that belongs to something, such as a skin: its digest, path and address. */
export function skipPackDescription(reader: ByteReader): void {
  const version = reader.u8();
  if (version >= 3) reader.skip(32);
  const length = reader.u32();
  reader.skip(length);
  if (version >= 3 || (length > 0 && version >= 1)) reader.skipText();
}
