import { createHash } from 'node:crypto';
import type { Operations } from '../../../../generated/aggregator/operations.js';
import type { Knex } from 'knex';
import type { Database } from '../../../connection/database.js';
import { insertRows, readRows } from '../../../bulk.js';
import { NO_MAP_FIELDS, type NewEvent } from '../../../rules/event-row.js';
import { appendEvents } from '../../../writes/events.js';
import { addMetricHours, isError, sampleMetrics } from '../../../rollups/metric-hours.js';
import { saveProject, type Project } from '../../../writes/projects.js';
import { toObservationTime } from '../../../rules/times.js';

/** One HTTP call as sent. */
export type TrafficSample =
  Operations['ingestTraffic']['requestBody']['content']['application/json']['sample'];

/** The samples of one request. */
interface TrafficContribution {
  projectKey: string;
  projectName: string | undefined;
  sourceLabel: string | undefined;
  receivedAt: string;
  /** The default `service` of the samples. */
  service: string | undefined;
  samples: readonly TrafficSample[];
}

/** The ingest of traffic samples. */
export type Traffic = ReturnType<typeof createTraffic>;

/** Returns the store of traffic samples. */
export function createTraffic(database: Database) {
  return {
    /** Stores the samples in one transaction, without repeats. */
    ingest: (contribution: TrafficContribution): Promise<void> => {
      const rows = toRows(contribution);
      return database.write((trx) => store(trx, contribution, rows));
    },
  };
}

async function store(
  trx: Knex.Transaction,
  { projectKey, projectName, sourceLabel, receivedAt }: TrafficContribution,
  sent: readonly TrafficRow[],
): Promise<void> {
  const project = await saveProject(trx, { projectKey, projectName, sourceLabel, receivedAt });
  const KEY = ['dedupe_key'] as const;
  const stored = await readRows<Pick<TrafficRow, 'dedupe_key'>>(trx, 'traffic_samples', KEY, KEY, sent);
  const known = new Set(stored.map(({ dedupe_key }) => dedupe_key));
  const rows = sent.filter(({ dedupe_key: key }) => key === null || !known.has(key));
  if (rows.length === 0) return;
  await insertRows(trx, 'traffic_samples', rows);
  await addMetricHours(
    trx,
    rows.map((row) => ({ at: row.occurred_at, projectKey, ...sampleMetrics(row) })),
  );
  await appendEvents(trx, [toEvent(project, receivedAt, rows)]);
}

type TrafficRow = ReturnType<typeof toRow> & { dedupe_key: string | null };

function toRows({ projectKey, receivedAt, service, samples }: TrafficContribution): TrafficRow[] {
  const places = new Map<string, number>();
  return samples.map((sample) => {
    const row = toRow(sample, { projectKey, service, receivedAt });
    if (sample.occurredAt === undefined) return { ...row, dedupe_key: null };
    const { received_at: _, project_key: __, ...content } = row;
    const at = new Date(Date.parse(sample.occurredAt)).toISOString();
    const key = createHash('sha256')
      .update(JSON.stringify([projectKey, { ...content, occurred_at: at }]))
      .digest('hex');
    // Equal samples of one request are different calls; in a repeated request each repeats one of them.
    const place = (places.get(key) ?? 0) + 1;
    places.set(key, place);
    return { ...row, dedupe_key: `${key} ${place}` };
  });
}

function toRow(
  sample: TrafficSample,
  { projectKey, service, receivedAt }: Pick<TrafficContribution, 'projectKey' | 'service' | 'receivedAt'>,
) {
  return {
    project_key: projectKey,
    service: sample.service ?? service ?? null,
    component: sample.component ?? null,
    direction: sample.direction ?? null,
    method: sample.method ?? null,
    route: withoutQuery(sample.route),
    target_host: sample.targetHost ?? null,
    target_path: withoutQuery(sample.targetPath),
    status_code: sample.statusCode,
    duration_ms: sample.durationMs === undefined ? null : Math.round(sample.durationMs),
    bytes_in: sample.bytesIn ?? null,
    bytes_out: sample.bytesOut ?? null,
    occurred_at: toObservationTime(sample.occurredAt, receivedAt),
    received_at: receivedAt,
  };
}

/** Query strings may contain tokens and names, so they are never stored. */
function withoutQuery(path: string | undefined): string | null {
  return path?.replace(/[?#].*$/s, '') ?? null;
}

function toEvent({ projectKey, sourceLabel }: Project, receivedAt: string, rows: TrafficRow[]): NewEvent {
  const errors = rows.filter(isError).length;
  const samples = rows.length;
  return {
    ...NO_MAP_FIELDS,
    eventType: 'traffic.batch',
    projectKey,
    source: sourceLabel,
    occurredAt: receivedAt,
    receivedAt,
    system: true,
    changed: false,
    message: samples === 1 ? '1 traffic sample.' : `${samples} traffic samples.`,
    payload: { samples, errors },
    dedupeKey: null,
  };
}
