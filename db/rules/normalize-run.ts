import { setImmediate } from 'node:timers/promises';
import type { Operations } from '../../generated/aggregator/operations.js';
import { digestValue } from './canonical-json.js';
import { HIDDEN_TIME } from './absent.js';
import { parseHolder, type Holder } from './holders.js';
import { visibleText } from './invisible-characters.js';
import { toMapName } from './map-name.js';
import { toParts } from './parts.js';
import { toObservationTime, formatTimestamp } from './times.js';
import { parseSentAccountId } from './account-ids.js';

type Body = Operations['ingestTrackerRun']['requestBody']['content']['application/json'];

/** A check as sent. Its newWrTime is HIDDEN_TIME where the board has a time that it does not show. */
export type SentCheck = NonNullable<Body['checks']>[number]['row'];

/** A run as sent, with a normalized project key. `observedAt` is the time of a run and checks without times of their own. */
export type SentRun = Pick<Body, 'projectKey' | 'projectName' | 'sourceLabel' | 'observedAt' | 'run'> & {
  checks: SentCheck[];
  /** Whether it came with a token. */
  isAuthenticated?: boolean | undefined;
  /** Invalid rows; runs that differ only in them are different runs. */
  rejected: unknown[];
};

/** After this many checks other requests are served. */
const CHECKS_AT_ONCE = 500;

/** A normalized run. */
export type Run = Awaited<ReturnType<typeof normalizeRun>>;
/** A normalized check; unknown fields are null. */
export type Check = ReturnType<typeof normalizeCheck>;

/** Returns a run as stored, with defaults from the time of receipt. */
export async function normalizeRun(sent: SentRun, receivedAt: string) {
  const { projectKey, run, observedAt } = sent;
  const finishedAt = toObservationTime(run.finishedAt ?? observedAt, receivedAt);
  const started = toObservationTime(run.startedAt, finishedAt);
  const repeatKey = toRepeatKey(sent);
  const checks: Check[] = [];
  for (const part of toParts(sent.checks, CHECKS_AT_ONCE)) {
    await setImmediate();
    // A check without a time has the time of the request, else of the run's end.
    for (const check of part)
      checks.push(normalizeCheck(withTime(check, observedAt ?? run.finishedAt), receivedAt));
  }
  return {
    projectKey,
    projectName: sent.projectName,
    sourceLabel: sent.sourceLabel,
    provider: run.provider ?? null,
    reason: visibleText(run.reason),
    note: visibleText(run.note),
    startedAt: started > finishedAt ? finishedAt : started,
    finishedAt,
    receivedAt,
    // Only between two times that were sent is a measured one.
    hasDuration: run.startedAt !== undefined && run.finishedAt !== undefined,
    mapsConsidered: run.mapsConsidered,
    mapsChecked: run.mapsChecked,
    wrChanges: run.wrChanges,
    checks,
    isAuthenticated: sent.isAuthenticated === true,
    repeatKey,
  };
}

/** Without times, two runs with the same content are different runs. */
function toRepeatKey({ projectKey, run, checks, rejected, observedAt }: SentRun): string | null {
  const { startedAt, finishedAt = observedAt } = run;
  if (startedAt === undefined && finishedAt === undefined) return null;
  const formatted = {
    ...run,
    startedAt: formatTimestamp(startedAt),
    finishedAt: formatTimestamp(finishedAt),
  };
  return digestValue([
    projectKey,
    formatted,
    // Without the end of the run, which the key has already.
    checks.map((check) => formatCheck(withTime(check, observedAt))),
    rejected,
  ]);
}

function withTime(check: SentCheck, observedAt: string | undefined): SentCheck {
  return { ...check, checkedAt: check.checkedAt ?? observedAt };
}

function formatCheck(check: SentCheck): SentCheck {
  return { ...check, changed: check.changed ?? false, checkedAt: formatTimestamp(check.checkedAt) };
}

function normalizeCheck(check: SentCheck, receivedAt: string) {
  const newHolder = parseHolder(check.newHolderAccountId, check.newHolder);
  return {
    mapUid: check.mapUid,
    mapName: toMapName(check.mapUid, check.mapName),
    checkedAt: toObservationTime(check.checkedAt, receivedAt),
    // By the check itself or for the whole run.
    isTimed: check.checkedAt !== undefined,
    changed: check.changed ?? false,
    isWiped: isWiped(check, newHolder),
    oldWrTime: check.oldWrTime ?? null,
    newWrTime: check.newWrTime === HIDDEN_TIME ? null : (check.newWrTime ?? null),
    oldHolder: parseHolder(check.oldHolderAccountId, check.oldHolder),
    newHolder,
    accountIds: (check.accountIds ?? []).flatMap((id) => parseSentAccountId(id ?? '') ?? []),
    tracked: check.tracked ?? null,
    source: check.source ?? null,
    note: visibleText(check.note),
  };
}

/** A board that had a record and has none any more was wiped: no time, not even a hidden one, and no holder. */
function isWiped({ checkedAt, changed, oldWrTime, newWrTime }: SentCheck, newHolder: Holder): boolean {
  const { accountId, holder } = newHolder;
  const hasRecord = newWrTime !== undefined || accountId !== null || holder !== null;
  return changed === true && checkedAt !== undefined && oldWrTime !== undefined && !hasRecord;
}
