import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { inOrder } from '../../../sql/in-order.js';
import { rowsOf } from '../../../sql/raw-rows.js';
import { readNewestIds } from '../../../sql/list-event-ids.js';
import { kindOf } from '../../../connection/kind-of.js';
import { readPrimaryKey, readSchema, type TableSchema } from './read-schema.js';
import { SHOWN_TABLES, type ShownTable } from './shown-tables.js';

type Schemas = components['schemas'];

export interface TablePage {
  limit: number;
  offset: number;
  /** A column; the primary key if undefined. */
  sortBy: string | undefined;
  sortDir: 'asc' | 'desc';
}

/** Rows, or, if the requested column is no sort order, the columns that are. */
export type TableRowsFound =
  | { outcome: 'found'; rows: Schemas['TableRows'] }
  | { outcome: 'unsortable'; columns: string[]; isLarge: boolean };

/** The read-only explorer of the database's own tables. A table that is not shown is null. */
export interface Tables {
  list: (includeCounts: boolean) => Promise<Schemas['TableEntry'][]>;
  schema: (table: string) => Promise<TableSchema | null>;
  rows: (table: string, page: TablePage) => Promise<TableRowsFound | null>;
}

/** Schemas are read once per process: tables change only between two starts. */
interface KnownTable {
  shown: ShownTable;
  schema: TableSchema;
  key: string[];
}

/** From this number of rows on, a table is sorted by index order only. */
const LARGE = 100_000;
/** A statement takes this long only if the database is in trouble. */
const MAX_MS = 10_000;

/** Returns the store of the table explorer. */
export function createTables(database: Database, large = LARGE): Tables {
  const known = new Map<string, Promise<KnownTable>>();
  const find = (table: string): Promise<KnownTable> | null => {
    const shown = Object.hasOwn(SHOWN_TABLES, table) ? SHOWN_TABLES[table] : undefined;
    if (!shown) return null;
    const found = known.get(table) ?? readTable(database.read, table, shown);
    known.set(table, found);
    // A failure is not cached.
    found.catch(() => known.delete(table));
    return found;
  };
  return {
    list: async (includeCounts) => {
      const tables = Object.keys(SHOWN_TABLES).flatMap((table) => find(table) ?? []);
      const found = await Promise.all(tables);
      return database.snapshot((read) => listTables(read, found, includeCounts), { isCostly: includeCounts });
    },
    schema: async (table) => (await find(table))?.schema ?? null,
    rows: async (name, page) => {
      const table = await find(name);
      return (
        table && database.snapshot((read) => readTablePage(read, table, page, large), { isCostly: true })
      );
    },
  };
}

async function readTable(read: Knex, table: string, shown: ShownTable): Promise<KnownTable> {
  const schema = await readSchema(read, table, shown);
  return { shown, schema, key: await readPrimaryKey(read, table) };
}

async function listTables(
  read: Knex.Transaction,
  tables: KnownTable[],
  includeCounts: boolean,
): Promise<Schemas['TableEntry'][]> {
  await limitTime(read);
  const entries: Schemas['TableEntry'][] = [];
  for (const table of tables) {
    const rowCount = includeCounts ? await countTableRows(read, table) : null;
    entries.push({ table: table.schema.table, columnCount: table.schema.columns.length, rowCount });
  }
  return entries;
}

async function limitTime(read: Knex.Transaction): Promise<void> {
  if (kindOf(read) === 'postgres') await read.raw(`SET LOCAL statement_timeout = ${MAX_MS}`);
}

async function countTableRows(read: Knex.Transaction, { shown, schema }: KnownTable): Promise<number> {
  const sql = shown.rollup ?? `SELECT COUNT(*) AS rows FROM ${schema.table}`;
  const [row] = rowsOf<{ rows: number }>(await read.raw(sql));
  return row?.rows ?? 0;
}

async function readTablePage(
  read: Knex.Transaction,
  table: KnownTable,
  page: TablePage,
  large: number,
): Promise<TableRowsFound> {
  await limitTime(read);
  const total = await countTableRows(read, table);
  const columns = table.schema.columns.map(({ name }) => name);
  const isLarge = total > large;
  const sortable = isLarge ? [...table.key.slice(0, 1), ...(table.shown.sorted ?? [])] : columns;
  if (page.sortBy !== undefined && !sortable.includes(page.sortBy))
    return { outcome: 'unsortable', columns: sortable, isLarge: isLarge && columns.includes(page.sortBy) };
  const rows = await selectPage(read, table, columns, page, total);
  const { limit, offset, sortBy = table.key[0] ?? '', sortDir } = page;
  const { table: name } = table.schema;
  return {
    outcome: 'found',
    rows: { table: name, columns, rows, count: rows.length, total, limit, offset, sortBy, sortDir },
  };
}

