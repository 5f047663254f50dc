import type { Database } from '../../connection/database.js';

/** A field of a response: its name, and the SQL of its value. */
type Field = readonly [name: string, sql: string, kind?: 'boolean' | 'json'];

const FACTS: readonly Field[] = [
  ['mapUid', 'm.map_uid'],
  ['mapId', 'm.map_id'],
  ['name', 'm.name'],
  ['filename', 'm.filename'],
  ['fileUrl', 'm.file_url'],
  ['thumbnailUrl', 'm.thumbnail_url'],
  ['author', 'm.author'],
  ['submitter', 'm.submitter'],
  ['authorScore', 'm.author_score'],
  ['goldScore', 'm.gold_score'],
  ['silverScore', 'm.silver_score'],
  ['bronzeScore', 'm.bronze_score'],
  ['collectionName', 'm.collection_name'],
  ['mapStyle', "COALESCE(m.map_style, '')"],
  ['mapType', 'm.map_type'],
  ['isPlayable', 'm.is_playable', 'boolean'],
  ['createdWithGamepadEditor', 'm.created_with_gamepad_editor', 'boolean'],
  ['createdWithSimpleEditor', 'm.created_with_simple_editor', 'boolean'],
  ['timestamp', 'm.timestamp'],
  ['season', 'm.season'],
  ['year', 'm.year'],
  ['mapnumber', 'm.mapnumber', 'json'],
  ['alteration', 'm.alteration'],
  ['type', 'm.type'],
];

const CURRENT: readonly Field[] = [
  ['wrMs', 'm.wr_ms'],
  ['wrHolder', 'COALESCE(n.display_name, m.wr_holder)'],
  ['tracked', 'm.tracked', 'boolean'],
  ['status', 'm.status'],
];

const HISTORY: readonly Field[] = [
  ['eventId', 'h.event_id'],
  ['mapUid', 'h.map_uid'],
  ['mapName', 'm.name'],
  ['accountId', 'h.account_id'],
  ['holder', 'h.holder'],
  ['wrMs', 'h.wr_ms'],
  ['recordedAt', 'h.recorded_at'],
  ['receivedAt', 'h.received_at'],
  ['current', 'h.is_current', 'boolean'],
  ['revoked', 'h.revoked', 'boolean'],
];

const RECORD = `SELECT w.event_id, w.map_uid, w.account_id, COALESCE(d.display_name, w.holder) AS holder, w.wr_ms, w.recorded_at,
    w.received_at, w.revoked, w.player`;
const OF_NAME = 'FROM world_records w LEFT JOIN display_names d ON d.account_id = w.account_id';
const NEWEST = 'recorded_at DESC, wr_ms, player';

/** The current record of a map and its newest others, of which at most 25 are asked for. */
const historyOfMap = (limit: string): string => `SELECT * FROM (
    SELECT * FROM (${RECORD}, 1 AS is_current ${OF_NAME} WHERE w.event_id = m.wr_event_id) AS c
    UNION ALL SELECT * FROM (${RECORD}, 0 AS is_current ${OF_NAME}
      WHERE w.map_uid = m.map_uid AND w.event_id IS DISTINCT FROM m.wr_event_id ORDER BY ${NEWEST} LIMIT 25) AS o) AS a
  ORDER BY is_current DESC, ${NEWEST} LIMIT ${limit}`;

/** Returns SQLite's expression for one JSON object of fields, which becomes the response as it is. */
function sqliteObject(fields: readonly Field[]): string {
  const pairs = fields.map(([name, sql, kind]) => {
    if (kind === 'json') return `'${name}', json(${sql})`;
    if (kind !== 'boolean') return `'${name}', ${sql}`;
    return `'${name}', json(CASE ${sql} WHEN 1 THEN 'true' WHEN 0 THEN 'false' ELSE 'null' END)`;
  });
  return `json_object(${pairs.join(', ')})`;
}

function postgresObject(fields: readonly Field[]): string {
  const pairs = fields.map(([name, sql, kind]) => {
    if (kind === 'json') return `'${name}', (${sql})::json`;
    return `'${name}', ${kind === 'boolean' ? `(${sql} = 1)` : sql}`;
  });
  return `json_build_object(${pairs.join(', ')})`;
}

/**
 * Returns a function that finds maps by their uids as objects of the response, by a prepared statement, in no
 * particular order; unknown maps are left out.
 */
export function prepareMapFacts<Facts>(database: Database): (mapUids: string[]) => Promise<Facts[]> {
  const select = database.prepare({
    sqlite: `SELECT json_group_array(${sqliteObject(FACTS)}) AS found FROM json_each(?) AS k JOIN maps AS m ON m.map_uid = k.value`,
    postgres: `SELECT ${postgresObject(FACTS)} AS found FROM maps AS m WHERE m.map_uid = ANY($1::text[])`,
  });
  return (mapUids) => run(database, select, [mapUids]);
}

/** As `prepareMapFacts`, with each map's current world record and its newest ones: `{map, wrHistory}`. */
export function prepareMapDetails<Detail>(
  database: Database,
): (mapUids: string[], historyLimit: number) => Promise<Detail[]> {
  const all = [...FACTS, ...CURRENT];
  const names = 'LEFT JOIN display_names AS n ON n.account_id = m.wr_account_id';
  const select = database.prepare({
    sqlite: `SELECT json_group_array(json_object('map', ${sqliteObject(all)}, 'wrHistory',
        (SELECT json_group_array(${sqliteObject(HISTORY)}) FROM (${historyOfMap('?2')}) AS h))) AS found
      FROM json_each(?1) AS k JOIN maps AS m ON m.map_uid = k.value ${names}`,
    postgres: `SELECT json_build_object('map', ${postgresObject(all)}, 'wrHistory',
        COALESCE((SELECT json_agg(${postgresObject(HISTORY)} ORDER BY h.is_current DESC, h.recorded_at DESC, h.wr_ms, h.player)
          FROM (${historyOfMap('$2')}) AS h), '[]'::json)) AS found
      FROM maps AS m ${names} WHERE m.map_uid = ANY($1::text[])`,
  });
  return (mapUids, historyLimit) => run(database, select, [mapUids, historyLimit]);
}

async function run<Found>(
  { kind }: Database,
  select: (values: unknown[]) => Promise<Record<string, unknown>[]>,
  [mapUids, ...rest]: [string[], ...unknown[]],
): Promise<Found[]> {
  if (kind === 'postgres') return (await select([mapUids, ...rest])).map(({ found }) => found as Found);
  const [row] = await select([JSON.stringify(mapUids), ...rest]);
  return JSON.parse(String(row?.found ?? '[]')) as Found[];
}
