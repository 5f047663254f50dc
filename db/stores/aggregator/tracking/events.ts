import type { Knex } from 'knex';
import type { Database } from '../../../connection/database.js';
import { saveSeenAccounts } from '../../../writes/accounts.js';
import { collectEventWrites } from '../../../sql/event-lock.js';
import { ensureMaps } from '../../../writes/maps.js';
import { touchProject, type TouchedProject } from '../../../writes/projects.js';
import { findRepeats, planSteps, storeSteps, type StoredStep } from '../../../writes/world-records.js';
import {
  type EventFilter,
  filterEvents,
  periodOf,
  filterByColumns,
  filterByIndex,
  type Period,
} from '../../../sql/event-filter.js';
import { countRows, type Total } from '../../../sql/count-rows.js';
import { blockOf, eventsOfBlocks, listEventBlocks, readNewest, upToId } from '../../../sql/event-blocks.js';
import { wordScopesOf } from '../../../sql/common-words.js';
import { listMatchingEvents, type MatchingEvents } from '../../../sql/list-matching-events.js';
import { readPage, type PageOfRows } from '../../../sql/read-page.js';
import { isLargePage } from '../../../sql/large-page.js';
import { planEventSearch } from '../../../sql/search-events.js';
import { normalizeEvent, type SentEvent } from '../../../rules/normalize-event.js';
import type { components } from '../../../../generated/aggregator/types.js';
import { rowsOf } from '../../../sql/raw-rows.js';
import { keyRows } from '../../../sql/json-rows.js';
import type { EventRow } from '../../../rules/event-row.js';
import { withoutColourCodes } from '../../../rules/map-name.js';
import { firstOf, readEventIds } from '../../../sql/list-event-ids.js';

/** The number of events with one source and type. */
export interface EventGroup {
  source: string;
  event_type: string;
  events: number;
}

/** The events of the projects. */
export interface Events {
  /**
   * Stores events of a project; returns the id of each event, and whether it is new. A repeated world record is no new
   * event.
   */
  store: (
    project: TouchedProject,
    events: readonly SentEvent[],
  ) => Promise<{ eventId: number; isNew: boolean }[]>;
  /** Returns a page of events, newest first, and their total. */
  list: (filter: EventFilter, page: number, limit: number) => Promise<EventPage>;
  /** Returns the positive numbers of events by source and type, whatever the text, in no particular order. */
  count: (filter: EventFilter) => Promise<EventGroup[]>;
}

/** Returns the store of events. */
export function createEvents(database: Database): Events {
  return {
    store: async (project, events) => {
      const stored = await database.write((trx) => storeEvents(trx, project, events));
      return stored().map(({ eventId, isNew }) => ({ eventId: eventId ?? 0, isNew }));
    },
    list: (filter, page, limit) =>
      database.snapshot((read) => listEvents(read, filter, page, limit), {
        isCostly: filter.q !== '' || isLargePage({ limit, offset: (page - 1) * limit }),
      }),
    count: (filter) =>
      database.snapshot((read) => countGroups(read, filter), {
        isCostly: filter.from !== null || filter.to !== null,
      }),
  };
}

async function storeEvents(
  trx: Knex.Transaction,
  touched: TouchedProject,
  events: readonly SentEvent[],
): Promise<() => StoredStep[]> {
  const project = await touchProject(trx, touched);
  const { projectKey, sourceLabel: source, receivedAt } = project;
  const steps = events.map((event) => normalizeEvent(event, { projectKey, source, receivedAt }));
  const repeats = await findRepeats(trx, steps);
  const records = steps.flatMap(({ event, record }, place) =>
    record && repeats[place] === null ? [{ event, record }] : [],
  );
  const seen = records.map(({ event: { mapName, occurredAt }, record: { mapUid } }) => {
    return { mapUid, mapName, observedAt: occurredAt };
  });
  const plan = await planSteps(trx, steps, await ensureMaps(trx, project, seen), repeats);
  const writes = collectEventWrites(trx);
  const stored = await storeSteps(writes, plan);
  saveSeenAccounts(
    writes,
    records.flatMap(({ record: { accountId, recordedAt: at } }) =>
      accountId === null ? [] : [{ accountId, reason: 'record_holder' as const, at }],
    ),
  );
  return stored;
}

