import { constants, deflateSync } from 'node:zlib';
import {
  buildGhostFile,
  buildMapFile,
  buildReplayFile,
  type GhostFile,
} from '../../../src/worker/gbx/testing/gbx-files.js';
import { recordEntities } from '../../../src/worker/gbx/testing/gbx-ghost.js';
import { recordPlain } from '../../../src/worker/gbx/testing/gbx-record.js';
import { renderJson } from './render-json.js';

/** Placeholders, which a scenario replaces by its map and account of the same length. */
const MAP_UID = 'THE-UID-OF-SOME-MAP-';
const LOGIN = 'LOGIN-OF-SOME-ACCOUNT-';
/** Accounts that the builder lets drive along two different lines. */
const LINE = 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0';
const OTHER_LINE = '1b7a9e52-3f0c-4d7e-9c55-2a6d1f0e8b43';
const RECORD_VERSION = 10;

/** Returns the game files of the contract tests as JSON, in base64 by their names. */
export function writeGameFiles(): string {
  const replay = (timeMs: number, accountId = LINE): Buffer => buildReplayFile(run(timeMs, accountId));
  const files: Record<string, Buffer> = {
    map: buildMapFile({ uid: MAP_UID }),
    'replay in 8000 ms': replay(8000),
    'replay in 8001 ms': replay(8001),
    'replay in 8001 ms, on another line': replay(8001, OTHER_LINE),
    'replay in 7500 ms': replay(7500),
    'replay in 7000 ms': replay(7000),
    ghost: buildGhostFile(run(8000, LINE)),
    'ghost of another game': buildGhostFile({ ...run(8000, LINE), exe: 'ManiaPlanet date=2019-11-19' }),
  };
  const texts = Object.entries(files).map(([name, bytes]) => [name, bytes.toString('base64')]);
  return `${renderJson({ mapUid: MAP_UID, login: LOGIN, files: Object.fromEntries(texts) as object })}\n`;
}

/** A run whose record data is packed to the same bytes on every machine: the strategy Z_RLE compares neighbouring bytes only. */
function run(timeMs: number, accountId: string): GhostFile {
  const ghost = { mapUid: MAP_UID, timeMs, accountId, login: LOGIN };
  const plain = recordPlain(recordEntities(ghost), RECORD_VERSION);
  const packed = deflateSync(plain, { strategy: constants.Z_RLE });
  return { ...ghost, record: { version: RECORD_VERSION, packed, plainSize: plain.length } };
}
