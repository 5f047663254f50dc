import type { Knex } from 'knex';
import type { Database } from './connection/database.js';
import * as fromRelease from './later/001-from-1.1.js';
import { createSchema } from './schema.js';

/** A step from an older schema to the present one, in one transaction. */
export interface Migration {
  /** May return sentences that the operator should read. */
  up: (trx: Knex.Transaction) => Promise<unknown>;
  /** The newest migration that a version has to know to run on the schema after this one; none for one that only adds. */
  requires?: string;
}

type Migrations = Readonly<Record<string, Migration>>;

/** All migrations, in the order of their names. Never change a published one: append a new one. */
export const migrations: Migrations = { '001-from-1.1': fromRelease };

/** The newest migration of the published version 1.1, whose databases are upgraded. */
export const RELEASE_1_1 = '008-verification-queue';

/** What a start found and did. */
export interface Migrated {
  /** Migrations that were applied now; those of a new database, whose schema has them, too. */
  applied: string[];
  /** What they have done, as sentences. */
  notes: string[];
  /** Migrations of a newer version that the schema has already. */
  newer: string[];
}

/** Thrown for a schema with which this version must not run; the message says what to do. */
export class SchemaError extends Error {}

/**
 * Creates the schema in an empty database, or applies the migrations that are missing, each in a transaction: a killed process leaves no
 * half of one behind, and processes that start at the same time wait for each other. The schema of a newer version is left as it is, where
 * that version allows this one beside it. Rejects with a SchemaError on any other.
 */
export async function migrate(database: Database, wanted: Migrations = migrations): Promise<Migrated> {
  const applied: string[] = [];
  const notes: string[] = [];
  for (;;) {
    const step = await database.write((trx) => applyNext(trx, wanted), { isUnlimited: true });
    applied.push(...step.applied);
    notes.push(...step.notes);
    if (step.applied.length === 0) return { applied, notes, newer: step.newer };
  }
}

/** Creates the schema, applies the first of the missing migrations, or neither if there is nothing to do. */
async function applyNext(trx: Knex.Transaction, wanted: Migrations): Promise<Migrated> {
  const present = await listApplied(trx);
  if (present.length === 0) {
    await createSchema(trx);
    const applied = Object.keys(wanted);
    await trx('knex_migrations').insert(applied.map((name) => toRow(name, wanted)));
    return { applied, notes: [], newer: [] };
  }
  const { missing, newer } = await compare(trx, present, wanted);
  const [name] = missing;
  if (name === undefined) return { applied: [], notes: [], newer };
  const lines = await wanted[name]?.up(trx);
  await trx('knex_migrations').insert(toRow(name, wanted));
  return { applied: [name], notes: Array.isArray(lines) ? lines.map(String) : [], newer: [] };
}

/**
 * Rejects with a SchemaError, which says what to do, unless the database has a schema on which this version runs: without one, with that
 * of an older version, or with one that `migrate` rejects. Changes nothing.
 */
export async function expectSchema(
  { kind, read }: Pick<Database, 'kind' | 'read'>,
  wanted: Migrations = migrations,
): Promise<void> {
  const present = await listApplied(read);
  if (present.length === 0)
    throw new SchemaError(
      `${kind === 'postgres' ? 'The database of DATABASE_URL' : 'The SQLite file in DATA_DIR'} has no schema of the services: set DATABASE_URL or DATA_DIR as for the services, or start them once.`,
    );
  const { missing } = await compare(read, present, wanted);
  if (missing.length > 0)
    throw new SchemaError(
      `The database's schema is of an older version (it lacks ${missing.join(', ')}): start the services of this version, or run npm run migrate, first.`,
    );
}

/** Returns the migrations of the database, in their order; none of a new one. */
async function listApplied(source: Knex): Promise<string[]> {
  if (!(await source.schema.hasTable('knex_migrations'))) return [];
  return source('knex_migrations').orderBy('id').pluck<string[]>('name');
}

/** Returns what the database lacks, or what it has of a newer version. Rejects when this version must not run on it. */
async function compare(
  source: Knex,
  present: readonly string[],
  wanted: Migrations,
): Promise<{ missing: string[]; newer: string[] }> {
  const known = Object.keys(wanted);
  if (present.at(-1) === RELEASE_1_1) return { missing: known, newer: [] };
  const [first = ''] = known;
  if (!present.includes(first))
    throw new SchemaError(
      `The database's schema is of a version before 1.1.0, or of none that was published (its newest migration is ${present.at(-1)}): start it once with 1.1, then with this version.`,
    );
  const missing = known.filter((name) => !present.includes(name));
  const newer = present.filter((name) => !known.includes(name));
  if (newer.length > 0 && missing.length > 0)
    throw new SchemaError(
      `The database's schema is of another line of versions: it has ${newer.join(', ')} and lacks ${missing.join(', ')}. Start the version that made it.`,
    );
  const required = await source('knex_migrations').whereNotNull('requires').pluck<string[]>('requires');
  const unknown = required.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new SchemaError(
      `The database's schema is of a newer version (${unknown.join(', ')}), on which this one cannot run. Start the newer version, or restore a backup that was made before it.`,
    );
  return { missing, newer };
}

function toRow(name: string, wanted: Migrations): { name: string; requires: string | null } {
  return { name, requires: wanted[name]?.requires ?? null };
}
