import type { Knex } from 'knex';
import {
  asCurrent,
  eventKindOf,
  classifyReport,
  type ClassifiedReport,
  type CurrentRecord,
  type MapRecords,
  type RecordReport,
  type EventToStore,
  type StoredRecord,
} from '../rules/world-records.js';
import type { NewEvent } from '../rules/event-row.js';
import { updateMapRollups } from '../rollups/map-rollups.js';
import { indexOfPlaceholder, placeholderId } from '../sql/event-ids.js';
import type { DeferredWrites } from '../sql/deferred-writes.js';
import { findStoredKeys, insertEvents, rememberKeys } from './events.js';
import type { LockedMaps } from './maps.js';
import { readKnown, saveCurrent, saveRecords, type StoredMaps } from './world-record-rows.js';

export type { RecordReport, EventToStore } from '../rules/world-records.js';

/** The result of storing an event. */
export interface StoredEvent {
  /** The id of the event, or of the stored one that it repeats; null for a record that is ignored. */
  eventId: number | null;
  isNew: boolean;
  /** The stored time of the event's record. */
  recordedAt: string | null;
}

/** Events with all that is read and decided before they are stored. */
export interface StoragePlan extends StoredMaps {
  /** In the order of the sent events: the earlier event that each repeats; null for a fresh event. */
  repeats: (Repeat | null)[];
  /** In the order of the fresh events: their records; null without one. */
  reports: (ClassifiedReport | null)[];
  /** The events to add: the fresh ones, but those whose record is stored already. */
  added: NewEvent[];
  /** The fresh events whose records are those of other events. */
  repeatedRecords: { event: NewEvent; record: StoredRecord }[];
}

/** The event that an event repeats: a stored one, or an earlier one of the list. */
export type Repeat = { eventId: number } | { index: number };

const NOTHING: StoredEvent = { eventId: null, isNew: false, recordedAt: null };

/** Returns what `storeEvents` has to write. `maps` include the maps of all records of events that repeat none. */
export async function planEvents(
  trx: Knex.Transaction,
  events: readonly EventToStore[],
  maps: LockedMaps,
  knownRepeats?: (Repeat | null)[],
): Promise<StoragePlan> {
  const repeats = knownRepeats ?? (await findRepeats(trx, events));
  const fresh = events.filter((_, index) => repeats[index] === null);
  const reported = fresh.flatMap(({ record }) => (record ? [record] : []));
  const known = await readKnown(trx, reported, maps);
  const before = new Map(
    [...known].map(([uid, { current }]): [string, CurrentRecord | null] => [
      uid,
      current && asCurrent(current),
    ]),
  );
  let count = 0;
  const reports = fresh.map(({ record }) => {
    const report = record ? classify(known, record, placeholderId(count)) : null;
    if (report?.isNew !== false) count += 1;
    return report;
  });
  // Only now: a later report of the list may have improved the record of an earlier one.
  const added: NewEvent[] = [];
  const repeatedRecords: StoragePlan['repeatedRecords'] = [];
  for (const [index, { event }] of fresh.entries()) {
    const report = reports[index];
    if (report?.isNew !== false) added.push(withRecord(event, report?.record));
    else if (report.record) repeatedRecords.push({ event, record: report.record });
  }
  return { repeats, reports, added, repeatedRecords, known, before, maps };
}

/**
 * Stores the events of a plan in their order, those with a record only where the record is new, and with them the world records,
 * the maps' current ones and the maps' rollups. Updates the rows of `plan.maps`. Returns what gives the result of each event, after the
 * commit.
 */
export async function storeEvents(writes: DeferredWrites, plan: StoragePlan): Promise<() => StoredEvent[]> {
  const ids = insertEvents(writes, plan.added);
  const repeats = plan.repeatedRecords.map(({ event, record }) => ({ event, eventId: record.eventId }));
  rememberKeys(writes, repeats, ids);
  const records = plan.reports.flatMap((report) => (report?.isNew && report.record ? [report.record] : []));
  await saveRecords(writes, plan.known, new Set(records), ids);
  const current = saveCurrent(writes, plan, ids);
  await updateMapRollups(writes, [...plan.maps.keys()], current);
  return () => resultsOf(plan, ids.read());
}

function resultsOf(plan: StoragePlan, ids: readonly number[]): StoredEvent[] {
  const idOf = (eventId: number): number => (eventId < 0 ? (ids[indexOfPlaceholder(eventId)] ?? 0) : eventId);
  const rest = [...ids];
  const fresh = plan.reports.map((report): StoredEvent => {
    const record = report?.record ?? null;
    const recordedAt = record?.recordedAt ?? null;
    if (report?.isNew !== false) return { eventId: rest.shift() ?? null, isNew: true, recordedAt };
    const repeated = record ?? report.current;
    return { eventId: repeated ? idOf(repeated.eventId) : null, isNew: false, recordedAt };
  });
  const results: StoredEvent[] = [];
  for (const repeat of plan.repeats) {
    if (repeat === null) results.push(fresh.shift() ?? NOTHING);
    else if ('index' in repeat) results.push({ ...(results[repeat.index] ?? NOTHING), isNew: false });
    else results.push({ ...NOTHING, eventId: repeat.eventId });
  }
  return results;
}

/**
 * Returns what each event repeats; null for a fresh one. The record of a repeated event is not classified again: it may be
 * outdated by now.
 */
export async function findRepeats(
  trx: Knex.Transaction,
  events: readonly EventToStore[],
): Promise<(Repeat | null)[]> {
  const known = await findStoredKeys(
    trx,
    events.map(({ event }) => event),
  );
  const indexes = new Map<string, number>();
  return events.map(({ event: { dedupeKey } }, index) => {
    if (dedupeKey === null) return null;
    const eventId = known.get(dedupeKey);
    if (eventId !== undefined) return { eventId };
    const earlier = indexes.get(dedupeKey);
    if (earlier !== undefined) return { index: earlier };
    indexes.set(dedupeKey, index);
    return null;
  });
}

function classify(known: Map<string, MapRecords>, record: RecordReport, newId: number): ClassifiedReport {
  const map = known.get(record.mapUid);
  if (!map) throw new Error(`Map ${record.mapUid} was not locked before its record was stored.`);
  return classifyReport(map, record, newId);
}

function withRecord(event: NewEvent, record: ClassifiedReport['record'] | undefined): NewEvent {
  if (!record) return event;
  const { recordedAt: occurredAt, accountId, holder } = record;
  return { ...event, ...eventKindOf(record), occurredAt, accountId, holder };
}
