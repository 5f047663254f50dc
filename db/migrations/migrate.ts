import type { Knex } from 'knex';
import type { Database } from '../connection/database.js';
import { migrations } from './index.js';

/** Any number that is no other advisory lock. */
const MIGRATION_LOCK = 7_300_401;

/**
 * Migrates the schema in one transaction: a killed process leaves neither half a schema nor knex's migration lock
 * behind, and processes that start concurrently wait for each other.
 */
export async function migrate(
  database: Database,
  wanted: Readonly<Record<string, Knex.Migration>> = migrations,
): Promise<void> {
  const migrationSource = sourceOf(wanted);
  await database.write(
    async (trx) => {
      if (database.kind === 'postgres') await trx.raw('SELECT pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      await trx.migrate.latest({ migrationSource, disableTransactions: true });
    },
    { isUnlimited: true },
  );
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
