import { readSqliteVersion } from '../../db/connection/sqlite-connection.js';
import { version } from '../project-root.js';

/** What is known of a version of SQLite; SECURITY.md says the same. */
const KNOWN: Readonly<Record<string, string>> = {
  '3.52.0': 'withdrawn by its makers; it has the fix of the WAL reset: see SECURITY.md',
};

/** Returns the versions of the server, of Node.js and of the SQLite inside, one a line. */
export async function describeVersion(): Promise<string> {
  const sqlite = await readSqliteVersion();
  const known = KNOWN[sqlite];
  return [
    `record-services ${version}`,
    `Node.js ${process.versions.node}`,
    `SQLite ${sqlite}${known === undefined ? '' : ` (${known})`}`,
  ].join('\n');
}
