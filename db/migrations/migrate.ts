import type { Knex } from 'knex';
import type { Database, DatabaseKind } from '../connection/database.js';
import { contracting, migrations, type Migration } from './index.js';
import { RELEASE_0_4_0 } from './release-0.4.0.js';

/** Any number that is no other advisory lock. */
const MIGRATION_LOCK = 7_300_401;

/** The migration that makes the schema of version 0.4.0. */
const BASELINE = '001-baseline';

/** What a start found and did. */
export interface Migrated {
  /** Migrations that were applied now. */
  applied: string[];
  /** What they have done, as sentences. */
  notes: string[];
  /** Migrations of a newer version that the schema has already. */
  newer: string[];
}

/** Thrown for a schema with which this version must not run; the message says what to do. */
export class SchemaError extends Error {}

/**
 * Migrates the schema in one transaction: a killed process leaves neither half a schema nor knex's migration lock
 * behind, and processes that start concurrently wait for each other. The schema of version 0.4.0 is the baseline's. One of a newer
 * version is left as it is, when that version allows this one beside it (see README.md); any other is rejected with a SchemaError.
 */
export async function migrate(
  database: Database,
  wanted: Readonly<Record<string, Migration>> = migrations,
): Promise<Migrated> {
  const notes: string[] = [];
  const migrationSource = sourceOf(wanted, notes);
  return database.write(
    async (trx) => {
      if (database.kind === 'postgres') await trx.raw('SELECT pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      const present = await recognizeBaseline(trx, await listApplied(trx));
      const newer = await findNewer(trx, present, Object.keys(wanted));
      if (newer.length > 0) return { applied: [], notes: [], newer };
      const [, applied] = (await trx.migrate.latest({ migrationSource, disableTransactions: true })) as [
        number,
        string[],
      ];
      await requireNewest(trx, requiredBy(applied, database.kind));
      return { applied, notes, newer };
    },
    { isUnlimited: true },
  );
}

/**
 * Rejects with a SchemaError, which says what to do, unless the database has a schema on which this version runs: without one, with that
 * of an older version, or with one that `migrate` rejects. Changes nothing.
 */
export async function expectSchema(
  { kind, read }: Pick<Database, 'kind' | 'read'>,
  wanted: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  const present = await listApplied(read);
  if (present.length === 0)
    throw new SchemaError(
      `${kind === 'postgres' ? 'The database of DATABASE_URL' : 'The SQLite file in DATA_DIR'} has no schema of the services: set DATABASE_URL or DATA_DIR as for the services, or start them once.`,
    );
  const known = Object.keys(wanted);
  const isReleased = present.some((name) => RELEASE_0_4_0.includes(name));
  if (!isReleased && (await findNewer(read, present, known)).length > 0) return;
  const missing = known.filter((name) => !present.includes(name));
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

/**
 * Lets a database of version 0.4.0, whose applied migrations are `present`, list the baseline in their place, whose schema it has, and
 * returns what it lists then. Rejects with a SchemaError for a database of a version before it, or of an unpublished state after it.
 */
async function recognizeBaseline(
  trx: Knex.Transaction,
  present: readonly string[],
): Promise<readonly string[]> {
  const released = present.filter((name) => RELEASE_0_4_0.includes(name));
  if (released.length === 0) return present;
  const unpublished = present.filter((name) => !RELEASE_0_4_0.includes(name));
  if (unpublished.length > 0)
    throw new SchemaError(
      `The database's schema is of an unpublished state after version 0.4.0 (${unpublished.join(', ')}): restore a backup that version 0.4.0 made, and start this version on that.`,
    );
  if (released.length < RELEASE_0_4_0.length)
    throw new SchemaError(
      `The database's schema is of a version before 0.4.0 (its newest migration is ${released.at(-1)}): start it once with version 0.4.0, then with this one.`,
    );
  await trx('knex_migrations').delete();
  await trx('knex_migrations').insert({ name: BASELINE, batch: 1, migration_time: new Date() });
  await trx('schema_requirements').where({ id: 1 }).update({ migration: BASELINE });
  return [BASELINE];
}

/** Returns the applied migrations that this version does not know. Rejects when it must not run on them. */
async function findNewer(
  source: Knex,
  present: readonly string[],
  known: readonly string[],
): Promise<string[]> {
  const newer = present.filter((name) => !known.includes(name));
  if (newer.length === 0) return [];
  const missing = known.filter((name) => !present.includes(name));
  if (missing.length > 0)
    throw new SchemaError(
      `The database's schema is of another line of versions: it has ${newer.join(', ')} and lacks ${missing.join(', ')}. Start the version that made it.`,
    );
  const required = await source('schema_requirements').pluck<string[]>('migration');
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

/** Knex asks each migration for a way back; ours is a backup. Their notes are added to the list. */
function sourceOf(
  wanted: Readonly<Record<string, Migration>>,
  notes: string[],
): Knex.MigrationSource<string> {
  const down = (): Promise<never> =>
    Promise.reject(new Error('Migrations are not undone; restore a backup.'));
  return {
    getMigrations: () => Promise.resolve(Object.keys(wanted)),
    getMigrationName: (name) => name,
    getMigration: (name) => {
      const migration = wanted[name];
      if (!migration) return Promise.reject(new Error(`There is no migration named ${name}.`));
      const up = async (knex: Knex): Promise<void> => {
        const lines = await migration.up(knex);
        if (Array.isArray(lines)) notes.push(...lines.map(String));
      };
      return Promise.resolve({ up, down });
    },
  };
}
