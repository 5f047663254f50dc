/** Runs a statement and returns its rows. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** What costs time while rows are loaded, as statements that drop and make it: indexes of no constraint, then references between tables. */
const POSTPONED = `SELECT 1 AS place, format('DROP INDEX %I', i.relname) AS dropped, pg_get_indexdef(i.oid) AS made
  FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
  WHERE i.relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.oid AND c.contype IN ('p', 'u', 'x'))
  UNION ALL SELECT 2, format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY place`;
const SEQUENCES = `SELECT format('%I', c.relname) AS table_name, a.attname AS column_name,
    pg_get_serial_sequence(format('%I', c.relname), a.attname) AS sequence
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND pg_get_serial_sequence(format('%I', c.relname), a.attname) IS NOT NULL`;

/** Drops indexes and references, so that rows load fast and in any order; returns the statements that make them again. */
export async function postponeIndexes(query: Query): Promise<string[]> {
  const found = await query(POSTPONED);
  for (const { dropped } of found) await query(String(dropped));
  return found.map(({ made }) => String(made));
}

/**
 * Sets each sequence to the highest id of its table, or to the highest that SQLite has given, which may be the id of a removed row:
 * `givenIds` has it by table.
 */
export async function setSequences(query: Query, givenIds: ReadonlyMap<string, number>): Promise<void> {
  for (const { table_name: table, column_name: column, sequence } of await query(SEQUENCES)) {
    const [row] = await query(`SELECT max("${String(column)}") AS highest FROM ${String(table)}`);
    const highest = Math.max(Number(row?.['highest'] ?? 0), givenIds.get(String(table)) ?? 0);
    if (highest > 0) await query(`SELECT setval('${String(sequence)}', ${highest})`);
  }
}
