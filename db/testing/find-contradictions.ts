import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { openDatabase, type ConnectionSettings } from '../connection/open-database.js';
import type { Database, Row } from '../connection/database.js';
import { termsOf } from '../rules/event-terms.js';
import { clubMaps, MAPS, projectMaps } from '../rules/map-lists.js';
import type { EventRow } from '../rules/event-row.js';
import { ANY_EVENT, pairsOf, scopesOf, wordsOf } from '../rules/event-words.js';
import { findSignatureFaults } from './find-signature-faults.js';
import { recountAges } from './identity.js';
import { readTrackingRollups, recountTracking } from './recount-tracking.js';
import { readStandings, recountStandings } from './standings.js';

/** A kept value and its recount, which differ. */
export interface Contradiction {
  what: string;
  kept: unknown;
  recounted: unknown;
}

/** Recounts all that is kept of the rows of a database which nobody writes to, and returns what differs. */
export async function findContradictions(settings: ConnectionSettings): Promise<Contradiction[]> {
  const database = await openDatabase(settings);
  try {
    const pairs = [
      ...partsOf(await readTrackingRollups(database), await recountTracking(database)),
      ...partsOf(await readStandings(database), await recountStandings(database)),
      { what: 'ages of names', kept: await readAges(database), recounted: await recountAges(database) },
      { what: 'maps', kept: await readMaps(database), recounted: await recountMaps(database) },
      { what: 'texts of maps', kept: await readTexts(database), recounted: await recountTexts(database) },
      {
        what: 'hours of checks',
        kept: await readCheckHours(database),
        recounted: await recountCheckHours(database),
      },
      { what: 'terms of lists', kept: await readTerms(database), recounted: await recountTerms(database) },
      { what: 'facets of maps', kept: await readFacets(database), recounted: await recountFacets(database) },
      {
        what: 'texts of members',
        kept: await readMemberTexts(database),
        recounted: await recountMemberTexts(database),
      },
      ...(await recountBlocks(database)),
      {
        what: 'labels of blocks',
        kept: await readEventBlocks(database),
        recounted: await recountEventBlocks(database),
      },
      {
        what: 'words of more events than there are',
        kept: await readExceedingWords(database),
        recounted: [],
      },
      {
        what: 'events that the signature of their block lacks',
        kept: await findSignatureFaults(database),
        recounted: [],
      },
      { what: 'clubs', kept: await readClubs(database), recounted: await recountClubs(database) },
      { what: 'project maps', kept: await readChecks(database), recounted: await recountChecks(database) },
    ];
    return pairs.flatMap(differencesOf);
  } finally {
    await database.close();
  }
}

function partsOf<T extends object>(kept: T, recounted: T): Contradiction[] {
  return Object.keys(kept).map((what) => {
    return { what, kept: kept[what as keyof T], recounted: recounted[what as keyof T] };
  });
}

/** Of two lists only the rows that differ. */
function differencesOf({ what, kept, recounted }: Contradiction): Contradiction[] {
  if (isDeepStrictEqual(plain(kept), plain(recounted))) return [];
  if (!Array.isArray(kept) || !Array.isArray(recounted)) return [{ what, kept, recounted }];
  const without = (rows: unknown[], others: unknown[]): unknown[] => {
    const known = new Set(others.map((row) => JSON.stringify(row)));
    return rows.filter((row) => !known.has(JSON.stringify(row)));
  };
  return [{ what, kept: without(kept, recounted), recounted: without(recounted, kept) }];
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function readAges(database: Database): Promise<Row[]> {
  return database
    .read<Row>('account_age_hours')
    .where('accounts', '<>', 0)
    .orderByRaw('hour')
    .select('hour', 'accounts');
}

const MAP = ['map_uid', 'tracked', 'in_primary_club', 'status'];

function readMaps({ read }: Database): Promise<Row[]> {
  return read<Row>('maps').orderBy('map_uid').select(MAP);
}

/** A map is tracked in the primary club or by a project. Only the list of the club's maps says who is in it. */
async function recountMaps({ read }: Database): Promise<Row[]> {
  const club = (
    await read('settings').where({ key: 'primary_club_id' }).first<{ value: string } | undefined>()
  )?.value;
  const inClub = new Set(
    await read('club_maps')
      .where({ club_id: Number(club ?? 0) })
      .pluck<string[]>('map_uid'),
  );
  const watched = new Set(await read('project_maps').where({ tracked: 1 }).pluck<string[]>('map_uid'));
  const maps = await read<Row>('maps').orderBy('map_uid').select(MAP);
  return maps.map((row) => {
    const uid = String(row.map_uid);
    const isIn = inClub.has(uid);
    const status = isIn ? 'active' : row.status === 'active' ? 'archived' : row.status;
    return {
      map_uid: uid,
      tracked: Number(isIn || watched.has(uid)),
      in_primary_club: Number(isIn),
      status,
    };
  });
}

function readTexts({ read }: Database): Promise<Row[]> {
  return read<Row>('map_texts').orderBy('map_uid').select('map_uid', 'search_text');
}

function recountTexts({ read }: Database): Promise<Row[]> {
  return read<Row>('maps').orderBy('map_uid').select('map_uid', 'search_text');
}

function readCheckHours({ read }: Database): Promise<Row[]> {
  return read<Row>('check_hours').where('maps', '<>', 0).orderBy('hour').select('hour', 'maps');
}

/** Tracked maps by the hour of their newest check. */
async function recountCheckHours({ read }: Database): Promise<Row[]> {
  const newest = read('project_maps')
    .select('map_uid')
    .max('latest_checked_at as at')
    .groupBy('map_uid')
    .as('p');
  const rows = await read('maps as m')
    .leftJoin(newest, 'p.map_uid', 'm.map_uid')
    .where('m.tracked', 1)
    .select<{ at: string | null }[]>('p.at');
  const sums = new Map<string, number>();
  for (const { at } of rows) sums.set((at ?? '').slice(0, 13), (sums.get((at ?? '').slice(0, 13)) ?? 0) + 1);
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([hour, maps]) => ({ hour, maps }));
}

