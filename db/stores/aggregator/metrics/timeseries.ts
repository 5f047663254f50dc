import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { kindOf } from '../../../connection/kind-of.js';
import { asTable } from '../../../bulk.js';
import { rowsOf } from '../../../sql/raw-rows.js';
import { createRowReader } from '../../../sql/json-lists.js';
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
/** Length of the prefix of a timestamp that names its bucket: `2026-10-06T08` or `2026-10-06`. */
const NAMED_BY = { hour: 13, day: 10 } as const;
/** Others are served between these and the next ones. Longer windows wait for other costly reads. */
const BUCKETS_AT_ONCE = 1000;
type Counts = Record<Metric, number>;
type Bucket = Counts & { bucket: string };

export interface Timeseries {
  /** Reads the metrics per hour or UTC day, oldest first, with zeroes for empty buckets. */
  read: (query: TimeseriesQuery) => Promise<Schemas['Timeseries']>;
}

/** Returns the reader of time series, which uses the hourly rollup. */
export function createTimeseries(database: Database): Timeseries {
  return {
    read: async (query) => {
      const { bucket, windowHours, projectKey, now } = query;
      const size = SIZES[bucket];
      const count = Math.ceil((windowHours * HOUR_MS) / size);
      const end = (Math.floor(now.getTime() / size) + 1) * size;
      const from = end - count * size;
      // Nothing that costs is done before it is its turn.
      const series = await database.snapshot((read) => readSeries(read, query, { from, count }), {
        isCostly: windowHours > BUCKETS_AT_ONCE,
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

const NOTHING = Object.fromEntries(METRICS.map((metric) => [metric, 0])) as Counts;

/** Reads the buckets of a window, so many at a time; the present one is the last. */
async function readSeries(
  read: Knex,
  query: TimeseriesQuery,
  { from, count }: { from: number; count: number },
): Promise<Schemas['Timeseries']['series']> {
  const { bucket } = query;
  const series: Schemas['Timeseries']['series'] = { events: [], runs: [], names: [], traffic: [] };
  for (let first = 0; first < count; first += BUCKETS_AT_ONCE) {
    const buckets = Array.from({ length: Math.min(BUCKETS_AT_ONCE, count - first) }, (_, index) =>
      new Date(from + (first + index) * SIZES[bucket]).toISOString(),
    );
    const rows = await (bucket === 'hour' ? readHours(read, query, buckets) : readDays(read, query, buckets));
    const counted = new Map(rows.map((row) => [row.bucket.slice(0, NAMED_BY[bucket]), row]));
    for (const at of buckets) addBucket(series, at, counted.get(at.slice(0, NAMED_BY[bucket])) ?? NOTHING);
  }
  return series;
}

/** The rows are in the order of their hours, so these groups need no sort. */
function readHours(read: Knex, { projectKey }: TimeseriesQuery, buckets: string[]): Promise<Bucket[]> {
  const ofProject = projectKey === null ? '' : 'AND project_key = ?';
  const sums = METRICS.map((metric) => [metric, `SUM(${metric})`]);
  const fields = { bucket: 'hour', ...(Object.fromEntries(sums) as Record<Metric, string>) };
  const values = [buckets[0] ?? '', buckets.at(-1) ?? '', ...(projectKey === null ? [] : [projectKey])];
  const from = `FROM metric_hours WHERE hour >= ? AND hour <= ? ${ofProject} GROUP BY hour`;
  return readFields<Bucket>(read, fields, from, values);
}

/** The hours of each day are summed for themselves: to group those of a year, both databases would sort them. */
async function readDays(read: Knex, { projectKey }: TimeseriesQuery, buckets: string[]): Promise<Bucket[]> {
  const list = kindOf(read) === 'postgres' ? 'json_build_array' : 'json_array';
  const ofProject = projectKey === null ? '' : 'AND h.project_key = ?';
  const sums = METRICS.map((metric) => `SUM(${metric})`).join(', ');
  const days = buckets.map((at) => at.slice(0, NAMED_BY.day));
  // All hours of a day are before it with a tilde.
  const found: unknown = await read.raw(
    `SELECT r.hour AS bucket, (SELECT ${list}(${sums}) FROM metric_hours h
      WHERE h.hour >= r.hour AND h.hour < r.hour || '~' ${ofProject}) AS sums FROM ?`,
    [
      ...(projectKey === null ? [] : [projectKey]),
      asTable(
        read,
        'metric_hours',
        ['hour'],
        days.map((hour) => ({ hour })),
      ),
    ],
  );
  const toCounts = createRowReader<Counts>(METRICS);
  return rowsOf<{ bucket: string; sums: string | (number | null)[] }>(found).flatMap(({ bucket, sums }) => {
    const values = typeof sums === 'string' ? (JSON.parse(sums) as (number | null)[]) : sums;
    return values[0] === null ? [] : [{ bucket, ...toCounts(values) }];
  });
}

function addBucket(series: Schemas['Timeseries']['series'], at: string, counts: Counts): void {
  const { events, checks, changes, runs, maps_checked: mapsChecked, wr_changes: wrChanges } = counts;
  const avgDurationSeconds = averageSeconds(counts.duration_ms, counts.runs_with_duration);
  series.events.push({ at, events, checks, changes });
  series.runs.push({ at, runs, mapsChecked, wrChanges, avgDurationSeconds });
  series.names.push({ at, updates: counts.name_updates });
  series.traffic.push({ at, samples: counts.traffic_samples, errors: counts.traffic_errors });
}
