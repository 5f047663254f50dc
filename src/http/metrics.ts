import { existsSync, readFileSync } from 'node:fs';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A request that failed, as the admin page shows it: by its id it is found in the log. */
export interface Failure {
  /** ISO 8601. */
  at: string;
  service: string;
  requestId: string;
  operation: string;
  status: number;
  /** What was unavailable; of a fault of ours only the log says more. */
  reason: string;
}

const MAX_FAILURES = 50;
/** The upper bounds of the buckets of durations, in seconds. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A value of a metric. */
export interface Sample {
  /** The metric, or a part of a histogram such as its `_count`. */
  name: string;
  labels: Labels;
  value: number;
}

type Labels = Readonly<Record<string, string>>;

/** The metrics of this process, as /metrics shows them to Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

const STATUS = '/proc/self/status';

/** Returns an empty set of metrics with those of the Node.js process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counters = new Map<string, Counter>();
  const failures: Failure[] = [];
  const waiting: Record<string, number> = {};

  /** Adds a histogram of durations; returns a function that observes one, in seconds. */
  const histogram = (name: string, help: string, labelNames: string[]) => {
    const durations = new Histogram({ name, help, labelNames, buckets: DURATIONS, registers });
    return (values: Labels, seconds: number): void => durations.observe(values, seconds);
  };
  /** Adds a gauge that is read when the metrics are rendered; `read` returns a value per label. While it rejects, the gauge has no values. */
  const gauge = (
    name: string,
    help: string,
    label: string,
    read: () => Promise<Record<string, number>>,
  ): void => {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        // A source that fails must not hide the others, least of all the gauge that shows that the database is down.
        const values = await read().catch(() => ({}));
        this.reset();
        for (const [value, count] of Object.entries(values)) this.set({ [label]: value }, count);
      },
    });
  };

  collectDefaultMetrics({ register: registry });
  // Resident memory counts what SQLite has mapped of its file as well, which the system takes back when others need memory.
  if (existsSync(STATUS))
    new Gauge({
      name: 'process_anonymous_memory_bytes',
      help: 'Resident memory that is no part of a file.',
      registers,
      collect() {
        const [, kibibytes = 0] = /^RssAnon:\s*(\d+)/m.exec(readFileSync(STATUS, 'utf8')) ?? [];
        this.set(Number(kibibytes) * 1024);
      },
    });
  const durations = histogram(
    'http_request_duration_seconds',
    'Time from a request to its response, by service, operation and status; its count is the number of requests.',
    ['service', 'operation', 'status'],
  );
  gauge('http_requests_in_flight', 'Requests that have no response yet.', 'service', async () => waiting);
  return {
    gauge,
    histogram,
    /** Counts one request and how long it took. */
    request: (service: string, operation: string, status: number, seconds: number): void =>
      durations({ service, operation: operation || 'none', status: String(status) }, seconds),
    /** Changes the number of a service's requests that have no response yet. */
    inFlight: (service: string, by: 0 | 1 | -1): void => {
      waiting[service] = (waiting[service] ?? 0) + by;
    },
    /** Keeps a request that failed with a status of 500 or more among the last 50. */
    failure: (failure: Failure): void => {
      failures.unshift(failure);
      if (failures.length > MAX_FAILURES) failures.pop();
    },
    /** The last failed requests, the newest first. */
    failures: (): readonly Failure[] => failures,
    /** Adds a gauge that is always 1, for what its labels say. */
    info: (name: string, help: string, labels: Labels): void =>
      new Gauge({ name, help, labelNames: Object.keys(labels), registers }).set(labels, 1),
    /** Adds a counter, or takes the one of that name; returns a function that increments it under its labels. */
    counter: (name: string, help: string, labelNames: string[]) => {
      const counter = counters.get(name) ?? new Counter({ name, help, labelNames, registers });
      counters.set(name, counter);
      return (values: Labels, by?: number): void => counter.inc(values, by);
    },
    /** Returns the present values of a metric; none of an unknown one. */
    samples: async (name: string): Promise<Sample[]> => {
      const metric = await registry.getSingleMetric(name)?.get();
      return (metric?.values ?? []).map((one) => ({
        name: 'metricName' in one && typeof one.metricName === 'string' ? one.metricName : name,
        labels: Object.fromEntries(
          Object.entries(one.labels).map(([label, value]) => [label, String(value)]),
        ),
        value: one.value,
      }));
    },
    render: async (): Promise<{ contentType: string; text: string }> => {
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
