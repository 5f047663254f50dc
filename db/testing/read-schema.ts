import type { Database, Row } from '../connection/database.js';
import { rowsOf } from '../sql/raw-rows.js';

/** All that a schema consists of, as sorted lines that two databases with the same schema have alike. */
export function readSchema(database: Database): Promise<string[]> {
  return (database.kind === 'sqlite' ? readSqliteSchema : readPostgresSchema)(database);
}

/** Tables by their columns and keys; indexes, triggers and virtual tables by their statements. */
async function readSqliteSchema({ read }: Database): Promise<string[]> {
  const query = async (sql: string): Promise<Row[]> => rowsOf(await read.raw(sql));
  const isOrdinary = `t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite_%'`;
  const tables = await query(`SELECT t.name, t.wr, t.strict, s.sql LIKE '%autoincrement%' AS numbered
    FROM pragma_table_list t JOIN sqlite_schema s ON s.name = t.name WHERE ${isOrdinary}`);
  const columns =
    await query(`SELECT t.name AS of_table, c.cid, c.name, lower(c.type) AS type, c."notnull", c.dflt_value, c.pk, c.hidden
    FROM pragma_table_list t JOIN pragma_table_xinfo(t.name) c WHERE ${isOrdinary}`);
  const references = await query(`SELECT t.name AS of_table, f.*
    FROM pragma_table_list t JOIN pragma_foreign_key_list(t.name) f WHERE ${isOrdinary}`);
  const others = await query(`SELECT type, name, tbl_name, sql FROM sqlite_schema
    WHERE sql IS NOT NULL AND (type <> 'table' OR sql LIKE 'CREATE VIRTUAL%')`);
  return [
    ...toLines('table', tables),
    ...toLines('column', columns),
    ...toLines('reference', references),
    ...toLines('other', others),
  ].toSorted();
}

async function readPostgresSchema({ read }: Database): Promise<string[]> {
  const query = async (sql: string): Promise<Row[]> => rowsOf(await read.raw(sql));
  const isOurs = `c.relnamespace = 'public'::regnamespace`;
  const tables = await query(
    `SELECT c.relname, c.relkind, c.relpersistence, c.reloptions FROM pg_class c WHERE ${isOurs}`,
  );
  const columns =
    await query(`SELECT c.relname, rank() OVER (PARTITION BY c.oid ORDER BY a.attnum) AS place, a.attname, format_type(a.atttypid, a.atttypmod) AS type, a.attcollation::regcollation::text AS collation,
      a.attnotnull, a.attstorage, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid) AS default
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum WHERE ${isOurs} AND c.relkind = 'r' AND NOT a.attisdropped`);
  const constraints =
    await query(`SELECT conrelid::regclass::text AS of_table, conname, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace`);
  const indexes = await query(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'`);
  const triggers = await query(`SELECT tgenabled, pg_get_triggerdef(t.oid) AS definition
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE ${isOurs} AND NOT t.tgisinternal`);
  const functions = await query(
    `SELECT pg_get_functiondef(oid) AS definition FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
  );
  const extensions = await query('SELECT extname FROM pg_extension');
  return [
    ...toLines('table', tables),
    ...toLines('column', columns),
    ...toLines('constraint', constraints),
    ...toLines('index', indexes),
    ...toLines('trigger', triggers),
    ...toLines('function', functions),
    ...toLines('extension', extensions),
  ].toSorted();
}

/** Statements differ in their white space, quotes and comments, and numbers that are defaults in whether they are quoted. */
function toLines(what: string, rows: Row[]): string[] {
  return rows.map((row) => {
    const values = Object.entries(row).map(([name, value]) => {
      const plain = String(value)
        .replace(/--.*$/gm, '')
        .replace(/["`]/g, '')
        .replace(/ on /g, ' ON ')
        .replace(/'(\d+)'(?:::\w+)?/g, '$1')
        .replace(/\s+/g, ' ')
        .replace(/ ?([(),;]) ?/g, '$1')
        .trim();
      return `${name}: ${plain}`;
    });
    return `${what} ${values.join(', ')}`;
  });
}
