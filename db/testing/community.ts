import { beforeEach } from 'node:test';
import type { Database } from '../connection/database.js';
import { createClubSnapshots } from '../stores/aggregator/community/club-snapshots.js';
import type { Rejections, SnapshotBody, SnapshotReport } from '../rules/snapshot/club-snapshot.js';
import { createClock, type Clock } from './clock.js';
import { emptyTables } from './empty-tables.js';

/** A snapshot as sent: rows without their places. */
export type SentSnapshot = Record<string, unknown>;

export const CLUB = 29_812;
const LISTS = ['campaigns', 'uploads', 'uploadBuckets', 'members', 'maps', 'activities'];

/** Stores a snapshot of the test club and returns its report. */
type SendSnapshot = (sent: SentSnapshot, rejections?: Rejections) => Promise<SnapshotReport>;

/** Empties the tables and sets the clock to 12:00 before each test of a suite. Use the result inside tests. */
export function setUpCommunity(database: () => Database): { clock: Clock; send: SendSnapshot } {
  const clock = createClock();
  beforeEach(async () => {
    clock.reset();
    await emptyTables(database());
  });
  return { clock, send: (sent, rejections) => createSnapshotSender(database(), clock)(sent, rejections) };
}

/** Returns the time some minutes after 10:00, long before the fixture's clock. */
export function at(minute: number): string {
  return new Date(Date.UTC(2026, 2, 1, 10, minute)).toISOString();
}

/** Returns a function that sends snapshots to a database. */
export function createSnapshotSender(database: Database, clock: Clock): SendSnapshot {
  const store = createClubSnapshots(database, clock.now);
  return ({ clubId = CLUB, projectKey = 'tracker', isAdmin = false, ...sent }, rejections) => {
    const body = placeRows({ club: { name: 'Workshop' }, ...sent }) as unknown as SnapshotBody;
    const sender = {
      projectKey: String(projectKey),
      projectName: 'Tracker',
      sourceLabel: 'server',
      clubId: Number(clubId),
      receivedAt: clock.now().toISOString(),
      isAdmin: isAdmin === true,
    };
    return store.ingest(body, sender, rejections ?? { rejectedRows: [], rejectedCount: 0 });
  };
}

/** Adds its place to each row of a row list, as the server does. */
function placeRows(value: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(value).map(([name, child]): [string, unknown] => {
    if (!LISTS.includes(name) || !Array.isArray(child)) return [name, child];
    const rows = child as Record<string, unknown>[];
    return [name, rows.map((row, index) => ({ index, row: placeRows(row) }))];
  });
  return Object.fromEntries(entries);
}

/** Returns a list of maps by their uids. */
export function buildMaps(...uids: string[]): { mapUid: string }[] {
  return uids.map((mapUid) => ({ mapUid }));
}

/** Returns columns of a stored map. Throws for an unknown map. */
export async function readFacts(
  database: Database,
  mapUid: string,
  ...columns: string[]
): Promise<unknown[]> {
  const map = await database.read<Record<string, unknown>>('maps').where({ map_uid: mapUid }).first();
  if (!map) throw new Error(`Map ${mapUid} is not stored.`);
  return columns.map((column) => map[column]);
}
