import type { Facts, FileFault } from './gbx/facts.js';
import { loginToAccountId, type GhostFacts } from './gbx/ghost.js';
import { inputsEndMs } from './gbx/inputs.js';
import type { ReplayHeader } from './gbx/replay-header.js';
import { LIMITS } from './limits.js';
import * as path from './path-rules.js';
import type { Check } from './path-rules.js';
import { readPath, type Path } from './path.js';

/** What a broken rule means: a contradiction, a kind of file that is not verified here, or a doubt for a person. */
export type RuleKind = 'fail' | 'unsupported' | 'review';

/** A rule that is broken, and what was found. */
export type BrokenRule = { name: string; kind: RuleKind; detail: string };

/**
 * The rules of policy replay-4, which look at the facts that are there: what is not there breaks no rule. Several may be broken at once;
 * the kind that weighs most decides, in this order. A rule of two kinds has a limit for each.
 */
export const RULES: Readonly<Record<RuleKind, Readonly<Record<string, Check>>>> = {
  fail: {
    'map-file-damaged': faultIn('map', 'damaged'),
    'run-file-damaged': faultIn('run', 'damaged'),
    uids: ({ facts }) => compareUids(facts),
    'not-validable': ({ facts: { header } }) => header && differ(header.isValidable, true),
    'time-not-positive': ofGhost(({ timeMs }) => (timeMs !== null && timeMs < 1 ? `${timeMs} ms` : null)),
    'checkpoints-rise': ofGhost(findFall),
    'finish-time': ofGhost(({ timeMs, checkpointsMs }) =>
      timeMs !== null && timeMs > 0 ? differ(checkpointsMs.at(-1), timeMs, ' ms') : null,
    ),
    'checkpoint-count': ofGhost(({ checkpointCount, checkpointsMs }) =>
      differ(checkpointCount, checkpointsMs.length),
    ),
    splits: ofGhost(compareSplits),
    landmarks: ofGhost(({ landmarks, ...run }) => landmarks && compareRun(landmarks, run)),
    'header-time': ofHeader(({ timeMs }, ghost) => differ(timeMs, ghost.timeMs, ' ms')),
    'xml-time': ofHeader(({ xmlTimeMs }, ghost) => differ(xmlTimeMs, ghost.timeMs, ' ms')),
    // Logins are ids of persons, which findings do not repeat.
    'header-login': ofHeader((header, ghost) =>
      header.login === ghost.login ? null : "it is not the ghost's",
    ),
    'xml-checkpoints': ofHeader(({ xmlCheckpoints }, ghost) =>
      differ(xmlCheckpoints, ghost.checkpointsMs.length),
    ),
    'login-account': ofGhost(({ login }) =>
      loginToAccountId(login) === null ? `${login.length} characters that are no account id` : null,
    ),
    'event-landmarks': path.eventLandmarks,
    'finished-flag': path.finishedFlag,
    moves: path.movesLessThan(LIMITS.movesM.fail),
    'start-place': path.startFartherThan(LIMITS.startM.fail),
  },
  unsupported: {
    'map-file-unsupported': faultIn('map', 'unsupported'),
    'run-file-unsupported': faultIn('run', 'unsupported'),
    'no-time': ofGhost(({ timeMs }) => (timeMs === null ? 'the run has no race time' : null)),
    'input-lists': ofGhost(({ inputLists }) => differ(inputLists, 1)),
    'inputs-format': inputsThatAre('unsupported'),
  },
  review: {
    copies: ofGhost(compareCopies),
    'map-parts': ({ facts: { map, embeddedMap } }) =>
      // Of two different maps the rule about uids says it.
      map?.body.mapUid === embeddedMap?.mapUid && embeddedMap?.differing.length
        ? `${embeddedMap.differing.join(', ')} differ`
        : null,
    'map-course': ({ facts: { map } }) => {
      if (map && !map.isValidated) return 'the map is not validated';
      const tags = map?.body.landmarks?.map(({ tag }) => tag);
      if (!tags || tags.includes('StartFinish')) return null;
      const missing = ['Spawn', 'Goal'].filter((tag) => !tags.includes(tag));
      return missing.length > 0 ? `the map has no ${missing.join(' and no ')}` : null;
    },
    'map-checkpoints': ({ facts }) => compareCheckpoints(facts),
    // No pin holds the header of a map, and of one with laps nothing is compared with the path.
    'map-laps': ({ facts: { map } }) =>
      map && map.laps !== null && map.body.landmarks?.every(({ tag }) => tag !== 'StartFinish')
        ? `${map.laps} in the header, but no block is both start and finish`
        : null,
    'inputs-end': ofGhost(({ inputs, timeMs }) =>
      inputs && timeMs !== null && inputsEndMs(inputs) < timeMs - LIMITS.inputsEndMs.most
        ? differ(inputsEndMs(inputs), timeMs, ' ms')
        : null,
    ),
    'inputs-decode': inputsThatAre('malformed'),
    'record-data': ofGhost(({ record }) => {
      if (record === null) return 'there is none';
      return record.isKnown && !record.entities
        ? `of version ${record.version}, with another structure`
        : null;
    }),
    'record-end': ofGhost(compareEnd),
    'body-not-compressed': ({ facts: { isCompressed } }) =>
      isCompressed === false ? 'the game compresses it' : null,
    moves: path.movesLessThan(LIMITS.movesM.review),
    'wall-time': path.wallTime,
    dates: path.dates,
    'start-place': path.startFartherThan(LIMITS.startM.review),
    'start-height': path.startHeight,
    'spawn-index': path.spawnIndex,
    'landmarks-of-map': path.landmarksOfMap,
    'checkpoint-place': path.checkpointPlace,
    'own-car': path.ownCar,
    'race-entity': path.raceEntity,
    'event-tick': path.eventTick,
    jump: path.jump,
    velocity: path.velocity,
    grid: path.grid,
    'free-flight': path.freeFlight,
    steering: path.steering,
    'gas-and-brake': path.pedals,
    'respawn-press': path.respawnPress,
    'car-model': path.carModel,
  },
};

