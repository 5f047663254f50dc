import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { normalizeName } from '../rules/display-names.js';
import { eventSearchText, type EventRow } from '../rules/event-row.js';
import { OWNED_REPORTS, RECORDS_SQL } from '../rules/world-records.js';
import { jsonRows } from '../sql/json-rows.js';
import { rowsOf } from '../sql/raw-rows.js';
import { DIALECTS, type Dialect } from './baseline/dialect.js';
import { recomputeRollups } from './record-reports/rollups.js';

/**
 * World records are what the reports about a map say, in any order. Reports are made from the events that are kept, and from the stored
 * records: events of the latter may be all that is left. Then records, maps and rollups are made again; records keep their events.
 */
export async function up(knex: Knex): Promise<string[]> {
  const dialect = DIALECTS[kindOf(knex)];
  for (const statement of createReports(dialect)) await knex.raw(statement);
  await collectReports(knex, dialect);
  await deriveRecords(knex);
  await countEvents(knex, -1);
  const added = await addEvents(knex);
  await knex.raw('DELETE FROM events WHERE event_id IN (SELECT event_id FROM merged_records)');
  const corrected = await correctEvents(knex);
  await countEvents(knex, 1);
  await moveKeys(knex);
  const moved = await setCurrent(knex);
  const [merged] = await select<{ count: number }>(knex, 'SELECT count(*) AS count FROM merged_records');
  const [counts] = await select<{ records: number; revoked: number | null }>(
    knex,
    'SELECT count(*) AS records, sum(revoked) AS revoked FROM derived_records',
  );
  await replaceRecords(knex, dialect);
  await recomputeRollups(knex);
  for (const table of ['derived_records', 'merged_records', 'owned_reports', 'counted_events'])
    await knex.raw(`DROP TABLE ${table}`);
  if (!counts || counts.records === 0) return [];
  return [
    `${counts.records} world records, revoked: ${counts.revoked ?? 0}`,
    `records added from former checks: ${added}, merged into others: ${merged?.count ?? 0}, events corrected: ${corrected}`,
    `maps with another current record: ${moved}`,
  ];
}

async function select<Row>(knex: Knex, sql: string): Promise<Row[]> {
  return rowsOf<Row>(await knex.raw(sql));
}

function createReports({ text, small, storedByKey }: Dialect): string[] {
  return [
    // What a project has reported of a map's time and a player, as it named the player ('' for what it did not name).
    `CREATE TABLE world_record_reports (
    map_uid ${text} NOT NULL,
    wr_ms integer NOT NULL,
    account_id ${text} NOT NULL,
    holder ${text} NOT NULL,
    project_key ${text} NOT NULL,
    -- The normalized holder.
    holder_key ${text} NOT NULL,
    -- The first and the last moment, and the last of a report that says that faster records are gone.
    first_at ${text},
    last_at ${text},
    revoking_at ${text},
    -- When the first report without a moment was received.
    untimed_at ${text},
    -- 1 if one reported a change, and if one came with a token or secret.
    changed ${small} NOT NULL,
    authenticated ${small} NOT NULL,
    PRIMARY KEY (map_uid, wr_ms, account_id, holder, project_key)
  ) ${storedByKey}`,
    // When the map's board was last wiped.
    `ALTER TABLE maps ADD COLUMN wr_wiped_at ${text}`,
    // Of events that give way to others of their records.
    'CREATE INDEX event_repeat_keys_of_event ON event_repeat_keys (event_id)',
    'ALTER TABLE wr_players ADD COLUMN records integer NOT NULL DEFAULT 0',
  ];
}

const CHECK = `e.dedupe_key IS NULL AND e.payload LIKE '{"runId":%'`;

