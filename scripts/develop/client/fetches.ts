/** Sends one request and resolves to its response, as openapi-fetch calls it. */
export type Fetch = (request: Request) => Promise<Response>;

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

/** Too many requests, and the statuses of a service that is away for a moment. */
const RETRIED_STATUSES: readonly number[] = [429, 502, 503, 504];

/**
 * Returns a `fetch` for a client that sends a request again after 429, 502, 503, 504 and failures of the network. It waits for as long as
 * Retry-After says, else twice as long each time. The last response or failure is what the caller gets. Reads are sent again, too, when
 * the connection breaks within the body. So are writes whose response did not arrive: README.md, Retries, says which of them are
 * stored once however often they are sent.
 */
export function createRetryingFetch(options: RetryOptions = {}): Fetch {
  const { maxAttempts = 4, maxWaitMs = 60_000, backoffMs = 500, now = Date.now, wait = waitFor } = options;
  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      const backoff = backoffMs * 2 ** (attempt - 1);
      const outcome = await attemptOnce(options.fetch ?? fetch, request);
      const waitMs = outcome.response ? retryDelay(outcome.response, backoff, now()) : backoff;
      const isFinal =
        attempt >= maxAttempts || waitMs === null || waitMs > maxWaitMs || request.signal.aborted;
      if (isFinal && outcome.response) return outcome.response;
      if (isFinal) throw outcome.failure;
      await outcome.response?.body?.cancel();
      await wait(waitMs, request.signal);
    }
  };
}

type Outcome = { response: Response; failure?: never } | { response: null; failure: unknown };

async function attemptOnce(send: Fetch, request: Request): Promise<Outcome> {
  try {
    const response = await send(request.clone());
    // Nobody could send it again once the caller has it. A write was received; its response is left to the caller.
    if (request.method === 'GET') await response.clone().arrayBuffer();
    return { response };
  } catch (failure) {
    return { response: null, failure };
  }
}

/** Returns the ms until a request is sent again, or null where its response is final. */
function retryDelay(response: Response, backoff: number, now: number): number | null {
  if (!RETRIED_STATUSES.includes(response.status)) return null;
  const header = response.headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? backoff : Math.max(0, date - now);
}

/**
 * Returns a `fetch` for a client that polls: it keeps the last response of each of up to `maxUrls` reads with its entity tag, and
 * returns it again as long as the service says that nothing has changed (304).
 */
export function createCachingFetch({
  fetch: send = fetch,
  maxUrls = 100,
}: { fetch?: Fetch | undefined; maxUrls?: number } = {}): Fetch {
  const kept = new Map<string, { etag: string; response: Response }>();
  return async (request) => {
    if (request.method !== 'GET') return send(request);
    const known = kept.get(request.url);
    if (known) request.headers.set('If-None-Match', known.etag);
    const response = await send(request);
    if (response.status === 304 && known) return known.response.clone();
    const etag = response.headers.get('etag');
    kept.delete(request.url);
    if (response.status !== 200 || etag === null) return response;
    const body = await response.arrayBuffer();
    const copy = new Response(body, { status: 200, headers: response.headers });
    kept.set(request.url, { etag, response: copy });
    const [oldest = ''] = kept.keys();
    if (kept.size > maxUrls) kept.delete(oldest);
    return copy.clone();
  };
}

/** Resolves after some ms, or rejects with the signal's reason when it aborts before. */
export function waitFor(ms: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
