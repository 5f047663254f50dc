import type { Database } from '../connection/database.js';
import type { PlanSchema } from './plan-rules.js';

/** Returns what the rules about plans need to know of a SQLite database's schema. */
export async function readPlanSchema({ read }: Database): Promise<Omit<PlanSchema, 'isSmall'>> {
  const tables = await read.raw<{ name: string }[]>(`SELECT name FROM sqlite_master WHERE type = 'table'`);
  const indexes = await read.raw<{ name: string; columns: number }[]>(
    `SELECT l.name AS name, (SELECT count(*) FROM pragma_index_info(l.name)) AS columns
     FROM sqlite_master AS m, pragma_index_list(m.name) AS l WHERE m.type = 'table' AND l."unique" = 1`,
  );
  const keys = await read.raw<{ name: string; columns: number }[]>(
    `SELECT m.name AS name, (SELECT count(*) FROM pragma_table_info(m.name) AS c WHERE c.pk > 0) AS columns
     FROM sqlite_master AS m WHERE m.type = 'table'`,
  );
  return {
    tables: new Set(tables.map(({ name }) => name)),
    uniqueColumns: new Map([...keys, ...indexes].map(({ name, columns }) => [name, columns])),
  };
}
