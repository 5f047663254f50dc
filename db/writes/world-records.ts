import type { Knex } from 'knex';
import {
  addReport,
  deriveRecords,
  toEventKind,
  toPlayerKey,
  toReportRow,
  type DerivedRecord,
  type DerivedRecords,
  type EventToStore,
  type RecordReport,
  type ReportRow,
} from '../rules/world-records.js';
import { compareBytes } from '../rules/compare-bytes.js';
import type { NewEvent } from '../rules/event-row.js';
import type { Holder } from '../rules/holders.js';
import { laterOf } from '../rules/times.js';
import {
  correctEvents,
  findStoredKeys,
  insertEvents,
  rememberKeys,
  replaceEvents,
  takeEventIds,
} from './events.js';
import type { MapRow } from './maps.js';
import {
  readMapReports,
  readTimeReports,
  saveCurrent,
  saveRecords,
  saveReports,
  type StoredRecord,
} from './world-record-rows.js';

export type { RecordReport, EventToStore } from '../rules/world-records.js';

/** The result of storing an event. */
export interface StoredEvent {
  /** The id of the event, or of the stored one that it repeats. */
  eventId: number | null;
  isNew: boolean;
  /** The stored time of the event's record. */
  recordedAt: string | null;
}

/** Events with all that is read and decided before they are stored. */
export interface StoragePlan {
  /** In the order of the sent events: the earlier event that each repeats; null for a fresh event. */
  repeats: (Repeat | null)[];
  fresh: FreshEvent[];
  reports: ReadonlyMap<string, ReportsOfMap>;
  maps: ReadonlyMap<string, MapRow>;
}

/** The event that an event repeats: a stored one, or an earlier one of the list. */
type Repeat = { eventId: number } | { index: number };

/** An event that repeats no other. */
interface FreshEvent extends EventToStore {
  /** Of the new event; undefined where its record has another event. */
  eventId?: number;
  /** The record that its report belongs to; null without a report. */
  target: PlannedRecord | null;
}

/** A world record as it is to be stored; its event id is 0 until an event is chosen for it. */
interface PlannedRecord extends StoredRecord {
  /** The stored records that it is made of: itself, and what others were taken for until now. */
  before: StoredRecord[];
}

/** What is known of a map: all of its reports and records, or those of the times that are reported again. */
export interface ReportsOfMap {
  mapUid: string;
  /** With the new reports. */
  rows: Map<string, ReportRow>;
  /** The rows that are to be stored. */
  changed: Set<ReportRow>;
  /** The records as the database has them. */
  storedRecords: StoredRecord[];
  wipedAt: string | null;
  /** Whether its records may change: then all of them are derived from all of its reports, and written. */
  isRederived: boolean;
  derived: DerivedRecords;
  planned: Map<string, PlannedRecord>;
}

const NOTHING: StoredEvent = { eventId: null, isNew: false, recordedAt: null };

/*
 * How reports become records: each step completes, in place, what the next one reads, so their order matters.
 *
 * 1. `readReports` reads what is stored of the reported times, adds the new reports, and derives the records; of a map whose records may
 *    change it reads all.
 * 2. `planRecords` makes of each derived record one to store, with the event that it has.
 * 3. `chooseEvents` returns the new events that are stored; each gets an id, which is that of its record too.
 * 4. `settleWithoutNewEvent` gives the records that are left one of their former events, or drops them.
 *
 * `storeEvents` writes the result.
 */

/** Returns what `storeEvents` has to write. `maps` include the maps of all records and wipes of events that repeat none. */
export async function planEvents(
  trx: Knex.Transaction,
  events: readonly EventToStore[],
  maps: ReadonlyMap<string, MapRow>,
  knownRepeats?: (Repeat | null)[],
): Promise<StoragePlan> {
  const repeats = knownRepeats ?? (await findRepeats(trx, events));
  const fresh = events.filter((_, index) => repeats[index] === null);
  const reports = await readReports(trx, fresh, maps);
  for (const one of reports.values()) planRecords(one);
  const planned = fresh.map((event): FreshEvent => ({ ...event, target: findPlannedRecord(reports, event) }));
  const chosen = chooseEvents(planned);
  let nextId = await takeEventIds(trx, chosen.length);
  for (const one of chosen) {
    one.eventId = nextId++;
    if (!one.target) continue;
    one.target.eventId = one.eventId;
    one.target.receivedAt ||= one.event.receivedAt;
  }
  for (const one of reports.values()) settleWithoutNewEvent(one);
  return { repeats, fresh: planned, reports, maps };
}

