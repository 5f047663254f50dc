import type { Facts, FileFault } from './gbx/facts.js';
import { loginToAccountId, type GhostFacts } from './gbx/ghost.js';
import { inputsEndMs } from './gbx/inputs.js';
import type { LayoutFacts } from './gbx/layout.js';
import type { EmbeddedMapFacts, MapBodyFacts } from './gbx/map-body.js';
import * as path from './path-rules.js';
import { readPath, type Path } from './path.js';

/** What a broken rule means: a contradiction, a kind of file that is not verified here, or a doubt for a person. */
export type RuleKind = 'fail' | 'unsupported' | 'review';

/** A rule of the replay track, which looks at the facts that are there: what is not there breaks no rule. */
export type Rule = { name: string; kind: RuleKind } & (
  | { isBroken: (facts: Facts) => boolean }
  | { find: path.PathCheck }
);

/** A rule that is broken, and where its numbers say more than its name, what was found. */
export type BrokenRule = { name: string; kind: RuleKind; detail: string | null };

/** The finish event, and the end of the record, are up to one tick beside the race time. */
const RECORD_END_TOLERANCE_MS = 10;
/** Input lists of good runs end up to two ticks before the finish. */
const INPUTS_END_TOLERANCE_MS = 20;
const MAX_TIME_MS = 2_147_483_647;
/** All builds from here on write chunks 02B, 02C and 02D. */
const FIRST_BUILD_WITH_COPIES = '2022-01-01';

