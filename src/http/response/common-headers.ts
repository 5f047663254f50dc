/**
 * Returns the headers that responses have in common, as name, value, name, value: the CORS headers of public responses, which
 * operations behind a token or secret do not have, and those of every response. Each list is written out, since every response
 * needs one.
 */
export function commonHeaders(requestId: string, isPublic: boolean): string[] {
  if (!isPublic) {
    return ['X-Content-Type-Options', 'nosniff', 'Vary', 'Accept-Encoding', 'X-Request-Id', requestId];
  }
  return [
    'Access-Control-Allow-Origin',
    '*',
    'Access-Control-Expose-Headers',
    'ETag, Retry-After, X-Request-Id',
    'X-Content-Type-Options',
    'nosniff',
    'Vary',
    'Accept-Encoding',
    'X-Request-Id',
    requestId,
  ];
}
