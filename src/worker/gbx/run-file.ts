import type { Budget } from './budget.js';
import { createByteReader, type ByteReader } from './byte-reader.js';
import {
  createBodyState,
  expectNoNode,
  expectVersion,
  readChunks,
  readNode,
  type BodyState,
  type ChunkLayout,
  type ChunkLayouts,
} from './chunks.js';
import { GHOST_CLASS, MAP_CLASS, readContainer, REPLAY_CLASS, type GbxContainer } from './container.js';
import { tryRead, unsupported, type Outcome } from './fault.js';
import { readGhost, type GhostFacts } from './ghost.js';
import { readId } from './lookback.js';
import { createOddFields, compareLayout, type LayoutFacts, type OddFields } from './layout.js';
import { readEmbeddedMap, type EmbeddedMapFacts, type MapBodyFacts } from './map-body.js';
import { readReplayHeader, type ReplayHeader } from './replay-header.js';

/**
 * What the file of a run says: a replay with its header, its one ghost and the map that is embedded in it, or a ghost
 * alone. Header and body are read apart, so that a contradiction in one is found where the other is unsupported.
 */
type RunFacts =
  | { kind: 'replay'; isCompressed: boolean; header: Outcome<ReplayHeader>; body: Outcome<ReplayBody> }
  | { kind: 'ghost'; isCompressed: boolean; body: Outcome<GhostBody> };

/** What is in the body of a ghost alone: nothing but the ghost. */
export type GhostBody = {
  embeddedMap?: EmbeddedMapFacts;
  ghost: GhostFacts;
  /** How the file around the ghost is written. */
  layout: LayoutFacts;
};
/** What is in the body of a replay. */
type ReplayBody = Required<GhostBody>;

type ReplayParts = { map?: Buffer; ghost?: GhostFacts; odd: OddFields };

const GHOST_LIST_VERSION = 10;
const USUAL_FORMAT = /^BU.R$/; // compressed or not is a rule of its own
/** The root, the ghost, and the ghost's record data. */
const NODES = { ghost: 2, replay: 3 };

const skip: ChunkLayout<ReplayParts> = { isSkippable: true };

/** In the order in which the game writes them. */
const REPLAY_LAYOUTS: ChunkLayouts<ReplayParts> = new Map<number, ChunkLayout<ReplayParts>>([
  [0x03093002, { isSkippable: false, read: (reader, parts) => void (parts.map = reader.data()) }],
  [0x03093014, { isSkippable: false, read: readGhosts }],
  [0x03093015, { isSkippable: false, read: (reader) => expectNoNode(reader, 'media clip') }],
  [0x03093018, { isSkippable: true, read: skipSaver }],
  [0x0309301a, skip],
  [0x0309301b, skip],
  [0x0309301c, { isSkippable: true, read: skipScript }],
  [0x0309301d, skip],
  [0x0309301e, skip],
  [0x0309301f, skip],
  [0x03093020, skip],
  [0x03093021, skip],
  [
    0x03093024,
    {
      isSkippable: false,
      read: (reader) => {
        expectVersion(reader, [1], 'chunk 024');
        expectNoNode(reader, 'tape');
        expectNoNode(reader, 'record of its own');
      },
    },
  ],
  [0x03093025, skip],
  [0x03093026, skip],
  [0x03093027, skip],
  [0x03093028, skip],
]);
/** Not in all builds. */
const OPTIONAL: ReadonlySet<number> = new Set([0x03093028]);

/**
 * Reads a replay or a ghost alone; the map inside is compared with `mapFile`. Throws a `GbxFault` for a file whose container is
 * damaged or of another kind.
 */
export function readRunFile(file: Buffer, budget: Budget, mapFile: MapBodyFacts | null): RunFacts {
  const container = readContainer(file, [REPLAY_CLASS, GHOST_CLASS], budget);
  const { isCompressed } = container;
  if (container.classId === GHOST_CLASS) {
    const body = tryRead(() => readGhostBody(container, budget));
    return { kind: 'ghost', isCompressed, body };
  }
  return {
    kind: 'replay',
    isCompressed,
    header: tryRead(() => readReplayHeader(container)),
    body: tryRead(() => readReplayBody(container, budget, mapFile)),
  };
}

/** Reads the root node of a body, after which nothing may follow. */
function readBody<T>(
  container: GbxContainer,
  budget: Budget,
  read: (reader: ByteReader, state: BodyState) => T,
): T {
  const reader = createByteReader(container.readBody(), 'body');
  const root = read(reader, createBodyState(container.nodeCount, budget));
  reader.end();
  return root;
}

function readGhostBody(container: GbxContainer, budget: Budget): GhostBody {
  const odd = createOddFields();
  expectUsualContainer(container, NODES.ghost, odd);
  odd.expect(container.headerChunks.size === 0, 'header');
  const ghost = readBody(container, budget, readGhost);
  return { ghost, layout: { missing: [], isInOrder: true, oddFields: odd.names, oldIds: [] } };
}

function readReplayBody(container: GbxContainer, budget: Budget, mapFile: MapBodyFacts | null): ReplayBody {
  const parts: ReplayParts = { odd: createOddFields() };
  expectUsualContainer(container, NODES.replay, parts.odd);
  const chunks = readBody(container, budget, (reader, state) =>
    readChunks(reader, REPLAY_LAYOUTS, parts, state),
  );
  const { map, ghost, odd } = parts;
  if (!map || !ghost) throw unsupported('a replay without a map or a ghost');
  const mapContainer = readContainer(map, [MAP_CLASS], budget);
  odd.expect(mapContainer.format === 'BUCR' && mapContainer.headerChunks.size === 0, 'embedded map');
  const embeddedMap = readEmbeddedMap(mapContainer.readBody(), mapFile);
  return { embeddedMap, ghost, layout: compareLayout(chunks, REPLAY_LAYOUTS, OPTIONAL, odd.names) };
}

function expectUsualContainer({ format, nodeCount }: GbxContainer, nodes: number, odd: OddFields): void {
  odd.expect(USUAL_FORMAT.test(format), 'format');
  odd.expect(nodeCount === nodes, 'node count');
}

/** Chunk 014: the ghosts, and a list that says nothing that is needed. */
function readGhosts(reader: ByteReader, parts: ReplayParts, state: BodyState): void {
  expectVersion(reader, [GHOST_LIST_VERSION], 'the list of ghosts');
  const count = reader.u32();
  if (count !== 1) throw unsupported(`${count} ghosts`);
  const ghost = readNode(reader, state, GHOST_CLASS, (node) => readGhost(node, state));
  if (!ghost) throw unsupported('a replay without a ghost');
  parts.ghost = ghost;
  parts.odd.expect(reader.u32() === 0, '014');
  reader.skip(8 * reader.count(8, 10_000));
}

/** Chunk 018: who saved the file, which may be another player than the one who drove. */
function skipSaver(reader: ByteReader, _: ReplayParts, state: BodyState): void {
  readId(reader, state.lookback); // title
  reader.skip(4);
  for (let text = 0; text < 4; text++) reader.skipText(); // login, nickname, zone, extra
}

/** Chunk 01C: the script of the game mode. */
function skipScript(reader: ByteReader): void {
  reader.skip(4);
  reader.skipText();
}
