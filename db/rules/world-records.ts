import type { NewEvent } from './event-row.js';
import { normalizeName } from './display-names.js';

/** An event to store, with the world record that it reports; it is stored unless the record is a repeat. */
export interface Step {
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
  /** Whether recordedAt is the time of receipt because none was sent. */
  isAssumed?: boolean;
  /** Ignored unless the map has no record; set for unchanged checks. */
  onlyIfUnknown?: boolean;
}

/** A stored world record. */
export interface StoredRecord {
  /** Negative until the event is stored: -1 minus the place in the list of reports. */
  eventId: number;
  mapUid: string;
  player: string | null;
  accountId: string | null;
  holder: string | null;
  wrMs: number;
  recordedAt: string;
  receivedAt: string;
  isSeen: boolean;
  isCorrected: boolean;
}

/** The records of a map that a report may repeat, oldest first, and its current record. */
export interface MapRecords {
  records: StoredRecord[];
  current: StoredRecord | null;
}

/** The record of a report; null for one that is ignored. */
export interface ClassifiedReport {
  record: StoredRecord | null;
  isNew: boolean;
}

const REPEAT_WINDOW_MS = 86_400_000;

/** Returns the identity of a player: the account id, else the normalized holder; null without both. */
export function playerOf(accountId: string | null, holder: string | null): string | null {
  if (accountId !== null) return accountId;
  return holder === null ? null : `holder:${normalizeName(holder)}`;
}

/** Classifies a report and updates the map's records: decisions document, sections 2 and 6. */
export function classifyReport(map: MapRecords, reported: RecordReport, place: number): ClassifiedReport {
  const player = playerOf(reported.accountId, reported.holder);
  const known = findRepeat(map, reported, player);
  if (reported.onlyIfUnknown && map.current && known !== map.current) return { record: null, isNew: false };
  if (known) {
    const isRestored = known !== map.current && !reported.isAssumed && wins(map.current, reported);
    correct(known, reported, player);
    if (isRestored) map.current = known;
    return { record: known, isNew: false };
  }
  const record: StoredRecord = {
    eventId: -1 - place,
    mapUid: reported.mapUid,
    player,
    accountId: reported.accountId,
    holder: reported.holder,
    wrMs: reported.wrMs,
    recordedAt: reported.recordedAt,
    receivedAt: reported.receivedAt,
    isSeen: reported.isSeen || reported.isAssumed === true,
    isCorrected: false,
  };
  map.records.push(record);
  if (wins(map.current, reported)) map.current = record;
  return { record, isNew: true };
}

/** A repeat is the map's current record or one that was received within a day. */
function findRepeat(
  { records, current }: MapRecords,
  reported: RecordReport,
  player: string | null,
): StoredRecord | undefined {
  const received = Date.parse(reported.receivedAt);
  const candidates = records.filter(
    (record) =>
      record.wrMs === reported.wrMs &&
      (record === current || received - Date.parse(record.receivedAt) <= REPEAT_WINDOW_MS),
  );
  const isCurrentFirst = (list: StoredRecord[]): StoredRecord | undefined =>
    list.find((record) => record === current) ?? list.at(-1);
  const same = isCurrentFirst(candidates.filter((record) => record.player === player));
  // An unknown player matches any player.
  return same ?? isCurrentFirst(candidates.filter((one) => one.player === null || player === null));
}

/** A faster time always wins; a slower one if it is newer, which means that the faster one was removed. */
function wins(current: StoredRecord | null, reported: RecordReport): boolean {
  if (!current || reported.wrMs < current.wrMs) return true;
  return reported.wrMs > current.wrMs && reported.recordedAt > current.recordedAt;
}

/** The first report keeps its event; later ones correct its time and player. */
function correct(known: StoredRecord, reported: RecordReport, player: string | null): void {
  if (known.isSeen && !reported.isSeen && !reported.isAssumed) {
    known.isCorrected = true;
    known.isSeen = false;
    known.recordedAt = reported.recordedAt;
  }
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
