import type { Metrics, Sample } from '../http/metrics.js';

/** Returns a sentence while a problem holds, else null. */
type Problem = (reading: Reading) => string | null;

/** The metrics now, and by how much counters have grown. */
export interface Reading {
  /** The values of a gauge. */
  values: (name: string) => readonly Sample[];
  /** How much a counter has grown in some minutes, by its labels, as far as this process has lived. */
  increases: (name: string, minutes: number) => readonly Sample[];
}

const REQUESTS = 'requests';
const SLOW = 'slow requests';

/** The one list of conditions. The runbook has a section for each, and alerts.yml alerts on `problem{name}`. */
export const PROBLEMS: Readonly<Record<string, Problem>> = {
  DatabaseDown: ({ values }) =>
    values('database_up').some(({ value }) => value === 0) ? 'The database does not respond.' : null,
  ArtifactStoreDown: ({ values }) =>
    values('artifact_store_up').some(({ value }) => value === 0)
      ? 'The store of artifacts cannot be reached.'
      : null,
  Outages: (reading) =>
    describeShare(
      reading,
      reading.increases('http_outages_total', 5),
      'fail because something is unavailable',
    ),
  ServerErrors: (reading) =>
    describeShare(
      reading,
      reading.increases(REQUESTS, 5).filter(({ labels }) => /^50[0-2]$/.test(labels.status ?? '')),
      'are server errors',
    ),
  OperationUnavailable: ({ increases }) =>
    describeFirst(increases('http_unavailable_total', 15), ({ labels, value }) => {
      const all = sum(
        increases(REQUESTS, 15),
        (one) => one.operation === labels.operation && one.service === labels.service,
      );
      return value > 5 && value / all > 0.2
        ? `${percent(value / all)} of the responses of ${labels.operation} are 502 or 503.`
        : null;
    }),
  SlowResponses: (reading) => describeShare(reading, reading.increases(SLOW, 5), 'take longer than a second'),
  EventLoopDelayed: ({ values }) =>
    describeFirst(values('nodejs_eventloop_lag_p99_seconds'), ({ value }) =>
      value > 0.2 ? `The event loop is ${value.toFixed(1)} s late.` : null,
    ),
  DatabaseConnectionsWaiting: ({ values }) =>
    sum(values('database_connections'), ({ state }) => state === 'pending') > 0
      ? 'Requests wait for a connection to the database.'
      : null,
  ConnectionsClosed: ({ increases }) =>
    sum(increases('http_connections_closed_total', 5)) > 300
      ? 'More than one connection a second is closed beyond MAX_CONNECTIONS or CONNECTIONS_PER_ADDRESS.'
      : null,
  DiskLow: ({ values }) =>
    describeFirst(values('disk_free_bytes'), ({ value }) =>
      value < 3e9 ? `${toBytes(value)} are left on the disk.` : null,
    ),
  BackupOld: ({ values }) => {
    const [age] = values('backup_age_seconds');
    const [start] = values('process_start_time_seconds');
    const seconds = age?.value ?? Date.now() / 1000 - (start?.value ?? Infinity);
    return seconds > 172_800 ? `No backup has begun for ${toAge(seconds)}.` : null;
  },
  WriteAheadLogLarge: ({ values }) =>
    describeFirst(values('sqlite_wal_bytes'), ({ value }) =>
      value > 1e9 ? `SQLite's write-ahead log has ${toBytes(value)}.` : null,
    ),
  VerdictsLate: ({ values }) =>
    describeFirst(values('verification_queue_oldest_seconds'), ({ labels, value }) =>
      // A deep command may take ten minutes for each submission.
      value > (labels.track === 'deep' ? 21_600 : 900)
        ? `A submission has waited ${toAge(value)} for its verdict on the ${labels.track} track.`
        : null,
    ),
  VerifierFailing: ({ increases }) =>
    sum(increases('verification_failed_tries_total', 15)) > 10 ? 'The verifier ends without verdicts.' : null,
  VerdictConflicts: ({ increases }) =>
    sum(increases('verification_findings_total', 60), ({ rule = '' }) =>
      /^(known-path|pinned-map)$/.test(rule),
    ) > 0
      ? 'Runs wait for a person, because others passed before them.'
      : null,
  MemoryHigh: ({ values }) =>
    describeFirst(values('process_anonymous_memory_bytes'), ({ value }) =>
      value > 1e9 ? `The process uses ${toBytes(value)} of memory.` : null,
    ),
  ManyRefusals: ({ increases }) =>
    sum(increases(REQUESTS, 10), ({ status = '' }) => /^(401|413|429)$/.test(status)) > 6000
      ? 'More than ten requests a second are refused with 401, 413 or 429.'
      : null,
  ProjectSilent: ({ values }) => {
    // A project that was silent for a week has ended.
    const late = values('ingest_age_seconds')
      .filter(({ value }) => value > 21_600 && value < 604_800)
      .map(({ labels, value }) => `${labels.project} (for ${toAge(value)})`);
    return late.length === 0 ? null : `Projects have sent nothing: ${late.join(', ')}.`;
  },
};

