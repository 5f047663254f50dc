import assert from 'node:assert/strict';
import { before, after, test } from 'node:test';
import type { Knex } from 'knex';
import { openDatabase } from '../connection/open-database.js';
import type { Database } from '../connection/database.js';
import { NO_MAP_FIELDS, eventRow, type NewEvent } from '../rules/event-row.js';
import { describeOnEmptyDatabases } from '../testing/databases.js';
import { recountAges } from '../testing/identity.js';
import { readTrackingRollups, recountTracking } from '../testing/recount-tracking.js';
import { readStandings, recountStandings } from '../testing/standings.js';
import { migrations } from './index.js';
import { migrate } from './migrate.js';

const AT = '2026-03-01T12:34:56.000Z';
const HOUR = '2026-03-01T12:00:00.000Z';
const DAY = '2026-03-01T00:00:00.000Z';

/** The migrations of release 0.2.0. */
const RELEASED = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '008'));

/** Stores an event as release 0.2.0 did, with its counts. */
async function addEvent(trx: Knex.Transaction, eventId: number, change: Partial<NewEvent>): Promise<void> {
  const event: NewEvent = {
    ...NO_MAP_FIELDS,
    eventType: 'custom.thing',
    projectKey: 'p',
    source: 'P',
    occurredAt: AT,
    receivedAt: AT,
    system: false,
    changed: false,
    message: null,
    payload: null,
    dedupeKey: null,
    ...change,
  };
  const row = eventRow(event, eventId);
  const searched = [
    event.mapName,
    event.mapUid,
    event.holder,
    event.eventType,
    event.projectKey,
    event.message,
  ];
  const searchText = searched
    .map((field) => field ?? '')
    .join('\u001f')
    .toLowerCase();
  await trx('events').insert({ ...row, search_text: searchText });
  const { project_key, source, source_key, event_type, system, changed } = row;
  for (const [span, start] of [
    ['all', ''],
    ['day', DAY],
    ['hour', HOUR],
  ] as const) {
    const key = { span, start, project_key, source, event_type, system, changed };
    const counted = await trx('event_counts').where(key).increment('events', 1);
    if (counted === 0) await trx('event_counts').insert({ ...key, source_key, events: 1 });
  }
  const hour = { hour: HOUR, project_key };
  const counted = await trx('metric_hours').where(hour).increment('events', 1);
  if (counted === 0) await trx('metric_hours').insert({ ...hour, events: 1 });
}

interface OldMap {
  uid: string;
  name: string;
  sentSeason?: string;
  season: string;
  year: number | null;
  alteration: string;
  bucket: string;
  player: string;
}

/** Stores a map with a world record of a player, as release 0.2.0 did, with its standing. */
async function addMap(trx: Knex.Transaction, eventId: number, map: OldMap): Promise<void> {
  const record = { wr_ms: 40_000, account_id: null, holder: map.player };
  const player = `holder:${map.player.toLowerCase()}`;
  await trx('maps').insert({
    map_uid: map.uid,
    name: map.name,
    named_at: AT,
    search_text: `${map.name}\u001f${map.uid}`.toLowerCase(),
    season: map.season,
    sent_season: map.sentSeason ?? null,
    year: map.year,
    mapnumber: '[]',
    alteration: map.alteration,
    bucket: map.bucket,
    first_seen_at: AT,
    updated_at: AT,
    wr_event_id: eventId,
    wr_ms: record.wr_ms,
    wr_player: player,
    wr_holder: map.player,
    wr_recorded_at: AT,
  });
  await trx('world_records').insert({
    event_id: eventId,
    map_uid: map.uid,
    player,
    ...record,
    recorded_at: AT,
    received_at: AT,
    is_seen: 0,
  });
  await trx('map_standings').insert({
    map_uid: map.uid,
    tracked: 0,
    bucket: map.bucket,
    medal: 'none',
    player,
    holder: map.player,
    recorded_at: AT,
  });
}

/** The standings of the stored maps, as release 0.2.0 kept them. */
async function addStandings(trx: Knex.Transaction): Promise<void> {
  const leader = 'wr_player, NULL, wr_holder, count(*), max(wr_recorded_at) FROM maps GROUP BY';
  await trx.raw(`INSERT INTO wr_leaders (bucket, player, account_id, holder, total_wrs, latest_wr_at)
    SELECT '', ${leader} wr_player, wr_holder UNION ALL SELECT bucket, ${leader} bucket, wr_player, wr_holder`);
  await trx.raw(
    `INSERT INTO wr_buckets (bucket, place, records) SELECT bucket, 0, count(*) FROM maps GROUP BY bucket`,
  );
  await trx.raw('INSERT INTO wr_players (player) SELECT DISTINCT wr_player FROM maps');
  await trx.raw(`INSERT INTO catalog_counts (name, value) SELECT 'maps', count(*) FROM maps
    UNION ALL SELECT 'records', count(*) FROM maps UNION ALL SELECT 'medal none', count(*) FROM maps
    UNION ALL SELECT 'players', count(DISTINCT wr_player) FROM maps
    UNION ALL SELECT 'players ever', count(DISTINCT wr_player) FROM maps`);
}

