/**
 * Starts the services on an empty SQLite file that fails at every statement from the moment they are ready, like a server that
 * went away. When: by the contract tests, which check what each service then responds. Reads the environment; writes DATA_DIR.
 */
import type { Database } from '../../../db/connection/database.js';
import { run } from '../run.js';

let isDown = false;

function refuseWhileDown(): void {
  if (isDown) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
}

/** Returns a database whose statements fail while it is down; readiness still sees the one behind it. */
function withFailures(database: Database): Database {
  const client = database.read.client as { acquireConnection: () => Promise<unknown> };
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = async () => {
    refuseWhileDown();
    return acquire();
  };
  return {
    ...database,
    write: async (work, options) => {
      refuseWhileDown();
      return database.write(work, options);
    },
    prepare: (sql) => {
      const runPrepared = database.prepare(sql);
      return async (values) => {
        refuseWhileDown();
        return runPrepared(values);
      };
    },
  };
}

run({
  now: () => new Date(),
  wrapDatabase: withFailures,
  beforeReady: async () => {
    isDown = true;
  },
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
