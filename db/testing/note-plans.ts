import type { Database } from '../connection/database.js';

interface Query {
  sql: string;
  bindings: unknown[];
}

/** A statement of a write, and SQLite's plan of it. */
export interface Plan {
  sql: string;
  steps: string[];
}

/** Returns a database that collects the statements of its writes with SQLite's plans. */
export function recordPlans(database: Database, plans: Plan[]): Database {
  return {
    ...database,
    write: async (work) => {
      const queries: Query[] = [];
      const result = await database.write((trx) => {
        trx.on('query', ({ sql, bindings }: Query) => queries.push({ sql, bindings }));
        return work(trx);
      });
      for (const { sql, bindings } of queries) {
        if (!/json_each/.test(sql)) continue;
        const plan = `EXPLAIN QUERY PLAN ${sql}`;
        const steps = await database.read.raw<{ detail: string }[]>(plan, bindings as string[]);
        plans.push({ sql, steps: steps.map(({ detail }) => detail) });
      }
      return result;
    },
  };
}

/** Returns whether a plan scans the sent rows once per stored row. */
export function isNested(steps: string[]): boolean {
  const sent = steps.findIndex((step) => step.startsWith('SCAN json_each'));
  const stored = steps.findIndex((step) => /^(SCAN|SEARCH) (?!json_each|CONSTANT)/.test(step));
  return (
    stored !== -1 && stored < sent && !steps.slice(0, sent).some((step) => /SUBQUERY|MATERIALIZE/.test(step))
  );
}
