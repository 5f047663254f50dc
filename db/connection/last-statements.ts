import type { Knex } from 'knex';
import { kindOf } from './kind-of.js';

/** Returns the rows of a statement's `RETURNING`; to be called after the commit. */
export type RowsAfterCommit<Row> = () => Row[];

interface LastStatement {
  sql: string;
  bindings: readonly Knex.RawBinding[];
  rows: unknown[] | undefined;
}

/** By the client that knex makes for each transaction. */
const statements = new WeakMap<object, LastStatement[]>();

/**
 * Adds a statement to the end of a transaction. SQLite runs them one after the other before the commit. PostgreSQL is sent all of
 * them and the commit in one message, so that the locks that they take are held for no round trip: whatever happens to this
 * process or its network, the server goes on to the commit or to the end of the transaction.
 */
export function addLastStatement<Row>(
  trx: Knex.Transaction,
  sql: string,
  bindings: readonly Knex.RawBinding[] = [],
): RowsAfterCommit<Row> {
  const client = trx.client as {
    emit: (name: string, query: object) => void;
    positionBindings: (sql: string) => string;
  };
  const raw = trx.raw(sql, bindings).toSQL() as unknown as { sql: string; bindings: Knex.RawBinding[] };
  // For those who observe the statements of a transaction.
  if (kindOf(trx) === 'postgres')
    client.emit('query', { sql: client.positionBindings(raw.sql), bindings: raw.bindings });
  const statement: LastStatement = { sql: raw.sql, bindings: raw.bindings, rows: undefined };
  const list = statements.get(client);
  if (list) list.push(statement);
  else statements.set(client, [statement]);
  return () => {
    if (!statement.rows) throw new Error('The rows of a last statement were read before the commit.');
    return statement.rows as Row[];
  };
}

/** Runs the last statements of a transaction of SQLite. */
export async function runLastStatements(trx: Knex.Transaction): Promise<void> {
  for (const statement of statements.get(trx.client as object) ?? []) {
    const rows: unknown = await trx.raw(statement.sql, [...statement.bindings]);
    statement.rows = rows as unknown[];
  }
}

/** The last statements of a transaction of PostgreSQL as one text. */
export interface LastMessage {
  sql: string;
  count: number;
  /** Takes the results of the statements, which the driver returns in their order. */
  keep: (results: readonly { rows: unknown[] }[]) => void;
}

/** Returns the last statements of the transaction of a client; undefined without any. */
export function lastMessageOf(client: object): LastMessage | undefined {
  const list = statements.get(client);
  if (!list) return undefined;
  return {
    sql: list.map((statement) => `${withLiterals(statement)};`).join('\n'),
    count: list.length,
    keep: (results) => {
      for (const [place, statement] of list.entries()) statement.rows = results[place]?.rows ?? [];
    },
  };
}

/** A message of several statements has no parameters: their values become literals. */
function withLiterals({ sql, bindings }: LastStatement): string {
  const parts = sql.split('?');
  if (parts.length !== bindings.length + 1)
    throw new Error(`A statement has ${parts.length - 1} parameters and ${bindings.length} values: ${sql}`);
  return parts.map((part, place) => (place === 0 ? part : literalOf(bindings[place - 1]) + part)).join('');
}

/** Returns a value as a literal of PostgreSQL, whatever the setting of standard_conforming_strings. */
function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' && Number.isFinite(value)) return `(${value})`;
  if (typeof value !== 'string')
    throw new Error(`A ${typeof value} cannot be a literal of a last statement.`);
  // The protocol ends a message at it.
  if (value.includes('\0')) throw new Error('A text of a last statement has the character NUL.');
  const quoted = value.replaceAll("'", "''");
  return value.includes('\\') ? ` E'${quoted.replaceAll('\\', '\\\\')}'` : `'${quoted}'`;
}
