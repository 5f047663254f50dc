import { waitFor } from './fetches.js';
import { expectData } from './walk-pages.js';

/** A page of events after an id. */
export interface EventsAfter {
  hasMore: boolean;
  nextAfterEventId: number;
  lastEventId: number;
  epoch: string;
}

export interface FollowOptions {
  /** The id after which to begin: `nextAfterEventId` of the last page that was handled. Without one, all events. */
  after?: number | undefined;
  /** The epoch of that page. */
  epoch?: string | undefined;
  /** The ms between a response with nothing more and the next request; 10,000 by default. */
  everyMs?: number | undefined;
  /** Ends the walk; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** The time in ms. */
  now?: (() => number) | undefined;
}

/** A replica may lag for so long. */
const MAX_LAG_MS = 60_000;

/**
 * Yields the pages of events after an id, the bodies of responses, without end, also of what is stored later. `read` sends the
 * request with the given query parameter. Keep `nextAfterEventId` and `epoch` of each page when its events are handled, and begin with
 * them after a restart: each event is met once. Throws ServiceError for any response but a 200, and
 *
 * - an error named EpochChanged, which has the new `epoch`, when the ids are of a database that was restored or replaced since: go
 *   back to an event from before, because the last events may be lost and their ids given again;
 * - an error named CursorAhead when the last event of the service has been below the id for a minute: it has an older copy of its
 *   database, and a person has to say where to go on.
 */
export async function* followEvents<Data>(
  read: (
    query: { after_event_id: number },
    signal: AbortSignal | null,
  ) => Promise<{
    data?: Data;
    error?: unknown;
    response: Response;
  }>,
  { after = 0, epoch, everyMs = 10_000, signal, now = Date.now }: FollowOptions = {},
): AsyncGenerator<Extract<Data, EventsAfter>, void, undefined> {
  let known = epoch;
  let id = after;
  let aheadSince: number | null = null;
  for (;;) {
    const page = expectData(await read({ after_event_id: id }, signal ?? null)) as Extract<Data, EventsAfter>;
    if (known !== undefined && known !== page.epoch) throw epochChanged(known, page);
    known = page.epoch;
    aheadSince = page.lastEventId < page.nextAfterEventId ? (aheadSince ?? now()) : null;
    if (aheadSince !== null && now() - aheadSince >= MAX_LAG_MS) throw cursorAhead(page);
    yield page;
    // A server that names the same id again would be asked without a pause.
    const isStuck = page.nextAfterEventId === id;
    id = page.nextAfterEventId;
    if (!page.hasMore || isStuck) await waitFor(everyMs, signal ?? null);
  }
}

function epochChanged(known: string, { epoch }: EventsAfter): Error {
  const sentence = `The database began epoch ${epoch}, after ${known}: go back to an event from before.`;
  return Object.assign(new Error(sentence), { name: 'EpochChanged', epoch });
}

function cursorAhead({ lastEventId, nextAfterEventId }: EventsAfter): Error {
  const sentence = `The service's last event is ${lastEventId}, but ${nextAfterEventId} was read before: it has an older copy of its database. Ask its operator where to go on.`;
  return Object.assign(new Error(sentence), { name: 'CursorAhead', lastEventId, nextAfterEventId });
}
