import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database, DatabaseKind, Row } from '../connection/database.js';
import { noteChanges, TOPICS } from '../memo.js';
import { rowsOf } from '../sql/raw-rows.js';
import { lastRemovedKey, type RemovedByAge } from '../sql/last-removed.js';
import type { Comparison, Difference, Recount } from './recount.js';
import { ROLLUPS, type Rollup, type Rule } from './rollups.js';
import { SEARCH_INDEXES } from './search-indexes.js';
import { WORLD_RECORDS } from './world-records.js';

const MAX_SHOWN = 20;

/** A transaction takes no further part after so long. */
const LOCKED_MS = 200;

/** Returns the recounts of a database in the order in which they are repaired: first the ones that others are made from. */
export function listRecounts(kind: DatabaseKind): readonly Recount[] {
  const rollups = ROLLUPS.map((rollup): Recount => ({
    name: rollup.name ?? rollup.table,
    compare: (read) => compareRollup(read, rollup),
    repair: (database) => repairRollup(database, rollup),
  }));
  const all = [WORLD_RECORDS, ...rollups];
  return kind === 'sqlite' ? [...all, ...SEARCH_INDEXES] : all;
}

async function compareRollup(read: Knex, rollup: Rollup): Promise<Comparison> {
  const { compared, differs } = await planComparison(read, rollup, false);
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

/** Finds the parts that differ beside the writers, and compares each again with the writers' lock. */
async function repairRollup(database: Pick<Database, 'snapshot' | 'write'>, rollup: Rollup): Promise<void> {
  const parts = await database.snapshot(
    async (read) => {
      const { compared, differs } = await planComparison(read, rollup, false);
      const found = `SELECT DISTINCT ${rollup.key[0]} AS part FROM (${compared}) AS c WHERE ${differs}`;
      return rowsOf<{ part: string | number }>(await read.raw(found)).map(({ part }) => part);
    },
    { isUnlimited: true },
  );
  while (parts.length > 0) {
    const heldMs = await database.write(async (trx) => {
      const startedAt = performance.now();
      const elapsed = (): number => performance.now() - startedAt;
      do await repairPart(trx, rollup, parts.pop() ?? '');
      while (parts.length > 0 && elapsed() < LOCKED_MS);
      await noteChanges(trx, ...TOPICS);
      return elapsed();
    });
    await pause(heldMs);
  }
}

async function repairPart(trx: Knex.Transaction, rollup: Rollup, part: string | number): Promise<void> {
  const { table, key, columns, isOfFacts } = rollup;
  const { compared, differs } = await planComparison(trx, rollup, true);
  const differing: unknown = await trx.raw(`SELECT * FROM (${compared}) AS c WHERE ${differs}`, { part });
  for (const row of rowsOf<Row>(differing)) {
    const own = Object.fromEntries(key.map((name) => [name, row[name]]));
    const right = Object.fromEntries(Object.keys(columns).map((name) => [name, row[`right_${name}`]]));
    if (row['is_recounted'] === 1 && row['is_kept'] === 1) await trx(table).where(own).update(right);
    else if (isOfFacts) continue;
    else if (row['is_kept'] === 1) await trx(table).where(own).delete();
    else
      await trx(table)
        .insert({ ...own, ...right })
        .onConflict([...key])
        .merge();
  }
}

/**
 * Returns a SELECT of each row by key, with the kept, the recounted and the right values, of all rows or of a part; and the condition of
 * those that differ.
 */
async function planComparison(
  read: Knex,
  { table, key, columns, facts, counts = 'true' }: Rollup,
  isPart: boolean,
): Promise<{ compared: string; differs: string }> {
  const removed = await listRemoved(read);
  const [part = ''] = key;
  const selected = [
    ...key.map((name) => `COALESCE(k.${name}, f.${name}) AS ${name}`),
    `CASE WHEN k.${part} IS NULL THEN 0 ELSE 1 END AS is_kept`,
    `CASE WHEN f.${part} IS NULL THEN 0 ELSE 1 END AS is_recounted`,
  ];
  const differs = ['is_kept <> is_recounted'];
  for (const [name, rule] of Object.entries(columns)) {
    const right = planRight(rule, removed, `k.${name}`, `f.${name}`);
    selected.push(`k.${name} AS kept_${name}`, `f.${name} AS recounted_${name}`, `${right} AS right_${name}`);
    differs.push(`kept_${name} IS DISTINCT FROM right_${name}`);
  }
  const own = isPart ? `(${counts}) AND ${part} = :part` : counts;
  return {
    compared: `SELECT ${selected.join(', ')} FROM (SELECT * FROM ${table} WHERE ${own}) AS k
      FULL JOIN (${facts(isPart)}) AS f ON ${key.map((name) => `k.${name} = f.${name}`).join(' AND ')}`,
    differs: differs.join(' OR '),
  };
}

/** Returns the right value: the recounted one, or the kept one where the rule lets it be less, or greater. */
function planRight(rule: Rule, removed: readonly RemovedByAge[], kept: string, recounted: string): string {
  if (rule === 'equal' || (rule !== 'at most' && !removed.includes(rule.historyOf))) return recounted;
  const isRight = rule === 'at most' ? '<' : '>';
  return `CASE WHEN ${recounted} IS NULL OR ${kept} ${isRight} ${recounted} THEN ${kept} ELSE ${recounted} END`;
}

/** Returns the tables whose old rows have been removed; retention notes that. */
async function listRemoved(read: Knex): Promise<RemovedByAge[]> {
  const tables: RemovedByAge[] = ['events', 'runs', 'traffic_samples'];
  const notes = await read('settings').whereIn('key', tables.map(lastRemovedKey)).pluck<string[]>('key');
  return tables.filter((table) => notes.includes(lastRemovedKey(table)));
}

function toDifference({ key, columns }: Rollup, row: Row): Difference {
  const [isKept, isRecounted] = [row['is_kept'] === 1, row['is_recounted'] === 1];
  const shown = Object.keys(columns).filter(
    (name) => !isKept || !isRecounted || row[`kept_${name}`] !== row[`right_${name}`],
  );
  const listValues = (side: string): Row =>
    Object.fromEntries(shown.map((name) => [name, row[`${side}_${name}`]]));
  return {
    key: Object.fromEntries(key.map((name) => [name, row[name]])),
    kept: isKept ? listValues('kept') : null,
    recounted: isRecounted ? listValues('recounted') : null,
  };
}
