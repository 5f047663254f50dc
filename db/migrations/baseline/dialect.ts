import type { DatabaseKind } from '../../connection/database.js';

/** What the two databases spell differently in the same schema. */
export interface Dialect {
  kind: DatabaseKind;
  /**
   * A text that compares by bytes, so that both agree on order and equality. Times are such texts too: UTC,
   * `2026-10-04T12:00:00.000Z`, where the order of texts is the order of times.
   */
  text: string;
  /** A column of 0 or 1, or of another small number. */
  small: string;
  /** A key that the database numbers, never twice. */
  serialKey: string;
  /** A key that is numbered by us. */
  bigKey: string;
  /** Behind DESC in an index: rows without a value come last. */
  nullsLast: string;
  /**
   * Behind a table of short rows: SQLite would store each by row number, with an index of the key beside it that both had to be written
   * and read; WITHOUT ROWID the key's index is the table.
   */
  storedByKey: string;
  /** Returns the statement by which values of columns are unique. */
  unique: (table: string, ...columns: string[]) => string;
}

export const DIALECTS: Readonly<Record<DatabaseKind, Dialect>> = {
  sqlite: {
    kind: 'sqlite',
    text: 'text',
    small: 'integer',
    serialKey: 'integer NOT NULL PRIMARY KEY AUTOINCREMENT',
    bigKey: 'integer PRIMARY KEY',
    nullsLast: '',
    storedByKey: 'WITHOUT ROWID',
    unique: (table, ...columns) =>
      `CREATE UNIQUE INDEX ${table}_${columns.join('_')}_unique ON ${table} (${columns.join(', ')})`,
  },
  postgres: {
    kind: 'postgres',
    text: 'text COLLATE "C"',
    small: 'smallint',
    serialKey: 'bigserial PRIMARY KEY',
    bigKey: 'bigint PRIMARY KEY',
    nullsLast: 'NULLS LAST',
    storedByKey: '',
    unique: (table, ...columns) =>
      `ALTER TABLE ${table} ADD CONSTRAINT ${table}_${columns.join('_')}_unique UNIQUE (${columns.join(', ')})`,
  },
};

/** An index of SQLite that finds every sequence of three characters, without the texts themselves. */
export function createTextIndex(table: string, column: string): string {
  return `CREATE VIRTUAL TABLE ${table} USING fts5(${column}, content='', columnsize=0, detail=none, tokenize='trigram case_sensitive 1')`;
}

/**
 * Returns the statements of a function of PostgreSQL and of the trigger that runs it. `when` is what the trigger says before EXECUTE:
 * `AFTER INSERT ON maps REFERENCING NEW TABLE AS changed FOR EACH STATEMENT`. The function has the trigger's name unless it is given.
 */
export function createTrigger(trigger: string, when: string, body: string, name = trigger): string[] {
  return [
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NULL; END $$`,
    `CREATE TRIGGER ${trigger} ${when} EXECUTE FUNCTION ${name}()`,
  ];
}
