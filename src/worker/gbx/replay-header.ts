import { createByteReader, decodeUtf8 } from './byte-reader.js';
import { headerChunk, type GbxContainer } from './container.js';
import { unsupported } from './fault.js';
import { readHeaderXml, readUid, XML_CHUNK_LIMIT, type XmlAttributes } from './header-xml.js';
import { createLookback, readId } from './lookback.js';

/** What a replay file's header says about its run. Times in ms; null where the game wrote -1 for none. */
export type ReplayHeader = {
  /** Header chunk 000. */
  mapUid: string;
  timeMs: number | null;
  login: string;
  /** Header chunk 001 (XML). */
  xmlMapUid: string;
  xmlTimeMs: number | null;
  xmlCheckpoints: number;
  /** Whether the game says that the run can be validated (XML). */
  isValidable: boolean;
};

type Run = Pick<ReplayHeader, 'mapUid' | 'timeMs' | 'login'>;
type XmlRun = Omit<ReplayHeader, keyof Run>;

const RUN_CHUNK = 0x03093000;
const XML_CHUNK = 0x03093001;
const RUN_CHUNK_VERSION = 8;
const RUN_CHUNK_LIMIT = 64 * 1024;
const MAX_LOGIN_BYTES = 256;

/** Reads a replay file's header chunks strictly; `notes` gets what is ignored in them. Throws a `GbxFault`. */
export function readReplayHeader(container: GbxContainer, notes: string[]): ReplayHeader {
  const run = readRun(headerChunk(container, RUN_CHUNK, RUN_CHUNK_LIMIT), notes);
  return { ...run, ...readXmlRun(headerChunk(container, XML_CHUNK, XML_CHUNK_LIMIT), notes) };
}

function readRun(chunk: Buffer, notes: string[]): Run {
  const reader = createByteReader(chunk, 'replay header');
  const version = reader.u32();
  if (version !== RUN_CHUNK_VERSION)
    throw unsupported(`replay header version ${version}, only ${RUN_CHUNK_VERSION} is read`);
  const lookback = createLookback();
  const mapUid = readId(reader, lookback);
  for (let part = 0; part < 2; part++) readId(reader, lookback); // collection, author
  const timeMs = reader.time();
  if (decodeUtf8(reader.data()) === null) notes.push('replay header: the nickname is not UTF-8');
  const login = reader.text(MAX_LOGIN_BYTES);
  reader.skip(1);
  readId(reader, lookback); // title
  reader.end();
  return { mapUid, timeMs, login };
}

function readXmlRun(chunk: Buffer, notes: string[]): XmlRun {
  const required = ['map', 'times', 'checkpoints'] as const;
  const { map, times, checkpoints } = readHeaderXml(chunk, 'replay', required, notes);
  const validable = times['validable'];
  if (validable !== '0' && validable !== '1') throw unsupported('header XML: validable is neither 0 nor 1');
  const best = readInteger(times, 'best');
  return {
    xmlMapUid: readUid(map),
    xmlTimeMs: best === -1 ? null : best,
    xmlCheckpoints: readInteger(checkpoints, 'cur'),
    isValidable: validable === '1',
  };
}

function readInteger(attributes: XmlAttributes, name: string): number {
  const text = attributes[name] ?? '';
  if (!/^-?\d{1,10}$/.test(text)) throw unsupported(`header XML: ${name} is no integer`);
  return Number(text);
}
