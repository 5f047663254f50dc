import type { Knex } from 'knex';
import type { Database, Row } from '../connection/database.js';
import { createRedactor, isPerson, mentions, type Person } from './person.js';

/** A table that may name a player, and where. */
export interface PersonalTable {
  name: string;
  key: readonly string[];
  /** Columns with an account id. */
  accounts?: readonly string[];
  /** Pairs of columns with an account id and a name. */
  holders?: readonly (readonly [account: string, name: string])[];
  /** Columns with any text, of which it may be a part. */
  texts?: readonly string[];
}

/**
 * All tables that may name a player. Names of maps, clubs, campaigns and projects are not among them: they are facts of these. Rollups
 * follow from what is here.
 */
export const PERSONAL_TABLES = {
  display_names: { name: 'display_names', key: ['account_id'], accounts: ['account_id'] },
  display_name_history: {
    name: 'display_name_history',
    key: ['account_id', 'display_name'],
    accounts: ['account_id'],
  },
  accounts_seen: { name: 'accounts_seen', key: ['account_id'], accounts: ['account_id'] },
  club_members: { name: 'club_members', key: ['club_id', 'account_id'], accounts: ['account_id'] },
  maps: { name: 'maps', key: ['map_uid'], accounts: ['author', 'submitter'] },
  project_maps: {
    name: 'project_maps',
    key: ['map_uid', 'project_key'],
    holders: [['wr_account_id', 'wr_holder']],
  },
  world_record_reports: {
    name: 'world_record_reports',
    key: ['map_uid', 'wr_ms', 'account_id', 'holder', 'project_key'],
    holders: [['account_id', 'holder']],
  },
  world_records: { name: 'world_records', key: ['event_id'], holders: [['account_id', 'holder']] },
  events: {
    name: 'events',
    key: ['event_id'],
    holders: [['account_id', 'holder']],
    texts: ['message', 'payload', 'event_key', 'dedupe_key'],
  },
  event_repeat_keys: { name: 'event_repeat_keys', key: ['dedupe_key'], texts: ['dedupe_key'] },
  runs: { name: 'runs', key: ['run_id'], texts: ['provider', 'reason', 'note'] },
  wr_baseline_queue: { name: 'wr_baseline_queue', key: ['queue_id'], texts: ['note', 'search_text'] },
  project_instances: {
    name: 'project_instances',
    key: ['project_key', 'instance_id'],
    texts: ['instance_id', 'instance_name', 'reported_status', 'meta'],
  },
  traffic_samples: {
    name: 'traffic_samples',
    key: ['sample_id'],
    texts: ['service', 'component', 'route', 'target_host', 'target_path'],
  },
  verification_records: {
    name: 'verification_records',
    key: ['record_id'],
    accounts: ['run_account_id', 'deep_run_account_id'],
    texts: ['record_id', 'replay_findings'],
  },
  verification_submissions: {
    name: 'verification_submissions',
    key: ['sequence'],
    accounts: ['run_account_id'],
    texts: ['record_id'],
  },
  verification_paths: {
    name: 'verification_paths',
    key: ['map_uid', 'path'],
    accounts: ['account_id'],
    texts: ['record_id'],
  },
  verification_artifacts: { name: 'verification_artifacts', key: ['artifact_ref'], texts: ['filename'] },
} as const satisfies Readonly<Record<string, PersonalTable>>;

/** Events are read in batches, each in a snapshot of its own, so that none is long. */
const EVENTS_AT_ONCE = 50_000;

/** Returns the rows of a table that name a person, in parts. */
export async function* findRows(
  database: Database,
  table: PersonalTable,
  person: Person,
): AsyncGenerator<Row[]> {
  if (table.name !== 'events') {
    yield await findIn(database, table, person);
    return;
  }
  const [last] = await database.read('events').max<{ id: number | null }[]>('event_id as id');
  for (let after = 0; after < (last?.id ?? 0); after += EVENTS_AT_ONCE)
    yield await findIn(database, table, person, (query) =>
      query.where('event_id', '>', after).where('event_id', '<=', after + EVENTS_AT_ONCE),
    );
}

async function findIn(
  database: Database,
  table: PersonalTable,
  person: Person,
  within = (query: Knex.QueryBuilder): Knex.QueryBuilder => query,
): Promise<Row[]> {
  const rows = await database.snapshot<Row[]>(
    (read) => within(read(table.name)).where((where) => namesPerson(read, where, table, person)),
    { isUnlimited: true },
  );
  const redact = createRedactor(person);
  return rows.filter(
    (row) =>
      (table.accounts ?? []).some((column) => row[column] === person.accountId) ||
      (table.holders ?? []).some(([account, name]) =>
        isPerson(person, { account_id: toText(row[account]), holder: toText(row[name]) }),
      ) ||
      (table.texts ?? []).some((column) => {
        const text = toText(row[column]);
        return text !== null && redact(text) !== text;
      }),
  );
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Adds the conditions of rows that may name a person. */
function namesPerson(
  read: Knex,
  where: Knex.QueryBuilder,
  { accounts = [], holders = [], texts = [] }: PersonalTable,
  person: Person,
): void {
  for (const column of accounts) void where.orWhere({ [column]: person.accountId });
  for (const [account] of holders) void where.orWhere({ [account]: person.accountId });
  const searched = [...holders.map(([, name]) => name), ...texts];
  if (searched.length > 0) void where.orWhere(mentions(read, person, searched) as never);
}
