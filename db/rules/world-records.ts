import type { NewEvent } from './event-row.js';
import { normalizeName } from './display-names.js';

/** An event to store, and the world record that it reports, if any: then it is stored unless the record is known. */
export interface Step {
  event: NewEvent;
  record?: RecordReport;
}

/** A world record that somebody tells of. */
export interface RecordReport {
  mapUid: string;
  accountId: string | null;
  holder: string | null;
  wrMs: number;
  recordedAt: string;
  receivedAt: string;
  /** Whether recordedAt is only when somebody saw the record, as in a check, and not when it was driven. */
  isSeen: boolean;
  /** Whether no moment was sent, so that recordedAt is merely when it was received. */
  isAssumed?: boolean;
  /** Counts only where no record of the map is known: what an unchanged check says. */
  onlyIfUnknown?: boolean;
}

/** A world record event as it is known. */
export interface StoredRecord {
  /** Negative until the event is stored: minus one minus the place in the list of told records. */
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

/** All that is known of one map: its world record events, oldest event first, and which is current. */
export interface MapRecords {
  records: StoredRecord[];
  current: StoredRecord | null;
}

/** What a telling came to: the event that it belongs to, or null when it says nothing that counts. */
export interface ClassifiedReport {
  record: StoredRecord | null;
  isNew: boolean;
}

const SAME_WITHIN_MS = 86_400_000;

/** Returns how a player is told from others; null when there is none. The holder's name counts without an account only. */
export function playerOf(accountId: string | null, holder: string | null): string | null {
  if (accountId !== null) return accountId;
  return holder === null ? null : `holder:${normalizeName(holder)}`;
}

/** Judges one telling by what is known of its map, which it changes: decisions document, sections 2 and 6. */
export function classifyReport(map: MapRecords, reported: RecordReport, place: number): ClassifiedReport {
  const player = playerOf(reported.accountId, reported.holder);
  const known = findSame(map, reported, player);
  if (reported.onlyIfUnknown && map.current && known !== map.current) return { record: null, isNew: false };
  if (known) {
    const isRestored = known !== map.current && !reported.isAssumed && wins(map.current, reported);
    improve(known, reported, player);
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

/** The same record is the map's current one, or one that was received within a day. */
function findSame(
  { records, current }: MapRecords,
  reported: RecordReport,
  player: string | null,
): StoredRecord | undefined {
  const received = Date.parse(reported.receivedAt);
  const candidates = records.filter(
    (record) =>
      record.wrMs === reported.wrMs &&
      (record === current || received - Date.parse(record.receivedAt) <= SAME_WITHIN_MS),
  );
  const isCurrentFirst = (list: StoredRecord[]): StoredRecord | undefined =>
    list.find((record) => record === current) ?? list.at(-1);
  const same = isCurrentFirst(candidates.filter((record) => record.player === player));
  // A player whom one of the two does not know is no other player.
  return same ?? isCurrentFirst(candidates.filter((one) => one.player === null || player === null));
}

/** A faster time always counts, a slower one when it is newer: then the faster one has been removed. */
function wins(current: StoredRecord | null, reported: RecordReport): boolean {
  if (!current || reported.wrMs < current.wrMs) return true;
  return reported.wrMs > current.wrMs && reported.recordedAt > current.recordedAt;
}

/** The first telling keeps its event, which learns when the record was driven and by whom. */
function improve(known: StoredRecord, reported: RecordReport, player: string | null): void {
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

/** Whom a map's current world record belongs to. */
export interface CurrentRecord {
  eventId: number;
  wrMs: number;
  /** Account id, else `holder:` and the normalised holder; null for nobody. */
  player: string | null;
  accountId: string | null;
  holder: string | null;
  recordedAt: string;
}
