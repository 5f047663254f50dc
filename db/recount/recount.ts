import type { Knex } from 'knex';
import type { Database, DatabaseKind, Row } from '../connection/database.js';
import { noteChanges, TOPICS } from '../memo.js';
import { inBatches } from '../removal/batches.js';
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
  /** Makes again what differs, while others write. */
  repair: (database: Pick<Database, 'snapshot' | 'write'>) => Promise<void>;
}

const MAX_SHOWN = 20;

/** Bounds how long other writers wait for a part of a repair. */
const ROWS_AT_ONCE = 250;

/** A row that others change all the time ends it. */
const MAX_ROUNDS = 10;

/** Bounds the memory that a repair takes. */
const ROWS_IN_A_ROUND = 100_000;

/** Returns the recounts of a database in the order in which they are repaired: what others are made from comes first. */
export function listRecounts(kind: DatabaseKind): readonly Recount[] {
  const rollups = ROLLUPS.map((rollup): Recount => ({
    name: rollup.table,
    compare: (read) => compareRollup(read, rollup),
    repair: (database) => repairRollup(database, rollup),
  }));
  return kind === 'sqlite' ? [...rollups, ...SEARCH_INDEX_RECOUNTS] : rollups;
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

/** Repairs rows that differ, in parts. What others have changed since it was compared is compared again. */
async function repairRollup(database: Pick<Database, 'snapshot' | 'write'>, rollup: Rollup): Promise<void> {
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const rows = await database.snapshot((read) => readDiffering(read, rollup), { isUnlimited: true });
    if (rows.length === 0) return;
    await inBatches(rows, ROWS_AT_ONCE, (part) =>
      database.write(async (trx) => {
        for (const row of part) await repairRow(trx, rollup, row);
        await noteChanges(trx, ...TOPICS);
      }),
    );
  }
}

async function readDiffering(read: Knex, rollup: Rollup): Promise<Row[]> {
  const { compared, differs, repaired } = await planComparison(read, rollup);
  const right = Object.entries(repaired).map(([name, value]) => `${value} AS right_${name}`);
  const isThere = rollup.isOfFacts ? 'is_kept = is_recounted' : 'true';
  return rowsOf<Row>(
    await read.raw(
      `SELECT c.*, ${right.join(', ')} FROM (${compared}) AS c WHERE ${isThere} AND (${differs}) LIMIT ${ROWS_IN_A_ROUND}`,
    ),
  );
}

/** Adds what is missing to sums, whatever others have added meanwhile; any other value is replaced unless it has changed meanwhile. */
async function repairRow(trx: Knex.Transaction, { table, key, columns }: Rollup, row: Row): Promise<void> {
  const own = Object.fromEntries(key.map((name) => [name, row[name]]));
  const right: Row = {};
  const changes: Record<string, Knex.Raw> = {};
  const sums: Record<string, Knex.Raw> = {};
  for (const [name, rule] of Object.entries(columns)) {
    const [before, after] = [row[`kept_${name}`], row[`right_${name}`]];
    const isSum = rule === 'sum' || (typeof rule === 'object' && typeof after === 'number');
    const column = `${table}.${name}`;
    right[name] = after;
    if (isSum) changes[name] = sums[name] = trx.raw('?? + ?', [column, Number(after) - Number(before)]);
    else
      changes[name] = trx.raw('CASE WHEN ?? IS NOT DISTINCT FROM ? THEN ? ELSE ?? END', [
        column,
        before as string,
        after as string,
        column,
      ]);
  }
  if (row['is_kept'] === 0) {
    const added = trx(table)
      .insert({ ...own, ...right })
      .onConflict([...key]);
    await (Object.keys(sums).length === 0 ? added.ignore() : added.merge(sums));
  } else if (row['is_recounted'] === 1) await trx(table).where(own).update(changes);
  else {
    const before = Object.keys(columns).map((name) => [name, row[`kept_${name}`]] as const);
    await trx(table)
      .where({ ...own, ...Object.fromEntries(before) })
      .delete();
  }
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
  if (rule === 'equal' || rule === 'sum' || !removed.includes(rule.historyOf))
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
