import type { Knex } from 'knex';
import { kindOf } from './kind-of.js';

/** Returns the rows of a statement's `RETURNING`; to be called after the commit. */
export type DeferredRows<Row> = () => Row[];

/** A statement that runs at the end of its transaction. */
interface DeferredStatement {
  sql: string;
  bindings: readonly Knex.RawBinding[];
  rows: unknown[] | undefined;
}

/** By the client that knex makes for each transaction. */
const statements = new WeakMap<object, DeferredStatement[]>();

/**
 * Adds a statement to the end of a transaction. SQLite runs them one after the other before the commit. PostgreSQL is sent all of
 * them and the commit in one message, so that the locks that they take are held for no round trip: whatever happens to this
 * process or its network, the server goes on to the commit or to the end of the transaction.
 */
export function deferStatement<Row>(
  trx: Knex.Transaction,
  sql: string,
  bindings: readonly Knex.RawBinding[] = [],
): DeferredRows<Row> {
  const client = trx.client as {
    emit: (name: string, query: object) => void;
    positionBindings: (sql: string) => string;
  };
  const raw = trx.raw(sql, bindings).toSQL() as unknown as { sql: string; bindings: Knex.RawBinding[] };
  // For those who observe the statements of a transaction.
  if (kindOf(trx) === 'postgres')
    client.emit('query', { sql: client.positionBindings(raw.sql), bindings: raw.bindings });
  const statement: DeferredStatement = { sql: raw.sql, bindings: raw.bindings, rows: undefined };
  const list = statements.get(client);
  if (list) list.push(statement);
  else statements.set(client, [statement]);
  return () => {
    if (!statement.rows) throw new Error('The rows of a deferred statement were read before the commit.');
    return statement.rows as Row[];
  };
}

/** Runs the deferred statements of a transaction of SQLite. */
export async function runDeferred(trx: Knex.Transaction): Promise<void> {
  for (const statement of statements.get(trx.client as object) ?? []) {
    const rows: unknown = await trx.raw(statement.sql, [...statement.bindings]);
    statement.rows = rows as unknown[];
  }
}

/** The deferred statements of a transaction of PostgreSQL as one text. */
export interface DeferredMessage {
  sql: string;
  count: number;
  /** Takes the results of the statements, which the driver returns in their order. */
  keep: (results: readonly { rows: unknown[] }[]) => void;
}

/** Returns the deferred statements of the transaction of a client; undefined without any. */
export function joinDeferred(client: object): DeferredMessage | undefined {
  const list = statements.get(client);
  if (!list) return undefined;
  return {
    sql: list.map((statement) => `${withLiterals(statement)};`).join('\n'),
    count: list.length,
    keep: (results) => {
      for (const [index, statement] of list.entries()) statement.rows = results[index]?.rows ?? [];
    },
  };
}

/** A message of several statements has no parameters: their values become literals. */
function withLiterals({ sql, bindings }: DeferredStatement): string {
  const parts = sql.split('?');
  if (parts.length !== bindings.length + 1)
    throw new Error(`A statement has ${parts.length - 1} parameters and ${bindings.length} values: ${sql}`);
  return parts.map((part, index) => (index === 0 ? part : toLiteral(bindings[index - 1]) + part)).join('');
}

/** Returns a value as a literal of PostgreSQL, whatever the setting of standard_conforming_strings. */
function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' && Number.isFinite(value)) return `(${value})`;
  if (typeof value !== 'string')
    throw new Error(`A ${typeof value} cannot be a literal of a deferred statement.`);
  // The protocol ends a message at it.
  if (value.includes('\0')) throw new Error('A text of a deferred statement has the character NUL.');
  const quoted = value.replaceAll("'", "''");
  return value.includes('\\') ? ` E'${quoted.replaceAll('\\', '\\\\')}'` : `'${quoted}'`;
}
