import { createByteReader } from './byte-reader.js';
import { withFile } from './file-bytes.js';
import { readChunk, readContainer } from './gbx-container.js';
import { damaged, readable, unsupported, type Outcome } from './gbx-outcome.js';
import { readHeaderXml, XML_CHUNK_LIMIT, type XmlAttributes } from './header-xml.js';
import { readLookbackId } from './lookback-id.js';

/** What a replay file's header says about its run. Times in ms; the game writes -1 for none. */
export type ReplayHeader = {
  mapUid: string;
  login: string;
  /** The time in the binary chunk. */
  runTimeMs: number;
  /** The time in the XML chunk. */
  bestTimeMs: number;
  /** Whether the game says that the run can be validated. */
  validable: boolean;
};

type Run = Pick<ReplayHeader, 'mapUid' | 'login' | 'runTimeMs'>;
type Claims = Pick<ReplayHeader, 'mapUid' | 'bestTimeMs' | 'validable'>;

const REPLAY_CLASS = 0x03093000;
const RUN_CHUNK = 0x03093000;
const XML_CHUNK = 0x03093001;
const RUN_CHUNK_VERSION = 8;
const LOOKBACK_VERSION = 3;
const RUN_CHUNK_LIMIT = 64 * 1024;
const MAX_NICKNAME_BYTES = 4096;
const MAX_LOGIN_BYTES = 256;

/** Reads a replay file's header strictly. Rejects only for errors of the file system, ENOENT among them. */
export function readReplayHeader(path: string): Promise<Outcome<ReplayHeader>> {
  return withFile(path, async (file, size) => {
    const container = await readContainer(file, size, REPLAY_CLASS);
    if (container.kind !== 'readable') return container;
    const runChunk = await readChunk(file, container.value, RUN_CHUNK, RUN_CHUNK_LIMIT);
    if (runChunk.kind !== 'readable') return runChunk;
    const xmlChunk = await readChunk(file, container.value, XML_CHUNK, XML_CHUNK_LIMIT);
    if (xmlChunk.kind !== 'readable') return xmlChunk;
    return join(readRun(runChunk.value), readClaims(xmlChunk.value));
  });
}

function join(run: Outcome<Run>, claims: Outcome<Claims>): Outcome<ReplayHeader> {
  if (run.kind !== 'readable') return run;
  if (claims.kind !== 'readable') return claims;
  if (run.value.mapUid !== claims.value.mapUid) return damaged('the two header chunks name different maps');
  return readable({ ...run.value, ...claims.value });
}

function readRun(chunk: Buffer): Outcome<Run> {
  const reader = createByteReader(chunk, 'replay header');
  const version = reader.u32();
  const lookbackVersion = reader.u32();
  if (reader.problem() === null && version !== RUN_CHUNK_VERSION) {
    return unsupported(`replay header version ${version}, only ${RUN_CHUNK_VERSION} is read`);
  }
  if (reader.problem() === null && lookbackVersion !== LOOKBACK_VERSION) {
    return unsupported(`lookback version ${lookbackVersion}, only ${LOOKBACK_VERSION} is read`);
  }
  const seen: string[] = [];
  const mapUid = readLookbackId(reader, seen);
  readLookbackId(reader, seen); // collection
  readLookbackId(reader, seen); // map author
  const runTimeMs = reader.u32() | 0; // signed: the game writes -1 for no time
  reader.text(MAX_NICKNAME_BYTES);
  const login = reader.text(MAX_LOGIN_BYTES);
  reader.u8();
  readLookbackId(reader, seen); // title
  reader.end();
  const problem = reader.problem();
  return problem === null ? readable({ mapUid, login, runTimeMs }) : damaged(problem);
}

function readClaims(chunk: Buffer): Outcome<Claims> {
  const xml = readHeaderXml(chunk, 'replay', ['map', 'times']);
  if (xml.kind !== 'readable') return xml;
  const mapUid = xml.value.map['uid'];
  const bestTimeMs = readTime(xml.value.times);
  const validable = xml.value.times['validable'];
  if (!mapUid) return damaged('header XML: <map> has no uid');
  if (bestTimeMs === null) return damaged('header XML: the best time is no integer');
  if (validable !== '0' && validable !== '1') return damaged('header XML: validable is neither 0 nor 1');
  return readable({ mapUid, bestTimeMs, validable: validable === '1' });
}

function readTime(times: XmlAttributes): number | null {
  const text = times['best'] ?? '';
  return /^-?\d{1,10}$/.test(text) ? Number(text) : null;
}
