import { createPostgresDatabase } from '../../db/testing/postgres-databases.js';

export type Database = 'SQLite' | 'PostgreSQL';

/** An empty database of one test. */
export interface TestDatabase {
  /** The setting that makes a server use it; none for SQLite, whose file is in the server's data folder. */
  environment: Record<string, string>;
  drop: () => Promise<void>;
}

/**
 * Creates an empty database; `setting` is the server's variable for its URL on PostgreSQL. In a test run it is a copy of
 * the run's migrated template, as the one on SQLite is in server-process.ts: other tests migrate.
 */
export async function createTestDatabase(
  database: Database,
  setting = 'DATABASE_URL',
): Promise<TestDatabase> {
  if (database === 'SQLite') return { environment: {}, drop: async () => undefined };
  const {
    TEST_DATABASE_URL: server = '',
    TEST_DATABASE_TEMPLATE: template,
    DATABASE_PREPARED: isPrepared,
  } = process.env;
  // A run may be through a pooler of PostgreSQL connections.
  const pooler: Record<string, string> = isPrepared ? { DATABASE_PREPARED: isPrepared } : {};
  const { url, drop } = await createPostgresDatabase(server, template);
  return { environment: { [setting]: url, ...pooler }, drop };
}
