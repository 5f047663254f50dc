import type { Budget } from './budget.js';
import { createByteReader, type ByteReader } from './byte-reader.js';
import {
  bare,
  createBodyState,
  expectNoNode,
  expectVersion,
  needed,
  readChunks,
  readNode,
  type BodyState,
} from './chunks.js';
import { GHOST_CLASS, MAP_CLASS, readContainer, REPLAY_CLASS } from './container.js';
import { tryRead, unsupported, type Outcome } from './fault.js';
import { readGhost, type GhostFacts } from './ghost.js';
import { readEmbeddedMap, type EmbeddedMapFacts, type MapBodyFacts } from './map-body.js';
import { readReplayHeader, type ReplayHeader } from './replay-header.js';

/**
 * What the file of a run says. Header and body are read one by one, so that a contradiction in one is found although the other is
 * unsupported. A ghost alone has no header.
 */
type RunFacts = { isCompressed: boolean; header: Outcome<ReplayHeader> | null; body: Outcome<RunBody> };

/** The ghost in the body, and, in a replay, the map. */
type RunBody = { ghost: GhostFacts; embeddedMap: EmbeddedMapFacts | null };

/** All bare chunks that the game writes; the skippable ones say nothing that is needed. */
const REPLAY_CHUNKS = {
  map: needed(bare(0x03093002, (reader) => reader.data())),
  ghost: needed(bare(0x03093014, readGhosts)),
  clip: bare(0x03093015, (reader) => expectNoNode(reader, 'media clip')),
  nodes: bare(0x03093024, (reader) => {
    expectVersion(reader, [1], 'chunk 024');
    expectNoNode(reader, 'tape');
    expectNoNode(reader, 'record of its own');
  }),
};

/**
 * Reads a replay or a ghost alone; the map inside is compared with `mapFile`, and `notes` gets what is ignored. Throws a `GbxFault` for a
 * file whose container is damaged or of another kind.
 */
export function readRunFile(
  file: Buffer,
  budget: Budget,
  mapFile: MapBodyFacts | null,
  notes: string[] = [],
): RunFacts {
  const container = readContainer(file, [REPLAY_CLASS, GHOST_CLASS], budget);
  const isReplay = container.classId === REPLAY_CLASS;
  return {
    isCompressed: container.isCompressed,
    header: isReplay ? tryRead(() => readReplayHeader(container, notes)) : null,
    body: tryRead(() => {
      const reader = createByteReader(container.readBody(), 'body');
      const state = createBodyState(container.nodeCount, budget);
      const { ghost, map } = isReplay
        ? readChunks(reader, REPLAY_CHUNKS, state)
        : { ghost: readGhost(reader, state), map: null };
      // Nothing may follow the root node.
      reader.end();
      const embeddedMap = map && readEmbeddedMap(readContainer(map, [MAP_CLASS], budget).readBody(), mapFile);
      return { ghost, embeddedMap };
    }),
  };
}

/** Chunk 014: the ghosts, and a list that says nothing that is needed. */
function readGhosts(reader: ByteReader, state: BodyState): GhostFacts {
  expectVersion(reader, [10], 'the list of ghosts');
  const count = reader.u32();
  if (count !== 1) throw unsupported(`${count} ghosts`);
  const ghost = readNode(reader, state, GHOST_CLASS, (node) => readGhost(node, state));
  if (!ghost) throw unsupported('a replay without a ghost');
  reader.skip(4);
  reader.skip(8 * reader.count(8, 10_000));
  return ghost;
}
