import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workbench } from './bench.js';
import { namesFrom, sendNames, type NameRow } from './name-data.js';
import { startOurs } from './our-services.js';
import { post } from './same-responses.js';

const PLAYERS = 5000;
const MAPS_PER_CAMPAIGN = 1000;
const CHECKS_PER_RUN = 2000;
const CLUB = 29_812;
const FIRST_RECORD = Date.UTC(2025, 0, 1);
const SLOWEST_MS = 90_000;
const ALTERATIONS = ['Cleaned', 'Icy', 'STTF', 'Fast Magnet', 'Wood', 'Slowmo', 'Reversed', 'Bobsleigh'];
const SEASONS = ['Winter', 'Spring', 'Summer', 'Fall'];

/** A map as a snapshot sends it. */
interface MapRow {
  mapUid: string;
  [field: string]: unknown;
}

/** Stored maps with world records: our database, and a file for the baseline. */
export interface MapData {
  dataDir: string;
  factsFile: string;
  mapUids: string[];
}

/** A world record, the place of its map and that of its holder. */
interface RecordRow {
  map: number;
  player: number;
  wrMs: number;
  recordedAt: string;
}

/**
 * Returns maps of one club with so many world record events on them, stored through our own ingest routes: events come
 * round after round, each one faster than the one before on its map.
 */
export async function prepareMaps(workbench: Workbench, maps: number, events: number): Promise<MapData> {
  const dataDir = join(workbench.folder, `maps-${maps}-${events}`);
  const factsFile = `${dataDir}.json`;
  const rows = Array.from({ length: maps }, (_, index) => mapOf(index));
  const mapUids = rows.map(({ mapUid }) => mapUid);
  if (existsSync(factsFile)) return { dataDir, factsFile, mapUids };
  workbench.say(`storing ${maps} maps and ${events} world records …`);
  mkdirSync(dataDir);
  const players = namesFrom(0, PLAYERS);
  const records = Array.from({ length: events }, (_, index) => recordOf(index, maps));
  const ours = await startOurs(workbench.processes, dataDir, {}, workbench.main);
  const port = ours.portOf('aggregator');
  await sendNames(port, players);
  await sendSnapshots(port, rows);
  for (let index = 0; index < events; index += CHECKS_PER_RUN)
    await sendRun(port, records.slice(index, index + CHECKS_PER_RUN), { mapUids, players });
  await ours.stop();
  writeFileSync(factsFile, JSON.stringify({ maps: rows, players, records }));
  return { dataDir, factsFile, mapUids };
}

function mapOf(index: number): MapRow {
  const season = `${SEASONS[index % 4] ?? ''} ${2020 + (Math.floor(index / 4) % 6)}`;
  const number = String(1 + (index % 25)).padStart(2, '0');
  const id = `${index.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
  return {
    mapUid: `bench-map-${index}`,
    mapId: id,
    name: `${season} - ${number} ${ALTERATIONS[index % ALTERATIONS.length] ?? ''}`,
    filename: `${number}.Map.Gbx`,
    fileUrl: `https://files.example.org/maps/${id}.Map.Gbx`,
    thumbnailUrl: `https://files.example.org/thumbnails/${id}.jpg`,
    author: id,
    submitter: id,
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
    timestamp: '2025-01-01T10:15:00+00:00',
  };
}

function recordOf(index: number, maps: number): RecordRow {
  const round = Math.floor(index / maps);
  return {
    map: index % maps,
    player: (index * 7919 + round) % PLAYERS,
    wrMs: SLOWEST_MS - round * 10,
    recordedAt: new Date(FIRST_RECORD + index * 1000).toISOString(),
  };
}

async function sendSnapshots(port: number, maps: MapRow[]): Promise<void> {
  for (let index = 0; index < maps.length; index += MAPS_PER_CAMPAIGN) {
    const campaign = index / MAPS_PER_CAMPAIGN + 1;
    const observedAt = new Date(FIRST_RECORD + index).toISOString();
    const own = { campaignId: campaign, name: `Campaign ${campaign}` };
    await send(port, '/api/v1/ingest/club-snapshot', {
      projectKey: 'bench',
      observedAt,
      club: { clubId: CLUB, name: 'Bench' },
      campaigns: [{ ...own, maps: maps.slice(index, index + MAPS_PER_CAMPAIGN) }],
    });
  }
}

async function sendRun(
  port: number,
  records: RecordRow[],
  { mapUids, players }: { mapUids: string[]; players: NameRow[] },
): Promise<void> {
  const checks = records.map(({ map, player, wrMs, recordedAt }) => ({
    mapUid: mapUids[map],
    checkedAt: recordedAt,
    changed: true,
    oldWrTime: wrMs + 10,
    newWrTime: wrMs,
    newHolderAccountId: players[player]?.accountId,
  }));
  const times = { startedAt: records[0]?.recordedAt, finishedAt: records.at(-1)?.recordedAt };
  await send(port, '/api/v1/ingest/tracker-run', { projectKey: 'bench', run: times, checks });
}

async function send(port: number, path: string, body: object): Promise<void> {
  const { status, body: response } = await post(port, path, JSON.stringify(body));
  if (status !== 200 || !response.includes('"rejectedCount":0'))
    throw new Error(`${path} returned ${status ?? 0}: ${response.slice(0, 300)}`);
}
