import type { Fetch } from './send.js';
/** How often and how patiently requests are sent again. */
export interface RetryOptions {
    /** Sends the requests; the global `fetch` by default. */
    fetch?: Fetch | undefined;
    /** How often a request is sent at most, the first time included; 4 by default. */
    maxAttempts?: number | undefined;
    /** The longest wait in ms; a response that asks for a longer one is returned. 60,000 by default. */
    maxWaitMs?: number | undefined;
    /** The wait in ms after the first failure where the service names none; it doubles with each further one. 500 by default. */
    backoffMs?: number | undefined;
    /** The time in ms since 1970, which a Retry-After with a date is compared with. */
    now?: (() => number) | undefined;
    /** Resolves after this many ms, or rejects with the signal's reason when it aborts before. */
    wait?: ((ms: number, signal: AbortSignal | null) => Promise<void>) | undefined;
}
/**
 * Returns a `fetch` for `Client.fetch` that sends a request again after 429, 502, 503, 504 and failures of the network. It
 * waits for as long as Retry-After says, else twice as long each time. The last response or failure is what the caller
 * gets. Reads are sent again, too, when the connection breaks within the body. So are writes whose response did not arrive: README.md,
 * Retries, says which of them are stored once however often they are sent.
 */
export declare function createRetryingFetch(options?: RetryOptions): Fetch;
/** Resolves after some ms, or rejects with the signal's reason when it aborts before. */
export declare function waitFor(ms: number, signal: AbortSignal | null): Promise<void>;
