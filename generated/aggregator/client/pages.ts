// Made by `npm run generate` from specs/. Change the spec, not this file.

import { waitFor } from './retry.js';
import type { CallOptions, Client } from './send.js';

/** Any operation's function. */
type AnyOperation = (
  client: Client,
  request: never,
  options?: CallOptions,
) => Promise<{ status: number | string; body: unknown }>;

type RequestTo<Operation extends AnyOperation> = NonNullable<Parameters<Operation>[1]>;

/** The query parameter with which an operation's list is walked; never where it has none. */
export type PageParameter<Operation extends AnyOperation> =
  RequestTo<Operation> extends { query?: infer Query }
    ? Extract<keyof NonNullable<Query>, 'page' | 'offset' | `${string}Offset`>
    : never;

/** One response of a walk; without the 304, since no tag is sent. */
export type PageOf<Operation extends AnyOperation> = Exclude<Awaited<ReturnType<Operation>>, { status: 304 }>;

/** The request to an operation that lists events after an id; never to another one. */
export type FollowRequest<Operation extends AnyOperation> =
  RequestTo<Operation> extends { query?: infer Query }
    ? 'after_event_id' extends keyof NonNullable<Query>
      ? RequestTo<Operation>
      : never
    : never;

/** The options of one call, and the ms between one that found nothing more and the next; 10,000 by default. */
export interface FollowOptions extends CallOptions {
  everyMs?: number | undefined;
  /** The epoch that the ids of the request are of: that of the last page that was handled. */
  epoch?: string | undefined;
  /** The time in ms. */
  now?: (() => number) | undefined;
}

/** One response of a walk that follows: of the bodies of a 200, the one after an id. */
export type FollowedPage<Operation extends AnyOperation> =
  PageOf<Operation> extends infer Page
    ? Page extends { status: 200; body: infer Body }
      ? Omit<Page, 'body'> & { body: Extract<Body, Followed> }
      : Page
    : never;

interface Followed {
  hasMore: boolean;
  nextAfterEventId: number;
  oldestEventId: number | null;
  lastEventId: number;
  epoch: string;
}

/** What the services say of the place of a page in its list, each in its own fields. */
interface PageBody {
  paging?: { next_offset: number | null };
  page?: number;
  totalPages?: number;
  page_count?: number;
  offset?: number;
  count?: number;
  total?: number;
  totalRelation?: string;
  lastEventId?: number | null;
}

/**
 * Yields the pages of a list from the one that `request` names to the last, as the iteration reaches it: each is the response of one
 * call to `operation`. A response that is not a 200 is the last one yielded. `parameter` is the query parameter that walks
 * the list. Where the list has `max_event_id`, events that are stored after the first page are omitted. Rejects where the call does.
 */
export async function* walkPages<Operation extends AnyOperation>(
  operation: Operation,
  parameter: PageParameter<Operation>,
  client: Client,
  request: RequestTo<Operation>,
  options?: CallOptions,
): AsyncGenerator<PageOf<Operation>, void, undefined> {
  let query = givenQuery(request);
  for (;;) {
    const response = await operation(client, { ...(request as object), query } as never, options);
    yield response as PageOf<Operation>;
    if (response.status !== 200) return;
    const body = unwrapPage(response.body);
    const next = nextPosition(parameter, body);
    // A server that is wrong about it would be asked for ever.
    if (next === null || next <= Number(query[parameter] ?? -1)) return;
    query = { ...pinnedBy(body), ...query, [parameter]: next };
  }
}

/**
 * Yields the pages of events after `after_event_id` of the request, without it from the first, and goes on for ever with what is stored
 * later. Keep `nextAfterEventId` of each page when its events are handled, and begin with it after a restart: each event is met once. A
 * response that is not a 200 is the last one yielded. Rejects where a call does, with the reason of `signal` when it aborts, and with
 *
 * - an error named EpochChanged, which has the new `epoch`, when the ids are of a database that was restored or replaced since: then go
 *   back to one from before, for the last events may be lost, and their ids others';
 * - an error named CursorAhead when the last event of the service has been below the id for a minute: it has an older copy of its database,
 *   and a person has to say where to go on.
 */
export async function* followEvents<Operation extends AnyOperation>(
  operation: Operation,
  client: Client,
  request: FollowRequest<Operation>,
  { everyMs = 10_000, epoch, now = Date.now, ...options }: FollowOptions = {},
): AsyncGenerator<FollowedPage<Operation>, void, undefined> {
  let query: Record<string, unknown> = { after_event_id: 0, ...givenQuery(request) };
  let known = epoch;
  // A replica may lag.
  const maxLagMs = 60_000;
  let aheadSince: number | null = null;
  for (;;) {
    const response = await operation(client, { ...(request as object), query } as never, options);
    if (response.status === 200) {
      const body = response.body as Followed;
      known = expectEpoch(known, body);
      aheadSince = body.lastEventId < body.nextAfterEventId ? (aheadSince ?? now()) : null;
      if (aheadSince !== null && now() - aheadSince >= maxLagMs) throw cursorAhead(body);
    }
    yield response as FollowedPage<Operation>;
    if (response.status !== 200) return;
    const { hasMore, nextAfterEventId } = response.body as Followed;
    // A server that is wrong about it would be asked without a pause.
    const isStuck = nextAfterEventId === query['after_event_id'];
    query = { ...query, after_event_id: nextAfterEventId };
    if (!hasMore || isStuck) await waitFor(everyMs, options.signal ?? null);
  }
}

/** Returns the query of a request without what is not sent, which would replace what a walk sends in its place. */
function givenQuery(request: unknown): Record<string, unknown> {
  const { query = {} } = request as { query?: object };
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== null),
  );
}

function expectEpoch(known: string | undefined, { epoch }: Followed): string {
  if (known === undefined || known === epoch) return epoch;
  const sentence = `The database began epoch ${epoch}, after ${known}: go back to an event from before.`;
  throw Object.assign(new Error(sentence), { name: 'EpochChanged', epoch });
}

function cursorAhead({ lastEventId, nextAfterEventId }: Followed): Error {
  const sentence = `The service's last event is ${lastEventId}, but ${nextAfterEventId} was read before: it has an older copy of its database. Ask its operator where to go on.`;
  return Object.assign(new Error(sentence), { name: 'CursorAhead', lastEventId, nextAfterEventId });
}

/** The verification service has its pages in an envelope. */
function unwrapPage(body: unknown): PageBody {
  const { data } = body as { data?: PageBody };
  return data ?? (body as PageBody);
}

/** New events would move those that are there to later pages, where they would be read again. */
function pinnedBy({ lastEventId }: PageBody): Record<string, number> {
  return typeof lastEventId === 'number' ? { max_event_id: lastEventId } : {};
}

function nextPosition(parameter: string, body: PageBody): number | null {
  if (body.paging) return body.paging.next_offset;
  if (parameter === 'page') {
    const { page = 1, totalPages, page_count: pageCount } = body;
    return page < (totalPages ?? pageCount ?? 0) ? page + 1 : null;
  }
  const { offset = 0, count = 0, total = 0, totalRelation } = body;
  const isLast = count === 0 || (offset + count >= total && totalRelation !== 'gte');
  return isLast ? null : offset + count;
}