/** Returns the reports of maps with the new ones: of maps whose other records these may change, all of them. */
async function readReports(
  trx: Knex.Transaction,
  events: readonly EventToStore[],
  maps: ReadonlyMap<string, MapRow>,
): Promise<Map<string, ReportsOfMap>> {
  const found = new Map<string, ReportsOfMap>();
  const of = (mapUid: string): ReportsOfMap => {
    const known = found.get(mapUid) ?? emptyReports(mapOf(maps, mapUid));
    found.set(mapUid, known);
    return known;
  };
  const reported = events.flatMap(({ report }) => report ?? []);
  // A new map has none.
  const times = reported.filter(({ mapUid }) => mapOf(maps, mapUid).isNew !== true);
  if (times.length > 0) addStored(of, await readTimeReports(trx, times));
  for (const { event, report, wipe } of events) {
    if (report) apply(of(report.mapUid), report, event.projectKey);
    if (wipe) {
      const map = of(wipe.mapUid);
      const before = map.wipedAt;
      map.wipedAt = laterOf(before, wipe.at);
      if (map.wipedAt !== before) map.isRederived = true;
    }
  }
  const rederived: string[] = [];
  for (const [mapUid, one] of found) {
    one.derived = deriveRecords([...one.rows.values()], one.wipedAt);
    one.isRederived ||= !keepsRecords(one);
    if (one.isRederived && mapOf(maps, mapUid).isNew !== true) rederived.push(mapUid);
  }
  if (rederived.length > 0) addStored(of, await readMapReports(trx, rederived));
  for (const one of found.values())
    if (one.isRederived) one.derived = deriveRecords([...one.rows.values()], one.wipedAt);
  return found;
}

export function emptyReports(map: MapRow): ReportsOfMap {
  return {
    mapUid: map.map_uid,
    rows: new Map(),
    changed: new Set(),
    storedRecords: [],
    wipedAt: map.wr_wiped_at,
    isRederived: false,
    derived: deriveRecords([], null),
    planned: new Map(),
  };
}

function mapOf(maps: ReadonlyMap<string, MapRow>, mapUid: string): MapRow {
  const map = maps.get(mapUid);
  if (!map) throw new Error(`Map ${mapUid} was not read before its record was stored.`);
  return map;
}

/** Adds what is stored; rows that were read before, and may have new reports, stay. */
function addStored(
  of: (mapUid: string) => ReportsOfMap,
  { reports, records }: { reports: ReportRow[]; records: StoredRecord[] },
): void {
  for (const row of reports) {
    const { rows } = of(row.map_uid);
    const key = rowKey(row);
    if (!rows.has(key)) rows.set(key, row);
  }
  for (const mapUid of new Set(records.map((record) => record.mapUid))) of(mapUid).storedRecords = [];
  for (const record of records) of(record.mapUid).storedRecords.push(record);
}

export function rowKey(row: ReportRow): string {
  // Stored texts have no NUL.
  return [row.wr_ms, row.account_id, row.holder, row.project_key].join('\0');
}

function apply(map: ReportsOfMap, report: RecordReport, projectKey: string): void {
  const empty = toReportRow(report, projectKey);
  const key = rowKey(empty);
  const row = map.rows.get(key) ?? empty;
  map.rows.set(key, row);
  if (addReport(row, report)) map.changed.add(row);
}

/**
 * Whether new reports leave all records of a map as they are stored, as most checks do. None may be revoked, for it could count again, nor
 * may a report revoke: what is faster was not read.
 */
function keepsRecords({ changed, derived, storedRecords }: ReportsOfMap): boolean {
  const known = new Map(storedRecords.map((record) => [recordKey(record), record]));
  const isSame = (record: DerivedRecord): boolean => {
    const before = known.get(recordKey(record));
    if (before === undefined || before.isRevoked) return false;
    return !hasChanged(before, { ...record, isRevoked: false, isAfterRemoval: before.isAfterRemoval });
  };
  if (derived.records.length !== storedRecords.length || !derived.records.every(isSame)) return false;
  return [...changed].every(({ revoking_at: at }) => at === null);
}

