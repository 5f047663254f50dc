import type { Knex } from 'knex';
import { rowsOf } from '../../../sql/insert-rows.js';
import { jsonRows, keyRows, type JsonColumnType } from '../../../sql/json-rows.js';
import { classifyMap } from '../../../rules/map-name.js';
import { NAMED_COLUMNS } from '../../../writes/maps.js';
import type { MapFacts, SnapshotMap } from '../../../rules/snapshot/club-snapshot.js';

const FACTS: Readonly<Record<keyof MapFacts, JsonColumnType>> = {
  map_id: 'text',
  filename: 'text',
  file_url: 'text',
  thumbnail_url: 'text',
  author: 'text',
  submitter: 'text',
  author_score: 'integer',
  gold_score: 'integer',
  silver_score: 'integer',
  bronze_score: 'integer',
  collection_name: 'text',
  map_style: 'text',
  map_type: 'text',
  is_playable: 'integer',
  created_with_gamepad_editor: 'integer',
  created_with_simple_editor: 'integer',
  timestamp: 'text',
  timestamp_utc: 'text',
  sent_season: 'text',
  sent_year: 'integer',
  sent_mapnumber: 'text',
  sent_alteration: 'text',
  sent_type: 'text',
};
const NAMES = Object.keys(FACTS) as (keyof MapFacts)[];
const CHANGING: Readonly<Record<string, JsonColumnType>> = {
  ...FACTS,
  ...NAMED_COLUMNS,
  observed_at: 'text',
};

type MapRow = { [Name in keyof MapFacts]-?: NonNullable<MapFacts[Name]> | null } & {
  map_uid: string;
  name: string | null;
  observed_at: string | null;
};

/**
 * Stores the game's facts of locked maps, and the order of clubs' lists by age. A newer observation replaces stored
 * facts, an older one only fills gaps.
 */
export async function writeMapFacts(
  trx: Knex.Transaction,
  maps: readonly SnapshotMap[],
  observedAt: string,
  receivedAt: string,
): Promise<void> {
  const reported = maps.filter(({ facts }) => NAMES.some((name) => facts[name] !== undefined));
  if (reported.length === 0) return;
  const stored = await readMaps(trx, reported);
  const changed = reported.flatMap(({ mapUid, facts }) => {
    const row = stored.get(mapUid);
    const after = row && mergeFacts(row, facts, observedAt);
    return row && after && isChanged(row, after) ? [{ before: row, after }] : [];
  });
  if (changed.length === 0) return;
  const set = Object.keys(CHANGING).map((name) => `${name} = c.${name}`);
  const rows = changed.map(({ after }) => ({ ...after, ...classifyMap(after.name, after) }));
  await trx.raw(`UPDATE maps SET ${set.join(', ')}, updated_at = ? FROM ? WHERE maps.map_uid = c.map_uid`, [
    receivedAt,
    jsonRows(trx, 'c', { map_uid: 'text', ...CHANGING }, rows),
  ]);
  const moved = changed.filter(({ before, after }) => before.timestamp_utc !== after.timestamp_utc);
  await moveInClubs(
    trx,
    moved.map(({ after }) => after),
  );
}

async function readMaps(trx: Knex.Transaction, maps: readonly SnapshotMap[]): Promise<Map<string, MapRow>> {
  const columns = ['map_uid', 'name', 'observed_at', ...NAMES].map((name) => `m.${name}`).join(', ');
  const uids = maps.map(({ mapUid }) => mapUid);
  const rows = rowsOf<MapRow>(
    await trx.raw(`SELECT ${columns} FROM ? CROSS JOIN maps m WHERE m.map_uid = k.map_uid`, [
      keyRows(trx, 'map_uid', 'text', uids),
    ]),
  );
  return new Map(rows.map((row) => [row.map_uid, row]));
}

function mergeFacts(row: MapRow, facts: MapFacts, observedAt: string): MapRow {
  const isNewer = row.observed_at === null || observedAt >= row.observed_at;
  const merged = NAMES.map((name) => {
    const [sent, stored] = [facts[name] ?? null, row[name]];
    return [name, isNewer ? (sent ?? stored) : (stored ?? sent)];
  });
  const known = Object.fromEntries(merged) as Partial<MapRow>;
  return { ...row, ...known, observed_at: isNewer ? observedAt : row.observed_at };
}

function isChanged(before: MapRow, after: MapRow): boolean {
  return before.observed_at !== after.observed_at || NAMES.some((name) => before[name] !== after[name]);
}

async function moveInClubs(
  trx: Knex.Transaction,
  maps: readonly Pick<MapRow, 'map_uid' | 'timestamp_utc'>[],
): Promise<void> {
  if (maps.length === 0) return;
  const columns = { map_uid: 'text', timestamp_utc: 'text' } as const;
  await trx.raw(
    'UPDATE club_maps SET timestamp_utc = c.timestamp_utc FROM ? WHERE club_maps.map_uid = c.map_uid',
    [
      jsonRows(
        trx,
        'c',
        columns,
        maps.map(({ map_uid, timestamp_utc }) => ({ map_uid, timestamp_utc })),
      ),
    ],
  );
}
