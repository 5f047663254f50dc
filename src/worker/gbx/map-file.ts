import type { Budget } from './budget.js';
import { createByteReader } from './byte-reader.js';
import { headerChunk, MAP_CLASS, readContainer, type GbxContainer } from './container.js';
import { readHeaderXml, readUid, XML_CHUNK_LIMIT } from './header-xml.js';
import { readMapBody, type MapBodyFacts } from './map-body.js';

/** What a map file says. */
export type MapFacts = {
  /** Header chunk 005 (XML). */
  mapUid: string;
  /** Whether its author has driven it, also from the XML. */
  isValidated: boolean;
  /** Header chunk 002: how many checkpoints one lap has, with the finish; null where the chunk is of a version that is not known. */
  checkpoints: number | null;
  /** Header chunk 002; null where the map has no laps. */
  laps: number | null;
  body: MapBodyFacts;
};

const RACE_CHUNK = 0x03043002;
const XML_CHUNK = 0x03043005;
const RACE_CHUNK_VERSION = 13;
const RACE_CHUNK_LIMIT = 1024;

/** Reads a map file strictly: container, two header chunks and its body; `notes` gets what is ignored in them. Throws a `GbxFault`. */
export function readMapFile(file: Buffer, budget: Budget, notes: string[] = []): MapFacts {
  const container = readContainer(file, [MAP_CLASS], budget);
  const xml = headerChunk(container, XML_CHUNK, XML_CHUNK_LIMIT);
  const { ident, desc } = readHeaderXml(xml, 'map', ['ident'], notes);
  return {
    mapUid: readUid(ident),
    isValidated: desc?.['validated'] !== '0',
    ...readRace(container, notes),
    body: readMapBody(container.readBody(), budget, notes),
  };
}

function readRace(container: GbxContainer, notes: string[]): Pick<MapFacts, 'checkpoints' | 'laps'> {
  const reader = createByteReader(headerChunk(container, RACE_CHUNK, RACE_CHUNK_LIMIT), 'map header');
  const version = reader.u8();
  if (version !== RACE_CHUNK_VERSION) {
    notes.push(`map: header version ${version}, so that its checkpoints and laps are not compared`);
    return { checkpoints: null, laps: null };
  }
  reader.skip(4 + 4 * 4 + 4); // unused, four medals, cost
  const isLapRace = reader.bool();
  reader.skip(5 * 4); // mode, unused, author score, editor, unused
  const checkpoints = reader.u32();
  const laps = reader.u32();
  reader.end();
  return { checkpoints, laps: isLapRace ? laps : null };
}
