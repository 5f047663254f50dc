import type { Knex } from 'knex';
import type { MapRow } from '../../../writes/maps.js';
import {
  closeItems,
  insertItems,
  readOpenItems,
  type NewQueueItem,
  type ReasonCode,
} from '../../../writes/queue.js';
import type { Check, Run } from '../../../rules/normalize-run.js';

const REASONS: readonly ReasonCode[] = ['wr_baseline_missing', 'wr_holder_missing'];

/**
 * Applies a run's checks, in their order, to the queue: a check with a record resolves the open items of its map, and a changed
 * check without the former record or without a holder is queued.
 */
export async function queueChecks(
  trx: Knex.Transaction,
  { projectKey, receivedAt, checks }: Run,
  maps: ReadonlyMap<string, MapRow>,
): Promise<void> {
  const report = checks.filter(({ changed, newWrTime }) => changed || newWrTime !== null);
  if (report.length === 0) return;
  const stored = await readOpenItems(trx, [...new Set(report.map(({ mapUid }) => mapUid))]);
  const own = stored.filter(({ project_key }) => project_key === projectKey);
  const open = new Map<string, NewQueueItem>(
    own.map((item) => [`${item.map_uid} ${item.reason_code}`, item]),
  );
  const added: NewQueueItem[] = [];
  const timed = new Set<string>();
  for (const { mapUid, mapName, ...check } of report) {
    if (check.newWrTime !== null) timed.add(mapUid);
    for (const reason of check.newWrTime === null ? [] : REASONS) {
      const item = open.get(`${mapUid} ${reason}`);
      if (item) item.resolved_at = receivedAt;
      open.delete(`${mapUid} ${reason}`);
    }
    for (const reason of findReasons(check)) {
      if (open.has(`${mapUid} ${reason}`)) continue;
      const item = {
        project_key: projectKey,
        map_uid: mapUid,
        map_name: mapName ?? maps.get(mapUid)?.name ?? null,
        reason_code: reason,
        request_id: null,
        old_wr_time: check.oldWrTime,
        new_wr_time: check.newWrTime,
        note: check.note,
        created_at: receivedAt,
        resolved_at: null,
      };
      open.set(`${mapUid} ${reason}`, item);
      added.push(item);
    }
  }
  const resolved = stored.filter(({ map_uid }) => timed.has(map_uid)).map(({ queue_id }) => queue_id);
  await closeItems(trx, resolved, 'resolved', receivedAt);
  await insertItems(trx, added);
}

function findReasons({
  changed,
  oldWrTime,
  newHolder,
}: Pick<Check, 'changed' | 'oldWrTime' | 'newHolder'>): ReasonCode[] {
  if (!changed) return [];
  const hasHolder = newHolder.accountId !== null || newHolder.holder !== null;
  return REASONS.filter((reason) => (reason === 'wr_baseline_missing' ? oldWrTime === null : !hasHolder));
}
