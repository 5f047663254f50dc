import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { isLargePage, type Total } from '../../../sql/read-page.js';
import { containsText } from '../../../search/matches.js';
import { foldText } from '../../../rules/search-text.js';
import { closeItems, type QueueStatus } from '../../../writes/queue.js';
import { kindOf } from '../../../connection/kind-of.js';

type QueueItem = components['schemas']['QueueItem'];
type QueueCounts = components['schemas']['QueueCounts'];

export interface QueueQuery {
  status: QueueStatus | 'all';
  /** "" matches all. */
  projectKey: string;
  q: string;
  page: number;
  limit: number;
}

/** The maps whose world record lacks something. */
export type Queue = ReturnType<typeof createQueue>;

interface ItemRow {
  queue_id: number;
  project_key: string;
  project_name: string | null;
  map_uid: string;
  map_name: string | null;
  current_name: string | null;
  reason_code: QueueItem['reasonCode'];
  status: QueueStatus;
  request_id: string | null;
  old_wr_time: number | null;
  new_wr_time: number | null;
  created_at: string;
  updated_at: string;
  resolved_at: string | null;
  note: string | null;
}

const MAX_OPEN_MS = 30 * 86_400_000;
const MAX_SWEEP = 500;

/** Returns the store of the queue. */
export function createQueue(database: Database) {
  return {
    /** Returns a page of the queue, the total, and counts by status. */
    list: (query: QueueQuery): Promise<{ items: QueueItem[]; counts: QueueCounts } & Total> => {
      const { status, page, limit } = query;
      const offset = (page - 1) * limit;
      return database.snapshot(
        async (read) => {
          const counts = await countByStatus(read, query);
          const all = Object.values(counts).reduce((sum, items) => sum + items, 0);
          const total = status === 'all' ? all : counts[status];
          if (offset >= total) return { items: [], total, totalRelation: 'eq', counts };
          const chosen = filterItems(read, query);
          if (status !== 'all') chosen.where('w.status', status);
          const rows = await chosen
            .leftJoin('projects as p', 'p.project_key', 'w.project_key')
            .orderBy([
              { column: 'w.created_at', order: 'desc' },
              { column: 'w.queue_id', order: 'desc' },
            ])
            .limit(limit)
            .offset(offset)
            .select<ItemRow[]>('w.*', 'p.project_name', 'm.name as current_name');
          return { items: rows.map(toItem), total, totalRelation: 'eq', counts };
        },
        { isCostly: query.q !== '' || isLargePage({ limit, offset }) },
      );
    },
    /** Closes items that have been open for 30 days as ignored, until `signal` aborts; returns their number. */
    sweep: async (at: Date, signal?: AbortSignal): Promise<number> => {
      const openedBy = new Date(at.getTime() - MAX_OPEN_MS).toISOString();
      let swept = 0;
      for (;;) {
        // In parts, so that contributions do not wait for all of it.
        const part = await database.write(async (trx) => {
          const ids = await trx('wr_baseline_queue')
            .whereRaw(`status IN ('queued', 'processing')`)
            .where('created_at', '<=', openedBy)
            .orderBy('created_at')
            .limit(MAX_SWEEP)
            .pluck<number[]>('queue_id');
          await closeItems(trx, ids, 'ignored', at.toISOString());
          return ids.length;
        });
        swept += part;
        if (part < MAX_SWEEP || signal?.aborted) return swept;
      }
    },
  };
}

/** Returns a query of the items that have the project and the text, with their maps. */
function filterItems(read: Knex, { projectKey, q }: QueueQuery): Knex.QueryBuilder {
  const chosen = read.from('wr_baseline_queue as w').leftJoin('maps as m', 'm.map_uid', 'w.map_uid');
  if (projectKey !== '') chosen.where('w.project_key', projectKey);
  const sought = foldText(q);
  return sought === '' ? chosen : chosen.whereRaw(...isShownWith(read, sought));
}

/**
 * The text of an item begins with the name that its map had when it was queued. That name is shown, and searched, only while the map has no
 * name. The whole text is searched first, because most items lack the sought text.
 */
function isShownWith(read: Knex, sought: string): [string, string[]] {
  const [find, separator] = kindOf(read) === 'postgres' ? ['strpos', 'chr(31)'] : ['instr', 'char(31)'];
  const [whole, values] = containsText(read, 'w.search_text', sought);
  const [rest] = containsText(read, `substr(w.search_text, ${find}(w.search_text, ${separator}))`, sought);
  const [named] = containsText(read, 'm.search_text', sought);
  return [
    `(COALESCE(${named}, false) OR (${whole} AND (m.name IS NULL OR ${rest})))`,
    [...values, ...values, ...values],
  ];
}

async function countByStatus(read: Knex, query: QueueQuery): Promise<QueueCounts> {
  const all = read('wr_baseline_queue as w');
  if (query.projectKey !== '') all.where('w.project_key', query.projectKey);
  const chosen = foldText(query.q) === '' ? all : filterItems(read, query);
  const counted = chosen.select('w.status').count('* as items').groupBy('w.status');
  const counts: QueueCounts = { queued: 0, processing: 0, resolved: 0, ignored: 0 };
  for (const { status, items } of (await counted) as { status: QueueStatus; items: number }[]) {
    counts[status] = items;
  }
  return counts;
}

function toItem(row: ItemRow): QueueItem {
  return {
    queueId: row.queue_id,
    projectKey: row.project_key,
    projectName: row.project_name ?? row.project_key,
    mapUid: row.map_uid,
    mapName: row.current_name ?? row.map_name,
    reasonCode: row.reason_code,
    status: row.status,
    requestId: row.request_id,
    oldWrTime: row.old_wr_time,
    newWrTime: row.new_wr_time,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    resolvedAt: row.resolved_at,
    note: row.note,
  };
}
