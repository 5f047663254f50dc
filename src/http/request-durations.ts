import type { Histogram } from 'prom-client';

/** The upper bounds of the buckets of durations, in seconds. */
export const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const NAME = 'http_request_duration_seconds';

interface Series {
  labels: { service: string; operation: string; status: string };
  /** Observations in each bucket alone, not cumulated; the last has those beyond all bounds. */
  counts: number[];
  sum: number;
}

/** A histogram of the time of requests. */
interface RequestDurations {
  observe: (service: string, operation: string, status: number, seconds: number) => void;
  /** What prom-client's registry renders. */
  metric: Histogram;
}

/**
 * Returns an empty histogram. Every request is observed: prom-client's own looks its labels up and adds objects at each
 * observation, which costs as much as serialising a row.
 */
export function createRequestDurations(): RequestDurations {
  const all = new Map<string, Map<string, Map<number, Series>>>();
  const find = (service: string, operation: string, status: number): Series => {
    const byOperation = getOrAdd(all, service, () => new Map<string, Map<number, Series>>());
    const byStatus = getOrAdd(byOperation, operation, () => new Map<number, Series>());
    return getOrAdd(byStatus, status, () => ({
      labels: { service, operation: operation === '' ? 'none' : operation, status: String(status) },
      counts: new Array<number>(DURATIONS.length + 1).fill(0),
      sum: 0,
    }));
  };
  const list = (): Series[] =>
    [...all.values()].flatMap((byOperation) =>
      [...byOperation.values()].flatMap((byStatus) => [...byStatus.values()]),
    );
  const described = {
    name: NAME,
    help: 'Time from a request to its response, by service, operation and status; its count is the number of requests.',
    type: 'histogram',
    aggregator: 'sum',
  };
  const metric = {
    ...described,
    get: () => Promise.resolve({ ...described, values: list().flatMap(listValues) }),
    reset: () => all.clear(),
  };
  return {
    observe: (service, operation, status, seconds) => {
      const series = find(service, operation, status);
      let bucket = 0;
      while (bucket < DURATIONS.length && seconds > (DURATIONS[bucket] ?? 0)) bucket += 1;
      series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
      series.sum += seconds;
    },
    metric: metric as unknown as Histogram,
  };
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}

function listValues({ labels, counts, sum }: Series): object[] {
  let count = 0;
  const buckets = [...DURATIONS, '+Inf'].map((le, index) => {
    count += counts[index] ?? 0;
    return { metricName: `${NAME}_bucket`, labels: { le, ...labels }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ];
}
