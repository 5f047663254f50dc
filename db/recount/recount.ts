import type { Knex } from 'knex';
import type { Database, DatabaseKind, Row } from '../connection/database.js';
import { kindOf } from '../connection/kind-of.js';
import { rowsOf } from '../sql/raw-rows.js';
import { lastRemovedKey, type RemovedByAge } from '../sql/last-removed.js';
import { ROLLUPS, type Rollup, type Rule } from './rollups.js';
import { SEARCH_INDEX_RECOUNTS } from './search-indexes.js';

/** A row whose kept values differ from the recounted ones; null where it is missing on one side. */
export interface Difference {
  key: Row;
  /** Of both only the columns that differ. */
  kept: Row | null;
  recounted: Row | null;
}

/** What the comparison of a rollup with its facts has found. */
export interface Comparison {
  /** How many rows were compared. */
  rows: number;
  differences: number;
  /** The first of them by key, `MAX_SHOWN` at most. */
  shown: Difference[];
}

/** What is kept beside the facts, and can be compared with them and made again. */
export interface Recount {
  /** The table. */
  name: string;
  compare: (read: Knex) => Promise<Comparison>;
  /** Makes again what differs. Runs in a transaction beside which no other writes. */
  repair: (trx: Knex.Transaction) => Promise<void>;
}

const MAX_SHOWN = 20;

/** Returns the recounts of a database in the order in which they are repaired: what others are made from comes first. */
export function listRecounts(kind: DatabaseKind): readonly Recount[] {
  const rollups = ROLLUPS.map((rollup) => ({
    name: rollup.table,
    compare: (read: Knex) => compareRollup(read, rollup),
    repair: (trx: Knex.Transaction) => repairRollup(trx, rollup),
  }));
  return kind === 'sqlite' ? [...rollups, ...SEARCH_INDEX_RECOUNTS] : rollups;
}

/** Makes again what differs, in one transaction, for which other writers wait. */
export function repair(database: Database, recount: Recount): Promise<void> {
  return database.write((trx) => recount.repair(trx), { isUnlimited: true });
}

async function compareRollup(read: Knex, rollup: Rollup): Promise<Comparison> {
  const { compared, differs } = await planComparison(read, rollup);
  const [counts] = rowsOf<{ rows: number; differences: number }>(
    await read.raw(
      `SELECT count(*) AS rows, count(CASE WHEN ${differs} THEN 1 END) AS differences FROM (${compared}) AS c`,
    ),
  );
  const { rows = 0, differences = 0 } = counts ?? {};
  if (differences === 0) return { rows, differences, shown: [] };
  const found = rowsOf<Row>(
    await read.raw(
      `SELECT * FROM (${compared}) AS c WHERE ${differs} ORDER BY ${rollup.key.join(', ')} LIMIT ${MAX_SHOWN}`,
    ),
  );
  return { rows, differences, shown: found.map((row) => toDifference(rollup, row)) };
}

async function repairRollup(trx: Knex.Transaction, rollup: Rollup): Promise<void> {
  const { table, key, isOfFacts } = rollup;
  const { compared, differs, repaired } = await planComparison(trx, rollup);
  const columns = Object.keys(rollup.columns);
  const values = columns.map((column) => `${repaired[column]} AS ${column}`);
  const keys = key.join(', ');
  const onCommit = kindOf(trx) === 'postgres' ? 'ON COMMIT DROP' : '';
  await trx.raw(`CREATE TEMPORARY TABLE recounted ${onCommit} AS
    SELECT ${[...key, 'is_recounted', ...values].join(', ')} FROM (${compared}) AS c WHERE ${differs}`);
  if (isOfFacts) {
    const set = columns.map((column) => `${column} = r.${column}`).join(', ');
    const isSame = key.map((column) => `${table}.${column} = r.${column}`).join(' AND ');
    await trx.raw(`UPDATE ${table} SET ${set} FROM recounted AS r WHERE ${isSame}`);
  } else {
    const all = [...key, ...columns].join(', ');
    const set = columns.map((column) => `${column} = excluded.${column}`).join(', ');
    await trx.raw(
      `DELETE FROM ${table} WHERE (${keys}) IN (SELECT ${keys} FROM recounted WHERE is_recounted = 0)`,
    );
    await trx.raw(`INSERT INTO ${table} (${all}) SELECT ${all} FROM recounted WHERE is_recounted = 1
      ON CONFLICT (${keys}) DO ${set === '' ? 'NOTHING' : `UPDATE SET ${set}`}`);
  }
  if (kindOf(trx) === 'sqlite') await trx.raw('DROP TABLE recounted');
}

