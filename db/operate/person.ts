import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Database, Row } from '../connection/database.js';
import { kindOf } from '../connection/kind-of.js';
import { listSpellings, parseUuid } from '../rules/account-ids.js';
import { normalizeName } from '../rules/display-names.js';

/** What names a player in what is stored. */
export interface Person {
  accountId: string;
  /** What a text may have of the account, in any case: the spellings of a UUID. Another id may be a part of any word. */
  ids: readonly string[];
  /** All names that the account has or had, as they were sent. */
  names: readonly string[];
  /** Those that no other account has or had, normalized. */
  ownNames: readonly string[];
  /** The same as they were sent without an account. */
  holders: readonly string[];
  /** A text that no key has. */
  mark: string;
}

/** What a text has in the place of an id. */
const ERASED = 'erased';

/** A table that may name a player, and where. */
export interface PersonalTable {
  name: string;
  key: readonly string[];
  /** Columns with an account id. */
  accounts?: readonly string[];
  /** Columns with an account id, and with the name of a player who may have none. */
  holder?: readonly [account: string, name: string];
  /** Columns with any text, which may contain an account id. */
  texts?: readonly string[];
  /** Texts that are unique. */
  keys?: readonly string[];
  /** What an account id becomes, null unless it is given. */
  nobody?: string;
  /** How a player is erased, unless the columns are cleared: the row is deleted, or erase.ts has a step for it. */
  erasedBy?: 'deletion' | 'own step';
}

/**
 * All tables that may name a player. Names of maps, clubs, campaigns and projects are not among them: they are facts of these. Rollups
 * follow from what is here.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    name: 'world_record_reports',
    key: ['map_uid', 'wr_ms', 'account_id', 'holder', 'project_key'],
    holder: ['account_id', 'holder'],
    erasedBy: 'own step',
  },
  { name: 'world_records', key: ['event_id'], holder: ['account_id', 'holder'], erasedBy: 'own step' },
  {
    name: 'events',
    key: ['event_id'],
    holder: ['account_id', 'holder'],
    texts: ['message', 'payload', 'event_key'],
    keys: ['dedupe_key'],
    erasedBy: 'own step',
  },
  { name: 'maps', key: ['map_uid'], accounts: ['author', 'submitter'] },
  { name: 'event_repeat_keys', key: ['dedupe_key'], keys: ['dedupe_key'] },
  { name: 'runs', key: ['run_id'], texts: ['provider', 'reason', 'note'] },
  { name: 'wr_baseline_queue', key: ['queue_id'], texts: ['note', 'search_text'] },
  {
    name: 'project_instances',
    key: ['project_key', 'instance_id'],
    texts: ['instance_name', 'reported_status', 'meta'],
    keys: ['instance_id'],
  },
  {
    name: 'traffic_samples',
    key: ['sample_id'],
    texts: ['service', 'component', 'route', 'target_host', 'target_path'],
  },
  {
    name: 'verification_records',
    key: ['record_id', 'track'],
    accounts: ['run_account_id'],
    texts: ['findings'],
    keys: ['record_id'],
  },
  {
    name: 'verification_submissions',
    key: ['sequence'],
    accounts: ['run_account_id'],
    keys: ['record_id'],
  },
  {
    name: 'verification_paths',
    key: ['map_uid', 'path'],
    accounts: ['account_id'],
    keys: ['record_id'],
    nobody: '',
  },
  { name: 'verification_artifacts', key: ['artifact_ref'], texts: ['filename'] },
  {
    name: 'club_members',
    key: ['club_id', 'account_id'],
    accounts: ['account_id'],
    erasedBy: 'deletion',
  },
  { name: 'display_names', key: ['account_id'], accounts: ['account_id'], erasedBy: 'deletion' },
  {
    name: 'display_name_history',
    key: ['account_id', 'display_name'],
    accounts: ['account_id'],
    erasedBy: 'deletion',
  },
  { name: 'accounts_seen', key: ['account_id'], accounts: ['account_id'], erasedBy: 'deletion' },
];

/** Who has, or has had, which name; '' or null is no account. */
const NAMED = [
  ['world_record_reports', 'account_id', 'holder'],
  ['events', 'account_id', 'holder'],
] as const;

const NAMES_AT_ONCE = 20_000;
const ROWS_AT_ONCE = 200;

/** The setting that keeps the names of an account while it is erased: what was erased first may have been all that had one. */
export function erasingKey(accountId: string): string {
  return `erasing ${accountId}`;
}

/** Returns what names an account. Reads whole tables. */
export function readPerson(database: Database, accountId: string): Promise<Person> {
  return database.snapshot((read) => readNames(read, accountId), { isUnlimited: true });
}

