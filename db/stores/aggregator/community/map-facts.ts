import type { Knex } from 'knex';
import { noteChanges } from '../../../memo.js';
import { jsonRows, keyRows, type JsonColumnType } from '../../../sql/json-rows.js';
import { classifyMap } from '../../../rules/map-name.js';
import { FACT_COLUMNS, FACT_NAMES, NAMED_COLUMNS, type MapRow } from '../../../writes/maps.js';
import { readRows } from '../../../sql/read-rows.js';
import type { ClubSnapshot, MapFacts, SnapshotMap } from '../../../rules/snapshot/club-snapshot.js';

const CHANGING: Readonly<Record<string, JsonColumnType>> = {
  ...FACT_COLUMNS,
  ...NAMED_COLUMNS,
  observed_at: 'text',
};

type FactsRow = { [Name in keyof MapFacts]-?: NonNullable<MapFacts[Name]> | null } & {
  map_uid: string;
  name: string | null;
  observed_at: string | null;
};

/**
 * Stores the game's facts of maps, and the order of clubs' lists by age. A newer observation replaces stored
 * facts, an older one only fills gaps. New maps have theirs already.
 */
export async function writeMapFacts(
  trx: Knex.Transaction,
  { maps, observedAt, receivedAt }: Pick<ClubSnapshot, 'maps' | 'observedAt' | 'receivedAt'>,
  known: ReadonlyMap<string, MapRow>,
): Promise<void> {
  const reported = maps.filter(
    ({ mapUid, facts }) => !known.get(mapUid)?.isNew && FACT_NAMES.some((name) => facts[name] !== undefined),
  );
  if (reported.length === 0) return;
  const stored = await readSnapshotMaps(trx, reported);
  const changed: { before: FactsRow; after: FactsRow }[] = [];
  const confirmed: string[] = [];
  for (const { mapUid, facts } of reported) {
    const row = stored.get(mapUid);
    if (!row) continue;
    const isNewer = row.observed_at === null || observedAt >= row.observed_at;
    const news = findChangedFacts(row, facts, isNewer);
    const observed_at = isNewer ? observedAt : row.observed_at;
    if (news) changed.push({ before: row, after: Object.assign({ ...row }, news, { observed_at }) });
    else if (observed_at !== row.observed_at) confirmed.push(mapUid);
  }
  await confirm(trx, confirmed, { observedAt, receivedAt });
  if (changed.length === 0) return;
  const set = Object.keys(CHANGING).map((name) => `${name} = c.${name}`);
  const rows = changed.map(({ after }) => Object.assign(after, classifyMap(after.name, after)));
  await noteChanges(trx, 'maps');
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

/** Maps whose facts are the stored ones were observed later: most of a snapshot's, in a statement that touches no index. */
async function confirm(
  trx: Knex.Transaction,
  mapUids: readonly string[],
  { observedAt, receivedAt }: { observedAt: string; receivedAt: string },
): Promise<void> {
  if (mapUids.length === 0) return;
  await trx.raw('UPDATE maps SET observed_at = ?, updated_at = ? FROM ? WHERE maps.map_uid = k.map_uid', [
    observedAt,
    receivedAt,
    keyRows(trx, 'map_uid', 'text', mapUids),
  ]);
}

async function readSnapshotMaps(
  trx: Knex.Transaction,
  maps: readonly SnapshotMap[],
): Promise<Map<string, FactsRow>> {
  const columns = ['map_uid', 'name', 'observed_at', ...FACT_NAMES].map((name) => `m.${name}`);
  const uids = maps.map(({ mapUid }) => mapUid);
  const rows = await readRows<FactsRow>(
    trx,
    columns,
    'FROM ? CROSS JOIN maps m WHERE m.map_uid = k.map_uid',
    [keyRows(trx, 'map_uid', 'text', uids)],
  );
  return new Map(rows.map((row) => [row.map_uid, row]));
}

/** Returns the facts that an observation changes, or undefined where it changes none. */
function findChangedFacts(row: FactsRow, facts: MapFacts, isNewer: boolean): Partial<FactsRow> | undefined {
  const news = FACT_NAMES.flatMap((name) => {
    const sent = facts[name];
    const isNews = sent !== undefined && sent !== row[name] && (isNewer || row[name] === null);
    return isNews ? [[name, sent]] : [];
  });
  return news.length === 0 ? undefined : (Object.fromEntries(news) as Partial<FactsRow>);
}

async function moveInClubs(
  trx: Knex.Transaction,
  maps: readonly Pick<FactsRow, 'map_uid' | 'timestamp_utc'>[],
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
