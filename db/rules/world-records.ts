import type { NewEvent } from './event-row.js';
import { playerNameOf } from './display-names.js';

/** An event to store, with the world record that it reports; it is stored unless the record is a repeat. */
export interface EventToStore {
  event: NewEvent;
  record?: RecordReport;
}

/** A reported world record. */
export interface RecordReport {
  mapUid: string;
  accountId: string | null;
  holder: string | null;
  wrMs: number;
  recordedAt: string;
  receivedAt: string;
  /** Whether recordedAt is the time of a check that saw the record, not the time of the drive. */
  isSeen: boolean;
  /** The timestamp as it was sent, even after the receipt; null without one, where recordedAt is the time of receipt. */
  sentAt: string | null;
  /** Whether the record was found and is no change, as in an unchanged check: ignored unless it is the first or faster. */
  isBaseline?: boolean;
}

/** A stored world record. */
export interface StoredRecord {
  /** Negative until the event is stored: a placeholder of its id. */
  eventId: number;
  mapUid: string;
  player: string | null;
  accountId: string | null;
  holder: string | null;
  wrMs: number;
  recordedAt: string;
  receivedAt: string;
  isSeen: boolean;
  /** Timestamps besides recordedAt that the record was reported with: a report with one of them is a repeat. */
  otherTimestamps: string[];
  /** Whether nobody has reported it as a change: it is in no feed and no count of changes. */
  isBaseline: boolean;
  isCorrected: boolean;
  /** Whether otherTimestamps has a new one to store. */
  hasNewTimestamp: boolean;
}

/** The records of a map that a report may repeat, oldest first, and its current record. */
export interface MapRecords {
  records: StoredRecord[];
  current: StoredRecord | null;
}

/** The record of a report; null for one that is ignored, `current` being the record that counts in its place. */
export interface ClassifiedReport {
  record: StoredRecord | null;
  current?: StoredRecord;
  isNew: boolean;
}

const REPEAT_WINDOW_MS = 86_400_000;

/** Returns the identity of a player: the account id, else the normalized holder; null without both. */
export function playerOf(accountId: string | null, holder: string | null): string | null {
  if (accountId !== null) return accountId;
  return holder === null ? null : `holder:${playerNameOf(holder)}`;
}

/** Classifies a report and updates the map's records; a new one has the given id. */
export function classifyReport(map: MapRecords, reported: RecordReport, newId: number): ClassifiedReport {
  const player = playerOf(reported.accountId, reported.holder);
  const known = findRepeat(map, reported, player);
  const { current } = map;
  if (reported.isBaseline && current && known !== current && reported.wrMs >= current.wrMs)
    return { record: null, current, isNew: false };
  if (known) {
    const isObservation = reported.sentAt !== null && !hasTimestamp(known, reported.sentAt);
    const isRestored = known !== map.current && isObservation && wins(map.current, reported);
    if (isObservation) correctTime(known, reported);
    correctPlayer(known, reported, player);
    if (!reported.isBaseline) becomeChange(known);
    if (isObservation && !reported.isBaseline) addTimestamp(known, reported.sentAt);
    if (isRestored) map.current = known;
    return { record: known, isNew: false };
  }
  const record: StoredRecord = {
    eventId: newId,
    mapUid: reported.mapUid,
    player,
    accountId: reported.accountId,
    holder: reported.holder,
    wrMs: reported.wrMs,
    recordedAt: reported.recordedAt,
    receivedAt: reported.receivedAt,
    isSeen: reported.isSeen || !isExact(reported),
    otherTimestamps:
      reported.sentAt === null || reported.sentAt === reported.recordedAt ? [] : [reported.sentAt],
    isBaseline: reported.isBaseline === true,
    isCorrected: false,
    hasNewTimestamp: false,
  };
  map.records.push(record);
  if (wins(map.current, reported)) map.current = record;
  return { record, isNew: true };
}

/** Whether recordedAt is the timestamp that was sent, neither absent nor after the receipt. */
function isExact({ sentAt, recordedAt }: RecordReport): boolean {
  return sentAt === recordedAt;
}

