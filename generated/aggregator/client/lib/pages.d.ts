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
/**
 * Yields the pages of a list from the one that `request` names to the last, as the iteration reaches it: each is the response of one
 * call to `operation`. A response that is not a 200 is the last one yielded. `parameter` is the query parameter that walks
 * the list. Events that are stored after the first page are omitted. Rejects where the call does.
 */
export declare function walkPages<Operation extends AnyOperation>(operation: Operation, parameter: PageParameter<Operation>, client: Client, request: RequestTo<Operation>, options?: CallOptions): AsyncGenerator<PageOf<Operation>, void, undefined>;
export {};