/** An event whose time is that of its receipt was sent without one. The webhook has a secret; of other reports nothing is known. */
async function collectReports(knex: Knex, { kind, text }: Dialect): Promise<void> {
  const isWebhook = `CASE WHEN e.project_key = 'records-catalog' AND e.source = 'wr-webhook' THEN 1 ELSE 0 END`;
  const records = 'world_records w LEFT JOIN events e ON e.event_id = w.event_id';
  const player = (row: string): string =>
    `COALESCE(${row}.account_id, '') AS account_id, COALESCE(${row}.holder, '') AS holder`;
  const others =
    kind === 'sqlite'
      ? 'json_each(w.other_timestamps) AS o'
      : 'jsonb_array_elements_text(w.other_timestamps::jsonb) AS o(value)';
  const now = new Date().toISOString();
  await knex.raw(
    `CREATE TEMPORARY TABLE former_reports AS
      SELECT e.map_uid, e.new_wr_time AS wr_ms, ${player('e')}, e.project_key, e.occurred_at AS at, e.received_at, e.changed,
          CASE WHEN e.changed = 1 AND e.old_wr_time < e.new_wr_time THEN 1 ELSE 0 END AS revokes, 0 AS authenticated
        FROM events e WHERE e.event_type = 'map.checked' AND e.new_wr_time IS NOT NULL AND e.map_uid IS NOT NULL
      UNION ALL SELECT w.map_uid, w.wr_ms, ${player('w')}, COALESCE(e.project_key, ''), w.recorded_at, w.received_at, 1 - w.is_baseline,
          CASE WHEN w.is_baseline = 1 THEN 0 WHEN ${CHECK} THEN CASE WHEN e.old_wr_time < e.new_wr_time THEN 1 ELSE 0 END ELSE 1 END,
          ${isWebhook}
        FROM ${records}
      UNION ALL SELECT w.map_uid, w.wr_ms, ${player('w')}, COALESCE(e.project_key, ''),
          CASE WHEN o.value > '${now}' THEN '${now}' ELSE o.value END, '', 1 - w.is_baseline,
          CASE WHEN m.wr_event_id = w.event_id THEN 1 ELSE 0 END, ${isWebhook}
        FROM ${records} JOIN maps m ON m.map_uid = w.map_uid CROSS JOIN ${others}
        WHERE w.other_timestamps IS NOT NULL`,
  );
  await knex.raw(
    `CREATE TEMPORARY TABLE holder_keys (holder ${text} PRIMARY KEY, holder_key ${text} NOT NULL)`,
  );
  const holders = await select<{ holder: string }>(knex, 'SELECT DISTINCT holder FROM former_reports');
  const columns = { holder: 'text', holder_key: 'text' } as const;
  for (let start = 0; start < holders.length; start += 10_000) {
    const rows = holders
      .slice(start, start + 10_000)
      .map(({ holder }) => ({ holder, holder_key: normalizeName(holder) }));
    await knex.raw('INSERT INTO holder_keys SELECT r.holder, r.holder_key FROM ?', [
      jsonRows(knex, 'r', columns, rows),
    ]);
  }
  await knex.raw(`INSERT INTO world_record_reports (map_uid, wr_ms, account_id, holder, project_key, holder_key, first_at, last_at,
      revoking_at, untimed_at, changed, authenticated)
    SELECT f.map_uid, f.wr_ms, f.account_id, f.holder, f.project_key, k.holder_key,
        min(CASE WHEN f.at <> f.received_at THEN f.at END), max(CASE WHEN f.at <> f.received_at THEN f.at END),
        max(CASE WHEN f.at <> f.received_at AND f.revokes = 1 THEN f.at END), min(CASE WHEN f.at = f.received_at THEN f.at END),
        max(f.changed), max(f.authenticated)
      FROM former_reports f JOIN holder_keys k ON k.holder = f.holder
      GROUP BY f.map_uid, f.wr_ms, f.account_id, f.holder, f.project_key, k.holder_key`);
  await knex.raw(`UPDATE maps SET wr_wiped_at = w.at FROM (SELECT map_uid, max(occurred_at) AS at FROM events
      WHERE event_type = 'map.checked' AND changed = 1 AND old_wr_time IS NOT NULL AND new_wr_time IS NULL AND occurred_at <> received_at
      GROUP BY map_uid) AS w WHERE maps.map_uid = w.map_uid`);
  for (const table of ['former_reports', 'holder_keys']) await knex.raw(`DROP TABLE ${table}`);
}

/**
 * Each record has the event of the first stored one that belongs to it, of a change if it is a change. `merged_records` are the others, by
 * the record that they belong to.
 */
