import { join } from 'node:path';
import type { ConnectionSettings } from '../../db/connection/open-database.js';
import type { Config } from '../config.js';

/** Returns where the database is and how it is used; the SQLite file is in DATA_DIR. */
export function connectionSettings(config: Config): ConnectionSettings {
  return {
    databaseUrl: config.databaseUrl,
    sqliteFile: join(config.dataDir, 'records.sqlite'),
    timeoutMs: config.databaseTimeoutMs,
    poolMax: config.pgPoolMax,
    isPrepared: config.databasePrepared,
  };
}
