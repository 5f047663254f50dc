import { number, type BodyChunk } from '../../src/worker/gbx/testing/gbx-bytes.js';
import { buildGhostFile, buildMapFile } from '../../src/worker/gbx/testing/gbx-files.js';

/** The two files of a submission. */
export interface Files {
  map: Buffer;
  replay: Buffer;
}

const CHECKPOINTS = 0x0309200b;
const FOUR_BILLION = 0xffffffff;
const run = { timeMs: 40_820, accountId: 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', packing: 'lzo' } as const;

/** Submissions of a map whose files claim far more than they have, or unpack to far more work than their size shows, by name. */
export function buildBombs(mapUid: string): Record<string, Files> {
  const map = buildMapFile({ uid: mapUid });
  const ghost = buildGhostFile({ ...run, mapUid });
  const inputs = { ticks: 10_000_000, bytes: Buffer.alloc(2_500_000, 0xff) };
  const buildGhost = (changes: Partial<Parameters<typeof buildGhostFile>[0]>): Buffer =>
    buildGhostFile({ ...run, mapUid, ...changes });
  return {
    '16 input lists of 10 M ticks': { map, replay: buildGhost({ inputs: Array(16).fill(inputs) }) },
    'an input list of 10 M ticks': { map, replay: buildGhost({ inputs: [inputs] }) },
    '4 billion blocks': { map: buildMapFile({ uid: mapUid, blockCount: FOUR_BILLION }), replay: ghost },
    '4 billion items': { map: buildMapFile({ uid: mapUid, itemCount: FOUR_BILLION }), replay: ghost },
    '200,000 checkpoints': { map, replay: buildGhost({ editChunks: withCheckpoints(200_000) }) },
  };
}

function withCheckpoints(count: number): (chunks: BodyChunk[]) => BodyChunk[] {
  const data = Buffer.concat([number(count), Buffer.alloc(8 * count)]);
  return (chunks) => chunks.map((chunk) => (chunk.id === CHECKPOINTS ? { ...chunk, data } : chunk));
}