type Event = components['schemas']['Event'];

/** A page of events. The total is that of the matching events. */
export interface EventPage extends Total {
  events: Event[];
  /** Whether matching events follow this page. */
  hasMore: boolean;
  /** The highest stored event id when the page was read. */
  lastEventId: number;
}

/** Returns a page of a filter's events, newest first. `read` is a snapshot. */
async function listEvents(read: Knex, filter: EventFilter, page: number, limit: number): Promise<EventPage> {
  const last = await read('event_sequence').where({ id: 1 }).first<{ last_event_id: number }>();
  const lastEventId = last.last_event_id;
  const offset = (page - 1) * limit;
  const { rows: ids, ...rest } = await readPageOfIds(read, filter, { limit, offset }, lastEventId);
  const events = ids.length === 0 ? [] : toEvents(await readRows(read, ids));
  return { events, ...rest, lastEventId };
}

async function readPageOfIds(
  read: Knex,
  filter: EventFilter,
  page: { limit: number; offset: number },
  lastEventId: number,
): Promise<PageOfRows<number>> {
  const readInOrder = async (limit: number, offset: number): Promise<number[]> => {
    const search = filter.q === '' ? null : await planEventSearch(read, filter.q);
    return readEventIds(read, filter, search, { limit, offset });
  };
  if (filter.q === '') {
    const { maxEventId } = filter;
    if (maxEventId !== null && isAnyTime(filter))
      return listUpTo(read, filter, maxEventId, { page, readInOrder });
    return readPage(await countAll(read, filter), page, readInOrder);
  }
  const wanted: MatchingEvents = {
    search: await planEventSearch(read, filter.q),
    ofLabels: (rows) => filterByColumns(rows, filter),
    period: periodOf(filter),
    maxEventId: filter.maxEventId,
    newer: Math.max(0, lastEventId - (filter.maxEventId ?? lastEventId)),
    alone: !isTextAlone(filter) ? null : filter.includeSystem ? 'all' : 'visible',
    words: filter.source !== '' || filter.changedOnly ? null : wordScopesOf(filter, periodOf(filter)),
    ofIndex: filter.includeSystem ? null : (events) => filterByIndex(events, filter),
    readInOrder,
  };
  return listMatchingEvents(read, wanted, page);
}

/** A page that ends later is found in the order of the list. */
const MAX_PLACES = 20_000;

/** Returns a page of the events up to an id: their blocks have their numbers, and the newest are in few of them. */
async function listUpTo(
  read: Knex,
  filter: EventFilter,
  id: number,
  {
    page: { limit, offset },
    readInOrder,
  }: {
    page: { limit: number; offset: number };
    readInOrder: (limit: number, offset: number) => Promise<number[]>;
  },
): Promise<PageOfRows<number>> {
  const upTo = (events: Knex.QueryBuilder): Knex.QueryBuilder =>
    filterByColumns(events, filter).where('events.event_id', '<=', id);
  const ofLast = upTo(eventsOfBlocks(read, [{ block: blockOf(id) }]));
  const ofOthers = filterByColumns(read('event_blocks').where('block', '<', blockOf(id)), filter);
  const [sum] = await ofOthers.sum<{ events: number | null }[]>('events as events');
  const total = (sum?.events ?? 0) + (await countRows(ofLast));
  return readPage({ total, totalRelation: 'eq' }, { limit, offset }, async (count, from) => {
    const end = Math.min(from + count, total);
    if (!filter.includeSystem && end <= MAX_NEAR) {
      const near = upTo(firstOf(read, filterByIndex(read('events'), filter), 2 * end));
      const ids = await near
        .limit(end - from)
        .offset(from)
        .pluck<number[]>('events.event_id');
      if (ids.length === end - from) return ids;
    }
    if (end > MAX_PLACES) return readInOrder(count, from);
    const blocks = upToId(await listEventBlocks(read, (rows) => filterByColumns(rows, filter)), id);
    const { places } = await readNewest(read, blocks, (some) => [upTo(eventsOfBlocks(read, some))], {
      count: end,
      perBlock: total / blocks.length,
    });
    return places.slice(from).map(({ event_id: eventId }) => eventId);
  });
}

