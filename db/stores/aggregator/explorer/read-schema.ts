import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import { rowsOf } from '../../../sql/raw-rows.js';
import { kindOf } from '../../../connection/kind-of.js';
import type { ShownTable } from './shown-tables.js';

export type TableSchema = components['schemas']['TableSchema'];
type Column = TableSchema['columns'][number];
type Index = TableSchema['indexes'][number];

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
export async function readSchema(
  knex: Knex,
  table: string,
  { hidden = [] }: Pick<ShownTable, 'hidden'> = {},
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
