import type { Facts, FileFault } from './gbx/facts.js';
import { loginToAccountId, type GhostFacts } from './gbx/ghost.js';
import { inputsEndMs } from './gbx/inputs.js';
import type { ReplayHeader } from './gbx/replay-header.js';
import * as path from './path-rules.js';
import type { Check } from './path-rules.js';
import { readPath, type Path } from './path.js';

/** What a broken rule means: a contradiction, a kind of file that is not verified here, or a doubt for a person. */
export type RuleKind = 'fail' | 'unsupported' | 'review';

/** A rule of the replay track, which looks at the facts that are there: what is not there breaks no rule. */
export type Rule = { name: string; kind: RuleKind; find: Check };

/** A rule that is broken, and what was found. */
export type BrokenRule = { name: string; kind: RuleKind; detail: string };

/** The finish event, and the end of the record, are up to one tick beside the race time. */
const RECORD_END_TOLERANCE_MS = 10;
/** Input lists of good runs end up to two ticks before the finish. */
const INPUTS_END_TOLERANCE_MS = 20;

/** The rules of policy replay-4. Several may be broken at once; the kind that weighs most decides, in the order of RuleKind. */
export const RULES: readonly Rule[] = [
  { name: 'map-file-damaged', kind: 'fail', find: faultIn('map', 'damaged') },
  { name: 'run-file-damaged', kind: 'fail', find: faultIn('run', 'damaged') },
  { name: 'map-file-uid', kind: 'fail', find: uidIn(({ map }) => map?.mapUid) },
  {
    name: 'map-body-uid',
    kind: 'fail',
    find: ({ facts: { map } }) => map && differ(map.body.mapUid, map.mapUid),
  },
  { name: 'header-uid', kind: 'fail', find: uidIn(({ header }) => header?.mapUid) },
  { name: 'xml-uid', kind: 'fail', find: uidIn(({ header }) => header?.xmlMapUid) },
  { name: 'ghost-uid', kind: 'fail', find: uidIn(({ ghost }) => ghost?.mapUid) },
  { name: 'embedded-map-uid', kind: 'fail', find: uidIn(({ embeddedMap }) => embeddedMap?.mapUid) },
  {
    name: 'not-validable',
    kind: 'fail',
    find: ({ facts: { header } }) => header && differ(header.isValidable, true),
  },
  {
    name: 'time-not-positive',
    kind: 'fail',
    find: ofGhost(({ timeMs }) => (timeMs !== null && timeMs < 1 ? `${timeMs} ms` : null)),
  },
  { name: 'checkpoints-rise', kind: 'fail', find: ofGhost(findFall) },
  {
    name: 'finish-time',
    kind: 'fail',
    find: ofGhost(({ timeMs, checkpointsMs }) =>
      timeMs !== null && timeMs > 0 ? differ(checkpointsMs.at(-1), timeMs) : null,
    ),
  },
  {
    name: 'checkpoint-count',
    kind: 'fail',
    find: ofGhost(({ checkpointCount, checkpointsMs }) => differ(checkpointCount, checkpointsMs.length)),
  },
  { name: 'splits', kind: 'fail', find: ofGhost(compareSplits) },
  { name: 'landmarks', kind: 'fail', find: ofGhost(compareLandmarks) },
  { name: 'header-time', kind: 'fail', find: ofHeader(({ timeMs }, ghost) => differ(timeMs, ghost.timeMs)) },
  {
    name: 'xml-time',
    kind: 'fail',
    find: ofHeader(({ xmlTimeMs }, ghost) => differ(xmlTimeMs, ghost.timeMs)),
  },
  {
    name: 'header-login',
    kind: 'fail',
    // Logins are ids of persons, which findings do not repeat.
    find: ofHeader((header, ghost) => (header.login === ghost.login ? null : "it is not the ghost's")),
  },
  {
    name: 'xml-checkpoints',
    kind: 'fail',
    find: ofHeader(({ xmlCheckpoints }, ghost) => differ(xmlCheckpoints, ghost.checkpointsMs.length)),
  },
  {
    name: 'login-account',
    kind: 'fail',
    find: ofGhost(({ login }) =>
      loginToAccountId(login) === null ? `${login.length} characters that are no account id` : null,
    ),
  },

  { name: 'map-file-unsupported', kind: 'unsupported', find: faultIn('map', 'unsupported') },
  { name: 'run-file-unsupported', kind: 'unsupported', find: faultIn('run', 'unsupported') },
  {
    name: 'no-time',
    kind: 'unsupported',
    find: ofGhost(({ timeMs }) => (timeMs === null ? 'the run has no race time' : null)),
  },
  { name: 'input-lists', kind: 'unsupported', find: ofGhost(({ inputLists }) => differ(inputLists, 1)) },
  { name: 'inputs-format', kind: 'unsupported', find: inputsThatAre('unsupported') },

  { name: 'copies', kind: 'review', find: ofGhost(compareCopies) },
  {
    name: 'map-parts',
    kind: 'review',
    // Of two different maps the rules about the uid say it.
    find: ({ facts: { map, embeddedMap } }) =>
      map?.body.mapUid === embeddedMap?.mapUid && embeddedMap?.differing.length
        ? `${embeddedMap.differing.join(', ')} differ`
        : null,
  },
  {
    name: 'map-course',
    kind: 'review',
    find: ({ facts: { map } }) => {
      if (map && !map.isValidated) return 'the map is not validated';
      const tags = map?.body.landmarks?.map(({ tag }) => tag);
      if (!tags || tags.includes('StartFinish')) return null;
      const missing = ['Spawn', 'Goal'].filter((tag) => !tags.includes(tag));
      return missing.length > 0 ? `the map has no ${missing.join(' and no ')}` : null;
    },
  },
  { name: 'map-checkpoints', kind: 'review', find: ({ facts }) => compareCheckpoints(facts) },
  {
    // No pin holds the header of a map, and of one with laps nothing is compared with the path.
    name: 'map-laps',
    kind: 'review',
    find: ({ facts: { map } }) =>
      map && map.laps !== null && map.body.landmarks?.every(({ tag }) => tag !== 'StartFinish')
        ? `${map.laps} in the header, but no block is both start and finish`
        : null,
  },
  {
    name: 'inputs-end',
    kind: 'review',
    find: ofGhost(({ inputs, timeMs }) =>
      inputs && timeMs !== null && inputsEndMs(inputs) < timeMs - INPUTS_END_TOLERANCE_MS
        ? `at ${path.seconds(inputsEndMs(inputs))}, ${path.seconds(timeMs)} expected`
        : null,
    ),
  },
  { name: 'inputs-decode', kind: 'review', find: inputsThatAre('malformed') },
  {
    name: 'record-data',
    kind: 'review',
    find: ofGhost(({ record }) => {
      if (record === null) return 'there is none';
      return record.isKnown && !record.entities
        ? `of version ${record.version}, with another structure`
        : null;
    }),
  },
  { name: 'record-end', kind: 'review', find: ofGhost(compareEnd) },
  {
    name: 'body-not-compressed',
    kind: 'review',
    find: ({ facts: { isCompressed } }) => (isCompressed === false ? 'the game compresses it' : null),
  },

  { name: 'event-landmarks', kind: 'fail', find: path.eventLandmarks },
  { name: 'finished-flag', kind: 'fail', find: path.finishedFlag },
  { name: 'never-moves', kind: 'fail', find: path.neverMoves },
  { name: 'hardly-moves', kind: 'review', find: path.hardlyMoves },
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
  return RULES.flatMap(({ name, kind, find }) => {
    const detail = find({ facts, path: run, now });
    return detail === null ? [] : [{ name, kind, detail }];
  });
}