async function deriveRecords(knex: Knex): Promise<void> {
  await knex.raw(`CREATE TEMPORARY TABLE owned_reports AS ${OWNED_REPORTS}
    SELECT DISTINCT map_uid, wr_ms, account_id, holder, player FROM owned`);
  await knex.raw('CREATE INDEX owned_reports_named ON owned_reports (map_uid, wr_ms, account_id, holder)');
  await knex.raw(`CREATE TEMPORARY TABLE stored_records AS SELECT w.event_id, w.map_uid, w.wr_ms, w.is_baseline, w.received_at, o.player
    FROM world_records w JOIN owned_reports o ON o.map_uid = w.map_uid AND o.wr_ms = w.wr_ms
      AND o.account_id = COALESCE(w.account_id, '') AND o.holder = COALESCE(w.holder, '')`);
  await knex.raw(`CREATE TEMPORARY TABLE derived_records AS
    SELECT d.*, COALESCE(s.change_id, s.event_id) AS event_id, s.received_at FROM (${RECORDS_SQL}) AS d
      LEFT JOIN (SELECT map_uid, wr_ms, player, min(event_id) AS event_id, min(CASE WHEN is_baseline = 0 THEN event_id END) AS change_id,
        min(received_at) AS received_at FROM stored_records GROUP BY map_uid, wr_ms, player) AS s
      ON s.map_uid = d.map_uid AND s.wr_ms = d.wr_ms AND s.player = d.player`);
  await knex.raw('CREATE INDEX derived_records_of_map ON derived_records (map_uid, wr_ms, player)');
  await knex.raw('CREATE INDEX derived_records_of_event ON derived_records (event_id)');
  await knex.raw(`CREATE TEMPORARY TABLE merged_records AS
    SELECT s.event_id, d.event_id AS by_id FROM stored_records s JOIN derived_records d ON d.map_uid = s.map_uid AND d.wr_ms = s.wr_ms
      AND d.player = s.player WHERE d.event_id <> s.event_id`);
  await knex.raw('DROP TABLE stored_records');
  const labels = 'hour, project_key, source, source_key, event_type, system, changed';
  await knex.raw(`CREATE TEMPORARY TABLE counted_events AS SELECT ${labels}, events, event_id FROM
    (SELECT substr(occurred_at, 1, 13) AS hour, project_key, source, source_key, event_type, system, changed, 1 AS events, event_id
      FROM events WHERE event_id < 0) AS e`);
}

/** What an event of a record has to be. */
const DIFFERS = `(e.occurred_at <> d.recorded_at OR e.account_id IS DISTINCT FROM d.account_id OR e.holder IS DISTINCT FROM d.holder
  OR e.system <> d.is_baseline OR e.changed <> 1 - d.is_baseline)`;

/** Counts the events that go or are corrected, as they are, and afterwards those that were corrected. */
async function countEvents(knex: Knex, by: 1 | -1): Promise<void> {
  const counted =
    by === -1
      ? `SELECT event_id FROM merged_records
        UNION SELECT e.event_id FROM events e JOIN derived_records d ON d.event_id = e.event_id WHERE ${DIFFERS}`
      : `SELECT event_id FROM counted_events WHERE events = -1 AND event_id NOT IN (SELECT event_id FROM merged_records)`;
  await knex.raw(`INSERT INTO counted_events SELECT substr(occurred_at, 1, 13), project_key, source, source_key, event_type, system,
      changed, ${by}, event_id FROM events WHERE event_id IN (${counted})`);
}

const BATCH = 5000;

