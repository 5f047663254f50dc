import { compareBytes } from './compare-bytes.js';
import { normalizeName } from './display-names.js';
import type { NewEvent } from './event-row.js';
import { earlierOf, laterOf } from './times.js';

/*
 * The world records of a map follow from the set of its reports, in any order of arrival. A report says who drove which time (`wr_ms`),
 * and may have a date.
 *
 * - A record is a map, a player and a time. A report that has only a name belongs to the account that another report of this time gives with
 *   the name. A report that names nobody belongs to the record that another report of this time makes. If there are several, the smallest
 *   account id or key wins.
 * - A record was driven at the earliest date of its reports. Reports without a date count as one report, dated at the receipt of the first.
 * - A report that the board became slower revokes the faster records that nobody has reported since, and marks the slower record as one
 *   after a removal.
 * - A report that the board was wiped has no time, and revokes all records.
 * - The current record is the fastest that is not revoked.
 */

/** An event to store, with the world record that it reports. */
export interface EventToStore {
  event: NewEvent;
  report?: RecordReport;
}

/** The time of a report that a map's board was wiped. */
export const NO_TIME = 0;

/** A reported world record, or a wiped board. */
export interface RecordReport {
  mapUid: string;
  accountId: string | null;
  holder: string | null;
  wrMs: number;
  /** Its date; without one the date of receipt. */
  recordedAt: string;
  /** Whether its date was sent. */
  isTimed: boolean;
  receivedAt: string;
  /** Whether it says that the record changed; otherwise the record was only found. */
  changed: boolean;
  /** Whether it says that faster records are gone from the board. */
  revokes: boolean;
  /** Whether it came with a token or secret. */
  isAuthenticated: boolean;
}

/** What a project has reported of a map's time and a player, as it named the player: a row of `world_record_reports`. */
export interface ReportRow {
  map_uid: string;
  wr_ms: number;
  /** '' where none was named, as in `holder`. */
  account_id: string;
  holder: string;
  project_key: string;
  /** The normalized holder. */
  holder_key: string;
  /** The first and the last date. */
  first_at: string | null;
  last_at: string | null;
  /** The last date of a report that revokes. */
  revoking_at: string | null;
  /** When the first report without a date was received. */
  untimed_at: string | null;
  /** Switches are 1 or 0. */
  changed: number;
  authenticated: number;
}

/** The columns of the key of a report, and all. */
export const REPORT_KEY = ['map_uid', 'wr_ms', 'account_id', 'holder', 'project_key'] as const;
export const REPORT_COLUMNS = [
  ...REPORT_KEY,
  ...([
    'holder_key',
    'first_at',
    'last_at',
    'revoking_at',
    'untimed_at',
    'changed',
    'authenticated',
  ] as const),
] as const;

/** A world record of a map. */
export interface DerivedRecord {
  wrMs: number;
  /** Account id, else `holder:` and the normalized holder; '' if unknown. */
  player: string;
  accountId: string | null;
  /** As sent with its earliest date. */
  holder: string | null;
  recordedAt: string;
  /** When it was last reported. */
  lastAt: string;
  /** Whether nobody has reported it as a change: it is in no feed and no count of changes. */
  isBaseline: boolean;
  isRevoked: boolean;
  /** Whether a report of it has revoked a faster record. */
  isAfterRemoval: boolean;
  /** Whether a report of it came with a token or secret. */
  isAuthenticated: boolean;
}

/** A map's records, the players that rows of reports belong to, and the current record. */
export interface DerivedRecords {
  records: DerivedRecord[];
  /** Returns the player of the record that a report, with its time and player as named, belongs to. */
  playerOf: (report: NamedPlayer) => string;
  current: DerivedRecord | null;
}

type NamedPlayer = Pick<ReportRow, 'wr_ms' | 'account_id' | 'holder_key'>;

/** Returns the row of one report of a project. */
export function toReportRow(report: RecordReport, projectKey: string): ReportRow {
  const { mapUid, wrMs, accountId, holder, recordedAt: at, isTimed } = report;
  return {
    map_uid: mapUid,
    wr_ms: wrMs,
    account_id: accountId ?? '',
    holder: holder ?? '',
    project_key: projectKey,
    holder_key: holder === null ? '' : normalizeName(holder),
    first_at: isTimed ? at : null,
    last_at: isTimed ? at : null,
    revoking_at: isTimed && report.revokes ? at : null,
    untimed_at: isTimed ? null : at,
    changed: Number(report.changed),
    authenticated: Number(report.isAuthenticated),
  };
}

/** Adds to a row what another one of its key says, in any order with others. */
export function addRow(row: ReportRow, other: ReportRow): ReportRow {
  return Object.assign(row, {
    first_at: earlierOf(row.first_at, other.first_at),
    last_at: laterOf(row.last_at, other.last_at),
    revoking_at: laterOf(row.revoking_at, other.revoking_at),
    untimed_at: earlierOf(row.untimed_at, other.untimed_at),
    changed: Math.max(row.changed, other.changed),
    authenticated: Math.max(row.authenticated, other.authenticated),
  });
}

