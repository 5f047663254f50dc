import type { SentEvent } from '../../../../db/rules/normalize-event.js';
import type { TrafficSample } from '../../../../db/stores/aggregator/community/traffic.js';
import type { ImportedVerdict } from '../../../../db/stores/verification/verdict-import.js';
import type { Random } from '../../../../db/testing/random.js';
import type { NameRow } from './names.js';

/** The numbers of rows of one size. */
export interface SizeCounts {
  names: number;
  /** The names that hold records, at the beginning of the list. */
  players: number;
  maps: number;
  events: number;
  worldRecords: number;
  /** Records with verdicts. */
  records: number;
  traffic: number;
}

/** The numbers of events of the sizes that are compared. */
export const SMALL_EVENTS = 20_000;
export const FULL_EVENTS = 2_000_000;

/** Returns the numbers of rows for a number of events. Beyond the full size only events grow. */
export function countsOf(events: number): SizeCounts {
  const share = Math.min(1, events / FULL_EVENTS);
  return {
    names: Math.round(1_000_000 * share),
    players: Math.round(50_000 * share),
    maps: Math.round(100_000 * share),
    events,
    worldRecords: Math.round(400_000 * share),
    records: Math.round(200_000 * share),
    traffic: Math.round(100_000 * share),
  };
}

export const CLUB = 29_812;
export const SMALL_CLUB = 7;
export const PROJECTS = ['bench-tracker', 'bench-second', 'bench-third', 'bench-fourth'] as const;
export const FIRST_DAY = Date.UTC(2024, 0, 1);
export const LAST_DAY = Date.UTC(2026, 9, 1);

const SLOWEST_MS = 90_000;
const MAPS_OF_RECORDS = 2000;
const ALTERATIONS = ['Cleaned', 'Icy', 'STTF', 'Fast Magnet', 'Wood', 'Slowmo', 'Reversed', 'Bobsleigh'];
const SEASONS = ['Winter', 'Spring', 'Summer', 'Fall'];
const TYPES = ['race.finish', 'race.start', 'map.comment', 'custom.note', 'session.join'];
const WORDS = 'quick lap after restart with new line close finish second try clean start late brake'.split(
  ' ',
);

/** Returns the uid of a map by its place. */
export function mapUidOf(index: number): string {
  return `bench-map-${index}`;
}

/** Returns the name of a map by its place. */
function mapNameOf(index: number): string {
  const season = `${SEASONS[index % 4] ?? ''} ${2020 + (Math.floor(index / 4) % 6)}`;
  const number = String(1 + (index % 25)).padStart(2, '0');
  return `${season} - ${number} ${ALTERATIONS[Math.floor(index / 25) % ALTERATIONS.length] ?? ''}`;
}

/** Returns a map as a snapshot sends it. */
export function mapFrom(
  index: number,
  players: readonly NameRow[],
): Record<string, unknown> & { mapUid: string } {
  const mapId = `${index.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
  const author = players[(index * 31) % players.length]?.accountId;
  const timestamp = new Date(FIRST_DAY - index * 60_000).toISOString();
  return {
    mapUid: mapUidOf(index),
    mapId,
    name: mapNameOf(index),
    filename: `${mapUidOf(index)}.Map.Gbx`,
    fileUrl: `https://files.example.org/maps/${mapId}.Map.Gbx`,
    thumbnailUrl: `https://files.example.org/thumbnails/${mapId}.jpg`,
    author,
    submitter: author,
    authorScore: 40_000,
    goldScore: 43_000,
    silverScore: 48_000,
    bronzeScore: 60_000,
    collectionName: 'Stadium',
    mapStyle: '',
    mapType: 'TrackMania\\TM_Race',
    isPlayable: true,
    createdWithGamepadEditor: false,
    createdWithSimpleEditor: false,
    timestamp,
  };
}

/** A world record; records come map by map, round after round, each faster than its map's one before. */
export interface RecordRow {
  mapUid: string;
  mapName: string;
  accountId: string;
  wrMs: number;
  oldWrMs: number;
  recordedAt: string;
}

/** Returns a world record by its place among all of them. */
export function recordFrom(
  index: number,
  { maps, worldRecords }: SizeCounts,
  players: readonly NameRow[],
): RecordRow {
  const round = Math.floor(index / maps);
  const map = index % maps;
  const wrMs = SLOWEST_MS - round * 10_000 - (map % 977);
  return {
    mapUid: mapUidOf(map),
    mapName: mapNameOf(map),
    accountId: players[(map * 7919 + round) % players.length]?.accountId ?? '',
    wrMs,
    oldWrMs: wrMs + 10_000,
    recordedAt: timeOf(index, worldRecords),
  };
}

/** Returns any other event; one in a thousand has a text of its own. */
export function eventFrom(
  index: number,
  { events, worldRecords, maps }: SizeCounts,
  players: readonly NameRow[],
  random: Random,
): SentEvent & { occurredAt: string } {
  const map = random.below(maps);
  const player = random.pick(players);
  const words = [random.pick(WORDS), random.pick(WORDS), random.pick(WORDS)];
  if (index % 1000 === 0) words.push(`rare${index}`);
  return {
    type: random.pick(TYPES),
    occurredAt: timeOf(index, events - worldRecords),
    changed: random.below(10) === 0,
    ...(random.below(2) === 0 ? { mapUid: mapUidOf(map), mapName: mapNameOf(map) } : {}),
    ...(random.below(2) === 0 ? { accountId: player.accountId, holder: player.displayName } : {}),
    message: words.join(' '),
    ...(random.below(4) === 0 ? { payload: { lap: random.below(20), speed: random.below(900) } } : {}),
    ...(random.below(4) === 0 ? { eventKey: `key-${index}` } : {}),
  };
}

/** Returns an HTTP call. */
export function trafficFrom(index: number, { traffic }: SizeCounts): TrafficSample & { occurredAt: string } {
  return {
    direction: 'outgoing',
    component: 'poller',
    method: 'GET',
    route: '/maps/:uid',
    targetPath: `/maps/${mapUidOf(index)}`,
    targetHost: 'api.example.org',
    statusCode: index % 20 === 0 ? 503 : 200,
    durationMs: 20 + (index % 400),
    bytesOut: 1000 + (index % 9000),
    occurredAt: timeOf(index, traffic),
  };
}

const RESULTS = [
  { status: 'pass', reason_code: 'verified', confidence: 'high' },
  { status: 'fail', reason_code: 'failed_verification', confidence: 'medium' },
  { status: 'unavailable', reason_code: 'unsupported', confidence: null },
] as const;

/** Returns the verdicts of a record on both tracks. */
export function verdictsFrom(index: number): ImportedVerdict[] {
  return (['replay', 'deep'] as const).map((track, place) => ({
    record_id: `rec-${index}`,
    map_uid: mapUidOf(index % MAPS_OF_RECORDS),
    rank: Math.floor(index / MAPS_OF_RECORDS) + 1,
    track,
    ...(RESULTS[(index + place) % RESULTS.length] ?? RESULTS[0]),
    policy_version: `${track}-1`,
    checked_at: new Date(FIRST_DAY + index * 1000).toISOString(),
  }));
}

/** Spreads things evenly over the period. */
function timeOf(index: number, count: number): string {
  return new Date(FIRST_DAY + Math.floor((index * (LAST_DAY - FIRST_DAY)) / count)).toISOString();
}
