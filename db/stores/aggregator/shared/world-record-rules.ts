import type { CurrentRecord } from './current-records.js';
import { normalizeName } from './display-name-rules.js';

/** A world record that somebody tells of. */
export interface ToldRecord {
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
export interface KnownRecord {
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
  records: KnownRecord[];
  current: KnownRecord | null;
}

/** What a telling came to: the event that it belongs to, or null when it says nothing that counts. */
export interface Judged {
  record: KnownRecord | null;
  isNew: boolean;
}

const SAME_WITHIN_MS = 86_400_000;

/** Returns how a player is told from others; null when there is none. The holder's name counts without an account only. */
export function playerOf(accountId: string | null, holder: string | null): string | null {
  if (accountId !== null) return accountId;
  return holder === null ? null : `holder:${normalizeName(holder)}`;
}

/** Judges one telling by what is known of its map, which it changes: decisions document, sections 2 and 6. */
export function judgeRecord(map: MapRecords, told: ToldRecord, place: number): Judged {
  const player = playerOf(told.accountId, told.holder);
  const known = findSame(map, told, player);
  if (told.onlyIfUnknown && map.current && known !== map.current) return { record: null, isNew: false };
  if (known) {
    const isRestored = known !== map.current && !told.isAssumed && wins(map.current, told);
    improve(known, told, player);
    if (isRestored) map.current = known;
    return { record: known, isNew: false };
  }
  const record: KnownRecord = {
    eventId: -1 - place,
    mapUid: told.mapUid,
    player,
    accountId: told.accountId,
    holder: told.holder,
    wrMs: told.wrMs,
    recordedAt: told.recordedAt,
    receivedAt: told.receivedAt,
    isSeen: told.isSeen || told.isAssumed === true,
    isCorrected: false,
  };
  map.records.push(record);
  if (wins(map.current, told)) map.current = record;
  return { record, isNew: true };
}

/** The same record is the map's current one, or one that was received within a day. */
function findSame(
  { records, current }: MapRecords,
  told: ToldRecord,
  player: string | null,
): KnownRecord | undefined {
  const received = Date.parse(told.receivedAt);
  const candidates = records.filter(
    (record) =>
      record.wrMs === told.wrMs &&
      (record === current || received - Date.parse(record.receivedAt) <= SAME_WITHIN_MS),
  );
  const isCurrentFirst = (list: KnownRecord[]): KnownRecord | undefined =>
    list.find((record) => record === current) ?? list.at(-1);
  const same = isCurrentFirst(candidates.filter((record) => record.player === player));
  // A player whom one of the two does not know is no other player.
  return same ?? isCurrentFirst(candidates.filter((one) => one.player === null || player === null));
}

/** A faster time always counts, a slower one when it is newer: then the faster one has been removed. */
function wins(current: KnownRecord | null, told: ToldRecord): boolean {
  if (!current || told.wrMs < current.wrMs) return true;
  return told.wrMs > current.wrMs && told.recordedAt > current.recordedAt;
}

/** The first telling keeps its event, which learns when the record was driven and by whom. */
function improve(known: KnownRecord, told: ToldRecord, player: string | null): void {
  if (known.isSeen && !told.isSeen && !told.isAssumed) {
    known.isCorrected = true;
    known.isSeen = false;
    known.recordedAt = told.recordedAt;
  }
  if (known.player === null && player !== null) {
    known.isCorrected = true;
    known.player = player;
    known.accountId = told.accountId;
    known.holder = told.holder;
  } else if (known.holder === null && told.holder !== null && known.player === player) {
    known.isCorrected = true;
    known.holder = told.holder;
  }
}

/** Returns a record as the map's current one. */
export function asCurrent(record: KnownRecord): CurrentRecord {
  const { eventId, wrMs, player, accountId, holder, recordedAt } = record;
  return { eventId, wrMs, player, accountId, holder, recordedAt };
}
