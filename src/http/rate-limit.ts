import type { IncomingMessage } from 'node:http';
import type { ServiceMiddleware } from './request-state.js';
import { RequestProblem } from './response/problem.js';

const WINDOW_MS = 60_000;
/** Addresses that are counted at the same time, so that memory stays bounded. */
const MAX_ADDRESSES = 100_000;

/** Takes one request of an address; returns the seconds to wait when its budget is used up, else 0. */
export type RateLimit = (address: string) => number;

/**
 * Returns a limit of `perMinute` per address in windows of one minute; 0 is no limit. In a window with too many addresses the
 * oldest one is forgotten and begins anew: a flood of addresses shuts nobody out. `release` gives back what was taken.
 */
export function createRateLimit(
  perMinute: number,
  now: () => number,
): { take: RateLimit; release: (address: string) => void } {
  if (perMinute === 0) return { take: () => 0, release: () => undefined };
  let counts = new Map<string, number>();
  let oldest = counts.keys();
  let endsAt = now() + WINDOW_MS;
  return {
    take: (address) => {
      const time = now();
      if (time >= endsAt) {
        counts = new Map();
        oldest = counts.keys();
        endsAt = time + WINDOW_MS;
      }
      const count = counts.get(address) ?? 0;
      if (count >= perMinute) return Math.max(1, Math.ceil((endsAt - time) / 1000));
      counts.set(address, count + 1);
      if (counts.size > MAX_ADDRESSES) counts.delete(oldest.next().value ?? '');
      return 0;
    },
    release: (address) => {
      const count = counts.get(address) ?? 0;
      if (count > 1) counts.set(address, count - 1);
      else counts.delete(address);
    },
  };
}

/** Returns the middleware that refuses a request over its limit with a 429; health checks and preflights have none. */
export function limitRequests({
  rateLimit,
  isUnlimited = () => false,
}: {
  rateLimit: RateLimit;
  isUnlimited?: (request: IncomingMessage) => boolean;
}): ServiceMiddleware {
  return ({ method, path, req, state }, next) => {
    const isFree = path === '/health' || method === 'OPTIONS' || isUnlimited(req);
    const wait = isFree ? 0 : rateLimit(state.address);
    if (wait === 0) return next();
    throw new RequestProblem({
      status: 429,
      message: `Too many requests from this address. Try again in ${wait} seconds.`,
      headers: { 'Retry-After': String(wait) },
    });
  };
}