/** Of each table with blocks, the numbers of their rows together and those of the table. */
async function recountBlocks({ read }: Database): Promise<Contradiction[]> {
  const all = read.from(
    read.raw(
      '(SELECT * FROM row_blocks UNION ALL SELECT table_name, block, rows FROM row_block_changes) AS r',
    ),
  );
  const kept = await all.select('table_name').sum('rows as rows').groupBy('table_name');
  return Promise.all(
    (kept as { table_name: string; rows: number }[]).map(async ({ table_name: table, rows }) => {
      const [counted] = await read(table).count<{ rows: number }[]>('* as rows');
      return { what: `blocks of ${table}`, kept: rows, recounted: counted?.rows };
    }),
  );
}

function sortedRows(sums: ReadonlyMap<string, number>): Row[] {
  return [...sums]
    .filter(([, entries]) => entries !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, entries]) => ({ term, entries }));
}

/** What is added up, and what is logged. */
async function readTerms({ read }: Database): Promise<Row[]> {
  const sums = new Map<string, number>();
  const add = (list: string, term: string, by: number): unknown =>
    sums.set(`${list}: ${term}`, (sums.get(`${list}: ${term}`) ?? 0) + by);
  for (const row of await read<{ list: string; term: string; entries: number }>('list_terms'))
    add(row.list, row.term, row.entries);
  for (const row of await read<{ list: string; search_text: string; entries: number }>('list_changes'))
    for (const term of termsOf(row.search_text)) add(row.list, term, row.entries);
  return sortedRows(sums);
}

async function recountTerms({ read }: Database): Promise<Row[]> {
  const sums = new Map<string, number>();
  const add = (list: string, rows: { search_text: string }[]): void => {
    for (const { search_text } of rows)
      for (const term of termsOf(search_text))
        sums.set(`${list}: ${term}`, (sums.get(`${list}: ${term}`) ?? 0) + 1);
  };
  const texts = (table: string): Knex.QueryBuilder =>
    read(`${table} as l`).join('maps as m', 'm.map_uid', 'l.map_uid');
  add(MAPS, await read('maps').select<{ search_text: string }[]>('search_text'));
  for (const club of await read('clubs').pluck<number[]>('club_id'))
    add(
      clubMaps(club),
      await texts('club_maps').where('l.club_id', club).select<{ search_text: string }[]>('m.search_text'),
    );
  for (const project of await read('projects').pluck<string[]>('project_key'))
    add(
      projectMaps(project),
      await texts('project_maps')
        .where('l.project_key', project)
        .select<{ search_text: string }[]>('m.search_text'),
    );
  return sortedRows(sums);
}

const FACETS = ['season', 'year', 'alteration', 'tracked'];

async function readFacets({ read }: Database): Promise<Row[]> {
  const sums = new Map<string, number>();
  for (const table of ['map_facets', 'map_facet_changes'])
    for (const row of await read<Row & { maps: number }>(table)) {
      const key = JSON.stringify(FACETS.map((name) => row[name]));
      sums.set(key, (sums.get(key) ?? 0) + row.maps);
    }
  return sortedRows(sums);
}

