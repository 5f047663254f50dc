import type { Knex } from 'knex';
import { deleteRows, readRows, saveRows, updateRows } from '../bulk.js';
import { noteChanges } from '../memo.js';
import { compareBytes } from '../rules/compare-bytes.js';
import { eventRow, NO_MAP_FIELDS, type EventRow, type NewEvent } from '../rules/event-row.js';
import { earlierOf } from '../rules/times.js';
import {
  addRow,
  deriveRecords,
  NO_TIME,
  REPORT_COLUMNS,
  REPORT_KEY,
  toPlayerKey,
  toReportRow,
  type DerivedRecords,
  type EventToStore,
  type ReportRow,
} from '../rules/world-records.js';
import { readLastRemoved } from '../sql/last-removed.js';
import { appendEvents, deleteEvents, replaceEvents } from './events.js';
import type { MapRow } from './maps.js';

/*
 * The world records of a map follow from all of its reports (deriveRecords). A write stores reports, derives the records of their maps
 * again, and writes the records that differ. Only a report that repeats the current record, as most do, derives nothing: it gives its row
 * a later `last_at`.
 */

/** A stored world record. */
export interface RecordRow {
  event_id: number;
  map_uid: string;
  wr_ms: number;
  player: string;
  account_id: string | null;
  holder: string | null;
  recorded_at: string;
  received_at: string;
  is_baseline: number;
  revoked: number;
  after_removal: number;
  authenticated: number;
}

const RECORD = [
  ...(['event_id', 'map_uid', 'wr_ms', 'player', 'account_id', 'holder', 'recorded_at'] as const),
  ...(['received_at', 'is_baseline', 'revoked', 'after_removal', 'authenticated'] as const),
] as const;

/** The result of storing an event. */
export interface StoredEvent {
  /** The id of the event; if it was not appended, the id of the event that its record has. */
  eventId: number;
  isNew: boolean;
  /** When its record was driven. */
  recordedAt: string | null;
}

/** A map whose records are derived again. */
interface ReportedMap {
  /** The records that are stored. */
  before: RecordRow[];
  /** The reports from which the records are derived, by key. */
  reports: Map<string, ReportRow>;
  /** The record to which each stored report belonged, and what the report has become: null if it is removed. */
  former: { wrMs: number; player: string; row: ReportRow | null }[];
}

/** The derived records of a map. */
interface Plan {
  /** By time and player. The event id is 0 while a record has no event. */
  records: Map<string, RecordRow>;
  current: RecordRow | null;
  playerOf: DerivedRecords['playerOf'];
  /** Ids of baseline events, for records that are changes now. They keep these events if no new event reports the change. */
  baselineEvents: Map<RecordRow, number>;
}

/** Appends events in their order, and stores the records that they report. An event that reports a known record is not appended. */
export async function storeReports(
  trx: Knex.Transaction,
  events: readonly EventToStore[],
  maps: ReadonlyMap<string, MapRow>,
): Promise<StoredEvent[]> {
  const repeated = await readRepeated(trx, events, maps);
  const uids = events.flatMap((one) => (one.report && !repeated.has(toKey(one)) ? [one.report.mapUid] : []));
  const changing = await readStored(trx, uids, (uid) => maps.get(uid)?.isNew === true);
  const confirmed = new Set<ReportRow>();
  const changed = new Set<ReportRow>();
  for (const one of events) {
    if (!one.report) continue;
    const map = changing.get(one.report.mapUid);
    const sent = toReportRow(one.report, one.event.projectKey);
    const known = (map?.reports ?? repeated).get(keyOf(sent));
    const before = known && { ...known };
    const row = known ? addRow(known, sent) : sent;
    map?.reports.set(keyOf(row), row);
    if (!before || !isSame(before, row)) (map ? changed : confirmed).add(row);
  }
  await updateRows(trx, 'world_record_reports', REPORT_KEY, [...confirmed], ['last_at']);
  await saveRows(trx, 'world_record_reports', REPORT_KEY, [...changed]);
  const plans = planAll(changing);
  const stored = await appendNew(trx, events, plans);
  await writeRecords(trx, changing, plans, maps);
  return stored.map(({ eventId, record }, index): StoredEvent => {
    const report = events[index]?.report;
    // A report without a derived record repeats the current one.
    const current = (report && maps.get(report.mapUid)) ?? null;
    return {
      eventId: eventId ?? record?.event_id ?? current?.wr_event_id ?? 0,
      isNew: eventId !== null,
      recordedAt: record?.recorded_at ?? current?.wr_recorded_at ?? null,
    };
  });
}

