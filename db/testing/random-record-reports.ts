import type { RecordReport } from '../rules/world-records.js';
import { createRandom, type Random } from './random.js';
import { workOut as workOutMap, type PlainRecord, type SentReport } from './record-sets.js';
import { minutes, recordEvent } from './tracking.js';

/** A reported record, as `store` takes it. */
export type RandomReport = ReturnType<typeof recordEvent>;

/**
 * Returns reports of world records: in any order, many long after the drive, some repeated with another time, some without an account or
 * a player.
 */
export function randomReports(count: number, seed: number): RandomReport[] {
  const random = createRandom(seed);
  const reported: RandomReport[] = [];
  for (let index = 0; index < count; index += 1) {
    const earlier = reported.length > 0 && random.below(100) < 15 ? random.pick(reported) : undefined;
    reported.push(earlier ? repeated(earlier.report, random) : newReport(random));
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
    revokes: random.below(10) < 4,
  });
}

function repeated(record: RecordReport, random: Random): RandomReport {
  return recordEvent({ ...record, recordedAt: minutes(random.below(50_000)) });
}

/** The expected result of reports, by the naive rule. */
export interface ReportResult {
  /** Those that are not revoked, newest first. */
  records: (PlainRecord & { mapUid: string })[];
  /** Numbers of maps by player. */
  leaders: Map<string, number>;
}

/** Returns the expected result of reports. */
export function workOut(reported: readonly RandomReport[]): ReportResult {
  const maps = new Map<string, RandomReport[]>();
  for (const one of reported) {
    const { mapUid } = one.report;
    maps.set(mapUid, [...(maps.get(mapUid) ?? []), one]);
  }
  const leaders = new Map<string, number>();
  const records: ReportResult['records'] = [];
  for (const [mapUid, ofMap] of maps) {
    const found = workOutMap(ofMap.map(toSent), () => '');
    records.push(...found.records.filter(({ isRevoked }) => !isRevoked).map((one) => ({ ...one, mapUid })));
    const player = found.current?.player ?? '';
    if (player !== '') leaders.set(player, (leaders.get(player) ?? 0) + 1);
  }
  return { records: records.sort((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1)), leaders };
}

/** A report that revokes is that of a webhook, another one that of a check that does not say what was there before. */
function toSent({ report }: RandomReport): SentReport {
  const { revokes, recordedAt: at, changed, wrMs, accountId, holder } = report;
  return {
    kind: revokes ? 'webhook' : 'check',
    project: 'p',
    at,
    changed,
    oldWrTime: null,
    wrMs,
    accountId,
    holder,
  };
}
