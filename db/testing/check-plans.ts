import assert from 'node:assert/strict';
import type { Database } from '../connection/database.js';
import { acceptStep, isSmallTable } from './accepted-plans.js';
import { explainOnPostgres, explainOnSqlite, type PlanNode } from './explain-statement.js';
import { costlySteps } from './plan-rules.js';
import { costlyNodes } from './postgres-plan-rules.js';
import { readPlanSchema } from './read-plan-schema.js';
import type { Statement } from './record-statements.js';

/** Statements that a database explains; others begin and end transactions, take locks or change settings. */
const EXPLAINED = /^\s*(?:\/\*.*?\*\/\s*)?(?:with|select|insert|update|delete)\b/i;

const ADVICE =
  'These statements read more the more is stored. Give them an index (db/schema.ts), or, if they must, a comment with the name of a reason in db/testing/accepted-plans.ts.';

/** What a database means to do for a statement: the costly steps, and the whole plan as text. */
interface Explanation {
  sql: string;
  costly: string[];
  plan: string;
}

/** Asserts that each statement is led by indexes, however much is stored, or is one of the accepted ones. */
export async function checkPlans(database: Database, sent: Iterable<Statement>): Promise<void> {
  const statements = [...sent].filter(({ sql }) => EXPLAINED.test(sql));
  const explain = database.kind === 'sqlite' ? explainStepsOnSqlite : explainNodesOnPostgres;
  const reports = (await explain(database, statements)).flatMap(({ sql, costly, plan }) => {
    const refused = costly.filter((step) => !acceptStep(sql, step));
    return refused.length === 0 ? [] : [`${sql}\n  costly: ${refused.join('; ')}\n  plan:\n${plan}`];
  });
  assert.equal(reports.length, 0, `${ADVICE}\n\n${reports.join('\n\n')}`);
}

async function explainStepsOnSqlite(
  database: Database,
  statements: readonly Statement[],
): Promise<Explanation[]> {
  const schema = { ...(await readPlanSchema(database)), isSmall: isSmallTable };
  return Promise.all(
    statements.map(async (statement) => {
      const steps = await explainOnSqlite(database, statement);
      const plan = steps.map(({ detail }) => `    ${detail}`).join('\n');
      return { sql: statement.sql, costly: costlySteps(statement.sql, steps, schema), plan };
    }),
  );
}

async function explainNodesOnPostgres(
  database: Database,
  statements: readonly Statement[],
): Promise<Explanation[]> {
  const plans = await explainOnPostgres(database, statements);
  return plans.map((plan, index) => ({
    sql: statements[index]?.sql ?? '',
    costly: costlyNodes(plan, isSmallTable),
    plan: toLines(plan).join('\n'),
  }));
}

/** Returns a plan's nodes, one a line, each further in than the one that it is a part of. */
function toLines(node: PlanNode, indent = '    '): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Cond': condition = '' } = node;
  const line = [type, table, condition].filter((part) => part !== '').join(' ');
  return [indent + line, ...(node.Plans ?? []).flatMap((part) => toLines(part, `${indent}  `))];
}