async function readNames(read: Knex, accountId: string): Promise<Person> {
  const kept = read('settings').where({ key: erasingKey(accountId) });
  const names = new Set(
    (await kept.pluck<string[]>('value')).flatMap((value) => JSON.parse(value) as string[]),
  );
  const sources = [['display_name_history', 'account_id', 'display_name'] as const, ...NAMED];
  for (const [table, account, name] of sources)
    for (const one of await read(table)
      .where({ [account]: accountId })
      .distinct(name)
      .pluck<(string | null)[]>(name))
      if (one) names.add(one);
  const normalized = new Set([...names].map(normalizeName));
  const taken = new Set<string>();
  const unnamed = new Map<string, string>();
  for await (const named of listNamed(read))
    for (const { account, name } of named) {
      const own = normalizeName(name);
      if (account === accountId || !normalized.has(own)) continue;
      if (account) taken.add(own);
      else unnamed.set(name, own);
    }
  const spellings = parseUuid(accountId) === accountId ? listSpellings(accountId) : [];
  return {
    accountId,
    ids: [...new Set(spellings.map((one) => one.toLowerCase()))],
    names: [...names],
    ownNames: [...normalized].filter((name) => !taken.has(name)),
    holders: [...unnamed].flatMap(([name, own]) => (taken.has(own) ? [] : [name])),
    mark: `${ERASED}-${randomBytes(6).toString('hex')}`,
  };
}

/** Returns all names with their accounts, in parts. */
async function* listNamed(read: Knex): AsyncGenerator<{ account: string | null; name: string }[]> {
  for (let last = { account: '', name: '' }; ;) {
    const part: (typeof last)[] = await read('display_name_history')
      .whereRaw('(account_id, display_name) > (?, ?)', [last.account, last.name])
      .orderBy(['account_id', 'display_name'])
      .limit(NAMES_AT_ONCE)
      .select({ account: 'account_id', name: 'display_name' });
    const end = part.at(-1);
    if (!end) break;
    yield part;
    last = end;
  }
  for (const [table, account, name] of NAMED)
    yield await read(table).whereNotNull(name).distinct({ account, name });
}

/** Whether a player, as named, is the person. */
export function isPerson(
  { accountId, ownNames }: Person,
  named: { account_id: string | null; holder: string | null },
): boolean {
  const account = named.account_id ?? '';
  if (account !== '') return account === accountId;
  return Boolean(named.holder) && ownNames.includes(normalizeName(named.holder ?? ''));
}

/** Returns the keys of the rows of a table that name a person. Reads the whole table. */
export function findKeys(
  database: Database,
  { name, key, accounts = [], holder, texts = [], keys = [] }: PersonalTable,
  person: Person,
): Promise<Row[]> {
  return database.snapshot(
    async (read) => {
      // False: without a condition below, no row names the person.
      const query = read(name).whereRaw('1 = 0');
      for (const column of accounts) void query.orWhere({ [column]: person.accountId });
      if (holder) {
        const [account, sent] = holder;
        void query.orWhere({ [account]: person.accountId });
        void query.orWhere((where) => {
          void where.whereRaw(`COALESCE(??, '') = ''`, [account]).whereIn(sent, [...person.holders]);
        });
      }
      const text = [...texts, ...keys].map((column) => `COALESCE(${column}, '')`).join(` || ' ' || `);
      const position = kindOf(read) === 'postgres' ? 'strpos' : 'instr';
      if (text !== '')
        for (const id of person.ids) void query.orWhereRaw(`${position}(lower(${text}), ?) > 0`, [id]);
      return await query.select(...key);
    },
    { isUnlimited: true },
  );
}

/** Returns the rows of a table that name a person, in parts. */
export async function* findRows(
  database: Database,
  table: PersonalTable,
  person: Person,
): AsyncGenerator<Row[]> {
  const keys = await findKeys(database, table, person);
  for (let start = 0; start < keys.length; start += ROWS_AT_ONCE)
    yield (await whereKeys(database.read, table, keys.slice(start, start + ROWS_AT_ONCE))) as Row[];
}

/** Returns the rows of a table with some keys. */
export function whereKeys(read: Knex, { name, key }: PersonalTable, keys: readonly Row[]): Knex.QueryBuilder {
  const values = keys.map((row) => key.map((column) => row[column])) as string[][];
  return read(name).whereIn([...key], values);
}

/** Returns a row of a table in which nothing names the person. */
export function withoutPerson<Named extends object>(
  table: PersonalTable,
  named: Named,
  person: Person,
): Named {
  const { accounts = [], holder = [], texts = [], keys = [], nobody = null } = table;
  const row = { ...named } as Row;
  const [account = '', sent = ''] = holder;
  const isOwn = isPerson(person, { account_id: toText(row[account]), holder: toText(row[sent]) });
  for (const column of accounts) if (row[column] === person.accountId) row[column] = nobody;
  if (isOwn) for (const column of holder) row[column] = null;
  for (const column of [...texts, ...keys]) {
    const text = row[column];
    if (typeof text !== 'string') continue;
    // In keys each spelling becomes another text, which no other row has.
    const by = (index: number): string => (keys.includes(column) ? `${person.mark}-${index}` : ERASED);
    row[column] = person.ids.reduce(
      (rest, id, index) => rest.replaceAll(new RegExp(id, 'gi'), by(index)),
      text,
    );
  }
  return row as Named;
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