export function recordKey({ wrMs, player }: Pick<DerivedRecord, 'wrMs' | 'player'>): string {
  return `${wrMs} ${player}`;
}

const OF_EVENT = ['accountId', 'holder', 'recordedAt', 'isBaseline'] as const;
const OF_RECORD = [...OF_EVENT, 'player', 'isRevoked', 'isAfterRemoval', 'isAuthenticated'] as const;

function hasChanged(
  before: StoredRecord,
  after: Omit<DerivedRecord, 'lastAt'>,
  names: readonly (typeof OF_RECORD)[number][] = OF_RECORD,
): boolean {
  return names.some((name) => before[name] !== after[name]);
}

/**
 * Plans the records of a map. A record that is part of another now gives it its event, the first one if there are several; a baseline
 * that is reported as a change needs an event of its own, so that those who follow the changes learn of it. Returns the stored records for
 * which `keyOf` has no other.
 */
export function planRecords(
  map: ReportsOfMap,
  keyOf: (record: StoredRecord) => string | null = keysNow(map),
): StoredRecord[] {
  const { derived, storedRecords, planned, mapUid } = map;
  const keys = new Set(derived.records.map(recordKey));
  const before = new Map<string, StoredRecord[]>();
  const gone: StoredRecord[] = [];
  for (const record of storedRecords) {
    const own = recordKey(record);
    const key = keys.has(own) ? own : keyOf(record);
    if (key === null) {
      gone.push(record);
      continue;
    }
    const known = before.get(key);
    if (known) known.push(record);
    else before.set(key, [record]);
  }
  for (const record of derived.records) {
    const known = (before.get(recordKey(record)) ?? []).sort((a, b) => a.eventId - b.eventId);
    const fitting = known.find(({ isBaseline }) => record.isBaseline || !isBaseline);
    const { lastAt: _, ...rest } = record;
    planned.set(recordKey(record), {
      ...rest,
      mapUid,
      eventId: fitting?.eventId ?? 0,
      receivedAt: (fitting ?? known[0])?.receivedAt ?? '',
      before: known,
    });
  }
  return gone;
}

/** Returns what gives the key of the record that what a stored record was made of belongs to now. */
function keysNow({ rows, derived }: ReportsOfMap): (record: StoredRecord) => string | null {
  const keys = new Map<string, string>();
  for (const row of rows.values()) {
    const own = recordKey({ wrMs: row.wr_ms, player: toPlayerKey(row.account_id, row.holder_key) });
    if (!keys.has(own)) keys.set(own, recordKey({ wrMs: row.wr_ms, player: derived.playerOf(row) }));
  }
  return (record) => keys.get(recordKey(record)) ?? null;
}

function findPlannedRecord(
  reports: ReadonlyMap<string, ReportsOfMap>,
  { event, report }: EventToStore,
): PlannedRecord | null {
  const map = report && reports.get(report.mapUid);
  if (!map) return null;
  const player = map.derived.playerOf(toReportRow(report, event.projectKey));
  return map.planned.get(recordKey({ wrMs: report.wrMs, player })) ?? null;
}

/** Returns the events to store, in their order: those without a record, and of each record without an event the first that tells of it; of a change, as a change. */
function chooseEvents(fresh: readonly FreshEvent[]): FreshEvent[] {
  const chosen = new Map<PlannedRecord, FreshEvent>();
  for (const one of fresh) {
    const { target, report } = one;
    if (!target || !report || target.eventId > 0) continue;
    const known = chosen.get(target)?.report;
    if (!known || (!target.isBaseline && !known.changed && report.changed)) chosen.set(target, one);
  }
  return fresh.filter((one) => !one.report || chosen.get(one.target as PlannedRecord) === one);
}

/**
 * Gives records that no new event tells of the first event of what they were made of, such as a record that became a change by a name that
 * means another account now; those that were made of nothing stored are dropped.
 */
export function settleWithoutNewEvent({ planned }: ReportsOfMap): void {
  for (const [key, record] of planned) {
    if (record.eventId !== 0) continue;
    const [first] = record.before;
    if (first) record.eventId = first.eventId;
    else planned.delete(key);
  }
}

