import type { Knex } from 'knex';
import {
  asCurrent,
  eventKindOf,
  classifyReport,
  type ClassifiedReport,
  type CurrentRecord,
  type MapRecords,
  type RecordReport,
  type Step,
  type StoredRecord,
} from '../rules/world-records.js';
import type { NewEvent } from '../rules/event-row.js';
import { updateMapRollups } from '../rollups/standings.js';
import { placeholderOf, placeOf } from '../sql/event-ids.js';
import type { EventWrites } from '../sql/event-lock.js';
import { findStoredKeys, insertEvents, rememberKeys } from './events.js';
import type { LockedMaps } from './maps.js';
import { readKnown, saveCurrent, saveRecords, type StoredMaps } from './world-record-rows.js';

export type { RecordReport, Step } from '../rules/world-records.js';

/** The result of a step. */
export interface StoredStep {
  /** The step's event; null for a record that is ignored. */
  eventId: number | null;
  isNew: boolean;
  /** The stored time of a step's record. */
  recordedAt: string | null;
}

/** Steps with all that is read and decided before they are stored. */
export interface StepPlan extends StoredMaps {
  /** In the order of the steps: the earlier event that a step repeats; null for a fresh step. */
  repeats: (Repeat | null)[];
  /** In the order of the fresh steps: their records; null without one. */
  reports: (ClassifiedReport | null)[];
  /** The new events of the fresh steps. */
  events: NewEvent[];
  /** The fresh steps whose records other events hold. */
  held: { event: NewEvent; record: StoredRecord }[];
}

/** The event that a step repeats: a stored one, or that of an earlier step. */
export type Repeat = { eventId: number } | { place: number };

const NOTHING: StoredStep = { eventId: null, isNew: false, recordedAt: null };

/** Returns what `storeSteps` has to write. `maps` include the maps of all records of steps that repeat none. */
export async function planSteps(
  trx: Knex.Transaction,
  steps: readonly Step[],
  maps: LockedMaps,
  knownRepeats?: (Repeat | null)[],
): Promise<StepPlan> {
  const repeats = knownRepeats ?? (await findRepeats(trx, steps));
  const fresh = steps.filter((_, place) => repeats[place] === null);
  const reported = fresh.flatMap(({ record }) => (record ? [record] : []));
  const known = await readKnown(trx, reported, maps);
  const before = new Map(
    [...known].map(([uid, { current }]): [string, CurrentRecord | null] => [
      uid,
      current && asCurrent(current),
    ]),
  );
  const reports = fresh.map(({ record }, place) => (record ? classify(known, record, place) : null));
  const events: NewEvent[] = [];
  for (const [place, { event }] of fresh.entries()) {
    const report = reports[place];
    if (report?.isNew === false) continue;
    if (report?.record) report.record.eventId = placeholderOf(events.length);
    events.push(withRecord(event, report?.record));
  }
  const held = fresh.flatMap(({ event }, place) => {
    const report = reports[place];
    return report?.isNew === false && report.record ? [{ event, record: report.record }] : [];
  });
  return { repeats, reports, events, held, known, before, maps };
}

/**
 * Stores events in the order of their steps, those with a record only where the record is new, and with them the world records,
 * the maps' current ones and the maps' rollups. Updates the rows of `plan.maps`. Returns the result of each step, after the commit.
 */
export async function storeSteps(writes: EventWrites, plan: StepPlan): Promise<() => StoredStep[]> {
  const { events, reports, known } = plan;
  const ids = await insertEvents(writes, events);
  const added = reports.flatMap((report) => (report?.isNew && report.record ? [report.record] : []));
  rememberKeys(
    writes,
    plan.held.map(({ event, record }) => ({ event, eventId: record.eventId })),
    events.length,
  );
  await saveRecords(writes, known, new Set(added), events.length);
  const current = saveCurrent(writes, plan, events.length);
  await updateMapRollups(writes, [...plan.maps.keys()], current);
  return () => resultsOf(plan, ids());
}

function resultsOf(plan: StepPlan, ids: readonly number[]): StoredStep[] {
  const idOf = (eventId: number): number => (eventId < 0 ? (ids[placeOf(eventId)] ?? 0) : eventId);
  const rest = [...ids];
  const fresh = plan.reports.map((report): StoredStep => {
    const record = report?.record ?? null;
    const recordedAt = record?.recordedAt ?? null;
    if (report?.isNew !== false) return { eventId: rest.shift() ?? null, isNew: true, recordedAt };
    const held = record ?? report.current;
    return { eventId: held ? idOf(held.eventId) : null, isNew: false, recordedAt };
  });
  const results: StoredStep[] = [];
  for (const repeat of plan.repeats) {
    if (repeat === null) results.push(fresh.shift() ?? NOTHING);
    else if ('place' in repeat) results.push({ ...(results[repeat.place] ?? NOTHING), isNew: false });
    else results.push({ ...NOTHING, eventId: repeat.eventId });
  }
  return results;
}

/**
 * Returns what each step repeats; null for a fresh one. The record of a repeated step is not classified again: it may be
 * outdated by now.
 */
export async function findRepeats(trx: Knex.Transaction, steps: readonly Step[]): Promise<(Repeat | null)[]> {
  const known = await findStoredKeys(
    trx,
    steps.map(({ event }) => event),
  );
  const places = new Map<string, number>();
  return steps.map(({ event: { dedupeKey } }, place) => {
    if (dedupeKey === null) return null;
    const eventId = known.get(dedupeKey);
    if (eventId !== undefined) return { eventId };
    const earlier = places.get(dedupeKey);
    if (earlier !== undefined) return { place: earlier };
    places.set(dedupeKey, place);
    return null;
  });
}

function classify(known: Map<string, MapRecords>, record: RecordReport, place: number): ClassifiedReport {
  const map = known.get(record.mapUid);
  if (!map) throw new Error(`Map ${record.mapUid} was not locked before its record was stored.`);
  return classifyReport(map, record, place);
}

/** Later reports of the list may have improved the record. */
function withRecord(event: NewEvent, record: ClassifiedReport['record'] | undefined): NewEvent {
  if (!record) return event;
  const { recordedAt: occurredAt, accountId, holder } = record;
  return { ...event, ...eventKindOf(record), occurredAt, accountId, holder };
}
