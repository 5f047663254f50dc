import { followEvents, type Aggregator, type Catalog } from '../../develop/client/index.js';

/** A new best time of a map. */
interface NewRecord {
  mapUid: string;
  holder: string | null;
  timeMs: number;
}

/** What a bot keeps from one page, and from one start, to the next. */
export interface Followed {
  after: number;
  epoch?: string | undefined;
  /** The time of each map in ms: what was announced last, or what is left on the board since a removal. */
  times: Map<string, number>;
}

/**
 * Calls `announce` with each world record that is faster than what it was called with before for the map, and not slower than the map's
 * current record, in the order in which records were stored. Calls `keep` after each page, with what to begin with after a restart. Goes on
 * until `keep` says that it is enough. Throws where a service refuses a request, an error named EpochChanged where the database was
 * restored or replaced since, and one named CursorAhead where the service has an older copy of its database.
 */
export async function followRecords(
  { aggregator, catalog }: { aggregator: Aggregator; catalog: Catalog },
  from: Followed,
  announce: (record: NewRecord) => void,
  keep: (followed: Followed, hasMore: boolean) => { isEnough: boolean },
): Promise<void> {
  const read = (after: { after_event_id: number }) =>
    aggregator.GET('/api/v1/events/recent', { params: { query: { event_type: 'wr_change', ...after } } });
  const times = new Map(from.times);
  for await (const page of followEvents(read, { after: from.after, epoch: from.epoch, everyMs: 5_000 })) {
    for (const { mapUid, holder, wrMs, afterRemoval } of page.events) {
      if (mapUid === null || wrMs === null) continue;
      const isFaster = wrMs < (times.get(mapUid) ?? Infinity);
      if (isFaster && !afterRemoval && wrMs <= (await readCurrent(catalog, mapUid)))
        announce({ mapUid, holder, timeMs: wrMs });
      if (isFaster || afterRemoval) times.set(mapUid, wrMs);
    }
    const { nextAfterEventId: after, epoch, hasMore } = page;
    if (keep({ after, epoch, times }, hasMore).isEnough) return;
  }
}

/** Returns the time in ms of a map's current record, which may be one that was found and not reported as a change. */
async function readCurrent(catalog: Catalog, mapUid: string): Promise<number> {
  const path = '/api/v1/public/maps/{mapUid}';
  const { data, response } = await catalog.GET(path, { params: { path: { mapUid } } });
  if (!data) throw new Error(`The map was refused: status ${response.status}`);
  return data.map.wrMs ?? Infinity;
}
