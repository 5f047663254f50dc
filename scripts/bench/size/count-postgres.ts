import { setTimeout } from 'node:timers/promises';
import { startOurs } from '../our-services.js';
import type { Processes } from '../processes.js';
import type { DataSet } from './data-sets.js';
import { sendTarget } from './measure.js';
import type { PostgresCluster } from './postgres-cluster.js';
import { titleOf, type Read } from './reads.js';
import { COUNTED_TIMES, isRead, type Work } from './work.js';

/** Settings of the services' sessions: the server logs each statement and, by its module auto_explain, each plan with its rows. */
const SESSION = {
  log_statement: 'all',
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_parameter_max_length': '0',
};
/** The log is complete when nothing more has come for so long. */
const QUIET_MS = 60;
const STATEMENT = /^LOG: {2}(?:statement|execute [^:]*): (.*)$/gm;
/** A plan's lines begin with a tab, as all lines of an entry but its first. */
const PLAN = /^LOG: {2}duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/gm;
/** A bitmap's heap scan reads the rows of its index scan's entries. */
const SCANS = new Set(['Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Index Scan', 'Tid Scan']);

interface PlanNode {
  'Node Type': string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/**
 * Counts what PostgreSQL does for each read: the statements of its log, and the rows and entries of indexes that the scans of
 * their plans returned or removed, with those of the functions that they call.
 */
export async function countOnPostgres(
  processes: Processes,
  cluster: PostgresCluster,
  data: DataSet,
  reads: readonly Read[],
): Promise<Map<string, Work>> {
  const options = Object.entries(SESSION).map(([name, value]) => `-c ${name}=${value}`);
  const databaseUrl = `${data.connection.databaseUrl ?? ''}?options=${encodeURIComponent(options.join(' '))}`;
  const ours = await startOurs(processes, data.settings['DATA_DIR'] ?? '', {
    ...data.settings,
    DATABASE_URL: databaseUrl,
  });
  const counted = new Map<string, Work>();
  for (const read of reads) {
    const [target] = read.targets;
    if (!target) throw new Error(`${titleOf(read)} has nothing to send.`);
    const port = ours.portOf(read.service);
    await sendTarget(port, target, false);
    const attempts: Work[] = [];
    for (let time = 0; time < COUNTED_TIMES; time += 1) {
      await quiet(cluster);
      cluster.takeLog();
      await sendTarget(port, target, false);
      await quiet(cluster);
      attempts.push(readLog(cluster.takeLog()));
    }
    const [least] = attempts.sort((one, other) => one.statements - other.statements);
    if (least) counted.set(titleOf(read), least);
  }
  await ours.stop();
  return counted;
}

async function quiet(cluster: PostgresCluster): Promise<void> {
  for (let length = -1; length !== cluster.logLength();) {
    length = cluster.logLength();
    await setTimeout(QUIET_MS);
  }
}

/** Returns the statements of a log, and the rows that the scans of its plans look at. */
export function readLog(log: string): Work {
  const statements = [...log.matchAll(STATEMENT)].filter(([, sql = '']) => isRead(sql));
  const plans = [...log.matchAll(PLAN)].map(
    ([, lines = '']) => (JSON.parse(lines.replaceAll(/^\t/gm, '')) as { Plan: PlanNode }).Plan,
  );
  return {
    statements: statements.length,
    rows: Math.round(plans.reduce((sum, plan) => sum + rowsOf(plan), 0)),
  };
}

function rowsOf(node: PlanNode): number {
  const {
    'Actual Rows': returned = 0,
    'Actual Loops': loops = 1,
    'Rows Removed by Filter': filtered = 0,
    'Rows Removed by Index Recheck': rechecked = 0,
  } = node;
  const own = SCANS.has(node['Node Type']) ? (returned + filtered + rechecked) * loops : 0;
  return (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), own);
}