/** A record with the first of its reports. */
export interface ReportedRecord {
  record: RecordRow;
  report: ReportRow;
}

/**
 * Changes or removes (null) reports of maps, and derives the records as if the changed reports had been sent. Merges rows that get the same
 * key. Returns the records.
 */
export async function changeReports(
  trx: Knex.Transaction,
  maps: ReadonlyMap<string, MapRow>,
  change: (row: ReportRow, ofMap: readonly ReportRow[]) => ReportRow | null = (row) => row,
): Promise<ReportedRecord[]> {
  const found = await readStored(trx, [...maps.keys()]);
  const removed: ReportRow[] = [];
  const changed = new Set<ReportRow>();
  for (const map of found.values()) {
    const rows = [...map.reports.values()];
    map.reports.clear();
    for (const one of map.former) {
      const before = one.row;
      if (!before) continue;
      const next = change(before, rows);
      if (next !== before) removed.push(before);
      const known = next && map.reports.get(keyOf(next));
      one.row = next && known ? addRow(known, next) : next;
      if (one.row) map.reports.set(keyOf(one.row), one.row);
      if (one.row && (known || next !== before)) changed.add(one.row);
    }
  }
  await deleteRows(trx, 'world_record_reports', REPORT_KEY, removed);
  await saveRows(trx, 'world_record_reports', REPORT_KEY, [...changed]);
  const plans = planAll(found);
  const records = [...plans].flatMap(([uid, plan]) => listReported(plan, found.get(uid)));
  await appendMissing(trx, records, plans, maps);
  await writeRecords(trx, found, plans, maps);
  return records;
}

/** Returns the records of some maps as they are stored, and as they follow from the reports. */
export async function deriveStored(
  read: Knex,
  mapUids: readonly string[],
): Promise<Record<'stored' | 'derived', RecordRow[]>> {
  const found = await readStored(read, mapUids);
  const plans = planAll(found);
  return {
    stored: [...found.values()].flatMap(({ before }) => before),
    derived: [...plans.values()].flatMap(({ records }) => [...records.values()]),
  };
}

function toKey({ event, report }: EventToStore): string {
  return report ? keyOf(toReportRow(report, event.projectKey)) : '';
}

function keyOf(row: ReportRow): string {
  return JSON.stringify(REPORT_KEY.map((name) => row[name]));
}

function isSame(a: ReportRow, b: ReportRow, except?: keyof ReportRow): boolean {
  return REPORT_COLUMNS.every((name) => name === except || a[name] === b[name]);
}

/** Returns the stored rows of reports that only repeat the current record of their map, so that no record can change. */
async function readRepeated(
  trx: Knex.Transaction,
  events: readonly EventToStore[],
  maps: ReadonlyMap<string, MapRow>,
): Promise<Map<string, ReportRow>> {
  const sent = new Map<string, ReportRow>();
  for (const { event, report } of events) {
    const map = report && maps.get(report.mapUid);
    if (!map || report.wrMs !== map.wr_ms) continue;
    const row = toReportRow(report, event.projectKey);
    if (toPlayerKey(row.account_id, row.holder_key) !== (map.wr_player ?? '')) continue;
    const known = sent.get(keyOf(row));
    sent.set(keyOf(row), known ? addRow(known, row) : row);
  }
  const keys = [...sent.values()];
  const stored = await readRows<ReportRow>(trx, 'world_record_reports', REPORT_COLUMNS, REPORT_KEY, keys);
  const isRepeated = (row: ReportRow): boolean => {
    const one = sent.get(keyOf(row));
    return one !== undefined && isSame(addRow({ ...row }, one), row, 'last_at');
  };
  return new Map(stored.filter(isRepeated).map((row) => [keyOf(row), row]));
}

