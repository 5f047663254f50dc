import { commonHeaders } from './common-headers.js';
import { chooseCoding } from './compression.js';
import { matchesEtag } from './etag.js';
import type { RequestContext } from '../request-context.js';
import type { StaticFile } from './static-file.js';
import { end } from './write-response.js';

/** Writes a static file, compressed where the client accepts it, or a 304; returns the status. */
export async function writeFile(context: RequestContext, file: StaticFile): Promise<number> {
  const headers = commonHeaders(context.requestId, true);
  headers.push('ETag', file.etag, 'Cache-Control', file.cacheControl);
  for (const [name, value] of Object.entries(file.headers)) headers.push(name, value);
  const stored = context.request.headers['if-none-match'];
  if (stored !== undefined && matchesEtag(stored, file.etag)) return end(context, 304, headers, null);
  headers.push('Content-Type', file.contentType);
  const coding = chooseCoding(context.request.headers['accept-encoding'] ?? '');
  if (coding === null) return end(context, 200, headers, file.body);
  headers.push('Content-Encoding', coding);
  return end(context, 200, headers, await file.encoded(coding));
}
