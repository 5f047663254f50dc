import type { FileHandle } from 'node:fs/promises';
import { readAt } from './file-bytes.js';
import { damaged, readable, unsupported, type Outcome, type Unreadable } from './gbx-outcome.js';

/** Where a header chunk's data lies in the file, in bytes. */
export type ChunkPlace = { id: number; position: number; size: number };

/** The header chunks of a whole file, by id. */
export type GbxContainer = { chunks: Map<number, ChunkPlace> };

const VERSION = 6;
const FORMAT = 'BUCR';
const PREAMBLE_BYTES = 17;
const TABLE_ENTRY_BYTES = 8;
const TAIL_BYTES = 16;
/** The game writes three to six header chunks. */
const MAX_CHUNKS = 256;
const HEAVY_BIT = 0x80000000;

/**
 * Reads a GBX file's preamble and chunk table, and checks that the file is whole. It reads a few kilobytes at most,
 * never a chunk's data and never the body. A file of another class, version or format, or one with a reference
 * table, is unsupported.
 */
export async function readContainer(
  file: FileHandle,
  fileSize: number,
  classId: number,
): Promise<Outcome<GbxContainer>> {
  const longest = PREAMBLE_BYTES + 4 + MAX_CHUNKS * TABLE_ENTRY_BYTES;
  const head = await readAt(file, 0, Math.min(fileSize, longest));
  const refusal = refusePreamble(head, classId);
  if (refusal) return refusal;

  const userDataSize = head.readUInt32LE(13);
  const tailPosition = PREAMBLE_BYTES + userDataSize;
  if (tailPosition + TAIL_BYTES > fileSize) {
    return damaged(`header data of ${userDataSize} bytes does not fit into a file of ${fileSize} bytes`);
  }
  const chunks = readChunkTable(head, userDataSize);
  if (chunks.kind !== 'readable') return chunks;

  const tail = await readAt(file, tailPosition, TAIL_BYTES);
  return refuseTail(tail, fileSize - tailPosition - TAIL_BYTES) ?? readable({ chunks: chunks.value });
}

/** The data of one header chunk; damaged when the file has none, or one of more than `limit` bytes. */
export async function readChunk(
  file: FileHandle,
  container: GbxContainer,
  id: number,
  limit: number,
): Promise<Outcome<Buffer>> {
  const place = container.chunks.get(id);
  if (!place) return damaged(`header chunk ${hex(id)} is missing`);
  if (place.size > limit) {
    return damaged(`header chunk ${hex(id)} has ${place.size} bytes, at most ${limit} are read`);
  }
  const bytes = await readAt(file, place.position, place.size);
  return bytes.length === place.size ? readable(bytes) : damaged(`header chunk ${hex(id)} is cut off`);
}

function refusePreamble(head: Buffer, classId: number): Unreadable | null {
  if (head.length < PREAMBLE_BYTES) return damaged(`${head.length} bytes are too few for a GBX file`);
  if (head.toString('latin1', 0, 3) !== 'GBX') return damaged('the file does not begin with GBX');
  const version = head.readUInt16LE(3);
  if (version !== VERSION) return unsupported(`GBX version ${version}, only ${VERSION} is read`);
  const format = head.toString('latin1', 5, 9);
  if (format !== FORMAT) return unsupported(`GBX format ${JSON.stringify(format)}, only ${FORMAT} is read`);
  const found = head.readUInt32LE(9);
  return found === classId ? null : unsupported(`class ${hex(found)}, expected ${hex(classId)}`);
}

function readChunkTable(head: Buffer, userDataSize: number): Outcome<Map<number, ChunkPlace>> {
  if (userDataSize < 4) return damaged(`header data of ${userDataSize} bytes holds no chunks`);
  const count = head.readUInt32LE(PREAMBLE_BYTES);
  const tableBytes = 4 + count * TABLE_ENTRY_BYTES;
  if (count > MAX_CHUNKS || tableBytes > userDataSize) return damaged(`${count} header chunks can't be`);

  const chunks = new Map<number, ChunkPlace>();
  let position = PREAMBLE_BYTES + tableBytes;
  for (let index = 0; index < count; index++) {
    const entry = PREAMBLE_BYTES + 4 + index * TABLE_ENTRY_BYTES;
    const id = head.readUInt32LE(entry);
    if (chunks.has(id)) return damaged(`header chunk ${hex(id)} occurs twice`);
    const size = head.readUInt32LE(entry + 4) % HEAVY_BIT;
    chunks.set(id, { id, position, size });
    position += size;
  }
  const end = PREAMBLE_BYTES + userDataSize;
  return position === end ? readable(chunks) : damaged(`header chunks end at byte ${position}, not ${end}`);
}

/** The number of nodes and the uncompressed size say nothing that can be checked without the body. */
function refuseTail(tail: Buffer, bytesLeft: number): Unreadable | null {
  if (tail.length < TAIL_BYTES) return damaged('the file ends before its body');
  const externalNodes = tail.readUInt32LE(4);
  if (externalNodes > 0)
    return unsupported(`${externalNodes} external nodes, files with references are not read`);
  const compressedSize = tail.readUInt32LE(12);
  if (compressedSize === bytesLeft) return null;
  return damaged(`a body of ${compressedSize} bytes is announced, ${bytesLeft} are left`);
}

function hex(id: number): string {
  return `0x${id.toString(16).padStart(8, '0')}`;
}