/** A page of the second half is read from the end, so that no page skips more than half of the rows. */
async function selectPage(
  read: Knex.Transaction,
  table: KnownTable,
  columns: string[],
  { limit, offset, sortBy, sortDir }: TablePage,
  total: number,
): Promise<Record<string, unknown>[]> {
  const count = Math.min(limit, total - offset);
  if (count <= 0) return [];
  const isFromEnd = offset > total / 2;
  if (table.schema.table === 'events' && sortBy === 'occurred_at')
    return selectEventsByTime(read, columns, { count, offset, total, isAscending: sortDir === 'asc' });
  const direction = isFromEnd === (sortDir === 'asc') ? 'DESC' : 'ASC';
  const skipped = isFromEnd ? total - offset - count : offset;
  const isByKey = sortBy === undefined || sortBy === table.key[0];
  const start: Start = isByKey ? await startOf(read, table, skipped, direction) : { left: skipped };
  // Keys first: rows that are only skipped or sorted are not carried along.
  const page = read(table.schema.table)
    .select(table.key)
    .orderByRaw(orderOf(read, table, sortBy, direction))
    .limit(count)
    .offset(start.left);
  const { bound } = start;
  if (bound) void page.where(bound.column, direction === 'ASC' ? '>=' : '<', bound.value);
  // LEFT keeps both databases in this order.
  const isSame = table.key.map((name) => `t."${name}" = k."${name}"`).join(' AND ');
  const rows = await read
    .from(read.raw(`? AS k LEFT JOIN ?? AS t ON ${isSame}`, [page, table.schema.table]))
    .orderByRaw(orderOf(read, table, sortBy, direction, 't.'))
    .select<Record<string, unknown>[]>(columns.map((name) => `t.${name}`));
  return isFromEnd ? rows.reverse() : rows;
}

/** Their indexes have the kinds of events apart, and rollups lead to a page at any depth. */
async function selectEventsByTime(
  read: Knex.Transaction,
  columns: string[],
  {
    count,
    offset,
    total,
    isAscending,
  }: { count: number; offset: number; total: number; isAscending: boolean },
): Promise<Record<string, unknown>[]> {
  const skipped = isAscending ? total - offset - count : offset;
  const ids = await readNewestIds(read, { limit: count, offset: skipped });
  const rows = await read('events').whereIn('event_id', ids).select<Record<string, unknown>[]>(columns);
  const sorted = inOrder(ids, rows, (row) => row['event_id'] as number);
  return isAscending ? sorted.reverse() : sorted;
}

/** A place in the order of a table's key, and the rows to skip there. */
interface Start {
  left: number;
  bound?: { column: string; value: string | number };
}

/** Returns the beginning of the block that has the row behind some others. */
async function startOf(
  read: Knex.Transaction,
  { shown: { blocks }, schema }: KnownTable,
  skipped: number,
  direction: 'ASC' | 'DESC',
): Promise<Start> {
  if (!blocks || skipped === 0) return { left: skipped };
  const rows = rowsOf<{ block: number; rows: number }>(
    await read.raw(
      `SELECT block, SUM(rows) AS rows FROM (SELECT block, rows FROM row_blocks WHERE table_name = ? UNION ALL
        SELECT block, rows FROM row_block_changes WHERE table_name = ?) AS counted GROUP BY block ORDER BY block ${direction}`,
      [schema.table, schema.table],
    ),
  );
  let left = skipped;
  for (const { block, rows: inBlock } of rows) {
    if (left < inBlock) {
      const value = blocks.startOf(direction === 'ASC' ? block : block + 1);
      return { left, bound: { column: blocks.column, value } };
    }
    left -= inBlock;
  }
  return { left: skipped };
}

/** A total order: the column, then the primary key, in the same direction; null is the lowest value. */
function orderOf(
  read: Knex,
  { schema, key }: KnownTable,
  sortBy: string | undefined,
  direction: 'ASC' | 'DESC',
  alias = '',
): string {
  const columns = sortBy === undefined ? key : [sortBy, ...key.filter((name) => name !== sortBy)];
  const isNullable = (name: string): boolean =>
    schema.columns.some((column) => column.name === name && column.nullable);
  const nulls = direction === 'ASC' ? ' NULLS FIRST' : ' NULLS LAST';
  const isReported = kindOf(read) === 'postgres';
  return columns
    .map((name) => `${alias}"${name}" ${direction}${isReported && isNullable(name) ? nulls : ''}`)
    .join(', ');
}
