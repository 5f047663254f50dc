import { AggregatorRegistry } from 'prom-client';

/** One metric of a process, as prom-client describes it. */
export interface CollectedMetric {
  name: string;
  help: string;
  type: string;
  aggregator: string;
  values: { value: number; labels: Record<string, string | number>; metricName?: string }[];
}

/** The metrics of one process. */
export type CollectedMetrics = readonly CollectedMetric[];

/** Counters and histograms of processes that have ended, so that sums never decrease. */
export interface EndedMetrics {
  add: (metrics: CollectedMetrics) => void;
  all: () => CollectedMetrics;
}

/**
 * Returns the metrics of the whole in Prometheus' text format: counters and histograms are sums over all processes; a gauge that
 * the workers have is shown for each process, with its number as the label `worker`; one that only the primary has is the whole's.
 */
export async function mergeMetrics(
  primary: CollectedMetrics,
  workers: ReadonlyMap<number, CollectedMetrics>,
  ended: CollectedMetrics,
): Promise<string> {
  const ofWorkers = new Set([...workers.values()].flat().map(({ name }) => name));
  const labelled = [
    label(primary, 'primary', ofWorkers),
    ...[...workers].map(([number, metrics]) => label(metrics, String(number), ofWorkers)),
  ];
  return AggregatorRegistry.aggregate([...labelled, ended] as object[][]).metrics();
}

function label(metrics: CollectedMetrics, worker: string, shared: ReadonlySet<string>): CollectedMetrics {
  return metrics.map((metric) => {
    const summed = { ...metric, aggregator: 'sum' };
    if (metric.type !== 'gauge' || !shared.has(metric.name)) return summed;
    return {
      ...summed,
      values: metric.values.map((one) => ({ ...one, labels: { ...one.labels, worker } })),
    };
  });
}

/** Returns an empty sum of the metrics of ended processes. */
export function createEndedMetrics(): EndedMetrics {
  let sum = new Map<string, CollectedMetric>();
  return {
    add: (metrics) => {
      for (const metric of metrics) {
        if (metric.type === 'gauge') continue;
        sum = sum.set(metric.name, addValues(sum.get(metric.name), metric));
      }
    },
    all: () => [...sum.values()],
  };
}

function addValues(sum: CollectedMetric | undefined, metric: CollectedMetric): CollectedMetric {
  const keyOf = ({ labels, metricName }: CollectedMetric['values'][number]): string =>
    JSON.stringify([metricName, Object.entries(labels).sort()]);
  const values = new Map((sum?.values ?? []).map((one) => [keyOf(one), one]));
  for (const one of metric.values) {
    const key = keyOf(one);
    values.set(key, { ...one, value: (values.get(key)?.value ?? 0) + one.value });
  }
  return { ...metric, aggregator: 'sum', values: [...values.values()] };
}
