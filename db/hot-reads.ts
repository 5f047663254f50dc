import type { components } from '../generated/catalog/types.js';
import type { Database, Row } from './connection/database.js';
import { NAME_FIELDS, type StoredName } from './rules/name-row.js';
import { toRow } from './sql/read-rows.js';

type MapInfo = components['schemas']['MapInfo'];
type MapDetail = components['schemas']['MapDetail'];
/** SQL of columns or expressions, by the names of their values. */
type Fields<Row> = Readonly<Record<keyof Row & string, string>>;

/** Returns the read of a name by the stored form of its account id. */
export function createNameRead(database: Database): (accountId: string) => Promise<StoredName | undefined> {
  const find = createHotRead<StoredName>(database, 'display_names', 'account_id', NAME_FIELDS);
  return async (accountId) => (await find(accountId))[0];
}

/** Returns the read of both tracks of a record. */
export function createRecordRead<Row>(
  database: Database,
  columns: readonly (keyof Row & string)[],
): (recordId: string) => Promise<Row[]> {
  return createHotRead<Row>(database, 'verification_records', 'record_id', columnsOf(columns));
}

/** A flag of a table: SQLite has no type for it. */
type Flag = number | null;
type Flags = 'isPlayable' | 'createdWithGamepadEditor' | 'createdWithSimpleEditor';
/** The facts of a map. `mapnumber` is a JSON list. */
export type MapFacts = Omit<MapInfo, Flags | 'mapnumber'> & Record<Flags, Flag> & { mapnumber: string };

const MAP_FACTS: Fields<MapFacts> = {
  mapUid: 'r.map_uid',
  mapId: 'r.map_id',
  name: 'r.name',
  filename: 'r.filename',
  fileUrl: 'r.file_url',
  thumbnailUrl: 'r.thumbnail_url',
  author: 'r.author',
  submitter: 'r.submitter',
  authorScore: 'r.author_score',
  goldScore: 'r.gold_score',
  silverScore: 'r.silver_score',
  bronzeScore: 'r.bronze_score',
  collectionName: 'r.collection_name',
  mapStyle: "COALESCE(r.map_style, '')",
  mapType: 'r.map_type',
  isPlayable: 'r.is_playable',
  createdWithGamepadEditor: 'r.created_with_gamepad_editor',
  createdWithSimpleEditor: 'r.created_with_simple_editor',
  timestamp: 'r.timestamp',
  season: 'r.season',
  year: 'r.year',
  mapnumber: 'r.mapnumber',
  alteration: 'r.alteration',
  type: 'r.type',
};

type CurrentRecord = Pick<MapDetail['map'], 'wrMs' | 'wrHolder' | 'status'> & { tracked: Flag };

const CURRENT_RECORD: Fields<CurrentRecord> = {
  wrMs: 'r.wr_ms',
  wrHolder: 'COALESCE(n.display_name, r.wr_holder)',
  tracked: 'r.tracked',
  status: 'r.status',
};

type HistoryRow = Omit<MapDetail['wrHistory'][number], 'current' | 'revoked'> & {
  current: Flag;
  revoked: Flag;
};

const HISTORY: Fields<HistoryRow> = {
  eventId: 'h.event_id',
  mapUid: 'h.map_uid',
  mapName: 'r.name',
  accountId: 'h.account_id',
  holder: 'h.holder',
  wrMs: 'h.wr_ms',
  recordedAt: 'h.recorded_at',
  receivedAt: 'h.received_at',
  current: 'h.is_current',
  revoked: 'h.revoked',
};

const RECORD = `SELECT w.event_id, w.map_uid, w.account_id, COALESCE(d.display_name, w.holder) AS holder, w.wr_ms, w.recorded_at,
    w.received_at, w.revoked, w.player`;
const OF_NAME = 'FROM world_records w LEFT JOIN display_names d ON d.account_id = w.account_id';
const NEWEST = 'recorded_at DESC, wr_ms, player';
/** The current record of a map and its newest others: no response has more than 25. */
const RECORDS = `SELECT * FROM (
    SELECT * FROM (${RECORD}, 1 AS is_current ${OF_NAME} WHERE w.event_id = r.wr_event_id) AS c
    UNION ALL SELECT * FROM (${RECORD}, 0 AS is_current ${OF_NAME}
      WHERE w.map_uid = r.map_uid AND w.event_id IS DISTINCT FROM r.wr_event_id ORDER BY ${NEWEST} LIMIT 25) AS o) AS a
  ORDER BY is_current DESC, ${NEWEST} LIMIT 25`;

/** A map, its current world record, and its records: the current one first, then the newest. */
interface StoredMap {
  facts: MapFacts;
  current: CurrentRecord;
  history: HistoryRow[];
}

