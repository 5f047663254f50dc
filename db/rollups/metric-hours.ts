import type { Knex } from 'knex';
import { insertRows } from '../bulk.js';
import { hourStart } from '../rules/times.js';

/** The metrics of each project and hour. */
export const METRICS = [
  'events',
  'checks',
  'changes',
  'runs',
  'maps_checked',
  'wr_changes',
  'duration_ms',
  'runs_with_duration',
  'name_updates',
  'traffic_samples',
  'traffic_errors',
] as const;

export type Metric = (typeof METRICS)[number];

/** Values to add to a project's hour. */
type HourDelta = { at: string; projectKey: string } & Partial<Record<Metric, number>>;

/** The columns of a run that the hours have too. */
export interface RunTotals {
  maps_checked: number;
  wr_changes: number;
  duration_ms: number | null;
}

/** Returns what a run adds, or takes away. */
export function runMetrics(run: RunTotals, by: 1 | -1 = 1): Partial<Record<Metric, number>> {
  return {
    runs: by,
    maps_checked: by * run.maps_checked,
    wr_changes: by * run.wr_changes,
    duration_ms: by * (run.duration_ms ?? 0),
    runs_with_duration: run.duration_ms === null ? 0 : by,
  };
}

/** Returns what a sample of traffic adds, or takes away. */
export function sampleMetrics(
  sample: { status_code: number },
  by: 1 | -1 = 1,
): Partial<Record<Metric, number>> {
  return { traffic_samples: by, traffic_errors: isError(sample) ? by : 0 };
}

/** 0 means that there was no response. */
export function isError({ status_code: status }: { status_code: number }): boolean {
  return status === 0 || status >= 400;
}

const ADD = METRICS.map((metric) => `${metric} = metric_hours.${metric} + excluded.${metric}`).join(', ');

/** Adds to the rollup of projects' hours. `at` is any time of the hour. */
export async function addMetricHours(trx: Knex.Transaction, deltas: readonly HourDelta[]): Promise<void> {
  const rows = new Map<string, Record<string, string | number>>();
  for (const { at, projectKey, ...added } of deltas) {
    const hour = hourStart(at);
    const id = `${hour} ${projectKey}`;
    const row = rows.get(id) ?? { hour, project_key: projectKey, ...zeroes() };
    rows.set(id, row);
    for (const [metric, by] of Object.entries(added)) row[metric] = Number(row[metric]) + by;
  }
  const sums = [...rows.values()];
  await insertRows(trx, 'metric_hours', sums, `ON CONFLICT (hour, project_key) DO UPDATE SET ${ADD}`);
}

function zeroes(): Record<Metric, number> {
  return Object.fromEntries(METRICS.map((metric) => [metric, 0])) as Record<Metric, number>;
}
