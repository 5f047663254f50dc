import assert from 'node:assert/strict';
import type { Knex } from 'knex';
import type pg from 'pg';
import type { Database } from '../connection/database.js';

/** Sums are queries of whole tables. */
const SUM = /\b(?:count|sum)\(/i;

/** A sort, an index for one statement, or a walk through a table that no index leads; through rows of the statement itself it may walk. */
const COSTLY = {
  sqlite:
    /(?<!CO-ROUTINE k[^]*)USE TEMP B-TREE|AUTOMATIC|^SCAN (?!(?:[rk]|searched)$)(\w+)$(?<!CO-ROUTINE \1\n[^]*)/m,
  postgres: /Seq Scan|Limit .*\n\s+->\s+Sort /,
};

/** Asserts that an index gives what `list` reads in its order, however much is stored. */
export async function expectIndexed(
  database: Database,
  list: (recorded: Database) => Promise<unknown>,
): Promise<void> {
  const sent = new Map<string, unknown[]>();
  const record = ({ sql, bindings = [] }: { sql: string; bindings?: unknown[] }): void => {
    if (/^\W*select/i.test(sql) && !SUM.test(sql)) sent.set(sql, bindings);
  };
  const read = database.read.withUserParams({});
  read.on('query', record);
  await list({
    ...database,
    read,
    prepare: (sql) => {
      const run = database.prepare(sql);
      return (values) => {
        sent.set(sql, values);
        return run(values);
      };
    },
    snapshot: (work, options) =>
      database.snapshot((trx) => {
        trx.on('query', record);
        return work(trx);
      }, options),
  });
  assert.ok(sent.size > 0, 'The list sends no statement.');
  const explain = database.kind === 'sqlite' ? explainOnSqlite : explainOnPostgres;
  for (const [sql, plan] of await explain(database.read, sent))
    assert.doesNotMatch(plan, COSTLY[database.kind], `${sql}\n${plan}`);
}

async function explainOnSqlite(read: Knex, sent: Map<string, unknown[]>): Promise<[string, string][]> {
  return Promise.all(
    [...sent].map(async ([sql, values]): Promise<[string, string]> => {
      // The plan of a prepared statement needs no values.
      const bindings = sql.includes('?') ? (values as Knex.Value[]) : [];
      const steps = await read.raw<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, bindings);
      return [sql, steps.map(({ detail }) => detail).join('\n')];
    }),
  );
}

/**
 * Lets PostgreSQL's planner take tables of a few rows for large ones, until the transaction ends: it multiplies a table's real pages by
 * the rows that it believes to be on each. It also avoids to read tables as a whole wherever an index could lead.
 */
const LARGE_TABLES = `
  DELETE FROM pg_statistic;
  UPDATE pg_class SET reltuples = -1, relpages = 0
  WHERE relkind = 'i' AND relnamespace = 'public'::regnamespace;
  UPDATE pg_class SET reltuples = 1000000, relpages = 1
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND pg_relation_size(oid) > 0;
  SET LOCAL enable_seqscan = off; SET LOCAL enable_mergejoin = off; SET LOCAL enable_hashjoin = off;`;

async function explainOnPostgres(read: Knex, sent: Map<string, unknown[]>): Promise<[string, string][]> {
  const client = read.client as {
    acquireConnection: () => Promise<pg.Client>;
    releaseConnection: (connection: pg.Client) => Promise<void>;
  };
  const connection = await client.acquireConnection();
  try {
    await connection.query(`BEGIN; ${LARGE_TABLES}`);
    const plans: [string, string][] = [];
    for (const [sql, values] of sent) {
      const { rows } = await connection.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values);
      plans.push([sql, rows.map((row) => row['QUERY PLAN']).join('\n')]);
    }
    return plans;
  } finally {
    await connection.query('ROLLBACK');
    await client.releaseConnection(connection);
  }
}
