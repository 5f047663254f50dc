import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { NO_MAP_FIELDS, type NewEvent } from '../../rules/event-row.js';
import { visibleText } from '../../rules/invisible-characters.js';
import { toMapName } from '../../rules/map-name.js';
import { appendEvents } from '../../writes/events.js';
import { insertItems, readOpenItems, updateQueued, type QueueItem } from '../../writes/queue.js';
import type { Client, Quotas } from '../../writes/quotas.js';
import { saveOwnProject } from './own-project.js';

type UpdateRequest = components['schemas']['UpdateRequest'];

/** A request to check a map. */
export interface NewUpdateRequest {
  mapUid: string;
  mapName: string | undefined;
  reason: string | undefined;
  /** Its address has the quota. */
  client: Client;
}

export type Requested =
  | { outcome: 'queued' | 'repeated'; request: UpdateRequest }
  | { outcome: 'over-quota'; retryAfterSeconds: number };

/** Requests to check maps; each is an item of the trackers' queue. */
export type UpdateRequests = ReturnType<typeof createUpdateRequests>;

interface UpdateRequestOptions {
  now: () => Date;
  randomText: () => string;
  quotas: Pick<Quotas, 'takeOne'>;
}

const REASON = 'update_request';

/** Returns the store of update requests. */
export function createUpdateRequests(database: Database, options: UpdateRequestOptions) {
  return {
    /** Queues a request, which takes one of the client's quota, and returns it; or returns the map's open one, which takes nothing. */
    request: (request: NewUpdateRequest): Promise<Requested> =>
      database.write((trx) => store(trx, request, options)),
  };
}

async function store(
  trx: Knex.Transaction,
  { mapUid, mapName, reason: sentReason, client }: NewUpdateRequest,
  { now, randomText, quotas }: UpdateRequestOptions,
): Promise<Requested> {
  const createdAt = now().toISOString();
  const project = await saveOwnProject(trx, createdAt);
  // Anybody may send a name, so lists show the stored name of a known map.
  const known = await trx<{ map_uid: string; name: string | null }>('maps')
    .where({ map_uid: mapUid })
    .first('name');
  const name = known?.name ?? toMapName(mapUid, mapName);
  const note = visibleText(sentReason);
  const open = (await readOpenItems(trx, [mapUid])).find(
    (item) => item.project_key === project.projectKey && item.reason_code === REASON,
  );
  if (open) {
    const queuedName = await updateQueued(trx, open, { mapName: name, note }, createdAt);
    return { outcome: 'repeated', request: toRequest(open, mapName ?? known?.name ?? queuedName) };
  }
  const { granted, retryAfterSeconds } = await quotas.takeOne(trx, client, 'update_requests');
  // The transaction commits all the same: it may have mended the quota's window.
  if (granted === 0) return { outcome: 'over-quota', retryAfterSeconds };
  const requestId = `upd-${randomText()}`;
  await insertItems(trx, [
    {
      project_key: project.projectKey,
      map_uid: mapUid,
      map_name: name,
      reason_code: REASON,
      request_id: requestId,
      old_wr_time: null,
      new_wr_time: null,
      note,
      created_at: createdAt,
      resolved_at: null,
    },
  ]);
  const event: NewEvent = {
    ...NO_MAP_FIELDS,
    eventType: REASON,
    projectKey: project.projectKey,
    source: project.sourceLabel,
    occurredAt: createdAt,
    receivedAt: createdAt,
    system: true,
    changed: false,
    mapUid,
    mapName: name,
    message: note,
    payload: null,
    dedupeKey: null,
  };
  await appendEvents(trx, [event]);
  const request = { requestId, mapUid, mapName: mapName ?? name, status: 'queued' as const, createdAt };
  return { outcome: 'queued', request };
}

function toRequest(
  { map_uid: mapUid, request_id: requestId, status, created_at: createdAt }: QueueItem,
  mapName: string | null,
): UpdateRequest {
  if (requestId === null || (status !== 'queued' && status !== 'processing'))
    throw new Error(
      `The open queue item of map ${mapUid} has status ${status} and request id ${requestId ?? 'null'}.`,
    );
  return { requestId, mapUid, mapName, status, createdAt };
}