/** Returns the stored reports and records of some maps. Nothing is read of new maps. */
async function readStored(
  trx: Knex,
  uids: readonly string[],
  isNew = (_uid: string): boolean => false,
): Promise<Map<string, ReportedMap>> {
  const found = new Map<string, ReportedMap>();
  for (const uid of uids) found.set(uid, { before: [], reports: new Map(), former: [] });
  const keys = [...found.keys()].filter((uid) => !isNew(uid)).map((map_uid) => ({ map_uid }));
  for (const row of await readRows<ReportRow>(trx, 'world_record_reports', REPORT_COLUMNS, ['map_uid'], keys))
    found.get(row.map_uid)?.reports.set(keyOf(row), row);
  for (const row of await readRows<RecordRow>(trx, 'world_records', RECORD, ['map_uid'], keys))
    found.get(row.map_uid)?.before.push(row);
  for (const map of found.values()) {
    const rows = [...map.reports.values()];
    const { playerOf } = deriveRecords(rows);
    map.former = rows.map((row) => ({ wrMs: row.wr_ms, player: playerOf(row), row }));
  }
  return found;
}

function recordKey(wrMs: number, player: string): string {
  return `${wrMs} ${player}`;
}

function planAll(maps: ReadonlyMap<string, ReportedMap>): Map<string, Plan> {
  return new Map([...maps].map(([uid, map]) => [uid, planRecords(uid, map)]));
}

/**
 * Derives the records of a map, and finds the event of each. When reports change, two players may turn out to be one, or a record may get
 * another player: the derived record has the oldest event among the stored records whose reports it has now. A change does not keep the
 * event of a baseline, because clients that follow changes have not read it.
 */
function planRecords(map_uid: string, { before, reports, former }: ReportedMap): Plan {
  const { records: derived, current, playerOf } = deriveRecords([...reports.values()]);
  const keys = new Set(derived.map(({ wrMs, player }) => recordKey(wrMs, player)));
  /** The keys of stored records that are derived no more, with the key of the record that has their first report. */
  const moved = new Map<string, string>();
  for (const { wrMs, player, row } of former) {
    const key = recordKey(wrMs, player);
    if (row && !moved.has(key)) moved.set(key, recordKey(row.wr_ms, playerOf(row)));
  }
  const known = new Map<string, RecordRow[]>();
  for (const row of before.toSorted((a, b) => a.event_id - b.event_id)) {
    const storedKey = recordKey(row.wr_ms, row.player);
    const key = keys.has(storedKey) ? storedKey : (moved.get(storedKey) ?? '');
    known.set(key, [...(known.get(key) ?? []), row]);
  }
  const plan: Plan = { records: new Map(), current: null, playerOf, baselineEvents: new Map() };
  for (const record of derived) {
    const key = recordKey(record.wrMs, record.player);
    const stored = known.get(key) ?? [];
    const [first] = stored;
    const fitting = stored.find((row) => record.isBaseline || row.is_baseline === 0);
    const row = {
      event_id: fitting?.event_id ?? 0,
      map_uid,
      wr_ms: record.wrMs,
      player: record.player,
      account_id: record.accountId,
      holder: record.holder,
      recorded_at: record.recordedAt,
      received_at: (fitting ?? first)?.received_at ?? '',
      is_baseline: Number(record.isBaseline),
      revoked: Number(record.isRevoked),
      after_removal: Number(record.isAfterRemoval),
      authenticated: Number(record.isAuthenticated),
    };
    plan.records.set(key, row);
    if (record === current) plan.current = row;
    if (first && !fitting) plan.baselineEvents.set(row, first.event_id);
  }
  return plan;
}

/**
 * Appends the events that report no record, and for each record without an event the first event that reports it; for a change, the first
 * event that calls it a change. Returns for each event its id, null if it was not appended, and its record, null if none was derived.
 */
