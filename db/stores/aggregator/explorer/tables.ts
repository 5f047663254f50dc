import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { ALL_EVENTS, eventsInOrder } from '../../../search/event-filter.js';
import { countUpTo, type Total } from '../../../sql/count-rows.js';
import { readLastRemoved } from '../../../sql/last-removed.js';
import { rowsOf } from '../../../sql/raw-rows.js';
import { readPage } from '../../../sql/read-page.js';
import { readSchema, type TableSchema } from './read-schema.js';
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
type TableRowsFound =
  | { outcome: 'found'; rows: Schemas['TableRows'] }
  | { outcome: 'unsortable'; columns: string[]; isLarge: boolean };

/** The read-only explorer of the database's own tables. A table that is not shown is null. */
export type Tables = ReturnType<typeof createTables>;

/** Schemas are read once per process: tables change only between two starts. */
interface KnownTable {
  shown: ShownTable;
  schema: TableSchema;
  key: string[];
}

/** From this number of rows on, a table is sorted by index order only. */
const LARGE = 100_000;

/** Returns the store of the table explorer. */
export function createTables(database: Database, large = LARGE) {
  const known = new Map<string, Promise<KnownTable>>();
  const find = (table: string, read: Knex): Promise<KnownTable> | null => {
    const shown = Object.hasOwn(SHOWN_TABLES, table) ? SHOWN_TABLES[table] : undefined;
    if (!shown) return null;
    const found = known.get(table) ?? readSchema(read, table, shown).then((schema) => ({ shown, ...schema }));
    known.set(table, found);
    // A failure is not cached.
    found.catch(() => known.delete(table));
    return found;
  };
  return {
    // The gate is entered first: it has to know the client.
    list: (includeCounts: boolean): Promise<Schemas['TableEntry'][]> =>
      database.snapshot(
        async (read) => {
          const found = Object.keys(SHOWN_TABLES).flatMap((table) => find(table, read) ?? []);
          const entries: Schemas['TableEntry'][] = [];
          for (const table of await Promise.all(found)) {
            const { total, totalRelation } = includeCounts ? await countTableRows(read, table) : UNCOUNTED;
            const rowCount = totalRelation === 'eq' ? total : null;
            entries.push({ table: table.schema.table, columnCount: table.schema.columns.length, rowCount });
          }
          return entries;
        },
        { isCostly: includeCounts },
      ),
    schema: async (table: string): Promise<TableSchema | null> =>
      (await find(table, database.read))?.schema ?? null,
    rows: async (name: string, page: TablePage): Promise<TableRowsFound | null> => {
      if (!Object.hasOwn(SHOWN_TABLES, name)) return null;
      return database.snapshot(
        async (read) => {
          const table = await find(name, read);
          return table && readTablePage(read, table, page, large);
        },
        { isCostly: true },
      );
    },
  };
}

const UNCOUNTED: Total = { total: 0, totalRelation: 'gte' };

/** The number of rows is kept, or counted up to 10,000. */
async function countTableRows(read: Knex.Transaction, { shown, schema }: KnownTable): Promise<Total> {
  const { rollup, countsRemoved } = shown;
  const isKept = countsRemoved === undefined || (await readLastRemoved(read, countsRemoved)) === null;
  if (rollup === undefined || !isKept)
    return countUpTo(read, read(schema.table).select(read.raw('1 AS one')));
  const [row] = rowsOf<{ rows: number }>(await read.raw(rollup));
  return { total: row?.rows ?? 0, totalRelation: 'eq' };
}

async function readTablePage(
  read: Knex.Transaction,
  table: KnownTable,
  page: TablePage,
  large: number,
): Promise<TableRowsFound> {
  const counted = await countTableRows(read, table);
  const columns = table.schema.columns.map(({ name }) => name);
  const isLarge = counted.totalRelation === 'gte' || counted.total > large;
  const sortable = isLarge ? [...table.key.slice(0, 1), ...(table.shown.sorted ?? [])] : columns;
  if (page.sortBy !== undefined && !sortable.includes(page.sortBy))
    return { outcome: 'unsortable', columns: sortable, isLarge: isLarge && columns.includes(page.sortBy) };
  const { limit, offset, sortBy = table.key[0] ?? '', sortDir } = page;
  const select =
    (direction: 'asc' | 'desc') =>
    (count: number, from: number): Promise<Record<string, unknown>[]> =>
      selectPage(read, table, columns, { limit: count, offset: from, sortBy, sortDir: direction });
  const reversed = sortDir === 'asc' ? 'desc' : 'asc';
  const { rows, total, totalRelation } = await readPage(counted, page, select(sortDir), select(reversed));
  const { table: name } = table.schema;
  return {
    outcome: 'found',
    rows: {
      table: name,
      columns,
      rows,
      count: rows.length,
      total,
      totalRelation,
      limit,
      offset,
      sortBy,
      sortDir,
    },
  };
}

async function selectPage(
  read: Knex.Transaction,
  table: KnownTable,
  columns: string[],
  { limit, offset, sortBy, sortDir }: TablePage,
): Promise<Record<string, unknown>[]> {
  const direction = sortDir === 'asc' ? 'ASC' : 'DESC';
  const name = table.schema.table;
  // Keys first: rows that are only skipped or sorted are not carried along.
  const page =
    name === 'events' && sortBy === 'occurred_at'
      ? eventsInOrder(read, ALL_EVENTS, { rows: limit + offset, direction: sortDir })
      : read(name)
          .select(table.key)
          .orderByRaw(toOrder(table, sortBy, direction));
  // LEFT keeps both databases in this order.
  const isSame = table.key.map((column) => `t."${column}" = k."${column}"`).join(' AND ');
  return read
    .from(read.raw(`? AS k LEFT JOIN ?? AS t ON ${isSame}`, [page.limit(limit).offset(offset), name]))
    .orderByRaw(toOrder(table, sortBy, direction, 't.'))
    .select<Record<string, unknown>[]>(columns.map((column) => `t.${column}`));
}

/** A total order: the column, then the primary key, in the same direction; null is the lowest value. */
function toOrder(
  { schema, key }: KnownTable,
  sortBy: string | undefined,
  direction: 'ASC' | 'DESC',
  alias = '',
): string {
  const columns = sortBy === undefined ? key : [sortBy, ...key.filter((name) => name !== sortBy)];
  const isNullable = (name: string): boolean =>
    schema.columns.some((column) => column.name === name && column.nullable);
  const nulls = direction === 'ASC' ? ' NULLS FIRST' : ' NULLS LAST';
  return columns.map((name) => `${alias}"${name}" ${direction}${isNullable(name) ? nulls : ''}`).join(', ');
}
