/** The longest header that is compared, for more than a hundred entity tags; a longer one matches nothing. */
const MAX_TAGS = 4096;

/** What a proxy that compresses adds to an entity tag: Apache's mod_deflate `-gzip`, others `;gzip`. */
const ADDED_BY_PROXY = /[-;]gzip(?="$)/;

/** Returns whether an If-None-Match header names the entity tag, by weak comparison. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.length > MAX_TAGS) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '').replace(ADDED_BY_PROXY, '') === opaque);
}
