import type { Database } from '../database.js';
import { rowsOf } from '../insert-rows.js';
import { createClubSnapshots, type SnapshotReport } from '../stores/aggregator/community/club-snapshots.js';
import type { Rejections, SnapshotBody } from '../stores/aggregator/community/snapshot-body.js';
import type { Clock } from './clock.js';

/** A snapshot as a contributor writes it: rows without their places. */
export type SentSnapshot = Record<string, unknown>;

export const CLUB = 29_812;
const LISTS = ['campaigns', 'uploads', 'uploadBuckets', 'members', 'maps', 'activities'];

/** Returns a function that stores a snapshot of the test's club and returns what became of it. */
export function createSnapshotSender(
  database: Database,
  clock: Clock,
): (sent: SentSnapshot, rejections?: Rejections) => Promise<SnapshotReport> {
  const store = createClubSnapshots(database, clock.now);
  return ({ clubId = CLUB, projectKey = 'tracker', ...sent }, rejections) => {
    const body = placeRows({ club: { name: 'Workshop' }, ...sent }) as unknown as SnapshotBody;
    const sender = {
      projectKey: String(projectKey),
      projectName: 'Tracker',
      sourceLabel: 'server',
      clubId: Number(clubId),
      receivedAt: clock.now().toISOString(),
    };
    return store.ingest(body, sender, rejections ?? { rejectedRows: [], rejectedCount: 0 });
  };
}

/** Puts each row of a row list beside its place, as the server does. */
function placeRows(value: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(value).map(([name, child]): [string, unknown] => {
    if (!LISTS.includes(name) || !Array.isArray(child)) return [name, child];
    const rows = child as Record<string, unknown>[];
    return [name, rows.map((row, index) => ({ index, row: placeRows(row) }))];
  });
  return Object.fromEntries(entries);
}

/** Returns a list of maps by their uids. */
export function mapsOf(...uids: string[]): { mapUid: string }[] {
  return uids.map((mapUid) => ({ mapUid }));
}

const TABLES = [
  'hook_runs',
  'traffic_samples',
  'club_members',
  'club_map_sources',
  'club_maps',
  'club_uploads',
  'club_campaigns',
  'clubs',
  'settings',
  'project_maps',
  'maps',
  'display_names',
  'display_name_history',
  'accounts_seen',
  'account_age_hours',
  'events',
  'event_counts',
  'metric_hours',
  'projects',
];

/** Empties the tables that contributions about clubs and traffic are stored in. */
export function emptyCommunity(database: Database): Promise<void> {
  return database.write(async (trx) => {
    for (const table of TABLES) await trx(table).delete();
  });
}

/** Counts of a club, its campaigns and its buckets, and how to count them from the places of maps. */
const COUNTED: Readonly<Record<string, string>> = {
  clubs: `SELECT club_id AS id, campaign_count AS campaigns, upload_count AS uploads, map_count AS maps,
    member_count AS members, map_count AS rows FROM clubs ORDER BY 1`,
  recounted: `SELECT c.club_id AS id,
    (SELECT COUNT(*) FROM club_campaigns t WHERE t.club_id = c.club_id) AS campaigns,
    (SELECT COUNT(*) FROM club_uploads t WHERE t.club_id = c.club_id) AS uploads,
    (SELECT COUNT(DISTINCT map_uid) FROM club_map_sources t WHERE t.club_id = c.club_id) AS maps,
    (SELECT COUNT(*) FROM club_members t WHERE t.club_id = c.club_id) AS members,
    (SELECT COUNT(*) FROM club_maps t WHERE t.club_id = c.club_id) AS rows FROM clubs c ORDER BY 1`,
  lists: `SELECT club_id AS club, campaign_id AS id, map_count AS maps FROM club_campaigns
    UNION ALL SELECT club_id, -bucket_id, map_count FROM club_uploads ORDER BY 1, 2`,
  recountedLists: `SELECT c.club_id AS club, c.campaign_id AS id, (SELECT COUNT(*) FROM club_map_sources s
    WHERE s.club_id = c.club_id AND s.source_type = 'campaign' AND s.source_id = c.campaign_id) AS maps FROM club_campaigns c
    UNION ALL SELECT u.club_id, -u.bucket_id, (SELECT COUNT(*) FROM club_map_sources s
    WHERE s.club_id = u.club_id AND s.source_type = 'upload' AND s.source_id = u.bucket_id) FROM club_uploads u ORDER BY 1, 2`,
};

/** Returns the counts of clubs as they are kept, and as they are counted row by row. */
export async function clubCounts(database: Database): Promise<{ kept: unknown[]; counted: unknown[] }> {
  const ask = async (name: string): Promise<unknown[]> => {
    const rows = rowsOf<object>(await database.read.raw(COUNTED[name] ?? ''));
    return rows.map((row) => ({ ...row }));
  };
  return {
    kept: [await ask('clubs'), await ask('lists')],
    counted: [await ask('recounted'), await ask('recountedLists')],
  };
}

/** Returns facts of a stored map by their columns. Throws for a map that is not stored. */
export async function factsOf(database: Database, mapUid: string, ...columns: string[]): Promise<unknown[]> {
  const map = await database.read<Record<string, unknown>>('maps').where({ map_uid: mapUid }).first();
  if (!map) throw new Error(`Map ${mapUid} is not stored.`);
  return columns.map((column) => map[column]);
}
