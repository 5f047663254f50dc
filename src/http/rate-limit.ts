import type { IncomingMessage } from 'node:http';
import type { ServiceMiddleware } from './request-state.js';
import { RequestProblem } from './response/problem.js';

const WINDOW_MS = 60_000;
/** More new addresses than this in one window share one budget, so that memory stays bounded. So many are known. */
const MAX_ADDRESSES = 100_000;

/** Takes one request of an address; returns the seconds to wait when its budget is used up, else 0. */
export type RateLimit = (address: string) => number;

/** Limits what fails, per address. */
export interface FailureLimit {
  /** Takes one attempt of an address; returns the seconds to wait when its budget is used up, else 0. */
  take: (address: string) => number;
  /** Gives an attempt back that did not fail. */
  release: (address: string) => void;
}

/** Returns a limit of `perMinute` failures per address in windows of one minute; attempts under way count as failed ones. */
export function createFailureLimit(perMinute: number, now: () => number): FailureLimit {
  let counts = new Map<string, number>();
  let endsAt = now() + WINDOW_MS;
  const keyOf = (address: string): string =>
    counts.size < MAX_ADDRESSES || counts.has(address) ? address : 'others';
  return {
    take: (address) => {
      const time = now();
      if (time >= endsAt) {
        counts = new Map();
        endsAt = time + WINDOW_MS;
      }
      const key = keyOf(address);
      const count = counts.get(key) ?? 0;
      if (count >= perMinute) return Math.max(1, Math.ceil((endsAt - time) / 1000));
      counts.set(key, count + 1);
      return 0;
    },
    release: (address) => {
      const key = keyOf(address);
      const count = counts.get(key) ?? 0;
      if (count > 1) counts.set(key, count - 1);
      else counts.delete(key);
    },
  };
}

/**
 * Returns a limit of `perMinute` requests per address in windows of one minute; 0 is no limit. Addresses beyond those that fit a window
 * share one budget, but for those that are known from before.
 */
export function createRateLimit(perMinute: number, now: () => number): RateLimit {
  if (perMinute === 0) return () => 0;
  let counts = new Map<string, number>();
  let endsAt = now() + WINDOW_MS;
  // Those of earlier windows, seen last at the end.
  const known = new Set<string>();
  const remember = (): void => {
    for (const address of counts.keys()) {
      known.delete(address);
      known.add(address);
    }
    for (const address of known) {
      if (known.size <= MAX_ADDRESSES) break;
      known.delete(address);
    }
  };
  return (address) => {
    const time = now();
    if (time >= endsAt) {
      // A flood of addresses makes none of them known, nor others forgotten.
      if (counts.size < MAX_ADDRESSES) remember();
      counts = new Map();
      endsAt = time + WINDOW_MS;
    }
    const isOwn = counts.size < MAX_ADDRESSES || counts.has(address) || known.has(address);
    const key = isOwn ? address : 'others';
    const count = (counts.get(key) ?? 0) + 1;
    if (count > perMinute) return Math.max(1, Math.ceil((endsAt - time) / 1000));
    counts.set(key, count);
    return 0;
  };
}

/** Returns the middleware that refuses a request over its limit with a 429. */
export function limitRequests({
  rateLimit,
  isUnlimited = () => false,
}: {
  rateLimit: RateLimit;
  isUnlimited?: (request: IncomingMessage) => boolean;
}): ServiceMiddleware {
  return ({ req, state }, next) => {
    const wait = state.isUnlimited || isUnlimited(req) ? 0 : rateLimit(state.address);
    if (wait === 0) return next();
    throw new RequestProblem({
      status: 429,
      message: `Too many requests from this address. Try again in ${wait} seconds.`,
      headers: { 'Retry-After': String(wait) },
    });
  };
}
