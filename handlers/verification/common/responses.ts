import type { Schemas } from '../contract.js';
import { errorShape } from './error-shape.js';

type ErrorResponse = Schemas['ErrorResponse'];

/** Returns a success in the service's envelope. */
export function success<T>(data: T): { status: 200; body: { ok: true; data: T } } {
  return { status: 200, body: { ok: true, data } };
}

/** Returns a 400; the message names the invalid part and what was expected. */
export function invalidRequest(message: string): { status: 400; body: ErrorResponse } {
  return { status: 400, body: errorShape({ status: 400, message }) };
}

/** Returns a 413. */
export function tooLarge(message: string): { status: 413; body: ErrorResponse } {
  return { status: 413, body: errorShape({ status: 413, message }) };
}

/** Returns a 404. */
export function notFound(message: string): { status: 404; body: ErrorResponse } {
  return { status: 404, body: errorShape({ status: 404, message }) };
}

/** Returns a 429 that says how many seconds to wait. */
export function rateLimited(
  message: string,
  retryAfterSeconds: number,
): { status: 429; headers: { 'Retry-After': number }; body: ErrorResponse } {
  return {
    status: 429,
    headers: { 'Retry-After': retryAfterSeconds },
    body: errorShape({ status: 429, message }),
  };
}
