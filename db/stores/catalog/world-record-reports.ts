import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { saveSeenAccounts } from '../../writes/accounts.js';
import { BLOCKED } from '../../writes/blocked-accounts.js';
import { parseAccountId } from '../../rules/account-ids.js';
import { toMapName } from '../../rules/map-name.js';
import { parseHolder, type Holder } from '../../rules/holders.js';
import { saveMaps } from '../../writes/maps.js';
import { resolveItems } from '../../writes/queue.js';
import { reportedTimestamp, type ReportedTimestamp } from '../../rules/times.js';
import type { EventToStore } from '../../rules/world-records.js';
import { storeReports, type StoredEvent } from '../../writes/records.js';
import { saveOwnProject } from './own-project.js';

type Echo = components['schemas']['WorldRecordEcho'];

/** A world record as the webhook received it. */
export interface WorldRecordReport {
  mapUid: string;
  mapName: string | undefined;
  accountId: string | undefined;
  holder: string | undefined;
  wrMs: number;
  recordedAt: string | undefined;
}

/** World records reported by trusted services. */
export type WorldRecordReports = ReturnType<typeof createWorldRecordReports>;

/** Returns the store of reports. */
export function createWorldRecordReports(database: Database, now: () => Date) {
  return {
    /** Stores a report, unless it is a repeat, and returns its echo. */
    report: async (reported: WorldRecordReport): Promise<Echo> => {
      const receivedAt = now().toISOString();
      const reportedAt = reportedTimestamp(reported.recordedAt, receivedAt);
      const named = parseHolder(reported.accountId, reported.holder);
      const [stored] = await database.write(async (trx) => {
        const who = (await database.remember(BLOCKED, trx)).hide(named);
        return store(trx, reported, who, { reportedAt, receivedAt });
      });
      const { at, sentAt } = reportedAt;
      return {
        mapUid: reported.mapUid,
        mapName: reported.mapName ?? null,
        accountId: reported.accountId === undefined ? null : parseAccountId(reported.accountId),
        holder: reported.holder ?? null,
        wrMs: reported.wrMs,
        recordedAt: at === sentAt ? at : (stored?.recordedAt ?? receivedAt),
      };
    },
  };
}

/** Stores a report; returns its event with the stored time of its record. */
async function store(
  trx: Knex.Transaction,
  reported: WorldRecordReport,
  who: Holder,
  { reportedAt, receivedAt }: { reportedAt: ReportedTimestamp; receivedAt: string },
): Promise<StoredEvent[]> {
  await saveOwnProject(trx, receivedAt);
  const sentName = toMapName(reported.mapUid, reported.mapName);
  const seen = { mapUid: reported.mapUid, mapName: sentName, observedAt: reportedAt.at };
  const maps = await saveMaps(trx, [seen], receivedAt);
  const map = maps.get(reported.mapUid);
  // As in checks, a missing name defaults to the stored one.
  const report = { ...reported, mapName: sentName ?? map?.name ?? undefined };
  const event = toEvent(report, who, { reportedAt, receivedAt });
  if (who.accountId !== null)
    await saveSeenAccounts(trx, [{ accountId: who.accountId, reason: 'record_holder', at: receivedAt }]);
  const stored = await storeReports(trx, [event], maps);
  await resolveItems(trx, { mapUids: [reported.mapUid], at: receivedAt });
  return stored;
}

function toEvent(
  { mapUid, mapName, wrMs }: WorldRecordReport,
  who: Holder,
  { reportedAt: { at, sentAt }, receivedAt }: { reportedAt: ReportedTimestamp; receivedAt: string },
): EventToStore {
  const isTimed = sentAt !== null;
  return {
    report: {
      mapUid,
      ...who,
      wrMs,
      recordedAt: at,
      isTimed,
      receivedAt,
      changed: true,
      revokes: isTimed,
      // The webhook needs its secret.
      isAuthenticated: true,
    },
    event: {
      eventType: 'wr_change',
      projectKey: 'records-catalog',
      source: 'wr-webhook',
      occurredAt: at,
      receivedAt,
      system: false,
      changed: true,
      mapUid,
      mapName: mapName ?? null,
      ...who,
      wrMs,
      oldWrTime: null,
      newWrTime: wrMs,
      message: null,
      eventKey: null,
      payload: null,
      dedupeKey: null,
    },
  };
}
