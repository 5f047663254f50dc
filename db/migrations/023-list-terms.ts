import type { Knex } from 'knex';
import { insertRows } from '../sql/insert-rows.js';
import { termsOf } from '../rules/event-terms.js';
import { clubMaps, MAPS, projectMaps } from '../rules/map-lists.js';
import { kindOf, text } from './columns.js';
import { index, type Kind } from './table-parts.js';

/**
 * The numbers of maps by each sequence of one to three characters in their search text: of all maps, of each club and of each
 * project. So the total of a short text is exact without a look at the maps, and how common a text is decides how a page of it is
 * found. Triggers log what changes, so that no writer, of this version or the one before, can forget it; a task adds it up.
 *
 * And the searched texts of the members of clubs, in the order of their list; and on PostgreSQL the numbers of rows in blocks of
 * names, which SQLite has since 017.
 */
export async function up(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await createTerms(knex, kind);
  // First the triggers: their creation waits for other writers of the tables, and holds them up until all is counted.
  await (kind === 'postgres' ? createPostgresTriggers : createSqliteTriggers)(knex);
  await countMaps(knex);
  await createMemberTexts(knex, kind);
  await createBlockChanges(knex, kind);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('row_block_changes');
  await knex.schema.dropTable('member_texts');
  if (kindOf(knex) === 'postgres') {
    for (const table of Object.keys(BLOCKS)) {
      await knex.raw(`DROP TRIGGER ${table}_block_added ON ${table}`);
      await knex.raw(`DROP TRIGGER ${table}_block_removed ON ${table}`);
      await knex.raw(`DROP FUNCTION ${table}_block_added()`);
      await knex.raw(`DROP FUNCTION ${table}_block_removed()`);
      await knex('row_blocks').where({ table_name: table }).delete();
    }
    for (const table of Object.keys(MEMBERS)) {
      for (const change of ['added', 'removed']) {
        await knex.raw(`DROP TRIGGER ${table}_${change} ON ${table}`);
        await knex.raw(`DROP FUNCTION log_${table}_${change}()`);
      }
    }
    await knex.raw('DROP TRIGGER map_texts_logged ON map_texts');
    await knex.raw('DROP FUNCTION log_map_text()');
  } else {
    for (const table of Object.keys(MEMBERS)) {
      for (const change of ['added', 'removed']) await knex.raw(`DROP TRIGGER ${table}_${change}`);
    }
    for (const change of ['added', 'renamed', 'removed']) await knex.raw(`DROP TRIGGER map_text_${change}`);
  }
  await knex.schema.dropTable('list_changes');
  await knex.schema.dropTable('list_terms');
}

/** Tables of the maps of a list, each with an expression of the list's name. */
const MEMBERS: Readonly<Record<string, (row: string) => string>> = {
  club_maps: (row) => `'club ' || ${row}.club_id`,
  project_maps: (row) => `'project ' || ${row}.project_key`,
};

async function createTerms(knex: Knex, kind: Kind): Promise<void> {
  const type = kind === 'postgres' ? 'text COLLATE "C"' : 'text';
  await knex.raw(`CREATE TABLE list_terms (list ${type} NOT NULL, term ${type} NOT NULL, entries bigint NOT NULL,
    PRIMARY KEY (list, term)) ${kind === 'sqlite' ? 'WITHOUT ROWID' : ''}`);
  // What is not added up yet.
  await knex.schema.createTable('list_changes', (table) => {
    table.bigIncrements('change_id');
    text(table, 'list', kind).notNullable();
    text(table, 'search_text', kind).notNullable();
    // 1 or -1.
    table.smallint('entries').notNullable();
  });
}

const AT_ONCE = 20_000;
const COLUMNS = { list: 'text', term: 'text', entries: 'bigint' } as const;

interface MapText {
  map_uid: string;
  search_text: string;
}

