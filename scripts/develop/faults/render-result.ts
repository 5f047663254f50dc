import { quantile } from '../bench/statistics.js';
import type { Readiness, Sample } from './load.js';

/** What one fault did, in milliseconds of one clock. */
export interface FaultResult {
  name: string;
  isLocal: boolean;
  startedAt: number;
  endedAt: number;
  samples: readonly Sample[];
  readiness: readonly Readiness[];
}

/** How long healthy processes may fail, and all of them after the fault. */
const GOAL_MS = 6000;

/** Returns the sentences of the goals that a result misses. */
export function missedGoals({ isLocal, endedAt, samples }: FaultResult): string[] {
  const failures = samples.filter(({ status }) => status !== 200);
  const missed: string[] = [];
  const odd = failures.filter(({ status }) => status !== 503);
  if (odd.length > 0)
    missed.push(
      `${odd.length} failures were no 503 (${[...new Set(odd.map(({ status }) => status))].join(', ')})`,
    );
  const healthy = isLocal ? failures.filter(({ process }) => process !== 0) : [];
  const span = measureSpan(healthy);
  if (span > GOAL_MS) missed.push(`healthy processes failed over ${seconds(span)}`);
  const healedAfter = healTime(failures, endedAt);
  if (healedAfter > GOAL_MS) missed.push(`it healed ${seconds(healedAfter)} after the fault`);
  return missed;
}

/** Returns one row of a Markdown table, as `TABLE_HEAD` names its columns. */
export function toRow(result: FaultResult): string {
  const { name, isLocal, startedAt, endedAt, samples, readiness } = result;
  const failures = samples.filter(({ status }) => status !== 200);
  const healthy = isLocal ? samples.filter(({ process }) => process !== 0) : samples;
  const healthyFailures = healthy.filter(({ status }) => status !== 200);
  const writes = healthy.filter(({ isWrite }) => isWrite);
  const before = writes.filter((one) => one.endedAt < startedAt);
  const during = writes.filter((one) => one.endedAt >= startedAt && one.startedAt < endedAt);
  const statuses = [...new Set(failures.map(({ status }) => status))];
  const counts = statuses
    .map((status) => `${failures.filter((one) => one.status === status).length} × ${status}`)
    .join(', ');
  const notReady = readiness.filter(({ isReady }) => !isReady).length;
  return [
    name,
    seconds(endedAt - startedAt),
    samples.length,
    counts || '0',
    `${healthyFailures.length} of ${healthy.length}`,
    seconds(measureSpan(healthyFailures)),
    seconds(healTime(failures, endedAt)),
    `${showDuration(before, 0.5)}; ${showDuration(during, 0.5)}, ${showDuration(during, 0.99)} ms`,
    `${notReady} of ${readiness.length}`,
  ].join(' | ');
}

export const TABLE_HEAD = [
  'fault | lasted | requests | failed | failed on healthy processes | over | healed after | writes there, p50 before; p50, p99 during | /readyz not 200',
  '---|---|---|---|---|---|---|---|---',
];

/** Returns a quantile of how long requests took, in milliseconds; – without any. */
function showDuration(samples: readonly Sample[], share: number): string {
  const times = samples.map((one) => one.endedAt - one.startedAt);
  return times.length === 0 ? '–' : quantile(times, share).toFixed(0);
}

function measureSpan(failures: readonly Sample[]): number {
  const [first] = failures;
  if (!first) return 0;
  return (
    Math.max(...failures.map(({ endedAt }) => endedAt)) - Math.min(...failures.map(({ endedAt }) => endedAt))
  );
}

function healTime(failures: readonly Sample[], endedAt: number): number {
  return Math.max(0, ...failures.map((one) => one.endedAt - endedAt));
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
