import type { ReadJson } from '../testing/read-json.js';
import type { ClubModel } from './club-model.js';
import type { Community } from './community.js';
import type { ModelEvent } from './events-model.js';
import { OWN_PROJECT } from './requests.js';
import type { Entities } from './sequence.js';

/** Reads of the services that a sequence affects. */
export interface Reads {
  aggregator: ReadJson;
  catalog: ReadJson;
}

/** A response and the model's prediction, in the same form. */
interface Compared {
  what: string;
  given: unknown;
  expected: unknown;
}

type Rows = Record<string, unknown>[];

const MAX_HISTORY = 25;

/** Reads everything that a sequence can change, and returns it with the model's prediction. */
export async function readEverything(
  { aggregator: read, catalog }: Reads,
  entities: Entities,
  model: Community,
): Promise<Compared[]> {
  const compared = await Promise.all([
    readNames(read, entities, model),
    ...entities.projects.flatMap((key) => [
      readProject(read, key, model),
      readMaps(read, key, model),
      readEvents(read, key, model),
      readFacets(read, key, model),
      readQueue(read, key, model),
    ]),
    readClub(read, entities, model),
    ...entities.maps.map((mapUid) => readRecords(catalog, mapUid, model)),
  ]);
  return compared;
}

async function readNames(read: ReadJson, { accounts }: Entities, { names }: Community): Promise<Compared> {
  const found = await read('/api/v1/display-names/resolve', { accountIds: accounts });
  const fields = ['accountId', 'displayName', 'observedAt'];
  const given = ((found?.names ?? []) as Rows).map(pick(fields));
  const expected = accounts.flatMap((accountId) => {
    const name = names.findName(accountId);
    return name ? [{ accountId, ...name }] : [];
  });
  return { what: 'names', given, expected };
}

async function readProject(read: ReadJson, key: string, { events }: Community): Promise<Compared> {
  const found = await read(`/api/v1/projects/${key}`);
  const project = found?.project as Record<string, unknown> | undefined;
  const maps = [...(events.project(key)?.maps.values() ?? [])];
  const sum = (name: 'checkCount' | 'changeCount'): number => maps.reduce((all, map) => all + map[name], 0);
  return {
    what: `project ${key}`,
    given: project ? pick(['mapCount', 'trackedMaps', 'totalChecks', 'totalChanges'])(project) : zeroProject,
    expected: {
      mapCount: maps.length,
      trackedMaps: maps.filter(({ tracked }) => tracked).length,
      totalChecks: sum('checkCount'),
      totalChanges: sum('changeCount'),
    },
  };
}

const zeroProject = { mapCount: 0, trackedMaps: 0, totalChecks: 0, totalChanges: 0 };

async function readMaps(read: ReadJson, key: string, { events }: Community): Promise<Compared> {
  const found = await read(`/api/v1/projects/${key}/maps`);
  const names = [
    'mapUid',
    'checkCount',
    'changeCount',
    'latestCheckedAt',
    'lastChangedAt',
    'wrMs',
    'wrHolder',
    'tracked',
  ];
  const expected = [...(events.project(key)?.maps.values() ?? [])].map((map) => pick(names)({ ...map }));
  const given = ((found?.maps ?? []) as Rows).map(pick(names));
  return { what: `maps of ${key}`, given: sortBy(given, 'mapUid'), expected: sortBy(expected, 'mapUid') };
}

async function readEvents(read: ReadJson, key: string, { events }: Community): Promise<Compared> {
  const found = await read(`/api/v1/events/recent?limit=500&project_key=${key}`);
  const names = ['eventType', 'occurredAt', 'mapUid', 'wrMs'];
  const given = ((found?.events ?? []) as Rows).map(pick(names));
  const times = given.map(({ occurredAt }) => String(occurredAt));
  const isNewestFirst = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? ''));
  const expected = events.project(key)?.events ?? [];
  return {
    what: `events of ${key}`,
    given: { total: found?.total, isNewestFirst, events: given.map(toLine).sort() },
    expected: { total: expected.length, isNewestFirst: true, events: expected.map(toLine).sort() },
  };
}

/** Reads what the catalog's own requests change, of maps in a club that is the primary one. */
export async function readReports(
  { aggregator: read, catalog }: Reads,
  { maps }: Entities,
  model: Community,
): Promise<Compared[]> {
  const inClub = new Set(model.club.mapUids());
  const own = model.events.project(OWN_PROJECT);
  return Promise.all(
    maps.map(async (mapUid) => {
      const detail = await catalog(`/api/v1/public/maps/${mapUid}`);
      const path = `/api/v1/queue/wr-baseline?status=all&limit=1000&project_key=${OWN_PROJECT}&q=${mapUid}`;
      const found = await read(path);
      const map = detail?.map as Record<string, unknown> | undefined;
      const queue = ((found?.items ?? []) as Rows).map(pick(['mapUid', 'reasonCode', 'status']));
      const expected = (own?.queue ?? []).filter((item) => item.mapUid === mapUid);
      return {
        what: `requests and status of ${mapUid}`,
        given: { tracked: map?.tracked ?? false, queue: sortAll(queue) },
        expected: {
          tracked: inClub.has(mapUid) || model.events.isTracked(mapUid),
          queue: sortAll(expected.map((item) => pick(['mapUid', 'reasonCode', 'status'])({ ...item }))),
        },
      };
    }),
  );
}

