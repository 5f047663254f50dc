import type { RecordReport } from '../rules/world-records.js';
import { createRandom, type Random } from './random.js';
import { minutes, recordEvent } from './tracking.js';

/** A reported record, as `store` takes it. */
export type RandomReport = ReturnType<typeof recordEvent>;

/**
 * Returns reports of world records: in any order, many long after the drive, some repeated within a day with another
 * time, some without an account or a player.
 */
export function randomReports(count: number, seed: number): RandomReport[] {
  const random = createRandom(seed);
  const reported: RandomReport[] = [];
  for (let index = 0; index < count; index += 1) {
    const earlier = reported.length > 0 && random.below(100) < 15 ? random.pick(reported) : undefined;
    reported.push(earlier ? repeated(earlier.record, random) : newReport(random));
  }
  return reported;
}

function newReport(random: Random): RandomReport {
  const who = random.below(60);
  return recordEvent({
    mapUid: `map-${random.below(200)}`,
    accountId: who < 40 ? `account-${who}` : null,
    holder: who < 55 ? `Player ${who}` : null,
    wrMs: 30_000 + random.below(30_000),
    recordedAt: minutes(random.below(50_000)),
    receivedAt: minutes(50_000 + random.below(10_000)),
    isSeen: random.below(10) < 4,
  });
}

function repeated(record: RecordReport, random: Random): RandomReport {
  const recordedAt = minutes(random.below(50_000));
  return recordEvent({ ...record, isSeen: false, recordedAt, sentAt: recordedAt });
}

/** The expected result of reports, from a simple model. */
export interface ReportResult {
  /** Newest first. */
  records: { mapUid: string; player: string | null; wrMs: number; recordedAt: string }[];
  /** Numbers of maps by player. */
  leaders: Map<string, number>;
}

interface Known {
  mapUid: string;
  player: string | null;
  wrMs: number;
  recordedAt: string;
  isSeen: boolean;
}

/** Returns the expected result of reports in sequence. No two records may differ only in that one has no player. */
export function workOut(reported: readonly RandomReport[]): ReportResult {
  const all = new Map<string, Known>();
  const current = new Map<string, Known>();
  for (const { record } of reported) {
    const { mapUid, wrMs, recordedAt, isSeen } = record;
    const player =
      record.accountId ?? (record.holder === null ? null : `holder:${record.holder.toLowerCase()}`);
    const key = `${mapUid} ${player ?? ''} ${wrMs}`;
    const known = all.get(key) ?? { mapUid, player, wrMs, recordedAt, isSeen };
    all.set(key, known);
    const now = current.get(mapUid);
    const isFaster = !now || wrMs < now.wrMs;
    const isLaterAndSlower = now && wrMs > now.wrMs && recordedAt > now.recordedAt;
    if (known.isSeen && !isSeen) Object.assign(known, { recordedAt, isSeen });
    if (isFaster || isLaterAndSlower) current.set(mapUid, known);
  }
  const leaders = new Map<string, number>();
  for (const { player } of current.values())
    if (player !== null) leaders.set(player, (leaders.get(player) ?? 0) + 1);
  const records = [...all.values()].map(({ isSeen: _, ...record }) => record);
  return { records: records.sort((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1)), leaders };
}