/** A page that ends sooner is looked for among the newest events. */
const MAX_NEAR = 1000;

function isAnyTime({ from, to }: EventFilter): boolean {
  return from === null && to === null;
}

async function countAll(read: Knex, filter: EventFilter): Promise<Total> {
  return { total: await countEvents(read, filter), totalRelation: 'eq' };
}

/** Returns the number of a filter's events, whatever its text. */
async function countEvents(read: Knex, filter: EventFilter): Promise<number> {
  const groups = await sumCounts(read, filter, together);
  return groups.reduce((sum, { events }) => sum + events, 0);
}

function isTextAlone({
  projectKey,
  source,
  eventType,
  changedOnly,
  from,
  to,
  maxEventId,
}: EventFilter): boolean {
  const isAnyKind = projectKey === '' && source === '' && eventType === '' && !changedOnly;
  return isAnyKind && from === null && to === null && maxEventId === null;
}

async function readRows(read: Knex, ids: number[]): Promise<StoredEvent[]> {
  const sql = `SELECT e.*, p.project_name FROM ? CROSS JOIN events e
    LEFT JOIN projects p ON p.project_key = e.project_key WHERE e.event_id = k.event_id ORDER BY e.occurred_at DESC, e.event_id DESC`;
  return rowsOf(await read.raw(sql, [keyRows(read, 'event_id', 'bigint', ids)]));
}

type StoredEvent = EventRow & { project_name: string | null };

/** Payloads of a list in bytes of JSON; with all of them, 1000 events may have 16 MB. */
const MAX_PAYLOAD_BYTES = 1_048_576;

/** Returns the events of a list. Payloads from the first one that exceeds the limit on are left out, as its event says. */
function toEvents(rows: readonly StoredEvent[]): Event[] {
  let bytes = 0;
  return rows.map((row) => {
    if (row.payload !== null) bytes += Buffer.byteLength(row.payload);
    if (row.payload === null || bytes <= MAX_PAYLOAD_BYTES) return toEvent(row);
    return { ...toEvent({ ...row, payload: null }), payloadTruncated: true };
  });
}

function toEvent(row: StoredEvent): Event {
  const projectName = row.project_name ?? row.project_key;
  return {
    eventId: row.event_id,
    eventType: row.event_type,
    type: row.event_type,
    projectKey: row.project_key,
    projectName,
    source: row.source,
    occurredAt: row.occurred_at,
    recordedAt: row.occurred_at,
    receivedAt: row.received_at,
    system: row.system === 1,
    changed: row.changed === 1,
    mapUid: row.map_uid,
    mapName: row.map_name,
    item: itemOf(row) ?? projectName,
    accountId: row.account_id,
    holder: row.holder,
    wrMs: row.wr_ms,
    oldWrTime: row.old_wr_time,
    newWrTime: row.new_wr_time,
    message: row.message,
    eventDetail: row.message,
    eventKey: row.event_key,
    payload: row.payload === null ? null : (JSON.parse(row.payload) as Record<string, unknown>),
  };
}

