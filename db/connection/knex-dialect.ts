import knex, { type Knex } from 'knex';

/** A statement as knex passes it to a dialect. */
interface DialectQuery {
  sql: string;
  /** Milliseconds that this statement may run, in place of the limit of its transaction. */
  options?: { limitMs?: number };
}

/** Knex's transaction, as far as dialects replace parts of it. */
export interface DialectTransaction {
  isolationLevel?: string;
  readOnly?: boolean;
  begin: (connection: unknown) => Promise<unknown>;
  query: (connection: unknown, sql: string) => Promise<unknown>;
}

/** The parts of a knex dialect that this project replaces. */
interface DialectParts {
  connectionSettings: object;
  /** True in the copy of the dialect that belongs to a transaction. */
  transacting?: boolean;
  _query: (connection: unknown, query: DialectQuery) => Promise<unknown>;
  _acquireOnlyConnection: () => Promise<unknown>;
  transaction: (...settings: unknown[]) => DialectTransaction;
}

type DialectClass = new (config: Knex.Config) => DialectParts;

/**
 * Returns a dialect of knex with some of its parts replaced. `replace` is given the original parts; both are called with the
 * dialect as `this`. Knex copies the dialect for each transaction by its class, so parts of an instance would be lost.
 */
export function extendDialect(
  client: 'pg' | 'sqlite3',
  replace: (original: DialectParts) => Partial<DialectParts> & ThisType<DialectParts>,
): typeof Knex.Client {
  const { client: instance } = knex({ client, useNullAsDefault: true }) as unknown as { client: object };
  class Extended extends (instance.constructor as DialectClass) {}
  const parts = Extended.prototype;
  Object.assign(parts, replace(Object.getPrototypeOf(parts) as DialectParts));
  return Extended as unknown as typeof Knex.Client;
}