/** The rules of policy replay-3. Several may be broken at once; the kind that weighs most decides, in the order of RuleKind. */
export const RULES: readonly Rule[] = [
  { name: 'map-file-damaged', kind: 'fail', isBroken: hasFault('map', 'damaged') },
  { name: 'run-file-damaged', kind: 'fail', isBroken: hasFault('run', 'damaged') },
  {
    name: 'map-file-uid',
    kind: 'fail',
    isBroken: ({ map, mapUid }) => map !== null && map.mapUid !== mapUid,
  },
  {
    name: 'map-body-uid',
    kind: 'fail',
    isBroken: ({ map }) => map !== null && map.body.mapUid !== map.mapUid,
  },
  {
    name: 'header-uid',
    kind: 'fail',
    isBroken: ({ header, mapUid }) => header !== null && header.mapUid !== mapUid,
  },
  {
    name: 'xml-uid',
    kind: 'fail',
    isBroken: ({ header, mapUid }) => header !== null && header.xmlMapUid !== mapUid,
  },
  {
    name: 'ghost-uid',
    kind: 'fail',
    isBroken: ({ ghost, mapUid }) => ghost !== null && ghost.mapUid !== mapUid,
  },
  {
    name: 'embedded-map-uid',
    kind: 'fail',
    isBroken: ({ embeddedMap, mapUid }) => embeddedMap !== null && embeddedMap.mapUid !== mapUid,
  },
  { name: 'not-validable', kind: 'fail', isBroken: ({ header }) => header !== null && !header.isValidable },
  {
    name: 'time-not-positive',
    kind: 'fail',
    isBroken: ofGhost(({ timeMs }) => timeMs !== null && !isTime(timeMs)),
  },
  {
    name: 'checkpoints-rise',
    kind: 'fail',
    isBroken: ofGhost(({ checkpointsMs }) => !isRising(checkpointsMs)),
  },
  {
    name: 'finish-time',
    kind: 'fail',
    isBroken: ofGhost(
      ({ timeMs, checkpointsMs }) => timeMs !== null && timeMs > 0 && checkpointsMs.at(-1) !== timeMs,
    ),
  },
  {
    name: 'checkpoint-count',
    kind: 'fail',
    isBroken: ofGhost(({ checkpointCount, checkpointsMs }) => checkpointCount !== checkpointsMs.length),
  },
  { name: 'splits', kind: 'fail', isBroken: ofGhost((ghost) => !hasSameSplits(ghost)) },
  { name: 'landmarks', kind: 'fail', isBroken: ofGhost((ghost) => !hasSameLandmarks(ghost)) },
  {
    name: 'header-time',
    kind: 'fail',
    isBroken: ofHeader((header, ghost) => header.timeMs !== ghost.timeMs),
  },
  {
    name: 'xml-time',
    kind: 'fail',
    isBroken: ofHeader((header, ghost) => header.xmlTimeMs !== ghost.timeMs),
  },
  {
    name: 'header-login',
    kind: 'fail',
    isBroken: ofHeader((header, ghost) => header.login !== ghost.login),
  },
  {
    name: 'xml-checkpoints',
    kind: 'fail',
    isBroken: ofHeader((header, ghost) => header.xmlCheckpoints !== ghost.checkpointsMs.length),
  },
  { name: 'login-account', kind: 'fail', isBroken: ofGhost(({ login }) => loginToAccountId(login) === null) },

  { name: 'map-file-unsupported', kind: 'unsupported', isBroken: hasFault('map', 'unsupported') },
  { name: 'run-file-unsupported', kind: 'unsupported', isBroken: hasFault('run', 'unsupported') },
  { name: 'no-time', kind: 'unsupported', isBroken: ofGhost(({ timeMs }) => timeMs === null) },
  { name: 'input-lists', kind: 'unsupported', isBroken: ofGhost(({ inputLists }) => inputLists !== 1) },
  {
    name: 'inputs-format',
    kind: 'unsupported',
    isBroken: ofGhost(({ inputs }) => inputs?.decoded === 'unsupported'),
  },

  {
    name: 'header-map-author',
    kind: 'review',
    isBroken: ({ header }) => header !== null && header.mapAuthor !== header.xmlMapAuthor,
  },
  { name: 'copies', kind: 'review', isBroken: ofGhost((ghost) => !hasSameCopies(ghost)) },
  { name: 'stunt-score', kind: 'review', isBroken: ofGhost((ghost) => !hasSameStuntScore(ghost)) },
  {
    name: 'layout-of-build',
    kind: 'review',
    isBroken: (facts) =>
      listLayouts(facts).some(({ missing }) => missing.length > 0) || lacksLaterChunks(facts),
  },
  {
    name: 'chunk-order',
    kind: 'review',
    isBroken: (facts) => listLayouts(facts).some(({ isInOrder }) => !isInOrder),
  },
  {
    name: 'odd-fields',
    kind: 'review',
    isBroken: (facts) => listLayouts(facts).some(({ oddFields }) => oddFields.length > 0),
  },
  { name: 'map-parts', kind: 'review', isBroken: ({ map, embeddedMap }) => differ(map?.body, embeddedMap) },
  {
    name: 'map-checkpoints',
    kind: 'review',
    isBroken: ({ map, ghost }) =>
      map !== null &&
      ((ghost !== null && map.checkpoints * (map.laps ?? 1) !== ghost.checkpointsMs.length) ||
        map.checkpoints !== path.countCheckpoints(map.body.landmarks)),
  },
  {
    // No pin holds the header of a map, and of one with laps nothing is compared with the path.
    name: 'map-laps',
    kind: 'review',
    isBroken: ({ map }) =>
      map !== null && map.laps !== null && !map.body.landmarks.some(({ tag }) => tag === 'StartFinish'),
  },
  { name: 'inputs-end', kind: 'review', isBroken: ofGhost((ghost) => endsEarly(ghost)) },
  {
    name: 'inputs-decode',
    kind: 'review',
    isBroken: ofGhost(({ inputs }) => inputs?.decoded === 'malformed'),
  },
  {
    name: 'record-data',
    kind: 'review',
    isBroken: ofGhost(({ record }) => record === null || (record.isKnown && record.entities === null)),
  },
  { name: 'record-end', kind: 'review', isBroken: ofGhost((ghost) => !hasSameEnd(ghost)) },
  { name: 'body-not-compressed', kind: 'review', isBroken: ({ isCompressed }) => isCompressed === false },
  {
    name: 'old-ids',
    kind: 'review',
    isBroken: (facts) => listLayouts(facts).some(({ oldIds }) => oldIds.length > 0),
  },

  { name: 'event-landmarks', kind: 'fail', find: path.eventLandmarks },
  { name: 'finished-flag', kind: 'fail', find: path.finishedFlag },
  { name: 'never-moves', kind: 'fail', find: path.neverMoves },
  { name: 'hardly-moves', kind: 'review', find: path.hardlyMoves },
  { name: 'wall-time-impossible', kind: 'fail', find: path.wallTimeImpossible },
  { name: 'wall-time', kind: 'review', find: path.wallTime },
  { name: 'dates', kind: 'review', find: path.dates },
  { name: 'start-far', kind: 'fail', find: path.startFar },
  { name: 'start-place', kind: 'review', find: path.startPlace },
  { name: 'start-height', kind: 'review', find: path.startHeight },
  { name: 'spawn-index', kind: 'review', find: path.spawnIndex },
  { name: 'landmarks-of-map', kind: 'review', find: path.landmarksOfMap },
  { name: 'checkpoint-place', kind: 'review', find: path.checkpointPlace },
  { name: 'own-car', kind: 'review', find: path.ownCar },
  { name: 'race-entity', kind: 'review', find: path.raceEntity },
  { name: 'event-tick', kind: 'review', find: path.eventTick },
  { name: 'jump', kind: 'review', find: path.jump },
  { name: 'velocity', kind: 'review', find: path.velocity },
  { name: 'grid', kind: 'review', find: path.grid },
  { name: 'free-flight', kind: 'review', find: path.freeFlight },
  { name: 'steering', kind: 'review', find: path.steering },
  { name: 'turning', kind: 'review', find: path.turning },
  { name: 'gas-and-brake', kind: 'review', find: path.pedals },
  { name: 'respawn-press', kind: 'review', find: path.respawnPress },
  { name: 'car-model', kind: 'review', find: path.carModel },
];