/** Returns the world records of a map from all that was reported of it. */
export function deriveRecords(reports: readonly ReportRow[]): DerivedRecords {
  const times = new Map<number, ReportRow[]>();
  let revokedAt: string | null = null;
  for (const report of reports) {
    const known = times.get(report.wr_ms);
    if (report.wr_ms === NO_TIME) revokedAt = laterOf(revokedAt, report.revoking_at);
    else if (known) known.push(report);
    else times.set(report.wr_ms, [report]);
  }
  const slowestFirst: PlayerRecord[][] = [];
  const players = new Map<string, string>();
  for (const [wrMs, rows] of [...times].sort(([a], [b]) => b - a)) {
    const merged = mergeReports(rows, (row, player) => players.set(nameKey(row), player));
    const isRevoked = ({ lastAt }: Pick<DerivedRecord, 'lastAt'>): boolean =>
      revokedAt !== null && lastAt < revokedAt;
    slowestFirst.push(merged.map((record) => ({ ...record, wrMs, isRevoked: isRevoked(record) })));
    revokedAt = rows.reduce((latest, { revoking_at: at }) => laterOf(latest, at), revokedAt);
  }
  const records: DerivedRecord[] = [];
  let fasterAt: string | null = null;
  for (const ofTime of slowestFirst.toReversed()) {
    for (const { revokingAt, ...record } of ofTime) {
      const isAfterRemoval = fasterAt !== null && revokingAt !== null && fasterAt < revokingAt;
      records.push({ ...record, isAfterRemoval });
    }
    for (const { lastAt } of ofTime) fasterAt = earlierOf(fasterAt, lastAt);
  }
  return {
    records,
    playerOf: (report) => players.get(nameKey(report)) ?? '',
    current: records.filter(({ isRevoked }) => !isRevoked).sort(compareCurrent)[0] ?? null,
  };
}

/** A record before it is compared with the faster ones, and the last date at which a report of it says that these are gone. */
type PlayerRecord = Omit<DerivedRecord, 'isAfterRemoval'> & { revokingAt: string | null };

/** Returns the records of one time of a map. */
function mergeReports(
  rows: readonly ReportRow[],
  assign: (row: ReportRow, player: string) => void,
): Omit<PlayerRecord, 'wrMs' | 'isRevoked'>[] {
  const accounts = new Map<string, string>();
  for (const { account_id: account, holder_key: name } of rows)
    if (account !== '' && name !== '') accounts.set(name, minByBytes(accounts.get(name), account));
  const named = rows.map(({ account_id: account, holder_key: name }) => {
    if (account !== '' || name === '') return account;
    return accounts.get(name) ?? `holder:${name}`;
  });
  const smallest = named.reduce((a, b) => (b === '' ? a : minByBytes(a === '' ? undefined : a, b)), '');
  const byPlayer = new Map<string, ReportRow[]>();
  for (const [index, row] of rows.entries()) {
    const player = named[index] === '' ? smallest : (named[index] ?? '');
    assign(row, player);
    const known = byPlayer.get(player);
    if (known) known.push(row);
    else byPlayer.set(player, [row]);
  }
  return [...byPlayer].map(([player, ofPlayer]) => mergePlayerReports(player, ofPlayer));
}

function mergePlayerReports(
  player: string,
  rows: readonly ReportRow[],
): Omit<PlayerRecord, 'wrMs' | 'isRevoked'> {
  let first: string | null = null;
  let last: string | null = null;
  let revoking: string | null = null;
  let untimed: string | null = null;
  let holder: { at: string; name: string } | null = null;
  for (const row of rows) {
    first = earlierOf(first, row.first_at);
    last = laterOf(last, row.last_at);
    revoking = laterOf(revoking, row.revoking_at);
    untimed = earlierOf(untimed, row.untimed_at);
    const at = earlierOf(row.first_at, row.untimed_at) ?? '';
    const isEarlier =
      !holder || at < holder.at || (at === holder.at && compareBytes(row.holder, holder.name) < 0);
    if (row.holder !== '' && isEarlier) holder = { at, name: row.holder };
  }
  return {
    player,
    // No account id has a colon.
    accountId: player === '' || player.startsWith(BY_NAME) ? null : player,
    holder: holder?.name ?? null,
    recordedAt: earlierOf(first, untimed) ?? '',
    lastAt: laterOf(last, untimed) ?? '',
    revokingAt: revoking,
    isBaseline: rows.every(({ changed }) => changed === 0),
    isAuthenticated: rows.some(({ authenticated }) => authenticated === 1),
  };
}

const BY_NAME = 'holder:';

function nameKey({ wr_ms: wrMs, account_id: account, holder_key: name }: NamedPlayer): string {
  return `${wrMs} ${toPlayerKey(account, name)}`;
}

/** Returns the key of a player as named. */
export function toPlayerKey(accountId: string, holderKey: string): string {
  return accountId === '' && holderKey !== '' ? BY_NAME + holderKey : accountId;
}

/** The order of a map's records: the current one of those that are not revoked comes first. */
export function compareCurrent(a: DerivedRecord, b: DerivedRecord): number {
  if (a.wrMs !== b.wrMs) return a.wrMs - b.wrMs;
  if (a.recordedAt !== b.recordedAt) return a.recordedAt < b.recordedAt ? -1 : 1;
  return compareBytes(a.player, b.player);
}

function minByBytes(a: string | undefined, b: string): string {
  return a !== undefined && compareBytes(a, b) <= 0 ? a : b;
}
