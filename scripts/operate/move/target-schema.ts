/** Runs a statement and returns its rows. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** The parts of a schema that cost time while rows are loaded, as statements that make them again. */
interface Postponed {
  /** Indexes of no constraint, then references between tables, then triggers. */
  statements: string[];
}

const INDEXES = `SELECT format('%I', i.relname) AS name, pg_get_indexdef(i.oid) AS made_by
  FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
  WHERE i.relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.oid AND c.contype IN ('p', 'u', 'x'))
  ORDER BY i.relname`;
const REFERENCES = `SELECT conrelid::regclass AS table_name, format('%I', conname) AS name, pg_get_constraintdef(oid) AS made_by
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conname`;
/** The rows that triggers would write are copied themselves. */
const TRIGGERS = `SELECT tgrelid::regclass AS table_name, format('%I', tgname) AS name
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace ORDER BY tgname`;
const SEQUENCES = `SELECT format('%I', c.relname) AS table_name, a.attname AS column_name,
    pg_get_serial_sequence(format('%I', c.relname), a.attname) AS sequence
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND pg_get_serial_sequence(format('%I', c.relname), a.attname) IS NOT NULL`;

/** Drops indexes and references and stops triggers, so that rows load fast and in any order; returns what undoes it. */
export async function postponeIndexes(query: Query): Promise<Postponed> {
  const indexes = await query(INDEXES);
  const references = await query(REFERENCES);
  for (const { table_name: table, name } of references)
    await query(`ALTER TABLE ${String(table)} DROP CONSTRAINT ${String(name)}`);
  for (const { name } of indexes) await query(`DROP INDEX ${String(name)}`);
  const triggers = await query(TRIGGERS);
  const turn = (trigger: Record<string, unknown>, isOn: boolean): string =>
    `ALTER TABLE ${String(trigger['table_name'])} ${isOn ? 'ENABLE' : 'DISABLE'} TRIGGER ${String(trigger['name'])}`;
  for (const trigger of triggers) await query(turn(trigger, false));
  return {
    statements: [
      ...indexes.map(({ made_by: madeBy }) => String(madeBy)),
      ...references.map(
        ({ table_name: table, name, made_by: madeBy }) =>
          `ALTER TABLE ${String(table)} ADD CONSTRAINT ${String(name)} ${String(madeBy)}`,
      ),
      ...triggers.map((trigger) => turn(trigger, true)),
    ],
  };
}

/**
 * Sets each sequence behind the ids of its table, and behind those that SQLite has given before, which may be of rows that
 * were removed since. `givenIds` has the highest by table.
 */
export async function setSequences(query: Query, givenIds: ReadonlyMap<string, number>): Promise<void> {
  for (const { table_name: table, column_name: column, sequence } of await query(SEQUENCES)) {
    const [row] = await query(`SELECT max("${String(column)}") AS highest FROM ${String(table)}`);
    const highest = Math.max(Number(row?.['highest'] ?? 0), givenIds.get(String(table)) ?? 0);
    if (highest > 0) await query(`SELECT setval('${String(sequence)}', ${highest})`);
  }
}
