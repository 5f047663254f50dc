import type { Budget } from './budget.js';
import { createByteReader } from './byte-reader.js';
import { headerChunk, MAP_CLASS, readContainer, type GbxContainer } from './container.js';
import { damaged, unsupported } from './fault.js';
import { readHeaderXml, XML_CHUNK_LIMIT } from './header-xml.js';
import { readMapBody, type MapBodyFacts } from './map-body.js';

/** What a map file says. */
export type MapFacts = {
  /** Header chunk 005 (XML). */
  mapUid: string;
  /** Header chunk 002: how many checkpoints one lap has, with the finish. */
  checkpoints: number;
  /** Header chunk 002; null where the map has no laps. */
  laps: number | null;
  body: MapBodyFacts;
};

const RACE_CHUNK = 0x03043002;
const XML_CHUNK = 0x03043005;
const RACE_CHUNK_VERSION = 13;
const RACE_CHUNK_LIMIT = 1024;

/** Reads a map file strictly: container, two header chunks and its body. Throws a `GbxFault`. */
export function readMapFile(file: Buffer, budget: Budget): MapFacts {
  const container = readContainer(file, [MAP_CLASS], budget);
  const mapUid = readMapUid(container);
  return { mapUid, ...readRace(container), body: readMapBody(container.readBody(), budget) };
}

function readMapUid(container: GbxContainer): string {
  const xml = readHeaderXml(headerChunk(container, XML_CHUNK, XML_CHUNK_LIMIT), 'map', ['ident']);
  const mapUid = xml.ident['uid'];
  if (!mapUid) throw damaged('header XML: <ident> has no uid');
  return mapUid;
}

function readRace(container: GbxContainer): Pick<MapFacts, 'checkpoints' | 'laps'> {
  const reader = createByteReader(headerChunk(container, RACE_CHUNK, RACE_CHUNK_LIMIT), 'map header');
  const version = reader.u8();
  if (version !== RACE_CHUNK_VERSION) throw unsupported(`map header version ${version}`);
  reader.skip(4 + 4 * 4 + 4); // unused, four medals, cost
  const isLapRace = reader.bool();
  reader.skip(5 * 4); // mode, unused, author score, editor, unused
  const checkpoints = reader.u32();
  const laps = reader.u32();
  reader.end();
  return { checkpoints, laps: isLapRace ? laps : null };
}
