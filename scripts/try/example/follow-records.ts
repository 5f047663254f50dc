import { followEvents, listEvents, type Client } from '../../../generated/aggregator/client/index.js';

/** A world record as the aggregator tells of it. Time in ms. */
interface ToldRecord {
  mapUid: string | null;
  holder: string | null;
  timeMs: number | null;
}

/**
 * Calls `handle` with each world record that was stored after an event, in the order in which they were stored, and `keep` with the id and
 * the epoch to begin with after a restart. Goes on until `keep` says that it is enough. Throws where the service refuses a request, and an
 * error named EpochChanged where the database was restored or replaced since.
 */
export async function followRecords(
  aggregator: Client,
  from: { after: number; epoch?: string | undefined },
  handle: (record: ToldRecord) => void,
  keep: (nextAfterEventId: number, epoch: string, hasMore: boolean) => { isEnough: boolean },
): Promise<void> {
  const query = { after_event_id: from.after, event_type: 'wr_change' };
  const options = { everyMs: 5_000, epoch: from.epoch };
  for await (const page of followEvents(listEvents, aggregator, { query }, options)) {
    if (page.status !== 200)
      throw new Error(`The events after ${query.after_event_id} were refused: ${page.status}`);
    for (const { mapUid, holder, wrMs } of page.body.events) handle({ mapUid, holder, timeMs: wrMs });
    query.after_event_id = page.body.nextAfterEventId;
    if (keep(query.after_event_id, page.body.epoch, page.body.hasMore).isEnough) return;
  }
}
