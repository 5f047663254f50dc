import type { Knex } from 'knex';
import { NO_MAP_FIELDS, type NewEvent } from '../rules/event-row.js';
import type { ReportRow } from '../rules/world-records.js';
import type { MapRow } from '../writes/maps.js';

/** Returns what makes the event of a record from a report that is left, as its project would have sent it alone. */
export async function createReportEvents(
  read: Knex,
  now: () => Date,
): Promise<(report: ReportRow, map: MapRow) => NewEvent> {
  const projects = await read('projects').select<{ project_key: string; source_label: string }[]>(
    'project_key',
    'source_label',
  );
  const labels = new Map(projects.map((row) => [row.project_key, row.source_label]));
  return (report, map) => ({
    ...NO_MAP_FIELDS,
    eventType: 'wr_change',
    projectKey: report.project_key,
    source: labels.get(report.project_key) ?? report.project_key,
    occurredAt: report.first_at ?? report.untimed_at ?? now().toISOString(),
    receivedAt: now().toISOString(),
    system: false,
    changed: report.changed === 1,
    mapUid: report.map_uid,
    mapName: map.name,
    accountId: report.account_id || null,
    holder: report.holder || null,
    wrMs: report.wr_ms,
    newWrTime: report.wr_ms,
    message: null,
    payload: null,
    dedupeKey: null,
  });
}
