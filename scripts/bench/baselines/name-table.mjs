import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';

/** Opens a new database with the names of an NDJSON file, in a plain hand-written table. */
export function openNames(databaseFile, namesFile) {
  const database = new Database(databaseFile);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('mmap_size = 268435456');
  database.exec(`CREATE TABLE names (account_id TEXT PRIMARY KEY, display_name TEXT, normalized TEXT, source TEXT,
    observed_at TEXT, updated_at TEXT)`);
  const insert = database.prepare('INSERT INTO names VALUES (?, ?, ?, ?, ?, ?)');
  const at = new Date().toISOString();
  database.transaction(() => {
    for (const line of readFileSync(namesFile, 'utf8').split('\n')) {
      if (line === '') continue;
      const { accountId, displayName, observedAt } = JSON.parse(line);
      insert.run(accountId, displayName, displayName.toLowerCase(), 'bench', observedAt, at);
    }
  })();
  const select = database.prepare('SELECT * FROM names WHERE account_id = ?');
  const scan = database.prepare(
    `SELECT * FROM names WHERE normalized LIKE ? ESCAPE '\\' ORDER BY length(normalized), observed_at DESC LIMIT ?`,
  );
  return {
    find: (accountId) => select.get(accountId),
    search: (text, limit) => scan.all(`%${text.replaceAll(/[%_\\]/g, '\\$&')}%`, limit),
  };
}
