import { createHash } from 'node:crypto';
import { fetchJson } from './http/fetch-json.js';
import { createRateLimit } from './http/rate-limit.js';

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
/** Requests in a row without a response after which the platform is left alone, and for how long. */
const MAX_FAILURES = 5;
const PAUSE_MS = 10_000;

/**
 * Returns a function that lets the platform check plugin tokens. Verdicts are cached for a minute under a digest of the
 * token; tokens themselves are neither kept nor logged. Each request to the platform has our secret in it, so that failing
 * tokens are limited per address, and a platform that fails again and again is left alone for a while. It never rejects.
 */
export function createPluginAuth(options: PluginAuthOptions): CheckPluginToken {
  const known = new Map<string, { verdict: Promise<TokenVerdict>; until: number }>();
  const failures = createRateLimit(MAX_FAILED_TOKENS, options.now);
  let silences = 0;
  let pausedUntil = 0;
  const ask = async (token: string, address: string): Promise<TokenVerdict> => {
    const verdict = await requestVerdict(token, options);
    // Every response except a refusal by a limit shows that the platform is there: a token that makes it fail must not close the route to others.
    silences = verdict.outcome === 'unreachable' ? silences + 1 : 0;
    if (silences >= MAX_FAILURES) pausedUntil = options.now() + PAUSE_MS;
    if (verdict.outcome === 'accepted' || verdict.outcome === 'unreachable') failures.release(address);
    return verdict;
  };
  return async (token, address) => {
    const digest = createHash('sha256').update(token).digest('base64');
    const found = known.get(digest);
    const time = options.now();
    if (found && time < found.until) return found.verdict;
    if (time < pausedUntil)
      return { outcome: 'unreachable', retryAfterSeconds: Math.ceil((pausedUntil - time) / 1000) };
    const wait = failures.take(address);
    if (wait > 0) return { outcome: 'limited', retryAfterSeconds: wait };
    const verdict = ask(token, address);
    known.delete(digest);
    known.set(digest, { verdict, until: time + REMEMBERED_MS });
    if (known.size > MAX_REMEMBERED) known.delete(known.keys().next().value ?? '');
    // Only final verdicts are cached.
    void verdict.then(({ outcome }) => {
      const isFinal = outcome === 'accepted' || outcome === 'refused';
      if (!isFinal && known.get(digest)?.verdict === verdict) known.delete(digest);
    });
    return verdict;
  };
}

async function requestVerdict(token: string, options: PluginAuthOptions): Promise<TokenVerdict> {
  try {
    const request: RequestInit = {
      method: 'POST',
      body: new URLSearchParams({ token, secret: options.secret }),
      redirect: 'manual',
      signal: AbortSignal.timeout(options.timeLimitMs ?? TIME_LIMIT_MS),
    };
    return toVerdict(await fetchJson(options.url, request, RESPONSE_LIMIT_BYTES));
  } catch {
    return { outcome: 'unreachable', retryAfterSeconds: RETRY_SECONDS };
  }
}

/** The platform reports a refusal as `{error}`, with any status below 500; a limit of its own says nothing about the token. */
function toVerdict({ status, body }: { status: number; body: unknown }): TokenVerdict {
  if (status === 408 || status === 429) return { outcome: 'unreachable', retryAfterSeconds: RETRY_SECONDS };
  const {
    error,
    account_id: accountId,
    display_name: displayName,
  } = (body ?? {}) as Partial<Record<string, unknown>>;
  if (status < 500 && typeof error === 'string' && error !== '') return { outcome: 'refused' };
  if (status !== 200 || !isName(accountId) || !isName(displayName)) return { outcome: 'invalid_response' };
  return { outcome: 'accepted', account: { accountId, displayName } };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 200 && value.isWellFormed();
}
