import type { Problem } from '../../../src/http/response/problem.js';
import type { Schemas } from '../contract.js';

type Code = Schemas['ApiError']['code'];

/** The verification service's error body: its envelope, with one of five codes. */
export const errorShape = ({ status, message }: Problem): Schemas['ErrorResponse'] => ({
  ok: false,
  error: { code: toCode(status), message },
});

function toCode(status: number): Code {
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  if (status === 502 || status === 503) return 'upstream_unavailable';
  return status >= 500 ? 'internal_error' : 'invalid_request';
}
