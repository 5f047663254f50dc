import { hash } from 'node:crypto';

/**
 * Returns the entity tag of a body. It is weak, since compressed and plain forms of a body share it.
 * SHA-1 serves as a checksum here: processors have instructions for it, and nothing relies on its strength.
 */
export function etagOf(body: string | Buffer): string {
  return etagOfDigest(hash('sha1', body, 'base64url'));
}

/** Returns the entity tag of a body from its SHA-1 in base64url. */
export function etagOfDigest(digest: string): string {
  return `W/"${digest}"`;
}

/** Returns whether an If-None-Match header names the entity tag, by weak comparison. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}
