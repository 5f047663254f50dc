import { hash } from 'node:crypto';

/**
 * Returns the entity tag of a body. It is weak, since compressed and plain forms of a body share it.
 * MD5 serves as a checksum here: it is the fastest digest that Node offers, and nothing relies on its secrecy.
 */
export function etagOf(body: string | Buffer): string {
  return `W/"${hash('md5', body, 'base64url')}"`;
}

/** Returns whether an If-None-Match header names the entity tag, by weak comparison. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}
