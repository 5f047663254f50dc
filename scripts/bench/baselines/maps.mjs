import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { createBaseline, listen } from './baseline-service.mjs';

/** Usage: node maps.mjs DATABASE_FILE FACTS_FILE. Serves the maps of a JSON file in detail, as our catalog does. */
const [databaseFile, factsFile] = process.argv.slice(2);

const text = { type: 'string' };
const textOrNull = { type: 'string', nullable: true };
const integer = { type: 'integer' };
const integerOrNull = { type: 'integer', nullable: true };
const flag = { type: 'boolean' };
const map = {
  type: 'object',
  properties: {
    ...Object.fromEntries(
      ['mapUid', 'mapId', 'name', 'filename', 'fileUrl', 'thumbnailUrl', 'author', 'submitter'].map(
        (name) => [name, textOrNull],
      ),
    ),
    ...Object.fromEntries(
      ['authorScore', 'goldScore', 'silverScore', 'bronzeScore'].map((name) => [name, integerOrNull]),
    ),
    collectionName: textOrNull,
    mapStyle: text,
    mapType: textOrNull,
    isPlayable: flag,
    createdWithGamepadEditor: flag,
    createdWithSimpleEditor: flag,
    timestamp: textOrNull,
    season: text,
    year: integerOrNull,
    mapnumber: { type: 'array', items: integer },
    alteration: text,
    type: textOrNull,
    wrMs: integerOrNull,
    wrHolder: textOrNull,
    tracked: flag,
    status: text,
  },
};
const record = {
  type: 'object',
  properties: {
    eventId: integer,
    mapUid: text,
    mapName: textOrNull,
    accountId: textOrNull,
    holder: textOrNull,
    wrMs: integer,
    recordedAt: text,
    receivedAt: text,
  },
};
const links = { type: 'object', properties: { self: text, legacy: text, docs: text } };
const api = { type: 'object', properties: { name: text, version: text, docsPath: text } };
const schema = {
  params: {
    type: 'object',
    properties: { mapUid: { type: 'string', pattern: '^[A-Za-z0-9_.-]{1,64}$' } },
    required: ['mapUid'],
  },
  querystring: {
    type: 'object',
    properties: { wrHistoryLimit: { type: 'integer', minimum: 1, maximum: 25, default: 5 } },
  },
  response: {
    200: {
      type: 'object',
      properties: {
        exists: flag,
        generatedAt: text,
        api,
        map,
        wrHistory: { type: 'array', items: record },
        links,
      },
    },
  },
};

const { findMap, listRecords } = openMaps();
const app = createBaseline();
app.get('/api/v1/public/maps/:mapUid', { schema }, (request, reply) => {
  const { mapUid } = request.params;
  const found = findMap.get(mapUid);
  if (!found) {
    reply.code(404).send({ error: `No map ${mapUid} is known.`, mapUid });
    return;
  }
  const records = listRecords.all(mapUid, request.query.wrHistoryLimit);
  reply.header('Cache-Control', 'no-store').send({
    exists: true,
    generatedAt: new Date().toISOString(),
    api: { name: 'Records catalog', version: 'v1', docsPath: '/api/' },
    map: toMap(found),
    wrHistory: records.map((row) => ({ ...row, mapUid, mapName: found.name })),
    links: { self: `/api/v1/public/maps/${mapUid}`, legacy: `/api/v1/maps/info/${mapUid}`, docs: '/api/' },
  });
});
await listen(app);

function toMap({
  mapnumber,
  isPlayable,
  createdWithGamepadEditor,
  createdWithSimpleEditor,
  tracked,
  ...row
}) {
  return {
    ...row,
    mapnumber: JSON.parse(mapnumber),
    isPlayable: isPlayable === 1,
    createdWithGamepadEditor: createdWithGamepadEditor === 1,
    createdWithSimpleEditor: createdWithSimpleEditor === 1,
    tracked: tracked === 1,
  };
}

/** Opens a new database with the facts, in plain hand-written tables. */
function openMaps() {
  const { maps, players, records } = JSON.parse(readFileSync(factsFile, 'utf8'));
  const database = new Database(databaseFile);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('mmap_size = 268435456');
  const sent = Object.keys(maps[0]);
  database.exec(`CREATE TABLE maps (${sent.map((name) => (name === 'mapUid' ? 'mapUid TEXT PRIMARY KEY' : name)).join(', ')},
      season, year, mapnumber, alteration, type, tracked, status, wrMs, wrAccountId);
    CREATE TABLE names (account_id TEXT PRIMARY KEY, display_name TEXT);
    CREATE TABLE records (event_id INTEGER PRIMARY KEY, map_uid TEXT, account_id TEXT, wr_ms INTEGER, recorded_at TEXT, received_at TEXT);
    CREATE INDEX records_of_map ON records (map_uid, recorded_at DESC, event_id DESC)`);
  database.transaction(() => {
    const marks = sent.map((name) => `@${name}`).join(', ');
    const insertMap = database.prepare(
      `INSERT INTO maps VALUES (${marks}, @season, @year, @mapnumber, @alteration, NULL, 1, 'active', NULL, NULL)`,
    );
    for (const one of maps) {
      const [, season, year, number, alteration] = /^(\w+) (\d+) - (\d+) (.*)$/.exec(one.name);
      const flags = { isPlayable: 1, createdWithGamepadEditor: 0, createdWithSimpleEditor: 0 };
      insertMap.run({
        ...one,
        ...flags,
        season,
        year: Number(year),
        mapnumber: JSON.stringify([Number(number)]),
        alteration,
      });
    }
    const insertName = database.prepare('INSERT INTO names VALUES (?, ?)');
    for (const { accountId, displayName } of players) insertName.run(accountId, displayName);
    const insertRecord = database.prepare('INSERT INTO records VALUES (?, ?, ?, ?, ?, ?)');
    const update = database.prepare('UPDATE maps SET wrMs = ?, wrAccountId = ? WHERE mapUid = ?');
    const at = new Date().toISOString();
    for (const [index, { map: place, player, wrMs, recordedAt }] of records.entries()) {
      const { accountId } = players[player];
      insertRecord.run(index + 1, maps[place].mapUid, accountId, wrMs, recordedAt, at);
      if (index >= records.length - maps.length) update.run(wrMs, accountId, maps[place].mapUid);
    }
  })();
  return {
    findMap: database.prepare(`SELECT m.*, n.display_name AS wrHolder FROM maps m
      LEFT JOIN names n ON n.account_id = m.wrAccountId WHERE m.mapUid = ?`),
    listRecords:
      database.prepare(`SELECT r.event_id AS eventId, r.account_id AS accountId, n.display_name AS holder, r.wr_ms AS wrMs,
      r.recorded_at AS recordedAt, r.received_at AS receivedAt FROM records r LEFT JOIN names n ON n.account_id = r.account_id
      WHERE r.map_uid = ? ORDER BY r.recorded_at DESC, r.event_id DESC LIMIT ?`),
  };
}