async function recountFacets({ read }: Database): Promise<Row[]> {
  const sums = new Map<string, number>();
  const text = (name: string): string => `substr(COALESCE(${name}_key, lower(${name})), 1, 64) AS ${name}`;
  const selected = read.raw(`${text('season')}, COALESCE(year, -1) AS year, ${text('alteration')}, tracked`);
  for (const row of await read<Row>('maps').select<Row[]>(selected)) {
    const key = JSON.stringify(FACETS.map((name) => row[name]));
    sums.set(key, (sums.get(key) ?? 0) + 1);
  }
  return sortedRows(sums);
}

const MEMBER = ['club_id', 'account_id', 'joined_at', 'search_text'];

function readMemberTexts({ read }: Database): Promise<Row[]> {
  return read<Row>('member_texts').orderBy(['club_id', 'account_id']).select(MEMBER);
}

async function recountMemberTexts({ read }: Database): Promise<Row[]> {
  const rows = await read('club_members as m')
    .leftJoin('display_names as n', 'n.account_id', 'm.account_id')
    .orderBy(['m.club_id', 'm.account_id'])
    .select<Record<string, string | number | null>[]>(
      'm.club_id',
      'm.account_id',
      'm.joined_at',
      'n.normalized_display_name as name',
    );
  return rows.map(({ name, ...row }) => ({
    ...row,
    search_text: `${name ?? ''}\u001f${String(row['account_id']).toLowerCase()}`,
  }));
}

const LABELS = 'project_key, source, source_key, event_type, system, changed';

async function readEventBlocks({ read }: Database): Promise<Row[]> {
  const columns = `block, ${LABELS}`;
  return read<Row>('event_blocks')
    .select(read.raw(`${columns}, events`))
    .orderByRaw(columns);
}

async function recountEventBlocks({ read }: Database): Promise<Row[]> {
  const columns = `event_id >> 12, ${LABELS}`;
  const selected = read.raw(`event_id >> 12 AS block, ${LABELS}, count(*) AS events`);
  return read<Row>('events').select(selected).groupByRaw(columns).orderByRaw(columns);
}

/** The numbers of events by word are lower bounds. */
async function readExceedingWords({ read }: Database): Promise<Row[]> {
  const counts = new Map<string, number>();
  const add = (word: string, scope: string): void => {
    counts.set(`${scope}, ${word}`, (counts.get(`${scope}, ${word}`) ?? 0) + 1);
  };
  for (const event of await read<EventRow>('events').where({ system: 0 })) {
    for (const word of wordsOf(event.search_text))
      for (const scope of [ANY_EVENT, ...scopesOf(event)]) add(word, scope);
    for (const pair of pairsOf(event.search_text)) add(pair, ANY_EVENT);
  }
  const kept = await read('event_words').select<{ word: string; scope: string; events: number }[]>('*');
  return kept.flatMap((row) =>
    row.events > (counts.get(`${row.scope}, ${row.word}`) ?? 0) ? [{ ...row }] : [],
  );
}

const CLUB = ['club_id', 'campaign_count', 'upload_count', 'map_count', 'member_count'];

function readClubs({ read }: Database): Promise<Row[]> {
  return read<Row>('clubs').orderBy('club_id').select(CLUB);
}

async function recountClubs({ read }: Database): Promise<Row[]> {
  const ids = await read('clubs').orderBy('club_id').pluck<number[]>('club_id');
  const count = async (table: string, club_id: number): Promise<number> =>
    (await read(table).where({ club_id })).length;
  return Promise.all(
    ids.map(async (id) => ({
      club_id: id,
      campaign_count: await count('club_campaigns', id),
      upload_count: await count('club_uploads', id),
      map_count: await count('club_maps', id),
      member_count: await count('club_members', id),
    })),
  );
}

const CHECKS = ['project_key', 'map_uid', 'check_count', 'change_count'];

function readChecks({ read }: Database): Promise<Row[]> {
  return read<Row>('project_maps')
    .where('check_count', '>', 0)
    .orderBy(['project_key', 'map_uid'])
    .select(CHECKS);
}

async function recountChecks({ read }: Database): Promise<Row[]> {
  const rows = await read<Row>('events')
    .where({ event_type: 'map.checked' })
    .groupBy('project_key', 'map_uid')
    .orderBy(['project_key', 'map_uid'])
    .select('project_key', 'map_uid')
    .select(read.raw('count(*) AS check_count, sum(changed) AS change_count'));
  return rows.map((row) => ({ ...row }));
}