/** The rules that the facts of two files and the path of their run break; `now` bounds the dates in them. */
export function findBrokenRules(
  facts: Facts,
  run: Path = readPath(facts),
  now: Date = new Date(),
): BrokenRule[] {
  return RULES.flatMap((rule): BrokenRule[] => {
    const { name, kind } = rule;
    if ('isBroken' in rule) return rule.isBroken(facts) ? [{ name, kind, detail: null }] : [];
    const detail = rule.find({ facts, path: run, now });
    return detail === null ? [] : [{ name, kind, detail }];
  });
}

type IsBroken = (facts: Facts) => boolean;

function hasFault(file: FileFault['file'], kind: FileFault['kind']): IsBroken {
  return ({ faults }) => faults.some((fault) => fault.file === file && fault.kind === kind);
}

function ofGhost(isBroken: (ghost: GhostFacts) => boolean): IsBroken {
  return ({ ghost }) => ghost !== null && isBroken(ghost);
}

function ofHeader(isBroken: (header: NonNullable<Facts['header']>, ghost: GhostFacts) => boolean): IsBroken {
  return ({ header, ghost }) => header !== null && ghost !== null && isBroken(header, ghost);
}

function isTime(ms: number): boolean {
  return ms >= 1 && ms <= MAX_TIME_MS;
}

function isRising(times: (number | null)[]): boolean {
  return times.every((ms, index) => ms !== null && ms > (times[index - 1] ?? 0));
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

/** Chunk 01B against 005, 00B and 008. */
function hasSameSplits({ splits, timeMs, checkpointsMs, respawns }: GhostFacts): boolean {
  let ms = 0;
  const times = splits.splitsMs.map((split) => (ms += split));
  return splits.timeMs === timeMs && isSameList(times, checkpointsMs) && splits.respawns === respawns;
}

/** Chunk 02B, where it is there, against 005, 00B and 008. */
function hasSameLandmarks({ landmarks, timeMs, checkpointsMs, respawns }: GhostFacts): boolean {
  if (landmarks === null) return true;
  const isSame = landmarks.timeMs === timeMs && landmarks.respawns === respawns;
  return isSame && isSameList(landmarks.checkpointsMs, checkpointsMs);
}

/** Chunk 02D, where it is there, against 025, 02A and 02C. */
function hasSameCopies({ copies, game, wallTime, spawn }: GhostFacts): boolean {
  if (copies === null) return true;
  const fields = ['exe', 'exeChecksum', 'os', 'cpu', 'settings', 'seed'] as const;
  return (
    fields.every((field) => copies[field] === game[field]) &&
    copies.start === wallTime?.start &&
    copies.end === wallTime.end &&
    isSameList(copies.spawn, spawn ?? [])
  );
}

/** Chunks 00A, 01B and 02B; 01B has room for its low 16 bits only. */
function hasSameStuntScore({ stuntScore, splits, landmarks }: GhostFacts): boolean {
  return splits.stuntScore === (stuntScore & 0xffff) && (landmarks?.stuntScore ?? stuntScore) === stuntScore;
}

/** How the file and its ghost are written, where that could be read. */
function listLayouts({ layout, ghost }: Facts): LayoutFacts[] {
  return [layout, ghost?.layout].flatMap((one) => one ?? []);
}

function lacksLaterChunks({ ghost }: Facts): boolean {
  if (ghost === null) return false;
  const { game, landmarks, wallTime, copies } = ghost;
  const build = /date=(\d{4}-\d{2}-\d{2})/.exec(game.exe)?.[1] ?? '';
  return build >= FIRST_BUILD_WITH_COPIES && (landmarks === null || wallTime === null || copies === null);
}

/** The map file against the map inside the replay. */
function differ(a: MapBodyFacts | undefined, b: EmbeddedMapFacts | null): boolean {
  // Of two different maps the rules about the uid say it.
  return a !== undefined && b !== null && a.mapUid === b.mapUid && b.differing.length > 0;
}

function endsEarly({ inputs, timeMs }: GhostFacts): boolean {
  return timeMs !== null && inputs !== null && inputsEndMs(inputs) < timeMs - INPUTS_END_TOLERANCE_MS;
}

/** With several races, such as other players' ghosts, it is open whose end it is. */
function hasSameEnd({ record, timeMs }: GhostFacts): boolean {
  const races = record?.isKnown && record.entities ? record.entities.races : [];
  const [race] = races;
  if (race === undefined || races.length > 1 || timeMs === null) return true;
  return Math.abs(race.endMs - timeMs) <= RECORD_END_TOLERANCE_MS;
}
