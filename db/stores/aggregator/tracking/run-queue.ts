import type { Knex } from 'knex';
import type { MapRow } from '../../../writes/maps.js';
import {
  insertItems,
  readOpenItems,
  resolveItems,
  type NewQueueItem,
  type ReasonCode,
} from '../../../writes/queue.js';
import type { Check, Run } from '../../../rules/tracker-run.js';

/** An item of the run's own project, and whether a later check of the run resolves it. */
interface Planned {
  item: NewQueueItem;
  isOpen: boolean;
}

/**
 * Applies a run's checks, in their order, to the queue: a check with a record resolves the open items of its map, and a changed
 * check without the former record or without a holder is queued.
 */
export async function queueChecks(
  trx: Knex.Transaction,
  run: Run,
  maps: ReadonlyMap<string, MapRow>,
): Promise<void> {
  const report = run.checks.filter(({ changed, newWrTime }) => changed || newWrTime !== null);
  if (report.length === 0) return;
  const uids = [...new Set(report.map(({ mapUid }) => mapUid))];
  const waiting = await readOpenItems(trx, uids);
  const open = new Set(
    waiting
      .filter(({ project_key }) => project_key === run.projectKey)
      .map(({ map_uid, reason_code }) => `${map_uid} ${reason_code}`),
  );
  const planned = plan(run, report, open, maps);
  const timed = new Set(report.filter(({ newWrTime }) => newWrTime !== null).map(({ mapUid }) => mapUid));
  await resolveItems(trx, { mapUids: [...timed], at: run.receivedAt });
  await insertItems(
    trx,
    planned.map(({ item, isOpen }) => ({ ...item, resolvedAt: isOpen ? null : run.receivedAt })),
  );
}

function plan(
  run: Run,
  checks: readonly Check[],
  open: Set<string>,
  maps: ReadonlyMap<string, MapRow>,
): Planned[] {
  const planned: Planned[] = [];
  const own = new Map<string, Planned>();
  for (const check of checks) {
    if (check.newWrTime !== null) {
      for (const reason of REASONS) {
        const key = `${check.mapUid} ${reason}`;
        open.delete(key);
        const item = own.get(key);
        if (item) item.isOpen = false;
      }
    }
    for (const reason of findReasons(check)) {
      const key = `${check.mapUid} ${reason}`;
      if (open.has(key)) continue;
      const item = toQueueItem(run, check, reason, maps.get(check.mapUid)?.name ?? null);
      const one = { item, isOpen: true };
      open.add(key);
      own.set(key, one);
      planned.push(one);
    }
  }
  return planned;
}

const REASONS: readonly ReasonCode[] = ['wr_baseline_missing', 'wr_holder_missing'];

function findReasons({ changed, oldWrTime, newHolder }: Check): ReasonCode[] {
  if (!changed) return [];
  const hasHolder = newHolder.accountId !== null || newHolder.holder !== null;
  return REASONS.filter((reason) => (reason === 'wr_baseline_missing' ? oldWrTime === null : !hasHolder));
}

function toQueueItem(run: Run, check: Check, reasonCode: ReasonCode, mapName: string | null): NewQueueItem {
  return {
    projectKey: run.projectKey,
    mapUid: check.mapUid,
    mapName: check.mapName ?? mapName,
    reasonCode,
    requestId: null,
    oldWrTime: check.oldWrTime,
    newWrTime: check.newWrTime,
    note: check.note,
    createdAt: run.receivedAt,
  };
}
