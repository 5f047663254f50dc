/** Headers that every response has, as name, value, name, value. */
const EVERY_RESPONSE = ['X-Content-Type-Options', 'nosniff', 'Vary', 'Accept-Encoding'] as const;

/** The CORS headers of public responses; operations behind a token or secret have none. */
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
