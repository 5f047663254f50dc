import type { Knex } from 'knex';
import { deleteRows, readRows, saveRows, updateRows } from '../bulk.js';
import { noteChanges } from '../memo.js';
import { compareBytes } from '../rules/compare-bytes.js';
import { eventRow, NO_MAP_FIELDS, type EventRow, type NewEvent } from '../rules/event-row.js';
import { earlierOf } from '../rules/times.js';
import {
  addReport,
  addRow,
  deriveRecords,
  NO_TIME,
  REPORT_COLUMNS,
  REPORT_KEY,
  toEventKind,
  toPlayerKey,
  toReportRow,
  type DerivedRecords,
  type EventToStore,
  type RecordReport,
  type ReportRow,
} from '../rules/world-records.js';
import { readLastRemoved } from '../sql/last-removed.js';
import { deleteEvents, insertEvents, replaceEvents, takeEventIds } from './events.js';
import type { MapRow } from './maps.js';

/*
 * A map's records are a function of the set of reports about it (deriveRecords). So a report is stored, and the records of its map are
 * derived again from all of its reports; those that differ are written. Only a report that says again what is current, as most do, just
 * moves its row's last moment.
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
  /** The id of the event, or of that of its record. */
  eventId: number;
  isNew: boolean;
  /** The stored time of the event's record. */
  recordedAt: string | null;
}

/** What is stored of a map, with the reports as they are to be. */
interface StoredMap {
  before: RecordRow[];
  /** By key. */
  reports: Map<string, ReportRow>;
  /** The stored reports, with the player that each belonged to and what has become of it. */
  former: { wrMs: number; player: string; row: ReportRow | null }[];
}

/** The records that a map is to have, by time and player; one without an event has the id 0. */
interface Plan {
  records: Map<string, RecordRow>;
  current: RecordRow | null;
  playerOf: DerivedRecords['playerOf'];
  /** What those have that are changes by what was reported of a baseline only. */
  baselineEvents: Map<RecordRow, number>;
}

/** Appends events in their order, and stores what they report. Of a record that is known no event is appended. */
export async function storeEvents(
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
    const row = (map?.reports ?? repeated).get(toKey(one)) ?? toReportRow(one.report, one.event.projectKey);
    map?.reports.set(toKey(one), row);
    if (addReport(row, one.report)) (map ? changed : confirmed).add(row);
  }
  await updateRows(trx, 'world_record_reports', REPORT_KEY, [...confirmed].map(toLast));
  await saveRows(trx, 'world_record_reports', REPORT_KEY, [...changed]);
  const plans = planAll(changing);
  const stored = await appendNew(trx, events, plans);
  await writeRecords(trx, changing, plans, maps);
  return stored.map(({ eventId, record }, index): StoredEvent => {
    const report = events[index]?.report;
    // What is repeated says what is current.
    const current = (report && maps.get(report.mapUid)) ?? null;
    return {
      eventId: eventId ?? record?.event_id ?? current?.wr_event_id ?? 0,
      isNew: eventId !== null,
      recordedAt: record?.recorded_at ?? current?.wr_recorded_at ?? null,
    };
  });
}

/** A record with the first report that is left of it. */
export interface ReportedRecord {
  record: RecordRow;
  report: ReportRow;
}

/**
 * Puts others in the place of the reports of maps, or none, and derives the records again, as if the new ones had been sent in the first
 * place. Rows with one key are put together. Returns the records.
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
  await appendSplit(trx, records, plans, maps);
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

function toLast({
  map_uid,
  wr_ms,
  account_id,
  holder,
  project_key,
  last_at,
}: ReportRow): Pick<ReportRow, (typeof REPORT_KEY)[number] | 'last_at'> {
  return { map_uid, wr_ms, account_id, holder, project_key, last_at };
}

/** Returns the stored rows of reports that say again, later, what is a map's current record: nothing else can follow from them. */
async function readRepeated(
  trx: Knex.Transaction,
  events: readonly EventToStore[],
  maps: ReadonlyMap<string, MapRow>,
): Promise<Map<string, ReportRow>> {
  const sent = new Map<string, RecordReport[]>();
  const keys: ReportRow[] = [];
  for (const { event, report } of events) {
    const map = report && maps.get(report.mapUid);
    if (!map || report.wrMs !== map.wr_ms) continue;
    const row = toReportRow(report, event.projectKey);
    if (toPlayerKey(row.account_id, row.holder_key) !== (map.wr_player ?? '')) continue;
    const known = sent.get(keyOf(row));
    if (known) known.push(report);
    else sent.set(keyOf(row), [report]);
    if (!known) keys.push(row);
  }
  const stored = await readRows<ReportRow>(trx, 'world_record_reports', REPORT_COLUMNS, REPORT_KEY, keys);
  const isRepeated = (row: ReportRow): boolean => {
    const next = { ...row };
    for (const report of sent.get(keyOf(row)) ?? []) addReport(next, report);
    return REPORT_COLUMNS.every((name) => name === 'last_at' || next[name] === row[name]);
  };
  return new Map(stored.filter(isRepeated).map((row) => [keyOf(row), row]));
}