async function countMaps(knex: Knex): Promise<void> {
  const counts = new Map<string, Map<string, number>>();
  const countsOf = (list: string): Map<string, number> => {
    const known = counts.get(list) ?? new Map<string, number>();
    counts.set(list, known);
    return known;
  };
  for (let after = ''; ;) {
    const texts = await knex('map_texts')
      .where('map_uid', '>', after)
      .orderBy('map_uid')
      .limit(AT_ONCE)
      .select<MapText[]>('map_uid', 'search_text');
    const last = texts.at(-1);
    if (!last) break;
    const lists = await readLists(knex, after, last.map_uid);
    for (const { map_uid: uid, search_text } of texts) {
      const terms = termsOf(search_text);
      for (const list of [MAPS, ...(lists.get(uid) ?? [])]) {
        const ofList = countsOf(list);
        for (const term of terms) ofList.set(term, (ofList.get(term) ?? 0) + 1);
      }
    }
    after = last.map_uid;
  }
  for (const [list, terms] of counts) {
    const rows = [...terms].map(([term, entries]) => ({ list, term, entries }));
    rows.sort((a, b) => (a.term < b.term ? -1 : 1));
    await insertRows(knex as Knex.Transaction, { table: 'list_terms', columns: COLUMNS, rows });
  }
}

/** Returns the lists of maps whose uid is greater than the first, but not than the last. */
async function readLists(knex: Knex, first: string, last: string): Promise<Map<string, string[]>> {
  const lists = new Map<string, string[]>();
  const add = (uid: string, list: string): void => {
    const known = lists.get(uid);
    if (known) known.push(list);
    else lists.set(uid, [list]);
  };
  const read = (table: string): Knex.QueryBuilder =>
    knex(table).where('map_uid', '>', first).where('map_uid', '<=', last);
  const clubs = await read('club_maps').select<{ map_uid: string; club_id: number }[]>('map_uid', 'club_id');
  for (const row of clubs) add(row.map_uid, clubMaps(row.club_id));
  const projects = await read('project_maps').select<{ map_uid: string; project_key: string }[]>(
    'map_uid',
    'project_key',
  );
  for (const row of projects) add(row.map_uid, projectMaps(row.project_key));
  return lists;
}

/** Returns the statements that log the change of a map's text in all of its lists. */
function logRename(): string {
  const ofLists = Object.entries(MEMBERS).map(
    ([table, list]) => `SELECT ${list('r')} FROM ${table} AS r WHERE r.map_uid = new.map_uid`,
  );
  const lists = [`SELECT '${MAPS}' AS list`, ...ofLists].join(' UNION ALL ');
  const log = (row: string, entries: number): string =>
    `INSERT INTO list_changes (list, search_text, entries) SELECT l.list, ${row}.search_text, ${entries} FROM (${lists}) AS l;`;
  return `${log('old', -1)} ${log('new', 1)}`;
}

function logMap(row: string, entries: number): string {
  return `INSERT INTO list_changes (list, search_text, entries) VALUES ('${MAPS}', ${row}.search_text, ${entries});`;
}

/** Returns the statement that logs the rows of a table of maps. */
function logMembers(list: string, from: string, entries: number): string {
  return `INSERT INTO list_changes (list, search_text, entries) SELECT ${list}, t.search_text, ${entries} FROM ${from};`;
}

async function createSqliteTriggers(knex: Knex): Promise<void> {
  await knex.raw(`CREATE TRIGGER map_text_added AFTER INSERT ON map_texts BEGIN ${logMap('new', 1)} END`);
  await knex.raw(`CREATE TRIGGER map_text_renamed AFTER UPDATE OF search_text ON map_texts
    WHEN old.search_text <> new.search_text BEGIN ${logRename()} END`);
  await knex.raw(`CREATE TRIGGER map_text_removed AFTER DELETE ON map_texts BEGIN ${logMap('old', -1)} END`);
  for (const [table, list] of Object.entries(MEMBERS)) {
    const log = (row: string, entries: number): string =>
      logMembers(list(row), `map_texts AS t WHERE t.map_uid = ${row}.map_uid`, entries);
    await knex.raw(`CREATE TRIGGER ${table}_added AFTER INSERT ON ${table} BEGIN ${log('new', 1)} END`);
    await knex.raw(`CREATE TRIGGER ${table}_removed AFTER DELETE ON ${table} BEGIN ${log('old', -1)} END`);
  }
}

