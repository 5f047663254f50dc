import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import type { NewEvent } from '../../rules/event-row.js';
import { visibleText } from '../../rules/invisible-characters.js';
import { toMapName } from '../../rules/map-name.js';
import { insertEvents } from '../../writes/events.js';
import { queueItem, updateQueued, type QueuedItem } from '../../writes/queue.js';
import { deferWrites } from '../../sql/deferred-writes.js';
import type { LockedProject } from '../../writes/projects.js';
import { OWN_PROJECT_KEY, upsertAndLockOwnProject } from './own-project.js';

type UpdateRequest = components['schemas']['UpdateRequest'];

/** A request to check a map. */
export interface NewUpdateRequest {
  mapUid: string;
  mapName: string | undefined;
  reason: string | undefined;
}

/** The open request of a map. */
export interface QueuedRequest {
  request: UpdateRequest;
  /** Whether it was not queued before. */
  isNew: boolean;
}

/** Requests to check maps; each is an item of the trackers' queue. */
export interface UpdateRequests {
  /** Queues a request and returns it, or the map's open one. */
  request: (request: NewUpdateRequest) => Promise<QueuedRequest>;
  /** Returns whether a request of the map is open. */
  isOpen: (mapUid: string) => Promise<boolean>;
}

export interface UpdateRequestOptions {
  now: () => Date;
  randomText: () => string;
}

/** Returns the store of update requests. */
export function createUpdateRequests(database: Database, options: UpdateRequestOptions): UpdateRequests {
  return {
    request: (request) => database.write((trx) => store(trx, request, options)),
    isOpen: async (mapUid) => {
      const open = await database
        .read('wr_baseline_queue')
        .where({ map_uid: mapUid, project_key: OWN_PROJECT_KEY, reason_code: 'update_request' })
        // Literals, as in the index of open items.
        .whereRaw(`status IN ('queued', 'processing')`)
        .first<object | undefined>('queue_id');
      return open !== undefined;
    },
  };
}

async function store(
  trx: Knex.Transaction,
  { mapUid, mapName, reason: sentReason }: NewUpdateRequest,
  { now, randomText }: UpdateRequestOptions,
): Promise<QueuedRequest> {
  const createdAt = now().toISOString();
  const project = await upsertAndLockOwnProject(trx, createdAt);
  // Anybody may send a name: lists show the map's own.
  const known = await findName(trx, mapUid);
  const name = known ?? toMapName(mapUid, mapName);
  const reason = visibleText(sentReason);
  const writes = deferWrites(trx);
  const item = await queueItem(writes, {
    projectKey: project.projectKey,
    mapUid,
    mapName: name,
    reasonCode: 'update_request',
    requestId: `upd-${randomText()}`,
    oldWrTime: null,
    newWrTime: null,
    note: reason,
    createdAt,
  });
  if (item.queueId !== null) {
    await updateQueued(writes, item.queueId, { mapName: name, note: reason }, createdAt);
    const shown = mapName ?? known ?? (await findQueuedName(trx, item.queueId));
    return { request: toRequest(item, mapUid, shown), isNew: false };
  }
  insertEvents(writes, [toEvent(project, item, { mapUid, mapName: name, reason })]);
  return { request: toRequest(item, mapUid, mapName ?? name), isNew: true };
}

async function findName(trx: Knex.Transaction, mapUid: string): Promise<string | null> {
  const row = await trx('maps').where({ map_uid: mapUid }).first<{ name: string | null } | undefined>('name');
  return row?.name ?? null;
}

async function findQueuedName(trx: Knex.Transaction, queueId: number): Promise<string | null> {
  const row = await trx('wr_baseline_queue')
    .where({ queue_id: queueId })
    .first<{ map_name: string | null } | undefined>('map_name');
  return row?.map_name ?? null;
}

function toEvent(
  { projectKey, sourceLabel }: LockedProject,
  { createdAt }: QueuedItem,
  { mapUid, mapName, reason }: { mapUid: string; mapName: string | null; reason: string | null },
): NewEvent {
  return {
    eventType: 'update_request',
    projectKey,
    source: sourceLabel,
    occurredAt: createdAt,
    receivedAt: createdAt,
    system: true,
    changed: false,
    mapUid,
    mapName,
    accountId: null,
    holder: null,
    wrMs: null,
    oldWrTime: null,
    newWrTime: null,
    message: reason,
    eventKey: null,
    payload: null,
    dedupeKey: null,
  };
}

function toRequest(
  { requestId, status, createdAt }: QueuedItem,
  mapUid: string,
  mapName: string | null,
): UpdateRequest {
  if (requestId === null || (status !== 'queued' && status !== 'processing'))
    throw new Error(`The queue holds map ${mapUid} as ${status} for request ${requestId ?? 'none'}.`);
  return { requestId, mapUid, mapName, status, createdAt };
}