async function addName(trx: Knex.Transaction, accountId: string, displayName: string): Promise<void> {
  const normalized = displayName.normalize('NFKC').toLowerCase();
  await trx('display_names').insert({
    account_id: accountId,
    display_name: displayName,
    normalized_display_name: normalized,
    name_length: Array.from(normalized).length,
    source: 'P',
    project_key: 'p',
    observed_at: AT,
    updated_at: AT,
  });
  const hour = { hour: AT.slice(0, 13) };
  const counted = await trx('account_age_hours').where(hour).increment('accounts', 1);
  if (counted === 0) await trx('account_age_hours').insert({ ...hour, accounts: 1 });
  await trx('accounts_seen').insert({
    account_id: accountId,
    named: 1,
    reasons: 1,
    first_seen_at: AT,
    last_seen_at: AT,
  });
}

async function fill(trx: Knex.Transaction): Promise<void> {
  for (const key of ['p', 'records-catalog'])
    await trx('projects').insert({
      project_key: key,
      project_name: key,
      source_label: key,
      enabled: 1,
      check_interval_seconds: 300,
      first_seen_at: AT,
      last_seen_at: AT,
    });
  await addEvent(trx, 1, {
    eventType: 'update_request',
    projectKey: 'records-catalog',
    source: 'records-catalog',
  });
  await addEvent(trx, 2, {
    eventType: 'update_request',
    projectKey: 'records-catalog',
    source: 'records-catalog',
  });
  await addEvent(trx, 3, { mapName: 'ΟΔΥΣ', holder: 'İstanbul' });
  await addEvent(trx, 4, { eventType: 'club.snapshot', payload: { clubId: 7 } });
  await trx('clubs').insert({ club_id: 7, first_seen_at: AT, last_synced_at: AT });
  const maps: Omit<OldMap, 'uid'>[] = [
    {
      name: 'Fall 2024 - 01 Été',
      season: 'Fall',
      year: 2024,
      alteration: 'Été',
      bucket: 'Fall 2023',
      player: 'Kestrel',
    },
    {
      name: 'x',
      sentSeason: 'fall',
      season: 'fall',
      year: 2030,
      alteration: 'x',
      bucket: 'fall 2030',
      player: 'Kestrel',
    },
    { name: 'y', season: 'Fall', year: 2030, alteration: '', bucket: 'Fall 2030', player: 'Dunes' },
    {
      name: 'z',
      sentSeason: 'Autumn',
      season: 'Autumn',
      year: 2030,
      alteration: '',
      bucket: 'Autumn 2030',
      player: 'Dunes',
    },
    { name: 'ΟΔΥΣ', season: '', year: null, alteration: 'ΟΔΥΣ', bucket: 'Other', player: 'Mirelle' },
  ];
  for (const [index, map] of maps.entries()) {
    const eventId = 10 + index;
    await addEvent(trx, eventId, { eventType: 'wr_change', changed: true });
    await addMap(trx, eventId, { ...map, uid: `map-${index}` });
  }
  await addStandings(trx);
  await addName(trx, 'greek', 'ΟΔΥΣ');
  await addName(trx, 'long', '\uFDFA'.repeat(60));
  await addName(trx, 'MIXED1', 'Mixed');
}

describeOnEmptyDatabases('rows of release 0.2.0', (settings) => {
  let database: Database;
  before(async () => {
    database = await openDatabase(settings());
    await migrate(database, RELEASED);
    await database.write(fill);
    await migrate(database);
  });
  after(() => database.close());

  test('all rollups agree with what they count', async () => {
    const [kept, counted] = [await readTrackingRollups(database), await recountTracking(database)];
    assert.deepEqual([kept.eventCounts, kept.hours], [counted.eventCounts, counted.hours]);
    assert.deepEqual(await readStandings(database), await recountStandings(database));
    const ages = await database.read('account_age_hours').whereNot({ accounts: 0 }).orderBy('hour');
    assert.deepEqual(
      ages.map((row: object) => ({ ...row })),
      await recountAges(database),
    );
  });

  test('events of update requests are system ones', async () => {
    const systems = await database.read('events').where({ event_type: 'update_request' }).pluck('system');
    assert.deepEqual(systems, [1, 1]);
  });

  test('maps are in the buckets of their seasons, in order', async () => {
    assert.deepEqual(await database.read('maps').orderBy('map_uid').pluck('bucket'), [
      'Fall 2024',
      'Fall 2030',
      'Fall 2030',
      'Other',
      'Other',
    ]);
    const buckets = await database
      .read('wr_buckets')
      .where('records', '>', 0)
      .orderBy('place', 'desc')
      .pluck('bucket');
    assert.deepEqual(buckets, ['Fall 2030', 'Fall 2024', 'Other']);
  });

  test('texts are folded, and searches find them', async () => {
    const keys = await database.read('maps').orderBy('map_uid').pluck<string[]>('alteration_key');
    assert.deepEqual([keys[0], keys[4]], ['été', 'οδυσ']);
    const event = await database.read('events').where({ event_id: 3 }).first<{ search_text: string }>();
    assert.match(event.search_text, /^οδυσ\u001f.*istanbul/);
    const name = await database
      .read('display_names')
      .where({ account_id: 'greek' })
      .first<{ normalized_display_name: string; name_length: number }>();
    assert.deepEqual([name.normalized_display_name, name.name_length], ['οδυσ', 4]);
  });

  test('names over 64 characters are gone, and their accounts are candidates', async () => {
    assert.deepEqual(await database.read('display_names').orderBy('account_id').pluck('account_id'), [
      'MIXED1',
      'greek',
    ]);
    assert.deepEqual(await database.read('accounts_seen').where({ named: 0 }).pluck('account_id'), ['long']);
  });

  test('a club knows which project reported it last', async () => {
    assert.deepEqual(await database.read('clubs').pluck('synced_by'), ['p']);
  });
});
