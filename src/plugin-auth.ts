import { createHash } from 'node:crypto';
import { createRateLimit } from './http/rate-limit.js';
import { traceHeaders } from './http/trace.js';

/** Who a plugin token was issued to. */
export interface PluginAccount {
  accountId: string;
  displayName: string;
}

/** The plugin platform's verdict on a token, or why there is none. */
export type TokenVerdict =
  | { outcome: 'accepted'; account: PluginAccount }
  | { outcome: 'refused' | 'invalid_response' }
  /** `limited`: the address has sent too many tokens that failed; the platform was not asked. */
  | { outcome: 'unreachable' | 'limited'; retryAfterSeconds: number };

/** Checks a token that a client address has sent. */
export type CheckPluginToken = (token: string, address: string) => Promise<TokenVerdict>;

interface PluginAuthOptions {
  /** The platform's token check. */
  url: string;
  /** Identifies this server to the platform. */
  secret: string;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  timeLimitMs?: number;
}

const TIME_LIMIT_MS = 5000;
/** What a client is asked to wait after a single failure. */
const RETRY_SECONDS = 5;
const RESPONSE_LIMIT_BYTES = 16_384;
/** A plugin sends several requests with one token; a revoked token remains valid for this long. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 5000;
/** Tokens of one address in a minute that the platform has refused or is being asked about. */
const MAX_FAILED_TOKENS = 20;
/** Requests to the platform that are under way. */
const MAX_CONCURRENT = 50;
/** Requests in a row without a response after which the platform is left alone, and for how long. */
const MAX_FAILURES = 5;
const PAUSE_MS = 10_000;
const BUSY: TokenVerdict = { outcome: 'unreachable', retryAfterSeconds: 1 };

/**
 * Returns a function that lets the platform check plugin tokens. Verdicts are cached for a minute under a digest of the
 * token; tokens themselves are neither kept nor logged. Each request to the platform has our secret in it, so that failing
 * tokens are limited per address, and a platform that fails again and again is left alone for a while. It never rejects.
 */
export function createPluginAuth(options: PluginAuthOptions): CheckPluginToken {
  const known = new Map<string, { verdict: Promise<TokenVerdict>; until: number }>();
  const failures = createRateLimit(MAX_FAILED_TOKENS, options.now);
  const breaker = createCircuitBreaker(options.now);
  let underWay = 0;
  const ask = async (token: string, address: string): Promise<TokenVerdict> => {
    underWay += 1;
    const verdict = await requestVerdict(token, options);
    underWay -= 1;
    // Any response but that of a limit shows that the platform is there: tokens that upset it must not close the route to others.
    breaker.report(verdict.outcome !== 'unreachable');
    if (verdict.outcome === 'accepted' || verdict.outcome === 'unreachable') failures.release(address);
    return verdict;
  };
  return (token, address) => {
    const digest = createHash('sha256').update(token).digest('base64');
    const found = known.get(digest);
    if (found && options.now() < found.until) return found.verdict;
    if (underWay >= MAX_CONCURRENT) return Promise.resolve(BUSY);
    const wait = failures.take(address);
    if (wait > 0) return Promise.resolve({ outcome: 'limited', retryAfterSeconds: wait });
    const pause = breaker.admit();
    if (pause > 0) {
      failures.release(address);
      return Promise.resolve({ outcome: 'unreachable', retryAfterSeconds: pause });
    }
    const verdict = ask(token, address);
    known.delete(digest);
    known.set(digest, { verdict, until: options.now() + REMEMBERED_MS });
    forgetOldest(known);
    // Only final verdicts are cached.
    void verdict.then(({ outcome }) => {
      const isFinal = outcome === 'accepted' || outcome === 'refused';
      if (!isFinal && known.get(digest)?.verdict === verdict) known.delete(digest);
    });
    return verdict;
  };
}

/** Keeps requests from an upstream that fails again and again. */
interface CircuitBreaker {
  /** Admits one request with 0, or returns the seconds until the next one may be sent. */
  admit: () => number;
  /** Reports the outcome of an admitted request. */
  report: (isSuccess: boolean) => void;
}

/**
 * Returns a breaker that is open for 10 seconds after 5 failures in a row; then one request tries whether the upstream is back,
 * and its failure opens the breaker again.
 */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  return {
    admit: () => {
      if (failures < MAX_FAILURES) return 0;
      const time = now();
      if (time < openUntil) return Math.ceil((openUntil - time) / 1000);
      // Others wait for the outcome of this one.
      openUntil = time + PAUSE_MS;
      return 0;
    },
    report: (isSuccess) => {
      failures = isSuccess ? 0 : failures + 1;
      if (failures >= MAX_FAILURES) openUntil = now() + PAUSE_MS;
    },
  };
}

function forgetOldest(known: Map<string, unknown>): void {
  for (const digest of known.keys()) {
    if (known.size <= MAX_REMEMBERED) return;
    known.delete(digest);
  }
}

async function requestVerdict(token: string, options: PluginAuthOptions): Promise<TokenVerdict> {
  try {
    const response = await fetch(options.url, {
      method: 'POST',
      headers: { ...traceHeaders(), accept: 'application/json' },
      body: new URLSearchParams({ token, secret: options.secret }),
      redirect: 'manual',
      signal: AbortSignal.timeout(options.timeLimitMs ?? TIME_LIMIT_MS),
    });
    const text = await readLimited(response);
    return text === null ? { outcome: 'invalid_response' } : validate(response.status, text);
  } catch {
    return { outcome: 'unreachable', retryAfterSeconds: RETRY_SECONDS };
  }
}

/** Returns the text of a response, or null when it is longer than any valid one. */
async function readLimited(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (!response.body) return '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > RESPONSE_LIMIT_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The platform reports a refusal as `{error}`, with any status below 500; a limit of its own says nothing about the token. */
function validate(status: number, text: string): TokenVerdict {
  if (status === 408 || status === 429) return { outcome: 'unreachable', retryAfterSeconds: RETRY_SECONDS };
  const body = parse(text);
  if (status < 500 && typeof body.error === 'string' && body.error !== '') return { outcome: 'refused' };
  const { account_id: accountId, display_name: displayName } = body;
  if (status !== 200 || !isName(accountId) || !isName(displayName)) return { outcome: 'invalid_response' };
  return { outcome: 'accepted', account: { accountId, displayName } };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 200 && value.isWellFormed();
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