async function appendNew(
  trx: Knex.Transaction,
  events: readonly EventToStore[],
  plans: ReadonlyMap<string, Plan>,
): Promise<{ eventId: number | null; record: RecordRow | null }[]> {
  const found = events.map((one) => ({ ...one, record: findRecord(one, plans) }));
  const first = new Map<RecordRow, EventToStore>();
  for (const one of found) {
    const { record, report } = one;
    if (!record || record.event_id !== 0) continue;
    const known = first.get(record);
    if (!known || (record.is_baseline === 0 && !known.report?.changed && report?.changed))
      first.set(record, one);
  }
  const isNew = (one: (typeof found)[number]): boolean =>
    one.record ? first.get(one.record) === one : !one.report || one.report.wrMs === NO_TIME;
  const fresh = found.filter(isNew);
  const ids = await appendEvents(
    trx,
    fresh.map(({ event, record }) => (record ? asEventOf(record, event) : event)),
  );
  const idOf = new Map(fresh.map((one, index) => [one, ids[index] ?? 0]));
  for (const [{ event, record }, eventId] of idOf) if (record) setEvent(record, eventId, event.receivedAt);
  return found.map((one) => ({ eventId: idOf.get(one) ?? null, record: one.record }));
}

function setEvent(record: RecordRow, eventId: number, receivedAt: string): void {
  record.event_id = eventId;
  record.received_at ||= receivedAt;
}

function findRecord({ event, report }: EventToStore, plans: ReadonlyMap<string, Plan>): RecordRow | null {
  const plan = report && plans.get(report.mapUid);
  if (!plan) return null;
  const player = plan.playerOf(toReportRow(report, event.projectKey));
  return plan.records.get(recordKey(report.wrMs, player)) ?? null;
}

/** Returns an event with the type and marks that follow from its record. */
function asEventOf(record: RecordRow, event: NewEvent): NewEvent {
  const isBaseline = record.is_baseline === 1;
  const eventType = isBaseline ? 'wr_baseline' : 'wr_change';
  const afterRemoval = record.after_removal === 1;
  return { ...event, eventType, system: isBaseline, changed: !isBaseline, afterRemoval };
}

/** Writes the records that differ from the stored ones, and the current record of each map, also into the rows of `maps`. */
async function writeRecords(
  trx: Knex.Transaction,
  stored: ReadonlyMap<string, ReportedMap>,
  plans: ReadonlyMap<string, Plan>,
  maps: ReadonlyMap<string, MapRow>,
): Promise<void> {
  const before = [...stored.values()].flatMap((map) => map.before);
  const records = [...plans.values()].flatMap((plan) => [...plan.records.values()]);
  for (const { baselineEvents } of plans.values())
    for (const [record, eventId] of baselineEvents) record.event_id ||= eventId;
  const known = new Map(before.map((row) => [row.event_id, row]));
  const changed = records.filter((row) =>
    RECORD.some((name) => row[name] !== known.get(row.event_id)?.[name]),
  );
  for (const { event_id: id } of records) known.delete(id);
  const left = [...known.values()];
  if (left.length + changed.length > 0) await noteChanges(trx, 'records');
  await deleteRows(trx, 'world_records', ['event_id'], left);
  await saveRows(trx, 'world_records', ['event_id'], changed);
  await deleteExpiredEvents(trx, left);
  const current = [...plans].flatMap(([uid, plan]) => {
    const map = maps.get(uid);
    const row = toCurrent(uid, plan.current);
    if (!map) throw new Error(`Map ${uid} was not read before its record was stored.`);
    if (CURRENT.every((name) => map[name] === row[name])) return [];
    Object.assign(map, row);
    return [row];
  });
  if (current.length > 0) await noteChanges(trx, 'maps');
  await updateRows(trx, 'maps', ['map_uid'], current);
}

/** Retention keeps the events of records. Deletes the events that records no longer have and that are as old as what retention removed. */
async function deleteExpiredEvents(trx: Knex.Transaction, records: readonly RecordRow[]): Promise<void> {
  if (records.length === 0) return;
  const last = (await readLastRemoved(trx, 'events')) ?? 0;
  const ids = records.flatMap(({ event_id: id }) => (id <= last ? [id] : []));
  await deleteEvents(trx, ids, { keepsMetrics: true });
}

const CURRENT = [
  'wr_event_id',
  'wr_ms',
  'wr_player',
  'wr_account_id',
  'wr_holder',
  'wr_recorded_at',
] as const;

