import type { ReportRow } from '../rules/world-records.js';
import { addRow, toReportRow } from '../rules/world-records.js';
import type { Random } from './random.js';
import { minutes } from './tracking.js';

/** A report about a map, as a contributor knows it. */
export interface SentReport {
  kind: 'check' | 'webhook' | 'event';
  project: string;
  /** Null for no moment. */
  at: string | null;
  changed: boolean;
  oldWrTime: number | null;
  /** Null only for a check: no time. */
  wrMs: number | null;
  /** Whether a check without a time says that there is a hidden one. */
  isHidden?: boolean;
  accountId: string | null;
  holder: string | null;
}

export const ACCOUNTS = [
  '0b3dd0a4-7c1c-4c59-9a53-2f0e8d1b6c11',
  '8f1c2b7e-3d4a-4e0f-8b6d-5a9c7e2f4d22',
  'cy',
];
const NAMES = ['Kestrel', 'KESTREL ', 'Mirelle', 'Zed', 'ｚed', '😀', 'Ａ'];

/** Returns reports about one map: few times, moments and players, so that they meet. Of 2 in 5 sets all have moments. */
export function randomSet(random: Random, count: number): SentReport[] {
  const moments = 2 + random.below(12);
  const times = 1 + random.below(4);
  const time = (): number => 30_000 + 1000 * random.below(times);
  const isTimed = random.below(5) < 2;
  return Array.from({ length: count }, () => {
    const kind = random.pick(['check', 'check', 'webhook', 'event'] as const);
    const isTimeless = kind === 'check' && random.below(5) === 0;
    return {
      kind,
      project: kind === 'webhook' ? 'records-catalog' : random.pick(['p', 'q']),
      at: isTimed || random.below(5) > 0 ? minutes(-random.below(moments)) : null,
      changed: kind === 'webhook' || random.below(3) > 0,
      oldWrTime: kind === 'check' && random.below(2) === 0 ? time() : null,
      wrMs: isTimeless ? null : time(),
      isHidden: isTimeless && random.below(3) === 0,
      accountId: random.below(3) === 0 ? random.pick(ACCOUNTS) : null,
      // The webhook has to name somebody.
      holder: kind === 'webhook' || random.below(2) === 0 ? random.pick(NAMES) : null,
    };
  });
}

/** Returns the items in a random order. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  return items.map(() => rest.splice(random.below(rest.length), 1)[0] as Item);
}

/** Whether a report says that the board became slower, and what of the board is gone: all that is faster than this. */
function goneBelow(report: SentReport): number | null {
  const { kind, at, changed, oldWrTime, wrMs, isHidden = false, accountId, holder } = report;
  if (at === null || !changed) return null;
  if (kind !== 'check') return wrMs;
  if (oldWrTime === null) return null;
  if (wrMs === null) return isHidden || accountId !== null || holder !== null ? null : Infinity;
  return oldWrTime < wrMs ? wrMs : null;
}

/** Returns the rows that the rule is given of reports that were received at some times. */
export function toRows(
  reports: readonly SentReport[],
  receivedAt: (report: SentReport) => string,
): ReportRow[] {
  const rows = new Map<string, ReportRow>();
  for (const sent of reports) {
    const isWiped = sent.wrMs === null && goneBelow(sent) === Infinity;
    if (sent.wrMs === null && !isWiped) continue;
    const report = {
      mapUid: 'm',
      accountId: sent.accountId,
      holder: sent.holder,
      wrMs: sent.wrMs ?? 0,
      recordedAt: sent.at ?? receivedAt(sent),
      isTimed: sent.at !== null,
      receivedAt: receivedAt(sent),
      changed: sent.changed,
      revokes: goneBelow(sent) !== null,
      isAuthenticated: false,
    };
    const row = toReportRow(report, sent.project);
    const key = JSON.stringify([row.wr_ms, row.account_id, row.holder, row.project_key]);
    const known = rows.get(key);
    rows.set(key, known ? addRow(known, row) : row);
  }
  return [...rows.values()];
}

/** A record in plain terms. */
export interface PlainRecord {
  wrMs: number;
  player: string;
  holder: string | null;
  recordedAt: string;
  isBaseline: boolean;
  isRevoked: boolean;
  isAfterRemoval: boolean;
}

/*
 * The second implementation, as naive as the decisions are written. It shares nothing with the rule.
 */

type Timed = SentReport & { wrMs: number };

const bytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Returns whom a report is about, among all reports of its map and time. */
function findPlayer(report: SentReport, ofTime: readonly SentReport[]): string {
  if (report.accountId !== null) return report.accountId;
  if (report.holder !== null) {
    const name = plain(report.holder);
    const known = ofTime.filter(
      ({ accountId, holder }) => accountId !== null && plain(holder ?? '') === name,
    );
    const [account] = known.map(({ accountId }) => accountId ?? '').sort(bytes);
    return account ?? `holder:${name}`;
  }
  const named = ofTime.filter(({ accountId, holder }) => accountId !== null || holder !== null);
  return named.map((one) => findPlayer(one, ofTime)).sort(bytes)[0] ?? '';
}

/** Returns a map's records from all reports about it, and the current one. */
export function workOut(
  reports: readonly SentReport[],
  receivedAt: (report: SentReport) => string,
): { records: PlainRecord[]; current: PlainRecord | null } {
  const timed = reports.filter((report): report is Timed => report.wrMs !== null);
  const groups = new Map<string, { wrMs: number; player: string; reports: Timed[] }>();
  for (const report of timed) {
    const { wrMs } = report;
    const player = findPlayer(
      report,
      timed.filter((one) => one.wrMs === wrMs),
    );
    const group = groups.get(`${wrMs} ${player}`) ?? { wrMs, player, reports: [] };
    groups.set(`${wrMs} ${player}`, group);
    group.reports.push(report);
  }
  const momentsOf = (own: readonly Timed[]): string[] => {
    // Those without a moment count once, as of the first receipt.
    const [firstReceipt] = own
      .filter(({ at }) => at === null)
      .map(receivedAt)
      .sort();
    const moments = own.flatMap(({ at }) => at ?? []);
    return [...moments, ...(firstReceipt === undefined ? [] : [firstReceipt])].sort();
  };
  const records = [...groups.values()].map(({ wrMs, player, reports: own }) => {
    const moments = momentsOf(own);
    const last = moments.at(-1) ?? '';
    const faster = [...groups.values()].filter((other) => other.wrMs < wrMs);
    const hasRevoked = (report: Timed): boolean =>
      goneBelow(report) !== null &&
      faster.some((other) => (momentsOf(other.reports).at(-1) ?? '') < (report.at ?? ''));
    const spelled = own.filter(({ holder }) => holder !== null);
    spelled.sort(
      (a, b) => bytes(a.at ?? receivedAt(a), b.at ?? receivedAt(b)) || bytes(a.holder ?? '', b.holder ?? ''),
    );
    return {
      wrMs,
      player,
      holder: spelled[0]?.holder ?? null,
      recordedAt: moments[0] ?? '',
      isBaseline: !own.some(({ changed }) => changed),
      isRevoked: reports.some((one) => wrMs < (goneBelow(one) ?? 0) && last < (one.at ?? '')),
      isAfterRemoval: own.some(hasRevoked),
    };
  });
  const valid = records.filter(({ isRevoked }) => !isRevoked);
  valid.sort((a, b) => a.wrMs - b.wrMs || bytes(a.recordedAt, b.recordedAt) || bytes(a.player, b.player));
  return { records, current: valid[0] ?? null };
}
