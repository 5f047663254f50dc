/** Headers that every response has, as name, value, name, value. */
const EVERY_RESPONSE = ['X-Content-Type-Options', 'nosniff', 'Vary', 'Accept-Encoding'] as const;

/** What lets pages of other sites read a public response; operations behind a token or secret do without it. */
const CROSS_ORIGIN = [
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  'ETag, Retry-After, X-Request-Id',
] as const;

/** Returns the headers that responses have in common, as name, value, name, value. */
export function commonHeaders(requestId: string, isPublic: boolean): string[] {
  return [...(isPublic ? CROSS_ORIGIN : []), ...EVERY_RESPONSE, 'X-Request-Id', requestId];
}
