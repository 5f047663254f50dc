import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { readFields } from '../../../sql/read-rows.js';
import { METRICS, type Metric } from '../../../rollups/metric-hours.js';
import { averageSeconds } from './figures.js';

type Schemas = components['schemas'];

interface TimeseriesQuery {
  bucket: 'hour' | 'day';
  windowHours: number;
  /** Null for all projects together. */
  projectKey: string | null;
  now: Date;
}

const HOUR_MS = 3_600_000;
const SIZES = { hour: HOUR_MS, day: 24 * HOUR_MS } as const;
/** A longer window waits for other costly reads. */
const MAX_CHEAP_HOURS = 1000;
type Counts = Record<Metric, number>;

/** The metrics over time. */
export type Timeseries = ReturnType<typeof createTimeseries>;

/** Returns the reader of time series, which uses the hourly rollup. */
export function createTimeseries(database: Database) {
  return {
    /** Reads the metrics per hour or UTC day, oldest first, with zeroes for empty buckets. */
    read: async (query: TimeseriesQuery): Promise<Schemas['Timeseries']> => {
      const { bucket, windowHours, projectKey, now } = query;
      const size = SIZES[bucket];
      const count = Math.ceil((windowHours * HOUR_MS) / size);
      const end = (Math.floor(now.getTime() / size) + 1) * size;
      const from = end - count * size;
      // All costly work waits for its turn at the gate.
      const series = await database.snapshot((read) => readSeries(read, query, { from, count }), {
        isCostly: windowHours > MAX_CHEAP_HOURS,
      });
      return {
        generatedAt: now.toISOString(),
        bucket,
        windowHours,
        projectKey,
        from: new Date(from).toISOString(),
        to: new Date(end).toISOString(),
        series,
      };
    },
  };
}

/** Sums the metrics of each bucket of a window; the present one is the last. */
async function readSeries(
  read: Knex,
  { bucket, projectKey }: TimeseriesQuery,
  { from, count }: { from: number; count: number },
): Promise<Schemas['Timeseries']['series']> {
  const zeroes = Object.fromEntries(METRICS.map((metric) => [metric, 0])) as Counts;
  const starts = Array.from({ length: count }, (_, index) => from + index * SIZES[bucket]);
  const buckets = new Map(starts.map((start) => [start, { ...zeroes }]));
  for (const { hour, ...counts } of await readHours(read, projectKey, from, from + count * SIZES[bucket])) {
    const sums = buckets.get(Math.floor(Date.parse(hour) / SIZES[bucket]) * SIZES[bucket]);
    if (sums) for (const metric of METRICS) sums[metric] += counts[metric];
  }
  const series: Schemas['Timeseries']['series'] = { events: [], runs: [], names: [], traffic: [] };
  for (const [start, counts] of buckets) addBucket(series, new Date(start).toISOString(), counts);
  return series;
}

/** The rows are in the order of their hours, so the groups need no sort. */
function readHours(
  read: Knex,
  projectKey: string | null,
  from: number,
  end: number,
): Promise<(Counts & { hour: string })[]> {
  const ofProject = projectKey === null ? '' : 'AND project_key = ?';
  const sums = METRICS.map((metric) => [metric, `SUM(${metric})`]);
  const fields = { hour: 'hour', ...(Object.fromEntries(sums) as Record<Metric, string>) };
  const bounds = [from, end].map((at) => new Date(at).toISOString());
  const where = `FROM metric_hours WHERE hour >= ? AND hour < ? ${ofProject} GROUP BY hour`;
  return readFields(read, fields, where, [...bounds, ...(projectKey === null ? [] : [projectKey])]);
}

function addBucket(series: Schemas['Timeseries']['series'], at: string, counts: Counts): void {
  const { events, checks, changes, runs, maps_checked: mapsChecked, wr_changes: wrChanges } = counts;
  const avgDurationSeconds = averageSeconds(counts.duration_ms, counts.runs_with_duration);
  series.events.push({ at, events, checks, changes });
  series.runs.push({ at, runs, mapsChecked, wrChanges, avgDurationSeconds });
  series.names.push({ at, updates: counts.name_updates });
  series.traffic.push({ at, samples: counts.traffic_samples, errors: counts.traffic_errors });
}
