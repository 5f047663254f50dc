import type { Knex } from 'knex';
import type pg from 'pg';
import type { Database } from '../connection/database.js';
import type { PlanStep } from './plan-rules.js';
import type { Statement } from './record-statements.js';

/** Returns the steps in which SQLite means to run a statement. */
export async function explainOnSqlite({ read }: Database, { sql, values }: Statement): Promise<PlanStep[]> {
  return read.raw<PlanStep[]>(`EXPLAIN QUERY PLAN ${sql}`, values as Knex.Value[]);
}

/** A node of PostgreSQL's plan, as far as the rules look at it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/**
 * Lets the planner take tables of a few rows for large ones, until the transaction ends: it multiplies a table's real pages by
 * the rows that it believes to be on each. It also avoids to read tables as a whole wherever an index could lead. Statistics that
 * the server may have collected of those few rows are forgotten until then.
 */
const LARGE_TABLES = `
  DELETE FROM pg_statistic;
  UPDATE pg_class SET reltuples = -1, relpages = 0
  WHERE relkind = 'i' AND relnamespace = 'public'::regnamespace;
  UPDATE pg_class SET reltuples = 1000000, relpages = 1
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND pg_relation_size(oid) > 0;
  SET LOCAL enable_seqscan = off; SET LOCAL enable_mergejoin = off; SET LOCAL enable_hashjoin = off;`;

/** Returns how PostgreSQL would run each of some statements on large tables. */
export async function explainOnPostgres(
  { read }: Database,
  statements: readonly Statement[],
): Promise<PlanNode[]> {
  const client = read.client as {
    acquireConnection: () => Promise<pg.Client>;
    releaseConnection: (connection: pg.Client) => Promise<void>;
  };
  const connection = await client.acquireConnection();
  try {
    await connection.query(`BEGIN; ${LARGE_TABLES}`);
    const plans: PlanNode[] = [];
    for (const { sql, values } of statements) {
      const text = `EXPLAIN (FORMAT JSON) ${sql}`;
      const result = await connection.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(text, [...values]);
      const plan = result.rows[0]?.['QUERY PLAN'][0]?.Plan;
      if (!plan) throw new Error(`PostgreSQL gives no plan for ${sql}`);
      plans.push(plan);
    }
    return plans;
  } finally {
    await connection.query('ROLLBACK');
    await client.releaseConnection(connection);
  }
}
