/** Sends one request and resolves to its response; the global `fetch` is one. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
/** Where a service is, and what all calls to it share. */
export interface Client {
    /** The service's base URL: `https://verification.example`. */
    baseUrl: string;
    /** Headers of every request, such as a token. */
    headers?: Record<string, string> | undefined;
    /** Replaces the global `fetch`: one that retries, one with an agent of your own, a test double. */
    fetch?: Fetch | undefined;
}
/** What one call may add. */
export interface CallOptions {
    /** Aborts the call, which then rejects with the signal's reason. */
    signal?: AbortSignal | undefined;
    /** Headers of this request; they replace the client's of the same name. */
    headers?: Record<string, string> | undefined;
}
/** An entity tag as `headers.get('etag')` returns it. */
export type ETag = string | null | undefined;
/** What a call of an operation with a documented 304 may add. */
export interface ConditionalCallOptions<Tag extends ETag = ETag> extends CallOptions {
    /** Sent as `If-None-Match`: the response is a 304 without a body as long as the resource still has this tag. */
    ifNoneMatch?: Tag;
}
/**
 * A response that the document does not have: a status that is not documented for the operation, such as a redirect, which is not
 * followed, or a body that is not JSON where JSON is documented, as proxies send it.
 */
export interface UnexpectedResponse {
    status: 'unexpected';
    /** The status that was received; 0 for a redirect in a browser, which hides it. */
    httpStatus: number;
    headers: Headers;
    /** The value of a JSON body, the text of any other, undefined without one. */
    body: unknown;
}
/** An operation as the document has it. */
export interface OperationDescription {
    id: string;
    method: string;
    /** The path, with `{name}` for each path parameter. */
    path: string;
    /** How the body is sent; absent where the operation takes none. */
    sends?: 'json' | 'bytes';
    /** The documented statuses with a JSON body. */
    json: readonly number[];
    /** The documented statuses without a body. */
    empty: readonly number[];
}
/**
 * Sends one request and returns its response: status, headers and the parsed body. Rejects with what `fetch` rejects with
 * where there is no response, with a TypeError that names a path parameter without a usable value, and with a SyntaxError
 * where a documented response claims to be JSON and is not.
 */
export declare function send<R>(client: Client, operation: OperationDescription, request?: unknown, options?: ConditionalCallOptions): Promise<R>;