async function createPostgresTriggers(knex: Knex): Promise<void> {
  await knex.raw(`CREATE FUNCTION log_map_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'INSERT' THEN ${logMap('new', 1)} END IF;
    IF TG_OP = 'DELETE' THEN ${logMap('old', -1)} END IF;
    IF TG_OP = 'UPDATE' THEN IF old.search_text <> new.search_text THEN ${logRename()} END IF; END IF;
    RETURN NULL; END $$`);
  await knex.raw(`CREATE TRIGGER map_texts_logged AFTER INSERT OR DELETE OR UPDATE OF search_text ON map_texts
    FOR EACH ROW EXECUTE FUNCTION log_map_text()`);
  const changes = [
    ['added', 'INSERT', 'NEW', 1],
    ['removed', 'DELETE', 'OLD', -1],
  ] as const;
  for (const [table, list] of Object.entries(MEMBERS)) {
    for (const [change, event, rows, entries] of changes) {
      const log = logMembers(list('c'), 'changed AS c JOIN map_texts AS t ON t.map_uid = c.map_uid', entries);
      await knex.raw(`CREATE FUNCTION log_${table}_${change}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        ${log} RETURN NULL; END $$`);
      // Once for each statement.
      await knex.raw(`CREATE TRIGGER ${table}_${change} AFTER ${event} ON ${table} REFERENCING ${rows} TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION log_${table}_${change}()`);
    }
  }
}

/** A table of its own: its rows are written under the lock of the events, those of members under the lock of their club. */
async function createMemberTexts(knex: Knex, kind: Kind): Promise<void> {
  const isPostgres = kind === 'postgres';
  const type = isPostgres ? 'text COLLATE "C"' : 'text';
  await knex.raw(`CREATE TABLE member_texts (club_id integer NOT NULL, account_id ${type} NOT NULL, joined_at ${type},
    search_text ${type} NOT NULL, PRIMARY KEY (club_id, account_id)) ${isPostgres ? '' : 'WITHOUT ROWID'}`);
  await knex.raw(`INSERT INTO member_texts (club_id, account_id, joined_at, search_text)
    SELECT m.club_id, m.account_id, m.joined_at,
      COALESCE(n.normalized_display_name, '') || ${isPostgres ? 'chr' : 'char'}(31) || lower(m.account_id)
    FROM club_members m LEFT JOIN display_names n ON n.account_id = m.account_id`);
  const order = `joined_at DESC ${isPostgres ? 'NULLS LAST' : ''}, account_id`;
  // An entry of PostgreSQL's indexes cannot hold texts of any length.
  await index(
    knex,
    'member_texts_newest',
    `member_texts (club_id, ${order}${isPostgres ? '' : ', search_text'})`,
  );
  await index(knex, 'member_texts_account', 'member_texts (account_id)');
}

/** Tables of PostgreSQL, each with the number of the block that a row belongs to, as on SQLite. */
const BLOCKS: Readonly<Record<string, string>> = {
  display_names: 'name_id >> 12',
  display_name_history: 'ascii(account_id) * 128 + ascii(substr(account_id, 2, 1))',
};

/** Writers of names must not wait for each other: they log numbers of rows, which a task adds to those of the blocks. */
async function createBlockChanges(knex: Knex, kind: Kind): Promise<void> {
  await knex.schema.createTable('row_block_changes', (table) => {
    table.bigIncrements('change_id');
    text(table, 'table_name', kind).notNullable();
    table.integer('block').notNullable();
    table.bigInteger('rows').notNullable();
  });
  if (kind === 'sqlite') return;
  const changes = [
    ['added', 'INSERT', 'NEW', ''],
    ['removed', 'DELETE', 'OLD', '-'],
  ] as const;
  for (const [name, block] of Object.entries(BLOCKS)) {
    const count = (sign: string, from: string): string =>
      `(table_name, block, rows) SELECT '${name}', ${block}, ${sign}count(*) FROM ${from} GROUP BY 2`;
    for (const [change, event, rows, sign] of changes) {
      const trigger = `${name}_block_${change}`;
      await knex.raw(`CREATE FUNCTION ${trigger}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO row_block_changes ${count(sign, 'changed')}; RETURN NULL; END $$`);
      await knex.raw(`CREATE TRIGGER ${trigger} AFTER ${event} ON ${name} REFERENCING ${rows} TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION ${trigger}()`);
    }
    await knex.raw(`INSERT INTO row_blocks ${count('', name)}`);
  }
}