function toLine({ eventType, occurredAt, mapUid, wrMs }: Partial<Record<keyof ModelEvent, unknown>>): string {
  return [occurredAt, eventType, mapUid, wrMs].map(String).join(' ');
}

async function readFacets(read: ReadJson, key: string, { events }: Community): Promise<Compared> {
  const found = await read(`/api/v1/events/facets?project_key=${key}`);
  const counts = new Map<string, number>();
  for (const { eventType } of events.project(key)?.events ?? [])
    counts.set(eventType, (counts.get(eventType) ?? 0) + 1);
  const expected = [...counts].map(([value, count]) => ({ value, count }));
  const given = (found?.eventTypeBuckets ?? []) as Rows;
  return { what: `facets of ${key}`, given: sortBy(given, 'value'), expected: sortBy(expected, 'value') };
}

async function readQueue(read: ReadJson, key: string, { events }: Community): Promise<Compared> {
  const found = await read(`/api/v1/queue/wr-baseline?limit=500&status=all&project_key=${key}`);
  const names = ['mapUid', 'reasonCode', 'status'];
  const given = ((found?.items ?? []) as Rows).map(pick(names));
  const expected = (events.project(key)?.queue ?? []).map((item) => pick(names)({ ...item }));
  return { what: `queue of ${key}`, given: sortAll(given), expected: sortAll(expected) };
}

async function readRecords(catalog: ReadJson, mapUid: string, { events }: Community): Promise<Compared> {
  const found = await catalog(`/api/v1/public/maps/${mapUid}?wrHistoryLimit=${MAX_HISTORY}`);
  const history = ((found?.wrHistory ?? []) as Rows).map(pick(['wrMs', 'recordedAt', 'current', 'revoked']));
  const given = found && { wrMs: (found.map as Record<string, unknown>).wrMs, history };
  const records = events.listRecords(mapUid);
  const expected = records
    ? { ...records, history: records.history.slice(0, MAX_HISTORY) }
    : found && { wrMs: null, history: [] };
  return { what: `records of ${mapUid}`, given, expected };
}

async function readClub(read: ReadJson, { clubId }: Entities, { club: model }: Community): Promise<Compared> {
  const [summary, campaigns, maps, members] = await Promise.all([
    read(`/api/v1/clubs/${clubId}/summary`),
    read(`/api/v1/clubs/${clubId}/campaigns`),
    read(`/api/v1/clubs/${clubId}/maps?limit=1000`),
    read(`/api/v1/clubs/${clubId}/members?limit=1000`),
  ]);
  const counts = ['name', 'campaignCount', 'mapCount', 'memberCount', 'uploadCount'];
  const given = summary && {
    ...pick(counts)(summary.club as Record<string, unknown>),
    campaigns: sortBy(
      ((campaigns?.campaigns ?? []) as Rows).map(pick(['campaignId', 'name', 'mapCount'])),
      'campaignId',
    ),
    maps: ((maps?.maps ?? []) as Rows).map(({ mapUid }) => String(mapUid)).sort(),
    members: sortBy(
      ((members?.members ?? []) as Rows).map(pick(['accountId', 'role', 'joinedAt'])),
      'accountId',
    ),
  };
  return { what: `club ${clubId}`, given, expected: expectedClub(model) };
}

function expectedClub(model: ClubModel): unknown {
  const club = model.club();
  return (
    club && {
      name: club.name,
      campaignCount: club.campaigns.size,
      mapCount: model.mapUids().length,
      memberCount: club.members.size,
      uploadCount: club.uploads.size,
      campaigns: sortBy(
        [...club.campaigns].map(([campaignId, one]) => ({
          campaignId,
          name: one.name,
          mapCount: one.maps.length,
        })),
        'campaignId',
      ),
      maps: model.mapUids(),
      members: sortBy(
        [...club.members].map(([accountId, one]) => ({ accountId, ...one })),
        'accountId',
      ),
    }
  );
}

function pick(names: string[]): (row: Record<string, unknown>) => Record<string, unknown> {
  return (row) => Object.fromEntries(names.map((name) => [name, row[name]]));
}

function sortBy(rows: Rows, name: string): Rows {
  return [...rows].sort((a, b) => (String(a[name]) < String(b[name]) ? -1 : 1));
}

function sortAll(rows: Rows): Rows {
  return [...rows].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
