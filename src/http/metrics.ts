import { readFileSync } from 'node:fs';
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
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** The metrics of this process, as /metrics shows them to Prometheus. */
export interface Metrics {
  /** Counts one request and how long it took. */
  request: (service: string, operation: string, status: number, seconds: number) => void;
  /** Adds the number of a service's requests that have no response yet, 0 at first; returns a function that changes it. */
  inFlight: (service: string) => (by: 1 | -1) => void;
  /** Keeps a request that failed with a status of 500 or more among the last 50. */
  failure: (failure: Failure) => void;
  /** The last failed requests, the newest first. */
  failures: () => readonly Failure[];
  /**
   * Adds a gauge that is read when the metrics are rendered; `read` returns a value per label. While it rejects, the gauge has
   * no values.
   */
  gauge: (name: string, help: string, label: string, read: () => Promise<Record<string, number>>) => void;
  /** Adds a gauge that is always 1, for what its labels say. */
  info: (name: string, help: string, labels: Readonly<Record<string, string>>) => void;
  /** Adds a counter, or takes the one of that name; returns a function that increments it under its labels. */
  counter: (
    name: string,
    help: string,
    labels: string[],
  ) => (values: Record<string, string>, by?: number) => void;
  /** Adds a histogram of durations; returns a function that observes one, in seconds. */
  histogram: (
    name: string,
    help: string,
    labels: string[],
  ) => (values: Record<string, string>, seconds: number) => void;
  /** Returns the present values of a metric; none of an unknown one. */
  samples: (name: string) => Promise<Sample[]>;
  render: () => Promise<{ contentType: string; text: string }>;
}

/** Returns an empty set of metrics with those of the Node.js process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const counters = new Map<string, Counter>();
  collectDefaultMetrics({ register: registry });
  addAnonymousMemory(registry);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its response, by service, operation and status; its count is the number of requests.',
    labelNames: ['service', 'operation', 'status'],
    buckets: DURATIONS,
    registers: [registry],
  });
  const failures: Failure[] = [];
  const inFlight: Record<string, number> = {};
  const addGauge: Metrics['gauge'] = (name, help, label, read) => {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        // A source that fails must not hide the others, least of all the gauge that shows that the database is down.
        const values = await read().catch(() => ({}));
        this.reset();
        for (const [value, count] of Object.entries(values)) this.set({ [label]: value }, count);
      },
    });
  };
  addGauge('http_requests_in_flight', 'Requests that have no response yet.', 'service', async () => inFlight);
  return {
    inFlight: (service) => {
      inFlight[service] = 0;
      return (by) => {
        inFlight[service] = (inFlight[service] ?? 0) + by;
      };
    },
    failure: (failure) => {
      failures.unshift(failure);
      if (failures.length > MAX_FAILURES) failures.pop();
    },
    failures: () => failures,
    request: (service, operation, status, seconds) =>
      durations.observe({ service, operation: operation === '' ? 'none' : operation, status }, seconds),
    gauge: addGauge,
    info: (name, help, labels) => {
      const gauge = new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] });
      gauge.set(labels, 1);
    },
    counter: (name, help, labelNames) => {
      const counter = counters.get(name) ?? new Counter({ name, help, labelNames, registers: [registry] });
      counters.set(name, counter);
      return (values, by) => counter.inc(values, by);
    },
    histogram: (name, help, labelNames) => {
      const histogram = new Histogram({ name, help, labelNames, buckets: DURATIONS, registers: [registry] });
      return (values, seconds) => histogram.observe(values, seconds);
    },
    samples: async (name) => {
      const metric = await registry.getSingleMetric(name)?.get();
      return (metric?.values ?? []).map((one) => ({
        name: 'metricName' in one && typeof one.metricName === 'string' ? one.metricName : name,
        labels: Object.fromEntries(
          Object.entries(one.labels).map(([label, value]) => [label, String(value)]),
        ),
        value: one.value,
      }));
    },
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

const STATUS = '/proc/self/status';

/** Resident memory counts what SQLite has mapped of its file as well, which the system takes back when others need memory. */
function addAnonymousMemory(registry: Registry): void {
  if (readAnonymousBytes() === null) return;
  new Gauge({
    name: 'process_anonymous_memory_bytes',
    help: 'Resident memory that is no part of a file.',
    registers: [registry],
    collect() {
      this.set(readAnonymousBytes() ?? 0);
    },
  });
}

/** Returns null where the system does not tell. */
function readAnonymousBytes(): number | null {
  try {
    const kibibytes = /^RssAnon:\s*(\d+)/m.exec(readFileSync(STATUS, 'utf8'))?.[1];
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  } catch {
    return null;
  }
}
