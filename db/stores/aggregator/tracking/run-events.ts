import { NO_MAP_FIELDS, type NewEvent } from '../../../rules/event-row.js';
import type { MapRow } from '../../../writes/maps.js';
import { NO_TIME, type EventToStore, type RecordReport } from '../../../rules/world-records.js';
import type { Check, Run } from '../../../rules/normalize-run.js';

/** Returns the events of a run, in order: the run itself, then each check, with the world record that it reports as one more. */
export function toEvents(
  run: Run,
  runId: number,
  source: string,
  maps: ReadonlyMap<string, MapRow>,
): EventToStore[] {
  if (run.checks.length === 0) return [];
  const events: EventToStore[] = [{ event: runEvent(run, runId, source) }];
  for (const check of run.checks) {
    const name = check.mapName ?? maps.get(check.mapUid)?.name ?? null;
    const event = checkEvent(run, runId, check, name, check.source ?? source);
    const report = toRecordReport(check, run);
    if (!report || check.isWiped) events.push({ event, ...(report && { report }) });
    else events.push({ event }, { event: { ...event, eventType: 'wr_change' }, report });
  }
  return events;
}

function runEvent(run: Run, runId: number, source: string): NewEvent {
  const changes = run.checks.filter(({ changed }) => changed).length;
  return {
    eventType: 'tracker.run',
    projectKey: run.projectKey,
    source,
    occurredAt: run.finishedAt,
    receivedAt: run.receivedAt,
    system: false,
    changed: changes > 0,
    ...NO_MAP_FIELDS,
    message: run.note ?? `${count(run.checks.length, 'map')} checked, ${count(changes, 'change')}.`,
    payload: { runId, provider: run.provider, reason: run.reason, startedAt: run.startedAt },
    dedupeKey: null,
  };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function checkEvent(run: Run, runId: number, check: Check, mapName: string | null, source: string): NewEvent {
  const { oldHolder, changed, oldWrTime, newWrTime } = check;
  const isTimeGone = changed && oldWrTime !== null && newWrTime === null;
  const isHolderKnown = oldHolder.accountId !== null || oldHolder.holder !== null;
  return {
    eventType: 'map.checked',
    projectKey: run.projectKey,
    source,
    occurredAt: check.checkedAt,
    receivedAt: run.receivedAt,
    system: false,
    changed,
    mapUid: check.mapUid,
    mapName,
    accountId: check.newHolder.accountId,
    holder: check.newHolder.holder,
    wrMs: newWrTime,
    oldWrTime,
    newWrTime,
    message: check.note,
    eventKey: null,
    payload: {
      runId,
      // Without a time it may also be hidden, or have a new holder.
      ...(isTimeGone ? { wiped: check.isWiped } : {}),
      ...(isHolderKnown ? { oldHolder: oldHolder.holder, oldHolderAccountId: oldHolder.accountId } : {}),
    },
    dedupeKey: null,
  };
}

/** A changed check reports a change, an unchanged one a baseline; null for one that says nothing of the record. */
function toRecordReport(check: Check, { receivedAt, isAuthenticated }: Run): RecordReport | null {
  const { mapUid, newHolder, oldWrTime, newWrTime, checkedAt: recordedAt, isTimed, isWiped, changed } = check;
  const wrMs = isWiped ? NO_TIME : newWrTime;
  if (wrMs === null) return null;
  const revokes = isWiped || (changed && oldWrTime !== null && oldWrTime < wrMs);
  return { mapUid, ...newHolder, wrMs, recordedAt, isTimed, receivedAt, changed, revokes, isAuthenticated };
}
