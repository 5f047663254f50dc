import type { Unavailability } from '../../../src/contract.js';
import type { Schemas } from '../contract.js';
import { errorShape } from './error-shape.js';

type ApiError = Schemas['ApiError'];

/** Returns a success. */
export function success<T>(body: T): { status: 200; body: T } {
  return { status: 200, body };
}

/** Returns the success of an ingest route, with its result. */
export function ingested<T>(ingest: T): { status: 200; body: { ok: true; ingest: T } } {
  return { status: 200, body: { ok: true, ingest } };
}

/** Returns a success that changes with time, so that no cache may store it. */
export function notStored<T>(body: T): { status: 200; headers: { 'Cache-Control': 'no-store' }; body: T } {
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body };
}

/** Returns a 400 about the part of the request at `path`; the message says what was expected. */
export function invalidRequest(path: string, message: string): { status: 400; body: ApiError } {
  return { status: 400, body: errorShape({ status: 400, message, details: [{ path, message }] }) };
}

/** What the 401 of the ingest routes asks for. */
export const INGEST_CHALLENGE = 'Bearer realm="ingest"';
/** A token in the body is no scheme of HTTP's registry; the realm names the field. */
export const PLUGIN_CHALLENGE = 'ApiKey realm="opToken"';

/** Returns a 401 with the token that it asks for. */
export function unauthorized<Challenge extends string>(
  message: string,
  challenge: Challenge,
): { status: 401; headers: { 'WWW-Authenticate': Challenge }; body: ApiError } {
  return {
    status: 401,
    headers: { 'WWW-Authenticate': challenge },
    body: errorShape({ status: 401, message }),
  };
}

/** Returns a 404. */
export function notFound(message: string): { status: 404; body: ApiError } {
  return { status: 404, body: errorShape({ status: 404, message }) };
}

/** Returns the 404 of a club without a snapshot. */
export function clubNotFound(clubId: number): ReturnType<typeof notFound> {
  return notFound(`Club ${clubId} is not known.`);
}

/** Returns the 404 of an unknown project. */
export function projectNotFound(projectKey: string): ReturnType<typeof notFound> {
  return notFound(`There is no project ${projectKey}.`);
}

/**
 * Returns the failure of an upstream service: 502 for an invalid response, 503 for none. `isCausedByClient` says that the client set too
 * short a timeout.
 */
export function upstreamUnavailable<S extends 502 | 503>(
  status: S,
  message: string,
  isCausedByClient = false,
): { status: S; body: ApiError; unavailability: Unavailability } {
  return {
    status,
    body: errorShape({ status, message }),
    unavailability: { reason: message, isCausedByClient },
  };
}

/** Returns a 503 for an upstream that cannot be asked now, with the seconds to wait, `isCausedByClient` as above. */
export function unreachable(
  message: string,
  retryAfterSeconds: number,
  isCausedByClient = false,
): {
  status: 503;
  headers: { 'Retry-After': number };
  body: ApiError;
  unavailability: Unavailability;
} {
  return {
    ...upstreamUnavailable(503, message, isCausedByClient),
    headers: { 'Retry-After': retryAfterSeconds },
  };
}

/** Returns a 429 that says how many seconds to wait. */
export function rateLimited(
  message: string,
  retryAfterSeconds: number,
): { status: 429; headers: { 'Retry-After': number }; body: ApiError } {
  return {
    status: 429,
    headers: { 'Retry-After': retryAfterSeconds },
    body: errorShape({ status: 429, message }),
  };
}
