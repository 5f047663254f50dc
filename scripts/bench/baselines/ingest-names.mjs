import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';

/**
 * Usage: node ingest-names.mjs DATABASE_FILE [BATCHES_FILE]. Without batches, takes the triggers out of a copy of our
 * database, which keep an index for searching. With batches, upserts each in a transaction of its own, the rows that ours
 * writes for a name, and prints the milliseconds that each took, as JSON.
 */
const [databaseFile, batchesFile] = process.argv.slice(2);

const database = new Database(databaseFile);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
if (batchesFile === undefined) {
  for (const { name } of database.prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger'`).all())
    database.exec(`DROP TRIGGER ${name}`);
} else {
  const batches = JSON.parse(readFileSync(batchesFile, 'utf8'));
  const store = prepareStore();
  const times = batches.map((batch) => {
    const startedAt = performance.now();
    store(batch, new Date().toISOString());
    return performance.now() - startedAt;
  });
  process.stdout.write(JSON.stringify(times));
}
database.close();

function prepareStore() {
  const name = database.prepare(`INSERT INTO display_names
    (account_id, display_name, normalized_display_name, name_length, source, project_key, observed_at, updated_at)
    VALUES (?, ?, ?, ?, 'bench', 'bench', ?, ?) ON CONFLICT (account_id) DO UPDATE SET display_name = excluded.display_name,
    normalized_display_name = excluded.normalized_display_name, name_length = excluded.name_length, source = excluded.source,
    project_key = excluded.project_key, observed_at = excluded.observed_at, updated_at = excluded.updated_at
    WHERE excluded.observed_at > display_names.observed_at`);
  const history = database.prepare(`INSERT INTO display_name_history VALUES (?, ?, ?, ?, 'bench', 'bench')
    ON CONFLICT (account_id, display_name) DO UPDATE SET last_observed_at = excluded.last_observed_at
    WHERE excluded.last_observed_at > display_name_history.last_observed_at`);
  return database.transaction((batch, at) => {
    for (const { accountId, displayName, observedAt } of batch) {
      const normalized = displayName.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
      name.run(accountId, displayName, normalized, normalized.length, observedAt, at);
      history.run(accountId, displayName, observedAt, observedAt);
    }
  });
}