/** The parts of the statements that compare a rollup with its facts. */
interface ComparisonPlan {
  /**
   * A SELECT of each row by key, with the kept and the recounted values and whether it is there on either side. Rows of both are put
   * together and grouped: the database does so with one sort, however many there are.
   */
  compared: string;
  /** The condition of a row that differs. */
  differs: string;
  /** The right value of each column. */
  repaired: Readonly<Record<string, string>>;
}

async function planComparison(
  read: Knex,
  { table, key, columns, facts, isCounting = 'true' }: Rollup,
): Promise<ComparisonPlan> {
  const removed = await listRemoved(read);
  const names = Object.keys(columns);
  const select = (side: 'kept' | 'recounted', from: string): string => {
    const isThere = `${Number(side === 'kept')} AS is_kept, ${Number(side === 'recounted')} AS is_recounted`;
    const values = names.map((name) =>
      side === 'kept'
        ? `${name} AS kept_${name}, NULL AS recounted_${name}`
        : `NULL AS kept_${name}, ${name} AS recounted_${name}`,
    );
    return `SELECT ${[...key, isThere, ...values].join(', ')} FROM ${from}`;
  };
  const both = ['is_kept', 'is_recounted', ...names.flatMap((name) => [`kept_${name}`, `recounted_${name}`])];
  const rules = Object.entries(columns).map(([name, rule]) => [name, planRule(name, rule, removed)] as const);
  return {
    compared: `SELECT ${[...key, ...both.map((name) => `max(${name}) AS ${name}`)].join(', ')}
      FROM (${select('kept', `${table} WHERE ${isCounting}`)} UNION ALL ${select('recounted', `(${facts}) AS f`)}) AS s
      GROUP BY ${key.join(', ')}`,
    differs: ['is_kept <> is_recounted', ...rules.map(([, { differs }]) => differs)].join(' OR '),
    repaired: Object.fromEntries(rules.map(([name, { repaired }]) => [name, repaired])),
  };
}

/** Returns the condition of a value that is wrong, and the right value. */
function planRule(
  name: string,
  rule: Rule,
  removed: readonly RemovedByAge[],
): { differs: string; repaired: string } {
  const [kept, recounted] = [`kept_${name}`, `recounted_${name}`];
  if (rule === 'at most') return { differs: `${kept} > ${recounted}`, repaired: recounted };
  if (rule === 'equal' || !removed.includes(rule.historyOf))
    return { differs: `${kept} IS DISTINCT FROM ${recounted}`, repaired: recounted };
  return {
    differs: `${recounted} > ${kept} OR (${kept} IS NULL AND ${recounted} IS NOT NULL)`,
    repaired: `CASE WHEN ${recounted} IS NULL OR ${kept} > ${recounted} THEN ${kept} ELSE ${recounted} END`,
  };
}

/** Returns the tables whose old rows have been removed; db/retention/ notes that. */
async function listRemoved(read: Knex): Promise<RemovedByAge[]> {
  const tables: RemovedByAge[] = ['events', 'runs', 'traffic_samples'];
  const notes = await read('settings').whereIn('key', tables.map(lastRemovedKey)).pluck<string[]>('key');
  return tables.filter((table) => notes.includes(lastRemovedKey(table)));
}

function toDifference({ key, columns }: Rollup, row: Row): Difference {
  const [isKept, isRecounted] = [row['is_kept'] === 1, row['is_recounted'] === 1];
  const shown = Object.keys(columns).filter(
    (name) => !isKept || !isRecounted || row[`kept_${name}`] !== row[`recounted_${name}`],
  );
  const listValues = (side: string): Row =>
    Object.fromEntries(shown.map((name) => [name, row[`${side}_${name}`]]));
  return {
    key: Object.fromEntries(key.map((name) => [name, row[name]])),
    kept: isKept ? listValues('kept') : null,
    recounted: isRecounted ? listValues('recounted') : null,
  };
}
