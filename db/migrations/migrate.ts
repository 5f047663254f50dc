import type { Knex } from 'knex';
import type { Database, DatabaseKind } from '../connection/database.js';
import { contracting, migrations } from './index.js';

/** Any number that is no other advisory lock. */
const MIGRATION_LOCK = 7_300_401;

/** What a start found and did. */
export interface Migrated {
  /** Migrations that were applied now. */
  applied: string[];
  /** Migrations of a newer version that the schema has already. */
  newer: string[];
}

/** Thrown for a schema with which this version must not run; the message says what to do. */
export class SchemaError extends Error {}

/**
 * Migrates the schema in one transaction: a killed process leaves neither half a schema nor knex's migration lock
 * behind, and processes that start concurrently wait for each other. A schema of a newer version is left as it is, when that
 * version allows this one beside it (see README.md); else rejects with a SchemaError.
 */
export async function migrate(
  database: Database,
  wanted: Readonly<Record<string, Knex.Migration>> = migrations,
): Promise<Migrated> {
  const migrationSource = sourceOf(wanted);
  return database.write(
    async (trx) => {
      if (database.kind === 'postgres') await trx.raw('SELECT pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      const newer = await findNewer(trx, Object.keys(wanted));
      if (newer.length > 0) return { applied: [], newer };
      const [, applied] = (await trx.migrate.latest({ migrationSource, disableTransactions: true })) as [
        number,
        string[],
      ];
      await requireNewest(trx, requiredBy(applied, database.kind));
      return { applied, newer };
    },
    { isUnlimited: true },
  );
}

/** Returns the applied migrations that this version does not know. Rejects when it must not run on them. */
async function findNewer(trx: Knex.Transaction, known: string[]): Promise<string[]> {
  if (!(await trx.schema.hasTable('knex_migrations'))) return [];
  const present = await trx('knex_migrations').orderBy('id').pluck<string[]>('name');
  const newer = present.filter((name) => !known.includes(name));
  if (newer.length === 0) return [];
  const missing = known.filter((name) => !present.includes(name));
  if (missing.length > 0)
    throw new SchemaError(
      `The database's schema is of another line of versions: it has ${newer.join(', ')} and lacks ${missing.join(', ')}. Start the version that made it.`,
    );
  const required = await trx('schema_requirements').pluck<string[]>('migration');
  const unknown = required.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new SchemaError(
      `The database's schema is of a newer version (${unknown.join(', ')}), on which this one cannot run. Start the newer version, or restore a backup that was made before it.`,
    );
  return newer;
}

/** Returns the migrations that a version has to know to run on a schema with these. */
function requiredBy(applied: readonly string[], kind: DatabaseKind): string[] {
  return applied.flatMap((name) => contracting[name]?.[kind] ?? []);
}

/** Records the newest of some migrations as required, unless a newer one is already. Their names begin with their numbers. */
async function requireNewest(trx: Knex.Transaction, required: readonly string[]): Promise<void> {
  if (required.length === 0) return;
  const known = await trx('schema_requirements').where({ id: 1 }).pluck<string[]>('migration');
  await trx('schema_requirements')
    .where({ id: 1 })
    .update({ migration: [...known, ...required].toSorted().at(-1) });
}

function sourceOf(wanted: Readonly<Record<string, Knex.Migration>>): Knex.MigrationSource<string> {
  return {
    getMigrations: () => Promise.resolve(Object.keys(wanted)),
    getMigrationName: (name) => name,
    getMigration: (name) => {
      const migration = wanted[name];
      if (!migration) return Promise.reject(new Error(`There is no migration named ${name}.`));
      return Promise.resolve(migration);
    },
  };
}