function hasTimestamp({ recordedAt, otherTimestamps }: StoredRecord, sentAt: string | null): boolean {
  return sentAt !== null && (sentAt === recordedAt || otherTimestamps.includes(sentAt));
}

/** More timestamps than a record is reported with in practice; the oldest are dropped. */
const MAX_TIMESTAMPS = 50;

function addTimestamp(known: StoredRecord, sentAt: string | null): void {
  if (sentAt === null || hasTimestamp(known, sentAt)) return;
  known.otherTimestamps = [...known.otherTimestamps, sentAt].slice(-MAX_TIMESTAMPS);
  known.hasNewTimestamp = true;
}

/** A repeat is the map's current record, one that was received within a day, or one that was reported with this timestamp. */
function findRepeat(
  { records, current }: MapRecords,
  reported: RecordReport,
  player: string | null,
): StoredRecord | undefined {
  const received = Date.parse(reported.receivedAt);
  const candidates = records.filter(
    (record) =>
      record.wrMs === reported.wrMs &&
      (record === current ||
        hasTimestamp(record, reported.sentAt) ||
        received - Date.parse(record.receivedAt) <= REPEAT_WINDOW_MS),
  );
  const best = (list: StoredRecord[]): StoredRecord | undefined =>
    list.find((record) => hasTimestamp(record, reported.sentAt)) ??
    list.find((record) => record === current) ??
    list.at(-1);
  const same = best(candidates.filter((record) => record.player === player));
  // An unknown player matches any player.
  return same ?? best(candidates.filter((one) => one.player === null || player === null));
}

/** A faster time always wins; a slower one if it is newer, which means that the faster one was removed. */
function wins(current: StoredRecord | null, reported: RecordReport): boolean {
  if (!current || reported.wrMs < current.wrMs) return true;
  return reported.wrMs > current.wrMs && reported.recordedAt > current.recordedAt;
}

/** What somebody reports as a change is no baseline any more. */
function becomeChange(known: StoredRecord): void {
  if (!known.isBaseline) return;
  known.isBaseline = false;
  known.isCorrected = true;
}

/** The time of the drive replaces that of a check, once. */
function correctTime(known: StoredRecord, reported: RecordReport): void {
  if (known.isSeen && !reported.isSeen && isExact(reported)) {
    const seenAt = known.recordedAt;
    known.isCorrected = true;
    known.isSeen = false;
    known.recordedAt = reported.recordedAt;
    addTimestamp(known, seenAt);
  }
}

/** The first report keeps its event; later ones correct its player. */
function correctPlayer(known: StoredRecord, reported: RecordReport, player: string | null): void {
  if (known.player === null && player !== null) {
    known.isCorrected = true;
    known.player = player;
    known.accountId = reported.accountId;
    known.holder = reported.holder;
  } else if (known.holder === null && reported.holder !== null && known.player === player) {
    known.isCorrected = true;
    known.holder = reported.holder;
  }
}

/** Returns the kind of the event that holds a record. */
export function eventKindOf({ isBaseline }: Pick<StoredRecord, 'isBaseline'>): RecordEventKind {
  return { eventType: isBaseline ? 'wr_baseline' : 'wr_change', system: isBaseline, changed: !isBaseline };
}

/** What distinguishes the event of a change from that of a baseline. */
export interface RecordEventKind {
  eventType: 'wr_change' | 'wr_baseline';
  system: boolean;
  changed: boolean;
}

/** Returns a record as the map's current one. */
export function asCurrent(record: StoredRecord): CurrentRecord {
  const { eventId, wrMs, player, accountId, holder, recordedAt } = record;
  return { eventId, wrMs, player, accountId, holder, recordedAt };
}

/** A map's current world record. */
export interface CurrentRecord {
  eventId: number;
  wrMs: number;
  /** Account id, else `holder:` and the normalized holder; null if unknown. */
  player: string | null;
  accountId: string | null;
  holder: string | null;
  recordedAt: string;
}