/** The rules that the facts of two files and the path of their run break; `now` bounds the dates in them. */
export function findBrokenRules(
  facts: Facts,
  run: Path = readPath(facts),
  now: Date = new Date(),
): BrokenRule[] {
  const broken = new Map<string, BrokenRule>();
  for (const kind of ['fail', 'unsupported', 'review'] as const)
    for (const [name, find] of Object.entries(RULES[kind])) {
      const detail = broken.has(name) ? null : find({ facts, path: run, now });
      if (detail !== null) broken.set(name, { name, kind, detail });
    }
  return [...broken.values()];
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

/** Null where both are the same. */
function differ(found: Value, expected: Value, unit = ''): string | null {
  const spell = (value: Value): string => {
    if (typeof value === 'number') return `${value}${unit}`;
    return typeof value === 'string' ? path.quote(value) : String(value ?? 'none');
  };
  return found === expected ? null : `${spell(found)}, ${spell(expected)} expected`;
}

/** The uid of the submission, in all places that name the map. */
function compareUids({ mapUid, map, header, ghost, embeddedMap }: Facts): string | null {
  const places = {
    'map file': [map?.mapUid, mapUid],
    // Of a map file of another map that is said once.
    'its body': [map?.body.mapUid, map?.mapUid],
    'replay header': [header?.mapUid, mapUid],
    'header XML': [header?.xmlMapUid, mapUid],
    ghost: [ghost?.mapUid, mapUid],
    'map inside': [embeddedMap?.mapUid, mapUid],
  };
  const found = Object.entries(places).flatMap(([place, [uid, expected]]) => {
    const difference = uid === undefined ? null : differ(uid, expected);
    return difference === null ? [] : [`${place}: ${difference}`];
  });
  return found.length === 0 ? null : found.join('; ');
}

function findFall({ checkpointsMs }: GhostFacts): string | null {
  const at = checkpointsMs.findIndex((ms, index) => ms === null || ms <= (checkpointsMs[index - 1] ?? 0));
  return at === -1
    ? null
    : `number ${at + 1} is ${checkpointsMs[at] ?? 'none'}, after ${checkpointsMs[at - 1] ?? 0} ms`;
}

/** Chunk 01B against 005, 00B and 008. */
function compareSplits({ splits, ...run }: GhostFacts): string | null {
  let ms = 0;
  const checkpointsMs = splits.splitsMs.map((split) => (ms += split));
  return compareRun({ ...splits, checkpointsMs }, run);
}

type Run = Pick<GhostFacts, 'timeMs' | 'checkpointsMs' | 'respawns'>;

function compareRun(found: Run, expected: Run): string | null {
  const [ms, expectedMs] = [found.checkpointsMs, expected.checkpointsMs];
  const at = ms.findIndex((value, index) => value !== expectedMs[index]);
  const named = (name: string, difference: string | null): string | null =>
    difference && `${name}: ${difference}`;
  return (
    named('time', differ(found.timeMs, expected.timeMs, ' ms')) ??
    named(`checkpoint ${at + 1}`, at === -1 ? null : differ(ms[at], expectedMs[at], ' ms')) ??
    named('checkpoints', differ(ms.length, expectedMs.length)) ??
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
  return Math.abs(race.endMs - timeMs) > LIMITS.recordEndMs.most ? differ(race.endMs, timeMs, ' ms') : null;
}
