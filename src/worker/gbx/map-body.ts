import { createHash } from 'node:crypto';
import { damaged, unsupported } from './fault.js';

/**
 * What a map's body says, for comparing a map file with the map inside a replay: its uid, and a digest of its blocks
 * (from chunk 0x0304301F to the next skippable chunk), of its items (0x03043040) and of its baked blocks (0x03043048),
 * which are byte-equal in both; null for a part that the map does not have.
 */
export type MapBodyFacts = {
  mapUid: string;
  blocks: string;
  items: string | null;
  bakedBlocks: string | null;
};

const SKIPPABLE_MARK = Buffer.from('PIKS');
const BLOCKS_CHUNK = Buffer.from([0x1f, 0x30, 0x04, 0x03]);
const NEW_TEXT = 0x40000000;
const ITEMS_CHUNK = 0x03043040;
const BAKED_BLOCKS_CHUNK = 0x03043048;
const MAX_UID_BYTES = 256;

/** Finds the parts by their chunk ids, without parsing what is before them. Throws a `GbxFault` where they lack. */
export function readMapBody(body: Buffer): MapBodyFacts {
  const start = findBlocks(body);
  const length = body.readUInt32LE(start + 8);
  const mapUid = body.toString('utf8', start + 12, start + 12 + length);
  const mark = body.indexOf(SKIPPABLE_MARK, start);
  if (mark === -1) throw unsupported('a map body whose blocks do not end');
  return {
    mapUid,
    blocks: digest(body.subarray(start, mark - 4)),
    items: digestOfChunk(body, ITEMS_CHUNK),
    bakedBlocks: digestOfChunk(body, BAKED_BLOCKS_CHUNK),
  };
}

/** The place of chunk 0x0304301F, which begins with the map's uid. */
function findBlocks(body: Buffer): number {
  for (let at = body.indexOf(BLOCKS_CHUNK); at !== -1; at = body.indexOf(BLOCKS_CHUNK, at + 1)) {
    if (at + 12 > body.length) break;
    const length = body.readUInt32LE(at + 8);
    const isUid = body.readUInt32LE(at + 4) === NEW_TEXT && length > 0 && length <= MAX_UID_BYTES;
    if (isUid && at + 12 + length <= body.length) return at;
  }
  throw unsupported('a map body without chunk 0x0304301f');
}

function digestOfChunk(body: Buffer, id: number): string | null {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(id);
  const at = body.indexOf(Buffer.concat([head, SKIPPABLE_MARK]));
  if (at === -1) return null;
  const start = at + 12;
  if (start > body.length) throw damaged('a map body that ends in a chunk');
  const end = start + body.readUInt32LE(at + 8);
  if (end > body.length) throw damaged('a map body that ends in a chunk');
  return digest(body.subarray(start, end));
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
