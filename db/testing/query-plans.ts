import assert from 'node:assert/strict';
import type { Database } from '../connection/database.js';

interface Query {
  sql: string;
  bindings: unknown[];
}

/** Runs reads and returns their statements. */
async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<Query[]> {
  const statements: Query[] = [];
  const note = ({ sql, bindings }: Query): void => {
    if (/^select/i.test(sql)) statements.push({ sql, bindings });
  };
  database.read.on('query', note);
  await work();
  database.read.removeListener('query', note);
  assert.ok(statements.length > 0);
  return statements;
}

/** Asserts that SQLite plans no read with a costly step: one that reads more, the more rows there are. */
export async function expectCheapPlans(
  database: Database,
  work: () => Promise<unknown>,
  isCostly: (step: string) => boolean,
): Promise<void> {
  for (const { sql, bindings } of await statementsOf(database, work)) {
    const plan = `EXPLAIN QUERY PLAN ${sql}`;
    const steps = await database.read.raw<{ detail: string }[]>(plan, bindings as string[]);
    const costly = steps.map(({ detail }) => detail).filter(isCostly);
    assert.deepEqual(costly, [], sql);
  }
}
