/** A step of SQLite's query plan; `parent` is the id of the step that it is a part of. */
export interface PlanStep {
  id: number;
  parent: number;
  detail: string;
}

/** What the rules need to know of a database. */
export interface PlanSchema {
  tables: ReadonlySet<string>;
  /** How many columns each unique index has, by its name; a table's primary key has the table's name. */
  uniqueColumns: ReadonlyMap<string, number>;
  /** Whether a table has so few rows, however much is stored, that reading all of them is no matter. */
  isSmall: (table: string) => boolean;
}

const TABLE = /(?:from|join|into|update)\s+[`"]?(\w+)[`"]?(?:\s+(?:as\s+)?[`"]?(\w+)[`"]?)?/gi;
const KEYWORD =
  /^(where|on|set|left|inner|join|order|group|limit|values|select|cross|not|indexed|union|as|using|default|returning|having)$/i;

/**
 * Returns the steps of a statement's plan that read more the more rows are stored, although an index could lead them: walks
 * through a table, sorts of what may be many rows, indexes that SQLite makes for the statement alone, and walks through what
 * was sent for each stored row.
 */
export function costlySteps(sql: string, steps: readonly PlanStep[], schema: PlanSchema): string[] {
  if (EMPTY_LIST.test(sql)) return [];
  const tableOf = createTableFinder(sql, schema);
  const isCostly = (step: PlanStep): boolean => {
    if (step.detail.includes('AUTOMATIC')) return true;
    if (isSort(step)) return loopsBeside(step, steps).some((loop) => !isBounded(loop, tableOf, schema));
    if (/^SCAN jsonb?_each\b/.test(step.detail)) return isInsideStoredRows(step, steps, tableOf);
    return isWalk(step, steps, sql, tableOf, schema);
  };
  return steps.filter(isCostly).map(({ detail }) => detail);
}

/** What knex makes of a condition on an empty list; SQLite sees before it reads a row that it never holds. */
const EMPTY_LIST = /\bwhere 1 = \?/;

type TableFinder = (step: PlanStep) => string | undefined;

/** Returns a function from a loop of a plan to the table that it reads; undefined for what is no table. */
function createTableFinder(sql: string, { tables }: PlanSchema): TableFinder {
  const aliases = new Map<string, string>();
  for (const [, table = '', alias = ''] of sql.matchAll(TABLE)) {
    if (tables.has(table)) aliases.set(alias === '' || KEYWORD.test(alias) ? table : alias, table);
  }
  return ({ detail }) => aliases.get(/^(?:SCAN|SEARCH) (\w+)/.exec(detail)?.[1] ?? '');
}

function isSort({ detail }: PlanStep): boolean {
  return detail.startsWith('USE TEMP B-TREE');
}

/** Whether a step walks through a table that grows, without an end. */
function isWalk(
  step: PlanStep,
  steps: readonly PlanStep[],
  sql: string,
  tableOf: TableFinder,
  { isSmall }: PlanSchema,
): boolean {
  const table = tableOf(step);
  if (table === undefined || !step.detail.startsWith('SCAN') || isSmall(table)) return false;
  if (step.detail.includes('VIRTUAL TABLE')) return / INDEX 0:(?!M)/.test(step.detail);
  if (!/\blimit\b/i.test(sql)) return true;
  // A limit ends a walk along an index, and one along the table itself where the rows are wanted in its order.
  if (/ USING (?:COVERING )?INDEX /.test(step.detail)) return false;
  const isSorted = steps.some((other) => other.parent === step.parent && isSort(other));
  return isSorted || !/\border by\b/i.test(sql) || /\bwhere\b/i.test(sql);
}

/** The loops whose rows a sort takes. */
function loopsBeside({ parent }: PlanStep, steps: readonly PlanStep[]): PlanStep[] {
  return steps.filter((step) => step.parent === parent && /^(?:SCAN|SEARCH) /.test(step.detail));
}

/** Whether a loop gives one row at most, what was sent, or the rows of a part that has a plan of its own. */
function isBounded(loop: PlanStep, tableOf: TableFinder, { isSmall, uniqueColumns }: PlanSchema): boolean {
  const table = tableOf(loop);
  if (table === undefined || isSmall(table)) return true;
  if (loop.detail.startsWith('SCAN')) return false;
  if (loop.detail.includes(' USING INTEGER PRIMARY KEY (rowid=?)')) return true;
  const lead = / USING (?:COVERING )?(?:INDEX (\w+)|PRIMARY KEY) \(([^)]*)\)/.exec(loop.detail);
  const [, index = table, terms = ''] = lead ?? [];
  return terms.split(' AND ').filter((term) => term.endsWith('=?')).length === uniqueColumns.get(index);
}

/** Whether what was sent is walked through once for each stored row. */
function isInsideStoredRows(step: PlanStep, steps: readonly PlanStep[], tableOf: TableFinder): boolean {
  const outside = steps.slice(0, steps.indexOf(step));
  return loopsBeside(step, outside).some((loop) => tableOf(loop) !== undefined);
}
