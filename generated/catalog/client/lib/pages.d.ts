import type { CallOptions, Client } from './send.js';
/** Any operation's function. */
type AnyOperation = (client: Client, request: never, options?: CallOptions) => Promise<{
    status: number | string;
    body: unknown;
}>;
type RequestTo<Operation extends AnyOperation> = NonNullable<Parameters<Operation>[1]>;
/** The query parameter with which an operation's list is walked; never where it has none. */
export type PageParameter<Operation extends AnyOperation> = RequestTo<Operation> extends {
    query?: infer Query;
} ? Extract<keyof NonNullable<Query>, 'page' | 'offset' | `${string}Offset`> : never;
/** One response of a walk; without the 304, since no tag is sent. */
export type PageOf<Operation extends AnyOperation> = Exclude<Awaited<ReturnType<Operation>>, {
    status: 304;
}>;
/** The request to an operation that lists events after an id; never to another one. */
export type FollowRequest<Operation extends AnyOperation> = RequestTo<Operation> extends {
    query?: infer Query;
} ? 'after_event_id' extends keyof NonNullable<Query> ? RequestTo<Operation> : never : never;
/** The options of one call, and the ms between one that found nothing more and the next; 10,000 by default. */
export interface FollowOptions extends CallOptions {
    everyMs?: number | undefined;
    /** The epoch that the ids of the request are of: that of the last page that was handled. */
    epoch?: string | undefined;
    /** The time in ms. */
    now?: (() => number) | undefined;
}
/** One response of a walk that follows: of the bodies of a 200, the one after an id. */
export type FollowedPage<Operation extends AnyOperation> = PageOf<Operation> extends infer Page ? Page extends {
    status: 200;
    body: infer Body;
} ? Omit<Page, 'body'> & {
    body: Extract<Body, Followed>;
} : Page : never;
interface Followed {
    hasMore: boolean;
    nextAfterEventId: number;
    oldestEventId: number | null;
    lastEventId: number;
    epoch: string;
}
/**
 * Yields the pages of a list from the one that `request` names to the last, as the iteration reaches it: each is the response of one
 * call to `operation`. A response that is not a 200 is the last one yielded. `parameter` is the query parameter that walks
 * the list. Where the list has `max_event_id`, events that are stored after the first page are omitted. Rejects where the call does.
 */
export declare function walkPages<Operation extends AnyOperation>(operation: Operation, parameter: PageParameter<Operation>, client: Client, request: RequestTo<Operation>, options?: CallOptions): AsyncGenerator<PageOf<Operation>, void, undefined>;
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
export declare function followEvents<Operation extends AnyOperation>(operation: Operation, client: Client, request: FollowRequest<Operation>, { everyMs, epoch, now, ...options }?: FollowOptions): AsyncGenerator<FollowedPage<Operation>, void, undefined>;
export {};