/** What a person may want to know of a run that breaks no rule: what was left out, and what honest runs seldom have. */
export function listNotes(facts: Facts, run: Path): string[] {
  const turning = path.turning({ facts, path: run });
  return [...run.notes, ...(turning === null ? [] : [`turning: ${turning}`])];
}

function faultIn(file: FileFault['file'], kind: FileFault['kind']): Check {
  return ({ facts: { faults } }) =>
    faults.find((fault) => fault.file === file && fault.kind === kind)?.reason ?? null;
}

function uidIn(read: (facts: Facts) => string | undefined): Check {
  return ({ facts }) => {
    const found = read(facts);
    return found === undefined ? null : differ(found, facts.mapUid);
  };
}

function ofGhost(find: (ghost: GhostFacts) => string | null): Check {
  return ({ facts: { ghost } }) => ghost && find(ghost);
}

function ofHeader(find: (header: ReplayHeader, ghost: GhostFacts) => string | null): Check {
  return ({ facts: { header, ghost } }) => header && ghost && find(header, ghost);
}

function inputsThatAre(decoded: 'malformed' | 'unsupported'): Check {
  return ofGhost(({ inputs }) =>
    inputs?.decoded === decoded
      ? `${inputs.bytes} bytes of version ${inputs.version} for ${inputs.ticks} ticks`
      : null,
  );
}

