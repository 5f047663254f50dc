import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../database.js';
import { seeAccounts } from '../aggregator/shared/accounts-write.js';
import { accountIdOf } from '../aggregator/shared/display-name-rules.js';
import { holderOf, type Holder } from '../aggregator/shared/holders.js';
import { ensureMaps } from '../aggregator/shared/maps-write.js';
import { resolveItems } from '../aggregator/shared/queue-write.js';
import { toldMoment } from '../aggregator/shared/times.js';
import { recordWorldRecords, type Step } from '../aggregator/shared/world-records.js';
import { touchOwnProject } from './own-project.js';

type Echo = components['schemas']['WorldRecordEcho'];

/** A world record as the webhook was told it. */
export interface WorldRecordReport {
  mapUid: string;
  mapName: string | undefined;
  accountId: string | undefined;
  holder: string | undefined;
  wrMs: number;
  recordedAt: string | undefined;
}

/** World records that trusted services report. */
export interface WorldRecordReports {
  /** Stores a report once, however often it comes, and returns what was taken. */
  report: (report: WorldRecordReport) => Promise<Echo>;
}

/** Returns the store of reports. */
export function createWorldRecordReports(database: Database, now: () => Date): WorldRecordReports {
  return {
    report: async (told) => {
      const receivedAt = now().toISOString();
      const sentAt = toldMoment(told.recordedAt, receivedAt);
      const storedAt = await database.write((trx) => store(trx, told, sentAt, receivedAt));
      return {
        mapUid: told.mapUid,
        mapName: told.mapName ?? null,
        accountId: told.accountId === undefined ? null : accountIdOf(told.accountId),
        holder: told.holder ?? null,
        wrMs: told.wrMs,
        recordedAt: sentAt ?? storedAt,
      };
    },
  };
}

/** Stores a report and returns when its record was driven, as it is known then. */
async function store(
  trx: Knex.Transaction,
  told: WorldRecordReport,
  sentAt: string | null,
  receivedAt: string,
): Promise<string> {
  await touchOwnProject(trx, receivedAt);
  const seen = { mapUid: told.mapUid, mapName: told.mapName ?? null, observedAt: receivedAt };
  const maps = await ensureMaps(trx, [seen], receivedAt);
  const who = holderOf(told.accountId, told.holder);
  if (who.accountId !== null)
    await seeAccounts(trx, [{ accountId: who.accountId, reason: 'record_holder', at: receivedAt }]);
  const map = maps.get(told.mapUid);
  const oldWrTime = map?.wr_ms ?? null;
  // Like a check, a report without a name is about the map under the name that is known.
  const named = { ...told, mapName: told.mapName ?? map?.name ?? undefined };
  const step = toStep(named, who, { sentAt, receivedAt, oldWrTime });
  const [stored] = await recordWorldRecords(trx, [step], maps);
  await resolveItems(trx, { mapUids: [told.mapUid], at: receivedAt });
  return stored?.recordedAt ?? receivedAt;
}

function toStep(
  { mapUid, mapName, wrMs }: WorldRecordReport,
  who: Holder,
  { sentAt, receivedAt, oldWrTime }: { sentAt: string | null; receivedAt: string; oldWrTime: number | null },
): Required<Step> {
  const recordedAt = sentAt ?? receivedAt;
  return {
    record: { mapUid, ...who, wrMs, recordedAt, receivedAt, isSeen: false, isAssumed: sentAt === null },
    event: {
      eventType: 'wr_change',
      projectKey: 'records-catalog',
      source: 'wr-webhook',
      occurredAt: recordedAt,
      receivedAt,
      system: false,
      changed: true,
      mapUid,
      mapName: mapName ?? null,
      ...who,
      wrMs,
      oldWrTime,
      newWrTime: wrMs,
      message: null,
      eventKey: null,
      payload: null,
      dedupeKey: null,
    },
  };
}
