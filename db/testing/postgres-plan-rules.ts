import type { PlanNode } from './explain-statement.js';

/**
 * Returns the nodes of a PostgreSQL plan, made without walks through tables where it can be, that walk through a growing table
 * nevertheless: none of its indexes leads. An index without a condition is walked through as a whole, unless a limit ends it.
 */
export function costlyNodes(
  plan: PlanNode,
  isSmall: (table: string) => boolean,
  isLimited = false,
): string[] {
  const type = plan['Node Type'];
  const table = plan['Relation Name'];
  const isLimitedBelow = type === 'Limit' || (isLimited && !GATHERS_ALL.has(type));
  const inside = (plan.Plans ?? []).flatMap((part) => costlyNodes(part, isSmall, isLimitedBelow));
  const isLed = plan['Index Cond'] !== undefined || isLimited;
  const isWalk = type === 'Seq Scan' || (INDEX_SCANS.has(type) && !isLed);
  if (!isWalk || table === undefined || isSmall(table)) return inside;
  return [`${type} on ${table}`, ...inside];
}

const INDEX_SCANS = new Set(['Index Scan', 'Index Only Scan', 'Bitmap Index Scan']);
/** Nodes that read all their rows before they give the first. */
const GATHERS_ALL = new Set(['Sort', 'Aggregate', 'Hash', 'HashAggregate', 'Materialize', 'WindowAgg']);