function toCurrent(
  map_uid: string,
  row: RecordRow | null,
): Pick<MapRow, 'map_uid' | (typeof CURRENT)[number]> {
  return {
    map_uid,
    wr_event_id: row?.event_id ?? null,
    wr_ms: row?.wr_ms ?? null,
    wr_player: row?.player || null,
    wr_account_id: row?.account_id ?? null,
    wr_holder: row?.holder ?? null,
    wr_recorded_at: row?.recorded_at ?? null,
  };
}

/** Returns the records of a plan, each with its first report. */
function listReported(plan: Plan, map: ReportedMap | undefined): ReportedRecord[] {
  const rows = [...(map?.reports.values() ?? [])].toSorted(
    (a, b) => compareBytes(seenAt(a), seenAt(b)) || compareBytes(a.project_key, b.project_key),
  );
  return [...plan.records.values()].flatMap((record) => {
    const report = rows.find((row) => row.wr_ms === record.wr_ms && plan.playerOf(row) === record.player);
    return report ? [{ record, report }] : [];
  });
}

function seenAt({ first_at: first, untimed_at: untimed }: ReportRow): string {
  return earlierOf(first, untimed) ?? '';
}

/** When a changed report splits a record in two, one of them has no event: appends an event made from its first report. */
async function appendMissing(
  trx: Knex.Transaction,
  records: readonly ReportedRecord[],
  plans: ReadonlyMap<string, Plan>,
  maps: ReadonlyMap<string, MapRow>,
): Promise<void> {
  const missing = records.filter(
    ({ record }) => record.event_id === 0 && !plans.get(record.map_uid)?.baselineEvents.has(record),
  );
  const ids = await appendEvents(trx, await toReportEvents(trx, missing, maps));
  for (const [index, { record }] of missing.entries()) setEvent(record, ids[index] ?? 0, record.recorded_at);
}

/** Replaces the events that are taken back by events made from their records' first reports. The ids stay, because clients have read them. */
export async function replaceTakenBack(
  trx: Knex.Transaction,
  records: readonly ReportedRecord[],
  maps: ReadonlyMap<string, MapRow>,
  isTakenBack: (event: EventOrigin) => boolean,
): Promise<void> {
  const ids = records.map(({ record: { event_id } }) => ({ event_id }));
  const events = await readRows<EventOrigin>(trx, 'events', EVENT_ORIGIN, ['event_id'], ids);
  const receivedAt = new Map(events.filter(isTakenBack).map((row) => [row.event_id, row.received_at]));
  const replaced = records.filter(({ record }) => receivedAt.has(record.event_id));
  const made = await toReportEvents(trx, replaced, maps);
  const rows = made.map((event, index) => {
    const id = replaced[index]?.record.event_id ?? 0;
    return eventRow({ ...event, receivedAt: receivedAt.get(id) ?? event.receivedAt }, id);
  });
  await replaceEvents(trx, rows);
}

const EVENT_ORIGIN = ['event_id', 'project_key', 'received_at', 'account_id', 'holder'] as const;
type EventOrigin = Pick<EventRow, (typeof EVENT_ORIGIN)[number]>;

/** Returns events as if the project of each record's first report had sent only this report. */
async function toReportEvents(
  trx: Knex.Transaction,
  records: readonly ReportedRecord[],
  maps: ReadonlyMap<string, MapRow>,
): Promise<NewEvent[]> {
  if (records.length === 0) return [];
  const projects = await trx<{ project_key: string; source_label: string }>('projects');
  const labels = new Map(projects.map((row) => [row.project_key, row.source_label]));
  return records.map(({ record, report }) =>
    asEventOf(record, {
      ...NO_MAP_FIELDS,
      eventType: 'wr_change',
      projectKey: report.project_key,
      source: labels.get(report.project_key) ?? report.project_key,
      occurredAt: seenAt(report),
      receivedAt: record.received_at || seenAt(report),
      system: false,
      changed: true,
      mapUid: report.map_uid,
      mapName: maps.get(report.map_uid)?.name ?? null,
      accountId: report.account_id || null,
      holder: report.holder || null,
      wrMs: report.wr_ms,
      newWrTime: report.wr_ms,
      message: null,
      payload: null,
      dedupeKey: null,
    }),
  );
}
