export interface Client {
    /** The service's base URL, without a path: `https://verification.example`. */
    baseUrl: string;
    /** Sent with every call, such as an ingest token. */
    headers?: Record<string, string>;
    /** Replaces the global fetch, for tests or an own agent. */
    fetch?: typeof fetch;
}
export interface SendOptions {
    signal?: AbortSignal;
    headers?: Record<string, string>;
}
/**
 * Sends one request and returns status, headers and the body that was read.
 * Throws what fetch throws when the service cannot be reached, and a TypeError when an answer called JSON is none.
 */
export declare function send<A>(client: Client, method: string, template: string, request?: unknown, options?: SendOptions): Promise<A>;
