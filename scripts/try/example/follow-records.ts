import { followEvents, listEvents, type Client } from '../../../generated/aggregator/client/index.js';

/** A world record as the aggregator tells of it. Time in ms. */
export interface ToldRecord {
  mapUid: string | null;
  holder: string | null;
  timeMs: number | null;
}

/**
 * Calls `handle` with each world record that was stored after an event, in the order in which they were stored, and `keep` with the id to
 * begin with after a restart. Goes on until `keep` says that it is enough. Throws where the service refuses a request.
 */
export async function followRecords(
  aggregator: Client,
  after: number,
  handle: (record: ToldRecord) => void,
  keep: (nextAfterEventId: number, hasMore: boolean) => { isEnough: boolean },
): Promise<void> {
  const query = { after_event_id: after, event_type: 'wr_change' };
  for await (const page of followEvents(listEvents, aggregator, { query }, { everyMs: 5_000 })) {
    if (page.status !== 200)
      throw new Error(`The events after ${query.after_event_id} were refused: ${page.status}`);
    for (const { mapUid, holder, wrMs } of page.body.events) handle({ mapUid, holder, timeMs: wrMs });
    query.after_event_id = page.body.nextAfterEventId;
    if (keep(query.after_event_id, page.body.hasMore).isEnough) return;
  }
}