/** Returns what is stored of some maps; of new ones nothing is. */
async function readStored(
  trx: Knex,
  uids: readonly string[],
  isNew = (_uid: string): boolean => false,
): Promise<Map<string, StoredMap>> {
  const found = new Map<string, StoredMap>();
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

function planAll(maps: ReadonlyMap<string, StoredMap>): Map<string, Plan> {
  return new Map([...maps].map(([uid, map]) => [uid, planRecords(uid, map)]));
}

/**
 * Returns the records of a map, derived from its reports. Each keeps its event, or has that of the first record that was taken for it until
 * now; a change has none of a baseline, so that those who follow the changes learn of it.
 */
function planRecords(map_uid: string, { before, reports, former }: StoredMap): Plan {
  const { records: derived, current, playerOf } = deriveRecords([...reports.values()]);
  const keys = new Set(derived.map(({ wrMs, player }) => recordKey(wrMs, player)));
  const moved = new Map<string, string>();
  for (const { wrMs, player, row } of former) {
    const key = recordKey(wrMs, player);
    if (row && !moved.has(key)) moved.set(key, recordKey(row.wr_ms, playerOf(row)));
  }
  const parts = new Map<string, RecordRow[]>();
  for (const row of before.toSorted((a, b) => a.event_id - b.event_id)) {
    const own = recordKey(row.wr_ms, row.player);
    const key = keys.has(own) ? own : (moved.get(own) ?? '');
    parts.set(key, [...(parts.get(key) ?? []), row]);
  }
  const plan: Plan = { records: new Map(), current: null, playerOf, baselineEvents: new Map() };
  for (const record of derived) {
    const key = recordKey(record.wrMs, record.player);
    const own = parts.get(key) ?? [];
    const [first] = own;
    const fitting = own.find((row) => record.isBaseline || row.is_baseline === 0);
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
 * Appends events: all without a record, and of each record without an event the first that tells of it; of a change the first that says so.
 * Returns of each event its id, if it was appended, and its record, if that may have changed.
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
  let next = await takeEventIds(trx, found.filter(isNew).length);
  const appended: { event: NewEvent; eventId: number }[] = [];
  const stored = found.map((one) => {
    const { event, record } = one;
    if (!isNew(one)) return { eventId: null, record };
    const eventId = next++;
    if (record) setEvent(record, eventId, event.receivedAt);
    appended.push({ eventId, event: record ? asEventOf(record, event) : event });
    return { eventId, record };
  });
  await insertEvents(trx, appended);
  return stored;
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

/** Returns an event with what its record says of it. */
function asEventOf(record: RecordRow, event: NewEvent): NewEvent {
  const kind = toEventKind({ isBaseline: record.is_baseline === 1 });
  return { ...event, ...kind, afterRemoval: record.after_removal === 1 };
}

/** Writes the records of maps that differ, and the current one of each map, in the rows of `maps` too. */
async function writeRecords(
  trx: Knex.Transaction,
  stored: ReadonlyMap<string, StoredMap>,
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
  await deleteOldEvents(trx, left);
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

/** Events that are their records' own no longer go where retention has removed those that are as old. */
async function deleteOldEvents(trx: Knex.Transaction, records: readonly RecordRow[]): Promise<void> {
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
function listReported(plan: Plan, map: StoredMap | undefined): ReportedRecord[] {
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

/** Of a record that became several each needs an event. */
async function appendSplit(
  trx: Knex.Transaction,
  records: readonly ReportedRecord[],
  plans: ReadonlyMap<string, Plan>,
  maps: ReadonlyMap<string, MapRow>,
): Promise<void> {
  const split = records.filter(
    ({ record }) => record.event_id === 0 && !plans.get(record.map_uid)?.baselineEvents.has(record),
  );
  const events = await toReportEvents(trx, split, maps);
  const first = await takeEventIds(trx, events.length);
  const appended = events.map((event, index) => ({ event, eventId: first + index }));
  for (const [index, { record }] of split.entries()) setEvent(record, first + index, record.recorded_at);
  await insertEvents(trx, appended);
}

/** Makes the events of records that are taken back the events of the reports that are left: who follows the events knows their ids. */
export async function rewriteEvents(
  trx: Knex.Transaction,
  records: readonly ReportedRecord[],
  maps: ReadonlyMap<string, MapRow>,
  isTakenBack: (event: EventOrigin) => boolean,
): Promise<void> {
  const ids = records.map(({ record: { event_id } }) => ({ event_id }));
  const events = await readRows<EventOrigin>(trx, 'events', EVENT_ORIGIN, ['event_id'], ids);
  const receivedAt = new Map(events.filter(isTakenBack).map((row) => [row.event_id, row.received_at]));
  const rewritten = records.filter(({ record }) => receivedAt.has(record.event_id));
  const theirs = await toReportEvents(trx, rewritten, maps);
  const rows = theirs.map((event, index) => {
    const id = rewritten[index]?.record.event_id ?? 0;
    return eventRow({ ...event, receivedAt: receivedAt.get(id) ?? event.receivedAt }, id);
  });
  await replaceEvents(trx, rows);
}

const EVENT_ORIGIN = ['event_id', 'project_key', 'received_at', 'account_id', 'holder'] as const;
type EventOrigin = Pick<EventRow, (typeof EVENT_ORIGIN)[number]>;

/** Returns the events of records as the projects of the reports would have sent these alone. */
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
