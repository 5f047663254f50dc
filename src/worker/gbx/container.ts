import type { Budget } from './budget.js';
import { createByteReader, type ByteReader } from './byte-reader.js';
import { damaged, hex, unsupported } from './fault.js';
import { decompressLzo1x, isImpossibleExpansion } from './lzo.js';

/** A GBX file's parts: its header chunks by id, the number of its nodes, and its body, plain. */
export type GbxContainer = {
  classId: number;
  headerChunks: ReadonlyMap<number, Buffer>;
  nodeCount: number;
  /** Whether the body is stored compressed, as the game does it. */
  isCompressed: boolean;
  /** Unpacks the body; a view of the file when it is stored plain. */
  readBody(): Buffer;
};

/** The classes that the current game writes. */
export const MAP_CLASS = 0x03043000;
export const GHOST_CLASS = 0x03092000;
export const REPLAY_CLASS = 0x03093000;

const MAGIC = 'GBX';
const VERSION = 6;
/** The game writes three to six header chunks. */
const MAX_HEADER_CHUNKS = 256;
const TABLE_ENTRY_BYTES = 8;
const HEAVY_BIT = 0x80000000;
const MAX_NODES = 1_000_000;
const MAX_PLAIN_BYTES = 64 * 1024 * 1024;

/**
 * Reads a GBX file's container (version 6) and checks that it is whole, without unpacking it. Throws a `GbxFault`:
 * damaged where sizes contradict each other, unsupported for a file that is no GBX file, for another version, format or class than
 * `classes`, and for a file with external nodes.
 */
export function readContainer(file: Buffer, classes: readonly number[], budget: Budget): GbxContainer {
  if (file.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw unsupported('file: it does not begin with GBX');
  const reader = createByteReader(file, 'file');
  reader.skip(MAGIC.length);
  const version = reader.u16();
  if (version !== VERSION) throw unsupported(`GBX version ${version}, only ${VERSION} is read`);
  const isCompressed = readFormat(reader)[2] === 'C';
  const classId = reader.u32();
  if (!classes.includes(classId))
    throw unsupported(`class ${hex(classId)}, expected ${classes.map(hex).join(' or ')}`);
  const headerChunks = readHeaderChunks(reader.data());
  const nodeCount = reader.u32();
  if (nodeCount === 0) throw damaged('no nodes');
  if (nodeCount > MAX_NODES) throw unsupported(`${nodeCount} nodes, at most ${MAX_NODES} are read`);
  const externalNodes = reader.u32();
  if (externalNodes > 0) throw unsupported(`${externalNodes} external nodes`);
  const body = isCompressed
    ? readPackedBody(reader)
    : { packed: reader.bytes(reader.left()), plainSize: null };
  return {
    classId,
    headerChunks,
    nodeCount,
    isCompressed,
    readBody: () => {
      if (body.plainSize === null) return body.packed;
      budget.take(body.plainSize);
      return decompressLzo1x(body.packed, body.plainSize);
    },
  };
}

/** The four flags: binary, reference table not compressed, body compressed (C) or plain (U), and R or E. */
function readFormat(reader: ByteReader): string {
  const format = reader.bytes(4).toString('latin1');
  if (!/^BU[CU][RE]$/.test(format)) throw unsupported('a GBX format other than BUCR and BUUR');
  return format;
}

function readHeaderChunks(userData: Buffer): Map<number, Buffer> {
  const chunks = new Map<number, Buffer>();
  if (userData.length === 0) return chunks;
  const reader = createByteReader(userData, 'header data');
  const count = reader.count(TABLE_ENTRY_BYTES, MAX_HEADER_CHUNKS);
  const table = Array.from({ length: count }, () => ({ id: reader.u32(), size: reader.u32() % HEAVY_BIT }));
  for (const { id, size } of table) {
    if (chunks.has(id)) throw damaged(`header chunk ${hex(id)} occurs twice`);
    chunks.set(id, reader.bytes(size));
  }
  reader.end();
  return chunks;
}

function readPackedBody(reader: ByteReader): { packed: Buffer; plainSize: number } {
  const plainSize = reader.u32();
  const packedSize = reader.u32();
  if (packedSize !== reader.left())
    throw damaged(`a body of ${packedSize} bytes is announced, ${reader.left()} are left`);
  if (isImpossibleExpansion(packedSize, plainSize))
    throw damaged(`${plainSize} bytes cannot be packed into ${packedSize}`);
  if (plainSize > MAX_PLAIN_BYTES)
    throw unsupported(`a body of ${plainSize} bytes, at most ${MAX_PLAIN_BYTES} are read`);
  return { packed: reader.bytes(packedSize), plainSize };
}

/** The data of one header chunk; throws an unsupported `GbxFault` when the file has none, or one of more than `limit` bytes. */
export function headerChunk({ headerChunks }: GbxContainer, id: number, limit: number): Buffer {
  const data = headerChunks.get(id);
  if (!data) throw unsupported(`header chunk ${hex(id)} is missing`);
  if (data.length > limit)
    throw unsupported(`header chunk ${hex(id)} has ${data.length} bytes, at most ${limit} are read`);
  return data;
}