type Value = string | number | boolean | null | undefined;

/** Null where both are the same. Times are in ms. */
function differ(found: Value, expected: Value): string | null {
  const spell = (value: Value): string =>
    typeof value === 'string' ? path.quote(value) : String(value ?? 'none');
  return found === expected ? null : `${spell(found)}, ${spell(expected)} expected`;
}

function differInLists(found: readonly Value[], expected: readonly Value[]): string | null {
  const at = found.findIndex((value, index) => value !== expected[index]);
  if (at !== -1) return `number ${at + 1} is ${differ(found[at], expected[at])}`;
  const difference = differ(found.length, expected.length);
  return difference && `their number is ${difference}`;
}

function findFall({ checkpointsMs }: GhostFacts): string | null {
  const at = checkpointsMs.findIndex((ms, index) => ms === null || ms <= (checkpointsMs[index - 1] ?? 0));
  return at === -1
    ? null
    : `number ${at + 1} is ${checkpointsMs[at] ?? 'none'}, after ${checkpointsMs[at - 1] ?? 0}`;
}

/** Chunk 01B against 005, 00B and 008. */
function compareSplits({ splits, timeMs, checkpointsMs, respawns }: GhostFacts): string | null {
  let ms = 0;
  const times = splits.splitsMs.map((split) => (ms += split));
  return compareRun({ ...splits, checkpointsMs: times }, { timeMs, checkpointsMs, respawns });
}

/** Chunk 02B, where it is there, against 005, 00B and 008. */
function compareLandmarks({ landmarks, ...run }: GhostFacts): string | null {
  return landmarks && compareRun(landmarks, run);
}

type Run = Pick<GhostFacts, 'timeMs' | 'checkpointsMs' | 'respawns'>;

function compareRun(found: Run, expected: Run): string | null {
  const named = (name: string, difference: string | null): string | null =>
    difference && `${name}: ${difference}`;
  return (
    named('time', differ(found.timeMs, expected.timeMs)) ??
    named('checkpoints', differInLists(found.checkpointsMs, expected.checkpointsMs)) ??
    named('respawns', differ(found.respawns, expected.respawns))
  );
}

/** Chunk 02D, where it is there, against 025, 02A and 02C. */
function compareCopies({ copies, game, wallTime, spawn }: GhostFacts): string | null {
  if (copies === null) return null;
  const copied = { ...game, ...wallTime, spawn: spawn?.join(' ') };
  const found = { ...copies, spawn: copies.spawn.join(' ') };
  const fields = ['exe', 'exeChecksum', 'os', 'cpu', 'settings', 'seed', 'start', 'end', 'spawn'] as const;
  const field = fields.find((one) => found[one] !== copied[one]);
  return field === undefined ? null : `${field}: ${differ(found[field], copied[field])}`;
}

function compareCheckpoints({ map, ghost }: Facts): string | null {
  const { checkpoints = null, laps = null, body } = map ?? {};
  if (checkpoints === null) return null;
  const ofRun = ghost && differ(ghost.checkpointsMs.length, checkpoints * (laps ?? 1));
  if (ofRun) return `of the run: ${ofRun}`;
  const built = body?.landmarks && differ(checkpoints, path.countCheckpoints(body.landmarks));
  return built ? `in the header of the map: ${built}` : null;
}

/** With several races, such as other players' ghosts, it is open whose end it is. */
function compareEnd({ record, timeMs }: GhostFacts): string | null {
  const races = record?.isKnown && record.entities ? record.entities.races : [];
  const [race] = races;
  if (race === undefined || races.length > 1 || timeMs === null) return null;
  return Math.abs(race.endMs - timeMs) > RECORD_END_TOLERANCE_MS ? differ(race.endMs, timeMs) : null;
}
