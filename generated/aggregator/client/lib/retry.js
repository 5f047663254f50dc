// Made by `npm run generate` from specs/. Change the spec, not this file.
/** Too many requests, and the statuses of a service that is away for a moment. */
const RETRIED_STATUSES = [429, 502, 503, 504];
/**
 * Returns a `fetch` for `Client.fetch` that sends a request again after 429, 502, 503, 504 and failures of the network. It
 * waits for as long as Retry-After says, else twice as long each time. The last response or failure is what the caller
 * gets. Reads are sent again, too, when the connection breaks within the body. So are writes whose response did not arrive: README.md,
 * Retries, says which of them are stored once however often they are sent.
 */
export function createRetryingFetch(options = {}) {
    const { maxAttempts = 4, maxWaitMs = 60_000, backoffMs = 500, now = Date.now, wait = waitFor } = options;
    return async (url, init) => {
        for (let attempt = 1;; attempt += 1) {
            const backoff = backoffMs * 2 ** (attempt - 1);
            const outcome = await attemptOnce(options.fetch ?? fetch, url, init);
            const waitMs = outcome.response ? retryDelay(outcome.response, backoff, now()) : backoff;
            const isFinal = attempt >= maxAttempts || waitMs === null || waitMs > maxWaitMs || (init.signal?.aborted ?? false);
            if (isFinal)
                return settle(outcome);
            await outcome.response?.body?.cancel();
            await wait(waitMs, init.signal ?? null);
        }
    };
}
async function attemptOnce(send, url, init) {
    try {
        const response = await send(url, init);
        // Nobody could send it again once the caller has it. A write was received; its response is left to the caller.
        if (isRead(init))
            await response.clone().arrayBuffer();
        return { response };
    }
    catch (failure) {
        return { response: null, failure };
    }
}
function isRead({ method = 'GET' }) {
    return method.toUpperCase() === 'GET';
}
function settle(outcome) {
    if (outcome.response)
        return outcome.response;
    throw outcome.failure;
}
/** Returns the ms until a request is sent again, or null where its response is final. */
function retryDelay(response, backoff, now) {
    if (!RETRIED_STATUSES.includes(response.status))
        return null;
    const header = response.headers.get('retry-after')?.trim() ?? '';
    if (/^\d+$/.test(header))
        return Number(header) * 1000;
    const date = Date.parse(header);
    return Number.isNaN(date) ? backoff : Math.max(0, date - now);
}
/** Resolves after some ms, or rejects with the signal's reason when it aborts before. */
export function waitFor(ms, signal) {
    return new Promise((resolve, reject) => {
        const abort = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener('abort', abort);
            resolve();
        }, ms);
        if (signal?.aborted)
            abort();
        else
            signal?.addEventListener('abort', abort, { once: true });
    });
}
