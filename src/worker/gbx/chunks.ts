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

/** A chunk of a class: a skippable one has its size in front, a bare one ends where its content does. A node without a needed one is unsupported. */
export type Chunk<Content = unknown, Needed extends boolean = boolean> = {
  id: number;
  isSkippable: boolean;
  isNeeded: Needed;
  read: (reader: ByteReader, state: BodyState) => Content;
};

/** What the chunks of a table say; null for one that a node does not have. */
export type ChunkFacts<Table extends Record<string, Chunk>> = {
  [Name in keyof Table]: Table[Name] extends Chunk<infer Content, true>
    ? Content
    : Table[Name] extends Chunk<infer Content>
      ? Content | null
      : never;
};

export function skippable<Content>(id: number, read: Chunk<Content>['read']): Chunk<Content, false> {
  return { id, isSkippable: true, isNeeded: false, read };
}

export function bare<Content>(id: number, read: Chunk<Content>['read']): Chunk<Content, false> {
  return { id, isSkippable: false, isNeeded: false, read };
}

export function needed<Content>(chunk: Chunk<Content>): Chunk<Content, true> {
  return { ...chunk, isNeeded: true };
}

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
 * Reads a node's chunks up to its end mark. An unknown skippable chunk is skipped; an unknown bare one has no known end, which is
 * unsupported. A chunk twice would leave open which one counts, which is damaged. A skippable chunk that is read has to end exactly at its
 * size.
 */
export function readChunks<Table extends Record<string, Chunk>>(
  reader: ByteReader,
  table: Table,
  state: BodyState,
): ChunkFacts<Table> {
  const names = new Map(Object.entries(table).map(([name, { id }]) => [id, name]));
  const found = new Map<number, unknown>();
  for (;;) {
    const id = reader.u32();
    if (id === END_OF_NODE) break;
    if (found.has(id)) throw damaged(`chunk ${hex(id)} occurs twice`);
    if (found.size >= MAX_CHUNKS) throw damaged('a node has too many chunks');
    const chunk = table[names.get(id) ?? ''];
    const isMarked = reader.peekU32() === SKIPPABLE_MARK;
    if (isMarked !== (chunk?.isSkippable ?? true)) throw unsupported(`another layout of chunk ${hex(id)}`);
    found.set(id, isMarked ? readSkippable(reader, id, chunk, state) : chunk?.read(reader, state));
  }
  const facts = Object.entries(table).map(([name, { id, isNeeded }]) => {
    if (isNeeded && !found.has(id)) throw unsupported(`a node without chunk ${hex(id)}`);
    return [name, found.get(id) ?? null];
  });
  return Object.fromEntries(facts) as ChunkFacts<Table>;
}

function readSkippable(reader: ByteReader, id: number, chunk: Chunk | undefined, state: BodyState): unknown {
  reader.skip(4);
  const content = createByteReader(reader.data(), `chunk ${hex(id)}`);
  const facts = chunk?.read(content, state);
  if (chunk) content.end();
  return facts;
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
