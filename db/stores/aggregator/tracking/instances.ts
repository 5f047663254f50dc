import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { NO_MAP_FIELDS, type NewEvent } from '../../../rules/event-row.js';
import { countRows } from '../../../sql/read-page.js';
import { appendEvents } from '../../../writes/events.js';
import { toObservationTime } from '../../../rules/times.js';
import { saveProject, type Project, type ProjectFields } from '../../../writes/projects.js';

type Instance = components['schemas']['Instance'];

/** A report of an instance. Absent fields keep their stored values. */
export interface InstanceReport {
  instanceId: string;
  instanceName?: string | undefined;
  sourceLabel?: string | undefined;
  status?: string | undefined;
  meta?: Record<string, unknown> | undefined;
  /** When the instance was alive; the time of receipt if absent. */
  observedAt?: string | undefined;
  /** False for a heartbeat. */
  isRegistration: boolean;
}

interface Reported {
  instance: Instance;
  /** Whether it is new. */
  created: boolean;
}

/** The projects' instances. */
export type Instances = ReturnType<typeof createInstances>;

interface InstanceRow {
  project_key: string;
  instance_id: string;
  instance_name: string;
  source_label: string;
  registered_at: string;
  last_heartbeat_at: string;
  reported_status: string | null;
  meta: string | null;
}

const ONLINE_MS = 600_000;
const STALE_MS = 86_400_000;

/** Returns the store of instances. */
export function createInstances(database: Database) {
  return {
    /** Stores a report of an instance, which counts as a heartbeat, and of its project. */
    report: (project: ProjectFields, report: InstanceReport): Promise<Reported> =>
      database.write((trx) => storeReport(trx, project, report)),
    /** Returns a project's instances with their status at a given time, or undefined for an unknown project. */
    list: (
      projectKey: string,
      limit: number,
      at: string,
    ): Promise<{ instances: Instance[]; total: number } | undefined> =>
      database.snapshot(async (read) => {
        const own = { project_key: projectKey };
        const project: unknown = await read('projects').where(own).first('project_key');
        if (!project) return undefined;
        const rows = await read<InstanceRow>('project_instances')
          .where(own)
          .orderBy([{ column: 'last_heartbeat_at', order: 'desc' }, { column: 'instance_id' }])
          .limit(limit);
        const total = await countRows(read('project_instances').where(own));
        return { instances: rows.map((row) => toInstance(row, at)), total };
      }),
  };
}

async function storeReport(
  trx: Knex.Transaction,
  fields: ProjectFields,
  report: InstanceReport,
): Promise<Reported> {
  const { projectKey, receivedAt } = fields;
  const at = toObservationTime(report.observedAt, receivedAt);
  const key = { project_key: projectKey, instance_id: report.instanceId };
  const before = await trx<InstanceRow>('project_instances').where(key).first();
  if (before && report.observedAt !== undefined && at < before.last_heartbeat_at) {
    // Of the project, an outdated report changes only when it was last seen.
    await saveProject(trx, { projectKey, receivedAt });
    return { instance: toInstance(before, receivedAt), created: false };
  }
  const project = await saveProject(trx, fields);
  const after = applyReport(before, project, report, at);
  await trx('project_instances').insert(after).onConflict(['project_key', 'instance_id']).merge();
  const type = chooseEventType(before, after, report);
  if (type) await appendEvents(trx, [toEvent(type, after, at, receivedAt)]);
  return { instance: toInstance(after, receivedAt), created: before === undefined };
}

function applyReport(
  before: InstanceRow | undefined,
  project: Project,
  report: InstanceReport,
  at: string,
): InstanceRow {
  const { instanceId, instanceName, sourceLabel, status, meta } = report;
  return {
    project_key: project.projectKey,
    instance_id: instanceId,
    instance_name: instanceName ?? before?.instance_name ?? instanceId,
    source_label: sourceLabel ?? before?.source_label ?? project.sourceLabel,
    registered_at: before?.registered_at ?? at,
    last_heartbeat_at: before && before.last_heartbeat_at > at ? before.last_heartbeat_at : at,
    reported_status: status ?? before?.reported_status ?? null,
    meta: meta === undefined ? (before?.meta ?? null) : JSON.stringify(meta),
  };
}

/** Returns the event of a report, if any: repeats have none. */
function chooseEventType(
  before: InstanceRow | undefined,
  after: InstanceRow,
  report: InstanceReport,
): 'instance.register' | 'instance.heartbeat' | undefined {
  if (!before) return 'instance.register';
  const reported = ({ instance_name, source_label, meta, reported_status }: InstanceRow): string =>
    JSON.stringify([instance_name, source_label, meta, reported_status]);
  if (report.isRegistration && reported(before) !== reported(after)) return 'instance.register';
  const wasOnline = toStatus(before, after.last_heartbeat_at) === 'online';
  return wasOnline && before.reported_status === after.reported_status ? undefined : 'instance.heartbeat';
}

function toEvent(eventType: string, row: InstanceRow, at: string, receivedAt: string): NewEvent {
  const verb = eventType === 'instance.register' ? 'registered' : `is ${row.reported_status ?? 'alive'}`;
  return {
    eventType,
    projectKey: row.project_key,
    source: row.source_label,
    occurredAt: at,
    receivedAt,
    system: true,
    changed: false,
    ...NO_MAP_FIELDS,
    message: `${row.instance_name} ${verb}`,
    payload: { instanceId: row.instance_id, status: row.reported_status },
    dedupeKey: null,
  };
}

function ageMs({ last_heartbeat_at }: InstanceRow, at: string): number {
  return Math.max(0, Date.parse(at) - Date.parse(last_heartbeat_at));
}

function toStatus(row: InstanceRow, at: string): Instance['status'] {
  const age = ageMs(row, at);
  if (age <= ONLINE_MS) return 'online';
  return age <= STALE_MS ? 'stale' : 'offline';
}

function toInstance(row: InstanceRow, at: string): Instance {
  return {
    projectKey: row.project_key,
    instanceId: row.instance_id,
    instanceName: row.instance_name,
    sourceLabel: row.source_label,
    status: toStatus(row, at),
    registeredAt: row.registered_at,
    lastHeartbeatAt: row.last_heartbeat_at,
    heartbeatAgeSeconds: Math.floor(ageMs(row, at) / 1000),
    reportedStatus: row.reported_status,
    meta: row.meta === null ? null : (JSON.parse(row.meta) as Record<string, unknown>),
  };
}
