import { ok } from 'node:assert/strict';
import type { components } from '../../generated/aggregator/types.js';
import type { RequestParts } from '../scenarios/scenario.js';
import { minutesAgo, ownAccount, ownMap, query, type Services } from './cross-service-test.js';

type Parts = Record<string, unknown>;

/** A world record event as in the aggregator's events and the catalog's history. */
interface RecordReport {
  eventId: number;
  accountId: string | null;
  holder: string | null;
  wrMs: number;
  recordedAt: string;
}

/** Sends a tracker run of the test's project; returns the response. */
export async function reportRun(
  services: Services,
  checks: Parts[],
  run: Parts = {},
): Promise<{ runId: number }> {
  const times = { startedAt: minutesAgo(2), finishedAt: minutesAgo(1) };
  const body = {
    projectKey: services.own,
    projectName: `Project ${services.own}`,
    sourceLabel: `source ${services.own}`,
    run: { ...times, ...run },
    checks,
  };
  const { ingest } = await services.aggregator('ingestTrackerRun', { body });
  return ingest;
}

/** Returns a check that found a new record of Ada on the test's map. */
export function foundRecord(services: Services, change: Parts = {}): Parts {
  return {
    mapUid: ownMap(services),
    mapName: `Fall 2024 - 08 ${services.own}`,
    checkedAt: minutesAgo(1),
    changed: true,
    oldWrTime: 41_000,
    newWrTime: 40_000,
    newHolder: `Ada ${services.own}`,
    newHolderAccountId: ownAccount(services, 'Ada'),
    ...change,
  };
}

/** Returns a page of the aggregator's events by time. */
export async function readEventPage(
  services: Services,
  parts?: RequestParts,
): Promise<components['schemas']['EventPage']> {
  const page = await services.aggregator('listEvents', parts);
  ok('totalPages' in page);
  return page;
}

/** Reports the same record to the catalog's webhook. */
export async function reportWebhook(services: Services, change: Parts = {}): Promise<void> {
  const body = { ...createRecord(services), recordedAt: minutesAgo(30), ...change };
  await services.catalog('reportWorldRecord', { headers: { 'x-webhook-secret': services.secret }, body });
}

/** Sends the same record as a custom event; returns the id of its event. */
export async function reportEvent(services: Services, change: Parts = {}): Promise<number> {
  const event = { type: 'wr_change', ...createRecord(services), occurredAt: minutesAgo(30), ...change };
  const { ingest } = await services.aggregator('ingestEvent', { body: { projectKey: services.own, event } });
  return ingest.eventIds[0] ?? 0;
}

function createRecord(services: Services): Parts {
  return {
    mapUid: ownMap(services),
    mapName: `Fall 2024 - 08 ${services.own}`,
    accountId: ownAccount(services, 'Ada'),
    holder: `Ada ${services.own}`,
    wrMs: 40_000,
  };
}

/** Sends names to the directory for the test's project. */
export async function reportNames(services: Services, names: Parts[]): Promise<void> {
  const body = { projectKey: services.own, sourceLabel: `source ${services.own}`, names };
  await services.aggregator('ingestDisplayNames', { body });
}

/** Returns a map's world records in the catalog's history, newest first. */
export async function readHistory(services: Services, mapUid = ownMap(services)): Promise<RecordReport[]> {
  const { wrHistory } = await services.catalog('getMap', {
    path: { mapUid },
    ...query({ wrHistoryLimit: 25 }),
  });
  return wrHistory;
}

/** Returns a map's world record events in the aggregator, newest first. */
export async function readRecordEvents(
  services: Services,
  mapUid = ownMap(services),
): Promise<RecordReport[]> {
  const filter = query({ q: mapUid, event_type: 'wr_change' });
  const { events } = await services.aggregator('listEvents', filter);
  return events as RecordReport[];
}

/** Returns a map of the catalog. */
export async function readMap(
  services: Services,
  mapUid = ownMap(services),
): Promise<{ wrMs: number | null; wrHolder: string | null; tracked: boolean; status: string }> {
  const { map } = await services.catalog('getMap', { path: { mapUid } });
  return map;
}