/** Returns the player whom the latest reports of a project name for a time of a map; null if none does. */
export function latestHolder(
  { reports }: Pick<StoragePlan, 'reports'>,
  { mapUid, wrMs, projectKey }: { mapUid: string; wrMs: number; projectKey: string },
): Holder | null {
  let latest: { at: string; row: ReportRow } | null = null;
  for (const row of reports.get(mapUid)?.rows.values() ?? []) {
    if (row.wr_ms !== wrMs || row.project_key !== projectKey) continue;
    if (row.account_id === '' && row.holder === '') continue;
    const at = laterOf(row.last_at, row.untimed_at) ?? '';
    const isLater = !latest || at > latest.at || (at === latest.at && compareNames(row, latest.row) > 0);
    if (isLater) latest = { at, row };
  }
  return latest && { accountId: latest.row.account_id || null, holder: latest.row.holder || null };
}

function compareNames(a: ReportRow, b: ReportRow): number {
  return compareBytes(a.account_id, b.account_id) || compareBytes(a.holder, b.holder);
}

/**
 * Stores the events of a plan in their order, those with a record only where the record needs one, and with them the reports, the world
 * records, the maps' current ones and the maps' rollups. Updates the rows of `plan.maps`. Returns the result of each event.
 */
export async function storeEvents(trx: Knex.Transaction, plan: StoragePlan): Promise<StoredEvent[]> {
  const { fresh, reports, maps } = plan;
  await insertEvents(
    trx,
    fresh.flatMap((one) =>
      one.eventId === undefined ? [] : [{ event: toEvent(one), eventId: one.eventId }],
    ),
  );
  await rememberKeys(
    trx,
    fresh.flatMap(({ event, eventId, target }) =>
      eventId === undefined && target
        ? [{ dedupe_key: event.dedupeKey, event_id: target.eventId, received_at: event.receivedAt }]
        : [],
    ),
  );
  const all = [...reports.values()];
  await saveReports(
    trx,
    all.flatMap(({ changed }) => [...changed]),
  );
  const rederived = all.filter(({ isRederived }) => isRederived);
  const planned = rederived.flatMap((map) => [...map.planned.values()]);
  const kept = planned.flatMap((record) => {
    const before = record.before.find(({ eventId }) => eventId === record.eventId);
    return before ? [{ before, record }] : [];
  });
  await correctEvents(
    trx,
    kept.flatMap(({ before, record }) =>
      hasChanged(before, record, OF_EVENT)
        ? [{ ...record, occurredAt: record.recordedAt, ...toEventKind(record) }]
        : [],
    ),
  );
  const replaced = planned.flatMap(({ before, eventId: by }) =>
    before.flatMap(({ eventId }) => (eventId === by ? [] : [{ eventId, by }])),
  );
  await replaceEvents(trx, replaced);
  const isKept = new Map(kept.map(({ before, record }) => [record, before]));
  const changed = planned.filter((record) => {
    const before = isKept.get(record);
    return before === undefined || hasChanged(before, record);
  });
  await saveRecords(
    trx,
    replaced.map(({ eventId }) => eventId),
    changed,
  );
  await saveCurrent(
    trx,
    maps,
    rederived.map(({ mapUid, wipedAt, derived: { current }, planned: own }) => {
      return { mapUid, wipedAt, current: (current && own.get(recordKey(current))) ?? null };
    }),
  );
  return toResults(plan);
}

function toEvent({ event, target }: FreshEvent): NewEvent {
  if (!target) return event;
  const { recordedAt: occurredAt, accountId, holder, isAfterRemoval: afterRemoval } = target;
  return { ...event, ...toEventKind(target), occurredAt, accountId, holder, afterRemoval };
}

function toResults(plan: StoragePlan): StoredEvent[] {
  const fresh = plan.fresh.map(({ eventId, target }): StoredEvent => {
    const recordedAt = target?.recordedAt ?? null;
    return { eventId: eventId ?? target?.eventId ?? 0, isNew: eventId !== undefined, recordedAt };
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
 * Returns what each event repeats; null for a fresh one. Of events with one key only the first is a report.
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