/** Returns the read of a map with its newest world records. */
export function createMapRead(database: Database): (mapUid: string) => Promise<StoredMap | undefined> {
  const { rowOf, rowsOf } = JSON_OF[database.kind];
  const names = Object.keys(HISTORY);
  const recordsSql = `(SELECT ${rowsOf}(${rowOf}(${Object.values(HISTORY).join(', ')})) FROM (${RECORDS}) AS h)`;
  const find = createHotRead<MapFacts & CurrentRecord & { history: unknown[][] | null }>(
    database,
    'maps',
    'map_uid',
    { ...MAP_FACTS, ...CURRENT_RECORD, history: recordsSql },
    'LEFT JOIN display_names AS n ON n.account_id = r.wr_account_id',
  );
  return async (mapUid) => {
    const [row] = await find(mapUid);
    if (!row) return undefined;
    const { wrMs, wrHolder, tracked, status, history: lists, ...facts } = row;
    const history = (lists ?? []).map((values) => toRow(names, values) as HistoryRow);
    return { facts, current: { wrMs, wrHolder, tracked, status }, history };
  };
}

function columnsOf<Name extends string>(columns: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(columns.map((name) => [name, `r.${name}`])) as Record<Name, string>;
}

/** Functions of JSON, and the condition of a key that is one of a list. */
const JSON_OF = {
  sqlite: { rowOf: 'json_array', rowsOf: 'json_group_array', isOne: 'IN (SELECT value FROM json_each(?))' },
  postgres: { rowOf: 'json_build_array', rowsOf: 'json_agg', isOne: '= ANY($1::text[])' },
} as const;

/**
 * Returns a function that finds the rows of a table with a key, by a prepared statement. All rows arrive as one JSON text, a list of
 * values for each row: the drivers need longer to return fields one by one than this thread needs to parse the text.
 */
function createHotRead<Row>(
  database: Database,
  table: string,
  key: string,
  fields: Fields<Row>,
  joins = '',
): (key: string) => Promise<Row[]> {
  const { rowOf, rowsOf, isOne } = JSON_OF[database.kind];
  const names = Object.keys(fields);
  const values = [`r.${key}`, ...Object.values<string>(fields)].join(', ');
  const select = database.prepare(
    `SELECT ${rowsOf}(${rowOf}(${values})) AS found FROM ${table} AS r ${joins} WHERE r.${key} ${isOne}`,
  );
  return joinCalls(async (keys) => {
    const lists = toLists(await select([database.kind === 'postgres' ? keys : JSON.stringify(keys)]));
    return lists.map(([foundKey, ...found]) => [foundKey as string, toRow(names, found) as Row]);
  });
}

/** Returns the read of the first rows of a list by a prepared statement: `from` has their order, and `$1`, `$2` for the values. */
export function createFirstPage<Row>(
  database: Database,
  fields: Fields<Row>,
  from: string,
): (...values: unknown[]) => Promise<Row[]> {
  const { rowOf, rowsOf } = JSON_OF[database.kind];
  const names = Object.keys(fields);
  const columns = Object.entries<string>(fields).map(([name, expression]) => `${expression} AS "${name}"`);
  const values = names.map((name) => `"${name}"`).join(', ');
  const select = database.prepare(
    `SELECT ${rowsOf}(${rowOf}(${values})) AS found FROM (SELECT ${columns.join(', ')} ${from}) AS page`,
  );
  return async (...sent) => toLists(await select(sent)).map((found) => toRow(names, found) as Row);
}

/** SQLite returns JSON as a text, PostgreSQL's driver as a value. */
function toLists([row]: Row[]): unknown[][] {
  const found = row?.['found'] ?? [];
  return (typeof found === 'string' ? JSON.parse(found) : found) as unknown[][];
}

/** Enough to keep the database busy while this thread returns rows; more would only make statements of fewer keys. */
const MAX_AT_ONCE = 2;
const MAX_KEYS = 500;

/**
 * Joins concurrent calls into one call of `findMany`: a call waits for the end of the current event-loop turn or of a running statement.
 * It sees everything that was committed before it was made.
 */
export function joinCalls<Row>(
  findMany: (keys: string[]) => Promise<[key: string, row: Row][]>,
): (key: string) => Promise<Row[]> {
  let waiting: { key: string; resolve: (rows: Row[]) => void; reject: (error: unknown) => void }[] = [];
  let running = 0;
  let isScheduled = false;

  const schedule = (): void => {
    if (isScheduled || waiting.length === 0 || running >= MAX_AT_ONCE) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      void run();
    });
  };

  const run = async (): Promise<void> => {
    const calls = waiting.slice(0, MAX_KEYS);
    waiting = waiting.slice(MAX_KEYS);
    running += 1;
    schedule();
    try {
      const found = new Map<string, Row[]>();
      for (const [key, row] of await findMany([...new Set(calls.map((call) => call.key))])) {
        const rows = found.get(key);
        if (rows) rows.push(row);
        else found.set(key, [row]);
      }
      for (const call of calls) call.resolve(found.get(call.key) ?? []);
    } catch (error) {
      for (const call of calls) call.reject(error);
    } finally {
      running -= 1;
      schedule();
    }
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      schedule();
    });
}