/** Adds events of the records that had none: of checks that were ignored, being slower than the record of their time. */
async function addEvents(knex: Knex): Promise<number> {
  const columns = [
    'event_type',
    'project_key',
    'source',
    'source_key',
    'occurred_at',
    'received_at',
    'system',
    'changed',
    'map_uid',
    'map_name',
    'account_id',
    'holder',
    'message',
    'wr_ms',
    'old_wr_time',
    'new_wr_time',
    'payload',
    'search_text',
  ] as const;
  // The check that was received first is the one that the event is of.
  await knex.raw(`CREATE TEMPORARY TABLE missing_events AS
    SELECT d.map_uid, d.wr_ms, d.player, min(e.event_id) AS check_id FROM derived_records d
      JOIN owned_reports o ON o.map_uid = d.map_uid AND o.wr_ms = d.wr_ms AND o.player = d.player
      JOIN events e ON e.map_uid = d.map_uid AND e.new_wr_time = d.wr_ms AND e.event_type = 'map.checked'
        AND COALESCE(e.account_id, '') = o.account_id AND COALESCE(e.holder, '') = o.holder
      WHERE d.event_id IS NULL GROUP BY d.map_uid, d.wr_ms, d.player`);
  let count = 0;
  for (let after = 0; ;) {
    const found = await knex<EventRow>('events as e')
      .join('missing_events as n', 'n.check_id', 'e.event_id')
      .join('derived_records as d', (join) => {
        void join.on('d.map_uid', 'n.map_uid').on('d.wr_ms', 'n.wr_ms').on('d.player', 'n.player');
      })
      .where('e.event_id', '>', after)
      .orderBy('e.event_id')
      .limit(BATCH)
      .select<
        (EventRow & {
          player: string;
          recorded_at: string;
          is_baseline: number;
          own_account: string | null;
          own_holder: string | null;
        })[]
      >(
        'e.*',
        'd.player',
        'd.recorded_at',
        'd.is_baseline',
        'd.account_id as own_account',
        'd.holder as own_holder',
      );
    const last = found.at(-1);
    if (!last) break;
    after = last.event_id;
    const [sequence] = await select<{ last_event_id: number }>(
      knex,
      `UPDATE event_sequence SET last_event_id = last_event_id + ${found.length} WHERE id = 1 RETURNING last_event_id`,
    );
    const first = (sequence?.last_event_id ?? 0) - found.length + 1;
    const rows = found.map((row, index) => ({
      ...asRecord(row),
      event_id: first + index,
      player: row.player,
    }));
    const types = Object.fromEntries(
      columns.map((name) => [
        name,
        ['system', 'changed', 'wr_ms', 'old_wr_time', 'new_wr_time'].includes(name)
          ? ('integer' as const)
          : ('text' as const),
      ]),
    );
    const source = jsonRows(knex, 'r', { event_id: 'bigint', player: 'text', ...types }, rows);
    const names = ['event_id', ...columns].join(', ');
    await knex.raw(`INSERT INTO events (${names}) SELECT ${names} FROM ?`, [source]);
    await knex.raw(
      `UPDATE derived_records SET event_id = r.event_id, received_at = r.received_at FROM ?
        WHERE derived_records.map_uid = r.map_uid AND derived_records.wr_ms = r.wr_ms AND derived_records.player = r.player`,
      [source],
    );
    await knex.raw(`INSERT INTO counted_events SELECT substr(occurred_at, 1, 13), project_key, source, source_key, event_type, system,
      changed, 1, event_id FROM events WHERE event_id >= ${first}`);
    count += found.length;
  }
  await knex.raw('DROP TABLE missing_events');
  return count;
}

type Derived = EventRow & {
  recorded_at: string;
  is_baseline: number;
  own_account: string | null;
  own_holder: string | null;
};

/** Returns the event of a record. */
function asRecord(row: Derived): EventRow {
  const event_type = row.is_baseline === 1 ? 'wr_baseline' : 'wr_change';
  return {
    ...row,
    event_type,
    occurred_at: row.recorded_at,
    system: row.is_baseline,
    changed: 1 - row.is_baseline,
    account_id: row.own_account,
    holder: row.own_holder,
    search_text: eventSearchText({
      mapName: row.map_name,
      mapUid: row.map_uid,
      holder: row.own_holder,
      eventType: event_type,
      projectKey: row.project_key,
      message: row.message,
    }),
  };
}

async function correctEvents(knex: Knex): Promise<number> {
  const columns = {
    event_type: 'text',
    occurred_at: 'text',
    system: 'integer',
    changed: 'integer',
    account_id: 'text',
    holder: 'text',
    search_text: 'text',
  } as const;
  const set = Object.keys(columns).map((name) => `${name} = r.${name}`);
  let count = 0;
  for (let after = 0; ;) {
    const found = await select<Derived>(
      knex,
      `SELECT e.*, d.recorded_at, d.is_baseline, d.account_id AS own_account, d.holder AS own_holder FROM events e
        JOIN derived_records d ON d.event_id = e.event_id WHERE e.event_id > ${after} AND ${DIFFERS} ORDER BY e.event_id LIMIT ${BATCH}`,
    );
    const last = found.at(-1);
    if (!last) return count;
    after = last.event_id;
    await knex.raw(`UPDATE events SET ${set.join(', ')} FROM ? WHERE events.event_id = r.event_id`, [
      jsonRows(knex, 'r', { event_id: 'bigint', ...columns }, found.map(asRecord)),
    ]);
    count += found.length;
  }
}