function sum(
  samples: readonly Sample[],
  matches: (labels: Sample['labels']) => boolean = () => true,
): number {
  return samples.reduce((total, { labels, value }) => (matches(labels) ? total + value : total), 0);
}

function describeFirst(samples: readonly Sample[], say: (sample: Sample) => string | null): string | null {
  return samples.map(say).find((sentence) => sentence !== null) ?? null;
}

/** Says for which service more than one request in a hundred is of some kind. */
function describeShare({ increases }: Reading, some: readonly Sample[], words: string): string | null {
  const services = [...new Set(some.map(({ labels }) => labels.service))];
  const all = increases(REQUESTS, 5);
  return describeFirst(
    services.map((service = '') => ({
      name: '',
      labels: { service },
      value:
        sum(some, (labels) => labels.service === service) / sum(all, (labels) => labels.service === service),
    })),
    ({ labels, value }) =>
      value > 0.01 ? `${percent(value)} of the requests of ${labels.service} ${words}.` : null,
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

export function toBytes(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(0)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

export function toAge(seconds: number): string {
  if (seconds < 120) return `${seconds.toFixed(0)} s`;
  if (seconds < 7200) return `${(seconds / 60).toFixed(0)} min`;
  return seconds < 172_800 ? `${(seconds / 3600).toFixed(0)} h` : `${(seconds / 86_400).toFixed(0)} d`;
}

/** Counters whose increase is asked for. */
const COUNTERS = [
  'http_outages_total',
  'http_unavailable_total',
  'http_connections_closed_total',
  'verification_failed_tries_total',
  'verification_findings_total',
];
const GAUGES = [
  'database_up',
  'artifact_store_up',
  'nodejs_eventloop_lag_p99_seconds',
  'database_connections',
  'disk_free_bytes',
  'backup_age_seconds',
  'process_start_time_seconds',
  'sqlite_wal_bytes',
  'verification_queue_oldest_seconds',
  'process_anonymous_memory_bytes',
  'ingest_age_seconds',
];
const MINUTES_KEPT = 60;
const DURATIONS = 'http_request_duration_seconds';

type Counts = ReadonlyMap<string, readonly Sample[]>;

/** Reads the problems of a process; `minute` is called each minute, so that increases are known. */
export interface Watch {
  minute: () => Promise<void>;
  read: () => Promise<Reading>;
}

/** Returns the watch over the metrics of a process. It keeps an hour of counters. */
export function createWatch({ samples }: Pick<Metrics, 'samples'>): Watch {
  const kept: Counts[] = [];
  const count = async (): Promise<Counts> => {
    const durations = await samples(DURATIONS);
    const all = durations.filter(({ name }) => name.endsWith('_count'));
    const withinSecond = durations.filter(({ labels }) => Number(labels.le) === 1);
    const key = ({ service, operation, status }: Sample['labels']): string =>
      [service, operation, status].join(' ');
    const quick = new Map(withinSecond.map(({ labels, value }) => [key(labels), value]));
    const slow = all.map((one) => ({ ...one, value: one.value - (quick.get(key(one.labels)) ?? 0) }));
    const others = COUNTERS.map(async (name) => [name, await samples(name)] as const);
    return new Map([[REQUESTS, all], [SLOW, slow], ...(await Promise.all(others))]);
  };
  return {
    minute: async () => {
      kept.unshift(await count());
      kept.length = Math.min(kept.length, MINUTES_KEPT + 1);
    },
    read: async () => {
      const now = await count();
      const gauges = new Map(
        await Promise.all(GAUGES.map(async (name) => [name, await samples(name)] as const)),
      );
      return {
        values: (name) => gauges.get(name) ?? [],
        increases: (name, minutes) => {
          const before = kept[Math.min(minutes, kept.length) - 1]?.get(name) ?? [];
          const earlier = new Map(before.map(({ labels, value }) => [JSON.stringify(labels), value]));
          return (now.get(name) ?? []).map((one) => {
            return { ...one, value: one.value - (earlier.get(JSON.stringify(one.labels)) ?? 0) };
          });
        },
      };
    },
  };
}

/** Returns what holds now, by name. */
export function listProblems(reading: Reading): [name: string, sentence: string][] {
  return Object.entries(PROBLEMS).flatMap(([name, says]) => {
    const sentence = says(reading);
    return sentence === null ? [] : [[name, sentence] satisfies [string, string]];
  });
}
