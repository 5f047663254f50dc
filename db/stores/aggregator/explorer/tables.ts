import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { ALL_EVENTS, eventsInOrder } from '../../../search/event-filter.js';
import { kindOf } from '../../../connection/kind-of.js';
import { countUpTo, readPage, type Total } from '../../../sql/read-page.js';
import { readLastRemoved } from '../../../sql/last-removed.js';
import { rowsOf } from '../../../sql/raw-rows.js';
import { SHOWN_TABLES, type ShownTable } from './shown-tables.js';

type Schemas = components['schemas'];
type TableSchema = Schemas['TableSchema'];
type Column = TableSchema['columns'][number];
type Index = TableSchema['indexes'][number];

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

/** The read-only explorer of the database's tables. Its reads return null for a table that is not shown. */
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

interface RawColumn {
  name: string;
  type: string;
  is_nullable: number;
  default_value: string | null;
  is_key: number;
}

interface RawIndex {
  name: string;
  is_unique: number;
  /** Null for an expression. */
  column: string | null;
}

const COLUMNS = {
  sqlite: `SELECT name, type, 1 - "notnull" AS is_nullable, dflt_value AS default_value, pk AS is_key
    FROM pragma_table_info(?) ORDER BY cid`,
  postgres: `SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
    CASE WHEN a.attnotnull THEN 0 ELSE 1 END AS is_nullable, pg_get_expr(d.adbin, d.adrelid) AS default_value,
    COALESCE(array_position(k.conkey, a.attnum), 0) AS is_key
    FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    LEFT JOIN pg_constraint k ON k.conrelid = a.attrelid AND k.contype = 'p'
    WHERE a.attrelid = to_regclass(?) AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
};

const INDEXES = {
  sqlite: `SELECT l.name, l."unique" AS is_unique, i.name AS "column"
    FROM pragma_index_list(?) l, pragma_index_info(l.name) i WHERE l.origin <> 'pk' ORDER BY l.name, i.seqno`,
  postgres: `SELECT c.relname AS name, CASE WHEN x.indisunique THEN 1 ELSE 0 END AS is_unique, a.attname AS "column"
    FROM pg_index x JOIN pg_class c ON c.oid = x.indexrelid
    CROSS JOIN LATERAL unnest(x.indkey::int[]) WITH ORDINALITY AS k(attnum, place)
    LEFT JOIN pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = k.attnum AND k.attnum > 0
    WHERE x.indrelid = to_regclass(?) AND NOT x.indisprimary ORDER BY c.relname COLLATE "C", k.place`,
};

/**
 * Returns the schema of a table from the database itself, in the same terms for both databases, without hidden columns,
 * without indexes on them or on expressions; and the columns of its primary key, in its order.
 */
async function readSchema(
  knex: Knex,
  table: string,
  { hidden = [] }: ShownTable,
): Promise<{ schema: TableSchema; key: string[] }> {
  const kind = kindOf(knex);
  const columns = rowsOf<RawColumn>(await knex.raw(COLUMNS[kind], [table]));
  const parts = rowsOf<RawIndex>(await knex.raw(INDEXES[kind], [table]));
  const key = columns.filter((column) => column.is_key > 0).toSorted((a, b) => a.is_key - b.is_key);
  return {
    schema: {
      table,
      columns: columns.filter(({ name }) => !hidden.includes(name)).map(toColumn),
      indexes: toIndexes(parts, hidden),
    },
    key: key.map(({ name }) => name),
  };
}

function toColumn({
  name,
  type,
  is_nullable: isNullable,
  default_value: value,
  is_key: key,
}: RawColumn): Column {
  return {
    name,
    type: toType(type),
    nullable: isNullable === 1 && key === 0,
    defaultValue: toDefault(value),
    primaryKey: key > 0,
  };
}

function toType(type: string): Column['type'] {
  if (/int/i.test(type)) return 'integer';
  return /char|text/i.test(type) ? 'text' : 'number';
}

/** A default as a value: `'pending'::text` and `'pending'` are pending; null for a sequence. */
function toDefault(value: string | null): string | null {
  if (value === null || /^nextval\(|^null/i.test(value)) return null;
  return value.replace(/::[a-z ]+$/i, '').replace(/^'(.*)'$/s, '$1');
}

function toIndexes(parts: RawIndex[], hidden: readonly string[]): Index[] {
  const indexes = new Map<string, Index & { isShown: boolean }>();
  for (const { name, is_unique: isUnique, column } of parts) {
    const index = indexes.get(name) ?? { name, unique: isUnique === 1, columns: [], isShown: true };
    indexes.set(name, index);
    if (column === null || hidden.includes(column)) index.isShown = false;
    else index.columns.push(column);
  }
  const shown = [...indexes.values()].filter(({ isShown }) => isShown);
  return shown.map(({ name, unique, columns }) => ({ name, unique, columns }));
}