async function moveKeys(knex: Knex): Promise<void> {
  await knex.raw(`UPDATE event_repeat_keys SET event_id = m.by_id FROM merged_records AS m
    WHERE event_repeat_keys.event_id = m.event_id`);
}

/** Returns how many maps have another current record now. */
async function setCurrent(knex: Knex): Promise<number> {
  await knex.raw(`CREATE TEMPORARY TABLE current_records AS SELECT * FROM (SELECT d.*, row_number() OVER (PARTITION BY map_uid
      ORDER BY wr_ms, recorded_at, player) AS place FROM derived_records d WHERE revoked = 0) AS c WHERE place = 1`);
  await knex.raw('CREATE INDEX current_records_of_map ON current_records (map_uid)');
  const ofMap = 'FROM maps m LEFT JOIN current_records c ON c.map_uid = m.map_uid';
  const [counted] = await select<{ moved: number }>(
    knex,
    `SELECT count(*) AS moved ${ofMap} WHERE m.wr_ms IS DISTINCT FROM c.wr_ms OR m.wr_player IS DISTINCT FROM NULLIF(c.player, '')`,
  );
  const columns = ['event_id', 'ms', 'player', 'account_id', 'holder', 'recorded_at'];
  const set = columns.map((name) => `wr_${name} = r.wr_${name}`).join(', ');
  await knex.raw(`UPDATE maps SET ${set} FROM (SELECT m.map_uid, c.event_id AS wr_event_id, c.wr_ms, NULLIF(c.player, '') AS wr_player,
      c.account_id AS wr_account_id, c.holder AS wr_holder, c.recorded_at AS wr_recorded_at ${ofMap}
      WHERE m.wr_event_id IS DISTINCT FROM c.event_id OR m.wr_player IS DISTINCT FROM NULLIF(c.player, '')
        OR m.wr_holder IS DISTINCT FROM c.holder OR m.wr_recorded_at IS DISTINCT FROM c.recorded_at
        OR m.wr_ms IS DISTINCT FROM c.wr_ms) AS r WHERE maps.map_uid = r.map_uid`);
  await knex.raw('DROP TABLE current_records');
  return counted?.moved ?? 0;
}

async function replaceRecords(knex: Knex, { text, small, bigKey }: Dialect): Promise<void> {
  await knex.raw('DROP TABLE world_records');
  await knex.raw(`CREATE TABLE world_records (
    event_id ${bigKey},
    map_uid ${text} NOT NULL,
    -- Account id, else \`holder:\` and the normalized holder; '' if unknown.
    player ${text} NOT NULL DEFAULT '',
    account_id ${text},
    holder ${text},
    wr_ms integer NOT NULL,
    recorded_at ${text} NOT NULL,
    received_at ${text} NOT NULL,
    -- 1 for a record that nobody has reported as a change: it is in no feed and no count of changes.
    is_baseline ${small} NOT NULL DEFAULT 0,
    revoked ${small} NOT NULL DEFAULT 0,
    -- 1 if a report of it came with a token or secret.
    authenticated ${small} NOT NULL DEFAULT 0
  )`);
  const columns =
    'event_id, map_uid, player, account_id, holder, wr_ms, recorded_at, received_at, is_baseline, revoked, authenticated';
  await knex.raw(
    `INSERT INTO world_records (${columns}) SELECT ${columns} FROM derived_records WHERE event_id IS NOT NULL ORDER BY event_id`,
  );
  for (const statement of [
    // Both a map's history and the look-up of a time.
    'CREATE INDEX world_records_of_map ON world_records (map_uid, recorded_at DESC, wr_ms, player)',
    // Feeds read the changes; the newest maps are read from both, so that no record of a map moves an entry in an index of maps.
    'CREATE INDEX world_records_changes ON world_records (recorded_at DESC, event_id DESC) WHERE is_baseline = 0 AND revoked = 0',
    'CREATE INDEX world_records_baselines ON world_records (recorded_at DESC, event_id DESC) WHERE is_baseline = 1 AND revoked = 0',
  ])
    await knex.raw(statement);
}
