import { createHash } from 'node:crypto';
import type { Operations } from '../../../../generated/aggregator/operations.js';
import type { Knex } from 'knex';
import type { Database } from '../../../connection/database.js';
import { insertRows } from '../../../sql/insert-rows.js';
import { NO_MAP_FIELDS, type NewEvent } from '../../../rules/event-row.js';
import { appendEvents } from '../../../writes/events.js';
import { addMetricHours } from '../../../rollups/metric-hours.js';
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
export interface Traffic {
  /** Stores the samples in one transaction, without repeats. */
  ingest: (contribution: TrafficContribution) => Promise<void>;
}

const COLUMNS = {
  project_key: 'text',
  service: 'text',
  component: 'text',
  direction: 'text',
  method: 'text',
  route: 'text',
  target_host: 'text',
  target_path: 'text',
  status_code: 'integer',
  duration_ms: 'integer',
  bytes_in: 'bigint',
  bytes_out: 'bigint',
  occurred_at: 'text',
  received_at: 'text',
  dedupe_key: 'text',
} as const;

type TrafficRow = Record<keyof typeof COLUMNS, string | number | null> & { occurred_at: string };
type StoredSample = { occurred_at: string; status_code: number };

/** Returns the store of traffic samples. */
export function createTraffic(database: Database): Traffic {
  return {
    ingest: (contribution) => {
      const rows = toRows(contribution);
      return database.write((trx) => ingest(trx, contribution, rows));
    },
  };
}

async function ingest(
  trx: Knex.Transaction,
  contribution: TrafficContribution,
  rows: readonly TrafficRow[],
): Promise<void> {
  const { samples: _, service: __, ...sender } = contribution;
  const project = await saveProject(trx, sender);
  const stored = await insertRows<StoredSample>(trx, {
    table: 'traffic_samples',
    columns: COLUMNS,
    rows,
    suffix: 'ON CONFLICT (dedupe_key) DO NOTHING RETURNING occurred_at, status_code',
  });
  if (stored.length === 0) return;
  await addMetricHours(
    trx,
    stored.map((row) => ({
      at: row.occurred_at,
      projectKey: project.projectKey,
      traffic_samples: 1,
      traffic_errors: Number(isError(row)),
    })),
  );
  await appendEvents(trx, [toBatchEvent(project, contribution.receivedAt, stored)]);
}

/** 0 means that there was no response. */
function isError({ status_code: status }: StoredSample): boolean {
  return status === 0 || status >= 400;
}

function toRows({ projectKey, receivedAt, service, samples }: TrafficContribution): TrafficRow[] {
  const places = new Map<string, number>();
  return samples.map((sample) => {
    const row = toSampleRow(sample, service ?? null, receivedAt);
    if (sample.occurredAt === undefined) return { ...row, project_key: projectKey, dedupe_key: null };
    const { received_at: _, ...content } = row;
    const at = new Date(Date.parse(sample.occurredAt)).toISOString();
    const key = createHash('sha256')
      .update(JSON.stringify([projectKey, { ...content, occurred_at: at }]))
      .digest('hex');
    // Equal samples of one request are different calls; in a repeated request each is its own repeat.
    const place = (places.get(key) ?? 0) + 1;
    places.set(key, place);
    return { ...row, project_key: projectKey, dedupe_key: `${key} ${place}` };
  });
}

function toSampleRow(
  sample: TrafficSample,
  service: string | null,
  receivedAt: string,
): Omit<TrafficRow, 'project_key' | 'dedupe_key'> & { occurred_at: string } {
  return {
    service: sample.service ?? service,
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

function toBatchEvent(
  { projectKey, sourceLabel }: Project,
  receivedAt: string,
  stored: StoredSample[],
): NewEvent {
  const errors = stored.filter(isError).length;
  const samples = stored.length;
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
