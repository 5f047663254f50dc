import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { RequestProblem } from './problem.js';

/** A header and the token that it must have. */
export interface TokenHeader {
  /** In lower case. */
  name: string;
  /** The scheme before the token, such as `Bearer`; its case does not matter. */
  scheme?: string;
  token: string;
}

/**
 * Returns a guard that accepts a request when any of the headers has its token, and throws a 401 otherwise.
 * Tokens are compared in constant time, before the body is read.
 */
export function createTokenGuard(
  accepted: readonly TokenHeader[],
  message = 'Unauthorized',
): (request: IncomingMessage) => void {
  const wanted = accepted.map((header) => ({ header, digest: digestOf(header.token) }));
  return ({ headers }) => {
    // All are compared, so that the time does not reveal which one matched.
    const matches = wanted.filter(({ header, digest }) =>
      timingSafeEqual(digestOf(readToken(headers, header)), digest),
    );
    if (matches.length === 0) throw new RequestProblem({ status: 401, message });
  };
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function readToken(headers: IncomingHttpHeaders, { name, scheme }: TokenHeader): string {
  const value = headers[name];
  const text = typeof value === 'string' ? value.trim() : '';
  if (scheme === undefined) return text;
  const start = `${scheme} `.toLowerCase();
  return text.toLowerCase().startsWith(start) ? text.slice(start.length).trim() : '';
}
