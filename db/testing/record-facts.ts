import type { Database } from '../connection/database.js';
import type { SentEvent } from '../rules/normalize-event.js';
import type { SentCheck } from '../rules/normalize-run.js';
import { createNameIngest } from '../stores/aggregator/identity/name-ingest.js';
import { createEvents } from '../stores/aggregator/tracking/events.js';
import { createRuns } from '../stores/aggregator/tracking/runs.js';
import { createWorldRecordReports, type WorldRecordReport } from '../stores/catalog/world-record-reports.js';
import type { Random } from './random.js';
import { ACCOUNTS, type SentReport } from './record-sets.js';
import { HIDDEN_TIME } from '../rules/absent.js';
import { AT, minutes } from './tracking.js';

/** A report of a world record, or a name, as the store takes it that it is for. */
export type Fact =
  | { kind: 'webhook'; report: WorldRecordReport }
  | { kind: 'event'; projectKey: string; isAuthenticated: boolean; event: SentEvent }
  | { kind: 'check'; projectKey: string; isAuthenticated: boolean; run: SentRun }
  | { kind: 'name'; name: { accountId: string; displayName: string; observedAt: string } };

/** One check, with a moment of its own, of its request or of its run. */
interface SentRun {
  checks: [SentCheck];
  run: { finishedAt?: string | undefined };
  observedAt?: string | undefined;
}

/** How contributors write that they know no account or no holder. */
const NO_ACCOUNT = [
  undefined,
  '-',
  'Unknown',
  '0',
  'null',
  '00000000-0000-0000-0000-000000000000',
  'A'.repeat(22),
];
const NO_HOLDER = [undefined, ' ', '-', 'UNKNOWN', 'None', 'undefined', 'NaN'];
/** Beside an account, words such as None are names. */
const NO_NAME = [undefined, '', '-', 'unknown'];

/** Returns an account id in one of its spellings. */
function spell(accountId: string, random: Random): string {
  const hex = accountId.replaceAll('-', '');
  if (hex.length !== 32) return accountId;
  const login = Buffer.from(hex, 'hex').toString('base64url');
  return random.pick([accountId, accountId.toUpperCase(), hex, login]);
}

/** Returns a report of a map as its contributor sends it, some with a token and some with another name of the map. */
export function toFact(report: SentReport, mapUid: string, random: Random): Fact {
  const { project: projectKey, wrMs, changed } = report;
  const at = report.at ?? undefined;
  const isAuthenticated = random.below(2) === 0;
  const accountId = report.accountId === null ? random.pick(NO_ACCOUNT) : spell(report.accountId, random);
  const holder = report.holder ?? random.pick(report.accountId === null ? NO_HOLDER : NO_NAME);
  const mapName = random.below(2) === 0 ? random.pick([mapUid, `${mapUid} Cleaned`]) : undefined;
  const who = { mapUid, mapName, accountId, holder };
  if (report.kind === 'webhook')
    return { kind: 'webhook', report: { ...who, wrMs: wrMs ?? 0, recordedAt: at } };
  if (report.kind === 'event') {
    const event = { type: 'wr_change', ...who, wrMs: wrMs ?? undefined, changed, occurredAt: at };
    return { kind: 'event', projectKey, isAuthenticated, event };
  }
  const check = {
    mapUid,
    mapName,
    changed,
    oldWrTime: report.oldWrTime ?? undefined,
    newWrTime: wrMs ?? (report.isHidden ? HIDDEN_TIME : undefined),
    newHolder: holder,
    newHolderAccountId: accountId,
  };
  const run = random.pick<SentRun>([
    { checks: [{ ...check, checkedAt: at }], run: {} },
    { checks: [check], run: {}, observedAt: at },
    { checks: [check], run: { finishedAt: at } },
  ]);
  return { kind: 'check', projectKey, isAuthenticated, run };
}

/** Returns a name of one of the accounts. */
export function randomName(random: Random): Fact {
  const name = {
    accountId: spell(random.pick(ACCOUNTS), random),
    displayName: random.pick(['Kestrel', 'Dunes', 'zoë']),
    observedAt: minutes(-random.below(6)),
  };
  return { kind: 'name', name };
}

/** Sends a fact, which is received at `AT`. */
export async function sendFact(database: Database, fact: Fact): Promise<void> {
  const now = (): Date => new Date(AT);
  if (fact.kind === 'webhook') {
    await createWorldRecordReports(database, now).report(fact.report);
    return;
  }
  if (fact.kind === 'name') {
    const contributor = { projectName: undefined, sourceLabel: undefined, observedAt: undefined };
    const names = [{ index: 0, ...fact.name }];
    await createNameIngest(database, now).store({ projectKey: 'p', ...contributor, names });
    return;
  }
  const { projectKey, isAuthenticated } = fact;
  if (fact.kind === 'event')
    await createEvents(database).store({ projectKey, receivedAt: AT, isAuthenticated }, [fact.event]);
  else await createRuns(database).store({ projectKey, rejected: [], isAuthenticated, ...fact.run }, AT);
}