/** What an event is about, in words; null where it is about its project. */
function itemOf({
  map_name: mapName,
  map_uid: mapUid,
  holder,
  account_id: accountId,
}: EventRow): string | null {
  const plainName = withoutColourCodes(mapName ?? '').trim();
  return plainName === '' ? (mapUid ?? holder ?? accountId) : plainName;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The parts of a period that rollups cover, each with its span, and the edges whose events must be counted. */
interface Covered {
  rollups: { span: 'all' | 'month' | 'day' | 'hour'; period: Period }[];
  edges: Period[];
}

/**
 * Returns the exact, positive numbers of a filter's events by source and type, whatever its text. They come from rollups;
 * only the partial hours at both ends, and the events above a highest id, are counted.
 */
function countGroups(read: Knex, filter: EventFilter): Promise<EventGroup[]> {
  return sumCounts(read, filter, grouped);
}

async function sumCounts(read: Knex, filter: EventFilter, sumUp: SumUp): Promise<EventGroup[]> {
  const own = periodOf(filter);
  const sums = new Map<string, EventGroup>();
  const add = (groups: EventGroup[], by: 1 | -1): void => {
    for (const { source, event_type, events } of groups) {
      const id = `${event_type} ${source}`;
      const sum = sums.get(id) ?? { source, event_type, events: 0 };
      sum.events += by * events;
      sums.set(id, sum);
    }
  };
  const { rollups, edges } = cover(own);
  for (const { span, period } of rollups) add(await sumUp(filterRollup(read, filter, span, period)), 1);
  for (const edge of edges) add(await sumUp(filterEvents(read, filter, edge).count('* as events')), 1);
  if (filter.maxEventId !== null) {
    const newer = filterEvents(read, filter, own).where('event_id', '>', filter.maxEventId);
    add(await sumUp(newer.count('* as events')), -1);
  }
  return [...sums.values()].filter(({ events }) => events !== 0);
}

/** Reads numbers of events from rows of the rollup or events. */
type SumUp = (counted: Knex.QueryBuilder) => Promise<EventGroup[]>;

function filterRollup(read: Knex, filter: EventFilter, span: string, period: Period): Knex.QueryBuilder {
  const rollups = filterByColumns(read('event_counts').where({ span }), filter);
  if (period.from !== null) rollups.where('start', '>=', period.from);
  if (period.before !== null) rollups.where('start', '<', period.before);
  return rollups.sum('events as events');
}

async function grouped(counted: Knex.QueryBuilder): Promise<EventGroup[]> {
  return counted.select<EventGroup[]>('source', 'event_type').groupBy('source', 'event_type');
}

/** All events in one group. */
async function together(counted: Knex.QueryBuilder): Promise<EventGroup[]> {
  const rows = (await counted) as { events: number | null }[];
  return rows.map(({ events }) => ({ source: '', event_type: '', events: events ?? 0 }));
}

/** Splits a period into whole months, whole days and hours beside them, and the rest. */
export function cover(period: Period): Covered {
  if (period.from === null && period.before === null)
    return { rollups: [{ span: 'all', period }], edges: [] };
  const hours = whole(period, HOUR_MS);
  if (!hours) return { rollups: [], edges: [period] };
  const edges = beside(period, hours);
  const days = whole(hours, DAY_MS);
  if (!days) return { rollups: [{ span: 'hour', period: hours }], edges };
  const besideDays = beside(hours, days).map((part) => ({ span: 'hour' as const, period: part }));
  const months = wholeMonths(days);
  if (!months) return { rollups: [{ span: 'day', period: days }, ...besideDays], edges };
  const besideMonths = beside(days, months).map((part) => ({ span: 'day' as const, period: part }));
  return { rollups: [{ span: 'month', period: months }, ...besideMonths, ...besideDays], edges };
}

/** Returns the longest part of a period of whole days that is whole months, or null if there is none. */
function wholeMonths({ from, before }: Period): Period | null {
  const start = from === null ? null : startOfMonth(from) === from ? from : startOfMonth(from, 1);
  const end = before === null ? null : startOfMonth(before);
  return start !== null && end !== null && start >= end ? null : { from: start, before: end };
}

/** Returns the start of the month of a time, or of one after it. */
function startOfMonth(at: string, later = 0): string {
  const date = new Date(at);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later)).toISOString();
}

/** Returns the longest part of a period of whole units, or null if there is none. */
function whole({ from, before }: Period, unitMs: number): Period | null {
  const start = from === null ? null : Math.ceil(Date.parse(from) / unitMs) * unitMs;
  const end = before === null ? null : Math.floor(Date.parse(before) / unitMs) * unitMs;
  if (start !== null && end !== null && start >= end) return null;
  const text = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());
  return { from: text(start), before: text(end) };
}

/** Returns the parts of a period before and after a part of it. */
function beside(period: Period, part: Period): Period[] {
  const parts = [
    { from: period.from, before: part.from },
    { from: part.before, before: period.before },
  ];
  return parts.filter(({ from, before }) => from !== before);
}
