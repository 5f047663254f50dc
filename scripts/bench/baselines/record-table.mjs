import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';

const TRACK_COLUMNS = ['status', 'reason_code', 'confidence', 'policy_version', 'checked_at', 'updated_at'];
const COLUMNS = [
  'record_id',
  'map_uid',
  'rank',
  'updated_at',
  ...['replay', 'deep'].flatMap((track) => TRACK_COLUMNS.map((column) => `${track}_${column}`)),
];

/** Opens a new database with one row per record of an NDJSON file of verdicts, both tracks in the row, as ours has it. */
export function openRecords(databaseFile, verdictsFile) {
  const database = new Database(databaseFile);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('mmap_size = 268435456');
  database.exec(`CREATE TABLE records (${COLUMNS.map(columnOf).join(', ')})`);
  const marks = COLUMNS.map((column) => `@${column}`).join(', ');
  const insert = database.prepare(`INSERT INTO records VALUES (${marks})`);
  const at = new Date().toISOString();
  database.transaction(() => {
    for (const row of readRows(verdictsFile, at)) insert.run(row);
  })();
  const select = database.prepare(`SELECT ${COLUMNS.join(', ')} FROM records WHERE record_id = ?`);
  return { find: (recordId) => select.get(recordId) };
}

function columnOf(name) {
  if (name === 'record_id') return 'record_id TEXT PRIMARY KEY';
  return name === 'rank' ? 'rank INTEGER' : `${name} TEXT`;
}

function readRows(verdictsFile, at) {
  const rows = new Map();
  for (const line of readFileSync(verdictsFile, 'utf8').split('\n')) {
    if (line === '') continue;
    const { record_id, map_uid, rank, track, ...verdict } = JSON.parse(line);
    const row = rows.get(record_id) ?? { record_id, map_uid, rank, updated_at: at };
    for (const column of TRACK_COLUMNS) row[`${track}_${column}`] = verdict[column] ?? null;
    row[`${track}_updated_at`] = at;
    rows.set(record_id, row);
  }
  return rows.values();
}
