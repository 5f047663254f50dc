import type { Problem } from '../../../src/http/response/problem.js';
import type { Schemas } from '../contract.js';

type Code = Schemas['ApiError']['code'];

/** The aggregator's error body: a sentence, a code, and the invalid parts if any. */
export const errorShape = ({ status, message, details }: Problem): Schemas['ApiError'] => ({
  error: message,
  code: toCode(status),
  ...(details ? { details } : {}),
});

function toCode(status: number): Code {
  if (status === 401) return 'unauthorized';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  if (status === 502 || status === 503) return 'upstream_unavailable';
  return status >= 500 ? 'internal_error' : 'invalid_request';
}
