import { isDeepStrictEqual } from 'node:util';
import { openDatabase, type ConnectionSettings } from '../connection/open-database.js';
import type { Database, Row } from '../connection/database.js';
import { recountAges } from './identity.js';
import { readTrackingRollups, recountTracking } from './recount-tracking.js';
import { readStandings, recountStandings } from './standings.js';

/** A kept value and its recount, which differ. */
export interface Contradiction {
  what: string;
  kept: unknown;
  recounted: unknown;
}

/** Recounts all that is kept of the rows of a database which nobody writes to, and returns what differs. */
export async function findContradictions(settings: ConnectionSettings): Promise<Contradiction[]> {
  const database = await openDatabase(settings);
  try {
    const pairs = [
      ...partsOf(await readTrackingRollups(database), await recountTracking(database)),
      ...partsOf(await readStandings(database), await recountStandings(database)),
      { what: 'ages of names', kept: await readAges(database), recounted: await recountAges(database) },
      { what: 'maps', kept: await readMaps(database), recounted: await recountMaps(database) },
      {
        what: 'hours of checks',
        kept: await readCheckHours(database),
        recounted: await recountCheckHours(database),
      },
      { what: 'clubs', kept: await readClubs(database), recounted: await recountClubs(database) },
      { what: 'project maps', kept: await readChecks(database), recounted: await recountChecks(database) },
    ];
    return pairs.flatMap(differencesOf);
  } finally {
    await database.close();
  }
}

function partsOf<T extends object>(kept: T, recounted: T): Contradiction[] {
  return Object.keys(kept).map((what) => {
    return { what, kept: kept[what as keyof T], recounted: recounted[what as keyof T] };
  });
}

/** Of two lists only the rows that differ. */
function differencesOf({ what, kept, recounted }: Contradiction): Contradiction[] {
  if (isDeepStrictEqual(plain(kept), plain(recounted))) return [];
  if (!Array.isArray(kept) || !Array.isArray(recounted)) return [{ what, kept, recounted }];
  const without = (rows: unknown[], others: unknown[]): unknown[] => {
    const known = new Set(others.map((row) => JSON.stringify(row)));
    return rows.filter((row) => !known.has(JSON.stringify(row)));
  };
  return [{ what, kept: without(kept, recounted), recounted: without(recounted, kept) }];
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function readAges(database: Database): Promise<Row[]> {
  return database
    .read<Row>('account_age_hours')
    .where('accounts', '<>', 0)
    .orderByRaw('hour')
    .select('hour', 'accounts');
}

const MAP = ['map_uid', 'tracked', 'in_primary_club', 'status'];

function readMaps({ read }: Database): Promise<Row[]> {
  return read<Row>('maps').orderBy('map_uid').select(MAP);
}

/** A map is tracked in the primary club or by a project. Only the list of the club's maps says who is in it. */
async function recountMaps({ read }: Database): Promise<Row[]> {
  const club = (
    await read('settings').where({ key: 'primary_club_id' }).first<{ value: string } | undefined>()
  )?.value;
  const inClub = new Set(
    await read('club_maps')
      .where({ club_id: Number(club ?? 0) })
      .pluck<string[]>('map_uid'),
  );
  const watched = new Set(await read('project_maps').where({ tracked: 1 }).pluck<string[]>('map_uid'));
  const maps = await read<Row>('maps').orderBy('map_uid').select(MAP);
  return maps.map((row) => {
    const uid = String(row.map_uid);
    const isIn = inClub.has(uid);
    const status = isIn ? 'active' : row.status === 'active' ? 'archived' : row.status;
    return {
      map_uid: uid,
      tracked: Number(isIn || watched.has(uid)),
      in_primary_club: Number(isIn),
      status,
    };
  });
}

function readCheckHours({ read }: Database): Promise<Row[]> {
  return read<Row>('check_hours').where('maps', '<>', 0).orderBy('hour').select('hour', 'maps');
}

/** Tracked maps by the hour of their newest check. */
async function recountCheckHours({ read }: Database): Promise<Row[]> {
  const newest = read('project_maps')
    .select('map_uid')
    .max('latest_checked_at as at')
    .groupBy('map_uid')
    .as('p');
  const rows = await read('maps as m')
    .leftJoin(newest, 'p.map_uid', 'm.map_uid')
    .where('m.tracked', 1)
    .select<{ at: string | null }[]>('p.at');
  const sums = new Map<string, number>();
  for (const { at } of rows) sums.set((at ?? '').slice(0, 13), (sums.get((at ?? '').slice(0, 13)) ?? 0) + 1);
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([hour, maps]) => ({ hour, maps }));
}

const CLUB = ['club_id', 'campaign_count', 'upload_count', 'map_count', 'member_count'];

function readClubs({ read }: Database): Promise<Row[]> {
  return read<Row>('clubs').orderBy('club_id').select(CLUB);
}

async function recountClubs({ read }: Database): Promise<Row[]> {
  const ids = await read('clubs').orderBy('club_id').pluck<number[]>('club_id');
  const count = async (table: string, club_id: number): Promise<number> =>
    (await read(table).where({ club_id })).length;
  return Promise.all(
    ids.map(async (id) => ({
      club_id: id,
      campaign_count: await count('club_campaigns', id),
      upload_count: await count('club_uploads', id),
      map_count: await count('club_maps', id),
      member_count: await count('club_members', id),
    })),
  );
}

const CHECKS = ['project_key', 'map_uid', 'check_count', 'change_count'];

function readChecks({ read }: Database): Promise<Row[]> {
  return read<Row>('project_maps')
    .where('check_count', '>', 0)
    .orderBy(['project_key', 'map_uid'])
    .select(CHECKS);
}

async function recountChecks({ read }: Database): Promise<Row[]> {
  const rows = await read<Row>('events')
    .where({ event_type: 'map.checked' })
    .groupBy('project_key', 'map_uid')
    .orderBy(['project_key', 'map_uid'])
    .select('project_key', 'map_uid')
    .select(read.raw('count(*) AS check_count, sum(changed) AS change_count'));
  return rows.map((row) => ({ ...row }));
}
