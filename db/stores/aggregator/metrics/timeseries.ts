import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { kindOf } from '../../../connection/kind-of.js';
import { keyRows } from '../../../sql/json-rows.js';
import { rowsOf } from '../../../sql/raw-rows.js';
import { createRowReader, jsonListsOf, parseJsonLists } from '../../../sql/json-lists.js';
import { METRICS, type Metric } from '../../../rollups/metric-hours.js';
import { averageSeconds } from './figures.js';

type Schemas = components['schemas'];

export interface TimeseriesQuery {
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
/** Longer windows wait for other costly reads. */
const LONG_WINDOW_HOURS = 1000;
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
      const buckets = bucketsOf(query);
      const [from = ''] = buckets;
      const to = endOf(buckets, bucket);
      const counted = await readBuckets(database, query, buckets);
      const rows = buckets.map((at) => ({
        at,
        counts: counted.get(at.slice(0, NAMED_BY[bucket])) ?? NOTHING,
      }));
      return {
        generatedAt: now.toISOString(),
        bucket,
        windowHours,
        projectKey,
        from,
        to,
        series: seriesOf(rows),
      };
    },
  };
}

const NOTHING = Object.fromEntries(METRICS.map((metric) => [metric, 0])) as Counts;

/** Returns the starts of the buckets that cover the window, the present one included. */
function bucketsOf({ bucket, windowHours, now }: TimeseriesQuery): string[] {
  const size = SIZES[bucket];
  const count = Math.ceil((windowHours * HOUR_MS) / size);
  const present = Math.floor(now.getTime() / size) * size;
  return Array.from({ length: count }, (_, index) =>
    new Date(present - (count - 1 - index) * size).toISOString(),
  );
}

function endOf(buckets: string[], bucket: TimeseriesQuery['bucket']): string {
  return new Date(Date.parse(buckets.at(-1) ?? '') + SIZES[bucket]).toISOString();
}

async function readBuckets(
  database: Database,
  query: TimeseriesQuery,
  buckets: string[],
): Promise<Map<string, Counts>> {
  const { bucket, windowHours } = query;
  const rows = await database.snapshot(
    (read) => (bucket === 'hour' ? readHours(read, query, buckets) : readDays(read, query, buckets)),
    { isCostly: windowHours > LONG_WINDOW_HOURS },
  );
  return new Map(rows.map((row) => [row.bucket.slice(0, NAMED_BY[bucket]), row]));
}

/** The rows are in the order of their hours, so these groups need no sort. */
async function readHours(read: Knex, { projectKey }: TimeseriesQuery, buckets: string[]): Promise<Bucket[]> {
  const ofProject = projectKey === null ? '' : 'AND project_key = ?';
  const sums = METRICS.map((metric) => `SUM(${metric}) AS ${metric}`).join(', ');
  const sql = `SELECT hour AS bucket, ${sums} FROM metric_hours WHERE hour >= ? AND hour < ? ${ofProject} GROUP BY hour`;
  const values = [buckets[0] ?? '', endOf(buckets, 'hour'), ...(projectKey === null ? [] : [projectKey])];
  if (kindOf(read) === 'postgres') return rowsOf<Bucket>(await read.raw(sql, values));
  const columns = ['bucket', ...METRICS];
  const [row] = rowsOf<{ found: string }>(
    await read.raw(`SELECT ${jsonListsOf(columns)} AS found FROM (${sql})`, values),
  );
  return parseJsonLists(createRowReader<Bucket>(columns), row?.found);
}

/** The hours of each day are summed for themselves: to group those of a year, both databases would sort them. */
async function readDays(read: Knex, { projectKey }: TimeseriesQuery, buckets: string[]): Promise<Bucket[]> {
  const list = kindOf(read) === 'postgres' ? 'json_build_array' : 'json_array';
  const ofProject = projectKey === null ? '' : 'AND h.project_key = ?';
  const sums = METRICS.map((metric) => `SUM(${metric})`).join(', ');
  const days = buckets.map((at) => at.slice(0, NAMED_BY.day));
  // All hours of a day are before it with a tilde.
  const found: unknown = await read.raw(
    `SELECT k.day AS bucket, (SELECT ${list}(${sums}) FROM metric_hours h
      WHERE h.hour >= k.day AND h.hour < k.day || '~' ${ofProject}) AS sums FROM ?`,
    [...(projectKey === null ? [] : [projectKey]), keyRows(read, 'day', 'text', days)],
  );
  const toCounts = createRowReader<Counts>(METRICS);
  return rowsOf<{ bucket: string; sums: string | (number | null)[] }>(found).flatMap(({ bucket, sums }) => {
    const values = typeof sums === 'string' ? (JSON.parse(sums) as (number | null)[]) : sums;
    return values[0] === null ? [] : [{ bucket, ...toCounts(values) }];
  });
}

function seriesOf(rows: { at: string; counts: Counts }[]): Schemas['Timeseries']['series'] {
  return {
    events: rows.map(({ at, counts }) => ({
      at,
      events: counts.events,
      checks: counts.checks,
      changes: counts.changes,
    })),
    runs: rows.map(({ at, counts }) => ({
      at,
      runs: counts.runs,
      mapsChecked: counts.maps_checked,
      wrChanges: counts.wr_changes,
      avgDurationSeconds: averageSeconds(counts.duration_ms, counts.runs_with_duration),
    })),
    names: rows.map(({ at, counts }) => ({ at, updates: counts.name_updates })),
    traffic: rows.map(({ at, counts }) => ({
      at,
      samples: counts.traffic_samples,
      errors: counts.traffic_errors,
    })),
  };
}
